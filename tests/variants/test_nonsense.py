"""Files that make no sense are refused with file, key and what would be accepted (section 9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from kierki.i18n import Language, Translator
from kierki.variants import check
from kierki.variants.errors import FileFault, Objection

from . import files
from .files import FILE, HEARTS, ON_KIERKI, read, refused


@dataclass(frozen=True)
class Nonsense:
    """One entry of ``nonsense.txt``."""

    title: str
    message: str
    key: str
    accepts: str
    text: str


def entries() -> Iterator[Nonsense]:
    written = (Path(__file__).parent / "nonsense.txt").read_text("utf-8")
    for entry in written.split("\n### ")[1:]:
        head, _, text = entry.partition("\n")
        fields = [field.strip() for field in head.split("|")]
        lines = [
            str(getattr(files, line[1:])).rstrip("\n") if line.startswith("@") else line
            for line in text.rstrip("\n").split("\n")
        ]
        title, message, key, *accepts = fields
        yield Nonsense(title, message, key, "".join(accepts), "\n".join(lines))


NONSENSE = tuple(entries())


@pytest.mark.parametrize("nonsense", NONSENSE, ids=lambda nonsense: nonsense.title)
def test_nonsense_is_refused(nonsense: Nonsense) -> None:
    error = refused(nonsense.text)
    assert error.id == f"error-variant-{nonsense.message}"
    assert error.facts["key"] == nonsense.key
    accepts = str(error.facts.get("accepts", ""))
    assert nonsense.accepts in accepts
    for language in Language:
        said = Translator(language, strict=True).error(error)
        assert FILE in said
        assert nonsense.key in said
        assert accepts in said
        assert "\n" not in said


def test_every_objection_and_fault_is_said_in_every_language() -> None:
    ids = [*FileFault, *(f"error-{of}-{why}" for of in ("variant", "option") for why in Objection)]
    for language in Language:
        assert [id for id in ids if not Translator(language).has(id)] == []


def test_every_fault_of_the_rules_is_among_the_nonsense() -> None:
    of_the_file = {
        FileFault.NO_FILE,
        FileFault.FOLDER,
        FileFault.NOT_A_FILE,
        FileFault.FORBIDDEN,
        FileFault.UNREADABLE,
        FileFault.TOO_BIG,
        FileFault.LONG_LINE,
        FileFault.NOT_UTF8,
        FileFault.NOT_TOML,
        FileFault.TOO_DEEP,
    }
    seen = {f"error-variant-{nonsense.message}" for nonsense in NONSENSE}
    assert seen >= set(FileFault) - of_the_file | {f"error-variant-{why}" for why in Objection}


def test_what_errors_quote_cannot_steer_a_terminal() -> None:
    error = refused(ON_KIERKI + '"\\u001b[2J\\u202e" = 1\nname = "x"')
    assert error.facts["key"] == r"\x1b[2J\u202e"
    error = refused(ON_KIERKI + 'name = "\\u009b31m"')
    assert error.facts["found"] == r"\x9b31m"


def test_SH_09_the_printed_black_maria_does_not_come_to_43() -> None:
    printed = HEARTS + (
        'total = 43\ndeals = ["ours"]\n[contract.ours]\nhearts = true\n[options]\n'
        'card_points = { "*H" = 1, QS = 13, KC = 10, AS = 3 }\n'
    )
    error = refused(printed)
    assert error.id == "error-variant-declared"
    assert (error.facts["declared"], error.facts["sum"]) == (43, 39)
    usual = printed.replace("KC = 10, AS = 3", "KS = 10, AS = 7")
    (variant,) = check(read(usual))
    assert variant.contracts["ours"].total(4) == 43


def test_SK_08_jacks_alone_do_not_come_to_240() -> None:
    jacks = 'players = [4]\n[contract.no-kings-and-jacks]\ncard_points = { "J*" = -30 }\n'
    error = refused(ON_KIERKI + jacks + "total = -240\n")
    assert (error.facts["key"], error.facts["sum"]) == (
        "contract.no-kings-and-jacks.total",
        -120,
    )
    error = refused(ON_KIERKI + "total = 0\n" + jacks)
    assert (error.facts["key"], error.facts["sum"]) == ("total", 240)
