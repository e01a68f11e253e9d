"""The store: places are taken once, commands are done once, a database may go and come back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kierki.server.facts import AnyFact, BotSat, Stood
from kierki.server.store.store import Clash, Due, Store, open_store
from kierki.server.store.work import Leases
from server.postgres import Postgres
from server.tables import address, opened


def bot(number: int) -> AnyFact:
    return BotSat(seat=0, bot=f"bot-{number}")


async def with_table(database: str) -> Store:
    store = await open_store(database)
    await store.open_table("t", opened(), bytes(range(32)))
    return store


async def names(store: Store) -> list[str]:
    """The bots that sat down, in order."""
    facts = [entry.fact for entry in await store.load("t", 1)]
    return [fact.bot for fact in facts if isinstance(fact, BotSat)]


def test_of_many_who_want_a_place_one_gets_it(database: str) -> None:
    """They are written as one batch: those who come too late do not spoil it for the others."""

    async def run() -> None:
        store = await with_table(database)
        await store.open_table("u", opened(), bytes(32))
        wishes = [store.append("t", 2, [bot(n)]) for n in range(8)]
        done = await asyncio.gather(
            *wishes, store.append("u", 2, [Stood(seat=0)]), return_exceptions=True
        )
        assert [isinstance(one, Clash) for one in done] == [False, *[True] * 7, False]
        assert await names(store) == ["bot-0"]
        assert [entry.seq for entry in await store.load("u")] == [1, 2]
        assert await store.heads(["t", "u", "none"]) == {"t": 2, "u": 2}
        await store.close()

    asyncio.run(run())


def test_facts_decided_together_are_stored_together_or_not_at_all(database: str) -> None:
    async def run() -> None:
        store = await with_table(database)
        await store.append("t", 2, [bot(1), bot(2)])
        with pytest.raises(Clash):
            await store.append("t", 3, [bot(3), bot(4)])
        assert await names(store) == ["bot-1", "bot-2"]
        await store.close()

    asyncio.run(run())


def test_a_command_is_done_once_whatever_place_it_is_tried_for(database: str) -> None:
    async def run() -> None:
        store = await with_table(database)
        await store.append("t", 2, [bot(1), bot(2)], author="ala", command="c")
        with pytest.raises(Clash):
            await store.append("t", 4, [bot(1), bot(2)], author="ala", command="c")
        assert await store.done_by("t", "ala", "c") == 3
        assert await store.done_by("t", "ola", "c") is None
        await store.append("t", 4, [bot(3)], author="ola", command="c")  # ids are each one's own
        await store.close()

    asyncio.run(run())


def test_what_is_acknowledged_is_there_for_who_opens_the_file_next(tmp_path: Path) -> None:
    async def run() -> None:
        store = await with_table(address(tmp_path))
        await store.append("t", 2, [bot(1)])
        other = await open_store(address(tmp_path))
        assert await names(other) == ["bot-1"]
        assert await other.secret_of("t") == bytes(range(32))
        await store.close()
        await other.close()

    asyncio.run(run())


def test_work_waits_while_it_is_due(database: str) -> None:
    async def run() -> None:
        store = await with_table(database)
        leases = Leases(store, "one", 10.0)
        assert await leases.waiting() == []
        await store.append("t", 2, [bot(1)], due=Due(0.0))
        assert await leases.waiting() == ["t"]
        await store.append("t", 3, [bot(2)])  # says nothing of it
        assert await leases.waiting() == ["t"]
        assert await leases.take("t")
        assert await leases.waiting() == ["t"]  # one's own
        assert await Leases(store, "other", 10.0).waiting() == []
        await store.append("t", 4, [bot(3)], due=Due(4e9))  # in the year 2096
        assert await leases.waiting() == []
        await store.append("t", 5, [bot(4)], due=Due(None))
        assert await leases.waiting() == []
        await store.close()

    asyncio.run(run())


def test_a_database_that_restarts_is_waited_for(
    postgres: Postgres, postgres_database: str
) -> None:
    async def run() -> None:
        store = await with_table(postgres_database)
        await store.append("t", 2, [bot(1)])
        postgres.stop()
        try:
            late = asyncio.create_task(store.append("t", 3, [bot(2)], author="ala", command="c"))
            await asyncio.sleep(0.3)
            assert not late.done()
        finally:
            postgres.start()
        await late
        assert await names(store) == ["bot-1", "bot-2"]
        await store.close()

    asyncio.run(run())
