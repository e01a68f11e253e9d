"""Databases for the server's tests: SQLite, and a real PostgreSQL where one can run."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.postgres import NoPostgresError, Postgres, running_postgres
from server.tables import address


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
