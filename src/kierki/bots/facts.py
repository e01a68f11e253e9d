"""What a seat knows of the hidden cards: its view turned into places and bans for the sampler.

Every fact here is certain, whatever the others' habits: what a card played, a turn passed or the
opening lead shows is asked of the rules themselves. What is only likely stands in `Facts.odds`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from kierki.cards.deck import deck, hand_size, has_stock_card
from kierki.game.opening import trick_table
from kierki.game.view import View
from kierki.rules import layout, tricks
from kierki.rules.table import LotteryTable, TrickTable, compile_lottery
from kierki.search.worlds import Odds, Place, Sampler, prepare
from kierki.variants.contract import LotteryContract, Opening, TrickContract, TrumpCall

Shown = tuple[int, int, bool, bool]
"""What matters of a card played: the suit led, or -1; the card; first trick; hearts broken."""
NAMER_ODDS = {TrumpCall.DECLARER: 2.3, TrumpCall.FIRST_FIVE: 1.55, TrumpCall.TALON: 4.0}
"""How much likelier a trump lies with the seat that named it: as the rule bot names trumps."""


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


class _Notes:
    """Facts being gathered: for each seat, then for the stock card, what a `Place` will say."""

    def __init__(self, view: View) -> None:
        players = view.players
        self.view, self.players = view, players
        self.played = _played_by(view)
        gone = view.laid.mask
        for cards in self.played:
            gone |= cards
        self.unseen = _whole(players) & ~(gone | view.hand.mask)
        self.at = list(range(players))
        self.sizes = list(view.hand_sizes)
        self.fixed = [0] * players
        self.cannot = [0] * players
        self.odds: list[Odds] = []
        if view.seat is not None:
            self.fixed[view.seat] = view.hand.mask

    def add(self, at: int, size: int, cannot: int = 0) -> None:
        """Note another place."""
        self.at.append(at)
        self.sizes.append(size)
        self.fixed.append(0)
        self.cannot.append(cannot)

    def ban(self, bans: Iterable[int]) -> None:
        """Note what each seat cannot hold."""
        for seat, cards in enumerate(bans):
            self.cannot[seat] |= cards

    def facts(self) -> Facts:
        """Return what has been noted."""
        places = map(Place, self.at, self.sizes, self.fixed, self.cannot)
        return Facts(self.unseen, tuple(places), tuple(self.odds))


def facts_of(view: View) -> Facts:
    """Return what the seat of *view*, or an onlooker, knows of the cards it does not see."""
    assert view.contract is not None, "the match is over"
    if view.shooter is not None:  # the deal is played
        return Facts(0, tuple(Place(seat, 0) for seat in range(view.players)))
    notes = _Notes(view)
    match view.contract:
        case LotteryContract():
            _note_lottery(notes, compile_lottery(view.contract, view.players))
        case TrickContract():
            _note_tricks(notes, view.contract)
    return notes.facts()


def sampler_of(facts: Facts, *, beliefs: bool = False) -> Sampler:
    """Return a sampler of the worlds that agree with *facts*, weighed by its odds on demand."""
    return prepare(facts.places, facts.unseen, facts.odds if beliefs else ())


@cache
def _whole(players: int) -> int:
    return sum(1 << card for card in deck(players))


def _played(view: View) -> Iterator[tuple[int, Sequence[int]]]:
    """Yield who led to each trick and its cards, the one in hand too."""
    for trick in view.tricks:
        yield trick.leader, trick.cards
    if view.trick and view.leader is not None:
        yield view.leader, view.trick


def _played_by(view: View) -> list[int]:
    """Return the mask of the cards that each seat has played in this deal."""
    players = view.players
    played = [0] * players
    for leader, cards in _played(view):
        for place, card in enumerate(cards, start=leader):
            played[place % players] |= 1 << card
    return played


def _note_tricks(notes: _Notes, contract: TrickContract) -> None:
    view, players = notes.view, notes.players
    if contract.trump_call is TrumpCall.FIRST_FIVE and view.trump is None:
        notes.sizes = [hand_size(players)] * players  # not all of it is dealt out yet
    notes.ban(plays_shown(view))
    if contract.opening is Opening.LOWEST_CLUB and view.leader is not None:
        notes.ban(_lower_clubs(notes))
    if has_stock_card(players):
        notes.add(tricks.STOCK, 1)
    if view.received and view.seat is not None:
        receiver = (view.seat + view.pass_steps) % players
        notes.fixed[receiver] |= view.passed.mask & notes.unseen
    if view.talon:
        _note_talon(notes)
    namer, trump, call = view.namer, view.trump, contract.trump_call
    if namer is not None and trump is not None and call is not None and namer != view.seat:
        notes.odds.append(Odds(namer, tricks.SUIT_BITS << 13 * trump, NAMER_ODDS[call]))


# What a card played shows.


def plays_shown(view: View) -> tuple[int, ...]:
    """Return for each seat the mask of the cards that its plays in this deal show it without."""
    contract, players = view.contract, view.players
    assert isinstance(contract, TrickContract)
    table = trick_table(contract, players, teams=view.variant.teams)
    known = _known_bans(table)
    shown = [0] * players
    broken = False
    for number, (leader, cards) in enumerate(_played(view)):
        led = -1
        for place, card in enumerate(cards, start=leader):
            play = (led, card, number == 0, broken)
            ban = known.get(play)
            if ban is None:
                ban = known[play] = _ban(table, play)
            shown[place % players] |= ban
            broken = broken or bool(table.broken_by >> card & 1)
            if led < 0:
                led = card // 13
    return tuple(shown)


@lru_cache(maxsize=64)
def _known_bans(table: TrickTable) -> dict[Shown, int]:  # noqa: ARG001  # one for each table
    """Return where the bans of a contract are kept once worked out."""
    return {}


def _ban(table: TrickTable, play: Shown) -> int:
    """Return the mask of the cards beside which the card of *play* could not have been played.

    A hand of two cards is enough to ask the rules: a card that forbids the one played does so
    whatever else is held.
    """
    led, card, first, broken = play
    position = [0] * tricks.SIZE
    tricks.clear(position)
    position[tricks.LED] = led
    position[tricks.BROKEN] = int(broken)
    position[tricks.PLAYED] = 0 if first and led < 0 else 1 if first else table.players
    if led < 0 and table.lowest_club_leads:
        position[tricks.OPENING] = 1 << card  # only looked at before the first card
    banned = 0
    for other in range(52):
        if other != card:
            position[tricks.HAND] = 1 << card | 1 << other
            if not tricks.legal_cards(table, position) >> card & 1:
                banned |= 1 << other
    return banned


def _lower_clubs(notes: _Notes) -> tuple[int, ...]:
    """Return for each seat the clubs that the opening lead shows it without (R-FIRST-1).

    The lowest club in any hand is led, so a lower one can only be the stock card.
    """
    view = notes.view
    assert view.leader is not None
    opener = view.tricks[0].leader if view.tricks else view.leader
    opening = view.tricks[0].cards if view.tricks else view.trick
    if opening:
        return ((1 << opening[0]) - 1,) * notes.players
    clubs = (view.hand.mask if opener == view.seat else notes.unseen) & tricks.SUIT_BITS
    lowest = clubs & -clubs
    if opener == view.seat:
        return (lowest - 1,) * notes.players
    return tuple(0 if seat == opener else lowest for seat in range(notes.players))


# What the talon shows.


def _note_talon(notes: _Notes) -> None:
    """Note where the talon's cards are (R-TRUMP-3).

    The taker has them but for those given away, one card to each other seat. So each other hand
    holds at most one of them, and none once it has played one: there is a place for the card
    given, and another for the rest of the hand.
    """
    view = notes.view
    taker, whole = view.talon_taker, hand_size(notes.players)
    talon = view.talon.mask & notes.unseen
    if taker is None:
        notes.unseen &= ~talon  # it lies open on the table
    elif view.namer is None:
        notes.fixed[taker] |= view.talon.mask
    elif taker == view.seat:
        for receiver, card in view.given:
            notes.fixed[receiver] |= 1 << card & notes.unseen
    elif talon:
        for seat in range(notes.players):
            size, cannot = notes.sizes[seat], notes.cannot[seat]
            if seat in (taker, view.seat) or size == 0:
                continue
            notes.cannot[seat] |= talon
            if not notes.played[seat] & view.talon.mask:
                # The card given may be gone: the fewer cards are left, the likelier.
                notes.odds.append(Odds(len(notes.at), talon, size / whole))
                notes.sizes[seat] -= 1
                notes.add(seat, 1, cannot)


# What a turn passed in the lottery shows.


def _note_lottery(notes: _Notes, table: LotteryTable) -> None:
    view = notes.view
    stock = view.laid.mask
    for move in view.moves:
        if move.card is not None:
            stock &= ~(1 << move.card)
    notes.ban(passes_shown(table, view, stock))
    if has_stock_card(notes.players) and not stock:
        # Had it fitted, it would lie on the table (R-LOT-5).
        notes.add(layout.STOCK, 1, layout.fitting(table, view.laid.mask))


def passes_shown(table: LotteryTable, view: View, stock: int) -> tuple[int, ...]:
    """Return for each seat the mask of the cards that fitted when it passed (R-LOT-2).

    *stock* is the mask of the stock card once it lies on the table.
    """
    shown = [0] * view.players
    laid = stock & layout.fitting(table, 0)
    for move in view.moves:
        if move.card is None:
            shown[move.seat] |= layout.fitting(table, laid)
        else:
            laid |= 1 << move.card
            laid |= stock & layout.fitting(table, laid)
    return tuple(shown)
