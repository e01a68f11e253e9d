"""Every exact case of the collected faults of other programs is a test that carries its id."""

from __future__ import annotations

import ast
import json
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
CASES = [
    json.loads(line)
    for line in (TESTS / "data" / "cases.jsonl").read_text("utf-8").splitlines()
    if line
]
EXACT = [case["id"] for case in CASES if case["test_type"] == "exact"]
OUT_OF_SCOPE = {
    "EN-01": "nothing uses the Unicode block of playing cards, as a test below holds",
}
"""Exact cases that nothing here can fail, with the reason."""
NOT_ABOUT_US = ("oracle", "test_oracle.py", "test_cases.py")
"""The second referee's own tests say nothing about the engine."""


@cache
def sources() -> tuple[str, ...]:
    """The text of every test function: decorators, name, docstring, body."""
    found = []
    for path in sorted(TESTS.rglob("test_*.py")):
        if path.relative_to(TESTS).parts[0] in NOT_ABOUT_US:
            continue
        text = path.read_text("utf-8")
        lines = text.splitlines()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(part.lineno for part in node.decorator_list)])
                found.append("\n".join(lines[first - 1 : node.end_lineno]))
    return tuple(found)


@pytest.mark.parametrize("case", EXACT)
def test_every_exact_case_is_a_test(case: str) -> None:
    names = (case, case.replace("-", "_"))
    carried = any(name in source for source in sources() for name in names)
    assert carried is not (case in OUT_OF_SCOPE), "no test carries this id, or two lists do"


def test_cases_have_ids_of_their_own() -> None:
    ids = [case["id"] for case in CASES]
    assert len(set(ids)) == len(ids)
    assert set(OUT_OF_SCOPE) <= set(EXACT)


def test_no_signs_of_the_block_of_playing_cards_are_used() -> None:
    """With the first of them the case EN-01 is in scope: there is a knight before the queen."""
    for path in (TESTS.parent / "src").rglob("*"):
        if path.suffix in {".py", ".ftl", ".toml"}:
            text = path.read_text("utf-8")
            assert not any(0x1F0A0 <= ord(sign) <= 0x1F0FF for sign in text), path
            assert "1F0A" not in text.upper(), path
