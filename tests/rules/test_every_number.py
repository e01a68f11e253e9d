"""Every rule number has a test named after it, and no test names a rule that is none."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from kierki.game.errors import RULE_OF_FAULT
from kierki.variants.options import OPTIONS_OF, declared
from support import RULE_NUMBERS, TESTS

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


@pytest.mark.parametrize("number", RULE_NUMBERS)
def test_every_rule_has_a_test_named_after_it(number: str) -> None:
    prefix = "test_" + number.removeprefix("R-").replace("-", "_").lower() + "_"
    assert any(name.startswith(prefix) for name in NAMES), f"no test is called {prefix}…"


def test_no_test_is_named_after_a_rule_that_is_none() -> None:
    words = {number.split("-")[1].lower() for number in RULE_NUMBERS}
    named = re.compile(rf"test_({'|'.join(sorted(words))})_(\d+)_")
    for name in NAMES:
        if match := named.match(name):
            assert f"R-{match[1].upper()}-{match[2]}" in RULE_NUMBERS, name


def test_errors_and_options_name_rules_that_exist() -> None:
    families = {
        number.rpartition("-")[0] if number[-1].isdigit() else number for number in RULE_NUMBERS
    }
    assert set(RULE_OF_FAULT.values()) <= set(RULE_NUMBERS)
    for family in OPTIONS_OF:
        for option in declared(family).values():
            assert option.rule in {*RULE_NUMBERS, *families}, option.key
