"""Consoles that cannot print everything: what they can, and letters instead of question marks."""

from __future__ import annotations

import codecs
import io
import unicodedata
from typing import TextIO

from kierki.cards.card import SUIT_SIGNS

PLAIN = "kierki.plain"
"""The codec error handler that writes a near letter: ``ł`` as ``l``, ``…`` as ``...``."""

_NEAR = {
    "ł": "l", "Ł": "L", "−": "-", "–": "-", "—": "-", "…": "...", "„": '"', "”": '"', "“": '"',
    "’": "'", "‘": "'", "·": "*", "•": "*", "×": "x", "→": "->", "←": "<-", "✓": "+",
    "♣": "C", "♦": "D", "♠": "S", "♥": "H",
}  # fmt: skip


def can_print(stream: TextIO, text: str = SUIT_SIGNS + "−") -> bool:
    """Return whether *stream* can print *text*: by default suit signs and a real minus."""
    try:
        text.encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def make_safe(stream: TextIO) -> None:
    """Let *stream* print near letters for what its encoding lacks, instead of raising."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=PLAIN)


def _plain(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(map(_near, lost)), error.end


def _near(char: str) -> str:
    if near := _NEAR.get(char):
        return near
    kept = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()
    return kept or ("" if unicodedata.combining(char) else "?")


codecs.register_error(PLAIN, _plain)
