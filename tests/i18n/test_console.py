"""Consoles that cannot print everything."""

import io

import pytest

from kierki.i18n.console import can_print, make_safe


def console(encoding: str) -> tuple[io.BytesIO, io.TextIOWrapper]:
    raw = io.BytesIO()
    return raw, io.TextIOWrapper(raw, encoding=encoding)


@pytest.mark.parametrize(
    ("encoding", "signs"),
    [("utf-8", True), ("ascii", False), ("cp1250", False), ("iso8859-2", False), ("utf-16", True)],
)
def test_what_can_print_suit_signs(encoding: str, signs: bool) -> None:
    assert can_print(console(encoding)[1]) is signs


@pytest.mark.parametrize(
    ("encoding", "printed"),
    [
        ("ascii", b'Zolty kon - "D" S ... ?'),
        ("iso8859-2", 'Żółty koń - "D" S ... ?'.encode("iso8859-2")),
        ("utf-8", "Żółty koń − „D” ♠ … ク".encode()),
    ],
)
def test_near_letters_instead_of_a_crash(encoding: str, printed: bytes) -> None:
    raw, stream = console(encoding)
    make_safe(stream)
    stream.write("Żółty koń − „D” ♠ … ク")
    stream.flush()
    assert raw.getvalue() == printed
