"""A table in memory and the connections that follow it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from kierki.cards.errors import KierkiError
from kierki.game.events import Event
from kierki.protocol.client_out import Seats, ServerMessage
from kierki.server.facts import Acted, AnyFact, Began
from kierki.server.room import Room
from kierki.server.telling import happened_for, seats_shown, state_for

QUEUE = 256
"""Messages waiting for a slow connection before it is closed."""
TOO_SLOW = None
"""What ends a connection's queue."""


@dataclass(eq=False, slots=True)
class Connection:
    """One open socket at a table: whose it is, and what is still to be sent."""

    user: str
    name: str
    explain: Callable[[KierkiError], str]
    """Says an error of the rules in the receiver's language."""
    queue: asyncio.Queue[ServerMessage | None] = field(
        default_factory=lambda: asyncio.Queue(QUEUE)
    )

    def send(self, message: ServerMessage) -> None:
        """Put *message* in line; a connection that does not keep up is ended."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """End the connection after what can still be sent."""
        while True:
            try:
                self.queue.put_nowait(TOO_SLOW)
            except asyncio.QueueFull:
                self.queue.get_nowait()
            else:
                return


@dataclass(eq=False, slots=True)
class Live:
    """A table in memory."""

    room: Room
    history: list[tuple[int, tuple[Event, ...]]] = field(default_factory=list)
    """What happened in the match in hand, by `seq`."""
    connections: list[Connection] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    bots: asyncio.Task[None] | None = None

    def tell(self, fact: AnyFact, events: tuple[Event, ...]) -> None:
        """Tell all what *fact*, the last that happened, brought."""
        room = self.room
        match fact:
            case Acted():
                self.history.append((room.seq, events))
                for connection in self.connections:
                    connection.send(happened_for(room, connection.user, room.seq, events))
            case Began():
                self.history.clear()
                for connection in self.connections:
                    connection.send(state_for(room, connection.user))
            case _:
                self.tell_seats()

    def tell_seats(self) -> None:
        """Tell all who sits where."""
        here = {connection.user for connection in self.connections}
        message = Seats(seq=self.room.seq, seats=seats_shown(self.room, here))
        for connection in self.connections:
            connection.send(message)

    def catch_up(self, connection: Connection, since: int) -> None:
        """Send what happened after *since*, or the whole state."""
        missed = [(seq, events) for seq, events in self.history if seq > since]
        known = self.history and self.history[0][0] <= since + 1 <= self.room.seq
        if not known or len(missed) != self.room.seq - since:
            connection.send(state_for(self.room, connection.user))
            return
        for seq, events in missed:
            connection.send(happened_for(self.room, connection.user, seq, events))
