"""Servers killed under play: what was acknowledged is kept, once, and the cards stay the same."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from kierki.cards.seat import Seat
from kierki.game.actions import Action
from kierki.game.events import Event
from kierki.game.view import view_of
from kierki.protocol.client_out import write
from kierki.protocol.shown import match_shown
from kierki.record import codec
from kierki.record.notation import parse_action
from kierki.record.verify import verify
from kierki.server.facts import Acted, AnyFact, Began, BotSat, Opened, read_fact
from kierki.server.room import Room, evolve, open_room
from kierki.server.store.schema import facts
from kierki.server.store.store import open_store
from kierki.server.telling import happened_for
from server.killing import PATIENCE, Game, Node, Player, kierki_serve, node_on
from server.postgres import Postgres
from server.tables import address
from server.valkey import Valkey

Row = tuple[int, str | None, str | None, AnyFact]
"""`seq`, author, command, fact."""


@pytest.fixture
def kills(pytestconfig: pytest.Config) -> int:
    return int(pytestconfig.getoption("--server-kills"))


@pytest.fixture
def rng(pytestconfig: pytest.Config) -> Random:
    return Random(str(pytestconfig.getoption("--server-seed")))


async def under_play(nodes: list[Node], kills: int, rng: Random) -> tuple[Game, list[Player]]:
    """Two people and two bots play while *nodes* are killed; they finish the last match."""
    game = Game(nodes, rng)
    ala, ola = players = [Player(game, 0), Player(game, 2)]
    for node in nodes:
        await node.start()
    await ala.enter("Ala")
    await ola.enter("Ola")
    game.table = await ala.open_table(variant="hearts", options={"limit": 40})
    sit: list[dict[str, Any]] = [{"do": "sit", "seat": p.seat, "entropy": "01"} for p in players]
    playing = [asyncio.create_task(ola.play([sit[1]]))]
    await acknowledged(game, 1, playing)
    first = [sit[0], {"do": "fill", "bot": "random"}, {"do": "begin"}]
    playing.append(asyncio.create_task(ala.play(first)))
    for _ in range(kills):
        await acknowledged(game, rng.choice([0, 1, 2, 5, 10, 20, 30]), playing)
        await asyncio.sleep(rng.random() * 0.02)
        node = rng.choice(nodes)
        node.kill()
        if len(nodes) > 1:  # the others play on alone
            await acknowledged(game, rng.choice([0, 5]), playing)
        await node.start()
    game.ending = True
    async with asyncio.timeout(3 * PATIENCE):
        await asyncio.gather(*playing)
    return game, players


async def acknowledged(game: Game, more: int, playing: list[asyncio.Task[None]]) -> None:
    """Wait until the server has acknowledged so many *more* commands."""
    goal = game.acknowledged + more
    async with asyncio.timeout(PATIENCE):
        while game.acknowledged < goal:
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.001)


async def rows_of(database: str, table: str) -> list[Row]:
    store = await open_store(database)
    columns = (facts.c.seq, facts.c.author, facts.c.command, facts.c.fact)
    query = select(*columns).where(facts.c.table_id == table).order_by(facts.c.seq)
    async with store.engine.connect() as connection:
        found = (await connection.execute(query)).all()
    await store.close()
    return [(seq, author, command, read_fact(text)) for seq, author, command, text in found]


def states(rows: list[Row]) -> Iterator[tuple[Room, tuple[Event, ...]]]:
    """The table after each fact, from the facts alone, and what happened in the match."""
    opened = rows[0][3]
    assert isinstance(opened, Opened)
    room = open_room("", opened, bytes(32))
    yield room, ()
    for _, _, _, fact in rows[1:]:
        room, events = evolve(room, fact)
        yield room, events


def check(rows: list[Row], players: list[Player]) -> None:
    """Nothing acknowledged is lost, nothing done twice, nothing told that is not stored."""
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    done = {(author, command): (seq, fact) for seq, author, command, fact in rows if command}
    assert len(done) == sum(1 for row in rows if row[2])
    by_people = [row for row in rows if isinstance(row[3], Acted) and row[3].by == "person"]
    assert all((author, command) in done for _, author, command, _ in by_people)
    for player in players:
        for id, seq in player.acknowledged.items():
            stored, fact = done.pop((player.user, id))
            assert stored == seq
            if isinstance(fact, Acted):
                said = player.sent[id]["action"]
                assert act(fact.seat, fact.action) == act(player.seat, said)
        assert player.pending is None
        assert set(player.acknowledged) == set(player.sent)
    assert not done  # everybody heard of all that they did

    begun = [row[3] for row in rows if isinstance(row[3], Began)]
    assert len({fact.secret for fact in begun}) == len(begun)
    course = dict(enumerate(states(rows), 1))
    told = 0
    for player in players:
        for frame in player.heard:
            message = json.loads(frame)
            if message["is"] == "did":
                room, events = course[message["seq"]]
                happened = happened_for(room, player.user, message["seq"], events)
                assert frame == write(happened).decode()
                told += 1
            elif message["is"] == "state" and message.get("match"):
                room, _ = course[message["seq"]]
                assert room.match is not None
                shown = match_shown(view_of(room.match, room.seat_of(player.user)))
                assert message["match"] == json.loads(msgspec.json.encode(shown))
                told += 1
    assert told > len(by_people)
    finished = [room for room, _ in course.values() if room.match and room.match.is_over]
    assert len(finished) == len(begun)
    for room in finished:
        assert not verify(codec.read(codec.dumps(room.record())))


def act(seat: int, text: str) -> tuple[Seat, Action]:
    """What is done, however the cards of a pass were ordered."""
    return parse_action(f"{seat} {text}")


def test_kill_one_node_on_sqlite(tmp_path: Path, kills: int, rng: Random) -> None:
    node = kierki_serve(tmp_path)
    try:
        game, players = asyncio.run(under_play([node], kills, rng))
    finally:
        node.kill()
    database = address(tmp_path).replace("tables.db", "kierki.db")
    check(asyncio.run(rows_of(database, game.table)), players)
    assert sum(player.repeated for player in players) <= kills * len(players)


def test_kill_one_of_two_nodes(
    postgres: Postgres,
    postgres_database: str,
    valkey: Valkey,
    tmp_path: Path,
    kills: int,
    rng: Random,
) -> None:
    nodes = [node_on(postgres_database, valkey.url, tmp_path / f"log{n}") for n in (1, 2)]
    try:
        game, players = asyncio.run(under_play(nodes, kills, rng))
    finally:
        for node in nodes:
            node.kill()
    check(asyncio.run(rows_of(postgres_database, game.table)), players)


OPENED = Opened(variant="hearts", options={}, players=4, host="ala")
SAT = BotSat(seat=1, bot="random")


@pytest.mark.parametrize(
    "rows",
    [
        [(1, "ala", None, OPENED)],
        [(1, "ala", None, OPENED), (2, "ala", "0-0", SAT), (3, "ala", "0-0", SAT)],
        [(1, "ala", None, OPENED), (3, "ala", "0-0", SAT)],
        [(1, "ala", None, OPENED), (2, "ala", None, SAT), (3, "ala", "0-0", SAT)],
    ],
    ids=["lost", "doubled", "a gap", "elsewhere"],
)
def test_what_must_not_be_would_be_seen(rows: list[Row]) -> None:
    player = Player(Game([], Random(0)), 0, user="ala", sent={"0-0": {}}, acknowledged={"0-0": 2})
    with pytest.raises((AssertionError, KeyError)):
        check(rows, [player])
