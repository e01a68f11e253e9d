"""The command ``serve``: the server, on this machine or for everybody."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import click

from kierki.cards.errors import KierkiError
from kierki.cli.base import command, option, pass_translator
from kierki.i18n import Translator

DEFAULT_HOST, DEFAULT_PORT = "127.0.0.1", 8642


class PortTakenError(KierkiError):
    """Somebody else listens there."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__("serve-taken", address=f"{host}:{port}")


@command("serve")
@option("--host", default=DEFAULT_HOST)
@option("--port", type=click.IntRange(0, 65535), default=DEFAULT_PORT)
@option("--data", type=click.Path(path_type=Path, file_okay=False))
@pass_translator
def serve(say: Translator, /, host: str, port: int, data: Path | None) -> int:
    """Serve until told to stop and return the exit code."""
    import uvicorn

    from kierki.server.app import Setup, make_app

    folder = data or data_folder()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    listening = _listen(host, port)
    address = f"http://{host}:{listening.getsockname()[1]}/"
    setup = Setup(f"sqlite+aiosqlite:///{folder / 'kierki.db'}", _key(folder / "key"))
    print(say.t("serve-at", address=address, folder=str(folder)), flush=True)
    config = uvicorn.Config(
        make_app(setup), log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False
    )
    uvicorn.Server(config).run([listening])
    return 0


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
