"""Where a record is wrong: what breaks the rules, and what it says that is not so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from kierki.cards.errors import KierkiError
from kierki.cards.seat import Seat
from kierki.game.actions import Action
from kierki.game.errors import IllegalAction
from kierki.game.events import MatchEnded
from kierki.game.state import Deal, Finished, MoonPending, Tricks
from kierki.record.plain import cards_of, facts_of, taken_in
from kierki.record.record import IllegalRecordError
from kierki.record.replay import PlayedDeal, played_deals
from kierki.record.stored import Stored, StoredDeal


class Claim(StrEnum):
    """What a file says besides the actions: all of it follows from them and from the seed."""

    DEALS = "deals"
    NUMBER = "number"
    CONTRACT = "contract"
    DEALER = "dealer"
    HANDS = "hands"
    TALON = "talon"
    STOCK = "stock"
    TAKEN = "taken"
    POINTS = "points"
    WON = "won"
    TRUMP = "trump"
    NAMER = "namer"
    PRICE = "price"
    SHOOTER = "shooter"
    MOON = "moon"
    OUT = "out"
    EARLY = "early"
    TOTALS = "totals"
    WINNERS = "winners"


BY_SEAT = (Claim.HANDS, Claim.POINTS, Claim.WON, Claim.TOTALS)
"""Claims that are one for each seat."""


@dataclass(frozen=True, slots=True)
class Differs:
    """Something is said that is not so."""

    claim: Claim
    stored: object
    """As plain data, for the seat or the trick if there is one."""
    right: object
    """None: nothing of the kind."""
    deal: int | None = None
    """Number of the deal, from 1; None: it is said of the match."""
    seat: Seat | None = None
    trick: int | None = None
    """Number of the trick, from 1."""


@dataclass(frozen=True, slots=True)
class Breaks:
    """An action breaks the rules. What comes after it cannot be judged."""

    deal: int
    trick: int | None
    """Number of the trick, from 1; None where no tricks are played."""
    index: int
    """Number of the action within the deal, from 1."""
    seat: Seat
    action: Action
    reason: IllegalAction


@dataclass(frozen=True, slots=True)
class Misplaced:
    """A deal is given actions of the next one, or the next one is given some of its own."""

    deal: int
    stored: int
    """How many actions the file gives to the deal."""
    right: int


@dataclass(frozen=True, slots=True)
class Unplayable:
    """The match cannot start: its prepared deals do not fit the variant."""

    reason: KierkiError


Finding = Differs | Breaks | Misplaced | Unplayable


def verify(stored: Stored) -> tuple[Finding, ...]:
    """Return all that is wrong with *stored*, in the order of the match; empty: it is right.

    What a file leaves out is not held against it.
    """
    findings: list[Finding] = []
    played: list[PlayedDeal] = []
    try:
        for deal in played_deals(stored.record):
            played.append(deal)
            if deal.deal.number <= len(stored.deals):
                findings += _deal(stored.deals[deal.deal.number - 1], deal)
    except IllegalRecordError as error:
        return (*findings, *_broken(stored, error))
    except KierkiError as error:
        return (Unplayable(error),)
    return (*findings, *_match(stored, played))


def _deal(stored: StoredDeal, played: PlayedDeal) -> Iterator[Finding]:
    number, result = played.deal.number, played.result
    yield from _dealt(stored, played.deal)
    if stored.taken is not None:
        yield from _differing({"taken": stored.taken}, {"taken": taken_in(played)}, number)
    if stored.result is not None:
        right = {} if result is None else facts_of(result)
        yield from _differing(facts_of(stored.result), right, number)
    if result is not None and len(stored.actions) != len(played.actions):
        yield Misplaced(number, len(stored.actions), len(played.actions))


def _dealt(stored: StoredDeal, deal: Deal) -> Iterator[Finding]:
    """Compare what is settled before the first action of a deal."""
    said = {"number": stored.number, "contract": stored.contract, "dealer": stored.dealer}
    right = {"number": deal.number, "contract": deal.contract.key, "dealer": deal.dealer}
    whole = right | cards_of(deal.dealt)
    yield from _differing(said | cards_of(stored.dealt), whole, deal.number)


def broken_by(error: IllegalRecordError) -> Breaks:
    """Return what *error* says of a record."""
    phase, match = error.match.phase, error.match
    number = match.results[-1].number if isinstance(phase, Finished) else phase.deal.number
    trick = len(phase.tricks) + 1 if isinstance(phase, Tricks) else None
    return Breaks(number, trick, error.index + 1, error.seat, error.action, error.reason)


def _broken(stored: Stored, error: IllegalRecordError) -> Iterator[Finding]:
    """Compare the deal in which an action breaks the rules, as far as it went."""
    phase, breaks = error.match.phase, broken_by(error)
    number = breaks.deal
    if not isinstance(phase, Finished) and number <= len(stored.deals):
        claimed = stored.deals[number - 1]
        yield from _dealt(claimed, phase.deal)
        if isinstance(phase, Tricks | MoonPending) and claimed.taken is not None:
            right = [done.winner for done in phase.tricks]
            said = claimed.taken[: len(right)]
            yield from _differing({"taken": said}, {"taken": right}, number)
    yield breaks


def _match(stored: Stored, played: Sequence[PlayedDeal]) -> Iterator[Finding]:
    if len(stored.deals) > len(played):
        yield Differs(Claim.DEALS, len(stored.deals), len(played))
    last = played[-1]
    if stored.totals is not None:
        yield from _differing({"totals": stored.totals}, {"totals": last.totals})
    if stored.winners is not None:
        ended = last.events[-1]
        right = list(ended.winners) if isinstance(ended, MatchEnded) else None
        if right != list(stored.winners):
            yield Differs(Claim.WINNERS, list(stored.winners), right)


def _differing(
    stored: Mapping[str, object],
    right: Mapping[str, object],
    deal: int | None = None,
) -> Iterator[Differs]:
    for key, said in stored.items():
        claim, so = Claim(key), right.get(key)
        each = claim in BY_SEAT or claim is Claim.TAKEN
        if not each or not isinstance(said, list | tuple) or not isinstance(so, list | tuple):
            if said != so:
                yield Differs(claim, said, so, deal)
            continue
        for index in range(max(len(said), len(so))):
            one = said[index] if index < len(said) else None
            other = so[index] if index < len(so) else None
            if one == other:
                continue
            if claim is Claim.TAKEN:
                yield Differs(claim, one, other, deal, trick=index + 1)
            else:
                yield Differs(claim, one, other, deal, seat=Seat(index))
