"""The first card comes at once: what compiles is loaded only for a bot that searches."""

from __future__ import annotations

import subprocess
import sys

import pytest

LOADED = """
import sys
from kierki.cli import main
code = main({args!r})
print("heavy:", sorted({{"numba", "numpy", "llvmlite"}} & set(sys.modules)), file=sys.stderr)
"""


@pytest.mark.parametrize(
    ("args", "heavy"),
    [
        (["play", "kierki", "--seed", "1", "--lang", "en"], False),
        (["play", "hearts", "--seed", "1", "--bots", "random", "--lang", "pl"], False),
        (["simulate", "kierki", "--matches", "1", "--bots", "casual"], False),
        (["simulate", "hearts-spot", "--matches", "1", "--bots", "strong:worlds=1"], True),
    ],
)
def test_only_bots_that_search_load_what_compiles(args: list[str], heavy: bool) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED.format(args=args)],
        input=b"",
        capture_output=True,
        check=True,
        timeout=300,
    )
    said = done.stderr.decode().splitlines()[-1]
    assert said.startswith("heavy: ")
    assert ("numba" in said) == heavy
    assert ("numpy" in said) == heavy
