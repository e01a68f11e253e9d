"""Weighing what may be done: each answer over many sampled worlds, one policy playout in each.

Answers are compared in the same worlds. For each the sums over the worlds are kept, `SUMS` to a
row: how many, what the outcome is worth (`kierki.search.aim`) and its square, the seat's own
points and their square.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from kierki.rules import tricks
from kierki.rules.table import TrickTable
from kierki.search.aim import Aim, worth
from kierki.search.bits import count, lowest
from kierki.search.board import new_split_board, set_up
from kierki.search.chance import State
from kierki.search.drawing import Plan, Ways, draw
from kierki.search.jit import called_by_compiled, compiled
from kierki.search.playout import settle_deal
from kierki.search.policy import Wants, least, policy_card, throw_away
from kierki.search.tables import Position

Numbers = npt.NDArray[np.float64]
Masks = npt.NDArray[np.int64]

is_over, legal_cards, play, open_play = (
    tricks.is_over,
    tricks.legal_cards,
    tricks.play,
    tricks.open_play,
)
HAND, POINTS, SIZE, TRUMP, TURN = (
    tricks.HAND,
    tricks.POINTS,
    tricks.SIZE,
    tricks.TRUMP,
    tricks.TURN,
)
EVERY_CARD = (1 << 52) - 1


COUNT, UTILITY, UTILITIES, OWN, OWNS, SUMS = range(6)


@called_by_compiled
def note(aim: Aim, position: Position, sums: Numbers, place: int) -> None:
    """Add the settled deal in *position* to row *place* of *sums*."""
    utility, points = worth(aim, position), float(position[POINTS + aim.seat])
    sums[place, COUNT] += 1.0
    sums[place, UTILITY] += utility
    sums[place, UTILITIES] += utility * utility
    sums[place, OWN] += points
    sums[place, OWNS] += points * points


@called_by_compiled
def weigh(
    table: TrickTable, wants: Wants, aim: Aim, position: Position, sums: Numbers, place: int
) -> None:
    """Play *position* out by the policy and add the outcome to row *place* of *sums*."""
    while not is_over(table, position):
        play(table, position, policy_card(table, wants, position))
    settle_deal(table, position)
    note(aim, position, sums, place)


@compiled
def weigh_cards(
    table: TrickTable,
    wants: Wants,
    aim: Aim,
    base: Position,
    plan: Plan,
    ways: Ways,
    state: State,
    worlds: int,
    sums: Numbers,
) -> None:
    """Weigh every legal card of the seat to play in *base*; *sums* is by card number."""
    world = base.copy()
    after = new_split_board()
    legal = legal_cards(table, base)
    for _ in range(worlds):
        world[:] = base
        draw(plan, ways, state, world)
        rest = legal
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            set_up(world, after)
            play(table, after, card)
            weigh(table, wants, aim, after, sums, card)


@compiled
def weigh_trumps(
    table: TrickTable,
    wants: Wants,
    aim: Aim,
    base: Position,
    plan: Plan,
    ways: Ways,
    state: State,
    worlds: int,
    sums: Numbers,
) -> None:
    """Weigh each suit as trump for the seat to play in *base*, who leads; *sums* is by suit."""
    world = base.copy()
    after = new_split_board()
    for _ in range(worlds):
        world[:] = base
        draw(plan, ways, state, world)
        for suit in range(4):
            set_up(world, after)
            after[TRUMP] = suit
            weigh(table, wants, aim, after, sums, suit)


@called_by_compiled
def policy_pass(wants: Wants, hand: int, size: int) -> int:
    """Return the *size* cards of *hand* that a careful seat passes."""
    chosen = 0
    for _ in range(size):
        left = hand & ~chosen
        if wants.tricks == 1:
            card = least(left)
        else:
            card = throw_away(wants, left, left, EVERY_CARD & ~hand)
        chosen |= 1 << card
    return chosen


@compiled
def weigh_passes(
    table: TrickTable,
    wants: Wants,
    aim: Aim,
    base: Position,
    plan: Plan,
    ways: Ways,
    state: State,
    worlds: int,
    sums: Numbers,
    seat: int,
    steps: int,
    passes: Masks,
) -> None:
    """Weigh each of *passes* for *seat*, the others passing by the policy; *sums* by its place."""
    world = base.copy()
    after = new_split_board()
    given = np.zeros(7, np.int64)
    size = count(passes[0])
    for _ in range(worlds):
        world[:] = base
        draw(plan, ways, state, world)
        for other in range(table.players):
            given[other] = policy_pass(wants, world[HAND + other], size)
        for place in range(passes.shape[0]):
            given[seat] = passes[place]
            set_up(world, after)
            for other in range(table.players):
                got = given[(other - steps) % table.players]
                after[HAND + other] = world[HAND + other] & ~given[other] | got
            open_play(table, after, base[TURN])
            weigh(table, wants, aim, after, sums, place)
