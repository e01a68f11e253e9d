"""Paranoid search of an ending with open hands: one side for itself, all others against it.

Alpha-beta with a table of the positions between tricks. The search keeps its own stack: a call
with these many arrays would cost as much as a card.
"""

from __future__ import annotations

from kierki.rules import settle, tricks
from kierki.rules.table import TrickTable
from kierki.rules.tricks import LED, PLAYED, POINTS, SIZE, STOCK, TRICK, TURN
from kierki.search.board import new_board
from kierki.search.ending import (
    DEAD,
    Ending,
    best_end,
    best_gain,
    distinct,
    fingerprint,
    past,
    worst_end,
    worst_gain,
)
from kierki.search.jit import called_by_compiled, compiled
from kierki.search.ordering import order
from kierki.search.playout import settle_deal
from kierki.search.policy import Wants
from kierki.search.tables import Position, Vector, copy

cards_left, legal_cards, play = tricks.cards_left, tricks.legal_cards, tricks.play
nothing_at_stake, takes_the_rest = settle.nothing_at_stake, settle.takes_the_rest
give_the_rest = settle.give_the_rest

DEEPEST = 54
"""More than the cards of any deal."""
WIDEST = 18
NEVER = 1 << 40
"""Beyond any points."""

# Each level of the stack: what the search of one position is at.
ALPHA, BETA = 0, 1
"""The window, narrowed by what is found."""
VALUE = 2
"""The best so far; when all is tried, what the position is worth."""
LOW, HIGH = 3, 4
"""The window in which `VALUE` is exact."""
REST, SIZE_AT = 5, 6
"""How many cards are tried, of how many."""
CARD, BEST_CARD = 7, 8
KEY = 9
"""The fingerprint, or 0 within a trick."""
BASE = 10
"""Points of the side so far."""
OURS = 11
"""1 when a seat of the side is to play."""
LEVEL = 12

MOVES_AT = DEEPEST * LEVEL
SAVED_AT = MOVES_AT + DEEPEST * WIDEST
STACK_SIZE = SAVED_AT + DEEPEST * SIZE

_HALF = 1 << 27


@called_by_compiled
def total(table: TrickTable, ending: Ending, position: Position, side: int) -> int:
    """Return the points of the *side* so far, higher being better."""
    points = 0
    for seat in range(table.players):
        if side >> seat & 1 == 1:
            points += position[POINTS + seat]
    return ending.sign * points


@called_by_compiled
def settled(table: TrickTable, ending: Ending, position: Position, side: int, rest: int) -> int:
    """Return the points of the *side* when the deal is settled as it stands.

    With *rest* 1 the seat on lead is given what is left.
    """
    after = new_board()
    copy(position, after)
    if rest == 1:
        give_the_rest(table, after)
    settle_deal(table, after)
    return total(table, ending, after, side)


@called_by_compiled
def write(known: Vector, key: int, low: int, high: int, card: int) -> None:
    """Keep in *known* that the position *key* is worth *low* to *high* more; *card* was best."""
    at = 2 * (key & (len(known) // 2 - 1))
    if known[at] == key:
        entry = known[at + 1]
        low = max(low, (entry >> 35) - _HALF)
        high = min(high, (entry >> 7 & (1 << 28) - 1) - _HALF)
    known[at] = key
    known[at + 1] = (low + _HALF) << 35 | (high + _HALF) << 7 | (card + 1)


@called_by_compiled
def recall(known: Vector, key: int, stack: Vector, at: int) -> int:
    """Narrow the window at place *at* of *stack* by what is known of the position.

    Return 1 when that decides it, with the value in place.
    """
    place = 2 * (key & (len(known) // 2 - 1))
    if known[place] != key:
        return 0
    entry = known[place + 1]
    low = stack[at + BASE] + (entry >> 35) - _HALF
    high = stack[at + BASE] + (entry >> 7 & (1 << 28) - 1) - _HALF
    stack[at + BEST_CARD] = (entry & 127) - 1
    if low >= stack[at + BETA] or low == high:
        stack[at + VALUE] = low
        return 1
    if high <= stack[at + ALPHA]:
        stack[at + VALUE] = high
        return 1
    stack[at + ALPHA] = max(stack[at + ALPHA], low)
    stack[at + BETA] = min(stack[at + BETA], high)
    return 0


@called_by_compiled
def look(
    table: TrickTable,
    ending: Ending,
    position: Position,
    left: int,
    side: int,
    known: Vector,
    salt: int,
    stack: Vector,
    at: int,
) -> int:
    """Look at a position between tricks, with the cards *left* in hands, before any card is tried.

    Return 1 when its value is decided, and write that to the level *at* of the *stack*.
    """
    base = total(table, ending, position, side)
    before = past(table, ending, position)
    plain = (
        (ending.moon == 0 or before & 15 == DEAD)
        and ending.bonus == 0
        and (position[STOCK] == 0 or table.stock_to_first_trick == 0)
    )
    rest = 0
    if left & (table.scoring | table.penalties) != 0 or not nothing_at_stake(table, position):
        rest = 1 if takes_the_rest(table, position) else -1
    if rest >= 0:
        if plain and (rest == 0 or side >> position[TURN] & 1 == 0):
            stack[at + VALUE] = base
        else:
            stack[at + VALUE] = settled(table, ending, position, side, rest)
        return 1
    number = position[PLAYED] // table.players
    most = base + best_gain(ending, left, number)
    least = base + worst_gain(ending, left, number)
    if not plain:
        for seat in range(table.players):
            if side >> seat & 1 == 1:
                most += best_end(ending, before, position, seat)
                least += worst_end(ending, before, position, seat)
        if position[STOCK] != 0 and table.stock_to_first_trick == 1:
            most, least = NEVER, -NEVER
    stack[at + BASE] = base
    if most <= stack[at + ALPHA]:
        stack[at + VALUE] = most
        return 1
    if least >= stack[at + BETA]:
        stack[at + VALUE] = least
        return 1
    stack[at + ALPHA] = max(stack[at + ALPHA], least - 1)
    stack[at + BETA] = min(stack[at + BETA], most + 1)
    stack[at + LOW], stack[at + HIGH] = stack[at + ALPHA], stack[at + BETA]
    stack[at + KEY] = fingerprint(table, ending, position, left, before, salt)
    return recall(known, stack[at + KEY], stack, at)


@called_by_compiled
def open_level(
    table: TrickTable,
    ending: Ending,
    wants: Wants,
    position: Position,
    left: int,
    side: int,
    stack: Vector,
    level: int,
) -> None:
    """Write to the *stack* which cards of *position* are tried, and the position itself."""
    at = level * LEVEL
    legal = legal_cards(table, position)
    if legal & (legal - 1) != 0:
        legal = distinct(ending, legal, (left | position[TRICK]) & ~legal)
    first = stack[at + BEST_CARD]
    stack[at + SIZE_AT] = order(
        table, wants, position, legal, side, first, stack, MOVES_AT + level * WIDEST
    )
    stack[at + OURS] = side >> position[TURN] & 1
    stack[at + VALUE] = -NEVER if stack[at + OURS] == 1 else NEVER
    stack[at + REST] = 0
    saved = SAVED_AT + level * SIZE
    for offset in range(SIZE):
        stack[saved + offset] = position[offset]


@called_by_compiled
def take_in(stack: Vector, at: int, value: int, known: Vector) -> int:
    """Take in that the card just tried is worth *value*; return 1 when no more need be tried."""
    if stack[at + OURS] == 1:
        if value > stack[at + VALUE]:
            stack[at + VALUE] = value
            stack[at + BEST_CARD] = stack[at + CARD]
            stack[at + ALPHA] = max(stack[at + ALPHA], value)
    elif value < stack[at + VALUE]:
        stack[at + VALUE] = value
        stack[at + BEST_CARD] = stack[at + CARD]
        stack[at + BETA] = min(stack[at + BETA], value)
    if stack[at + REST] < stack[at + SIZE_AT] and stack[at + ALPHA] < stack[at + BETA]:
        return 0
    if stack[at + KEY] != 0:
        value = stack[at + VALUE]
        gain = value - stack[at + BASE]
        low = -_HALF if value <= stack[at + LOW] else gain
        high = _HALF - 1 if value >= stack[at + HIGH] else gain
        write(known, stack[at + KEY], low, high, stack[at + BEST_CARD])
    return 1


@compiled
def search(
    table: TrickTable,
    ending: Ending,
    wants: Wants,
    position: Position,
    side: int,
    window: Vector,
    known: Vector,
    salt: int,
    stack: Vector,
) -> int:
    """Return what *position* is worth for the *side*, exactly if that lies within the *window*.

    The *window* is alpha, beta, and the number of positions that may still be looked at, which is
    counted down: below 0, the search gave up. *position* is used up.
    """
    alpha, beta, limit = window[0], window[1], window[2]
    level, enters = 0, True
    while True:
        at = level * LEVEL
        if enters:
            limit -= 1
            if limit < 0:
                break
            enters = False
            stack[at + ALPHA], stack[at + BETA] = alpha, beta
            stack[at + KEY], stack[at + BEST_CARD] = 0, -1
            left = cards_left(table, position)
            done = 0
            if position[LED] < 0:
                done = look(table, ending, position, left, side, known, salt, stack, at)
            if done == 0:
                open_level(table, ending, wants, position, left, side, stack, level)
        else:
            done = take_in(stack, at, stack[at + LEVEL + VALUE], known)
            saved = SAVED_AT + level * SIZE
            for offset in range(SIZE):
                position[offset] = stack[saved + offset]
        if done == 1:
            if level == 0:
                break
            level -= 1
            continue
        card = stack[MOVES_AT + level * WIDEST + stack[at + REST]] & 63
        stack[at + REST] += 1
        stack[at + CARD] = card
        alpha, beta = stack[at + ALPHA], stack[at + BETA]
        play(table, position, card)
        level += 1
        enters = True
    window[2] = limit
    return int(stack[VALUE])
