"""Tables for tests: a store in a temporary file, connections without sockets, players by lot."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from kierki.cards.seat import Seat
from kierki.protocol import client_in
from kierki.protocol.client_out import Asked, Happened, Refused, ServerMessage, State, write
from kierki.server.bus import Bus
from kierki.server.facts import Acted, Began, Opened
from kierki.server.hub import Hub, Pace
from kierki.server.live import Connection
from kierki.server.room import evolve, open_room
from kierki.server.store.store import Store, open_store
from kierki.testing.leaks import Course, Sent

NUMBERS = itertools.count()
"""For the ids of commands: no client says one again that another of the same person said."""


def address(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'tables.db'}"


async def new_hub(
    database: str, *, bus: Bus | None = None, pace: Pace | None = None
) -> tuple[Hub, Store]:
    store = await open_store(database)
    hub = Hub(store, bus=bus, pace=pace)
    await hub.start()
    return hub, store


async def guest(store: Store, user: str) -> Connection:
    if await store.name_of(user) is None:
        await store.add_user(user, user.title())
    return Connection(user, user.title(), str)


def opened(variant: str = "hearts-spot", players: int = 4, **options: Any) -> Opened:
    return Opened(variant=variant, options=options, players=players, host="ala", public=True)


class Client:
    """A connection that remembers what it was sent, and answers by lot what it is asked."""

    def __init__(self, hub: Hub, table: str, connection: Connection, seed: object) -> None:
        self.hub, self.table, self.connection = hub, table, connection
        self.rng = Random(repr(seed))
        self.messages: list[ServerMessage] = []
        self.seq = 0
        self.asked: Asked | None = None
        self.ended = False

    def drain(self) -> list[ServerMessage]:
        fresh: list[ServerMessage] = []
        while not self.connection.queue.empty():
            message = self.connection.queue.get_nowait()
            if message is None:
                self.ended = True
                break
            fresh.append(message)
            match message:
                case State():
                    self.seq = message.seq
                    self.asked = None if message.match is None else message.match.asked
                case Happened():
                    self.seq, self.asked = message.seq, message.asked
                case _:
                    pass
        self.messages += fresh
        return fresh

    async def do(self, **command: Any) -> ServerMessage:
        """Send a command and return what it is answered."""
        id = command.setdefault("id", f"{self.connection.user}-{next(NUMBERS)}")
        await self.hub.command(self.table, self.connection, client_in.read(json.dumps(command)))
        answers = [m for m in self.drain() if getattr(m, "id", None) == id]
        assert len(answers) == 1
        return answers[0]

    async def answer_next(self) -> None:
        """Answer when something is asked."""
        for _ in range(5000):
            if await self.answer():
                return
            await asyncio.sleep(0.001)  # bots think
        raise AssertionError("nothing is asked")

    async def answer(self) -> ServerMessage | None:
        """Answer what is asked, if anything is."""
        self.drain()
        if self.asked is None:
            return None
        asked, self.asked = self.asked, None
        at, text = self.seq, action_for(asked, self.rng)
        done = await self.do(do="act", at=at, action=text)
        assert not isinstance(done, Refused), (done, asked, text)
        return done


def action_for(asked: Asked, rng: Random) -> str:
    """Return a legal answer to *asked*, by lot."""
    cards = asked.cards.split()
    match asked.what:
        case "play":
            return rng.choice(cards)
        case "lay":
            return rng.choice(cards) if cards else "-"
        case "pass":
            return "pass " + " ".join(rng.sample(cards, asked.count))
        case "give":
            return "give " + " ".join(rng.sample(cards, asked.count))
        case "trump":
            return f"trump {rng.choice(asked.suits)}"
        case "talon":
            return "talon" if not asked.free or rng.random() < 0.5 else "auction"
        case "bid":
            may = asked.lowest <= asked.highest and rng.random() < 0.3
            return f"bid {asked.lowest}" if may else "-"
        case "moon":
            return f"moon {rng.choice(asked.moons)}"


async def course_of(store: Store, table: str) -> dict[int, Course]:
    """Every state of the match of *table* by the number of the fact that led there."""
    entries = await store.load(table)
    assert isinstance(entries[0].fact, Opened)
    room = open_room(table, entries[0].fact, bytes(32))
    course: Course = []
    by_seq: dict[int, Course] = {1: []}
    for entry in entries[1:]:
        room, _ = evolve(room, entry.fact)
        if isinstance(entry.fact, Began):
            course = []
        if isinstance(entry.fact, Began | Acted):
            assert room.match is not None
            action = room.actions[-1][1] if room.actions else None
            course = [*course, (room.match, action)]
        by_seq[entry.seq] = course
    return by_seq


def sent_to(
    messages: Sequence[ServerMessage],
    seat: Seat | None,
    courses: dict[int, Course],
    secrets: tuple[str, ...] = (),
) -> list[Sent]:
    """*messages* as the leak scan takes them."""
    sent = []
    for message in messages:
        seq = getattr(message, "seq", None)
        frame = write(message).decode()
        over = "secret" in json.loads(frame)
        course = courses.get(seq or 0, [])
        sent.append(Sent(seat, frame, course, () if over else secrets))
    return sent
