"""Playing a record again, deal by deal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kierki.cards.seat import Seat
from kierki.game.actions import Action
from kierki.game.events import DealScored, DealStarted, Event
from kierki.game.state import Deal, Finished, Match, Result
from kierki.record.record import Record


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """One deal of a record: what was dealt, what was done, what happened, what it came to."""

    deal: Deal
    actions: tuple[tuple[Seat, Action], ...]
    events: tuple[Event, ...]
    """From `DealStarted` on, hidden cards and all; `MatchEnded` closes the last deal."""
    result: Result | None
    """None while the deal goes on."""
    totals: tuple[int, ...]
    """Each seat's points after the deal; before it, while it goes on."""


def replay(record: Record) -> Match:
    """Return the match of *record* after its last action.

    Raises:
        RecordError: an action breaks the rules.
    """
    return record.match()


def played_deals(record: Record) -> Iterator[PlayedDeal]:
    """Yield every deal that *record* has begun, the first first.

    Raises:
        RecordError: an action breaks the rules; the deals finished before it have been yielded.
    """
    current: _Open | None = None
    done = iter([None, *record.actions])
    for transition, action in zip(record.transitions(), done, strict=True):
        if current is not None and action is not None:
            current.actions.append(action)
        for event in transition.events:
            if isinstance(event, DealStarted):
                if current is not None:
                    yield current.closed()
                phase = transition.match.phase
                assert not isinstance(phase, Finished)
                current = _Open(phase.deal, transition.match.totals)
            assert current is not None  # a match starts with a deal
            current.events.append(event)
            if isinstance(event, DealScored):
                current.result, current.totals = event.result, event.totals
    if current is not None:
        yield current.closed()


@dataclass(slots=True)
class _Open:
    """A deal being gathered."""

    deal: Deal
    totals: tuple[int, ...]
    actions: list[tuple[Seat, Action]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    result: Result | None = None

    def closed(self) -> PlayedDeal:
        return PlayedDeal(
            self.deal, tuple(self.actions), tuple(self.events), self.result, self.totals
        )
