"""Opponents that search are there at once: compiled, about to be, or never."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

from kierki.bots.recompute import redecide
from kierki.bots.registry import SearchMissingError
from kierki.bots.searching import warming as compiling
from kierki.bots.searching.warming import Warming
from kierki.cards.seat import Seat
from kierki.i18n import Language, Translator
from kierki.record import codec
from kierki.terminal.setup import parse_bots
from kierki.terminal.warming import searches, with_search, without_search
from terminal.table import Paper, lines, new_record, open_session

SAY = Translator(Language.EN, strict=True)


def nothing_to_load(_: object) -> Warming:
    return Warming(lambda: None)


def cannot_load(_: object) -> Warming:
    def load() -> None:
        raise RuntimeError("LLVM is\nbroken")

    return Warming(load)


def test_compiled_opponents_search_from_the_first_deal_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "is_warm", lambda: True)
    monkeypatch.setattr(compiling, "warming", nothing_to_load)
    paper = Paper()
    record, _ = new_record("hearts", language=Language.EN, bots="strong,master,casual")
    same, begun = with_search(record, paper.screen, SAY)
    assert same == record
    assert begun is not None
    begun.wait()
    assert paper.text == ""


def test_others_leave_the_first_deal_to_the_careful_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "is_warm", lambda: False)
    monkeypatch.setattr(compiling, "warming", nothing_to_load)
    paper = Paper(width=200)
    record, me = new_record("hearts", language=Language.EN, bots="random")
    record = replace(record, bots=(None, "strong:worlds=20", "random", "master"))
    late, begun = with_search(record, paper.screen, SAY)
    assert late.bots == (None, "strong:worlds=20,deal=2", "random", "master:deal=2")
    assert SAY.t("table-search-later") in paper.text
    assert codec.loads(codec.dumps(late)) == late
    assert [searches(bot, 1) for bot in late.bots] == [False] * 4
    assert [searches(bot, 2) for bot in late.bots] == [False, True, False, True]

    session = open_session(late, me, paper, SAY)
    session.warming = begun
    paper.typist = lines("h", "1 2 3")
    with pytest.raises(EOFError):
        session.run()
    assert session.warming is begun  # nobody waited for it
    kept = session.table.record
    assert {move.seat for move in redecide(kept)} == {1, 2, 3}
    assert all(move.agrees for move in redecide(kept))
    as_casual = replace(kept, bots=(None, "casual", "random", "casual"))
    assert all(move.agrees for move in redecide(as_casual))


def test_a_match_that_has_begun_goes_on_with_the_same_opponents(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(compiling, "is_warm", lambda: False)
    monkeypatch.setattr(compiling, "warming", nothing_to_load)
    paper = Paper()
    record, me = new_record("hearts", language=Language.EN, bots="casual")
    session = open_session(record, me, paper, SAY)
    paper.typist = lines("1 2 3")
    with pytest.raises(EOFError):
        session.run()
    begun = replace(session.table.record, bots=(None, "strong", "strong", "strong"))
    same, _ = with_search(begun, paper.screen, SAY)
    assert same is begun


def test_where_it_cannot_be_compiled_the_careful_bot_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "kierki.bots.searching", None)
    assert parse_bots("strong", 4) == ("strong",) * 3
    paper = Paper(width=200)
    record, _ = new_record("hearts", language=Language.EN, bots="strong,random,master")
    can, begun = with_search(record, paper.screen, SAY)
    assert can.bots == (None, "casual", "random", "casual")
    assert begun is None
    assert "kierki.bots.searching" in paper.text
    assert SAY.t("table-search-missing") in paper.text
    action = (Seat(0), None)
    with pytest.raises(SearchMissingError):
        with_search(replace(record, actions=(action,)), paper.screen, SAY)  # type: ignore[arg-type]


def test_when_compiling_fails_the_careful_bot_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "is_warm", lambda: True)
    monkeypatch.setattr(compiling, "warming", cannot_load)
    paper = Paper(width=200)
    record, me = new_record("hearts", language=Language.EN, bots="strong")
    same, begun = with_search(record, paper.screen, SAY)
    session = open_session(same, me, paper, SAY)
    session.warming = begun
    paper.typist = lines("1 2 3")
    with pytest.raises(EOFError):
        session.run()
    assert session.table.record.bots == without_search(record).bots == (None, *["casual"] * 3)
    assert SAY.t("bot-search-missing", name="strong", why="LLVM is broken") in paper.text
    assert any(seat != me for seat, _ in session.table.record.actions)
