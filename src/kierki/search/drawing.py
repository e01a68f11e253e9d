"""Drawing a world: cards for every hidden place, as a plan that `worlds` made says.

A world is drawn in two steps. First how many cards of each class go to each group of places: each
number by the count of ways in which the rest can still be dealt. Then which: any of the class are
as likely. No draw is ever thrown away. Where the counts would be too many to work out, one of the
worlds is taken that `walking` left in the plan.

A plan is a flat vector; the names below are its offsets. It holds scratch too, so two threads
need two plans.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from kierki.search.bits import count, kth
from kierki.search.chance import State, below, fraction
from kierki.search.jit import called_by_compiled, compiled

Plan = npt.NDArray[np.int64]
Ways = npt.NDArray[np.float64]
World = npt.NDArray[np.int64]

STORED = 0
"""How many worlds a walk has left behind to draw from; 0: each world is drawn on its own."""
PLACES, SLOTS, MOVES, STEPS = 1, 2, 3, 4
"""How many there are of each; the places are the first of the slots."""
FIRST_MOVE, FIRST_STEP, FIRST_STORED = 5, 6, 7
"""Where their records begin; those of the slots begin at `HEADER`."""
STATES = 8
"""Number of states of a table of ways: what is left of all columns but the last, mixed radix."""
COLUMNS, FIRST_COLUMN = 9, 10
"""Each column: stride, radix."""
LAST_COLUMN = 11
"""Most that the column outside the state takes in all the steps."""
HEADER = 12

AT, START, NOW = 0, 1, 2
"""A slot (class, group or place): offset in the world of a place; cards when a world is begun
(all of a class, none of a group, those known to be in a place) and in the world being drawn."""
SLOT_SIZE = 3
FROM, TO, SHARE = 0, 1, 2
"""A move: from a class to a group or a group to a place, where their cards stand in the plan; how
many cards."""
MOVE_SIZE = 3
BASE, WIDTH, LEAST, STRIDE, RADIX, POWER, LAST_POWER, CELL, LAST_CELL, LATER = range(10)
"""A step draws the share of one move, a cell of the row in hand: its table of ways by what is left
of the columns and of the row (`WIDTH` values from `LEAST`), its column, its odds, where the share
goes. At the row's end (else -1) the odds and the share of the column outside the state, which
takes the rest; then what later rows take."""
STEP_SIZE = 10


@compiled
def count_ways(plan: Plan, ways: Ways) -> None:
    """Fill the tables of the steps in *ways*, the last step first."""
    states = plan[STATES]
    left = np.zeros(states, np.int64)
    for column in range(plan[COLUMNS]):
        stride = plan[plan[FIRST_COLUMN] + 2 * column]
        for place in range(stride, stride * plan[plan[FIRST_COLUMN] + 2 * column + 1]):
            left[place] = left[place - stride] + 1
    steps = plan[STEPS]
    end = plan[plan[FIRST_STEP] + steps * STEP_SIZE + BASE]
    ways[end : end + states] = 0.0
    ways[end] = 1.0
    for number in range(steps - 1, -1, -1):
        step = plan[FIRST_STEP] + number * STEP_SIZE
        following = step + STEP_SIZE
        base, width, least = plan[step + BASE], plan[step + WIDTH], plan[step + LEAST]
        stride, radix = plan[step + STRIDE], plan[step + RADIX]
        power, last, later = plan[step + POWER], plan[step + LAST_POWER], plan[step + LATER]
        next_base, next_width = plan[following + BASE], plan[following + WIDTH]
        for block in range(0, states, stride * radix):
            for digit in range(radix):
                for place in range(block + digit * stride, block + (digit + 1) * stride):
                    for row in range(least, least + width):
                        over = row + later - left[place]
                        total = 0.0
                        if 0 <= over <= plan[LAST_COLUMN]:
                            for share in range(min(row, digit) + 1):
                                other = next_base + (place - share * stride) * next_width
                                if last < 0:
                                    total += ways[power + share] * ways[other + row - share]
                                else:
                                    total += (
                                        ways[power + share]
                                        * ways[last + row - share]
                                        * ways[other]
                                    )
                        ways[base + place * width + row - least] = total


@called_by_compiled
def draw_shares(plan: Plan, ways: Ways, state: State) -> None:
    """Draw how many cards of each class go to each group."""
    place = plan[STATES] - 1
    row = plan[plan[FIRST_STEP] + LEAST]
    for number in range(plan[STEPS]):
        step = plan[FIRST_STEP] + number * STEP_SIZE
        following = step + STEP_SIZE
        stride, last = plan[step + STRIDE], plan[step + LAST_POWER]
        most = min(row, place // stride % plan[step + RADIX])
        drawn = 0
        if most > 0:
            next_base, next_width = plan[following + BASE], plan[following + WIDTH]
            here = plan[step + BASE] + place * plan[step + WIDTH] + row - plan[step + LEAST]
            rest = fraction(state) * ways[here]
            for share in range(most + 1):
                chance = ways[plan[step + POWER] + share]
                other = next_base + (place - share * stride) * next_width
                if last < 0:
                    chance *= ways[other + row - share]
                else:
                    chance *= ways[last + row - share] * ways[other]
                if chance > 0.0:
                    drawn = share
                    rest -= chance
                    if rest < 0.0:
                        break
        plan[plan[step + CELL]] = drawn
        place -= drawn * stride
        row -= drawn
        if last >= 0:
            if plan[step + LAST_CELL] >= 0:
                plan[plan[step + LAST_CELL]] = row
            row = plan[following + LEAST]


@called_by_compiled
def choose(state: State, mask: int, size: int, wanted: int) -> int:
    """Return *wanted* of the *size* cards of *mask*, each choice as likely as the others."""
    few = min(wanted, size - wanted)
    part = 0
    left = mask
    for taken in range(few):
        bit = 1 << kth(left, below(state, size - taken))
        part |= bit
        left ^= bit
    return part if few == wanted else left


@called_by_compiled
def draw(plan: Plan, ways: Ways, state: State, world: World) -> None:
    """Write a world: into *world*, at each place's offset, the mask of the cards there.

    Nothing else of *world* is touched, so it may be a position of the rules.
    """
    for slot in range(HEADER, HEADER + plan[SLOTS] * SLOT_SIZE, SLOT_SIZE):
        plan[slot + NOW] = plan[slot + START]
    places = plan[PLACES]
    if plan[STORED] > 0:
        stored = plan[FIRST_STORED] + below(state, plan[STORED]) * places
        for number in range(places):
            plan[HEADER + number * SLOT_SIZE + NOW] |= plan[stored + number]
    else:
        draw_shares(plan, ways, state)
        for number in range(plan[MOVES]):
            move = plan[FIRST_MOVE] + number * MOVE_SIZE
            share = plan[move + SHARE]
            if share > 0:
                pool = plan[plan[move + FROM]]
                part = choose(state, pool, count(pool), share)
                plan[plan[move + FROM]] = pool ^ part
                plan[plan[move + TO]] |= part
    for slot in range(HEADER, HEADER + places * SLOT_SIZE, SLOT_SIZE):
        world[plan[slot + AT]] = 0
    for slot in range(HEADER, HEADER + places * SLOT_SIZE, SLOT_SIZE):
        world[plan[slot + AT]] |= plan[slot + NOW]


@compiled
def draw_worlds(plan: Plan, ways: Ways, state: State, worlds: npt.NDArray[np.int64]) -> None:
    """Write a world into each row of *worlds*."""
    for number in range(worlds.shape[0]):
        draw(plan, ways, state, worlds[number])
