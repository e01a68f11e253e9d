"""Undo takes back one's own last action while nobody has acted and nothing was shown (IL-12)."""

from random import Random

import pytest

from kierki.bots.answers import drawn
from kierki.cards.seat import Seat
from kierki.game.actions import NameTrump, OpenAuction, PassCards, Play
from kierki.game.events import CardsPassed, DealScored, HandsCompleted, StockLaid
from kierki.game.match import to_act
from kierki.game.view import view_of
from kierki.i18n import Language, Translator
from kierki.record.record import Record
from kierki.terminal.hand import in_order
from kierki.terminal.session import Session
from kierki.terminal.table import Table, UndoRefusedError
from terminal.table import Paper, lines, new_record, open_session

SAY = Translator(Language.PL, strict=True)
FORMS = [
    ("kierki", 3, {"trump_call": "talon"}),
    ("kierki", 4, {"trump_call": "declarer"}),
    ("kierki", 4, {}),
    ("kierki", 6, {}),
    ("hearts", 4, {"deals": "4"}),
]


def refusal(table: Table, seat: Seat) -> str | None:
    try:
        table.undone(seat)
    except UndoRefusedError as error:
        return error.id
    return None


@pytest.mark.parametrize(("variant", "players", "settings"), FORMS)
def test_IL_12_what_may_be_taken_back(
    variant: str, players: int, settings: dict[str, str]
) -> None:
    record, _ = new_record(variant, players=players, settings=settings, seed="3")
    table, rng = Table.open(record), Random(3)
    undone: set[type] = set()
    while not table.match.is_over:
        seat = to_act(table.match.phase)[0]
        choice = view_of(table.match, seat).choice
        assert choice is not None
        before, table = table, table.after(seat, drawn(choice, rng))
        action = table.record.actions[-1][1]
        if isinstance(action, Play) and rng.random() < 0.9:
            continue  # they are many, and each undo plays the match again
        shown = any(
            isinstance(event, CardsPassed | DealScored | HandsCompleted | StockLaid)
            for event in table.news
        )
        others = [s for s in range(players) if s != seat]
        acted = {s for s, _ in table.record.actions}
        for other in map(Seat, others):
            assert refusal(table, other) == (
                "table-undo-others" if other in acted else "table-undo-nothing"
            )
        if shown:
            assert refusal(table, seat) == "table-undo-revealed"
        else:
            assert table.undone(seat) == before
            undone.add(type(action))
    expected: dict[str, set[type]] = {
        "talon": {OpenAuction, NameTrump, Play},
        "declarer": {NameTrump, Play},
    }
    form = settings.get("trump_call", "")
    assert expected.get(form, {PassCards, Play} if variant == "hearts" else {Play}) <= undone


def at_the_lead_after_winning() -> tuple[Record, Seat]:
    """A match in which a seat has won a trick with its last card, and leads."""
    table, rng = Table.open(new_record("kierki", seed="1")[0]), Random(1)
    while True:
        seat = to_act(table.match.phase)[0]
        choice = view_of(table.match, seat).choice
        assert choice is not None
        table = table.after(seat, drawn(choice, rng))
        if to_act(table.match.phase)[0] == seat:
            return table.record, seat


def typed(record: Record, seat: Seat, *text: str, confirm: bool = False) -> tuple[Session, str]:
    paper = Paper()
    session = open_session(record, seat, paper, SAY, confirm=confirm)
    paper.typist = lines(*text)
    with pytest.raises(EOFError):
        session.run()
    return session, paper.text


def test_undo_at_the_console() -> None:
    record, seat = at_the_lead_after_winning()
    session, text = typed(record, seat, "u")
    assert session.table.record.actions == record.actions[:-1]
    card = record.actions[-1][1]
    assert isinstance(card, Play)
    assert f"Cofnięte: {SAY.card(card.card)}" in text


def test_undo_twice_goes_no_further_than_ones_own() -> None:
    record, seat = at_the_lead_after_winning()
    session, text = typed(record, seat, "u", "u")
    assert session.table.record.actions == record.actions[:-1]
    assert "Nie da się już cofnąć: po tobie był już ruch" in text


def test_undo_with_nothing_done() -> None:
    record, me = new_record("kierki", seed="1")
    assert "Nie ma czego cofnąć" in typed(record, me, "u")[1]


def test_confirm_lets_a_card_be_taken_back_before_the_others_play() -> None:
    record, me = new_record("kierki", seed="1")
    session, text = typed(record, me, "1", "u", "2", "", confirm=True)
    second = in_order(view_of(record.match(), me).hand)[1]
    assert session.table.record.actions[0] == (me, Play(second))
    assert text.count("Enter – dalej") == 2
    assert "Cofnięte" in text
    assert [seat for seat, _ in session.table.record.actions].count(me) == 1
