"""The lottery, compiled: a rule policy, playouts by it and by chance, cards tried in worlds."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from kierki.rules import layout
from kierki.rules.layout import FIRST_OUT, HAND, LAID, SECOND_OUT, SIZE, STOCK, TURN
from kierki.rules.table import LotteryTable
from kierki.rules.tricks import SUIT_BITS
from kierki.search.bits import count, highest, lowest
from kierki.search.chance import State, below, pick
from kierki.search.jit import called_by_compiled, compiled
from kierki.search.tables import Position, Vector

legal_cards, lay, pass_turn = layout.legal_cards, layout.lay, layout.pass_turn
open_lottery, is_over, prize = layout.open_lottery, layout.is_over, layout.points
fitting = layout.fitting

Worlds = npt.NDArray[np.int64]
"""A row for each world."""


FREE = -2
"""For each own card further on that needs nobody: such cards are moves in reserve."""
WAITING = 12
"""For each own card behind those of others: they must be laid first."""
THEIRS = -2
"""For each card of others further on."""
RUN = 9
"""For each own card before the next of theirs."""
GIFT = -11
"""When only others have something to lay there later."""
NEXT = 2
"""When the very next card is theirs."""
BRIDGE = -3
"""And one's own lies right behind it."""
DELAY = 2
"""For each card of theirs before the farthest own one: it has to wait for so many."""
OPENING = 2
"""For a card that opens a suit."""


@called_by_compiled
def helps(
    own: int, theirs: int, first: int, behind: int, near: int, after: int, before: int
) -> int:
    """Return what it does for a hand that the cards of a row beyond one of its own come nearer.

    *own* and *theirs* are those that it and others hold; *first* is the nearest of theirs,
    *behind* the mask of it and all cards beyond it, *near* the very next card, *after* the one
    behind that, *before* the mask of the cards on the way to the farthest own card.
    """
    if theirs == 0:
        return FREE * count(own)
    waiting = own & behind
    score = WAITING * count(waiting) + THEIRS * count(theirs) + RUN * count(own & ~behind)
    score += DELAY * count(theirs & before)
    if waiting == 0:
        score += GIFT
    if first == near:
        score += NEXT
        if own & after != 0:
            score += BRIDGE
    return score


@called_by_compiled
def lottery_card(table: LotteryTable, position: Position, legal: int) -> int:
    """Return the card of *legal*, not none, that the policy lays for the seat to act.

    It keeps cards that only open a row for others, and lays early what its own far cards wait for.
    It looks at its own hand, the rows, and which cards are still out.
    """
    if legal & (legal - 1) == 0:
        return lowest(legal)
    hand = position[HAND + position[TURN]]
    out = position[STOCK]
    for seat in range(table.players):
        out |= position[HAND + seat]
    out &= ~hand
    chosen, best = -1, -1 << 40
    rest = legal
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        row = SUIT_BITS << 13 * (card // 13)
        bit = 1 << card
        opens = table.start & bit
        score = 0
        if opens != 0 or table.start & row < bit:
            beyond = row & -(bit << 1)
            own, theirs = hand & beyond, out & beyond
            first = theirs & -theirs
            before = (1 << highest(own)) - 1 if own != 0 else 0
            score += helps(own, theirs, first, -first, bit << 1, bit << 2, before)
        if opens != 0 or table.start & row > bit:
            beyond = row & (bit - 1)
            own, theirs = hand & beyond, out & beyond
            first = 0 if theirs == 0 else 1 << highest(theirs)
            before = -1 << lowest(own) if own != 0 else 0
            score += helps(own, theirs, first, 2 * first - 1, bit >> 1, bit >> 2, before)
        if opens != 0:
            score += OPENING
        if score > best:
            chosen, best = card, score
    return chosen


@called_by_compiled
def lay_by_policy(table: LotteryTable, position: Position) -> None:
    """Let the seat to act lay by the policy, or pass."""
    legal = legal_cards(table, position)
    if legal == 0:
        pass_turn(table, position)
    else:
        lay(table, position, lottery_card(table, position, legal))


@called_by_compiled
def lay_at_random(table: LotteryTable, position: Position, state: State) -> None:
    """Play *position* to its end, every legal card as likely as the others."""
    while not is_over(position):
        legal = legal_cards(table, position)
        if legal == 0:
            pass_turn(table, position)
        else:
            lay(table, position, pick(state, legal))


@compiled
def lottery_deals(
    table: LotteryTable, deck: Vector, state: State, times: int, by_policy: int, points: Vector
) -> None:
    """Deal *deck* and play it out *times* times; add each seat's prizes to *points*.

    With *by_policy* 1 every seat plays by the policy, else by chance.
    """
    position = np.empty(SIZE, np.int64)
    size = len(deck) // table.players
    for _ in range(times):
        for offset in range(SIZE):
            position[offset] = 0
        for place in range(len(deck)):
            other = place + below(state, len(deck) - place)
            card = deck[other]
            deck[other] = deck[place]
            deck[place] = card
            if place < size * table.players:
                position[HAND + place // size] |= 1 << card
            else:
                position[STOCK] |= 1 << card
        open_lottery(table, position, below(state, table.players))
        if by_policy == 1:
            while not is_over(position):
                lay_by_policy(table, position)
        else:
            lay_at_random(table, position, state)
        for seat in range(table.players):
            points[seat] += prize(table, position, seat)


@compiled
def lottery_playouts(table: LotteryTable, start: Position, times: int, points: Vector) -> None:
    """Play *start* out by the policy *times* times; add each seat's prizes to *points*."""
    position = np.empty(SIZE, np.int64)
    for _ in range(times):
        for offset in range(SIZE):
            position[offset] = start[offset]
        while not is_over(position):
            lay_by_policy(table, position)
        for seat in range(table.players):
            points[seat] += prize(table, position, seat)


@compiled
def lottery_worlds(table: LotteryTable, worlds: Worlds, ends: Worlds) -> None:
    """Try every legal card of the seat to act in every world, and play on by the policy.

    A row of *worlds* is a position of the rules; they differ in what is hidden from the seat to
    act. Write to *ends*, world by card (52), who was out first and second, as `prizes` reads it;
    the figures of other cards are left alone.
    """
    position = np.empty(SIZE, np.int64)
    for world in range(len(worlds)):
        legal = worlds[world, HAND + worlds[world, TURN]] & fitting(table, worlds[world, LAID])
        while legal != 0:
            card = lowest(legal)
            legal &= legal - 1
            for offset in range(SIZE):
                position[offset] = worlds[world, offset]
            lay(table, position, card)
            while not is_over(position):
                lay_by_policy(table, position)
            ends[world, card] = 8 * position[FIRST_OUT] + position[SECOND_OUT]


@compiled
def lottery_beliefs(
    table: LotteryTable,
    worlds: Worlds,
    history: Worlds,
    odds: float,
    weights: npt.NDArray[np.float64],
) -> None:
    """Write to *weights* how likely each world makes what the others have laid.

    A row of *history* is a card laid in this deal, in order: the seat, the mask of what lay there
    before, the card. A card that the policy would not have laid from the seat's hand in that world
    counts *odds*, from 0 to 1, and one that it would counts 1; *worlds* as in `lottery_worlds`.
    """
    then = np.empty(SIZE, np.int64)
    laid_since = np.empty(table.players, np.int64)
    for world in range(len(worlds)):
        me = worlds[world, TURN]
        everything = worlds[world, LAID] | worlds[world, STOCK]
        for seat in range(table.players):
            laid_since[seat] = 0
            everything |= worlds[world, HAND + seat]
        weights[world] = 1.0
        for number in range(len(history) - 1, -1, -1):
            seat, laid, card = history[number, 0], history[number, 1], history[number, 2]
            laid_since[seat] |= 1 << card
            if seat == me:
                continue
            hand = worlds[world, HAND + seat] | laid_since[seat]
            for offset in range(SIZE):
                then[offset] = 0
            then[TURN], then[LAID] = seat, laid
            then[HAND + seat] = hand
            # Who of the others held what makes no difference to the policy.
            then[STOCK] = everything & ~laid & ~hand
            legal = legal_cards(table, then)
            if lottery_card(table, then, legal) != card:
                weights[world] *= odds


def prizes(table: LotteryTable, seat: int) -> Vector:
    """Return what each end that `lottery_worlds` writes is worth to *seat*, at its place."""
    worth = np.zeros(64, np.int64)
    worth[8 * seat : 8 * seat + 8] = table.first_prize
    worth[seat::8] = table.second_prize
    worth[9 * seat] = 0
    return worth
