"""Columns of text that line up, in cells rather than characters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

Cell = Text | str


def as_text(cell: Cell) -> Text:
    """Return *cell* as a text of its own."""
    return cell.copy() if isinstance(cell, Text) else Text(cell)


def fitted(cell: Cell, width: int, *, right: bool = False) -> Text:
    """Return *cell* cut or padded to *width* cells."""
    text = as_text(cell)
    text.truncate(width, overflow="crop")
    missing = width - text.cell_len
    if right:
        text.pad_left(missing)
    else:
        text.pad_right(missing)
    return text


def grid(
    rows: Sequence[Sequence[Cell]], *, left: Iterable[int] = (0,), gap: int = 1
) -> list[Text]:
    """Return *rows* with their columns lined up: those in *left* on the left, others right."""
    if not rows:
        return []
    on_the_left = set(left)
    widths = [max(as_text(cell).cell_len for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            fitted(cell, width, right=column not in on_the_left)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        line = Text(" " * gap).join(cells)
        line.rstrip()
        lines.append(line)
    return lines


def flowed(items: Sequence[Text], width: int, *, gap: int = 2, indent: int = 0) -> list[Text]:
    """Return *items* side by side, each padded to the widest, in lines of at most *width*."""
    if not items:
        return []
    cell = max(item.cell_len for item in items)
    in_a_line = max(1, (width - indent + gap) // (cell + gap))
    lines = []
    for start in range(0, len(items), in_a_line):
        line = Text(" " * indent)
        line.append_text(
            Text(" " * gap).join(fitted(i, cell) for i in items[start : start + in_a_line])
        )
        line.rstrip()
        lines.append(line)
    return lines


NO_BREAK = "\N{NO-BREAK SPACE}"
_NEVER_FIRST = ".,:;!?)»”’…→·。、」ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"


def wrapped(text: Text, width: int, *, indent: int = 0) -> list[Text]:
    """Return *text* in lines of at most *width*, all but the first set in by *indent*.

    Lines break at spaces, though not at no-break ones, and between signs of double width. A word
    that is longer than a line stays whole, so that a file's path can be copied.
    """
    plain, cuts, room = text.plain, list[int](), width
    used, space, wide = 0, 0, 0
    for place, char in enumerate(plain):
        cells = cell_len(char)
        if used + cells > room and char != " ":
            near = cell_len(plain[space:place]) <= room // 3
            cut = (space if near else wide or space) or wide
            if cut:
                cuts.append(cut)
                used, space, wide, room = cell_len(plain[cut:place]), 0, 0, width - indent
        used += cells
        after = plain[place + 1 : place + 2]
        if after and after not in _NEVER_FIRST:
            if char == " ":
                space = place + 1
            elif cells == cell_len(after) == 2:
                wide = place + 1
    lines = list(text.divide(cuts))
    for number, line in enumerate(lines):
        line.rstrip()
        if number and indent:
            line.pad_left(indent)
    return lines


def joined(parts: Iterable[Cell], between: str) -> Text:
    """Return *parts* with *between* between them."""
    return Text(between).join(as_text(part) for part in parts)


def width_of(cells: Iterable[Cell]) -> int:
    """Return the width of the widest of *cells*; 0 when there are none."""
    return max((as_text(cell).cell_len for cell in cells), default=0)
