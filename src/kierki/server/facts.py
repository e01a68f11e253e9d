"""What is stored of a table: facts in the order they came to be, each a small frozen struct.

A table is its facts. Rooms are rebuilt from them, so a fact's name and fields are never changed:
a new meaning is a new fact.
"""

from __future__ import annotations

from typing import Literal

import msgspec

By = Literal["person", "bot", "stand-in"]
"""Who made a move: a person, the bot in the seat, a bot for a person who is away."""


class Fact(msgspec.Struct, frozen=True, tag_field="fact", omit_defaults=True, kw_only=True):
    """Something that came to be at a table."""


class Opened(Fact, frozen=True, tag="opened"):
    """The table was set up; the first fact of every table."""

    variant: str
    """Key of the preset."""
    options: dict[str, object]
    players: int
    host: str
    """Whose table it is: a user's id."""
    house: str = ""
    """House rules as JSON; empty for presets."""
    public: bool = False


class Sat(Fact, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    user: str
    name: str
    entropy: str = ""
    """What their client adds to the seed, in hexadecimal."""


class Stood(Fact, frozen=True, tag="stood"):
    """A seat was given up."""

    seat: int


class BotSat(Fact, frozen=True, tag="bot-sat"):
    """A bot was seated."""

    seat: int
    bot: str


class Began(Fact, frozen=True, tag="began"):
    """A match began with the deals of this secret and what the seats added to it."""

    secret: str
    """In hexadecimal. Told to nobody before the match is over."""
    contributions: tuple[str, ...]
    """For each seat, in hexadecimal; empty for bots."""
    following: str
    """The secret of the next match at this table, in hexadecimal."""
    dealer: int | None = None
    """First dealer; None: the seed draws."""


class Acted(Fact, frozen=True, tag="acted"):
    """A seat did something in the match."""

    seat: int
    action: str
    """As records write it, without the seat."""
    by: By = "person"
    bot: str = ""
    """Which bot, when one did."""


AnyFact = Opened | Sat | Stood | BotSat | Began | Acted
"""All facts: a closed union."""

_decoder = msgspec.json.Decoder(AnyFact)
_encoder = msgspec.json.Encoder()


def write_fact(fact: AnyFact) -> bytes:
    """Return *fact* as JSON."""
    return _encoder.encode(fact)


def read_fact(text: bytes | str) -> AnyFact:
    """Return the fact that *text* holds.

    Raises:
        msgspec.DecodeError: it holds none.
    """
    return _decoder.decode(text)
