"""What a search of endings must know of a contract: which cards are alike, what is still at stake.

Two endings with the same `fingerprint` are worth the same from here on: the cards left are in the
same order in the same hands, and whatever of the past can still count is the same.
"""

from __future__ import annotations

from typing import NamedTuple

from kierki.cards.card import Card
from kierki.cards.deck import deck
from kierki.rules import tricks
from kierki.rules.table import MOON_NEW, MOON_NONE, MOON_SUN, MOST_TRICKS, TrickTable
from kierki.rules.tricks import (
    BROKEN,
    FIRST_WINNER,
    HAND,
    PLAYED,
    STOCK,
    SUIT_BITS,
    TAKEN,
    TURN,
    WON,
)
from kierki.search.bits import count, packed
from kierki.search.jit import called_by_compiled
from kierki.search.tables import Position

cards_left = tricks.cards_left

KIND_BITS = 4
NOT_YET = 7
"""Nobody has taken a penalty card, or nobody every trick."""
DEAD = 8
"""Several seats have penalty cards: nobody can shoot the moon any more."""


class Ending(NamedTuple):
    """A contract as the solver looks at it; points are turned so that higher is better."""

    sign: int
    """1 when the highest total wins, -1 when the lowest does."""
    kind: tuple[int, ...]
    """A number for each of the 52 cards: cards of a suit with the same one are alike in all but
    rank."""
    kind_masks: tuple[int, ...]
    """The bits of the kinds within a suit, as masks; the first `kinds` of them are in use."""
    kinds: int
    group_masks: tuple[int, ...]
    """Masks of the cards that are worth the same; the first `groups` of them are in use."""
    group_worth: tuple[int, ...]
    groups: int
    best_tricks: tuple[int, ...]
    """Sum of what is good among the tricks from each number on."""
    worst_tricks: tuple[int, ...]
    moon: int
    """1 when a moon can be shot."""
    moon_own: int
    """The most that a moon can move the total of its shooter, up or down."""
    moon_other: int
    """The most that it can move the total of another seat."""
    bonus: int
    """The bonus for taking no trick."""


def ending_of(table: TrickTable, *, highest_wins: bool) -> Ending:
    """Return what the solver must know of *table*."""
    sign = 1 if highest_wins else -1
    masks = (
        table.no_lead,
        table.broken_by,
        table.no_exit,
        table.barred,
        table.must_drop,
        table.penalties,
    )
    features = {
        c: (c // 13, table.card_points[c], *(mask >> c & 1 for mask in masks))
        for c in deck(table.players)
    }
    within = [sorted({f for f in features.values() if f[0] == suit}) for suit in range(4)]
    kinds = max(len(kind) - 1 for kind in within).bit_length()
    number = {c: within[c // 13].index(f) for c, f in features.items()}
    worths = sorted({table.card_points[c] for c in features} - {0})
    groups = {
        worth: sum(1 << c for c in features if table.card_points[c] == worth) for worth in worths
    }
    turned = [sign * value for value in table.trick_points]
    moon = int(table.moon != MOON_NONE and table.penalty_sum > 0)
    twice = 2 if table.moon in (MOON_NEW, MOON_SUN) else 1
    return Ending(
        sign=sign,
        kind=tuple([16 * (c // 13) + number.get(Card(c), 15) for c in range(52)]),
        kind_masks=tuple(
            sum(1 << c for c, n in number.items() if n >> bit & 1) for bit in range(KIND_BITS)
        ),
        kinds=kinds,
        group_masks=(*groups.values(), *(0,) * (52 - len(groups))),
        group_worth=(*(sign * worth for worth in groups), *(0,) * (52 - len(groups))),
        groups=len(groups),
        best_tricks=tuple(sum(max(v, 0) for v in turned[n:]) for n in range(MOST_TRICKS + 1)),
        worst_tricks=tuple(sum(min(v, 0) for v in turned[n:]) for n in range(MOST_TRICKS + 1)),
        moon=moon,
        moon_own=moon * table.penalty_sum * (2 if table.moon == MOON_NEW else 1),
        moon_other=moon * table.penalty_sum * twice * (table.moon != MOON_NEW),
        bonus=sign * table.no_trick_bonus,
    )


@called_by_compiled
def mixed(number: int, more: int) -> int:
    """Return *number* with *more* stirred in."""
    number = (number ^ more) * 0x1E3779B97F4A7C15
    return number ^ (number >> 29)


@called_by_compiled
def holder(table: TrickTable, position: Position) -> int:
    """Return the only seat that has taken penalty cards, `NOT_YET` or `DEAD`."""
    only = NOT_YET
    for seat in range(table.players):
        cards = position[TAKEN + seat]
        if seat == position[FIRST_WINNER] and table.stock_to_first_trick == 1:
            cards |= position[STOCK]
        if cards & table.penalties != 0:
            if only != NOT_YET:
                return DEAD
            only = seat
    return only


@called_by_compiled
def past(table: TrickTable, ending: Ending, position: Position) -> int:
    """Return a number for what the tricks taken so far can still change; asked between tricks."""
    number = 0
    if ending.moon == 1:
        number = holder(table, position)
        if table.moon == MOON_SUN and number != DEAD:
            sweeper = NOT_YET
            for seat in range(table.players):
                if position[WON + seat] * table.players == position[PLAYED]:
                    sweeper = seat
            number |= sweeper << 4
    if ending.bonus != 0:
        for seat in range(table.players):
            if position[WON + seat] == 0:
                number |= 1 << 8 + seat
    if position[STOCK] != 0 and table.stock_to_first_trick == 1:
        number |= (position[FIRST_WINNER] + 1) << 16
    return number


@called_by_compiled
def fingerprint(
    table: TrickTable, ending: Ending, position: Position, left: int, before: int, salt: int
) -> int:
    """Return a hash of what the rest of the deal depends on; asked between tricks.

    *left* are the cards in hands, *before* is the `past`.
    """
    number = position[TURN] | position[BROKEN] << 3 | before << 4
    for suit in range(4):
        number = number << 5 | count(left & SUIT_BITS << 13 * suit)
    number = mixed(salt, number)
    for seat in range(table.players - 1):
        number = mixed(number, packed(position[HAND + seat], left))
    for bit in range(ending.kinds):
        number = mixed(number, packed(ending.kind_masks[bit] & left, left))
    return number


@called_by_compiled
def best_gain(ending: Ending, left: int, number: int) -> int:
    """Return the most that one seat can still gain from *left* and the tricks from *number* on."""
    gain = ending.best_tricks[number]
    for group in range(ending.groups):
        if ending.group_worth[group] > 0:
            gain += ending.group_worth[group] * count(left & ending.group_masks[group])
    return gain


@called_by_compiled
def worst_gain(ending: Ending, left: int, number: int) -> int:
    """Return the least that one seat can still gain, as `best_gain` the most."""
    gain = ending.worst_tricks[number]
    for group in range(ending.groups):
        if ending.group_worth[group] < 0:
            gain += ending.group_worth[group] * count(left & ending.group_masks[group])
    return gain


@called_by_compiled
def best_end(ending: Ending, before: int, position: Position, seat: int) -> int:
    """Return the most that moon and bonus can still give *seat* on top of cards and tricks."""
    most = 0
    if ending.moon == 1:
        only = before & 15
        if only in (seat, NOT_YET):
            most = max(most, -ending.sign * ending.moon_own)
        if only not in (seat, DEAD):
            most = max(most, ending.sign * ending.moon_other)
    if ending.bonus > 0 and position[WON + seat] == 0:
        most += ending.bonus
    return most


@called_by_compiled
def worst_end(ending: Ending, before: int, position: Position, seat: int) -> int:
    """Return the least that moon and bonus can still give *seat*, as `best_end` the most."""
    least = 0
    if ending.moon == 1:
        only = before & 15
        if only in (seat, NOT_YET):
            least = min(least, -ending.sign * ending.moon_own)
        if only not in (seat, DEAD):
            least = min(least, ending.sign * ending.moon_other)
    if ending.bonus < 0 and position[WON + seat] == 0:
        least += ending.bonus
    return least


@called_by_compiled
def distinct(ending: Ending, legal: int, others: int) -> int:
    """Return one of every run of cards of *legal* that are as good as each other, the lowest.

    *others* are all cards in other hands and in the trick: a run ends where one lies between.
    """
    kept, last = 0, -1
    rest = legal
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        card = count(bit - 1)
        if last < 0 or ending.kind[card] != ending.kind[last] or others & (bit - (2 << last)) != 0:
            kept |= bit
        last = card
    return kept
