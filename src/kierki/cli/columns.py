"""Columns of text for consoles of eighty columns, where a Japanese sign takes two."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Sequence

from rich.cells import cell_len

WIDEST = 80
NARROWEST = 40
GAP = 2
_NOT_FIRST = "、。」）)…:,.;"


def width() -> int:
    """Return how wide lines may be: as the console, at most `WIDEST`."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns))


def print_lines(lines: Iterable[str]) -> None:
    """Print *lines*, wrapped where they are too wide."""
    for line in lines:
        for row in wrap(line, width()):
            print(row)


def padded(text: str, cells: int) -> str:
    """Return *text* with blanks after it, *cells* wide.

    >>> padded("取る", 6)
    '取る  '
    """
    return text + " " * (cells - cell_len(text))


def wrap(text: str, cells: int) -> list[str]:
    """Return *text* in lines at most *cells* wide, broken at blanks and between wide signs.

    >>> wrap("two or three words", 9), wrap("取らないほうがよい。", 8)
    (['two or', 'three', 'words'], ['取らない', 'ほうがよ', 'い。'])
    """
    lines = [""]
    for piece in _pieces(text):
        if lines[-1].strip() and cell_len(lines[-1] + piece.rstrip()) > cells:
            lines.append("")
        lines[-1] += piece
    return [line.rstrip() for line in lines]


def _pieces(text: str) -> list[str]:
    """Return what may not be broken: words with their blanks, wide signs one by one."""
    pieces: list[str] = []
    for sign in text:
        if pieces and (sign in _NOT_FIRST or not _may_break(pieces[-1][-1], sign)):
            pieces[-1] += sign
        else:
            pieces.append(sign)
    return pieces


def _may_break(before: str, after: str) -> bool:
    """Return whether a line may end between two signs."""
    wide = cell_len(before) > 1 or cell_len(after) > 1
    return after != " " and (before == " " or wide)


def hanging(label: str, text: str, indent: int, cells: int) -> list[str]:
    """Return *text* wrapped to the right of *label*, *indent* cells in."""
    first, *rest = wrap(text, cells - indent)
    head = padded(label, indent) if cell_len(label) < indent else label + " "
    return [(head + first).rstrip(), *(" " * indent + line for line in rest)]


def table(rows: Sequence[tuple[str, ...]], right: Sequence[int] = ()) -> list[str]:
    """Return *rows* in columns; those of the columns numbered in *right* end flush."""
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    lines: list[str] = []
    for row in rows:
        cells = [
            " " * (size - cell_len(text)) + text if n in right else padded(text, size)
            for n, (text, size) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append((" " * GAP).join(cells).rstrip())
    return lines
