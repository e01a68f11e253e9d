"""One match that the engine plays and the oracle follows."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from kierki.cards import Card, Seat
from kierki.game import Action, Choice, Event, Match, View, apply, to_act, view_of
from kierki.game.events import DealScored

HABITS = ("any", "any", "high", "low", "hearts")

E = TypeVar("E", bound=Event)


class DisagreementError(AssertionError):
    """The two referees say different things."""


@dataclass
class Trial:
    """A match in the engine, with all that is needed to say where the oracle differs."""

    match: Match
    rng: random.Random
    seen: Counter[str]
    """Which rules had something to say so far, for the test to count."""
    last: tuple[Event, ...] = ()
    """What the last action made happen, up to the score of the deal: then the next one begins."""
    actions: list[tuple[int, Action]] = field(default_factory=list)
    """Everything done in the deal in hand."""

    def act(self, seat: int, action: Action) -> None:
        self.actions.append((seat, action))
        self.match, events = apply(self.match, Seat(seat), action)
        scored = [place for place, event in enumerate(events) if isinstance(event, DealScored)]
        self.last = events[: scored[0] + 1] if scored else events

    def happened(self, kind: type[E]) -> E | None:
        """The event of this kind among what the last action made happen."""
        for event in self.last:
            if isinstance(event, kind):
                return event
        return None

    def asked(self) -> tuple[int, Choice]:
        """The seat that must act, and what it is asked."""
        seat = to_act(self.match.phase)[0]
        choice = view_of(self.match, seat).choice
        assert choice is not None
        return seat, choice

    def view(self, seat: int) -> View:
        return view_of(self.match, Seat(seat))

    def agree(self, what: str, engine: object, second: object) -> None:
        """Hold the engine's word against the oracle's.

        Raises:
            DisagreementError: they differ; it tells all that is needed to see why.
        """
        if engine == second:
            return
        match = self.match
        raise DisagreementError(
            f"{what}: the engine says {engine}, the oracle {second}\n"
            f"deal {len(match.results) + 1}, {match.variant.key}, {match.players} players, "
            f"{match.variant.options}\ntotals {match.totals}\n{match.phase}\n"
            f"actions of this deal: {self.actions}"
        )


def pick(habit: str, cards: Sequence[Card], rng: random.Random) -> Card:
    """One of *cards*, by a player's habit."""
    match habit:
        case "high":
            return max(cards, key=lambda card: (card % 13, rng.random()))
        case "low":
            return min(cards, key=lambda card: (card % 13, rng.random()))
        case "hearts":
            return max(cards, key=lambda card: (card // 13, rng.random()))
        case _:
            return rng.choice(cards)


def draw_habits(rng: random.Random, players: int, takers: tuple[int, ...]) -> list[str]:
    """How each seat plays a deal; *takers* often go for every trick."""
    if takers and rng.random() < 0.7:
        others = rng.choice(("low", "any", "low"))
        return ["high" if seat in takers else others for seat in range(players)]
    if rng.random() < 0.5:
        return ["any"] * players
    return [rng.choice(HABITS) for _ in range(players)]
