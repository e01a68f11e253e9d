"""Programs as seats: replies are checked, and whatever they do, they are ended."""

from __future__ import annotations

import select
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from arena.arenas import OURS, plan_of, played, without_times
from kierki.arena.errors import FaultError, PlayerError
from kierki.arena.plan import Plan
from kierki.arena.process import Process
from kierki.cards.errors import KierkiError
from kierki.i18n import Language, Translator

READY = "read hello; echo ready sh;"
UNTIL_TURN = 'while read word rest; do case "$word" in pass|turn) break;; esac; done;'


def shell(script: str) -> str:
    return "cmd:" + shlex.join(["sh", "-c", script])


def plan_with(script: str, *, timeout: float = 20.0, **settings: str) -> Plan:
    seats = ["casual", shell(script), "casual", "random"]
    return plan_of("hearts", seats, settings=settings, timeout=timeout)


def fault_of(script: str, *, timeout: float = 20.0) -> tuple[PlayerError, KierkiError]:
    """How a program fails in the first deal."""
    with pytest.raises(PlayerError) as caught:
        played(plan_with(script, timeout=timeout), 1)
    reason = caught.value.facts["reason"]
    assert isinstance(reason, KierkiError)
    for language in Language:
        said = Translator(language, strict=True).error(caught.value)
        assert "\n" not in said
        assert "sh -c" in said
    return caught.value, reason


def test_our_bots_play_alike_on_either_end() -> None:
    ours = ["casual"] * 4
    theirs = [f"cmd:{OURS} casual", "casual", f"cmd:{OURS} casual", "casual"]
    here, there = (played(plan_of("hearts", seats, duplicate=True), 2) for seats in (ours, theirs))
    assert [without_times(o) for o in here] == [without_times(o) for o in there]
    assert all(times.count > 20 for times in there[0].wall)
    if sys.platform == "linux":
        assert [times.count for times in there[0].cpu] == [times.count for times in there[0].wall]
        assert there[0].cpu[0].total > 0


def test_our_bots_play_whole_matches_alike_on_either_end() -> None:
    ours = ["casual"] * 4
    theirs = ["casual", f"cmd:{OURS} casual", "casual", "casual"]
    wishes = {"matches": True, "settings": {"limit": "40"}}
    here, there = (played(plan_of("hearts", seats, **wishes), 1) for seats in (ours, theirs))
    assert [without_times(o) for o in here] == [without_times(o) for o in there]
    assert here[0].games[0].deals > 1


def test_hang_is_named_with_its_deal_and_line() -> None:
    error, reason = fault_of(f"{READY} {UNTIL_TURN} sleep 600", timeout=0.5)
    assert reason.id == "arena-hang"
    assert reason.facts == {"seconds": 0.5, "line": "pass"}
    assert (error.facts["seat"], error.facts["deal"], error.facts["rotation"]) == (1, 1, 0)


def test_silence_at_the_greeting_is_a_hang() -> None:
    _, reason = fault_of("sleep 600", timeout=0.5)
    assert reason.id == "arena-hang"
    assert str(reason.facts["line"]).startswith("hello 1 rules=std")


def test_chatter_on_stderr_hides_no_hang() -> None:
    _, reason = fault_of(f"{READY} while :; do echo noise >&2; done", timeout=0.5)
    assert reason.id == "arena-hang"


def test_much_on_stderr_blocks_nobody() -> None:
    script = f"{READY} head -c 300000 /dev/zero | tr '\\0' x >&2; {UNTIL_TURN} echo nonsense"
    assert fault_of(script)[1].id == "arena-malformed"


def test_crash_is_named_with_code_and_last_words() -> None:
    _, reason = fault_of(f"{READY} {UNTIL_TURN} echo first >&2; echo no cards >&2; exit 7")
    assert reason.id == "arena-crash"
    assert reason.facts == {"code": "7", "why": "no cards", "line": "pass"}


def test_killed_program_is_a_crash() -> None:
    _, reason = fault_of(f"{READY} {UNTIL_TURN} kill -9 $$")
    assert (reason.id, reason.facts["code"]) == ("arena-crash", "-9")


def test_end_before_the_greeting_is_a_crash() -> None:
    assert fault_of("exit 0")[1].id == "arena-crash"


def test_closed_output_is_a_crash() -> None:
    _, reason = fault_of(f"{READY} exec 1>&-; sleep 600")
    assert (reason.id, reason.facts["code"]) == ("arena-crash", "?")


@pytest.mark.parametrize(
    "reply",
    [
        "", "play 2C", "pass", "pass 2C 3C", "pass 2C 3C 4C 5C", "pass 2c 3c 4c", "pass xx yy zz",
        "PASS 2C 3C 4C", "pass  2C 3C 4C", "pass 10C 3C 4C", "\\033[31m",
    ],
)  # fmt: skip
def test_garbage_is_quoted(reply: str) -> None:
    _, reason = fault_of(f"{READY} {UNTIL_TURN} printf '{reply}\\n'; sleep 600")
    assert reason.id == "arena-malformed"
    assert str(reason.facts["said"]).isprintable()


def test_bytes_that_are_no_text_are_quoted() -> None:
    _, reason = fault_of(f"{READY} {UNTIL_TURN} printf '\\377\\376\\n'; sleep 600")
    assert reason.facts["said"] == "\\xff\\xfe"


def test_cards_that_are_not_held_or_come_twice_are_illegal() -> None:
    for cards in ("2C 2C 2C", "AS KS QS"):
        _, reason = fault_of(f"{READY} {UNTIL_TURN} echo pass {cards}; sleep 600")
        assert reason.id == "arena-illegal"
        assert len(str(reason.facts["legal"]).split()) == 13


def test_illegal_card_is_named_with_those_allowed() -> None:
    script = f"{READY} while read word rest; do case $word in turn) echo play 2C;; esac; done"
    plan = plan_with(script, pass_cycle="hold")
    with pytest.raises(PlayerError) as caught:
        played(plan, 1)  # legal at best once
    reason = caught.value.facts["reason"]
    assert isinstance(reason, FaultError)
    assert reason.id == "arena-illegal"
    assert reason.facts["said"] == "play 2C"
    assert set(str(reason.facts["line"]).split()[1:]) == set(str(reason.facts["legal"]).split())


def test_speech_without_a_question_is_a_fault() -> None:
    script = "read hello; echo ready; echo hurry; sleep 600"
    process = Process(["sh", "-c", script], timeout=20)
    try:
        assert process.ask("hello") == "ready"
        assert process._unread or select.select([process._out], [], [], 20)[0]
        with pytest.raises(FaultError) as caught:
            process.ask("turn 2C")
        assert caught.value.id == "arena-unasked"
        assert caught.value.facts["said"] == "hurry"
    finally:
        process.close()


def test_reply_without_end_is_cut() -> None:
    _, reason = fault_of(f"{READY} {UNTIL_TURN} yes | tr -d '\\n'")
    assert reason.id == "arena-endless"
    assert len(str(reason.facts["said"])) <= 60


def test_greeting_must_be_ready() -> None:
    assert fault_of("read hello; echo hello yourself")[1].id == "arena-malformed"


def test_carriage_returns_are_forgiven() -> None:
    _, reason = fault_of(f"read hello; printf 'ready x\\r\\n'; {UNTIL_TURN} exit 3")
    assert reason.id == "arena-crash"


def test_program_that_is_not_there() -> None:
    with pytest.raises(PlayerError) as caught:
        played(plan_of("hearts", ["casual"] * 3 + ["cmd:./no-such-program"]), 1)
    reason = caught.value.facts["reason"]
    assert isinstance(reason, FaultError)
    assert reason.id == "arena-cannot-start"


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def gone(pid: int) -> bool:
    """Whether the process *pid* ends soon."""
    deadline = time.monotonic() + 20
    while is_alive(pid) and time.monotonic() < deadline:
        time.sleep(0.01)
    return not is_alive(pid)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("end", ["sleep 600", "trap '' TERM HUP INT; while :; do sleep 1; done"])
def test_program_and_all_it_started_are_killed(end: str, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    script = f"echo $$ >> {pids}; sleep 600 & echo $! >> {pids}; {READY} {UNTIL_TURN} {end}"
    fault_of(script, timeout=1.0)
    assert len(pids.read_text().split()) == 2
    assert all(gone(int(pid)) for pid in pids.read_text().split())


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_program_that_quits_by_itself_is_left_to_it(tmp_path: Path) -> None:
    note = tmp_path / "note"
    script = (
        f"read hello; echo ready; while read l; do echo $l >> {note}; done; echo end >> {note}"
    )
    process = Process(["sh", "-c", script], timeout=20)
    process.ask("hello")
    process.tell("deal 1")
    process.close()
    assert note.read_text().split("\n") == ["deal 1", "quit", "end", ""]


def test_cpu_time_is_the_programs_own() -> None:
    busy = "i=0; while [ $i -lt 60000 ]; do i=$((i+1)); done"
    script = f"read line; echo ready; read line; {busy}; echo done; read line"
    process = Process(["sh", "-c", script], timeout=20)
    try:
        process.ask("hello")
        before = process.cpu_ns()
        if before is None:
            pytest.skip("the system does not tell")
        process.ask("turn")
        after = process.cpu_ns()
        assert after is not None
        assert after - before > 1_000_000
    finally:
        process.close()


def test_unknown_cpu_time_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Process, "cpu_ns", lambda _self: None)
    seats = [f"cmd:{OURS} random", "casual", "casual", "casual"]
    outcome = played(plan_of("hearts", seats), 1)[0]
    assert outcome.cpu[0].count == 0
    assert outcome.wall[0].count > 0


def test_bot_of_ours_that_breaks_down_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: object) -> object:
        raise ZeroDivisionError("no worlds")

    answers: list[tuple[Callable[..., object], str]] = [
        (broken, "arena-raised"),
        (lambda *_args: None, "arena-not-legal"),
    ]
    for answer, id in answers:
        monkeypatch.setattr("kierki.bots.random.RandomBot.choose", answer)
        with pytest.raises(PlayerError) as caught:
            played(plan_of("hearts", "hhrh"), 1)
        reason = caught.value.facts["reason"]
        assert isinstance(reason, FaultError)
        assert (reason.id, caught.value.facts["seat"]) == (id, 2)
        assert all(Translator(lang, strict=True).error(caught.value) for lang in Language)
