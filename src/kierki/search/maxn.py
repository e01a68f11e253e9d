"""Max^n search of an ending with open hands: every seat for itself, or with teams every pair.

Of cards that are equally good for the seat to play the lowest is played, so the outcome is one and
the same however it is found. Cards are tried from the lowest up, and no more of them once the best
that is possible is reached.
"""

from __future__ import annotations

from kierki.rules import settle, tricks
from kierki.rules.table import TrickTable
from kierki.rules.tricks import LED, PLAYED, POINTS, SIZE, STOCK, TRICK, TURN
from kierki.search.bits import lowest
from kierki.search.ending import Ending, best_end, best_gain, distinct, fingerprint, past
from kierki.search.jit import called_by_compiled, compiled
from kierki.search.paranoid import DEEPEST
from kierki.search.playout import settle_deal
from kierki.search.tables import Position, Vector

cards_left, legal_cards, play = tricks.cards_left, tricks.legal_cards, tricks.play
nothing_at_stake, takes_the_rest = settle.nothing_at_stake, settle.takes_the_rest
give_the_rest = settle.give_the_rest

SEATS = 7
ENTRY = 8
"""Numbers of a known position: its fingerprint and what each seat still gains."""

REST, CARD, KEY, MOST, MOVER, STARTED, TOTALS = range(7)
LEVEL = TOTALS + SEATS
SAVED_AT = DEEPEST * LEVEL
STACK_SIZE = SAVED_AT + DEEPEST * SIZE


@called_by_compiled
def own(table: TrickTable, totals: Vector, at: int, seat: int) -> int:
    """Return what *seat* looks at in *totals* from place *at* on: its own, or its side's sum."""
    if table.teams == 1:
        return int(totals[at + seat] + totals[at + (seat + 2) % 4])
    return int(totals[at + seat])


@called_by_compiled
def possible(table: TrickTable, ending: Ending, position: Position, left: int) -> int:
    """Return the most that the seat to play, or its side, can end with."""
    seat = position[TURN]
    before = past(table, ending, position)
    cards = left | position[TRICK] | position[STOCK] * table.stock_to_first_trick
    most = best_gain(ending, cards, position[PLAYED] // table.players)
    most += ending.sign * position[POINTS + seat] + best_end(ending, before, position, seat)
    if table.teams == 1:
        mate = (seat + 2) % 4
        most += ending.sign * position[POINTS + mate] + best_end(ending, before, position, mate)
    return int(most)


@called_by_compiled
def look(
    table: TrickTable,
    ending: Ending,
    position: Position,
    left: int,
    totals: Vector,
    known: Vector,
    key: int,
) -> int:
    """Look at a position between tricks; return 1 when its *totals* are decided.

    *key* is its fingerprint, *left* the cards in hands.
    """
    ends = left & (table.scoring | table.penalties) == 0 and nothing_at_stake(table, position)
    if ends or takes_the_rest(table, position):
        if not ends:
            give_the_rest(table, position)
        settle_deal(table, position)
        for seat in range(table.players):
            totals[seat] = ending.sign * position[POINTS + seat]
        return 1
    place = ENTRY * (key & (len(known) // ENTRY - 1))
    if known[place] != key:
        return 0
    for seat in range(table.players):
        totals[seat] = ending.sign * position[POINTS + seat] + known[place + 1 + seat]
    return 1


@called_by_compiled
def open_level(
    table: TrickTable, ending: Ending, position: Position, left: int, stack: Vector, level: int
) -> None:
    """Write to the *stack* which cards of *position* are tried, and the position itself."""
    at = level * LEVEL
    legal = legal_cards(table, position)
    stack[at + MOST] = 1 << 40
    if legal & (legal - 1) != 0:
        legal = distinct(ending, legal, (left | position[TRICK]) & ~legal)
        stack[at + MOST] = possible(table, ending, position, left)
    stack[at + REST] = legal
    stack[at + MOVER], stack[at + STARTED] = position[TURN], 0
    saved = SAVED_AT + level * SIZE
    for offset in range(SIZE):
        stack[saved + offset] = position[offset]


@called_by_compiled
def take_in(
    table: TrickTable,
    ending: Ending,
    position: Position,
    stack: Vector,
    at: int,
    totals: Vector,
    known: Vector,
) -> int:
    """Take in the *totals* after the card just tried; return 1 when no more need be tried."""
    seat = stack[at + MOVER]
    worth = own(table, totals, 0, seat)
    if stack[at + STARTED] == 0 or worth > own(table, stack, at + TOTALS, seat):
        stack[at + STARTED] = 1
        for other in range(table.players):
            stack[at + TOTALS + other] = totals[other]
        if worth >= stack[at + MOST]:
            stack[at + REST] = 0
    if stack[at + REST] != 0:
        return 0
    for other in range(table.players):
        totals[other] = stack[at + TOTALS + other]
    key = stack[at + KEY]
    if key != 0:
        place = ENTRY * (key & (len(known) // ENTRY - 1))
        known[place] = key
        for other in range(table.players):
            known[place + 1 + other] = totals[other] - ending.sign * position[POINTS + other]
    return 1


@compiled
def outcome(
    table: TrickTable,
    ending: Ending,
    position: Position,
    totals: Vector,
    limit: int,
    known: Vector,
    salt: int,
    stack: Vector,
) -> int:
    """Write to *totals* what each seat ends with, higher being better.

    Return how many positions of *limit* are left; below 0, the search gave up. *position* is used
    up.
    """
    level, enters = 0, True
    while True:
        at = level * LEVEL
        if enters:
            limit -= 1
            if limit < 0:
                break
            enters = False
            done, key = 0, 0
            left = cards_left(table, position)
            if position[LED] < 0:
                before = past(table, ending, position)
                key = fingerprint(table, ending, position, left, before, salt)
                done = look(table, ending, position, left, totals, known, key)
            if done == 0:
                stack[at + KEY] = key
                open_level(table, ending, position, left, stack, level)
        else:
            saved = SAVED_AT + level * SIZE
            for offset in range(SIZE):
                position[offset] = stack[saved + offset]
            done = take_in(table, ending, position, stack, at, totals, known)
        if done == 1:
            if level == 0:
                break
            level -= 1
            continue
        card = lowest(stack[at + REST])
        stack[at + REST] &= stack[at + REST] - 1
        play(table, position, card)
        level += 1
        enters = True
    return limit
