"""Passing cards before a Hearts deal: to whom, and what everybody then holds."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from .cards import IllegalMoveError
from .options import Options, hearts


def pass_direction(options: Options, players: int, deal: int) -> str:
    """left, right, across or hold, for deals counted from 0. Source: R-PASS-1."""
    cycle = hearts(options, players)["pass_cycle"]
    return cycle[deal % len(cycle)]


def pass_target(direction: str, players: int, seat: int) -> int:
    """The seat that receives the cards of `seat`; itself when everybody holds."""
    if direction == "hold":
        return seat
    if direction == "left":
        return (seat + 1) % players
    if direction == "right":
        return (seat - 1) % players
    if direction == "across" and players % 2 == 0:
        return (seat + players // 2) % players
    raise ValueError(f"{direction} means nothing with {players} players")


def after_pass(
    options: Options,
    players: int,
    deal: int,
    hands: Sequence[Collection[str]],
    chosen: Sequence[Collection[str]],
) -> list[set[str]]:
    """The hands after everybody passed at once what they had chosen. Source: R-PASS-1, R-PASS-2.

    Raises:
        IllegalMoveError: a seat chose too many, too few, or cards it did not hold.
    """
    direction = pass_direction(options, players, deal)
    if direction == "hold":
        return [set(hand) for hand in hands]
    count = hearts(options, players)["pass_count"]
    for seat in range(players):
        if len(chosen[seat]) != count or len(set(chosen[seat])) != count:
            raise IllegalMoveError(f"seat {seat} must pass exactly {count} different cards")
        if not set(chosen[seat]) <= set(hands[seat]):
            raise IllegalMoveError(f"seat {seat} passes a card it does not hold")
    kept = [set(hands[seat]) - set(chosen[seat]) for seat in range(players)]
    for seat in range(players):
        kept[pass_target(direction, players, seat)] |= set(chosen[seat])
    return kept
