"""What the server's tests run on: SQLite and a real PostgreSQL, a bus within and a real Valkey."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kierki.server.bus import Bus, LocalBus, open_bus
from server.postgres import NoPostgresError, Postgres, running_postgres
from server.tables import address
from server.valkey import NoValkeyError, Valkey, new_valkey


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for the tests of this process."""
    running = running_postgres()
    try:
        server = running.__enter__()
    except NoPostgresError as error:
        pytest.skip(f"no PostgreSQL here: {error}")
    yield server
    running.__exit__(None, None, None)


@pytest.fixture
def postgres_database(postgres: Postgres) -> str:
    """The address of a new database of PostgreSQL."""
    return postgres.new_database(f"t{secrets.token_hex(6)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database, of each kind in turn."""
    if request.param == "sqlite":
        return address(tmp_path)
    made: str = request.getfixturevalue("postgres_database")
    return made


@pytest.fixture
def valkey() -> Iterator[Valkey]:
    """A Valkey of this test's own."""
    try:
        server = new_valkey()
        server.start()
    except (NoValkeyError, OSError) as error:
        pytest.skip(f"no Valkey here: {error}")
    yield server
    server.stop()


@pytest.fixture(params=["local", "valkey"])
def buses(request: pytest.FixtureRequest) -> Callable[[], Bus]:
    """Makes a bus for each node, through which they all hear each other."""
    if request.param == "local":
        shared = LocalBus()
        return lambda: shared
    server: Valkey = request.getfixturevalue("valkey")
    return lambda: open_bus(server.url)
