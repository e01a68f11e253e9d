"""``docs/arena.md``: its examples are run."""

import io
import re
import shlex
import sys
from pathlib import Path

import pytest

from kierki import cli

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")


def block(language: str) -> str:
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


COMMANDS = [line.removeprefix("$ kierki ") for line in block("console").splitlines()]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_run(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    program = tmp_path / "mybot"
    program.write_text(f"#!{sys.executable}\n" + block("python"))
    program.chmod(0o700)
    monkeypatch.chdir(tmp_path)
    fewer = re.sub(r"--(deals|matches) \d+", r"--\1 1", command)
    assert cli.main(["--lang=en", *shlex.split(fewer)]) == 0
    assert "played" in capsys.readouterr().out


def test_the_conversation_is_as_it_would_be(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = block("text").splitlines()
    said = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    heard = "".join(f"{line}\n" for line in lines if not line.startswith("> "))
    monkeypatch.setattr(sys, "stdin", io.StringIO(heard))
    assert cli.main(["bot", "--level", "casual", "--line-protocol"]) == 0
    assert capsys.readouterr().out.splitlines() == said
