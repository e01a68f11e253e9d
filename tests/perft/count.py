"""Counting: every way of playing a position out, by the rule functions alone."""

from __future__ import annotations

from typing import NamedTuple

from kierki.cards import CardSet, deck
from kierki.rules import layout, settle, tricks
from kierki.rules.table import MOON_NONE, NO_TRUMP, LotteryTable, TrickTable
from perft.endings import Ending, LateLottery


class Counted(NamedTuple):
    """All ways of playing on together."""

    sequences: int
    points: tuple[int, ...]
    """Each seat's points in the deal, summed over all sequences."""


def set_up(table: TrickTable, ending: Ending, *, has_trumps: bool) -> list[int]:
    """The position of an ending: seat 0 has taken every trick before it."""
    players, size = ending.players, len(ending.hands[0])
    position = [0] * tricks.SIZE
    tricks.clear(position)
    for seat, hand in enumerate(ending.hands):
        position[tricks.HAND + seat] = hand.mask
    position[tricks.TRUMP] = ending.trump if has_trumps else NO_TRUMP
    if ending.opening:
        tricks.open_play(table, position, ending.leader)
        return position
    gone = CardSet.of(deck(players)).mask & ~tricks.cards_left(table, position)
    number = table.tricks - size
    position[tricks.TURN] = ending.leader
    position[tricks.PLAYED] = players * number
    position[tricks.BROKEN] = int(ending.broken and table.broken_by != 0)
    position[tricks.FIRST_WINNER] = 0
    position[tricks.TAKEN] = gone
    position[tricks.WON] = number
    position[tricks.POINTS] = settle.points_of(table, gone) + sum(table.trick_points[:number])
    return position


def count_tricks(table: TrickTable, position: list[int]) -> Counted:
    """Count from *position*, between tricks."""
    before = position[tricks.POINTS : tricks.POINTS + table.players]
    sequences, gains = _count(table, position, {})
    points = [sequences * points + gain for points, gain in zip(before, gains, strict=True)]
    return Counted(sequences, tuple(points))


_Known = dict[tuple[int, ...], Counted]


def _count(table: TrickTable, position: list[int], known: _Known) -> Counted:
    """Count from *position*; the points are those still to come."""
    players = table.players
    if tricks.is_over(table, position):
        after = list(position)
        _settle(table, after)
        gained = zip(after[tricks.POINTS :][:players], position[tricks.POINTS :], strict=False)
        return Counted(1, tuple(last - first for last, first in gained))
    key = _key(table, position) if position[tricks.LED] < 0 else ()
    if key in known:
        return known[key]
    sequences, points = 0, [0] * players
    for card in CardSet(tricks.legal_cards(table, position)):
        after = list(position)
        tricks.play(table, after, card)
        more, gains = _count(table, after, known)
        sequences += more
        for seat in range(players):
            won = after[tricks.POINTS + seat] - position[tricks.POINTS + seat]
            points[seat] += gains[seat] + more * won
    counted = Counted(sequences, tuple(points))
    if key:
        known[key] = counted
    return counted


def _key(table: TrickTable, position: list[int]) -> tuple[int, ...]:
    """All that what is still to come can depend on."""
    players = table.players
    hands = position[tricks.HAND : tricks.HAND + players]
    key = [*hands, position[tricks.TURN], position[tricks.BROKEN]]
    if table.moon != MOON_NONE:
        key += [taken & table.penalties for taken in position[tricks.TAKEN :][:players]]
    if table.moon != MOON_NONE or table.no_trick_bonus:
        key += position[tricks.WON : tricks.WON + players]
    return tuple(key)


def _settle(table: TrickTable, position: list[int]) -> None:
    shooter = settle.moon_shooter(table, position)
    if shooter == settle.NOBODY:
        settle.pay_no_trick_bonus(table, position)
    else:
        settle.settle_moon(table, position, shooter, table.moon)


def count_lottery(table: LotteryTable, late: LateLottery) -> Counted:
    """Count from a late lottery: a pass is a move."""
    position = [0] * layout.SIZE
    held = 0
    for seat, hand in enumerate(late.hands):
        position[layout.HAND + seat] = hand.mask
        held |= hand.mask
    position[layout.TURN] = late.turn
    position[layout.FIRST_OUT], position[layout.SECOND_OUT] = late.out, -1
    position[layout.STOCK] = late.stock.mask
    position[layout.LAID] = CardSet.of(deck(late.players)).mask & ~held & ~late.stock.mask
    return _count_layout(table, position, {})


def _count_layout(table: LotteryTable, position: list[int], known: _Known) -> Counted:
    seats = range(table.players)
    if layout.is_over(position):
        return Counted(1, tuple(layout.points(table, position, seat) for seat in seats))
    key = tuple(position)
    if key in known:
        return known[key]
    sequences, points = 0, [0] * table.players
    legal = tuple(CardSet(layout.legal_cards(table, position)))
    for card in legal or (None,):
        after = list(position)
        if card is None:
            layout.pass_turn(table, after)
        else:
            layout.lay(table, after, card)
        more, gains = _count_layout(table, after, known)
        sequences += more
        points = [total + gain for total, gain in zip(points, gains, strict=True)]
    known[key] = Counted(sequences, tuple(points))
    return known[key]
