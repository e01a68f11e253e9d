"""The second referee stands apart: it shares nothing with the engine that it judges."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import oracle

FOLDER = Path(oracle.__file__).parent
OF_OTHERS = {"pytest"}
MODULES = sorted(FOLDER.glob("*.py"))


def imported(source: str) -> set[str]:
    """The top-level packages that a module imports, wherever in it; relative ones are its own."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                found |= {name.name.partition(".")[0] for name in names}
            case ast.ImportFrom(module=str(module), level=0):
                found.add(module.partition(".")[0])
            case ast.Call(func=ast.Name(id="__import__")):
                found.add("__import__")
            case ast.Constant(value=str(text)) if text.startswith("kierki."):
                found.add("kierki")  # for importlib
    return found


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.name)
def test_the_oracle_imports_nothing_of_the_engine(module: Path) -> None:
    allowed = {"oracle", *OF_OTHERS, *sys.stdlib_module_names} - {"importlib"}
    assert imported(module.read_text(encoding="utf-8")) <= allowed


def test_the_scan_would_find_an_import() -> None:
    for text in (
        "import kierki.rules.tricks",
        "from kierki import rules",
        "def f():\n    from kierki.rules import tricks",
        "import_module('kierki.rules')",
    ):
        assert "kierki" in imported(text)
    assert "__import__" in imported("__import__('kier' + 'ki')")
