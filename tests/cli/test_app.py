"""The command line: help in four languages, and one clear line for whatever fails."""

import io
import os
import subprocess
import sys
import types
from pathlib import Path

import click
import pytest

from kierki import cli
from kierki.cards.errors import KierkiError
from kierki.cli import app
from kierki.cli.base import Command, argument, command, described_by, option, pass_translator
from kierki.i18n import Language, Translator

ROOT = Path(__file__).parents[2]


@command("trial")
@argument("file", type=click.Path(exists=True), required=False)
@option("--players", type=click.IntRange(3, 7))
@option("--bots", type=click.Choice(["random", "casual"]))
@option("--raise", "failure")
@pass_translator
def trial(say: Translator, /, failure: str | None, **_: object) -> int:
    match failure:
        case None:
            print(say.t("card-face-down"))
        case "error":
            raise KierkiError("error-card-twice", card="QS")
        case "interrupt":
            raise KeyboardInterrupt
        case "end":
            raise EOFError
        case "pipe":
            raise BrokenPipeError
        case "file":
            raise FileNotFoundError(2, "No such file", "talia.txt")
        case _:
            raise ZeroDivisionError("by zero")
    return 3


@pytest.fixture(autouse=True)
def _with_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    module = types.ModuleType("kierki_trial")
    module.__dict__["trial"] = trial
    monkeypatch.setitem(sys.modules, "kierki_trial", module)
    monkeypatch.setattr(app.kierki, "lazy", {**app.COMMANDS, "trial": "kierki_trial:trial"})
    for name in ("KIERKI_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "KIERKI_DEBUG"):
        monkeypatch.delenv(name, raising=False)


def failing(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str]:
    code = cli.main(args)
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.endswith("\n")
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return code, said.err.strip()


@pytest.mark.parametrize(
    ("language", "title", "usage"),
    [
        ("pl", "Opcje", "Użycie"),
        ("en", "Options", "Usage"),
        ("sk", "Voľby", "Použitie"),
        ("ja", "オプション", "使い方"),
    ],
)
def test_help(language: str, title: str, usage: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", language, "--help"]) == 0
    said = capsys.readouterr().out
    assert f"\n{title}:\n" in said
    assert said.startswith(f"{usage}: kierki [")


def test_bare_program_shows_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0
    assert capsys.readouterr().out.startswith("Użycie: kierki [OPCJE] POLECENIE")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == "kierki 0.1.0\n"


def test_language_may_stand_anywhere(capsys: pytest.CaptureFixture[str]) -> None:
    for args in (["--lang", "en", "trial"], ["trial", "--lang=en"]):
        assert cli.main(args) == 3
        assert capsys.readouterr().out == "face-down card\n"


@pytest.mark.parametrize("language", Language)
def test_every_command_is_described(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.kierki, "lazy", app.COMMANDS)
    say = Translator(language, strict=True)
    context = click.Context(app.kierki, info_name="kierki", obj=say)
    assert app.kierki.get_help(context)
    for name in app.COMMANDS:
        its = app.kierki.get_command(context, name)
        assert isinstance(its, Command)
        assert its.name == name
        inner = click.Context(its, info_name=name, parent=context)
        assert its.get_help(inner)
        assert all(say.t(described_by(name, param)) for param in its.get_params(inner))


def test_unknown_command(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = failing(capsys, "gra")
    assert code == 2
    assert said.startswith("kierki: Nie ma polecenia „gra”. Są: ")
    assert said.endswith("trial. Zobacz: kierki --help")


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["--bogus"], "There is no option --bogus. See: kierki --help"),
        (["trial", "--player", "4"], "There is no option --player. Did you mean --players?"),
        (["trial", "--players", "9"], "That is no value for --players. It can be: 3-7."),
        (["trial", "--players"], "Option --players is used wrongly"),
        (["trial", "--bots", "x"], "That is no value for --bots. It can be: random, casual."),
        (["trial", "absent"], "FILE cannot be opened"),
        (
            ["trial", ".", "b"],
            "These arguments make no sense. Usage: kierki trial [OPTIONS] [FILE]",
        ),
        (["--lang"], "Option --lang is used wrongly"),
    ],
)
def test_bad_arguments(
    args: list[str],
    expected: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("KIERKI_LANG", "en")
    code, said = failing(capsys, *args)
    assert code == 2
    assert said.startswith(f"kierki: {expected}")


def test_unknown_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert failing(capsys, "--lang", "de", "--help") == (
        2,
        "kierki: Nie ma języka „de”. Są: pl, en, sk, ja.",
    )
    monkeypatch.setenv("KIERKI_LANG", "xx")
    monkeypatch.setenv("LANG", "en_GB")
    assert failing(capsys, "--help")[1] == (
        "kierki: There is no language “xx”. There are: pl, en, sk, ja."
    )


@pytest.mark.parametrize(
    ("failure", "code", "expected"),
    [
        ("error", 2, "D♠ jest podana dwa razy."),
        ("interrupt", 130, "Przerwano."),
        ("end", 2, "Dane wejściowe się skończyły."),
        ("file", 2, "Nie ma pliku talia.txt."),
        (
            "else",
            70,
            "Błąd w programie: ZeroDivisionError: by zero (więcej: KIERKI_DEBUG=1)",
        ),
    ],
)
def test_failures(
    failure: str, code: int, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert failing(capsys, "trial", "--raise", failure) == (code, f"kierki: {expected}")


def test_debugging_shows_the_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIERKI_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        cli.main(["trial", "--raise", "else"])


def test_console_without_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    assert cli.main(["--help"]) == 0
    assert raw.getvalue().startswith(b"Uzycie: kierki [OPCJE]")


def run(*args: str, **environ: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "kierki", *args],
        capture_output=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, **environ},
    )


def test_ascii_console_in_japanese() -> None:
    done = run("--lang", "ja", "--help", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")


def test_closed_pipe_leaves_no_traceback() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "kierki", "--lang=en", "--help"],
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writing)
    assert done.returncode == 2
    assert done.stderr == b"kierki: Nobody reads the output any more.\n"


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys; from kierki.cli import main; main(['--help']);"
        "print(*sorted({m.partition('.')[0] for m in sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    loaded = set(done.stdout.decode().splitlines()[-1].split())
    assert not loaded & {"numpy", "numba", "rich", "fluent", "babel", "asyncio", "hypothesis"}
