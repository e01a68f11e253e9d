"""Holding a server to its promise: no frame names a card that its receiver cannot know.

What a seat can know is worked out here from the referee's own states, not from views: the cards
it has held in the deal, those played or laid open, the talon, what it gave.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kierki.cards.card import format_card
from kierki.cards.cardset import CardSet
from kierki.cards.seat import Seat
from kierki.game.actions import Action, Play
from kierki.game.state import Finished, Giving, Lottery, Match, Naming, Passing, Tricks
from kierki.rules import layout, tricks

CARD = re.compile(r"(?<![0-9A-Za-z])(?:[2-9TJQKA][CDSH])(?![0-9A-Za-z])")


Course = Sequence[tuple[Match, Action | None]]
"""Every state of a match, and the action that led there; the last one is current."""


class LeakError(AssertionError):
    """A receiver was sent something that it cannot know."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A frame and the state of the match when it was sent."""

    seat: Seat | None
    """Whose connection it was; None: an onlooker's."""
    frame: str
    course: Course
    """The match up to then; empty before it began."""
    secrets: tuple[str, ...] = ()
    """Texts that must not be in it."""


def check_frames(sent: Iterable[Sent]) -> int:
    """Return how many cards the frames name, all of which their receivers can know.

    Raises:
        LeakError: one cannot be known, or a secret is told.
    """
    named = 0
    for one in sent:
        for secret in one.secrets:
            if secret in one.frame:
                raise LeakError(f"a secret is told to seat {one.seat}: {one.frame}")
        message = json.loads(one.frame)
        message.pop("options", None)  # rules name cards too
        found = set(CARD.findall(json.dumps(message)))
        known = known_cards(one.course, one.seat)
        if strange := found - known:
            raise LeakError(f"{sorted(strange)} told to seat {one.seat}: {one.frame}")
        named += len(found)
    return named


def known_cards(course: Course, seat: Seat | None) -> set[str]:
    """Return the names of the cards of the deal in hand, and of the last, that *seat* has seen."""
    known = 0
    if not course:
        return set()
    number = len(course[-1][0].results)
    for match, action in course:
        if len(match.results) >= number - 1:
            known |= _seen(match, seat)
            if isinstance(action, Play):  # the last card of a deal is in no state after it
                known |= 1 << action.card
    return {format_card(card) for card in CardSet(known)}


def _seen(match: Match, seat: Seat | None) -> int:
    """Return the mask of the cards that *seat* sees in one state."""
    phase = match.phase
    if isinstance(phase, Finished):
        return 0
    seen = CardSet.of(phase.deal.dealt.talon).mask
    match phase:
        case Tricks():
            hands = phase.position[tricks.HAND : tricks.HAND + match.players]
            for trick in phase.tricks:
                seen |= CardSet.of(trick.cards).mask
            seen |= CardSet.of(phase.trick).mask
        case Lottery():
            hands = phase.position[layout.HAND : layout.HAND + match.players]
            seen |= phase.position[layout.LAID]
        case Naming():
            hands = phase.seen
        case Passing() | Giving():
            hands = phase.hands
        case _:
            hands = getattr(phase, "hands", (0,) * match.players)
    return seen if seat is None else seen | hands[seat]
