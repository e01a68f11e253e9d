"""How much the long tests play: options of the whole test run."""

from __future__ import annotations

import pytest

ORACLE_DEALS = 20_000
"""Deals in which the engine and the second referee are compared, over all tests together."""
OPENSPIEL_DEALS = 5_000
"""Deals for each option set in which the engine and OpenSpiel are compared."""
SERVER_KILLS = 3
"""Times that a server is killed under play, for each kind of set-up."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("comparisons with other referees")
    group.addoption(
        "--oracle-deals",
        type=int,
        default=ORACLE_DEALS,
        metavar="N",
        help=f"deals to compare with tests/oracle, all together (default {ORACLE_DEALS})",
    )
    group.addoption(
        "--openspiel-deals",
        type=int,
        default=OPENSPIEL_DEALS,
        metavar="N",
        help=f"deals to compare with OpenSpiel, each option set (default {OPENSPIEL_DEALS})",
    )
    servers = parser.getgroup("servers")
    servers.addoption(
        "--server-kills",
        type=int,
        default=SERVER_KILLS,
        metavar="N",
        help=f"times that a server is killed under play, each set-up (default {SERVER_KILLS})",
    )
    servers.addoption(
        "--server-seed",
        default="0",
        metavar="S",
        help="when it is killed, and what is played (default 0)",
    )


@pytest.fixture(scope="session")
def hearts_deals(pytestconfig: pytest.Config) -> int:
    """How many of the deals compared with the second referee are of the Hearts family."""
    return int(pytestconfig.getoption("--oracle-deals")) // 2


@pytest.fixture(scope="session")
def kierki_deals(pytestconfig: pytest.Config) -> int:
    """How many of the deals compared with the second referee are of Kierki."""
    deals = int(pytestconfig.getoption("--oracle-deals"))
    return deals - deals // 2


@pytest.fixture(scope="session")
def openspiel_deals(pytestconfig: pytest.Config) -> int:
    """How many deals of each option set are compared with OpenSpiel."""
    return int(pytestconfig.getoption("--openspiel-deals"))
