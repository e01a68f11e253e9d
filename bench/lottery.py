"""How much the lottery's policy and its search over worlds win: duplicate deals, all compiled.

In each deal every seat in turn is the player under test, the others play the other way; a figure
is the player's mean prize less what an equal player would win, with its standard error by deal.

    python bench/lottery.py [--deals 2000] [--worlds 50,200] [--odds 0.3] [--players 4]
"""

from __future__ import annotations

import argparse
from math import sqrt

import numpy as np
import numpy.typing as npt

from kierki.cards.deck import deck
from kierki.rules import layout
from kierki.rules.layout import HAND, LAID, SIZE, STOCK, TURN
from kierki.rules.table import LotteryTable, compile_lottery
from kierki.search.bits import count, kth, lowest
from kierki.search.chance import State, below, new_state, pick
from kierki.search.jit import called_by_compiled, compiled
from kierki.search.lottery import lottery_beliefs, lottery_card, lottery_worlds
from kierki.search.tables import Position, Vector, compiled_table
from kierki.variants import LotteryContract, build, preset

Array = npt.NDArray[np.int64]
legal_cards, lay, pass_turn = layout.legal_cards, layout.lay, layout.pass_turn
open_lottery, is_over, prize = layout.open_lottery, layout.is_over, layout.points
fitting = layout.fitting

RANDOM, POLICY = 0, -1
"""Ways to play; above 0: by that many worlds."""


@called_by_compiled
def places_for(card: int, sizes: Vector, bans: Vector) -> int:
    """Return how many places may hold *card*."""
    places = 0
    for place in range(8):
        if sizes[place] > 0 and bans[place] >> card & 1 == 0:
            places += 1
    return places


@called_by_compiled
def place_card(card: int, room: Vector, bans: Vector, state: State, world: Vector) -> int:
    """Put *card* into a place that may hold it and has room; return 0 when there is none."""
    total = 0
    for place in range(8):
        if bans[place] >> card & 1 == 0:
            total += room[place]
    if total == 0:
        return 0
    at = below(state, total)
    for place in range(8):
        if bans[place] >> card & 1 == 0:
            at -= room[place]
            if at < 0:
                room[place] -= 1
                world[STOCK if place == 7 else HAND + place] |= 1 << card
                return 1
    return 0


@called_by_compiled
def draw_world(
    position: Position, sizes: Vector, bans: Vector, state: State, world: Vector
) -> int:
    """Draw who holds the unseen cards, respecting *bans*; return 0 when that led nowhere.

    *sizes* is how many each seat (the last: the stock) holds. Cards that few may hold go first.
    """
    me = position[TURN]
    unseen = position[STOCK]
    for offset in range(SIZE):
        world[offset] = position[offset]
    for seat in range(7):
        if seat != me:
            unseen |= position[HAND + seat]
            world[HAND + seat] = 0
    world[STOCK] = 0
    room = np.empty(8, np.int64)
    for place in range(8):
        room[place] = sizes[place]
    for choices in range(1, 9):
        rest = unseen
        while rest != 0:
            card = kth(rest, below(state, count(rest)))
            rest ^= 1 << card
            if places_for(card, sizes, bans) != choices:
                continue
            if place_card(card, room, bans, state, world) == 0:
                return 0
    return 1


@called_by_compiled
def draw_worlds(position: Position, bans: Vector, state: State, worlds: Array) -> None:
    """Draw a world into each row of *worlds*; where that leads nowhere, forget the bans."""
    sizes, none = np.zeros(8, np.int64), np.zeros(8, np.int64)
    for seat in range(7):
        if seat != position[TURN]:
            sizes[seat] = count(position[HAND + seat])
    sizes[7] = count(position[STOCK])
    for number in range(len(worlds)):
        drawn = 0
        for _ in range(10):
            if drawn == 0:
                drawn = draw_world(position, sizes, bans, state, worlds[number])
        if drawn == 0:
            draw_world(position, sizes, none, state, worlds[number])


@called_by_compiled
def searched_card(
    table: LotteryTable,
    position: Position,
    legal: int,
    bans: Vector,
    history: Array,
    odds: float,
    state: State,
    worlds: Array,
) -> int:
    """Return the card that wins most over *worlds* drawn anew.

    It must be better than the policy's by more than one standard error of the difference.
    """
    usual = lottery_card(table, position, legal)
    if legal & (legal - 1) == 0:
        return usual
    draw_worlds(position, bans, state, worlds)
    ends = np.empty((len(worlds), 52), np.int64)
    weights = np.empty(len(worlds), np.float64)
    lottery_beliefs(table, worlds, history, odds, weights)
    lottery_worlds(table, worlds, ends)
    seat = position[TURN]
    chosen, best = usual, 0.0
    while legal != 0:
        card = lowest(legal)
        legal &= legal - 1
        total, squares = 0.0, 0.0
        for world in range(len(worlds)):
            gain = won(table, ends[world, card], seat) - won(table, ends[world, usual], seat)
            total += weights[world] * gain
            squares += (weights[world] * gain) ** 2
        sure = (total - sqrt(squares)) / weights.sum()
        if card != usual and sure > best:
            chosen, best = card, sure
    return chosen


@called_by_compiled
def won(table: LotteryTable, end: int, seat: int) -> float:
    """Return the prize of *seat* in an end that `lottery_worlds` wrote."""
    if end // 8 == seat:
        return float(table.first_prize)
    return float(table.second_prize) if end % 8 == seat else 0.0


@compiled
def duel(
    table: LotteryTable,
    cards: Vector,
    state: State,
    deals: int,
    tested: int,
    others: int,
    odds: float,
) -> tuple[float, float]:
    """Return the sum and the sum of squares over *deals* of the tested player's prizes."""
    position, start = np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64)
    bans = np.zeros(8, np.int64)
    worlds = np.zeros((max(tested, others, 1), SIZE), np.int64)
    size = len(cards) // table.players
    history = np.zeros((len(cards), 3), np.int64)
    total, squares = 0.0, 0.0
    for _ in range(deals):
        for offset in range(SIZE):
            start[offset] = 0
        for place in range(len(cards)):
            other = place + below(state, len(cards) - place)
            card = cards[other]
            cards[other] = cards[place]
            cards[place] = card
            at = HAND + place // size if place < size * table.players else STOCK
            start[at] |= 1 << card
        open_lottery(table, start, below(state, table.players))
        gained = 0
        for me in range(table.players):
            for offset in range(SIZE):
                position[offset] = start[offset]
            for place in range(8):
                bans[place] = 0
            turns = 0
            while not is_over(position):
                legal = legal_cards(table, position)
                seat = position[TURN]
                if legal == 0:
                    bans[seat] |= fitting(table, position[LAID])
                    pass_turn(table, position)
                    continue
                way = tested if seat == me else others
                if way == RANDOM:
                    card = pick(state, legal)
                elif way == POLICY:
                    card = lottery_card(table, position, legal)
                else:
                    past, drawn = history[:turns], worlds[:way]
                    card = searched_card(table, position, legal, bans, past, odds, state, drawn)
                history[turns, 0] = seat
                history[turns, 1] = position[LAID]
                history[turns, 2] = card
                turns += 1
                lay(table, position, card)
            gained += prize(table, position, me)
        total += gained
        squares += float(gained) * gained
    return total, squares


def lead(
    table: LotteryTable, deals: int, tested: int, others: int, odds: float
) -> tuple[float, float]:
    """Return the tested player's lead a deal over an equal player, and its standard error."""
    players = table.players
    total, squares = duel(
        compiled_table(table),
        np.array(deck(players), dtype=np.int64),
        new_state(7),
        deals,
        tested,
        others,
        odds,
    )
    mean = total / deals
    error = sqrt(max(squares / deals - mean * mean, 0.0) / deals)
    return mean / players - (table.first_prize + table.second_prize) / players, error / players


def main() -> None:
    """Print the leads for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--worlds", default="50,200")
    parser.add_argument("--odds", type=float, default=0.3, help="1: no beliefs from what was laid")
    parser.add_argument("--players", default="3,4,5,6,7")
    options = parser.parse_args()
    worlds = [int(number) for number in options.worlds.split(",")]
    for players in [int(number) for number in options.players.split(",")]:
        variant = build(preset("kierki"), players=players)
        contract = next(c for c in variant.schedule if isinstance(c, LotteryContract))
        table = compile_lottery(contract, players)
        pairs = [("policy", POLICY, "random", RANDOM)]
        pairs += [(f"{number} worlds", number, "policy", POLICY) for number in worlds]
        for name, tested, against, others in pairs:
            mean, error = lead(table, options.deals, tested, others, options.odds)
            print(f"{players} players: {name} against {against}: {mean:+.1f} ± {error:.1f}")


if __name__ == "__main__":
    main()
