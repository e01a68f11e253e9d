"""Live tables: commands come in, facts become durable, each seat is told what it may know.

A table's commands are taken one at a time. Nothing is told to anybody before it is durable.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from kierki.bots import Guarded, decision_rng, make_bot
from kierki.cards.errors import KierkiError
from kierki.cards.shuffle import new_seed
from kierki.game.events import Event
from kierki.game.match import to_act
from kierki.game.view import event_for, view_of
from kierki.protocol.client_in import Begin, ClientMessage, Fill, Ping, Say, Sit, Sync
from kierki.protocol.client_out import (
    Done,
    Happened,
    Pong,
    Refused,
    Replaced,
    Said,
    Seats,
    SeatShown,
    ServerMessage,
    State,
)
from kierki.protocol.shown import asked, event_shown, match_shown
from kierki.server.facts import Acted, AnyFact, Began, Opened
from kierki.server.room import (
    BotPlayer,
    Person,
    Refusal,
    Room,
    acted,
    bots_due,
    decide,
    evolve,
    open_room,
)
from kierki.server.store.store import Clash, Store
from kierki.variants.options import write_options

log = logging.getLogger("kierki.server")

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


class Hub:
    """All live tables of this node."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._live: dict[str, Live] = {}
        self._loading = asyncio.Lock()

    async def start(self) -> None:
        """Go on with every match in which a bot is to move."""
        for table in await self._store.playing():
            live = await self._get(table)
            if live is not None:
                self._wake(live)

    async def close(self) -> None:
        """End all connections; what is stored stays."""
        for live in self._live.values():
            if live.bots is not None:
                live.bots.cancel()
                with suppress(asyncio.CancelledError):
                    await live.bots
            for connection in live.connections:
                connection.end()

    async def open(self, fact: Opened) -> str:
        """Set up a new table and return its id, which cannot be guessed.

        Raises:
            KierkiError: the rules asked for cannot be.
        """
        table, secret = secrets.token_urlsafe(12), new_seed()
        room = open_room(table, fact, secret)
        await self._store.open_table(table, fact, secret)
        self._live[table] = Live(room)
        return table

    async def play_now(self, fact: Opened, name: str, bot: str) -> str:
        """Set up a table, seat its host with bots of *bot* beside, begin, and return its id.

        Raises:
            KierkiError: the rules asked for cannot be, or there is no such bot.
            Refusal: the same, where it is not the rules' matter.
        """
        make_bot(bot)
        table = await self.open(fact)
        live = self._live[table]
        async with live.lock:
            commands = (
                Sit(id="sit", seat=0),
                Fill(id="fill", bot=bot),
                Begin(id="begin"),
            )
            for command in commands:
                facts = decide(live.room, fact.host, name, command, fresh=new_seed())
                await self._append(live, facts, author=fact.host, command=command.id)
        self._wake(live)
        return table

    async def room(self, table: str) -> Room | None:
        """Return the table as it is, hidden cards and all; None: there is none."""
        live = await self._get(table)
        return None if live is None else live.room

    async def refresh(self, table: str) -> None:
        """Take in what other nodes have stored."""
        live = await self._get(table)
        if live is not None:
            async with live.lock:
                await self._catch_up_with_store(live)
            self._wake(live)

    async def join(self, table: str, connection: Connection) -> bool:
        """Let *connection* follow *table*; False: there is no such table."""
        live = await self._get(table)
        if live is None:
            return False
        async with live.lock:
            if live.room.seat_of(connection.user) is not None:
                for other in [c for c in live.connections if c.user == connection.user]:
                    other.send(Replaced())
                    other.end()
                    live.connections.remove(other)
            live.connections.append(connection)
            connection.send(state_for(live.room, connection.user))
            self._tell_seats(live)
        return True

    async def leave(self, table: str, connection: Connection) -> None:
        """Forget *connection*; the seat stays its player's."""
        live = self._live.get(table)
        if live is None or connection not in live.connections:
            return
        live.connections.remove(connection)
        self._tell_seats(live)
        if not live.connections and not live.room.is_playing:
            self._live.pop(table, None)

    async def command(self, table: str, connection: Connection, command: ClientMessage) -> None:
        """Do what *command* says, or tell why not."""
        live = await self._get(table)
        assert live is not None
        match command:
            case Ping(id=id):
                connection.send(Pong(id=id))
            case Sync(id=id, since=since):
                self._catch_up(live, connection, since)
                connection.send(Done(id=id, seq=live.room.seq))
            case Say(id=id, text=text):
                seat = live.room.seat_of(connection.user)
                for other in live.connections:
                    other.send(Said(name=connection.name, text=text, seat=seat))
                connection.send(Done(id=id, seq=live.room.seq))
            case _:
                async with live.lock:
                    await self._decide(live, connection, command)
                self._wake(live)

    async def _decide(self, live: Live, connection: Connection, command: ClientMessage) -> None:
        while True:
            room = live.room
            try:
                facts = decide(room, connection.user, connection.name, command, fresh=new_seed())
                await self._append(live, facts, author=connection.user, command=command.id)
            except Clash:
                await self._catch_up_with_store(live)
                if await self._done_before(live, connection, command):
                    return
                continue
            except Refusal as refusal:
                if not await self._done_before(live, connection, command):
                    connection.send(_refused(command, refusal, connection, room))
                return
            connection.send(Done(id=command.id, seq=live.room.seq))
            return

    async def _done_before(
        self, live: Live, connection: Connection, command: ClientMessage
    ) -> bool:
        """Acknowledge a command that is said again and has been done; False: it has not."""
        seq = await self._store.done_by(live.room.table, connection.user, command.id)
        if seq is not None:
            connection.send(Done(id=command.id, seq=seq))
        return seq is not None

    async def _append(
        self,
        live: Live,
        facts: tuple[AnyFact, ...],
        *,
        author: str | None = None,
        command: str | None = None,
    ) -> None:
        """Make *facts* durable, then let them happen."""
        room, happened = live.room, []
        for fact in facts:
            evolved = evolve(room, fact)
            room = evolved.room
            happened.append((fact, evolved))
        changed = room.is_playing != live.room.is_playing
        await self._store.append(
            room.table,
            live.room.seq + 1,
            facts,
            author=author,
            command=command,
            playing=room.is_playing if changed else None,
        )
        for fact, (after, events) in happened:
            live.room = after
            self._tell(live, fact, events)

    async def _catch_up_with_store(self, live: Live) -> None:
        """Let happen what others have stored."""
        for entry in await self._store.load(live.room.table, live.room.seq):
            after, events = evolve(live.room, entry.fact)
            live.room = after
            self._tell(live, entry.fact, events)

    def _tell(self, live: Live, fact: AnyFact, events: tuple[Event, ...]) -> None:
        room = live.room
        match fact:
            case Acted():
                live.history.append((room.seq, events))
                for connection in live.connections:
                    connection.send(happened_for(room, connection.user, room.seq, events))
            case Began():
                live.history.clear()
                for connection in live.connections:
                    connection.send(state_for(room, connection.user))
            case _:
                self._tell_seats(live)

    def _tell_seats(self, live: Live) -> None:
        here = {connection.user for connection in live.connections}
        message = Seats(seq=live.room.seq, seats=seats_shown(live.room, here))
        for connection in live.connections:
            connection.send(message)

    def _catch_up(self, live: Live, connection: Connection, since: int) -> None:
        """Send what happened after *since*, or the whole state."""
        missed = [(seq, events) for seq, events in live.history if seq > since]
        known = live.history and live.history[0][0] <= since + 1 <= live.room.seq
        if not known or len(missed) != live.room.seq - since:
            connection.send(state_for(live.room, connection.user))
            return
        for seq, events in missed:
            connection.send(happened_for(live.room, connection.user, seq, events))

    async def _get(self, table: str) -> Live | None:
        """Return the live table, loaded from the store if need be."""
        if table in self._live:
            return self._live[table]
        async with self._loading:
            if table in self._live:
                return self._live[table]
            entries = await self._store.load(table)
            if not entries or not isinstance(entries[0].fact, Opened):
                return None
            room = open_room(table, entries[0].fact, await self._store.secret_of(table))
            live = Live(room)
            for entry in entries[1:]:
                live.room, events = evolve(live.room, entry.fact)
                if isinstance(entry.fact, Began):
                    live.history.clear()
                elif isinstance(entry.fact, Acted):
                    live.history.append((live.room.seq, events))
            self._live[table] = live
            return live

    def _wake(self, live: Live) -> None:
        """Let bots move, if any must."""
        if bots_due(live.room) and (live.bots is None or live.bots.done()):
            live.bots = asyncio.create_task(self._let_bots_move(live))

    async def _let_bots_move(self, live: Live) -> None:
        while due := bots_due(live.room):
            seat, bot = due[0]
            room = live.room
            assert room.match is not None
            view = view_of(room.match, seat)
            rng = decision_rng(room.seed, seat, len(room.actions))
            action = await asyncio.to_thread(Guarded(make_bot(bot)).choose, view, rng)
            async with live.lock:
                if live.room is not room:
                    continue  # something happened meanwhile: think again
                try:
                    fact = acted(room, seat, action, by="bot", bot=bot)
                    await self._append(live, (fact,))
                except Clash:
                    await self._catch_up_with_store(live)
                except Refusal:
                    log.exception("bot-refused", extra={"table": room.table, "seat": seat})
                    return


def state_for(room: Room, user: str) -> State:
    """Return the table as *user* may see it."""
    seat = room.seat_of(user)
    over = room.match is not None and room.match.is_over
    return State(
        table=room.table,
        seq=room.seq,
        variant=room.variant.key,
        options=write_options(room.variant.options),
        host=user == room.host,
        seat=seat,
        seats=seats_shown(room, {user}),
        commitment=room.match_commitment if room.is_playing else room.commitment,
        match=None if room.match is None else match_shown(view_of(room.match, seat)),
        secret=room.revealed.hex() if over else "",
        revealed_commitment=room.match_commitment if over else "",
    )


def happened_for(room: Room, user: str, seq: int, events: tuple[Event, ...]) -> Happened:
    """Return *events* of *seq* as *user* may see them, and what is asked now."""
    seat = room.seat_of(user)
    assert room.match is not None
    shown = tuple(event_shown(event_for(event, seat), seat) for event in events)
    turn = to_act(room.match.phase)
    choice = None
    if seat is not None and seat in turn:
        choice = view_of(room.match, seat).choice
    return Happened(
        seq=seq,
        events=shown,
        to_act=turn,
        asked=None if choice is None else asked(choice),
    )


def seats_shown(room: Room, here: set[str]) -> tuple[SeatShown, ...]:
    """Return who sits where; people not among *here* are away."""
    shown = []
    for sitter in room.sitters:
        match sitter:
            case Person(user=user, name=name):
                shown.append(SeatShown(name=name, away=user not in here))
            case BotPlayer(bot):
                shown.append(SeatShown(name=bot, bot=bot))
            case None:
                shown.append(SeatShown())
    return tuple(shown)


def _refused(
    command: ClientMessage, refusal: Refusal, connection: Connection, room: Room
) -> Refused:
    error = refusal.error
    return Refused(
        id=command.id,
        why=refusal.why,
        text="" if error is None else connection.explain(error),
        rule=str(getattr(error, "rule", "")),
        seq=room.seq,
    )
