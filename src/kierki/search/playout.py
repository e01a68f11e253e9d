"""Playouts: a position played to its end by chance, one or very many."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from kierki.rules import settle, tricks
from kierki.rules.table import TrickTable
from kierki.search.bits import kth
from kierki.search.board import new_split_board, set_up
from kierki.search.chance import State, below, pick
from kierki.search.jit import called_by_compiled, compiled
from kierki.search.policy import Wants, policy_card
from kierki.search.tables import Position

Points = npt.NDArray[np.int64]
legal_cards, play, is_over = tricks.legal_cards, tricks.play, tricks.is_over
open_play = tricks.open_play
moon_shooter, settle_moon, take_stock = settle.moon_shooter, settle.settle_moon, settle.take_stock
pay_no_trick_bonus = settle.pay_no_trick_bonus
HAND, POINTS = tricks.HAND, tricks.POINTS


@called_by_compiled
def settle_deal(table: TrickTable, position: Position) -> None:
    """Give the stock card, the moon and the bonus of a finished deal."""
    take_stock(table, position)
    shooter = moon_shooter(table, position)
    if shooter < 0:
        if table.no_trick_bonus != 0:
            pay_no_trick_bonus(table, position)
    else:
        settle_moon(table, position, shooter, table.moon)


@called_by_compiled
def play_out(table: TrickTable, position: Position, state: State) -> None:
    """Play *position* to its end, every legal card as likely as the others."""
    while True:
        legal = legal_cards(table, position)
        if legal == 0:
            return
        play(table, position, pick(state, legal))


@compiled
def random_playouts(
    table: TrickTable, start: Position, state: State, times: int, points: Points
) -> None:
    """Play *start* out *times* times and add each seat's settled points to *points*."""
    position = new_split_board()
    for _ in range(times):
        set_up(start, position)
        play_out(table, position, state)
        settle_deal(table, position)
        for seat in range(table.players):
            points[seat] += position[POINTS + seat]


@compiled
def random_deals(
    table: TrickTable,
    deck: npt.NDArray[np.int64],
    empty: Position,
    state: State,
    times: int,
    points: Points,
) -> None:
    """Deal *deck* and play it out *times* times; add each seat's settled points to *points*."""
    position = new_split_board()
    everything = 0
    for card in deck:
        everything |= 1 << card
    drawn = table.players
    if len(deck) == table.tricks * table.players:
        drawn -= 1  # the last seat has what is left
    for _ in range(times):
        set_up(empty, position)
        left = everything
        cards = len(deck)
        for seat in range(drawn):
            before = left
            for _ in range(table.tricks):
                left ^= 1 << kth(left, below(state, cards))
                cards -= 1
            position[HAND + seat] = before ^ left
        if drawn < table.players:
            position[HAND + drawn] = left
        open_play(table, position, 0)
        play_out(table, position, state)
        settle_deal(table, position)
        for seat in range(table.players):
            points[seat] += position[POINTS + seat]


@compiled
def policy_playouts(
    table: TrickTable, wants: Wants, start: Position, times: int, points: Points
) -> None:
    """Play *start* out by the policy *times* times and add each seat's points to *points*."""
    position = new_split_board()
    for _ in range(times):
        set_up(start, position)
        while not is_over(table, position):
            play(table, position, policy_card(table, wants, position))
        settle_deal(table, position)
        for seat in range(table.players):
            points[seat] += position[POINTS + seat]
