"""A tree over sampled worlds: cards tried the more often the better they have done so far.

One tree for all worlds, whose nodes are the cards played since the root; each walk goes down it in
a world of its own, with the cards legal there, adds one node and plays on by the policy. Every
seat picks what has been best for itself, so what is learnt of a seat's answers is what it can do
without seeing the other hands. (Information set Monte Carlo tree search: Cowling, Powley,
Whitehouse 2012.)
"""

from __future__ import annotations

from math import log, sqrt

import numpy as np

from kierki.rules import tricks
from kierki.rules.table import TrickTable
from kierki.search.aim import Aim, worth
from kierki.search.bits import lowest
from kierki.search.board import new_split_board, set_up
from kierki.search.chance import State
from kierki.search.drawing import Plan, Ways, draw
from kierki.search.jit import called_by_compiled, compiled
from kierki.search.playout import settle_deal
from kierki.search.policy import Wants, policy_card
from kierki.search.tables import Position, Vector
from kierki.search.weighing import Numbers, note

is_over, legal_cards, play = tricks.is_over, tricks.legal_cards, tricks.play
SEATS = 7
POINTS, TURN = tricks.POINTS, tricks.TURN

KID, SIBLING, CARD, WALKS, OFFERED, NODE = range(6)
"""What is kept of a node: its first child, the next child of its parent, the card that leads to
it, walks through it, walks in which the card was legal; and how many numbers that makes."""
NONE = -1
DEEPEST = 54
CURIOSITY = 1.2
"""How much of the deviation of outcomes a card little tried is given as credit."""
FEW = 16
"""Walks before the deviation of outcomes is known well enough."""


@called_by_compiled
def gains(aim: Aim, wants: Wants, position: Position, gained: Numbers) -> None:
    """Write what the settled deal is worth to each seat: to the one that thinks by its aim."""
    for seat in range(aim.players):
        points = position[POINTS + seat]
        if aim.teams == 1:
            points += position[POINTS + (seat + 2) % 4]
        gained[seat] = 1.0 * wants.sign * points
    gained[aim.seat] = worth(aim, position)


@called_by_compiled
def picked(
    nodes: Vector, worths: Numbers, node: int, legal: int, curiosity: float
) -> tuple[int, int]:
    """Return the best child of *node* among *legal* cards, or `NONE`, and cards never tried."""
    best, most, fresh = NONE, 0.0, legal
    kid = nodes[node * NODE + KID]
    while kid != NONE:
        at = kid * NODE
        card = nodes[at + CARD]
        if legal >> card & 1 == 1:
            fresh &= ~(1 << card)
            nodes[at + OFFERED] += 1
            walks = nodes[at + WALKS]
            value = worths[kid] / walks + curiosity * sqrt(log(1.0 * nodes[at + OFFERED]) / walks)
            if best == NONE or value > most:
                best, most = kid, value
        kid = nodes[at + SIBLING]
    return best, fresh


@called_by_compiled
def added(nodes: Vector, kid: int, node: int, card: int) -> None:
    """Make *kid* a child of *node*."""
    at = kid * NODE
    nodes[at + KID], nodes[at + CARD] = NONE, card
    nodes[at + WALKS], nodes[at + OFFERED] = 0, 1
    nodes[at + SIBLING] = nodes[node * NODE + KID]
    nodes[node * NODE + KID] = kid


@compiled
def walk_cards(
    table: TrickTable,
    wants: Wants,
    aim: Aim,
    base: Position,
    plan: Plan,
    ways: Ways,
    state: State,
    walks: int,
    sums: Numbers,
) -> None:
    """Walk the tree *walks* times for the seat to play in *base*; *sums* is by card number.

    The card most often tried is the one to play.
    """
    nodes = np.empty((walks + 1) * NODE, np.int64)
    worths = np.zeros(walks + 1)
    nodes[KID], used = NONE, 1
    path, movers = np.empty(DEEPEST, np.int64), np.empty(DEEPEST, np.int64)
    gained, total, squares = np.zeros(SEATS), np.zeros(SEATS), np.zeros(SEATS)
    curiosity = np.zeros(SEATS)
    drawn = base.copy()
    world = new_split_board()
    for walk in range(walks):
        drawn[:] = base
        draw(plan, ways, state, drawn)
        set_up(drawn, world)
        node, depth = 0, 0
        while not is_over(table, world):
            seat = world[TURN]
            best, fresh = picked(nodes, worths, node, legal_cards(table, world), curiosity[seat])
            if fresh != 0:
                card = policy_card(table, wants, world)
                if fresh >> card & 1 == 0:
                    card = lowest(fresh)
                added(nodes, used, node, card)
                best, used = used, used + 1
            path[depth], movers[depth] = best, seat
            depth += 1
            play(table, world, nodes[best * NODE + CARD])
            node = best
            if fresh != 0:
                break
        while not is_over(table, world):
            play(table, world, policy_card(table, wants, world))
        settle_deal(table, world)
        gains(aim, wants, world, gained)
        for step in range(depth):
            nodes[path[step] * NODE + WALKS] += 1
            worths[path[step]] += gained[movers[step]]
        for seat in range(aim.players):
            total[seat] += gained[seat]
            squares[seat] += gained[seat] * gained[seat]
            if walk >= FEW:
                mean = total[seat] / (walk + 1)
                spread = squares[seat] / (walk + 1) - mean * mean
                curiosity[seat] = CURIOSITY * sqrt(max(0.0, spread))
        note(aim, world, sums, nodes[path[0] * NODE + CARD])
