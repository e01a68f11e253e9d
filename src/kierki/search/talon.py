"""The talon, compiled: what its taker gives away and names by the policy, and how that ends."""

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
from kierki.search.policy import Wants, policy_card
from kierki.search.tables import Position, copy

Masks = npt.NDArray[np.int64]
Outcomes = npt.NDArray[np.int64]
"""Points by world, answer and seat (7)."""

is_over, play = tricks.is_over, tricks.play
HAND, POINTS, SIZE = tricks.HAND, tricks.POINTS, tricks.SIZE
SUIT_BITS, TRUMP, TURN = tricks.SUIT_BITS, tricks.TRUMP, tricks.TURN
SEATS = 7

# Tricks a hand should take, in hundredths: the careful bot's figures, fitted to deals it played.
NAMER, OTHERS = -220, 110
"""Where the count begins for the seat that names trumps, and for the others."""
LENGTH, LENGTH_OF_THREE = 75, 95
"""For each trump; with three players."""
LONELY, SINGLE, DOUBLE = 140, 85, 25
"""For a suit beside trumps with no card, one, two."""


@called_by_compiled
def suit_tricks(cards: int, suit: int, trump: int, players: int) -> int:
    """Return the tricks, in hundredths, that *cards*, the 13 bits of a suit, add for the namer."""
    length = count(cards)
    ace, king, queen = cards >> 12 & 1, cards >> 11 & 1, cards >> 10 & 1
    if suit == trump:
        each = LENGTH_OF_THREE if players == 3 else LENGTH
        jack = cards >> 9 & 1
        return each * length + 115 * ace + 90 * king + 65 * queen + 40 * jack
    if length == 0:
        return LONELY
    if length == 1:
        return SINGLE + 100 * ace
    if length == 2:
        return DOUBLE + 100 * ace + 80 * king
    return 100 * ace + 80 * king + 30 * queen


@called_by_compiled
def namer_tricks(hand: int, trump: int, players: int) -> int:
    """Return the tricks, in hundredths, that *hand* should take when its seat names *trump*."""
    total = NAMER
    for suit in range(4):
        total += suit_tricks(hand >> 13 * suit & SUIT_BITS, suit, trump, players)
    return total


@called_by_compiled
def other_tricks(hand: int, players: int) -> int:
    """Return the tricks, in hundredths, that *hand* should take when another names trumps."""
    total = OTHERS
    for suit in range(4):
        cards = hand >> 13 * suit
        total += 95 * (cards >> 12 & 1) + 55 * (cards >> 11 & 1) + 25 * (cards >> 10 & 1)
    return total * 4 // players


@called_by_compiled
def least_missed(hand: int, trump: int, players: int, sign: int) -> int:
    """Return the card of *hand* whose loss costs the namer of *trump* least.

    With *sign* -1 tricks are not wanted: the loss of most is best.
    """
    chosen, least = -1, 1 << 40
    for suit in range(4):
        cards = hand >> 13 * suit & SUIT_BITS
        whole = suit_tricks(cards, suit, trump, players)
        rest = cards
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            left = suit_tricks(cards & ~(1 << card), suit, trump, players)
            loss = sign * (16 * (whole - left) + card)
            if loss < least:
                chosen, least = 13 * suit + card, loss
    return chosen


@compiled
def make_plan(hand: int, players: int, sign: int, plan: Masks) -> int:
    """Write to *plan* the trump and the gifts of the policy with the talon in *hand*.

    Returns the tricks, in hundredths, that it should then take.
    """
    chosen, best = 0, -1 << 40
    for attempt in range(5):  # every suit, and the best of them once more
        trump = attempt if attempt < 4 else chosen
        left = hand
        for step in range(1, players):
            plan[step] = least_missed(left, trump, players, sign)
            left &= ~(1 << plan[step])
        value = sign * namer_tricks(left, trump, players)
        if value > best:
            chosen, best = trump, value
    plan[0] = chosen
    return sign * best


@compiled
def talon_worlds(
    table: TrickTable,
    wants: Wants,
    base: Position,
    plan: Plan,
    ways: Ways,
    state: State,
    talon: int,
    plans: Masks,
    points: Outcomes,
    limits: Masks,
) -> None:
    """Play deals to their end in sampled worlds, the talon taken by one seat or another.

    A row of *plans* is what the seat to act in *base* may do with the talon in hand: the trump,
    then the card for each other seat, that on the left first. Write to *points* what each seat
    wins, world by world: at 0 … players - 1 when that seat takes the *talon* (but not for the seat
    to act, nor when *talon* is 0, as that seat holds it already), then for each plan. Write to
    *limits*, world by seat, how many points each other seat should think the talon worth.
    """
    world = base.copy()
    after = new_split_board()
    players, me = table.players, base[TURN]
    sign = 1 if wants.tricks == 1 else -1
    chosen = np.zeros(SEATS, np.int64)
    for number in range(points.shape[0]):
        copy(base, world)
        draw(plan, ways, state, world)
        for place in range(points.shape[1]):
            taker = me
            if place >= players:
                for step in range(players):
                    chosen[step] = plans[place - players, step]
            elif talon == 0 or place == me:
                continue
            else:
                taker = place
                value = make_plan(world[HAND + taker] | talon, players, sign, chosen)
                value -= other_tricks(world[HAND + taker], players)
                if wants.tricks == 1:
                    limits[number, taker] = max(0, value * wants.worth[0] // 100)
            set_up(world, after)
            after[HAND + taker] |= talon
            for step in range(1, players):
                card = 1 << chosen[step]
                after[HAND + taker] &= ~card
                after[HAND + (taker + step) % players] |= card
            after[TURN], after[TRUMP] = taker, chosen[0]
            while not is_over(table, after):
                play(table, after, policy_card(table, wants, after))
            settle_deal(table, after)
            for seat in range(players):
                points[number, place, seat] = after[POINTS + seat]


@compiled
def worths(aim: Aim, points: Masks, found: npt.NDArray[np.float64]) -> None:
    """Write to *found* what each row of *points*, by seat (7), is worth."""
    position = np.zeros(SIZE, np.int64)
    for number in range(points.shape[0]):
        for seat in range(aim.players):
            position[POINTS + seat] = points[number, seat]
        found[number] = worth(aim, position)
