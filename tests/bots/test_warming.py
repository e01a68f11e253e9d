"""Bots that search while that is being compiled, or where it cannot be."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from threading import Event

import pytest

from kierki.bots import make_bot
from kierki.bots.late import LateBot
from kierki.bots.random import RandomBot
from kierki.bots.searching.warming import MARK, Warming, is_warm
from kierki.bots.spec import BotSpecError
from kierki.game.match import apply, start, to_act
from kierki.game.view import view_of
from kierki.variants import build, preset

WAITS = (sys.executable, "-c", "import threading; threading.Event().wait()")
FAILS = (sys.executable, "-c", "raise SystemExit(1)")
NO_FOLDER = """
import tempfile
tempfile.tempdir = {temporary!r}
import numpy as np
from kierki.search import jit
from kierki.search.chance import new_state
from kierki.search.walking import walk
assert jit.CACHE is None
held, ones = np.array([1, 2]), np.array([3, 3])
worlds = np.zeros((2, 2), np.int64)
walk(held, ones, np.ones((2, 52)), new_state(1), worlds)
print(sorted(worlds[1].tolist()))
from kierki.bots.searching.warming import is_warm
print(is_warm())
"""


def test_a_late_bot_plays_from_its_deal_on() -> None:
    late, casual = LateBot(RandomBot(), 2), make_bot("casual")
    hearts = build(preset("hearts"))
    match, _ = start(hearts, bytes(32))
    asked: set[int] = set()
    while len(match.results) < 2:
        seat = to_act(match.phase)[0]
        view = view_of(match, seat)
        own = casual if view.number == 1 else RandomBot()
        assert late.choose(view, Random(view.number)) == own.choose(view, Random(view.number))
        asked.add(view.number)
        match, _ = apply(match, seat, late.choose(view, Random(1)))
    assert asked == {1, 2}


def test_from_which_deal_on_is_a_setting() -> None:
    bot = make_bot("strong:worlds=20,deal=3")
    assert isinstance(bot, LateBot)
    assert (bot.name, bot.deal, bot.bot.name) == ("strong:deal=3", 3, "strong")
    assert not isinstance(make_bot("master:deal=1"), LateBot)
    with pytest.raises(BotSpecError):
        make_bot("strong:deal=0")


def test_it_is_compiled_elsewhere_then_loaded() -> None:
    begun, go_on, loaded = Event(), Event(), []

    def load() -> None:
        begun.set()
        go_on.wait()
        loaded.append(True)

    work = Warming(load, FAILS)  # whatever becomes of the process, what is not there is made here
    work.start()
    begun.wait()
    assert not work.ready()
    go_on.set()
    work.wait()
    assert work.ready()
    assert loaded == [True]


def test_what_went_wrong_is_raised_where_it_is_waited_for() -> None:
    def load() -> None:
        raise ImportError("no LLVM here")

    work = Warming(load, ("/nonexistent/python",))
    work.start()
    with pytest.raises(ImportError, match="no LLVM here"):
        work.wait()


def test_stopping_ends_the_process() -> None:
    loaded: list[bool] = []
    work = Warming(lambda: loaded.append(True), WAITS)
    work.start()
    assert not work.ready()
    work.stop()
    assert work.ready()
    assert not loaded


def test_a_folder_is_warm_when_all_is_in_it(tmp_path: Path) -> None:
    assert not is_warm(tmp_path)
    assert not is_warm(None)
    (tmp_path / MARK).touch()
    assert is_warm(tmp_path)


def test_preparing_leaves_the_mark(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("kierki.bots.searching.warming.CACHE", tmp_path)
    bot = make_bot("strong:deal=2")
    assert isinstance(bot, LateBot)
    bot.prepare()
    assert is_warm(tmp_path)


@pytest.mark.parametrize("missing", ["numba", "llvmlite"])
def test_the_bot_says_what_is_missing(missing: str) -> None:
    program = f"""
import sys
sys.modules[{missing!r}] = None
from kierki.bots import make_bot
from kierki.bots.registry import SearchMissingError
try:
    make_bot("strong")
except SearchMissingError as error:
    print(error.facts)
make_bot("casual")
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert missing in done.stdout
    assert "strong" in done.stdout


def test_without_a_folder_nothing_is_kept_and_all_works(tmp_path: Path) -> None:
    taken = tmp_path / "a-file"
    taken.touch()
    program = NO_FOLDER.format(temporary=str(taken))
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"XDG_CACHE_HOME": str(taken), "PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split("\n")[:2] == ["[1, 2]", "False"]
    assert done.stderr.count("\n") <= 1


def test_drawing_by_what_is_known_is_compiled_too() -> None:
    """The first hand known to lack a suit comes tricks later: nobody waits for it then."""
    from kierki.search.drawing import count_ways
    from kierki.search.walking import walk

    make_bot("strong:worlds=1").prepare()  # type: ignore[attr-defined]
    for function in (count_ways, walk):
        assert getattr(function, "signatures")  # noqa: B009  compiled for some arguments
