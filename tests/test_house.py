"""The repository itself: its scripts, its pins, what must never be committed."""

import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SCRIPTS = ("kierki", "test", ".ci/run")


@pytest.mark.parametrize("name", SCRIPTS)
def test_script_can_be_run_and_is_sound(name: str) -> None:
    script = ROOT / name
    assert os.access(script, os.X_OK)
    assert script.read_text(encoding="utf-8").startswith("#!/bin/sh\n")
    subprocess.run(["sh", "-n", script], check=True)


def test_ci_runs_the_tests_and_nothing_else() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    commands = [line for line in lines if line and not line.startswith("#")]
    assert commands == ['exec "$(dirname "$0")/../test"']


def test_readme_begins_with_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "./kierki" in text
    assert "./test" in text


def test_program_runs_from_anywhere_through_a_link(tmp_path: Path) -> None:
    link = tmp_path / "a link"
    link.symlink_to(ROOT / "kierki")
    # What lies in the reader's folder must not be taken for a module of ours.
    (tmp_path / "click.py").write_text("raise SystemExit(1)")
    done = subprocess.run([link, "--version"], cwd=tmp_path, capture_output=True, check=True)
    assert done.stdout.startswith(b"kierki ")


def test_exit_code_and_error_pass_through_the_script() -> None:
    done = subprocess.run(
        [ROOT / "kierki", "--lang=en", "no-such-command"], capture_output=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.startswith("kierki: There is no command “no-such-command”.".encode())


def test_pins_name_no_host_and_no_path() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pin = re.compile(r"[a-z0-9-]+==[\w.+]+( ; [\w .<>='!]+)?|    # .*")
    assert [line for line in lines if not pin.fullmatch(line)] == []
    assert not re.search("://|index", "\n".join(lines))


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["project"]["dependencies"] + project["dependency-groups"]["dev"]
    names = {re.split(r"[<>=~!\[ ]", one)[0].replace(".", "-").lower() for one in wanted}
    text = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert names <= set(re.findall(r"^([a-z0-9-]+)==", text, re.MULTILINE))


def test_lock_file_is_not_kept() -> None:
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert {"uv.lock", "/.venv/", "/.tools/", "node_modules/", "/dist/"} <= set(ignored)
