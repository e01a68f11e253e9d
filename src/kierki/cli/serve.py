"""The command ``serve``: the server, on this machine or for everybody."""

from __future__ import annotations

import importlib.util
import os
import socket
from pathlib import Path

import click

from kierki.cards.errors import KierkiError, excerpt
from kierki.cli.base import command, option, pass_translator
from kierki.i18n import Translator

DEFAULT_HOST, DEFAULT_PORT = "127.0.0.1", 8642


class PortTakenError(KierkiError):
    """Somebody else listens there."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__("serve-taken", address=f"{host}:{port}")


class AddressError(KierkiError):
    """An address of a database or a bus that makes no sense, or that nothing here can reach."""

    def __init__(self, option: str, found: str, accepts: str) -> None:
        super().__init__("serve-address", option=option, found=excerpt(found), accepts=accepts)


@command("serve")
@option("--host", default=DEFAULT_HOST)
@option("--port", type=click.IntRange(0, 65535), default=DEFAULT_PORT)
@option("--data", type=click.Path(path_type=Path, file_okay=False))
@option("--database", metavar="URL")
@option("--bus", metavar="URL", default="")
@pass_translator
def serve(
    say: Translator, /, host: str, port: int, data: Path | None, database: str | None, bus: str
) -> int:
    """Serve until told to stop and return the exit code."""
    import uvicorn
    from sqlalchemy import make_url

    from kierki.server.app import Setup, make_app

    folder = data or data_folder()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    kept = f"sqlite+aiosqlite:///{folder / 'kierki.db'}" if database is None else _asked(database)
    if bus and not bus.startswith(("redis://", "rediss://", "unix://")):
        raise AddressError("bus", bus, "redis://host:6379")
    listening = _listen(host, port)
    address = f"http://{host}:{listening.getsockname()[1]}/"
    setup = Setup(kept, _key(folder / "key"), bus=bus)
    where = str(folder) if database is None else make_url(kept).render_as_string()
    print(say.t("serve-at", address=address, folder=where), flush=True)
    config = uvicorn.Config(
        make_app(setup), log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False
    )
    uvicorn.Server(config).run([listening])
    return 0


def _asked(database: str) -> str:
    """Return the address of *database* with the driver that we use.

    Raises:
        AddressError: it is none, of another kind, or its driver is not installed.
    """
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    accepts = "postgresql://user:password@host/name, sqlite:////folder/kierki.db"
    kind, colon, rest = database.partition("://")
    driver = drivers.get(kind.partition("+")[0])
    if not colon or driver is None:
        raise AddressError("database", kind, accepts)  # what follows may be a password
    if importlib.util.find_spec(driver.partition("+")[2]) is None:
        raise AddressError("database", kind, "pip install 'kierki[postgres]'")
    return f"{driver}://{rest}"


def data_folder() -> Path:
    """Return where this user's matches are kept."""
    home = os.environ.get("XDG_DATA_HOME")
    return Path(home) / "kierki" if home else Path.home() / ".local" / "share" / "kierki"


def _listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens, before anything else is begun.

    Raises:
        PortTakenError: somebody else does.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise PortTakenError(host, port) from None
    return listening


def _key(path: Path) -> bytes:
    """Return the key that signs cookies, made when there is none."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as stream:
        key = os.urandom(32)
        stream.write(key)
    return key
