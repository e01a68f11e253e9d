"""The command ``simulate``: tables, records, errors, interruptions."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kierki import cli
from kierki.bots import BOT_NAMES
from kierki.record import loads, replay
from kierki.variants import find, preset

KIERKI = [sys.executable, "-m", "kierki", "--lang=en", "simulate"]


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIERKI_LANG", "en")


def said(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert cli.main(["simulate", *args]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert cli.main(["simulate", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


def records(capsys: pytest.CaptureFixture[str], *args: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in said(capsys, *args, "--json").splitlines()]


def test_tables(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "kierki", "--matches", "3", "--seed", "2a", "--bots", "random")
    assert out.startswith("Kierki, 4 players, 3 matches\nSeed: 2a\n")
    assert all(len(line) <= 80 for line in out.splitlines())
    rows = [re.split(r"  +", line.strip()) for line in out.splitlines()]
    contracts = {row[0]: row for row in rows if len(row) == 6}
    assert len(contracts["no tricks"]) == 6
    assert contracts["trump"][1] == "12"
    means = [float(mean.replace("−", "-")) for mean in contracts["no queens"][2:]]
    assert sum(means) == pytest.approx(-240, abs=0.3)


def test_wide_tables_fit_a_console(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "kierki", "--matches", "2", "--players", "7", "--bots", "random")
    assert all(len(line) <= 80 for line in out.splitlines())


def test_same_seed_same_matches(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("hearts", "--matches", "2", "--seed", "7")
    first = said(capsys, *args)
    assert said(capsys, *args) == first
    assert said(capsys, *args, "--jobs", "2") == first
    assert said(capsys, "hearts", "--matches", "2", "--seed", "8") != first


def test_without_a_seed_one_is_drawn_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "kierki-classic", "--matches", "1", "--bots", "random")
    seed = out.splitlines()[1].rpartition(" ")[2]
    again = said(capsys, "kierki-classic", "--matches", "1", "--bots", "random", "--seed", seed)
    assert again == out


def test_records_one_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = records(capsys, "kierki", "--matches", "2", "--seed", "1")
    assert {"format", "variant", "options", "seed", "players", "deals", "totals"} <= set(first)
    assert first["variant"] == "kierki"
    named = [{"name": f"casual {seat}", "bot": "casual"} for seat in (1, 2, 3, 4)]
    assert first["players"] == named
    assert first["seed"] != second["seed"]
    match = replay(loads(json.dumps(first)))
    assert match.is_over
    assert list(match.totals) == first["totals"]


def test_records_are_the_same_with_more_processes(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("hearts-spot", "--matches", "5", "--seed", "1", "--bots", "random")
    assert records(capsys, *args, "--jobs", "3") == records(capsys, *args)


def test_deals_are_played_to_the_last_card(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("hearts", "--matches", "1", "--seed", "1", "--bots", "random")
    whole, cut = records(capsys, *args), records(capsys, *args, "--set", "finish_early=true")
    assert '"finish_early": false' in json.dumps(whole)
    assert '"finish_early": true' in json.dumps(cut)


def test_options_and_players(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("--set", "trump_call=talon", "--set", "robber=false", "--players", "3")
    (record,) = records(capsys, "kierki", "--matches", "1", *args, "--bots", "random")
    options = record["options"]
    assert isinstance(options, dict)
    assert (options["trump_call"], options["robber"]) == ("talon", False)
    assert len(record["players"]) == 3  # type: ignore[arg-type]


def test_bot_of_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "casual,random,random"
    out = said(capsys, "black-maria", "--players", "3", "--matches", "2", "--bots", bots)
    assert [line.split()[1] for line in out.splitlines()[4:7]] == ["casual", "random", "random"]


def test_house_rule_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text(
        'format = 1\nkey = "club"\nbased_on = "kierki"\nname = "The club"\n'
        'source = "our table"\ndeals = ["dear", "lottery"]\n'
        '[contract.dear]\ntrick_points = -8\ncard_points = { "K*" = -13, "Q*" = -26 }\n',
        encoding="utf-8",
    )
    assert find(str(file)).key == "club"
    out = said(capsys, str(file), "--matches", "3", "--seed", "1")
    assert out.startswith("The club, 4 players, 3 matches")
    (record, *_) = records(capsys, str(file), "--matches", "1")
    assert replay(loads(json.dumps(record))).is_over


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("whist",), "whist"),
        (("kierki", "--players", "8"), "3-7"),
        (("hearts-partners", "--players", "3"), "3"),
        (
            ("kierki", "--bots", "clever"),
            f"clever”. There are: {', '.join(BOT_NAMES)}.",
        ),
        (("kierki", "--bots", "random,random"), "There are 4 players, but 2 bots were given."),
        (("kierki", "--bots", ""), "There is no bot “”."),
        (("kierki", "--set", "robber"), "--set limit=75"),
        (("kierki", "--set", "robber=maybe"), "robber"),
        (("kierki", "--set", "moon=old"), "moon"),
        (("kierki", "--seed", "xyz"), "xyz"),
        (("kierki", "--matches", "0"), "--matches"),
        (("kierki", "--matches", "many"), "--matches"),
        (("kierki", "--jobs", "0"), "--jobs"),
        ((), "VARIANT"),
        (("no/such/file.toml",), "file.toml"),
    ],
)
def test_bad_input(args: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert why in refused(capsys, *args)


def interrupted(*args: str) -> tuple[int, bytes, bytes]:
    """A long run that is interrupted after its first second."""
    done = subprocess.Popen(
        [*KIERKI, *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    time.sleep(4)
    os.killpg(done.pid, signal.SIGINT)
    out, err = done.communicate(timeout=60)
    return done.returncode, out, err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interruption_tells_what_was_finished(jobs: str) -> None:
    args = ("kierki-classic", "--matches", "100000", "--bots", "random", "--jobs", jobs)
    code, out, err = interrupted(*args)
    assert code == 130
    assert err == b"kierki: Interrupted.\n"
    matches = re.match(rb".*, 4 players, (\d+) matches\n", out)
    assert matches
    assert int(matches[1]) > 1
    assert b"lottery" in out


def test_interruption_leaves_whole_records() -> None:
    args = ("kierki-classic", "--matches", "100000", "--bots", "random", "--json")
    code, out, err = interrupted(*args)
    assert (code, err) == (130, b"kierki: Interrupted.\n")
    lines = out.decode().splitlines(keepends=True)
    assert lines
    assert all(line.endswith("}\n") for line in lines)
    assert replay(loads(lines[-1])).is_over


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_closed_pipe_is_quiet(jobs: str) -> None:
    args = ("kierki-classic", "--matches", "100000", "--bots=random", "--json", "--jobs", jobs)
    pipe = subprocess.PIPE
    with subprocess.Popen([*KIERKI, *args], stdout=pipe, stderr=pipe) as done:
        assert done.stdout is not None
        assert done.stderr is not None
        assert done.stdout.readline().startswith(b'{"format":')
        done.stdout.close()
        assert done.stderr.read() == b""
        assert done.wait(60) == 0


def test_progress_is_shown_where_somebody_watches() -> None:
    main, other = pty.openpty()
    done = subprocess.Popen(
        [*KIERKI, "kierki", "--matches", "120", "--bots", "random"],
        stdout=subprocess.PIPE,
        stderr=other,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "80"},
    )
    os.close(other)
    shown = b""
    while True:
        try:
            piece = os.read(main, 4096)
        except OSError:  # the other side is closed
            break
        if not piece:
            break
        shown += piece
    out, _ = done.communicate(timeout=60)
    os.close(main)
    assert done.returncode == 0
    assert b"/120" in shown
    assert out.startswith(b"Kierki, 4 players, 120 matches")


def test_no_progress_in_a_file() -> None:
    done = subprocess.run(
        [*KIERKI, "kierki", "--matches", "2", "--bots", "random"],
        capture_output=True,
        check=True,
    )
    assert done.stderr == b""


def test_every_preset(capsys: pytest.CaptureFixture[str]) -> None:
    from kierki.variants import preset_keys

    for key in preset_keys():
        assert preset(key).key == key
        assert said(capsys, key, "--matches", "1", "--set", "finish_early=true")
