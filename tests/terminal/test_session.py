"""What a player may ask for besides answering, and how a session ends."""

from pathlib import Path
from random import Random

import pytest

from kierki.game.choices import AskCard
from kierki.game.view import View
from kierki.i18n import Language, Translator
from kierki.record import codec
from kierki.terminal.keeping import FileTakenError, Keeper, spare_path
from kierki.terminal.session import Outcome, Session
from terminal.table import NOW, Paper, let_play, lines, new_record, open_session

PL = Translator(Language.PL, strict=True)


def typed(*text: str, variant: str = "kierki", say: Translator = PL) -> tuple[Session, str]:
    record, me = new_record(variant, seed="1", bots="casual", language=say.language)
    paper = Paper()
    session = open_session(record, me, paper, say)
    paper.typist = lines(*text)
    with pytest.raises(EOFError):
        session.run()
    return session, paper.text


@pytest.mark.parametrize("language", Language)
def test_every_command_answers_and_asks_again(language: Language) -> None:
    say = Translator(language, strict=True)
    session, text = typed("?", "h", "p", "w", "r", "k", "u", "", say=say)
    assert not session.table.record.actions
    for id in ("table-help-answers", "table-history-none", "table-hint", "sheet-empty"):
        assert " ".join(say.t(id).split())[:20] in " ".join(text.split())
    assert say.t("table-undo-nothing") in text
    assert text.count(say.t("table-ask-lead")) == 2  # once, and again after Enter


def test_history_shows_the_tricks_of_the_deal() -> None:
    _, text = typed("1", "h")
    told = text[text.rindex("> h") :]
    assert " 1. Ty D♠ · Ania" in told


def test_hint_is_what_the_casual_bot_would_do() -> None:
    record, me = new_record("kierki", seed="1")
    paper = Paper()
    session = open_session(record, me, paper, PL)

    def besides(view: View) -> str | None:
        seen = paper.text.rpartition("Podpowiedź: ")[2] if "Podpowiedź" in paper.text else ""
        if isinstance(view.choice, AskCard) and seen and seen.endswith("> "):
            hinted.append(seen.split()[0])
            paper.out.truncate(0)
            paper.out.seek(0)
            return hinted[-1]
        return "p"

    hinted: list[str] = []

    def stop(view: View) -> str | None:
        if len(hinted) == 20:
            raise EOFError
        return besides(view)

    with pytest.raises(EOFError):
        let_play(session, paper, Random(1), besides=stop)
    own = [action for seat, action in session.table.record.actions if seat == me]
    assert len(own) == 20  # every hint was a legal card


@pytest.mark.parametrize("language", Language)
def test_hints_for_everything(language: Language) -> None:
    say = Translator(language, strict=True)
    for settings in ({"trump_call": "talon"}, {"trump_call": "declarer"}):
        record, me = new_record("kierki", settings=settings, seed="3", language=language)
        paper = Paper()
        session = open_session(record, me, paper, say)
        asked: set[str] = set()

        def once(view: View, asked: set[str] = asked) -> str | None:
            kind = type(view.choice).__name__
            if kind in asked:
                return None
            asked.add(kind)
            return "hint"

        let_play(session, paper, Random(3), besides=once)
        assert paper.text.count(say.t("table-hint") + " ") == len(asked)


def test_claim_plays_out_what_is_decided() -> None:
    settings = {"finish_early": "off"}
    record, me = new_record("kierki", settings=settings, seed="1", seat=1)
    paper = Paper()
    session = open_session(record, me, paper, PL)
    tried: set[tuple[int, int]] = set()

    def claim(view: View) -> str | None:
        key = (view.number, len(view.tricks))
        if isinstance(view.choice, AskCard) and key not in tried:
            tried.add(key)
            return "k"
        return None

    let_play(session, paper, Random(1), besides=claim)
    assert "Nic nie jest jeszcze przesądzone" in paper.text
    assert "Reszta nic nie zmieni" in paper.text
    assert "skończy się samo" not in paper.text
    assert session.table.match.is_over


def test_early_finish_is_announced() -> None:
    record, me = new_record("kierki", seed="1")
    paper = Paper()
    let_play(open_session(record, me, paper, PL), paper, Random(1))
    assert "Reszta nic nie zmieni: dalej nie gramy." in paper.text


def test_quit_offers_to_save_and_never_writes_over_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    taken = tmp_path / "taken.json"
    taken.write_text("mine")
    record, me = new_record("kierki", seed="1")
    paper = Paper()
    session = open_session(record, me, paper, PL)
    paper.typist = lines("1", "q", "taken.json", "no/such/x.json", "")
    assert session.run() is Outcome.LEFT
    assert taken.read_text() == "mine"
    assert "taken.json już jest" in paper.text
    saved = tmp_path / "kierki-20260102-030405.json"
    assert codec.load(saved) == session.table.record
    assert "Partia zapisana w kierki-20260102-030405.json." in paper.text


def test_quit_without_saving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    record, me = new_record("kierki", seed="1")
    paper = Paper()
    session = open_session(record, me, paper, PL)
    paper.typist = lines("q", "nie")
    assert session.run() is Outcome.LEFT
    assert list(tmp_path.iterdir()) == []


def test_a_finished_match_shows_its_sheet_again() -> None:
    record, me = new_record("hearts", settings={"deals": "1"}, seed="1")
    paper = Paper()
    session = open_session(record, me, paper, PL)
    let_play(session, paper, Random(1))
    again = Paper()
    finished = open_session(session.table.record, me, again, PL)
    assert finished.run() is Outcome.FINISHED
    assert again.text.strip() in paper.text


def test_a_disk_that_fails_is_told_once_and_play_goes_on(tmp_path: Path) -> None:
    record, me = new_record("kierki", seed="1")
    paper = Paper()
    folder = tmp_path / "gone"
    session = open_session(record, me, paper, PL, path=folder / "m.json")
    paper.typist = lines("1", "1", "1")
    with pytest.raises(EOFError):
        session.run()
    assert paper.text.count("Nie udało się zapisać") == 1
    folder.mkdir()
    assert session.keeper.keep(session.table.record) is None
    assert codec.load(folder / "m.json") == session.table.record


def test_a_file_may_be_written_over_only_by_a_later_state_of_its_match(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    session, _ = typed("1", "1")
    record = session.table.record
    other, _ = new_record("kierki", seed="2")
    keeper = Keeper(tmp_path / "spare.json")
    keeper.take(path, record)
    keeper.take(path, record)
    with pytest.raises(FileTakenError):
        keeper.take(path, other)
    earlier, _ = new_record("kierki", seed="1", bots="casual")
    with pytest.raises(FileTakenError):
        keeper.take(path, earlier)
    assert codec.load(path) == record


def test_a_broken_off_match_is_rescued_to_the_state_folder(tmp_path: Path) -> None:
    where = spare_path({"XDG_STATE_HOME": str(tmp_path)}, NOW)
    assert where == tmp_path / "kierki" / "kierki-20260102-030405.json"
    assert spare_path({"XDG_STATE_HOME": "relative"}, NOW).is_absolute()
    record, _ = new_record("kierki", seed="1")
    assert Keeper(where).rescue(record) == where
    assert codec.load(where) == record
    assert Keeper(Path("/proc/no/such")).rescue(record) is None
