"""Drawing a world: cards for every hidden place, as a plan that `worlds` made says.

A world is drawn in two steps. First how many cards of each class go to each group of places: each
number by the count of ways in which the rest can still be dealt. Then which: any of the class are
as likely. No draw is ever thrown away. Where the counts would be too many to work out, the world
of the draw before walks on by exchanges that keep every fact.

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

WALKS = 0
"""1: worlds walk on from the one before; 0: each is drawn on its own."""
PLACES, CLASSES, GROUPS, STEPS = 1, 2, 3, 4
"""How many there are of each."""
FIRST_CLASS, FIRST_CELL, FIRST_GROUP, FIRST_STEP = 5, 6, 7, 8
"""Where their records begin; those of the places begin at `HEADER`."""
STATES = 9
"""Number of states of a table of ways: what is left of all columns but the last, mixed radix."""
COLUMNS = 10
FIRST_COLUMN = 11
"""Each column: stride, radix."""
LAST_COLUMN = 12
"""Most that the column outside the state takes in all the steps."""
MIXED = 13
"""1 once a walk has forgotten where it began."""
WEIGHTED = 14
"""Where a walk's odds begin in the ways, by place and card; 0: all are alike."""
HEADER = 15

AT, FIXED, NEED, ALLOWED, HELD = 0, 1, 2, 3, 4
"""A place: offset in the world, cards known to be there, how many others, which, those there."""
PLACE_SIZE = 5
MASK, CARDS, CELLS_FROM, CELLS_TO = 0, 1, 2, 3
"""A class: its cards, their number, its cells."""
CLASS_SIZE = 4
GROUP, SHARE = 0, 1
"""A cell: the group, and how many cards of the class go there in the world being drawn."""
CELL_SIZE = 2
POOL, SEATED, PLACES_FROM, PLACES_TO = 0, 1, 2, 3
"""A group: its cards in the world being drawn, their number, its places."""
GROUP_SIZE = 4
BASE, WIDTH, LEAST, STRIDE, RADIX, POWER, LAST_POWER, CELL, LAST_CELL, LATER = range(10)
"""A step fills one cell of the row in hand: its table of ways by what is left of the columns and
of the row (`WIDTH` values from `LEAST`), its column, its odds; at the row's end (else -1) the odds
and the cell of the column outside the state, which takes the rest; what later rows take."""
STEP_SIZE = 10

MOVES, FIRST_MOVES = 3, 60
"""Exchanges for each place between two worlds of a walk, and before its first world."""


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
def share_out(plan: Plan, state: State) -> None:
    """Choose which cards of each class go to each group, and which of a group to each place."""
    for number in range(plan[GROUPS]):
        plan[plan[FIRST_GROUP] + number * GROUP_SIZE + POOL] = 0
    for number in range(plan[CLASSES]):
        record = plan[FIRST_CLASS] + number * CLASS_SIZE
        pool, size = plan[record + MASK], plan[record + CARDS]
        for cell in range(plan[record + CELLS_FROM], plan[record + CELLS_TO], CELL_SIZE):
            share = plan[cell + SHARE]
            if share > 0:
                part = choose(state, pool, size, share)
                plan[plan[cell + GROUP] + POOL] |= part
                pool ^= part
                size -= share
    for number in range(plan[GROUPS]):
        record = plan[FIRST_GROUP] + number * GROUP_SIZE
        pool, size = plan[record + POOL], plan[record + SEATED]
        for place in range(plan[record + PLACES_FROM], plan[record + PLACES_TO], PLACE_SIZE):
            need = plan[place + NEED]
            part = choose(state, pool, size, need)
            plan[place + HELD] = part
            pool ^= part
            size -= need


@called_by_compiled
def is_taken(ways: Ways, state: State, odds: int, gained: int, lost: int, other: int) -> bool:
    """Return whether a weighted walk makes an exchange (Metropolis).

    The place whose odds begin at *odds* gains and loses cards, that at *other* the reverse.
    """
    ratio = 1.0
    for card in range(52):
        if gained >> card & 1 == 1:
            ratio *= ways[odds + card] / ways[other + card]
        elif lost >> card & 1 == 1:
            ratio *= ways[other + card] / ways[odds + card]
    return ratio >= 1.0 or fraction(state) < ratio


@called_by_compiled
def exchange(plan: Plan, ways: Ways, state: State, a: int, b: int) -> None:
    """Deal the cards that both *a* and *b* may hold anew between the two."""
    first, second = HEADER + a * PLACE_SIZE, HEADER + b * PLACE_SIZE
    mine, yours = plan[first + HELD], plan[second + HELD]
    common = (mine | yours) & plan[first + ALLOWED] & plan[second + ALLOWED]
    before = mine & common
    if before in (0, common):
        return
    after = choose(state, common, count(common), count(before))
    odds = plan[WEIGHTED]
    if odds == 0 or is_taken(
        ways, state, odds + 52 * a, after & ~before, before & ~after, odds + 52 * b
    ):
        plan[first + HELD] = mine & ~common | after
        plan[second + HELD] = yours & ~common | common & ~after


@called_by_compiled
def rotate(plan: Plan, ways: Ways, state: State, a: int, b: int, c: int) -> None:
    """Pass a card from *a* to *b*, one from *b* to *c* and one from *c* to *a*, if all may."""
    first, second = HEADER + a * PLACE_SIZE, HEADER + b * PLACE_SIZE
    third = HEADER + c * PLACE_SIZE
    x = kth(plan[first + HELD], below(state, plan[first + NEED]))
    y = kth(plan[second + HELD], below(state, plan[second + NEED]))
    z = kth(plan[third + HELD], below(state, plan[third + NEED]))
    if (
        plan[second + ALLOWED] >> x & plan[third + ALLOWED] >> y & plan[first + ALLOWED] >> z & 1
        == 0
    ):
        return
    odds = plan[WEIGHTED]
    if odds != 0:
        after = ways[odds + 52 * b + x] * ways[odds + 52 * c + y] * ways[odds + 52 * a + z]
        before = ways[odds + 52 * a + x] * ways[odds + 52 * b + y] * ways[odds + 52 * c + z]
        if fraction(state) * before >= after:
            return
    plan[first + HELD] ^= 1 << x | 1 << z
    plan[second + HELD] ^= 1 << y | 1 << x
    plan[third + HELD] ^= 1 << z | 1 << y


@called_by_compiled
def walk(plan: Plan, ways: Ways, state: State) -> None:
    """Change the world of the draw before by exchanges, each as likely as its reverse."""
    places = plan[GROUPS]  # in a walk each place that has cards to get is a group of its own
    if places < 2:
        return
    times = places * (MOVES if plan[MIXED] == 1 else FIRST_MOVES)
    plan[MIXED] = 1
    for _ in range(times):
        a = below(state, places)
        b = (a + 1 + below(state, places - 1)) % places
        exchange(plan, ways, state, a, b)
        if places > 2:
            c = below(state, places)
            if c not in (a, b):
                rotate(plan, ways, state, a, b, c)


@called_by_compiled
def draw(plan: Plan, ways: Ways, state: State, world: World) -> None:
    """Write a world: into *world*, at each place's offset, the mask of the cards there.

    Nothing else of *world* is touched, so it may be a position of the rules.
    """
    if plan[WALKS] == 1:
        walk(plan, ways, state)
    else:
        draw_shares(plan, ways, state)
        share_out(plan, state)
    end = HEADER + plan[PLACES] * PLACE_SIZE
    for place in range(HEADER, end, PLACE_SIZE):
        world[plan[place + AT]] = 0
    for place in range(HEADER, end, PLACE_SIZE):
        world[plan[place + AT]] |= plan[place + FIXED] | plan[place + HELD]


@compiled
def draw_worlds(plan: Plan, ways: Ways, state: State, worlds: npt.NDArray[np.int64]) -> None:
    """Write a world into each row of *worlds*."""
    for number in range(worlds.shape[0]):
        draw(plan, ways, state, worlds[number])
