"""The real server over real sockets: guests, tables, a whole match, refused connections."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kierki.protocol.client_out import Asked
from kierki.record import codec
from kierki.record.verify import verify
from kierki.server.app import Setup, make_app
from server.tables import action_for, address

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[str]:
    """A server on a free port, in this process; yields where it is."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    app = make_app(Setup(address(folder), bytes(32)))
    config = uvicorn.Config(
        app, log_level="warning", ws="websockets-sansio", lifespan="on", log_config=None
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve([listening]))
    for _ in range(3000):
        if server.started:
            break
        await asyncio.sleep(0.01)
    try:
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running


async def guest(at: str, name: str) -> str:
    """The cookie of a new guest."""
    async with httpx.AsyncClient(base_url=f"http://{at}") as http:
        answer = await http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201
        return answer.cookies["kierki"]


async def table_of(at: str, cookie: str, **rules: Any) -> str:
    async with httpx.AsyncClient(base_url=f"http://{at}", cookies={"kierki": cookie}) as http:
        answer = await http.post("/api/tables", json=rules)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])


def follow(at: str, table: str, cookie: str, **headers: str) -> connect:
    sent = {"Cookie": f"kierki={cookie}", **headers}
    return connect(f"ws://{at}/ws/tables/{table}", additional_headers=sent)


async def say(ws: ClientConnection, **message: Any) -> None:
    await ws.send(json.dumps(message))


async def hear(ws: ClientConnection) -> dict[str, Any]:
    heard: dict[str, Any] = json.loads(await asyncio.wait_for(ws.recv(), 30))
    return heard


async def hear_to_the_end(ws: ClientConnection) -> None:
    while True:
        await hear(ws)


async def play(ws: ClientConnection, seed: int) -> list[dict[str, Any]]:
    """Answer by lot until the match is over; return all that was said."""
    rng, seq, number = Random(seed), 0, 0
    messages: list[dict[str, Any]] = []
    while True:
        message = await hear(ws)
        messages.append(message)
        seq = max(seq, message.get("seq") or 0)
        if message["is"] == "no":
            raise AssertionError(message)
        asked = message.get("asked") or (message.get("match") or {}).get("asked")
        if message["is"] == "did" and message["events"][-1]["what"] == "ended":
            return messages
        if message["is"] in ("did", "state") and asked:
            number += 1
            plain = {key: value for key, value in asked.items() if key != "moons"}
            action = action_for(Asked(**plain, moons=tuple(asked.get("moons", ()))), rng)
            await say(ws, do="act", id=f"a{number}", at=message["seq"], action=action)


def test_two_people_and_two_bots_play_a_match(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as at:
            ala, ola = await guest(at, "Ala"), await guest(at, "  Ola  ")
            rules = {"variant": "hearts", "options": {"limit": 15, "pass_cycle": ["hold"]}}
            table = await table_of(at, ala, **rules)
            async with follow(at, table, ala) as one, follow(at, table, ola) as two:
                assert (await hear(one))["is"] == "state"
                await say(one, do="sit", id="1", seat=0)
                await say(two, do="sit", id="1", seat=2)
                while (await hear(two)).get("id") != "1":
                    pass
                await say(one, do="fill", id="2", bot="random")
                await say(one, do="begin", id="3")
                heard = (await asyncio.gather(play(one, 1), play(two, 2)))[0]
            assert any(m["is"] == "seats" and m["seats"][2].get("name") == "Ola" for m in heard)
            async with httpx.AsyncClient(base_url=f"http://{at}") as http:
                text = (await http.get(f"/api/tables/{table}/record")).text
            assert not verify(codec.read(text))
            record = codec.loads(text)
            assert record.names[0] == "Ala"
            assert record.bots == (None, "random", None, "random")

    asyncio.run(run())


def test_who_is_not_known_does_not_come_in(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as at:
            ala = await guest(at, "Ala")
            table = await table_of(at, ala)
            with pytest.raises(InvalidStatus):
                async with follow(at, table, "made-up"):
                    pass
            with pytest.raises(InvalidStatus):
                async with follow(at, table, ala, Origin="http://elsewhere.example"):
                    pass
            with pytest.raises(ConnectionClosed):
                async with follow(at, "no-such-table", ala) as ws:
                    await ws.recv()
            async with httpx.AsyncClient(base_url=f"http://{at}") as http:
                assert (await http.post("/api/tables", json={})).status_code == 401
                assert (await http.get("/api/me")).status_code == 401
                assert (await http.get("/api/tables/x/record")).status_code == 404

    asyncio.run(run())


def test_bad_frames_are_named_and_the_table_plays_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as at:
            ala = await guest(at, "Ala")
            table = await table_of(at, ala)
            async with follow(at, table, ala) as ws:
                for frame in ("{", "[]", '{"do":"fly","id":"1"}', '{"do":"sit","id":"1"}'):
                    await ws.send(frame)
                    message = await hear(ws)
                    while message["is"] != "no":
                        message = await hear(ws)
                    assert message["why"] == "unreadable"
                    assert message["text"]
                await say(ws, do="ping", id="p")
                while (await hear(ws))["is"] != "pong":
                    pass
                await ws.send("x" * 5000)
                with pytest.raises(ConnectionClosed):
                    await hear_to_the_end(ws)

    asyncio.run(run())


def test_wrong_rules_are_refused_by_name(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as at:
            ala = await guest(at, "Ala")
            cookies = {"kierki": ala}
            async with httpx.AsyncClient(base_url=f"http://{at}", cookies=cookies) as http:
                wrong = {"variant": "hearts", "options": {"moon": "green"}}
                answer = await http.post(
                    "/api/tables", json=wrong, headers={"Accept-Language": "en"}
                )
                assert answer.status_code == 400
                assert "green" in answer.text
                assert (await http.post("/api/tables", json={"variant": "x"})).status_code == 400
                assert (await http.post("/api/guests", json={"name": "\u200b"})).status_code == 400
                assert (await http.get("/api/me")).json()["name"] == "Ala"

    asyncio.run(run())


def test_the_first_page_speaks_the_readers_language(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as at, httpx.AsyncClient(base_url=f"http://{at}") as http:
            polish = await http.get("/", headers={"Accept-Language": "pl-PL,en;q=0.5"})
            assert 'lang="pl"' in polish.text
            assert "kierek" in polish.text
            assert "default-src 'none'" in polish.headers["content-security-policy"]
            schema = (await http.get("/schema/openapi.json")).json()
            assert schema["openapi"].startswith("3.1")
            assert "/api/tables" in schema["paths"]
            assert (await http.get("/schema")).status_code in (200, 404)

    asyncio.run(run())


def test_one_request_and_the_cards_are_there(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as at:
            ala = await guest(at, "Ala")
            cookies = {"kierki": ala}
            async with httpx.AsyncClient(base_url=f"http://{at}", cookies=cookies) as http:
                answer = await http.post(
                    "/api/play-now", json={"variant": "hearts", "bot": "random"}
                )
                assert answer.status_code == 201
                wrong = await http.post("/api/play-now", json={"bot": "deep-blue"})
                assert wrong.status_code == 400
                assert "deep-blue" in wrong.text
                assert (await http.get("/api/tables")).json() == []  # it is nobody else's matter
            async with follow(at, answer.json()["id"], ala) as ws:
                state = await hear(ws)
                assert state["seat"] == 0
                assert len(state["match"]["hand"].split()) == 13
                assert state["match"]["asked"]["what"] == "pass"

    asyncio.run(run())
