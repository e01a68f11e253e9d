"""Whatever a bot does, a legal action comes out, and the first fault of a match is logged."""

import logging
from dataclasses import dataclass
from random import Random
from typing import cast

import pytest

from bots.playing import choice_of, every_variant, rng_of, seed_of, walk
from kierki.bots import Guarded, decision_rng, guarded_choice, make_bot, play_match
from kierki.bots.answers import drawn, fits
from kierki.cards import Card, CardSet, Suit
from kierki.game import (
    Action,
    Bid,
    ChooseMoon,
    Decline,
    GiveCards,
    NameTrump,
    OpenAuction,
    PassCards,
    Play,
    TakeTalon,
    View,
    to_act,
    view_of,
)
from support import ending, hearts, play, variant

MATCH = play(ending(hearts(), "5S 2C 3C", "AS 2D 3D", "KS QS 7D", "2S 9D TD"), "5S AS")
VIEW = view_of(MATCH, to_act(MATCH.phase)[0])
LEGAL = {Play(card) for card in CardSet.parse("KS QS")}


@dataclass
class Broken:
    """A bot that answers what it is told to, or raises it."""

    answer: object
    name: str = "broken"

    def choose(self, view: View, rng: Random) -> Action:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return cast("Action", self.answer)


RAISES = ZeroDivisionError("by zero")
FAULTS: dict[str, object] = {
    "raises": RAISES,
    "nothing": None,
    "a card": Card(36),
    "a text": "QS",
    "the class": Play,
    "no card": Play(None),  # type: ignore[arg-type]
    "a text for a card": Play("QS"),  # type: ignore[arg-type]
    "true for a card": Play(True),  # type: ignore[arg-type]
    "a broken number": Play(36.0),  # type: ignore[arg-type]
    "below all cards": Play(Card(-1)),
    "above all cards": Play(Card(52)),
    "revoke": Play(Card(18)),
    "another's card": Play(Card(26)),
    "another question's answer": Decline(),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_faulty_bot_is_replaced_for_the_move(fault: str, caplog: pytest.LogCaptureFixture) -> None:
    bot = Guarded(Broken(FAULTS[fault]))
    with caplog.at_level(logging.WARNING):
        answers = {bot.choose(VIEW, decision_rng(bytes(32), 2, i)) for i in range(40)}
    assert answers == LEGAL
    (record,) = caplog.records
    assert record.name == "kierki.bots"
    facts = record.__dict__["bot_fault"]
    assert facts["bot"] == "broken"
    assert facts["fault"] == ("raised" if fault == "raises" else "illegal")
    assert facts["seat"] == 2
    assert facts["variant"] == "hearts"
    assert record.getMessage().startswith("bot-fault bot=broken fault=")
    assert record.exc_info is None  # no traceback unless somebody debugs


def test_traceback_is_logged_for_debugging(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        guarded_choice(Broken(RAISES), VIEW, Random(1))
    assert caplog.records[0].exc_info is not None


def test_right_answers_pass_unchanged(caplog: pytest.LogCaptureFixture) -> None:
    assert guarded_choice(Broken(Play(Card(36))), VIEW, Random(1)) == Play(Card(36))
    assert not caplog.records


def test_interrupts_are_no_faults() -> None:
    with pytest.raises(KeyboardInterrupt):
        guarded_choice(Broken(KeyboardInterrupt()), VIEW, Random(1))


def test_match_of_bots_that_always_fail(caplog: pytest.LogCaptureFixture) -> None:
    for table in every_variant()[::6]:
        caplog.clear()
        bots = [Broken(RAISES) for _ in range(table.players)]
        assert play_match(table, seed_of("faults"), bots).match.is_over
        assert len(caplog.records) == table.players  # once for each seat of this match


def test_stand_in_is_the_same_when_the_match_is_played_again() -> None:
    variant = every_variant()[0]
    first, second = (
        play_match(variant, seed_of("again"), [Broken(RAISES)] * variant.players) for _ in range(2)
    )
    assert first.actions == second.actions


def test_what_fits_every_choice() -> None:
    """Answers of every kind to every kind of choice: those that fit are what the game takes."""
    every: list[object] = [
        Decline(),
        TakeTalon(),
        OpenAuction(),
        OpenAuction(5),
        OpenAuction(7),
        OpenAuction(True),
        Bid(5),
        Bid(325),
        Bid(330),
        Bid(5.0),  # type: ignore[arg-type]
        NameTrump(Suit.HEARTS),
        NameTrump(3),  # type: ignore[arg-type]
        ChooseMoon("new"),  # type: ignore[arg-type]
        PassCards({1, 2, 3}),  # type: ignore[arg-type]
        PassCards(CardSet(-1)),
        PassCards(CardSet()),
        GiveCards([1, 2, 3]),  # type: ignore[arg-type]
        GiveCards((Card(1), Card(1), Card(1))),
        None,
    ]
    asked: set[type] = set()
    for table in (variant(trump_call="talon"), variant("hearts")):
        for match, seat in walk(table, seed_of("fits"), make_bot("random")):
            choice = view_of(match, seat).choice
            assert choice is not None
            if type(choice) in asked:
                continue
            asked.add(type(choice))
            for i in range(20):
                assert fits(choice, drawn(choice, rng_of(i)))
            fitting = [answer for answer in every if fits(choice, answer)]
            assert all(type(choice).__name__ in _ANSWERED_BY[type(a).__name__] for a in fitting)
            assert fits(choice, choice_of("casual", match))
    assert len(asked) == 7  # all but a mixed moon, which is rare and has its own test


_ANSWERED_BY = {
    "Decline": ("AskBid", "AskLay"),
    "TakeTalon": ("AskTalon",),
    "OpenAuction": ("AskTalon",),
    "Bid": ("AskBid",),
    "NameTrump": ("AskTrump",),
}
