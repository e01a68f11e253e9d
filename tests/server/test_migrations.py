"""Migrations: they lead to the schema the code uses, and lose nothing of what older ones held."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, select

from kierki.server.facts import AnyFact, Began, BotSat, Sat, write_fact
from kierki.server.store.engine import WRITING, make_engine
from kierki.server.store.migrate import HEAD, is_current, steps, upgrade
from kierki.server.store.schema import facts, metadata, tables, users
from kierki.server.store.store import open_store
from server.tables import opened

T = TypeVar("T")


async def on(url: str, work: Callable[[Connection], T]) -> T:
    """What *work* returns, given a connection to *url* that writes."""
    engine = make_engine(url)
    try:
        async with engine.execution_options(**WRITING).begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


def test_the_steps_lead_to_the_schema(database: str) -> None:
    asyncio.run(on(database, upgrade))
    assert asyncio.run(on(database, differences)) == []


def test_a_database_that_lacks_nothing_is_left_alone(database: str) -> None:
    assert steps().get_heads() == [HEAD]
    assert not asyncio.run(on(database, is_current))
    asyncio.run(on(database, lambda c: upgrade(c, "0001")))
    assert not asyncio.run(on(database, is_current))
    asyncio.run(on(database, upgrade))
    assert asyncio.run(on(database, is_current))


def test_a_difference_would_be_seen(database: str) -> None:
    asyncio.run(on(database, upgrade))
    asyncio.run(on(database, lambda c: c.exec_driver_sql("DROP INDEX ix_facts_command")))
    assert [found[0] for found in asyncio.run(on(database, differences))] == ["add_index"]


def test_nodes_that_start_together_do_not_meet_half_a_schema(database: str) -> None:
    async def run() -> None:
        stores = await asyncio.gather(*(open_store(database) for _ in range(4)))
        for store in stores:
            await store.close()

    asyncio.run(run())
    assert asyncio.run(on(database, differences)) == []


def test_a_step_cut_short_leaves_the_database_as_it_was(database: str) -> None:
    def cut_short(connection: Connection) -> None:
        upgrade(connection)
        raise RuntimeError

    with pytest.raises(RuntimeError):
        asyncio.run(on(database, cut_short))
    assert asyncio.run(on(database, lambda c: inspect(c).get_table_names())) == []


def test_a_database_of_the_first_version_is_brought_up_to_date(database: str) -> None:
    """Written as version 1 wrote it; nothing is lost on the way."""
    told: list[AnyFact] = [
        opened("hearts", limit=10),
        Sat(seat=0, user="ala", name="Ala", entropy="00"),
        *(BotSat(seat=seat, bot="random") for seat in (1, 2, 3)),
        Began(secret="11" * 32, contributions=("00", "", "", ""), following="22" * 32),
    ]

    def old(connection: Connection) -> None:
        upgrade(connection, "0001")
        connection.execute(insert(users).values(id="ala", name="Ala", made=1.0))
        table = {"id": "t", "made": 1.0, "public": True, "variant": "hearts", "players": 4}
        connection.execute(insert(tables).values(**table, secret=bytes(32), playing=True))
        for seq, fact in enumerate(told, 1):
            row = {"seq": seq, "author": "ala", "command": str(seq)}
            text = write_fact(fact).decode()
            connection.execute(insert(facts).values(table_id="t", at=float(seq), fact=text, **row))

    def rows(connection: Connection) -> list[Any]:
        return [list(connection.execute(select(t))) for t in (users, tables, facts)]

    async def run() -> None:
        await on(database, old)
        before = await on(database, rows)
        store = await open_store(database)
        assert [entry.fact for entry in await store.load("t")] == told
        assert await store.done_by("t", "ala", "3") == 3
        assert await store.name_of("ala") == "Ala"
        await store.close()
        assert await on(database, rows) == before
        assert await on(database, differences) == []

    asyncio.run(run())
