"""Tables: whole matches, what each seat is told, commands repeated, stale, crossed; restarts."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kierki.cards.seat import Seat
from kierki.cards.shuffle import commitment, joint_seed
from kierki.game.state import Finished
from kierki.protocol.client_out import Done, Happened, Refused, Replaced, State
from kierki.record import codec
from kierki.record.verify import verify
from kierki.server.facts import Acted, Began
from kierki.server.hub import Hub
from kierki.server.room import Room
from kierki.server.store.store import Store
from kierki.testing.leaks import LeakError, Sent, check_frames
from server.tables import Client, course_of, guest, new_hub, opened, sent_to


async def seated(
    hub: Hub, store: Store, users: list[str], bot: str | None = "random", **rules: Any
) -> tuple[str, list[Client]]:
    """A table at which *users* sit, bots beside them, and the match has begun."""
    table = await hub.open(opened(**rules))
    clients = []
    for seat, user in enumerate(users):
        client = Client(hub, table, await guest(store, user), (user, rules))
        assert await hub.join(table, client.connection)
        assert isinstance(await client.do(do="sit", seat=seat, entropy=f"{seat:02x}"), Done)
        clients.append(client)
    if bot is not None:
        assert isinstance(await clients[0].do(do="fill", bot=bot), Done)
    assert isinstance(await clients[0].do(do="begin"), Done)
    return table, clients


async def room_of(hub: Hub, table: str) -> Room:
    room = await hub.room(table)
    assert room is not None
    return room


async def play_out(hub: Hub, table: str, clients: list[Client], most: int = 5000) -> Room:
    """Let *clients* answer until the match is over."""
    for _ in range(most):
        room = await room_of(hub, table)
        if room.match is not None and room.match.is_over:
            for client in clients:
                client.drain()
            return room
        answered = [await client.answer() for client in clients]
        if not any(answered):
            await asyncio.sleep(0.001)  # bots think
    raise AssertionError("the match does not end")


RULES: list[dict[str, Any]] = [
    {"variant": "kierki", "trump_call": "talon"},
    {"variant": "kierki", "players": 6, "finish_early": False},
    {"variant": "hearts", "moon": "mixed", "limit": 40},
    {"variant": "hearts", "players": 3, "limit": 30},
]


@pytest.mark.parametrize("rules", RULES, ids=lambda r: "-".join(map(str, r.values())))
def test_a_whole_match_and_nobody_is_told_too_much(rules: dict[str, Any], database: str) -> None:
    async def run() -> None:
        hub, store = await new_hub(database)
        table, clients = await seated(hub, store, ["ala", "ola"], **rules)
        looker = Client(hub, table, await guest(store, "ewa"), "looks")
        assert await hub.join(table, looker.connection)
        room = await play_out(hub, table, [*clients, looker])
        record = room.record()
        assert not verify(codec.read(codec.dumps(record)))
        courses = await course_of(store, table)
        secrets = (room.revealed.hex(), room.secret.hex(), room.seed.hex())
        for seat, client in enumerate(clients):
            assert check_frames(sent_to(client.messages, Seat(seat), courses, secrets)) > 100
        check_frames(sent_to(looker.messages, None, courses, secrets))
        # The scan would see a leak: one seat's frames are not another's.
        with pytest.raises(LeakError):
            check_frames(sent_to(clients[0].messages, Seat(1), courses, secrets))
        await hub.close()
        await store.close()

    asyncio.run(run())


def test_the_deals_are_those_that_were_promised(database: str) -> None:
    async def run() -> None:
        hub, store = await new_hub(database)
        table, clients = await seated(hub, store, ["ala"], variant="hearts", limit=10)
        promised = next(m for m in clients[0].messages if isinstance(m, State)).commitment
        room = await play_out(hub, table, clients)
        assert commitment(room.revealed) == promised
        assert room.seed == joint_seed(room.revealed, [b"\0", b"", b"", b""])
        fresh = Client(hub, table, await guest(store, "ewa"), "late")
        await hub.join(table, fresh.connection)
        (state, *_) = fresh.drain()
        assert isinstance(state, State)
        assert state.secret == room.revealed.hex()
        assert state.revealed_commitment == promised
        assert state.commitment != promised  # the next match has a secret of its own
        again = await clients[0].do(do="rematch")
        assert isinstance(again, Done)
        assert (await room_of(hub, table)).seed != room.seed
        await hub.close()
        await store.close()

    asyncio.run(run())


def test_the_same_command_twice_has_one_effect(database: str) -> None:
    async def run() -> None:
        hub, store = await new_hub(database)
        table, clients = await seated(hub, store, ["ala", "ola", "jan", "ewa"], bot=None)
        client = clients[0]
        client.drain()
        assert client.asked is not None
        at, cards = client.seq, client.asked.cards.split()[:3]
        command = {"do": "act", "at": at, "action": "pass " + " ".join(cards), "id": "once"}
        first = await client.do(**command)
        before = (await room_of(hub, table)).seq
        second = await client.do(**command)
        assert isinstance(first, Done)
        assert second == first
        assert (await room_of(hub, table)).seq == before
        await hub.close()
        await store.close()

    asyncio.run(run())


def test_refusals_are_heard(database: str) -> None:
    async def run() -> None:
        hub, store = await new_hub(database)
        table, clients = await seated(
            hub, store, ["ala", "ola", "jan", "ewa"], bot=None, variant="kierki"
        )
        room = await room_of(hub, table)
        assert room.match is not None
        for client in clients:
            client.drain()
        asked = next(c for c in clients if c.asked)
        other = next(c for c in clients if not c.asked)
        looker = Client(hub, table, await guest(store, "obcy"), "looks")
        await hub.join(table, looker.connection)

        async def why(client: Client, **command: Any) -> str:
            answer = await client.do(**command)
            assert isinstance(answer, Refused)
            return answer.why

        assert asked.asked is not None
        card = asked.asked.cards.split()[0]
        assert await why(looker, do="act", at=room.seq, action=card) == "not-seated"
        assert await why(other, do="act", at=room.seq, action=card) == "out-of-turn"
        assert await why(asked, do="act", at=room.seq - 1, action=card) == "stale"
        assert await why(asked, do="act", at=room.seq + 9, action=card) == "stale"
        assert await why(asked, do="act", at=room.seq, action="xyzzy") == "not-an-action"
        assert await why(asked, do="act", at=room.seq, action="bid 5") == "illegal"
        assert await why(looker, do="begin") == "not-host"
        assert await why(clients[0], do="begin") == "playing"
        assert await why(looker, do="sit", seat=0) == "playing"
        assert await why(looker, do="stand") == "not-seated"
        assert await why(clients[0], do="fill", bot="casual") == "playing"
        assert (await room_of(hub, table)).seq == room.seq
        assert isinstance(await asked.do(do="act", at=room.seq, action=card), Done)
        await hub.close()
        await store.close()

    asyncio.run(run())


def test_a_restart_loses_nothing(database: str) -> None:
    """The process is gone in mid-deal; another one goes on with the same cards."""

    async def run() -> None:
        hub, store = await new_hub(database)
        table, clients = await seated(hub, store, ["ala"], variant="hearts", limit=20)
        for _ in range(9):
            await clients[0].answer_next()
        before = await room_of(hub, table)
        await hub.close()
        await store.close()

        hub, store = await new_hub(database)
        client = Client(hub, table, await guest(store, "ala"), "back")
        assert await hub.join(table, client.connection)
        after = await room_of(hub, table)
        assert after.actions[: len(before.actions)] == before.actions
        assert after.seed == before.seed
        room = await play_out(hub, table, [client])
        assert room.match is not None
        assert isinstance(room.match.phase, Finished)
        await hub.close()
        await store.close()

    asyncio.run(run())


def test_two_nodes_take_commands_for_one_match(database: str) -> None:
    """Two hubs on one store: whoever is late loads what happened and decides again."""

    async def run() -> None:
        one, store = await new_hub(database)
        other = Hub(store)
        table, clients = await seated(one, store, ["ala", "ola"], variant="hearts", limit=20)
        far = Client(other, table, clients[1].connection, "far")
        far.connection = await guest(store, "ola")
        assert await other.join(table, far.connection)
        for _ in range(3000):
            await clients[0].do(do="sync", since=clients[0].seq)
            room = await room_of(one, table)
            if room.match is not None and room.match.is_over:
                break
            await clients[0].answer()
            seen = await room_of(other, table)
            if seen.seq != room.seq:
                await other.refresh(table)
            await far.answer()
            await one.refresh(table)
            await asyncio.sleep(0)
        else:
            raise AssertionError("the match does not end")
        facts = [entry.fact for entry in await store.load(table)]
        actions = [fact for fact in facts if isinstance(fact, Acted)]
        assert len([fact for fact in facts if isinstance(fact, Began)]) == 1
        assert len(actions) == len(room.actions)
        assert not verify(codec.read(codec.dumps(room.record())))
        await other.close()
        await one.close()
        await store.close()

    asyncio.run(run())


def test_a_second_tab_takes_over(database: str) -> None:
    async def run() -> None:
        hub, store = await new_hub(database)
        table, clients = await seated(hub, store, ["ala"], variant="hearts")
        second = Client(hub, table, await guest(store, "ala"), "second")
        await hub.join(table, second.connection)
        assert any(isinstance(m, Replaced) for m in clients[0].drain())
        assert clients[0].ended
        second.drain()
        assert second.seq > 0
        await hub.close()
        await store.close()

    asyncio.run(run())


def test_a_gap_is_filled(database: str) -> None:
    async def run() -> None:
        hub, store = await new_hub(database)
        _, clients = await seated(hub, store, ["ala"], variant="hearts", limit=10)
        for _ in range(6):
            await clients[0].answer_next()
        client = clients[0]
        seen = [m for m in client.messages if isinstance(m, Happened)]
        since = seen[-4].seq
        client.messages.clear()
        await client.do(do="sync", since=since)
        again = [m.seq for m in client.messages if isinstance(m, Happened)]
        assert again[:3] == [since + 1, since + 2, since + 3]
        client.messages.clear()
        await client.do(do="sync", since=0)
        assert any(isinstance(m, State) for m in client.messages)
        await hub.close()
        await store.close()

    asyncio.run(run())


def test_the_scan_sees_a_planted_secret() -> None:
    with pytest.raises(LeakError):
        check_frames([Sent(Seat(0), '{"is":"said","text":"abcd"}', [], ("abcd",))])


def test_a_made_up_table_gives_nothing(database: str) -> None:
    async def run() -> None:
        hub, store = await new_hub(database)
        assert not await hub.join("no-such-table", await guest(store, "ala"))
        assert await hub.room("no-such-table") is None
        await hub.close()
        await store.close()

    asyncio.run(run())
