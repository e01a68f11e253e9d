"""The command ``serve``: addresses that make no sense are refused by name, secrets untold."""

from __future__ import annotations

import socket
import stat
from pathlib import Path

import pytest

from kierki.cli import main
from kierki.cli.serve import _asked, _key


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--database", "mysql://me:hush@host/x"], "--database cannot be “mysql”"),
        (["--database", "hush"], "--database cannot be “hush”"),
        (["--bus", "amqp://host"], "--bus cannot be “amqp://host”"),
        (["--port", "70000"], "--port"),
    ],
)
def test_wrong_addresses_are_named(
    args: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--lang", "en", "--data", str(tmp_path), *args]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1
    assert "me:hush" not in told


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert main(["serve", "--lang", "en", "--data", str(tmp_path), "--port", port]) == 2
    assert f"127.0.0.1:{port} is taken" in capsys.readouterr().err


def test_the_driver_is_ours() -> None:
    assert _asked("postgresql://a@b/c") == "postgresql+asyncpg://a@b/c"
    assert _asked("sqlite:////tmp.db") == "sqlite+aiosqlite:////tmp.db"


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "key"
    key = _key(path)
    assert len(key) == 32
    assert _key(path) == key
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
