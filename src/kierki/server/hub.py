"""Live tables: commands come in, facts become durable, each seat is told what it may know.

A table's commands are taken one at a time. Nothing is told to anybody before it is durable.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from kierki.bots import Guarded, decision_rng, make_bot
from kierki.cards.shuffle import new_seed
from kierki.game.view import view_of
from kierki.protocol.client_in import Begin, ClientMessage, Fill, Ping, Say, Sit, Sync
from kierki.protocol.client_out import Done, Pong, Replaced, Said
from kierki.server.bus import Bus, LocalBus
from kierki.server.facts import Acted, AnyFact, Began, Opened
from kierki.server.live import Connection, Live
from kierki.server.room import (
    Refusal,
    Room,
    acted,
    bots_due,
    decide,
    evolve,
    open_room,
)
from kierki.server.store.store import Clash, Due, Store
from kierki.server.store.work import Leases
from kierki.server.tasks import ended
from kierki.server.telling import refused, state_for

log = logging.getLogger("kierki.server")


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds between things that a node does unasked."""

    lease: float = 10.0
    """For how long one node has the bots of a table to itself; longer than a bot thinks."""
    look: float = 2.5
    """Between looks at the store for what the bus has lost, and for what dead nodes left."""


class Hub:
    """All live tables of this node."""

    def __init__(
        self,
        store: Store,
        *,
        bus: Bus | None = None,
        node: str | None = None,
        pace: Pace | None = None,
    ) -> None:
        self._store = store
        self._bus = LocalBus() if bus is None else bus
        self._pace = Pace() if pace is None else pace
        self._leases = Leases(store, node or secrets.token_urlsafe(12), self._pace.lease)
        self._live: dict[str, Live] = {}
        self._loading = asyncio.Lock()
        self._looking: asyncio.Task[None] | None = None
        self._news: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen to other nodes, and go on where bots are to move and no other node is at it."""
        self._bus.subscribe(self._hear)
        await self._look()
        self._looking = asyncio.create_task(self._look_forever())

    async def close(self) -> None:
        """End all connections and leave the work to others; what is stored stays."""
        self._bus.unsubscribe(self._hear)
        await ended([self._looking, *self._news, *(live.bots for live in self._live.values())])
        for live in self._live.values():
            for connection in live.connections:
                connection.end()
        with suppress(SQLAlchemyError, OSError):  # the database may be what has gone
            await self._leases.give_up()

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

    def _hear(self, table: str, seq: int) -> None:
        """Take in that a node has brought *table* to *seq*."""
        live = self._live.get(table)
        if live is not None and seq > live.room.seq:
            task = asyncio.create_task(self._take_in(live, seq))
            self._news.add(task)
            task.add_done_callback(self._news.discard)

    async def _take_in(self, live: Live, seq: int) -> None:
        try:
            async with live.lock:
                if live.room.seq < seq:
                    await self._catch_up_with_store(live)
            self._wake(live)
        except SQLAlchemyError:
            log.exception("not-read", extra={"table": live.room.table})

    async def _look(self) -> None:
        """Take in what was missed, and take over what nobody does."""
        known = list(self._live)
        for first in range(0, len(known), 500):
            for table, seq in (await self._store.heads(known[first : first + 500])).items():
                self._hear(table, seq)
        for table in await self._leases.waiting():
            await self.refresh(table)

    async def _look_forever(self) -> None:
        while True:
            await asyncio.sleep(self._pace.look)
            try:
                await self._look()
            except (SQLAlchemyError, OSError):
                log.exception("not-read")

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
            live.tell_seats()
        return True

    async def leave(self, table: str, connection: Connection) -> None:
        """Forget *connection*; the seat stays its player's."""
        live = self._live.get(table)
        if live is None or connection not in live.connections:
            return
        live.connections.remove(connection)
        live.tell_seats()
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
                live.catch_up(connection, since)
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
                if await self._catch_up_with_store(live):
                    continue  # it was refused for what is no longer so
                if not await self._done_before(live, connection, command):
                    connection.send(refused(command, refusal, connection.explain, room))
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
        was, due = live.room, bool(bots_due(room))
        await self._store.append(
            room.table,
            was.seq + 1,
            facts,
            author=author,
            command=command,
            playing=None if room.is_playing == was.is_playing else room.is_playing,
            due=None if due == bool(bots_due(was)) else Due(0.0 if due else None),
        )
        for fact, (after, events) in happened:
            live.room = after
            live.tell(fact, events)
        self._bus.publish(room.table, room.seq)

    async def _catch_up_with_store(self, live: Live) -> bool:
        """Let happen what others have stored; False: there was nothing."""
        entries = await self._store.load(live.room.table, live.room.seq)
        for entry in entries:
            after, events = evolve(live.room, entry.fact)
            live.room = after
            live.tell(entry.fact, events)
        return bool(entries)

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
            live.bots.add_done_callback(_report)

    async def _let_bots_move(self, live: Live) -> None:
        """Make the moves of bots, one after the other, unless another node is at it."""
        while due := bots_due(live.room):
            room = live.room
            if not self._leases.has(room.table):
                if not await self._leases.take(room.table):
                    return
                async with live.lock:  # whoever was at it before may have moved
                    await self._catch_up_with_store(live)
                continue
            seat, bot = due[0]
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


def _report(task: asyncio.Task[None]) -> None:
    """Say what ended a *task*; the next look at the store begins it anew."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("bots-stopped", exc_info=error)
