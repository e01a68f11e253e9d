"""Runs: the same for any number of processes, kept as they come, gone on with after a stop."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from arena.arenas import OURS, plan_of, played, units_of, without_times
from arena.test_programs import READY, UNTIL_TURN, gone, shell
from kierki.arena.errors import ArenaError, PlayerError
from kierki.arena.outcome import Outcome
from kierki.arena.plan import Plan
from kierki.arena.run import _Crew, outcomes
from kierki.arena.store import Store, missing, seed_in
from kierki.cards.errors import KierkiError
from kierki.i18n import Language, Translator


def bare(came: Iterator[Outcome]) -> list[dict[str, object]]:
    return [without_times(outcome) for outcome in came]


def test_number_of_processes_changes_nothing() -> None:
    plan = plan_of("kierki", "hrhr", duplicate=True)
    units = units_of(plan, 3)
    here = bare(outcomes(plan, units))
    assert here == bare(outcomes(plan, units, jobs=2))
    assert [(row["contest"], row["deal"]) for row in here] == [
        (unit.contest, unit.index + 1) for unit in units
    ]


def test_more_processes_than_deals() -> None:
    plan = plan_of("hearts", "hrhr")
    assert bare(outcomes(plan, units_of(plan, 1), jobs=7)) == [
        without_times(outcome) for outcome in played(plan, 1)
    ]
    assert list(outcomes(plan, (), jobs=2)) == []


def test_programs_may_be_in_many_processes() -> None:
    plan = plan_of("hearts", ["casual", f"cmd:{OURS} casual", "random", "casual"])
    units = units_of(plan, 4)
    assert bare(outcomes(plan, units)) == bare(outcomes(plan, units, jobs=2))


def test_fault_comes_from_another_process_whole() -> None:
    script = f"{READY} {UNTIL_TURN} echo no; sleep 600"
    plan = plan_of("hearts", ["casual", shell(script), "random", "casual"])
    with pytest.raises(PlayerError) as caught:
        list(outcomes(plan, units_of(plan, 3), jobs=2))
    assert caught.value.facts["deal"] == 1
    reason = caught.value.facts["reason"]
    assert isinstance(reason, KierkiError)
    assert reason.facts["said"] == "no"
    assert all(Translator(lang, strict=True).error(caught.value) for lang in Language)


def test_process_that_dies_is_noticed() -> None:
    plan = plan_of("hearts", "rrrr", duplicate=True)
    with _Crew(plan) as crew:
        came = crew.play(units_of(plan, 1000), 2)
        next(came)
        for worker, _ in crew.workers:
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGKILL)
        with pytest.raises(ArenaError) as caught:
            list(came)
    assert caught.value.id == "arena-worker-died"
    assert not any(worker.is_alive() for worker, _ in crew.workers)


def test_mistake_in_another_process_is_told() -> None:
    plan = plan_of("hearts", "hhhh")
    units = [*units_of(plan, 1), *units_of(plan_of("kierki", "hhhh"), 1)]
    with pytest.raises(ArenaError) as caught:
        list(outcomes(plan, units, jobs=2))
    assert caught.value.id == "arena-worker-failed"


def test_stopping_early_ends_processes_and_their_programs(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    relay = f"echo $$ >> {pids}; exec {OURS} casual"
    plan = plan_of("hearts", [shell(relay), "casual", "random", "random"])
    came = outcomes(plan, units_of(plan, 100_000), jobs=2)
    next(came)
    came.close()
    started = [int(pid) for pid in pids.read_text().split()]
    assert 1 <= len(started) <= 2
    assert all(map(gone, started))


@pytest.fixture
def plan() -> Plan:
    return plan_of("hearts", "hrhr", duplicate=True)


def fill(path: Path, plan: Plan, count: int, *, resume: bool = False) -> None:
    with Store(path, plan, resume=resume) as store:
        for outcome in outcomes(plan, missing(units_of(plan, count), store)):
            store.add(outcome)


def rows(path: Path) -> list[dict[str, object]]:
    made = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    for row in made:
        del row["cpu"], row["wall"]
    return made


def test_resumed_run_is_as_one_that_was_not_stopped(plan: Plan, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    fill(whole, plan, 6)
    fill(parts, plan, 2)
    fill(parts, plan, 4, resume=True)
    fill(parts, plan, 6, resume=True)
    assert rows(whole) == rows(parts)
    assert len(rows(whole)) == 6
    before = parts.read_bytes()
    fill(parts, plan, 6, resume=True)
    assert parts.read_bytes() == before


def test_line_that_was_cut_off_is_played_again(plan: Plan, tmp_path: Path) -> None:
    path, again = tmp_path / "whole", tmp_path / "cut"
    fill(path, plan, 3)
    for cut in (1, 40, 300):
        again.write_bytes(path.read_bytes()[:-cut])
        fill(again, plan, 3, resume=True)
        assert rows(again) == rows(path)


def test_rows_may_stand_in_any_order(plan: Plan, tmp_path: Path) -> None:
    path = tmp_path / "results"
    fill(path, plan, 4)
    head, *lines = path.read_text().splitlines(keepends=True)
    path.write_text(head + lines[3] + lines[0])
    with Store(path, plan, resume=True) as store:
        assert [unit.index for unit in missing(units_of(plan, 5), store)] == [1, 2, 4]


def test_file_that_is_there_is_not_written_over(plan: Plan, tmp_path: Path) -> None:
    path = tmp_path / "results"
    fill(path, plan, 1)
    before = path.read_bytes()
    with pytest.raises(ArenaError) as caught:
        Store(path, plan, resume=False)
    assert caught.value.id == "arena-file-exists"
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("other", "key"),
    [
        (plan_of("hearts", "hrhr", duplicate=True, seed=bytes(32)), "seed"),
        (plan_of("hearts", "hrhr"), "duplicate"),
        (plan_of("hearts", "rhrh", duplicate=True), "players"),
        (plan_of("hearts-pool", "hrhr", duplicate=True), "variant"),
        (plan_of("hearts", "hrhr", duplicate=True, matches=True), "options"),
        (plan_of("hearts", "hrhr", duplicate=True, settings={"moon": "new"}), "options"),
        (
            plan_of("hearts", "hrhr", duplicate=True, settings={"pass_cycle": "left"}),
            "passes",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_results_of_something_else_are_refused(
    other: Plan, key: str, plan: Plan, tmp_path: Path
) -> None:
    path = tmp_path / "results"
    fill(path, plan, 1)
    before = path.read_bytes()
    with pytest.raises(ArenaError) as caught:
        Store(path, other, resume=True)
    assert (caught.value.id, caught.value.facts["key"]) == ("arena-file-other", key)
    assert all(Translator(lang, strict=True).error(caught.value) for lang in Language)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", [b"no results", b"{}\n", b"\xff\n", b"[1]\n", b"\n", b"[" * 9999])
def test_file_of_something_else_is_left_alone(text: bytes, plan: Plan, tmp_path: Path) -> None:
    path = tmp_path / "diary"
    path.write_bytes(text)
    for resume in (False, True):
        with pytest.raises(ArenaError) as caught:
            Store(path, plan, resume=resume)
        assert caught.value.id == ("arena-file-none" if resume else "arena-file-exists")
        assert path.read_bytes() == text
    assert seed_in(path) is None


@pytest.mark.parametrize("line", ["no", "{}", "[]", '{"contest":"black-lady","deal":9}'])
def test_line_that_is_no_result_is_named(line: str, plan: Plan, tmp_path: Path) -> None:
    path = tmp_path / "results"
    fill(path, plan, 1)
    path.write_text(path.read_text() + line + "\n")
    with pytest.raises(ArenaError) as caught:
        Store(path, plan, resume=True)
    assert (caught.value.id, caught.value.facts["line"]) == ("arena-file-line", 3)


def test_seed_is_found_in_the_file(plan: Plan, tmp_path: Path) -> None:
    path = tmp_path / "results"
    assert seed_in(path) is None
    fill(path, plan, 1)
    assert seed_in(path) == plan.seed
