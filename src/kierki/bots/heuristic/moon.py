"""Moons: noticing that somebody is shooting one, finishing one's own, choosing how it scores."""

from __future__ import annotations

from dataclasses import dataclass

from kierki.bots.heuristic.sight import SUITS, Sight
from kierki.bots.heuristic.worth import Worth
from kierki.game.actions import MoonChoice
from kierki.game.view import View
from kierki.rules import settle, tricks
from kierki.rules.table import MOON_OLD, compile_tricks
from kierki.variants.contract import TrickContract
from kierki.variants.options import Win

SOONEST = 3
"""Tricks after which a moon may show."""
MOST_LIKELY = 0.7
"""The chance that a seat with nearly all penalties so far gets the rest, if nobody minds."""


@dataclass(frozen=True, slots=True)
class Stake:
    """A moon that a seat may be shooting."""

    shooter: int
    penalties: int
    """Cards that make the moon, as a mask."""
    loss: float
    """What the moon is expected to cost; below 0 when it is a partner's."""

    def weigh(self, card: int, win: float, sight: Sight) -> float:
        """Return what *card*, which wins the trick with the chance *win*, does against the moon.

        A penalty card taken by anybody else saves everybody; one given to the shooter does not.
        """
        mine = self.penalties >> card & 1
        lying = mine or any(self.penalties >> c & 1 for c in sight.trick)
        weight = win * self.loss if lying else 0.0
        if mine and sight.winner == self.shooter:
            weight -= (1 - win) * self.loss / 4
        elif mine and sight.winner >= 0:
            weight += (1 - win) * self.loss / 2
        return weight


def stake(view: View, sight: Sight, worth: Worth) -> Stake | None:
    """Return the moon that another seat may be shooting, if there is one."""
    taker, share = sole_taker(view, worth)
    if taker < 0 or taker == sight.seat or share < 0.5:
        return None
    loss = -worth.moon * MOST_LIKELY * share * share
    partner = view.variant.teams and (taker - sight.seat) % 2 == 0
    return Stake(taker, worth.penalties, -loss if partner else loss)


def sole_taker(view: View, worth: Worth) -> tuple[int, float]:
    """Return the seat that has all penalties taken so far, and their part of all; else -1, 0."""
    if not worth.penalties or len(view.tricks) < SOONEST:
        return -1, 0.0
    taker, taken = -1, 0
    for trick in view.tricks:
        value = sum([worth.card[c] for c in trick.cards if worth.penalties >> c & 1])
        if value:
            if taker not in {-1, trick.winner}:
                return -1, 0.0
            taker = trick.winner
            taken += value
    return taker, taken / worth.moon


def finishes(view: View, sight: Sight, worth: Worth) -> bool:
    """Return whether this seat leads with all penalties so far and nothing but winners left."""
    if sight.led >= 0 or sole_taker(view, worth)[0] != sight.seat:
        return False
    return all(
        sight.unseen & SUITS[suit] < (own & -own)
        for suit in range(4)
        if (own := sight.hand & SUITS[suit])
    )


def better_moon(view: View) -> MoonChoice:
    """Return how to have one's own mixed moon scored.

    The old way ends the match without its shooter as the single winner. A share of the win is
    kept; else the new way, in which the others fall back by as much, lets the match go on.
    """
    assert view.seat is not None
    assert isinstance(view.contract, TrickContract)
    players, teams = view.players, view.variant.teams
    table = compile_tricks(view.contract, players, teams=teams)
    position = [0] * tricks.SIZE
    position[tricks.POINTS : tricks.POINTS + players] = view.points
    settle.settle_moon(table, position, view.seat, MOON_OLD)
    points = tuple(position[tricks.POINTS : tricks.POINTS + players])
    totals = settle.totals_after(view.totals, points)
    best = settle.winners(totals, view.variant.win is Win.HIGHEST, teams)
    return MoonChoice.OLD if view.seat in best else MoonChoice.NEW
