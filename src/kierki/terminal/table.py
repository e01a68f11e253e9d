"""The match that is being played: its record, where it stands, and taking back an action."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kierki.cards.errors import KierkiError
from kierki.cards.seat import Seat
from kierki.game.actions import Action
from kierki.game.events import (
    CardsPassed,
    DealScored,
    DealStarted,
    EndedEarly,
    Event,
    HandsCompleted,
    StockLaid,
)
from kierki.game.match import apply
from kierki.game.state import Match
from kierki.record.record import Record

REVEALING = (CardsPassed, DealScored, DealStarted, EndedEarly, HandsCompleted, StockLaid)
"""Events that show a player what was hidden before."""


class UndoRefusedError(KierkiError):
    """The last action cannot be taken back."""


@dataclass(frozen=True, slots=True)
class Table:
    """A match and the record it is made from, always in step."""

    record: Record
    match: Match
    news: tuple[Event, ...]
    """What the last action brought about."""

    @classmethod
    def open(cls, record: Record) -> Table:
        """Return the match of *record*, from which play goes on.

        Raises:
            RecordError: an action of the record breaks the rules.
        """
        for transition in record.transitions():
            match, news = transition
        return cls(record, match, news)

    def after(self, seat: Seat, action: Action) -> Table:
        """Return the match after *seat* does *action*.

        Raises:
            IllegalAction: it may not.
        """
        match, news = apply(self.match, seat, action)
        return Table(self.record.after(seat, action), match, news)

    def undone(self, seat: Seat) -> Table:
        """Return the match before its last action, if that was *seat*'s and revealed nothing.

        Raises:
            UndoRefusedError: somebody else has acted since, or cards were shown.
        """
        actions = self.record.actions
        if not any(actor == seat for actor, _ in actions):
            raise UndoRefusedError("table-undo-nothing")
        last = actions[-1][0]
        if last != seat:
            raise UndoRefusedError("table-undo-others", name=self.record.names[last])
        if any(isinstance(event, REVEALING) for event in self.news):
            raise UndoRefusedError("table-undo-revealed")
        return Table.open(replace(self.record, actions=actions[:-1]))
