"""The README's examples, run as its reader would: in an empty folder, with an empty home."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
CONSOLES = re.findall(r"^```console\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
GAP = "…"


def commands(block: str) -> list[tuple[str, list[str]]]:
    """Return the commands of a block, each with the lines it is shown to print."""
    found: list[tuple[str, list[str]]] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            found[-1][1].append(line)
    return found


def matches(shown: list[str], printed: str) -> bool:
    """Return whether *printed* is what is *shown*, where ``…`` stands for anything."""
    pattern = "\n".join(map(re.escape, shown)).replace(re.escape(GAP), "(.|\n)*")
    return re.fullmatch(pattern, printed.rstrip("\n")) is not None


@pytest.mark.parametrize("block", CONSOLES)
def test_console_examples_print_what_is_shown(block: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (tmp_path / "kierki").symlink_to(ROOT / "kierki")
    (tmp_path / "grandma.toml").write_text('format = 1\nkey = "grandma"\nbased_on = "chess"\n')
    environ = {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8"}
    for command, shown in commands(block):
        done = subprocess.run(
            ["sh", "-c", command],
            cwd=tmp_path,
            env=environ,
            capture_output=True,
            check=False,
            timeout=120,
        )
        printed = (done.stdout + done.stderr).decode()
        assert matches(shown, printed), f"{command}\n{printed}"


def test_python_examples_run() -> None:
    outcome = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert outcome.attempted > 10
    assert outcome.failed == 0


def test_links_lead_somewhere() -> None:
    targets = re.findall(r"\]\(([^):]+)\)", TEXT)
    assert len(targets) > 5
    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_a_gap_matches_anything_and_nothing_else_does() -> None:
    assert matches(["a", GAP, "d"], "a\nb\nc\nd\n")
    assert not matches(["a", "d"], "a\nb\nd\n")
