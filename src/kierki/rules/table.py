"""Contracts compiled to integers: all that the rule functions look at."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from kierki.cards.cardset import CardSet, of_rank
from kierki.cards.deck import deck, hand_size
from kierki.variants.contract import LotteryContract, Moon, Opening, TrickContract

MOST_TRICKS = 17
NO_TRUMP = -1

MOON_NONE = 0
"""The points simply count."""
MOON_OLD = 1
MOON_NEW = 2
MOON_SUN = 3
MOON_CODES = {
    Moon.NONE: MOON_NONE,
    Moon.COUNT: MOON_NONE,
    Moon.OLD: MOON_OLD,
    Moon.GIVE: MOON_OLD,
    Moon.MIXED: MOON_OLD,
    Moon.NEW: MOON_NEW,
    Moon.LOSE: MOON_NEW,
    Moon.SUN: MOON_SUN,
}
"""How each moon is settled unless the shooter chooses otherwise."""


class Reader(Protocol):
    """A flat vector of integers that is only read."""

    def __getitem__(self, offset: int, /) -> int: ...


class Vector(Reader, Protocol):
    """A flat vector of integers: a ``list`` at the table, an ``int64`` array in the search."""

    def __setitem__(self, offset: int, value: int, /) -> None: ...


class TrickTable(NamedTuple):
    """A trick contract at a table of a given size, as integers."""

    players: int
    tricks: int
    """Tricks in a whole deal."""
    trick_ends: int
    """Mask of the numbers of cards played with which a trick ends: no division for every card."""
    card_points: tuple[int, ...]
    """Points for each of the 52 cards."""
    trick_points: tuple[int, ...]
    """Points for each of `MOST_TRICKS` tricks, the first at index 0."""
    scoring: int
    """Mask of the cards that are worth anything."""
    no_lead: int
    """Mask of the cards that may not be led while another card is held."""
    broken_by: int
    """Mask of the cards that lift `no_lead` once played."""
    no_exit: int
    """Mask of the cards that do not count as another card."""
    lowest_club_leads: int
    """1 when the holder of the lowest club must lead it."""
    barred: int
    """Mask of the cards barred from the first trick while there is a choice."""
    must_drop: int
    """Mask of the cards that a seat void in the suit led must discard at once."""
    penalties: int
    """Mask of the cards that together make a moon."""
    penalty_sum: int
    """Points of all `penalties`."""
    moon: int
    """How a moon is settled, `MOON_NONE` … `MOON_SUN`."""
    teams: int
    """1 when seats 0 and 2 play against 1 and 3."""
    no_trick_bonus: int
    """Points for a seat without a trick, unless a moon was shot."""
    stock_to_first_trick: int
    """1 when the winner of the first trick is given the stock card."""


class LotteryTable(NamedTuple):
    """A lottery at a table of a given size, as integers."""

    players: int
    start: int
    """Mask of the cards that open a suit."""
    first_prize: int
    second_prize: int


def compile_tricks(contract: TrickContract, players: int, *, teams: bool = False) -> TrickTable:
    """Return *contract* for *players* as integers."""
    dealt = CardSet.of(deck(players)).mask
    penalties = contract.penalties.mask & dealt
    tricks = hand_size(players)
    return TrickTable(
        players=players,
        tricks=tricks,
        trick_ends=sum(1 << players * number for number in range(1, tricks + 1)),
        card_points=contract.card_points,
        trick_points=contract.trick_points + (0,) * (MOST_TRICKS - tricks),
        scoring=CardSet.of(c for c in deck(players) if contract.card_points[c]).mask,
        no_lead=contract.no_lead.mask,
        broken_by=contract.broken_by.mask,
        no_exit=contract.no_exit.mask,
        lowest_club_leads=int(contract.opening is Opening.LOWEST_CLUB),
        barred=contract.penalties.mask if contract.clean_first_trick else 0,
        must_drop=contract.must_drop.mask,
        penalties=penalties,
        penalty_sum=sum(contract.card_points[c] for c in CardSet(penalties)),
        moon=MOON_CODES[contract.moon],
        teams=int(teams),
        no_trick_bonus=contract.no_trick_bonus,
        stock_to_first_trick=int(contract.stock_to_first_trick),
    )


def compile_lottery(contract: LotteryContract, players: int) -> LotteryTable:
    """Return *contract* for *players* as integers."""
    first, second = contract.prizes
    return LotteryTable(players, of_rank(contract.start).mask, first, second)
