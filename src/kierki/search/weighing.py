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
from kierki.search.ending import DEAD, NOT_YET
from kierki.search.jit import called_by_compiled, compiled
from kierki.search.moon import likely_shooter, moon_card, moon_taker
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
HAND, LED, POINTS, SIZE, TRUMP, TURN = (
    tricks.HAND,
    tricks.LED,
    tricks.POINTS,
    tricks.SIZE,
    tricks.TRUMP,
    tricks.TURN,
)
EVERY_CARD = (1 << 52) - 1
FIRST_LOOK = 48
"""Worlds after which a plan to shoot the moon is dropped when it looks hopeless."""
HOPELESS = 0.4
LIKELY = 0.65
"""Part of the worlds in which the moon must be shot for the plan to be followed."""


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
    table: TrickTable,
    wants: Wants,
    aim: Aim,
    position: Position,
    shooter: int,
    sums: Numbers,
    place: int,
) -> bool:
    """Play *position* out by the policy and add the outcome to row *place* of *sums*.

    *shooter* is the seat that means to shoot the moon, or `NOBODY`. Return whether it did. The
    others see a plan of one's own from the start, so that it is not thought better than it is;
    another's they see when points show it: else one would leave it to them to stop it.
    """
    seen = 1 if shooter == aim.seat else 0
    taker = moon_taker(table, wants, position)
    while not is_over(table, position):
        card = -1
        if taker != DEAD:
            if position[LED] < 0:
                taker = moon_taker(table, wants, position)
            if taker != DEAD:
                card = moon_card(table, wants, position, taker, shooter, seen)
        if card < 0:
            card = policy_card(table, wants, position)
        play(table, position, card)
    shot = taker != DEAD and moon_taker(table, wants, position) == shooter
    settle_deal(table, position)
    note(aim, position, sums, place)
    return shot


@called_by_compiled
def is_planned(legal: int, worlds: int, found: Numbers, shot: Masks) -> bool:
    """Return whether the best card of the plan to shoot is likely to do so, and worth more.

    *found* are the sums of usual play and of the plan, *shot* in how many worlds each card did.
    """
    usual, best = lowest(legal), lowest(legal)
    rest = legal
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        if found[0, card, UTILITY] > found[0, usual, UTILITY]:
            usual = card
        if found[1, card, UTILITY] > found[1, best, UTILITY]:
            best = card
    if found[1, best, UTILITY] <= found[0, usual, UTILITY]:
        return False
    return int(shot[best]) >= LIKELY * worlds


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
    """Weigh every legal card of the seat to play in *base*; *sums* is by card number.

    While it can shoot the moon each is also tried as the first card of that plan. When the plan's
    best card shoots it in most worlds and is worth more, *sums* is of the plan.
    """
    world = base.copy()
    after = new_split_board()
    legal = legal_cards(table, base)
    taker = moon_taker(table, wants, base)
    plans = taker in (NOT_YET, base[TURN])
    found = np.zeros((2, len(sums), SUMS))
    shot, most = np.zeros(len(sums), np.int64), 0
    for number in range(worlds):
        world[:] = base
        draw(plan, ways, state, world)
        shooters = (likely_shooter(table, wants, world, aim.seat, number), base[TURN])
        rest = legal
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            for way in range(2 if plans else 1):  # one call, as it is built in here
                set_up(world, after)
                play(table, after, card)
                if weigh(table, wants, aim, after, shooters[way], found[way], card) and way == 1:
                    shot[card] += 1
                    most = max(most, shot[card])
        if number + 1 == FIRST_LOOK and most < HOPELESS * FIRST_LOOK:
            plans = False
    way = 1 if plans and is_planned(legal, worlds, found, shot) else 0
    for place in range(len(sums)):
        for number in range(SUMS):
            sums[place, number] = found[way, place, number]


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
            while not is_over(table, after):  # no moon is shot where there are trumps
                play(table, after, policy_card(table, wants, after))
            settle_deal(table, after)
            note(aim, after, sums, suit)


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
    for number in range(worlds):
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
            shooter = likely_shooter(table, wants, after, seat, number)
            weigh(table, wants, aim, after, shooter, sums, place)
