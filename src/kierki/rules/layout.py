"""The lottery: cards laid out in rows from the start rank up and down (R-LOT).

A position is a flat vector of integers; the names below are its offsets.
"""

from __future__ import annotations

from kierki.rules.table import LotteryTable, Reader, Vector

HAND = 0
"""Hands, as masks; seven are kept."""
LAID = 7
"""Mask of the cards on the table."""
TURN = 8
"""Seat to act."""
FIRST_OUT = 9
"""First seat to empty its hand, or -1."""
SECOND_OUT = 10
"""Second seat to empty its hand, or -1: the deal ends with it."""
STOCK = 11
"""Mask of the stock card while it is not on the table."""
SIZE = 12

ACES = 1 << 12 | 1 << 25 | 1 << 38 | 1 << 51
DEUCES = 1 | 1 << 13 | 1 << 26 | 1 << 39


def fitting(table: LotteryTable, laid: int) -> int:
    """Return the mask of cards that may be laid next: a start card or a row's neighbour (R-LOT-2).

    Before any card lies there, these are the start cards alone.
    """
    above = (laid & ~ACES) << 1
    below = (laid & ~DEUCES) >> 1
    return (above | below | table.start) & ~laid


def legal_cards(table: LotteryTable, position: Reader) -> int:
    """Return the mask of cards that the seat to act may lay; 0 when it must pass (R-LOT-2)."""
    return position[HAND + position[TURN]] & fitting(table, position[LAID])


def open_lottery(table: LotteryTable, position: Vector, first: int) -> None:
    """Set who acts first and lay the stock card if it opens a suit (R-LOT-1, -5)."""
    position[TURN] = first
    position[FIRST_OUT] = -1
    position[SECOND_OUT] = -1
    lay_stock(table, position)


def lay_stock(table: LotteryTable, position: Vector) -> None:
    """Lay the stock card as soon as it fits, so that no row blocks (R-LOT-5)."""
    if position[STOCK] & fitting(table, position[LAID]) != 0:
        position[LAID] |= position[STOCK]
        position[STOCK] = 0


def lay(table: LotteryTable, position: Vector, card: int) -> None:
    """Lay *card*, which must be legal, for the seat to act."""
    seat = position[TURN]
    position[HAND + seat] &= ~(1 << card)
    position[LAID] |= 1 << card
    lay_stock(table, position)
    if position[HAND + seat] == 0:
        if position[FIRST_OUT] < 0:
            position[FIRST_OUT] = seat
        else:
            position[SECOND_OUT] = seat
    pass_turn(table, position)


def pass_turn(table: LotteryTable, position: Vector) -> None:
    """Go on to the next seat that still holds cards."""
    if position[SECOND_OUT] >= 0:
        return
    seat = position[TURN]
    for _ in range(table.players):
        seat = (seat + 1) % table.players
        if position[HAND + seat] != 0:
            break
    position[TURN] = seat


def is_over(position: Reader) -> bool:
    """Return whether two seats are out (R-LOT-3)."""
    return position[SECOND_OUT] >= 0


def points(table: LotteryTable, position: Reader, seat: int) -> int:
    """Return the prize of *seat*."""
    if seat == position[FIRST_OUT]:
        return table.first_prize
    if seat == position[SECOND_OUT]:
        return table.second_prize
    return 0
