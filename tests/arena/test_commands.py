"""The commands ``arena`` and ``bot``, as they are called."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arena.test_programs import READY, UNTIL_TURN, gone, shell
from kierki import cli
from kierki.arena.deals import FileDeal, format_deal
from kierki.cards.shuffle import deal_cards
from kierki.variants import Direction

KIERKI = [sys.executable, "-m", "kierki", "--lang=en"]
ARENA = ["--lang=en", "arena"]
FOUR = ["--seats", "casual,random,random,random"]


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KIERKI_LANG", raising=False)
    monkeypatch.delenv("KIERKI_DEBUG", raising=False)


def test_report(capsys: pytest.CaptureFixture[str]) -> None:
    args = [*ARENA, "hearts", *FOUR, "--deals", "12", "--duplicate", "--seed", "1"]
    assert cli.main(args) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.startswith(
        "Hearts, 4 players, seed 1\n\nblack lady: 12 deals, played 48 times"
    )
    assert "casual is better (95%)" in said.out
    assert "moons" in said.out
    assert all(len(line) <= 100 for line in said.out.splitlines())


@pytest.mark.parametrize("language", ["pl", "en", "sk", "ja"])
def test_report_in_each_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    args = ["arena", "kierki", "--seats", "random,random,casual", "--deals", "1"]
    assert cli.main(["--lang", language, *args, "--seed", "f"]) == 0
    said = capsys.readouterr().out
    assert "arena-" not in said
    assert said.count("casual") == 9 * 3


def test_matches_show_shares_of_wins(capsys: pytest.CaptureFixture[str]) -> None:
    args = [*ARENA, "kierki", *FOUR, "--matches", "2", "--duplicate", "--seed", "2"]
    assert cli.main(args) == 0
    said = capsys.readouterr().out
    assert "2 matches, played 8 times; more is better" in said
    assert "wins" in said
    assert "moons " not in said


def test_single_contracts(capsys: pytest.CaptureFixture[str]) -> None:
    args = [*ARENA, "kierki", *FOUR, "--contract", "trump", "--contract", "robber"]
    assert cli.main([*args, "--deals", "2"]) == 0
    said = capsys.readouterr().out
    assert said.index("trump: 2 deals") < said.index("robber: 2 deals")
    assert "lottery" not in said


def test_deals_file_is_played_to_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deals"
    deals = [FileDeal(Direction.LEFT, deal_cards(bytes(32), n, 4)) for n in range(3)]
    path.write_text("".join(f"{format_deal(deal)}\n" for deal in deals))
    args = [*ARENA, "hearts", *FOUR, "--deals-file", str(path)]
    assert cli.main(args) == 0
    assert "3 deals" in capsys.readouterr().out
    assert cli.main([*args, "--deals", "2"]) == 0
    assert "2 deals" in capsys.readouterr().out
    assert cli.main([*args, "--deals", "4"]) == 2
    assert capsys.readouterr().err == f"kierki: There are only 3 deals in {path}.\n"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["hearts"], "--seats is missing"),
        (["hearts", "--seats", "casual"], "3 to 7 players can play"),
        (["hearts", *FOUR, "--players", "5"], "4 players were named, but there are 5 seats"),
        (["hearts", "--seats", "casual,random,random,nobody"], "no bot “nobody”"),
        (["hearts", *FOUR, "--matches", "1", "--deals", "1"], "--matches plays whole matches"),
        (["hearts", *FOUR, "--resume"], "--resume needs the file of results"),
        (["hearts", *FOUR, "--contract", "robber"], "There is no contract “robber” here"),
        (["hearts", *FOUR, "--seed", "xyz"], "is no seed"),
        (["hearts", *FOUR, "--set", "moon"], "moon"),
        (["poker", *FOUR], "no variant “poker”"),
        (["hearts", *FOUR, "--deals", "0"], "--deals"),
        (["hearts", *FOUR, "--jobs", "0"], "--jobs"),
        (["hearts", *FOUR, "--timeout", "0"], "--timeout"),
        (["hearts", *FOUR, "--deals-file", "no-such-file"], "There is no file no-such-file"),
        (["hearts", *FOUR, "--json", "no/such/folder"], "There is no file no/such/folder"),
        (["kierki", "--seats", "casual,random,random,cmd:x"], "Programs cannot play kierki"),
        (["hearts", "--seats", "casual,random,random,cmd:./no-such"], "cannot be started"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_line(
    args: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*ARENA, *args]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert said in printed.err


def test_fault_is_one_line_after_what_was_finished(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "results"
    count = tmp_path / "count"
    script = (
        f"{READY} while read word rest; do case $word in end) echo >> {count};;"
        f" turn) [ $(wc -l < {count}) -lt 2 ] || exit 5; set -- $rest; echo play $1;; esac; done"
    )
    count.write_text("")
    seats = ["--seats", "casual,random", "--seats", shell(script), "--seats", "random"]
    args = [*ARENA, "hearts", *seats, "--set", "pass_cycle=hold", "--deals", "9"]
    assert cli.main([*args, "--json", str(path)]) == 2
    said = capsys.readouterr()
    assert "2 deals" in said.out
    assert said.err.count("\n") == 1
    assert "seat 2, deal 3, rotation 0: the program ended (code 5) when asked “turn" in said.err
    assert len(path.read_text().splitlines()) == 3


def test_resume_takes_the_seed_from_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "results")
    args = [*ARENA, "hearts", *FOUR, "--json", path]
    assert cli.main([*args, "--deals", "2", "--resume"]) == 0
    first = capsys.readouterr().out
    assert cli.main([*args, "--deals", "2"]) == 2
    assert "Add --resume" in capsys.readouterr().err
    assert cli.main([*args, "--deals", "2", "--resume"]) == 0
    assert capsys.readouterr().out == first
    assert cli.main([*args, "--deals", "3", "--resume"]) == 0
    assert "3 deals" in capsys.readouterr().out
    assert cli.main([*args, "--deals", "3", "--resume", "--seed", "1"]) == 2
    assert "seed is" in capsys.readouterr().err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupt_keeps_what_is_finished(jobs: str, tmp_path: Path) -> None:
    path, pids = tmp_path / "results", tmp_path / "pids"
    program = shell(
        f"echo $$ >> {pids}; exec {sys.executable} -m kierki bot --line-protocol --level random"
    )
    args = ["arena", "hearts", "--seats", "casual,random,random", "--seats", program]
    args += ["--deals", "100000", "--json", str(path), "--jobs", jobs, "--seed", "1"]
    running = subprocess.Popen(
        [*KIERKI, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and running.poll() is None:
            if path.exists() and path.read_bytes().count(b"\n") > 3:
                break
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == 130
    assert err == "kierki: Interrupted.\n"
    lines = path.read_text().splitlines()
    assert all(isinstance(json.loads(line), dict) for line in lines)
    assert f"{len(lines) - 1} deals, " in out
    assert all(gone(int(pid)) for pid in pids.read_text().split())
    args[args.index("100000")] = str(len(lines))
    done = subprocess.run([*KIERKI, *args, "--resume"], capture_output=True, text=True, check=True)
    assert f"{len(lines)} deals, " in done.stdout


def test_kill_leaves_nothing_behind(tmp_path: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("only Linux tells a child that its parent is dead")
    pids = tmp_path / "pids"
    program = shell(f"echo $PPID $$ >> {pids}; {READY} {UNTIL_TURN} exec sleep 600")
    args = ["arena", "hearts", "--seats", "casual,random,random", "--seats", program]
    running = subprocess.Popen([*KIERKI, *args, "--jobs", "2"], stdout=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if pids.exists() and len(pids.read_text().split()) == 4:
                break
            time.sleep(0.02)
    finally:
        os.kill(running.pid, signal.SIGKILL)
        running.wait()
    started = [int(pid) for pid in pids.read_text().split()]
    assert len(started) == 4
    assert all(map(gone, started))


def bot(lines: str, *args: str, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    return cli.main(["--lang=en", "bot", *args])


DEAL = "deal 0 2 0 AC 3D 4D 5D 6D 7D 9S TS JS 2H 3H TC 4C\n"
GAME = f"hello 1 rules=std qsbreaks=1\n{DEAL}start 1\nplayed 1 2C\nturn AC TC 4C\n"


@pytest.mark.parametrize("end", ["", "quit\n", "quit\nnonsense\n", "clock 1\n\nquit\n"])
def test_bot_answers_what_it_is_asked_and_no_more(
    end: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert bot(GAME + end, "--level=casual", "--line-protocol", monkeypatch=monkeypatch) == 0
    said = capsys.readouterr()
    assert said.out == "ready casual\nplay AC\n"
    assert said.err == ""


def test_bot_obeys_the_list_of_legal_cards(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAME.replace("turn AC TC 4C", "turn 3D")
    assert bot(game, "--level=random", "--line-protocol", monkeypatch=monkeypatch) == 0
    assert capsys.readouterr().out == "ready random\nplay 3D\n"


def test_bot_passes_three_of_its_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = "hello 1\n" + DEAL.replace("0 2 0", "0 2 3") + "pass\n"
    args = ("--level=random", "--line-protocol", "--seed=5")
    assert bot(game, *args, monkeypatch=monkeypatch) == 0
    first = capsys.readouterr().out
    word, *cards = first.splitlines()[1].split()
    assert word == "pass"
    assert len(set(cards)) == 3
    assert set(cards) <= set(DEAL.split())
    assert bot(game, *args, monkeypatch=monkeypatch) == 0
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    ("lines", "args", "said"),
    [
        ("", ["--level", "nobody", "--line-protocol"], "no bot “nobody”"),
        ("", ["--level", "random"], "Add --line-protocol"),
        ("", ["--line-protocol"], "--level is missing"),
        ("hello 2\n", ["--level", "random", "--line-protocol"], "version 1"),
        ("turn 2C\n", ["--level", "random", "--line-protocol"], "makes no sense"),
    ],
)
def test_bot_says_in_one_line_what_is_wrong(
    lines: str,
    args: list[str],
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert bot(lines, *args, monkeypatch=monkeypatch) == 2
    printed = capsys.readouterr()
    assert printed.err.count("\n") == 1
    assert said in printed.err
