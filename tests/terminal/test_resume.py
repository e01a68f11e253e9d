"""A saved match goes on from the very point, whatever was happening there."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from kierki.cards.seat import Seat
from kierki.i18n import Language, Translator
from kierki.record import codec
from kierki.record.record import Record
from kierki.terminal.keeping import Keeper
from kierki.terminal.session import Session
from terminal.table import Paper, new_record, open_session, typed_answer

STEP = 11
"""Every so many actions a match is cut: it meets all kinds of questions, and costs less."""
SAY = Translator(Language.PL, strict=True)
FORMS: Mapping[str, tuple[str, int, dict[str, str]]] = {
    "talon": ("kierki", 3, {"trump_call": "talon"}),
    "first-five": ("kierki", 4, {}),
    "hearts": ("hearts", 4, {"deals": "3"}),
}


class _Enough(Exception):  # noqa: N818
    """The typist types no more."""


def type_by_place(session: Session, paper: Paper, *, most: int = 10_000) -> None:
    """Let the player answer by the number of the action alone, at most *most* times."""
    typed = 0

    def typist(_: str) -> str:
        nonlocal typed
        if typed == most:
            raise _Enough
        typed += 1
        return typed_answer(session.view, SAY, Random(len(session.table.record.actions)))

    paper.typist = typist
    session.run()


def reference(form: str, seat: int) -> tuple[Record, Seat]:
    variant, players, settings = FORMS[form]
    record, me = new_record(variant, players=players, settings=settings, seat=seat, seed="3")
    paper = Paper()
    session = open_session(record, me, paper, SAY)
    type_by_place(session, paper)
    return session.table.record, me


@pytest.mark.parametrize("form", FORMS)
def test_resume_after_any_action_goes_on_the_same(form: str) -> None:
    whole, me = reference(form, seat=2)
    for count in range(0, len(whole.actions), STEP):
        cut = Record(
            whole.variant, whole.seed, whole.names, whole.bots, actions=whole.actions[:count]
        )
        resumed = codec.loads(codec.dumps(cut))
        assert resumed == cut
        paper = Paper()
        session = open_session(resumed, me, paper, SAY)
        with suppress(_Enough):
            type_by_place(session, paper, most=1)
        went = session.table.record.actions
        assert len(went) > count
        assert went == whole.actions[: len(went)]


def test_file_is_written_after_every_action(tmp_path: Path) -> None:
    record, me = new_record("hearts", settings={"deals": "1"}, seed="5")
    path = tmp_path / "m.json"
    paper = Paper()
    session = open_session(record, me, paper, SAY, path=path)
    kept: list[Record] = []

    class Watched(Keeper):
        def keep(self, record: Record) -> OSError | None:
            failure = super().keep(record)
            kept.append(codec.load(path))
            return failure

    session.keeper = Watched(session.keeper.spare, path)
    type_by_place(session, paper)
    assert [len(r.actions) for r in kept] == list(range(1, len(session.table.record.actions) + 1))
    assert kept[-1] == session.table.record


def test_same_seed_same_match() -> None:
    first, _ = reference("first-five", seat=1)
    second, _ = reference("first-five", seat=1)
    assert first == second
