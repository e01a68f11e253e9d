"""The real program on real consoles: pipes, poor encodings, a terminal of its own, signals."""

import io
import json
import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kierki import cli
from kierki.record import codec

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "kierki"]


def environment(tmp_path: Path, **more: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return {**kept, "XDG_STATE_HOME": str(tmp_path / "state"), "LANG": "C.UTF-8", **more}


def piped(
    tmp_path: Path, typed: str, *args: str, **env: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, "play", *args],
        input=typed.encode(),
        capture_output=True,
        cwd=tmp_path,
        env=environment(tmp_path, **env),
        timeout=60,
        check=False,
    )


def one_line(errors: bytes, encoding: str = "utf-8") -> str:
    text = errors.decode(encoding)
    assert text.endswith("\n")
    assert text.count("\n") == 1
    assert text.startswith("kierki: ")
    return text


@pytest.mark.parametrize(
    ("env", "encoding"),
    [
        ({"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}, "ascii"),
        ({"PYTHONIOENCODING": "ascii"}, "ascii"),
        ({"PYTHONIOENCODING": "iso-8859-2"}, "iso-8859-2"),
        ({"PYTHONIOENCODING": "cp1250"}, "cp1250"),
        ({"PYTHONIOENCODING": "utf-8", "TERM": "dumb"}, "utf-8"),
        ({"PYTHONIOENCODING": "utf-8", "NO_COLOR": "1", "TERM": "xterm"}, "utf-8"),
    ],
)
@pytest.mark.parametrize("language", ["pl", "ja"])
def test_any_console_shows_a_match(
    env: dict[str, str], encoding: str, language: str, tmp_path: Path
) -> None:
    typed = "?\nr\nh\np\nw\nu\nk\nxyzzy\nxx\n1\n2\n"
    done = piped(tmp_path, typed, "kierki", "--seed", "1", "--lang", language, **env)
    text = done.stdout.decode(encoding)
    one_line(done.stderr, encoding)
    assert done.returncode == 2
    assert "\x1b" not in text
    assert "Traceback" not in text
    signs = encoding == "utf-8"
    assert ("♠" in text) is signs
    if language == "pl":
        assert ("D♠" if signs else "Dpi") in text
        assert "??" not in text
    elif not signs:  # Japanese cannot be printed at all: English can
        assert "Your cards" in text


def test_end_of_input_at_the_first_question_has_nothing_to_save(tmp_path: Path) -> None:
    done = piped(tmp_path, "", "hearts", "--lang", "pl")
    assert done.returncode == 2
    assert one_line(done.stderr) == "kierki: Dane wejściowe się skończyły.\n"
    assert not (tmp_path / "state").exists()


def test_end_of_input_saves_what_was_played(tmp_path: Path) -> None:
    done = piped(tmp_path, "1\n", "kierki", "--seed", "1", "--lang", "pl")
    assert done.returncode == 2
    (file,) = (tmp_path / "state" / "kierki").iterdir()
    assert one_line(done.stderr).endswith(f"Dalej: kierki play --resume {file}\n")
    assert len(codec.load(file).actions) > 3
    again = piped(tmp_path, "q\n", "--resume", str(file), "--lang", "pl")
    assert again.returncode == 0
    assert f"{file}." in again.stdout.decode()


def test_save_is_refused_where_another_match_is(tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    assert piped(tmp_path, "1\nq\n", "kierki", "--save", "m.json").returncode == 0
    before = file.read_bytes()
    done = piped(tmp_path, "1\nq\n", "kierki", "--save", "m.json", "--lang", "pl")
    assert done.returncode == 2
    assert "m.json" in one_line(done.stderr)
    assert file.read_bytes() == before
    both = piped(tmp_path, "q\n", "--resume", "m.json", "--save", "m.json")
    assert both.returncode == 0
    other = piped(tmp_path, "q\n", "--resume", "m.json", "--save", "n.json")
    assert other.returncode == 0
    assert codec.load(tmp_path / "n.json") == codec.load(file)


@pytest.mark.parametrize(
    "args",
    [
        ["nonsense"],
        ["kierki", "--players", "9"],
        ["black-maria", "--players", "7"],
        ["kierki", "--set", "limit"],
        ["kierki", "--set", "no-such=1"],
        ["kierki", "--set", "trump_call=talon", "--players", "5"],
        ["kierki", "--bots", "deep-blue"],
        ["kierki", "--bots", "random,random"],
        ["kierki", "--seed", "xyz"],
        ["kierki", "--seat", "5"],
        ["kierki", "--name", "x" * 100],
        ["--resume", "missing.json"],
        ["--resume", "broken.json"],
        ["hearts", "--resume", "broken.json"],
        ["kierki", "--deals", "missing.pbn"],
        ["kierki", "--save", "no/such/folder/m.json"],
        ["kierki", "--save", "."],
        ["missing.toml"],
    ],
)
@pytest.mark.parametrize("language", ["pl", "en", "sk", "ja"])
def test_what_makes_no_sense_is_one_line(
    args: list[str],
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "broken.json").write_text('{"format": "kierki-record/1"')
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert cli.main(["play", *args, "--lang", language]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    one_line(said.err.encode())
    assert not re.search(r"\b(error|menu|table|bot)-[a-z]", said.err)


HOUSE = """
format = 1
key = "{key}"
based_on = "kierki"
players = [4]
deals = ["{deal}", "{deal}"]
"""


class Terminal:
    """The program on a terminal of its own."""

    def __init__(self, tmp_path: Path, *args: str, size: tuple[int, int] = (24, 40)) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.chdir(tmp_path)
            env = environment(tmp_path, TERM="xterm-256color")
            env |= {"LINES": str(size[0]), "COLUMNS": str(size[1])}
            os.execve(sys.executable, [*COMMAND, "play", *args], env)
        self.raw = self.seen = ""

    def wait_for(self, text: str, seconds: float = 30, *, end: str = "\0") -> str:
        """Read until *text* or *end* appears; return what came up to it, and keep the rest."""
        until = time.monotonic() + seconds
        while text not in self.seen and end not in self.seen:
            ready, _, _ = select.select([self.fd], [], [], max(0, until - time.monotonic()))
            assert ready, f"no {text!r} in {self.seen!r}"
            self.raw += self._read()
            self.seen = plain(self.raw)
        if text not in self.seen:
            text = end
        before, _, after = self.seen.partition(text)
        self.raw = self.seen = after
        return before + text

    def _read(self) -> str:
        try:
            return os.read(self.fd, 65536).decode(errors="replace")
        except OSError:  # Linux: the other side is closed
            return ""

    def type(self, line: str) -> None:
        os.write(self.fd, f"{line}\n".encode())

    def end(self) -> int:
        """Wait for the process to end and return its exit code."""
        while select.select([self.fd], [], [], 30)[0] and (chunk := self._read()):
            self.raw += chunk
        self.seen = plain(self.raw)
        os.kill(self.pid, signal.SIGKILL)  # it has ended; or it never would
        _, status = os.waitpid(self.pid, 0)
        os.close(self.fd)
        return os.waitstatus_to_exitcode(status)


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


def test_a_terminal_shows_the_menu_and_a_match(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--lang", "pl", "--seed", "1")
    assert "1  Kierki" in terminal.wait_for("> ")
    terminal.type("hearts")
    terminal.wait_for("Ilu graczy?")
    terminal.type("")
    terminal.wait_for("Opcje.")
    terminal.type("limit=50")
    assert "50" in terminal.wait_for("Opcje.")
    terminal.type("")
    terminal.wait_for("Jacy przeciwnicy?")
    terminal.type("losowy")
    terminal.wait_for("Twoje imię?")
    terminal.type("Zofia")
    seen = terminal.wait_for("Oddaj 3 karty")
    assert "Zofia" in seen
    terminal.type("1 2 3")
    terminal.wait_for("Twoja kolej")
    terminal.type("q")
    terminal.wait_for("Zapisać partię?")
    terminal.type("moja.json")
    terminal.wait_for("Partia zapisana w moja.json")
    assert terminal.end() == 0
    record = codec.load(tmp_path / "moja.json")
    assert record.names[0] == "Zofia"
    assert record.bots == (None, "random", "random", "random")
    assert json.loads((tmp_path / "moja.json").read_text())["options"]["limit"] == 50


def test_a_whole_match_by_what_is_on_the_screen(tmp_path: Path) -> None:
    """Four deals, the talon, the lottery: every answer is read off the screen alone."""
    deals = '["no-tricks", "no-king-of-hearts", "trump", "lottery"]'
    text = HOUSE.format(key="dom", deal="trump").replace('["trump", "trump"]', deals)
    (tmp_path / "dom.toml").write_text(text)
    terminal = Terminal(tmp_path, "dom.toml", "--seed", "4", "--lang", "pl", "--save", "m.json")
    asked = 0
    while "Ziarno tej partii" not in (seen := terminal.wait_for("> ", end="Ziarno tej partii")):
        asked += 1
        assert asked < 200
        screen = seen[seen.rfind("Twoje karty:") :]
        numbers = re.findall(r"(?<!\S)(\d+):[0-9WDKA]", screen)
        if "Enter – następne rozdanie" in seen:
            terminal.type("")
        elif "Co jest atu?" in seen:
            terminal.type("1")
        else:
            terminal.type(numbers[0])
    assert terminal.end() == 0
    assert asked > 30
    record = codec.load(tmp_path / "m.json")
    assert record.match().is_over
    assert record.seed.hex() == "4".rjust(64, "0")


STAGES: dict[str, tuple[list[str], str]] = {
    "menu": (["--seed", "1"], "W co gramy?"),
    "pass": (["hearts", "--seed", "1"], "Oddaj 3 karty"),
    "card": (["kierki", "--seed", "1"], "jaka karta?"),
    "trump": (["dom.toml", "--seed", "1", "--set", "trump_call=declarer"], "Co jest atu?"),
    "talon": (["dom.toml", "--seed", "1", "--set", "trump_call=talon"], "bierzesz talon"),
    "lottery": (["lot.toml", "--seed", "1"], "wykładasz?"),
}


@pytest.mark.parametrize(
    ("stage", "how"),
    [
        *((stage, how) for stage in STAGES for how in ("interrupt", "end")),
        *((stage, how) for stage in ("menu", "card", "talon") for how in ("hangup", "terminate")),
        ("card", "kill"),
    ],
)
def test_breaking_off_at_any_question_loses_nothing(stage: str, how: str, tmp_path: Path) -> None:
    (tmp_path / "dom.toml").write_text(HOUSE.format(key="dom", deal="trump"))
    (tmp_path / "lot.toml").write_text(HOUSE.format(key="lot", deal="lottery"))
    args, question = STAGES[stage]
    terminal = Terminal(tmp_path, *args, "--lang", "pl", "--save", "m.json")
    terminal.wait_for(question)
    terminal.wait_for("> ")
    file = tmp_path / "m.json"
    before = file.read_bytes() if file.exists() else b""
    match how:
        case "interrupt":
            os.write(terminal.fd, b"\x03")
        case "end":
            os.write(terminal.fd, b"\x04")
        case "hangup":
            os.kill(terminal.pid, signal.SIGHUP)
        case "terminate":
            os.kill(terminal.pid, signal.SIGTERM)
        case _:
            os.kill(terminal.pid, signal.SIGKILL)
    codes = {"interrupt": 130, "end": 2, "hangup": 129, "terminate": 143, "kill": -9}
    assert terminal.end() == codes[how]
    said = terminal.seen
    assert "Traceback" not in said
    if how != "kill":
        assert said.count("kierki: ") == 1
    if stage != "menu":
        assert file.read_bytes() == before
        assert codec.load(file).variant.players == 4
        if how in {"interrupt", "end"}:
            assert "--resume m.json" in " ".join(said.split())


def test_a_broken_connection_loses_nothing(tmp_path: Path) -> None:
    """The terminal goes away, as when ssh breaks off, and no file was named."""
    terminal = Terminal(tmp_path, "kierki", "--seed", "1", "--lang", "pl")
    terminal.wait_for("> ")
    terminal.type("1")
    terminal.wait_for("Lewa 2.")
    terminal.wait_for("> ")
    os.close(terminal.fd)
    os.waitpid(terminal.pid, 0)
    (file,) = (tmp_path / "state" / "kierki").iterdir()
    assert len(codec.load(file).actions) >= 4


def test_nobody_reads_the_output(tmp_path: Path) -> None:
    command = f"yes 1 | {shlex.join(COMMAND)} play kierki --seed 1 | head -n 30"
    done = subprocess.run(
        ["sh", "-c", command],
        capture_output=True,
        cwd=tmp_path,
        env=environment(tmp_path),
        timeout=60,
        check=False,
    )
    assert b"Traceback" not in done.stderr
    (file,) = (tmp_path / "state" / "kierki").iterdir()
    assert codec.load(file).actions
