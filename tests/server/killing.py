"""Servers that are killed and players who do not mind: they come again and say again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kierki.protocol.client_out import Asked
from server.tables import action_for

PATIENCE = 60.0
"""Seconds for a server to start, and for anything to go on."""
GONE = (OSError, TimeoutError, WebSocketException, httpx.TransportError)
"""What a player sees of a server that was killed."""


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


@dataclass(slots=True)
class Node:
    """A server process at a port that it keeps."""

    command: list[str]
    port: int
    log: Path
    process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it, and return when it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(  # noqa: ASYNC220  outlives the loop
                self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient() as http:
            while self.process.poll() is None:
                with suppress(httpx.TransportError):
                    await http.get(f"http://127.0.0.1:{self.port}/healthz")
                    return
                await asyncio.sleep(0.02)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """Leave it no time for anything."""
        if self.process is not None:
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None


def kierki_serve(folder: Path) -> Node:
    """The command that people start, with its database in *folder*."""
    port = free_port()
    command = [sys.executable, "-m", "kierki", "serve", "--port", str(port), "--data", str(folder)]
    return Node(command, port, folder / "log")


def node_on(database: str, bus: str, log: Path) -> Node:
    """One of several nodes."""
    port = free_port()
    program = str(Path(__file__).with_name("node.py"))
    return Node([sys.executable, program, database, bus, str(port)], port, log)


@dataclass(slots=True)
class Game:
    """What goes on between the players and those who kill."""

    nodes: list[Node]
    rng: Random
    table: str = ""
    acknowledged: int = 0
    ending: bool = False
    """Whether the match in hand is the last one."""


@dataclass(slots=True)
class Player:
    """Somebody at the table, who remembers all that was said."""

    game: Game
    seat: int
    cookie: str = ""
    user: str = ""
    heard: list[str] = field(default_factory=list)
    """Every frame."""
    sent: dict[str, dict[str, Any]] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)
    """`seq` by the id of the command."""
    pending: str | None = None
    """What was said and not acknowledged."""
    asked: dict[str, Any] | None = None
    at: int = 0
    over: bool = False
    repeated: int = 0
    """Commands said again after a crash."""

    async def enter(self, name: str) -> None:
        base = f"http://127.0.0.1:{self.game.nodes[0].port}"
        async with httpx.AsyncClient(base_url=base) as http:
            answer = await http.post("/api/guests", json={"name": name})
            self.cookie, self.user = answer.cookies["kierki"], answer.json()["id"]

    async def open_table(self, **rules: Any) -> str:
        base = f"http://127.0.0.1:{self.game.nodes[0].port}"
        async with httpx.AsyncClient(base_url=base, cookies={"kierki": self.cookie}) as http:
            answer = await http.post("/api/tables", json=rules)
            return str(answer.json()["id"])

    async def say(self, ws: ClientConnection, **command: Any) -> None:
        """Say something new; it is said again until it is acknowledged."""
        self.pending = id = f"{self.seat}-{len(self.sent)}"
        self.sent[id] = {"id": id, **command}
        await ws.send(json.dumps(self.sent[id]))

    async def play(self, first: list[dict[str, Any]]) -> None:
        """Say what is in *first*, then answer what is asked, on one connection after the other."""
        while not (self.over and self.game.ending and self.pending is None):
            port = self.game.rng.choice(self.game.nodes).port
            where = f"ws://127.0.0.1:{port}/ws/tables/{self.game.table}"
            headers = {"Cookie": f"kierki={self.cookie}"}
            with suppress(*GONE):
                async with connect(where, additional_headers=headers) as ws:
                    await self._follow(ws, first)
            await asyncio.sleep(0.02)

    async def _follow(self, ws: ClientConnection, first: list[dict[str, Any]]) -> None:
        if self.pending is not None:
            self.repeated += 1
            await ws.send(json.dumps(self.sent[self.pending]))
        while not (self.over and self.game.ending and self.pending is None):
            async with asyncio.timeout(PATIENCE):
                frame = await ws.recv()
            assert isinstance(frame, str)
            self.heard.append(frame)
            self._hear(json.loads(frame))
            if self.pending is None:
                await self._go_on(ws, first)

    def _hear(self, message: dict[str, Any]) -> None:
        match message["is"]:
            case "no":
                raise AssertionError((message, self.sent.get(message["id"])))
            case "ok":
                self.acknowledged[message["id"]] = message["seq"]
                self.game.acknowledged += 1
                if message["id"] == self.pending:
                    self.pending = None
            case "state":
                match = message.get("match")
                self.at, self.asked = message["seq"], match and match.get("asked")
                self.over = match is not None and not match["contract"]
            case "did":
                self.at, self.asked = message["seq"], message.get("asked")
                self.over = message["events"][-1]["what"] == "ended"
            case _:
                pass

    async def _go_on(self, ws: ClientConnection, first: list[dict[str, Any]]) -> None:
        if first:
            await self.say(ws, **first.pop(0))
        elif self.asked is not None:
            asked, self.asked = dict(self.asked), None
            moons = tuple(asked.pop("moons", ()))
            action = action_for(Asked(**asked, moons=moons), self.game.rng)
            await self.say(ws, do="act", at=self.at, action=action)
        elif self.over and not self.game.ending and self.seat == 0:
            await self.say(ws, do="rematch")
