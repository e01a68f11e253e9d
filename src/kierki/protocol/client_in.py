"""Messages from a client: what somebody wants to do at a table.

Every command carries an `id` that the client made up, by which it is answered: the same id twice
has one effect. `at` is the number of the last thing that the client had seen happen; a command
made from an older state is refused as stale where that matters.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=36, pattern=r"^[\x21-\x7e]+$")]
"""Made up by the client, unique among its own; a UUID does."""
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=6)]
LONGEST_MESSAGE = 2048
"""Bytes in one frame; longer ones close the connection."""


class Message(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True
):
    """Something that a client wants."""

    id: CommandId


class Act(Message, frozen=True, tag="act"):
    """Do something in the match: play a card, pass, name trumps, bid."""

    at: Number
    action: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    """As records write it, without the seat: ``QS``, ``pass 2C 3D QS``, ``trump H``, ``bid 125``,
    ``-``."""


class Sit(Message, frozen=True, tag="sit"):
    """Take a free seat."""

    seat: SeatNumber
    entropy: Annotated[str, msgspec.Meta(max_length=64, pattern=r"^([0-9a-f]{2})*$")] = ""
    """What the client adds to the seed of the deals, drawn by chance, in hexadecimal."""


class Stand(Message, frozen=True, tag="stand"):
    """Give up one's seat; during a match a bot plays on."""


class Fill(Message, frozen=True, tag="fill"):
    """Seat a bot in a free seat, or in all of them. For the host."""

    bot: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    """As the bots are named: ``casual``, ``strong:style=hunter``."""
    seat: SeatNumber | None = None


class Clear(Message, frozen=True, tag="clear"):
    """Send a bot away before the match. For the host."""

    seat: SeatNumber


class Begin(Message, frozen=True, tag="begin"):
    """Start the match. For the host, when all seats are taken."""


class Rematch(Message, frozen=True, tag="rematch"):
    """Play again at the same table, the deal moved on by one seat. For the host."""


class Say(Message, frozen=True, tag="say"):
    """Say something to the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class Sync(Message, frozen=True, tag="sync"):
    """Ask for everything that happened after `since`, or for the whole state if that is gone."""

    since: Number


class Ping(Message, frozen=True, tag="ping"):
    """Ask for a sign of life."""


ClientMessage = Act | Sit | Stand | Fill | Clear | Begin | Rematch | Say | Sync | Ping
"""All that a client may send: a closed union, told apart by ``do``."""

_decoder = msgspec.json.Decoder(ClientMessage)


def read(frame: bytes | str) -> ClientMessage:
    """Return the message in *frame*.

    Raises:
        msgspec.DecodeError: it is none; the text names the field and what would be right.
    """
    try:
        return _decoder.decode(frame)
    except RecursionError:
        raise msgspec.DecodeError("nested too deep") from None
