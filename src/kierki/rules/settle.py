"""What a deal and a match come to: moons, early ends, the auction's price, who has won.

The trick functions work on the positions of `kierki.rules.tricks`; the match functions on plain
tuples of totals.
"""

from __future__ import annotations

from kierki.rules.table import MOON_NEW, MOON_NONE, MOON_SUN, Reader, TrickTable, Vector
from kierki.rules.tricks import (
    FIRST_WINNER,
    HAND,
    LED,
    PLAYED,
    POINTS,
    STOCK,
    SUIT_BITS,
    TAKEN,
    TRUMP,
    TURN,
    WON,
    cards_left,
)

NOBODY = -1


def points_of(table: TrickTable, cards: int) -> int:
    """Return what the cards of a mask are worth together."""
    total = 0
    for card in range(52):
        if cards >> card & 1 == 1:
            total += table.card_points[card]
    return total


def take_stock(table: TrickTable, position: Vector) -> None:
    """Give the stock card to the winner of the first trick, if the contract does (R-CARD-4)."""
    winner = position[FIRST_WINNER]
    if table.stock_to_first_trick == 1 and position[STOCK] != 0 and winner >= 0:
        position[POINTS + winner] += points_of(table, position[STOCK])
        position[TAKEN + winner] |= position[STOCK]
        position[STOCK] = 0


def moon_shooter(table: TrickTable, position: Reader) -> int:
    """Return the seat that took every penalty card, or `NOBODY` (R-MOON-1).

    The stock card must have been given to its taker. Where the points simply count, nobody shoots.
    """
    if table.moon == MOON_NONE or table.penalty_sum <= 0:
        return NOBODY
    for seat in range(table.players):
        if table.penalties & ~position[TAKEN + seat] == 0:
            return seat
    return NOBODY


def settle_moon(table: TrickTable, position: Vector, shooter: int, moon: int) -> None:
    """Settle the moon of *shooter* as *moon* says: bonus cards count on top (R-MOON-1)."""
    position[POINTS + shooter] -= table.penalty_sum
    if moon == MOON_NEW:
        position[POINTS + shooter] -= table.penalty_sum
        return
    pays = table.penalty_sum
    if moon == MOON_SUN and position[WON + shooter] == table.tricks:
        pays *= 2
    for seat in range(table.players):
        partner = table.teams == 1 and (seat - shooter) % 2 == 0
        if seat != shooter and not partner:
            position[POINTS + seat] += pays


def pay_no_trick_bonus(table: TrickTable, position: Vector) -> None:
    """Give each seat without a trick its bonus; there is none in a deal with a moon."""
    for seat in range(table.players):
        if position[WON + seat] == 0:
            position[POINTS + seat] += table.no_trick_bonus


def nothing_at_stake(table: TrickTable, position: Reader) -> bool:
    """Return whether no card or trick still to come can score (R-CLAIM-1).

    Asked between tricks, after the first one.
    """
    if cards_left(table, position) & table.scoring != 0:
        return False
    for number in range(position[PLAYED] // table.players, table.tricks):
        if table.trick_points[number] != 0:
            return False
    if table.no_trick_bonus != 0:
        for seat in range(table.players):
            if position[WON + seat] == 0:
                return False
    if table.moon == MOON_SUN:
        for seat in range(table.players):
            if position[WON + seat] * table.players == position[PLAYED]:
                return False
    return True


def takes_the_rest(table: TrickTable, position: Reader) -> bool:
    """Return whether the seat on lead wins every trick to come, whatever anybody plays.

    True when each of its cards is above all that the others hold of that suit, and nobody else
    can trump. Asked between tricks (R-CLAIM-1).
    """
    if position[LED] >= 0:
        return False
    leader = position[TURN]
    hand = position[HAND + leader]
    others = cards_left(table, position) & ~hand
    if position[TRUMP] >= 0 and others & SUIT_BITS << 13 * position[TRUMP] != 0:
        return False
    for suit in range(4):
        own = hand & SUIT_BITS << 13 * suit
        if own != 0 and own & -own < others & SUIT_BITS << 13 * suit:
            return False
    return True


def give_the_rest(table: TrickTable, position: Vector) -> None:
    """Give every card and trick to come to the seat on lead, which `takes_the_rest`."""
    leader = position[TURN]
    left = cards_left(table, position)
    position[POINTS + leader] += points_of(table, left)
    for number in range(position[PLAYED] // table.players, table.tricks):
        position[POINTS + leader] += table.trick_points[number]
        position[WON + leader] += 1
        position[PLAYED] += table.players
    position[TAKEN + leader] |= left
    for seat in range(table.players):
        position[HAND + seat] = 0


def side_totals(totals: tuple[int, ...], teams: bool) -> tuple[int, ...]:
    """Return the totals that are compared: each seat's, or with teams each side's sum."""
    if not teams:
        return totals
    return (totals[0] + totals[2], totals[1] + totals[3])


def winning_sides(totals: tuple[int, ...], highest_wins: bool) -> tuple[int, ...]:
    """Return the places of the best of *totals*: several when it is shared."""
    best = max(totals) if highest_wins else min(totals)
    return tuple([side for side in range(len(totals)) if totals[side] == best])


def winners(totals: tuple[int, ...], highest_wins: bool, teams: bool) -> tuple[int, ...]:
    """Return the seats that *totals* make winners (R-END-1, R-MATCH-3)."""
    sides = winning_sides(side_totals(totals, teams), highest_wins)
    if not teams:
        return sides
    return tuple([seat for seat in range(len(totals)) if seat % 2 in sides])


def limit_reached(totals: tuple[int, ...], limit: int) -> bool:
    """Return whether some total is at the limit or beyond it (R-END-1)."""
    return max(totals) >= limit


def is_decided(totals: tuple[int, ...], highest_wins: bool, teams: bool, plays_on: bool) -> bool:
    """Return whether the best total ends the match: not a shared one if ties play on (R-END-2)."""
    sides = winning_sides(side_totals(totals, teams), highest_wins)
    return len(sides) == 1 or not plays_on


def totals_after(totals: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    """Return *totals* after a deal of *points*."""
    return tuple([totals[seat] + points[seat] for seat in range(len(totals))])
