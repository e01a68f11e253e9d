"""Every rule number has a test named after it, and no test names a rule that is none."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kierki.game.errors import RULE_OF_FAULT
from kierki.variants.options import OPTIONS_OF, declared

TESTS = Path(__file__).resolve().parent.parent
NUMBERS = (TESTS / "data" / "rule_ids.txt").read_text("utf-8").split()
"""The rule numbers of the specification; R-HEARTS is the table of presets of that family."""
OF_THE_ORACLE = ("oracle", "test_oracle.py")
"""The second referee's own tests say nothing about the engine."""


def names() -> Iterator[str]:
    for path in sorted(TESTS.rglob("test_*.py")):
        if path.relative_to(TESTS).parts[0] in OF_THE_ORACLE:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


NAMES = tuple(names())


@pytest.mark.parametrize("number", NUMBERS)
def test_every_rule_has_a_test_named_after_it(number: str) -> None:
    prefix = "test_" + number.removeprefix("R-").replace("-", "_").lower() + "_"
    assert any(name.startswith(prefix) for name in NAMES), f"no test is called {prefix}…"


def test_no_test_is_named_after_a_rule_that_is_none() -> None:
    words = {number.split("-")[1].lower() for number in NUMBERS}
    named = re.compile(rf"test_({'|'.join(sorted(words))})_(\d+)_")
    for name in NAMES:
        if match := named.match(name):
            assert f"R-{match[1].upper()}-{match[2]}" in NUMBERS, name


def test_errors_and_options_name_rules_that_exist() -> None:
    families = {
        number.rpartition("-")[0] if number[-1].isdigit() else number for number in NUMBERS
    }
    assert set(RULE_OF_FAULT.values()) <= set(NUMBERS)
    for family in OPTIONS_OF:
        for option in declared(family).values():
            assert option.rule in {*NUMBERS, *families}, option.key
