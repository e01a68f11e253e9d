"""A refused card is explained: the card, the rule in words, the legal cards. Nothing is lost."""

from functools import cache
from random import Random

import pytest

from kierki.bots.answers import drawn
from kierki.cards.card import Card
from kierki.cards.seat import Seat
from kierki.game.actions import Play
from kierki.game.choices import AskCard, AskLay
from kierki.game.errors import CardFault, IllegalCard
from kierki.game.match import apply, to_act
from kierki.game.view import view_of
from kierki.i18n import Language, Translator
from kierki.record.record import Record
from kierki.terminal.table import Table
from terminal.table import Paper, lines, new_record, open_session

FAULTS = {
    "kierki": {
        CardFault.NOT_HELD,
        CardFault.FOLLOW,
        CardFault.HEARTS_HELD_BACK,
        CardFault.MUST_DROP,
        CardFault.DOES_NOT_FIT,
        CardFault.NOT_START,
    },
    "hearts": {
        CardFault.NOT_HELD,
        CardFault.FOLLOW,
        CardFault.OPENING,
        CardFault.HEARTS_UNBROKEN,
        CardFault.FIRST_TRICK,
    },
}
SETTINGS = {"kierki": {"king_must_drop": "on"}, "hearts": {"limit": "200"}}


@cache
def occasions(variant: str) -> dict[CardFault, tuple[Record, Seat, IllegalCard]]:
    """For each fault a match, the seat to play, and how a card of that seat is refused."""
    found: dict[CardFault, tuple[Record, Seat, IllegalCard]] = {}
    rng = Random(1)
    for seed in "12345":
        table = Table.open(new_record(variant, settings=SETTINGS[variant], seed=seed)[0])
        while not table.match.is_over and set(found) != FAULTS[variant]:
            seat = to_act(table.match.phase)[0]
            choice = view_of(table.match, seat).choice
            assert choice is not None
            if isinstance(choice, AskCard | AskLay) and choice.cards:
                for card in map(Card, range(52)):
                    try:
                        apply(table.match, seat, Play(card))
                    except IllegalCard as error:
                        found.setdefault(error.fault, (table.record, seat, error))
            table = table.after(seat, drawn(choice, rng))
    return found


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("variant", FAULTS)
def test_every_fault_is_explained(variant: str, language: Language) -> None:
    say = Translator(language, strict=True)
    said: set[str] = set()
    assert set(occasions(variant)) == FAULTS[variant]
    for record, seat, error in occasions(variant).values():
        paper = Paper(100)
        session = open_session(record, seat, paper, say)
        card = say.card(Card(error.card))
        paper.typist = lines(card)
        with pytest.raises(EOFError):
            session.run()
        assert session.table.record == record  # nothing is lost, and the question stands
        words = say.error(error)
        assert " ".join(paper.text.split()).endswith(f"> {card} {' '.join(words.split())} >")
        assert card in words
        if error.fault is not CardFault.NOT_HELD:
            assert say.cards(error.legal) in words
        said.add(words.replace(card, ""))
    assert len(said) == len(FAULTS[variant])
