"""Several nodes: each shows what others do; bots move once; a dead node's work is taken over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kierki.bots import Bot, make_bot
from kierki.game.actions import Action
from kierki.game.view import View
from kierki.protocol.client_out import Done
from kierki.record import codec
from kierki.record.verify import verify
from kierki.server import hub as hub_module
from kierki.server.bus import Bus, LocalBus, open_bus
from kierki.server.facts import Acted
from kierki.server.hub import Hub, Pace
from kierki.server.room import Room
from kierki.server.store.store import Store, open_store
from kierki.server.store.work import Leases
from kierki.server.tasks import ended
from server.tables import Client, address, guest, new_hub, opened
from server.valkey import Valkey

ONLY_BY_BUS = Pace(look=3600.0)
SHORT = Pace(lease=4.0, look=0.1)


class DeadBus(LocalBus):
    """Loses everything."""

    def publish(self, table: str, seq: int) -> None:
        pass


async def until(done: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait until *done*."""
    async with asyncio.timeout(seconds):
        while not done():  # noqa: ASYNC110  what is waited for knows of no event
            await asyncio.sleep(0.005)


async def two_at_two(
    database: str, buses: Callable[[], Bus], pace: Pace, bot: str | None = None, **rules: Any
) -> tuple[str, list[Hub], list[Store], list[Client]]:
    """A match of four in which each of two people has a node of their own, and bots may fill."""
    hubs, stores, clients = [], [], []
    for _ in range(2):
        bus = buses()
        await bus.start()
        hub, store = await new_hub(database, bus=bus, pace=pace)
        hubs.append(hub)
        stores.append(store)
    table = await hubs[0].open(opened(**rules))
    users = ["ala", "ola"] if bot else ["ala", "ola", "jan", "ewa"]
    for seat, user in enumerate(users):
        hub = hubs[seat % 2]
        client = Client(hub, table, await guest(stores[0], user), user)
        assert await hub.join(table, client.connection)
        assert isinstance(await client.do(do="sit", seat=seat), Done)
        clients.append(client)
    if bot:
        assert isinstance(await clients[0].do(do="fill", bot=bot), Done)
    assert isinstance(await clients[0].do(do="begin"), Done)
    return table, hubs, stores, clients


async def play_on(clients: list[Client], over: Callable[[], bool]) -> None:
    """Let *clients* answer what they are asked until *over*."""
    async with asyncio.timeout(120):
        while not over():
            answered = [await client.answer() for client in clients]
            if not any(answered):
                await asyncio.sleep(0.002)


def is_over(hub: Hub, table: str) -> bool:
    match = hub._live[table].room.match
    return match is not None and match.is_over


async def end(hubs: list[Hub], stores: list[Store]) -> None:
    for hub in hubs:
        await hub.close()
        await hub._bus.close()
    for store in stores:
        await store.close()


async def whole(store: Store, table: str, room: Room) -> None:
    """The match of *room* is the stored one, and verifies."""
    facts = [entry.fact for entry in await store.load(table)]
    assert len([fact for fact in facts if isinstance(fact, Acted)]) == len(room.actions)
    assert not verify(codec.read(codec.dumps(room.record())))


def test_two_nodes_show_each_others_moves(database: str, buses: Callable[[], Bus]) -> None:
    """Nobody looks into the store for it: all that a node learns of the other comes by the bus."""

    async def run() -> None:
        table, hubs, stores, clients = await two_at_two(
            database, buses, ONLY_BY_BUS, variant="hearts", limit=10
        )
        await play_on(clients, lambda: all(is_over(hub, table) for hub in hubs))
        one, other = (hub._live[table].room for hub in hubs)
        assert one.actions == other.actions
        await whole(stores[0], table, one)
        await end(hubs, stores)

    asyncio.run(run())


def test_nothing_is_refused_for_what_another_node_has_changed(tmp_path: Path) -> None:
    """The last seat is taken elsewhere, and the bus says nothing: the match can begin."""

    async def run() -> None:
        _, hubs, stores, clients = await two_at_two(address(tmp_path), DeadBus, ONLY_BY_BUS)
        assert len(clients) == 4
        await end(hubs, stores)

    asyncio.run(run())


def test_a_command_said_to_two_nodes_at_once_has_one_effect(database: str) -> None:
    async def run() -> None:
        nodes = [await new_hub(database, bus=DeadBus(), pace=ONLY_BY_BUS) for _ in range(2)]
        table = await nodes[0][0].open(opened("hearts"))
        clients = []
        for hub, store in nodes:
            clients.append(Client(hub, table, await guest(store, "ala"), "ala"))
            assert await hub.join(table, clients[-1].connection)
        commands: list[dict[str, Any]] = [
            {"do": "sit", "seat": 1},
            {"do": "fill", "bot": "random"},
        ]
        for number, command in enumerate(commands):
            said = [client.do(id=f"once-{number}", **command) for client in clients]
            first, second = await asyncio.gather(*said)
            assert isinstance(first, Done)
            assert first == second
        facts = [entry.fact for entry in await nodes[0][1].load(table)]
        assert len(facts) == 1 + 1 + 3
        await end([hub for hub, _ in nodes], [store for _, store in nodes])

    asyncio.run(run())


def test_a_command_that_comes_late_again_is_not_done_again(database: str) -> None:
    """One stood up and sat down again; the frame that said to stand up comes a second time."""

    async def run() -> None:
        hub, store = await new_hub(database)
        table = await hub.open(opened("hearts"))
        client = Client(hub, table, await guest(store, "ala"), "ala")
        await hub.join(table, client.connection)
        await client.do(do="sit", seat=1)
        stood = await client.do(do="stand", id="late")
        await client.do(do="sit", seat=2)
        async with asyncio.timeout(20):
            assert await client.do(do="stand", id="late") == stood
        assert hub._live[table].room.seat_of("ala") == 2
        await end([hub], [store])

    asyncio.run(run())


def test_a_lost_bus_only_delays(tmp_path: Path) -> None:
    async def run() -> None:
        table, hubs, stores, clients = await two_at_two(
            address(tmp_path), DeadBus, Pace(look=0.05), variant="hearts", limit=1
        )
        await play_on(clients, lambda: all(is_over(hub, table) for hub in hubs))
        await whole(stores[0], table, hubs[0]._live[table].room)
        await end(hubs, stores)

    asyncio.run(run())


def test_a_bus_that_goes_and_comes_back_carries_again(valkey: Valkey) -> None:
    async def run() -> None:
        heard: list[tuple[str, int]] = []
        one, other = open_bus(valkey.url), open_bus(valkey.url)
        other.subscribe(lambda table, seq: heard.append((table, seq)))
        await one.start()
        await other.start()
        for seq in range(1, 400):
            one.publish("a", seq)
            one.publish("b", seq)
        await until(lambda: ("a", 399) in heard and ("b", 399) in heard)
        assert len(heard) < 100  # of what waits for one table, the last goes
        valkey.stop()
        one.publish("a", 400)  # nobody is there: no error, no waiting
        await asyncio.sleep(0.1)
        valkey.start()
        seqs = iter(range(401, 10**6))

        def carried() -> bool:
            one.publish("a", next(seqs))
            return any(seq > 400 for _, seq in heard)

        await until(carried)
        await one.close()
        await other.close()

    asyncio.run(run())


def test_a_bus_closes_whatever_it_is_at(valkey: Valkey) -> None:
    """Closed at every moment of connecting: redis-py loses some of the cancellations."""

    async def run() -> None:
        for moment in range(30):
            bus = open_bus(valkey.url)
            starting = asyncio.create_task(bus.start())
            bus.publish("a", moment)
            for _ in range(moment):
                await asyncio.sleep(0)
            starting.cancel()
            # Not `asyncio.timeout`: its cancellation could be lost as well.
            _, closing = await asyncio.wait({asyncio.create_task(bus.close())}, timeout=10)
            assert not closing

    asyncio.run(run())


def test_a_task_that_does_not_hear_is_told_again() -> None:
    async def run() -> None:
        heard: list[str] = []

        async def deaf() -> None:
            while len(heard) < 2:
                try:
                    await asyncio.sleep(3600)
                except asyncio.CancelledError:
                    heard.append("cancelled")
            raise ValueError("at last")

        task = asyncio.create_task(deaf())
        await asyncio.sleep(0)
        errors = await ended([None, task], again=0.01)
        assert [str(error) for error in errors] == ["at last"]
        assert len(heard) == 2
        assert await ended([]) == []

    asyncio.run(run())


def test_what_is_not_ours_on_the_bus_is_passed_over(valkey: Valkey) -> None:
    async def run() -> None:
        from redis.asyncio import Redis

        from kierki.server.bus.redis import CHANNEL

        heard: list[tuple[str, int]] = []
        bus = open_bus(valkey.url)
        bus.subscribe(lambda table, seq: heard.append((table, seq)))
        await bus.start()
        stranger = Redis.from_url(valkey.url)
        await stranger.publish(CHANNEL, b"\n\nnonsense\na b c\nx -1\nt 5")
        await until(lambda: bool(heard))
        assert heard == [("t", 5)]
        await stranger.aclose()
        await bus.close()

    asyncio.run(run())


@dataclass
class Counting:
    """A bot that counts its thoughts, by what it was shown."""

    bot: Bot
    times: dict[View, int]

    def choose(self, view: View, rng: Random) -> Action:
        self.times[view] = self.times.get(view, 0) + 1
        return self.bot.choose(view, rng)


def test_each_move_of_a_bot_is_thought_and_made_once(
    database: str, buses: Callable[[], Bus], monkeypatch: pytest.MonkeyPatch
) -> None:
    times: dict[View, int] = {}
    monkeypatch.setattr(hub_module, "make_bot", lambda name: Counting(make_bot(name), times))

    async def run() -> None:
        table, hubs, stores, clients = await two_at_two(
            database, buses, Pace(look=0.05), "random", limit=1, pass_cycle=["hold"]
        )
        await play_on(clients, lambda: all(is_over(hub, table) for hub in hubs))
        room = hubs[0]._live[table].room
        await whole(stores[0], table, room)
        assert set(times.values()) == {1}
        assert sum(times.values()) == sum(seat >= 2 for seat, _ in room.actions)
        await end(hubs, stores)

    asyncio.run(run())


async def drop(hub: Hub) -> None:
    """Let *hub* die: it does nothing more, and gives nothing up."""
    hub._bus.unsubscribe(hub._hear)
    assert hub._looking is not None
    await ended([hub._looking, *hub._news, *(live.bots for live in hub._live.values())])


def test_the_bots_of_a_dead_node_move_on_elsewhere(database: str) -> None:
    """Nobody is connected to the other node: it finds the work in the store."""

    async def run() -> None:
        one, store = await new_hub(database, pace=SHORT)
        other, far = await new_hub(database, pace=SHORT)
        table = await one.open(opened("hearts", limit=30))
        host = Client(one, table, await guest(store, "ala"), "ala")
        await one.join(table, host.connection)
        assert isinstance(await host.do(do="fill", bot="random"), Done)
        assert isinstance(await host.do(do="begin"), Done)
        live = one._live[table]
        await until(lambda: len(live.room.actions) > 20)
        assert not await other._leases.take(table)  # not while the first one is at it
        await drop(one)
        made = live.room.actions
        await until(lambda: table in other._live and is_over(other, table), 60)
        room = other._live[table].room
        assert room.actions[: len(made)] == made
        await whole(far, table, room)
        await other.close()
        await store.close()
        await far.close()

    asyncio.run(run())


def test_a_node_that_closes_leaves_its_work_at_once(database: str) -> None:
    async def run() -> None:
        pace = Pace(lease=3600.0, look=0.1)
        one, store = await new_hub(database, pace=pace)
        other, far = await new_hub(database, pace=pace)
        table = await one.open(opened("hearts", limit=30))
        host = Client(one, table, await guest(store, "ala"), "ala")
        await one.join(table, host.connection)
        await host.do(do="fill", bot="random")
        await host.do(do="begin")
        await until(lambda: len(one._live[table].room.actions) > 5)
        await one.close()
        await until(lambda: table in other._live and is_over(other, table), 60)
        await other.close()
        await store.close()
        await far.close()

    asyncio.run(run())


def test_a_lease_is_one_nodes_until_it_ends(database: str) -> None:
    async def run() -> None:
        store = await open_store(database)
        for table in ("t", "u"):
            await store.open_table(table, opened(), bytes(32))
        one, other = Leases(store, "one", 2.0), Leases(store, "other", 2.0)
        taken = await asyncio.gather(one.take("t"), other.take("t"))
        assert sorted(taken) == [False, True]
        first, second = (one, other) if taken[0] else (other, one)
        assert first.has("t")
        assert not second.has("t")
        assert not first.has("u")
        await asyncio.sleep(1.1)
        assert not first.has("t")  # time to renew
        assert await first.take("t")
        assert not await second.take("t")
        await asyncio.sleep(2.1)
        assert await second.take("t")
        assert not await first.take("t")
        await second.give_up()
        assert await first.take("t")
        assert not await first.take("no-such-table")
        await store.close()

    asyncio.run(run())
