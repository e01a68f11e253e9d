"""Messages to a client: the state as its seat sees it, what happened, answers to commands.

`Happened` comes in the order of `seq`; a client that sees a gap sends `Sync`. Nothing here holds
a card that the receiver may not know: views and events are made by `kierki.game.view` alone.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Cards = str
"""Names of cards with spaces between, ``2C QS AH``; empty: none."""


class Out(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True, kw_only=True):
    """Something that a server says."""


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Who sits in a seat."""

    name: str | None = None
    """None: the seat is free."""
    bot: str | None = None
    """The level of a bot; None: a person."""
    away: bool = False
    """Whether a person's connection is lost."""
    standing_in: bool = False
    """Whether a bot plays for the person now."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What the receiver is asked to do, with all that may be answered."""

    what: Literal["play", "lay", "pass", "trump", "talon", "bid", "give", "moon"]
    cards: Cards = ""
    """Cards that may be chosen."""
    count: int = 0
    """How many of them: cards to pass, cards to give."""
    suits: str = ""
    """Letters of the suits that may be named."""
    lowest: int = 0
    """The lowest bid or reserve."""
    highest: int = 0
    step: int = 0
    free: bool = False
    """Whether the auction may be opened without a reserve."""
    moons: tuple[str, ...] = ()


class TrickShown(msgspec.Struct, frozen=True, kw_only=True):
    """A trick."""

    leader: int
    cards: Cards
    winner: int


class ResultShown(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a finished deal came to."""

    number: int
    contract: str
    dealer: int
    points: tuple[int, ...]
    won: tuple[int, ...] = ()
    trump: str = ""
    namer: int | None = None
    price: int | None = None
    shooter: int | None = None
    moon: str = ""
    out: tuple[int, ...] = ()
    early: bool = False


class MatchShown(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A match as one seat, or an onlooker, sees it: `kierki.game.view.View` in plain words."""

    number: int
    """Number of the deal, from 1."""
    contract: str
    """Its key; empty when the match is over."""
    dealer: int
    to_act: tuple[int, ...]
    totals: tuple[int, ...]
    results: tuple[ResultShown, ...] = ()
    hand: Cards = ""
    hand_sizes: tuple[int, ...] = ()
    passed: Cards = ""
    received: Cards = ""
    pass_steps: int = 0
    talon: Cards = ""
    talon_taker: int | None = None
    reserve: int | None = None
    bids: tuple[tuple[int, int | None], ...] = ()
    price: int | None = None
    given: tuple[tuple[int, str], ...] = ()
    got: str = ""
    namer: int | None = None
    trump: str = ""
    leader: int | None = None
    trick: Cards = ""
    tricks: tuple[TrickShown, ...] = ()
    won: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    broken: bool = False
    laid: Cards = ""
    moves: tuple[tuple[int, str], ...] = ()
    """Turns of the lottery: seat and card, or ``-``."""
    out: tuple[int, ...] = ()
    shooter: int | None = None
    winners: tuple[int, ...] = ()
    asked: Asked | None = None


class State(Out, frozen=True, tag="state"):
    """The whole table as the receiver sees it; sent first, and when a gap cannot be filled."""

    table: str
    seq: int
    variant: str
    options: dict[str, Any]
    host: bool
    """Whether the receiver is the host."""
    seat: int | None
    """The receiver's seat; None: an onlooker."""
    seats: tuple[SeatShown, ...]
    commitment: str
    """Hash of the secret from which the deals of this match come, or of the next one while none
    is on: see ``docs/dealing.md``."""
    match: MatchShown | None = None
    secret: str = ""
    """The secret of the match, once it is over."""
    revealed_commitment: str = ""
    """What was said of that secret beforehand."""


class EventShown(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Something that happened in the match, as the receiver may see it."""

    what: str
    """``played``, ``taken``, ``dealt`` …: the event's name."""
    seat: int | None = None
    card: str = ""
    cards: Cards = ""
    number: int | None = None
    points: int | None = None
    contract: str = ""
    steps: int = 0
    suit: str = ""
    moon: str = ""
    result: ResultShown | None = None
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


class Happened(Out, frozen=True, tag="did"):
    """What happened at `seq`, and who is to act now."""

    seq: int
    events: tuple[EventShown, ...]
    to_act: tuple[int, ...] = ()
    asked: Asked | None = None


class Seats(Out, frozen=True, tag="seats"):
    """Who sits where, after a change at `seq`; presence alone changes nothing else."""

    seq: int
    seats: tuple[SeatShown, ...]


class Done(Out, frozen=True, tag="ok"):
    """A command was accepted, and is durable."""

    id: str
    seq: int


class Refused(Out, frozen=True, tag="no"):
    """A command was refused: it had no effect."""

    id: str
    """Empty when the frame could not be read."""
    why: str
    """A stable name: ``stale``, ``illegal``, ``not-seated`` …"""
    text: str = ""
    """The same in the receiver's language."""
    rule: str = ""
    """The number of the rule that forbids it."""
    seq: int | None = None
    """Where the table is now."""


class Said(Out, frozen=True, tag="said"):
    """Somebody said something."""

    name: str
    text: str
    seat: int | None = None


class Replaced(Out, frozen=True, tag="replaced"):
    """The same seat was opened elsewhere; this connection is closed."""


class Pong(Out, frozen=True, tag="pong"):
    """A sign of life."""

    id: str


ServerMessage = State | Happened | Seats | Done | Refused | Said | Replaced | Pong
"""All that a server sends: a closed union, told apart by ``is``."""

_encoder = msgspec.json.Encoder()


def write(message: ServerMessage) -> bytes:
    """Return *message* as a frame."""
    return _encoder.encode(message)
