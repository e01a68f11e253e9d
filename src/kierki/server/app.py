"""HTTP and WebSockets: thin handlers over the hub and the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import (
    ClientException,
    NotAuthorizedException,
    NotFoundException,
    WebSocketDisconnect,
)
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from kierki.cards.errors import KierkiError
from kierki.i18n import Language, Translator
from kierki.protocol.client_in import LONGEST_MESSAGE, read
from kierki.protocol.client_out import Refused, write
from kierki.record import codec
from kierki.server.bus import open_bus
from kierki.server.facts import Opened
from kierki.server.hub import Hub, Pace
from kierki.server.live import TOO_SLOW, Connection
from kierki.server.page import HEADERS, first_page
from kierki.server.people import COOKIE, BadNameError, Passes, clean_name, new_user
from kierki.server.store.engine import is_sqlite
from kierki.server.store.store import OpenTable, Store, open_store
from kierki.server.tasks import ended
from kierki.variants import build, preset, preset_keys

log = logging.getLogger("kierki.server")

Asked = Request[Any, Any, AppState]

BAD_FRAMES = 20
"""Frames that make no sense before a connection is closed."""
GOING_AWAY, POLICY, TOO_BIG, NOT_FOUND = 1001, 1008, 1009, 4404


@dataclass(frozen=True, slots=True)
class Setup:
    """What a server is started with."""

    database: str
    """Address of the database, as SQLAlchemy writes them."""
    key: bytes
    """Signs the cookies; whoever has it can be anybody."""
    bus: str = ""
    """Address of the Redis or Valkey through which nodes talk; empty: this is the only node."""
    node: str = ""
    """Name of this node, for as long as it lasts; empty: drawn at each start, or, on SQLite, the
    one there is, so that it goes on at once after a crash."""
    pace: Pace = field(default_factory=Pace)
    secure: bool = False
    """Whether people come by HTTPS, so that cookies go nowhere else."""


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who wants a name."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]


class Me(msgspec.Struct):
    """Who somebody is."""

    id: str
    name: str


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table that somebody wants to set up."""

    variant: Annotated[str, msgspec.Meta(max_length=60)] = "kierki"
    players: Annotated[int, msgspec.Meta(ge=3, le=7)] | None = None
    options: dict[str, object] = {}
    public: bool = False


class PlayNow(NewTable, forbid_unknown_fields=True):
    """A table at which somebody sits down with bots at once."""

    bot: Annotated[str, msgspec.Meta(min_length=1, max_length=60)] = "casual"


class TableMade(msgspec.Struct):
    """A table that was set up."""

    id: str


class TableListed(msgspec.Struct):
    """A table in the lobby."""

    id: str
    variant: str
    players: int
    playing: bool


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """Say that the process is alive."""
    return "ok"


@get("/", media_type=MediaType.HTML, sync_to_thread=False)
def front(request: Asked) -> str:
    """Say what this is."""
    return first_page(_language(request.headers.get("accept-language")))


@post("/api/guests")
async def new_guest(state: AppState, data: NewGuest) -> Response[Me]:
    """Enter a guest; the cookie that comes back says who they are from now on."""
    try:
        name = clean_name(data.name)
    except BadNameError:
        raise ClientException("name: 1-30 signs that can be seen") from None
    user = new_user()
    await _store(state).add_user(user, name)
    response = Response(Me(id=user, name=name))
    setup: Setup = state.setup
    response.set_cookie(
        COOKIE,
        state.passes.write(user),
        max_age=365 * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=setup.secure,
    )
    return response


@get("/api/me")
async def me(request: Asked, state: AppState) -> Me:
    """Say who is asking."""
    user, name = await _who(state, request.cookies.get(COOKIE))
    return Me(id=user, name=name)


@get("/api/variants", sync_to_thread=False)
def variants() -> dict[str, list[int]]:
    """List the variants, with the numbers of players of each."""
    return {key: sorted(p for p in range(3, 8) if _takes(key, p)) for key in preset_keys()}


@post("/api/tables")
async def new_table(request: Asked, state: AppState, data: NewTable) -> TableMade:
    """Set up a table; whoever has its id can come."""
    user, _ = await _who(state, request.cookies.get(COOKIE))
    say = _language(request.headers.get("accept-language"))
    with _refusing(say):
        return TableMade(id=await _hub(state).open(_opened(data, user)))


@post("/api/play-now")
async def play_now(request: Asked, state: AppState, data: PlayNow) -> TableMade:
    """Seat somebody at a new table with bots; the match has begun when this is answered."""
    user, name = await _who(state, request.cookies.get(COOKIE))
    say = _language(request.headers.get("accept-language"))
    with _refusing(say):
        return TableMade(id=await _hub(state).play_now(_opened(data, user), name, data.bot))


@get("/api/tables")
async def lobby(state: AppState) -> list[TableListed]:
    """List the newest public tables."""
    return [_listed(table) for table in await _store(state).lobby()]


@get("/api/tables/{table:str}/record", media_type=MediaType.JSON)
async def record(state: AppState, table: str) -> Response[bytes]:
    """Give the record of a match that is over."""
    room = await _hub(state).room(table)
    if room is None or room.match is None or not room.match.is_over:
        raise NotFoundException("there is no finished match")
    return Response(codec.dumps(room.record()).encode(), media_type=MediaType.JSON)


@websocket("/ws/tables/{table:str}")
async def follow(socket: WebSocket[Any, Any, AppState], table: str) -> None:
    """Follow a table, and act there."""
    state = socket.app.state
    if not _same_origin(socket):
        await socket.close(POLICY)
        return
    try:
        user, name = await _who(state, socket.cookies.get(COOKIE))
    except NotAuthorizedException:
        await socket.close(POLICY)
        return
    await socket.accept()
    say = _language(socket.headers.get("accept-language"))
    connection = Connection(user, name, say.error)
    hub = _hub(state)
    if not await hub.join(table, connection):
        await socket.close(NOT_FOUND)
        return
    sending = asyncio.create_task(_send(socket, connection))
    receiving = asyncio.create_task(_receive(socket, hub, table, connection))
    try:
        await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await hub.leave(table, connection)
        for error in await ended([sending, receiving]):
            if not isinstance(error, WebSocketDisconnect):
                log.error("socket-failed", exc_info=error)


async def _send(socket: WebSocket[Any, Any, AppState], connection: Connection) -> None:
    while (message := await connection.queue.get()) is not TOO_SLOW:
        await socket.send_text(write(message).decode())
    await socket.close(GOING_AWAY)


async def _receive(
    socket: WebSocket[Any, Any, AppState], hub: Hub, table: str, connection: Connection
) -> None:
    bad = 0
    while True:
        frame = await socket.receive_text()
        if len(frame) > LONGEST_MESSAGE:
            await socket.close(TOO_BIG)
            return
        try:
            command = read(frame)
        except msgspec.DecodeError as error:
            bad += 1
            if bad > BAD_FRAMES:
                await socket.close(POLICY)
                return
            connection.send(Refused(id="", why="unreadable", text=str(error)))
            continue
        await hub.command(table, connection, command)


def _opened(data: NewTable, host: str) -> Opened:
    """Return the first fact of the table that *data* asks for.

    Raises:
        KierkiError: there is no such variant.
    """
    preset(data.variant)
    return Opened(
        variant=data.variant,
        options=data.options,
        players=4 if data.players is None else data.players,
        host=host,
        public=data.public,
    )


@contextmanager
def _refusing(say: Translator) -> Iterator[None]:
    """Turn what the rules refuse into an answer that says why."""
    try:
        yield
    except KierkiError as error:
        raise ClientException(say.error(error)) from None


def _same_origin(socket: WebSocket[Any, Any, AppState]) -> bool:
    """Return whether a browser that connects shows a page of ours; programs send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def _who(state: AppState, cookie: str | None) -> tuple[str, str]:
    """Return the user of *cookie* and their name.

    Raises:
        NotAuthorizedException: it is nobody's.
    """
    user = state.passes.read(cookie)
    name = None if user is None else await _store(state).name_of(user)
    if user is None or name is None:
        raise NotAuthorizedException("POST /api/guests first")
    return user, name


def _language(header: str | None) -> Translator:
    """Return a translator into the first language of an Accept-Language *header* that is ours."""
    for part in (header or "").split(","):
        primary = part.partition(";")[0].strip().partition("-")[0].lower()
        if primary in tuple(Language):
            return Translator(Language(primary))
    return Translator(Language.PL)


def _takes(key: str, players: int) -> bool:
    try:
        build(preset(key), players=players)
    except KierkiError:
        return False
    return True


def _listed(table: OpenTable) -> TableListed:
    return TableListed(table.id, table.variant, table.players, table.playing)


def _store(state: AppState) -> Store:
    store: Store = state.store
    return store


def _hub(state: AppState) -> Hub:
    hub: Hub = state.hub
    return hub


def make_app(setup: Setup) -> Litestar:
    """Return the application."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store, bus = await open_store(setup.database), open_bus(setup.bus)
        await bus.start()
        app.state.setup, app.state.store = setup, store
        node = setup.node or ("alone" if is_sqlite(setup.database) else None)
        app.state.passes, app.state.hub = (
            Passes(setup.key),
            Hub(store, bus=bus, node=node, pace=setup.pace),
        )
        await app.state.hub.start()
        try:
            yield
        finally:
            await app.state.hub.close()
            await bus.close()
            await store.close()

    return Litestar(
        [healthz, front, new_guest, me, variants, new_table, play_now, lobby, record, follow],
        lifespan=[running],
        openapi_config=OpenAPIConfig(
            title="Kierki", version="1", render_plugins=[JsonRenderPlugin()]
        ),
        response_headers=HEADERS,
        request_max_body_size=64 * 1024,
        logging_config=None,
    )
