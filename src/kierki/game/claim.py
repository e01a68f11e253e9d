"""Whether what is left of a deal is decided: what a player who claims asks (R-CLAIM-1)."""

from __future__ import annotations

from dataclasses import dataclass

from kierki.cards.seat import Seat
from kierki.game.state import Match, Tricks
from kierki.rules import settle, tricks
from kierki.rules.table import MOON_SUN


@dataclass(frozen=True, slots=True)
class Decided:
    """Whatever is played now, the deal comes to the same."""

    taker: Seat | None
    """Who takes all that is left; None: what is left is worth nothing."""


def rest_of_deal(match: Match) -> Decided | None:
    """Return how the rest of the deal is decided; None when it can still make a difference.

    Source: R-CLAIM-1. The lottery is always played out, and so is the first trick.
    """
    phase = match.phase
    if not isinstance(phase, Tricks) or not phase.tricks:
        return None
    table, position = phase.table, phase.position
    if position[tricks.LED] < 0 and settle.takes_the_rest(table, position):
        return Decided(Seat(position[tricks.TURN]))
    if position[tricks.TRICK] & table.scoring or (phase.trick and table.moon == MOON_SUN):
        return None  # the trick in hand is worth something, or may be the one a sun lacks
    return Decided(None) if settle.nothing_at_stake(table, position) else None
