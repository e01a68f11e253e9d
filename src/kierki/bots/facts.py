"""What a seat knows of the hidden cards: its view turned into places and bans for the sampler.

Every fact here is certain, whatever the others' habits: what a card played, a turn passed or the
opening lead shows is asked of the rules themselves. What is only likely stands in `Facts.odds`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from kierki.cards.deck import deck, hand_size, has_stock_card
from kierki.cards.seat import Seat
from kierki.game.opening import trick_table
from kierki.game.view import View
from kierki.rules import layout, tricks
from kierki.rules.table import LotteryTable, TrickTable, compile_lottery
from kierki.search.worlds import Odds, Place, Sampler, prepare
from kierki.variants.contract import LotteryContract, Opening, TrickContract, TrumpCall

CLUBS = tricks.SUIT_BITS
Shown = tuple[int, int, bool, bool]
"""What matters of a card played: the suit led, or -1; the card; first trick; hearts broken."""
NAMER_ODDS = {TrumpCall.DECLARER: 1.8, TrumpCall.FIRST_FIVE: 1.4, TrumpCall.TALON: 2.0}
"""How much likelier a trump lies with the seat that named it, by how much that seat had seen."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The hidden cards of one moment, as one seat knows them."""

    unseen: int
    """Mask of the cards that the seat does not see and that are not played."""
    places: tuple[Place, ...]
    """Where cards are: every hand, its own too, and the stock card while it is face down.

    `Place.at` is the offset in a position of the rules: the seat itself, or `STOCK`. A hand into
    which the taker of the talon gave a card has two places.
    """
    odds: tuple[Odds, ...] = ()
    """What is likelier than chance, though not certain."""


def facts_of(view: View) -> Facts:
    """Return what the seat of *view* knows of the cards it does not see."""
    contract, players = view.contract, view.players
    assert contract is not None, "the match is over"
    own = view.hand.mask
    if view.shooter is not None:
        return Facts(0, tuple(Place(seat, 0) for seat in range(players)))
    gone = _gone(view)
    unseen = _whole(players) & ~(gone | own)
    places = [
        Place(seat, size, own if seat == view.seat else 0)
        for seat, size in enumerate(_sizes(view))
    ]
    match contract:
        case LotteryContract():
            table = compile_lottery(contract, players)
            places = _banned(places, passes_shown(table, view, _stock_laid(view)))
            if has_stock_card(players) and not _stock_laid(view):
                fitted = layout.fitting(table, view.laid.mask)  # else it would lie there (R-LOT-5)
                places.append(Place(layout.STOCK, 1, 0, fitted))
            return Facts(unseen, tuple(places))
        case TrickContract():
            if has_stock_card(players):
                places.append(Place(tricks.STOCK, 1))
            places = _banned(places, plays_shown(view))
            if contract.opening is Opening.LOWEST_CLUB and view.leader is not None:
                places = _without_lower_clubs(view, places, unseen)
            if view.received:
                places = _with_fixed(
                    places,
                    [((_seat(view) + view.pass_steps) % players, view.passed.mask & unseen)],
                )
            odds: list[Odds] = []
            if view.talon_taker is not None:
                unseen, places, odds = _after_talon(view, unseen, places)
            elif view.talon:
                unseen &= ~view.talon.mask  # it lies open on the table
            namer, trump = view.namer, view.trump
            if namer is not None and trump is not None and namer != view.seat:
                suit, call = tricks.SUIT_BITS << 13 * trump, contract.trump_call
                odds.append(Odds(namer, suit, NAMER_ODDS[call or TrumpCall.DECLARER]))
            return Facts(unseen, tuple(places), tuple(odds))


def sampler_of(facts: Facts, *, beliefs: bool = False) -> Sampler:
    """Return a sampler of the worlds that agree with *facts*, weighed by its odds on demand."""
    return prepare(facts.places, facts.unseen, facts.odds if beliefs else ())


@cache
def _whole(players: int) -> int:
    return sum(1 << card for card in deck(players))


def _seat(view: View) -> Seat:
    assert view.seat is not None, "an onlooker has passed nothing"
    return view.seat


def _gone(view: View) -> int:
    """Return the mask of the cards played or laid."""
    gone = view.laid.mask
    for trick in view.tricks:
        for card in trick.cards:
            gone |= 1 << card
    for card in view.trick:
        gone |= 1 << card
    return gone


def _sizes(view: View) -> tuple[int, ...]:
    """Return how many cards each seat has, those that are not dealt out yet among them."""
    contract = view.contract
    if (
        isinstance(contract, TrickContract)
        and contract.trump_call is TrumpCall.FIRST_FIVE
        and view.trump is None
    ):
        return (hand_size(view.players),) * view.players
    return view.hand_sizes


def _banned(places: Sequence[Place], bans: Sequence[int]) -> list[Place]:
    """Return *places* with what each seat cannot hold; those beyond the seats are left alone."""
    more = [0] * (len(places) - len(bans))
    return [
        replace(place, cannot=place.cannot | ban) if ban else place
        for place, ban in zip(places, (*bans, *more), strict=True)
    ]


def _with_fixed(places: Sequence[Place], fixed: Sequence[tuple[int, int]]) -> list[Place]:
    """Return *places* with cards that are known to lie with a seat."""
    known = list(places)
    for seat, cards in fixed:
        known[seat] = replace(known[seat], fixed=known[seat].fixed | cards)
    return known


# What a card played shows.


def plays_shown(view: View) -> tuple[int, ...]:
    """Return for each seat the mask of the cards that its plays in this deal show it without."""
    contract, players = view.contract, view.players
    assert isinstance(contract, TrickContract)
    table = trick_table(contract, players, teams=view.variant.teams)
    shown = [0] * players
    known = _known_bans(table)
    broken = False
    for first, leader, cards in _played(view):
        led = -1
        for place, card in enumerate(cards, start=leader):
            key = (led, card, first, broken)
            ban = known.get(key)
            if ban is None:
                ban = known[key] = _ban(table, *key)
            shown[place % players] |= ban
            broken = broken or bool(table.broken_by >> card & 1)
            if led < 0:
                led = card // 13
    return tuple(shown)


def _played(view: View) -> Iterator[tuple[bool, int, Sequence[int]]]:
    """Yield whether a trick was the first, its leader and its cards, the one in hand too."""
    for number, trick in enumerate(view.tricks):
        yield number == 0, trick.leader, trick.cards
    if view.trick and view.leader is not None:
        yield not view.tricks, view.leader, view.trick


@lru_cache(maxsize=64)
def _known_bans(table: TrickTable) -> dict[Shown, int]:  # noqa: ARG001  # one for each table
    """Return where the bans of a contract are kept once worked out."""
    return {}


def _ban(table: TrickTable, led: int, card: int, first: bool, broken: bool) -> int:  # noqa: FBT001
    """Return the mask of the cards beside which *card* could not have been played.

    A hand of two cards is enough to ask the rules: one card that is still allowed beside the one
    played would have had to be played in its stead, and more cards do not change that.
    """
    position = [0] * tricks.SIZE
    tricks.clear(position)
    position[tricks.LED] = led
    position[tricks.BROKEN] = int(broken)
    position[tricks.PLAYED] = 0 if first and led < 0 else 1 if first else table.players
    if led < 0 and table.lowest_club_leads:
        position[tricks.OPENING] = 1 << card
    banned = 0
    for other in range(52):
        if other != card:
            position[tricks.HAND] = 1 << card | 1 << other
            if not tricks.legal_cards(table, position) >> card & 1:
                banned |= 1 << other
    return banned


def _without_lower_clubs(view: View, places: Sequence[Place], unseen: int) -> list[Place]:
    """Return *places* with what the opening lead of the lowest club shows (R-FIRST-1).

    Of lower clubs only the stock card can be one.
    """
    assert view.leader is not None
    opener = view.tricks[0].leader if view.tricks else view.leader
    opening = view.tricks[0].cards if view.tricks else view.trick
    own = view.hand.mask & CLUBS
    if opening or opener == view.seat:
        led = 1 << opening[0] if opening else own & -own
        return _banned(places, (led - 1,) * view.players)
    lowest = unseen & CLUBS & -(unseen & CLUBS)
    bans = tuple(0 if seat == opener else lowest for seat in range(view.players))
    return _banned(places, bans)


# What the talon shows.


def _after_talon(
    view: View, unseen: int, places: list[Place]
) -> tuple[int, list[Place], list[Odds]]:
    """Return unseen cards, places and odds when the talon has been taken (R-TRUMP-3).

    The taker has its cards but for those given away, one to each other seat. So of the talon each
    other hand holds at most one card, and none when it has played one: a place for the card given,
    another for the rest.
    """
    taker = view.talon_taker
    talon = view.talon.mask & unseen
    assert taker is not None
    if view.namer is None:
        if taker != view.seat:
            places = _with_fixed(places, [(taker, talon)])
        return unseen, places, []
    if taker == view.seat:
        given = [(seat, 1 << card & unseen) for seat, card in view.given]
        return unseen, _with_fixed(places, given), []
    played = _played_by(view)
    whole = hand_size(view.players)
    odds: list[Odds] = []
    if not talon:
        return unseen, places, odds
    for seat in range(view.players):
        hand = places[seat]
        if seat in (taker, view.seat) or hand.size == 0:
            continue
        places[seat] = replace(hand, cannot=hand.cannot | view.talon.mask)
        if not played[seat] & view.talon.mask:
            # The card given may have been played: the smaller the hand, the likelier.
            odds.append(Odds(len(places), talon, hand.size / whole))
            places[seat] = replace(places[seat], size=hand.size - 1)
            places.append(replace(hand, size=1))
    return unseen, places, odds


def _played_by(view: View) -> list[int]:
    """Return the mask of the cards that each seat has played in this deal."""
    played = [0] * view.players
    for _, leader, cards in _played(view):
        for place, card in enumerate(cards, start=leader):
            played[place % view.players] |= 1 << card
    return played


# What a turn passed in the lottery shows.


def _stock_laid(view: View) -> int:
    """Return the mask of the stock card once it lies on the table."""
    return view.laid.mask & ~sum(1 << move.card for move in view.moves if move.card is not None)


def passes_shown(table: LotteryTable, view: View, stock: int) -> tuple[int, ...]:
    """Return for each seat the mask of the cards that fitted when it passed (R-LOT-2)."""
    shown = [0] * view.players
    laid = stock & layout.fitting(table, 0)
    for move in view.moves:
        if move.card is None:
            shown[move.seat] |= layout.fitting(table, laid)
        else:
            laid |= 1 << move.card
            laid |= stock & layout.fitting(table, laid)
    return tuple(shown)
