"""What a player sees before deciding."""

import re
from random import Random

import pytest

from kierki.bots.answers import drawn
from kierki.cards.card import Suit
from kierki.cards.cardset import CardSet
from kierki.cards.seat import Seat
from kierki.game.choices import AskCard, AskLay
from kierki.game.match import to_act
from kierki.game.view import View, view_of
from kierki.i18n import Language, Translator
from kierki.terminal.decision import decision
from kierki.terminal.hand import in_order, rows
from kierki.terminal.rows import layout
from kierki.terminal.table import Table
from kierki.terminal.words import Words
from terminal.table import new_record

PL = Translator(Language.PL, strict=True)
NAMES = ("Zofia", "Ania", "Tomek", "Kasia")


def moments(variant: str, seed: str = "1", **settings: str) -> list[View]:
    """Every question of a match played by lot."""
    table, rng = Table.open(new_record(variant, seed=seed, settings=settings)[0]), Random(1)
    views = []
    while not table.match.is_over:
        seat = to_act(table.match.phase)[0]
        view = view_of(table.match, seat)
        views.append(view)
        assert view.choice is not None
        table = table.after(seat, drawn(view.choice, rng))
    return views


def shown(view: View, width: int = 60) -> str:
    names = Words(PL, NAMES, view.seat)
    return "\n".join(line.plain for line in decision(view, names, width))


@pytest.mark.parametrize("variant", ["kierki", "hearts"])
def test_UI_05_exactly_the_legal_cards_carry_their_number(variant: str) -> None:
    for view in moments(variant):
        if isinstance(view.choice, AskCard | AskLay):
            hand = shown(view).partition("Twoje karty:\n")[2]
            numbered = {int(n) for n in re.findall(r"(\d+):", hand)}
            cards = in_order(view.hand)
            assert {cards[n - 1] for n in numbered} == set(view.choice.cards)
            assert all(PL.card(card) in hand for card in cards)


def test_the_trick_says_who_led_what_was_played_and_who_is_winning() -> None:
    full = [v for v in moments("kierki") if len(v.trick) == 3]
    assert full
    for view in full:
        assert view.leader is not None
        text = shown(view)
        assert f"Lewa {len(view.tricks) + 1}. Wychodzi {NAMES[view.leader]}. Bierze " in text
        for step, card in enumerate(view.trick):
            name = NAMES[(view.leader + step) % 4]
            assert re.search(rf"^{name} .*{re.escape(PL.card(card))}", text, re.MULTILINE)


def test_totals_tricks_and_points_of_everybody_the_reader_last() -> None:
    view = next(v for v in moments("kierki") if v.number == 2 and len(v.tricks) == 5)
    lines = shown(view).splitlines()
    head = next(n for n, line in enumerate(lines) if "razem" in line)
    assert view.seat is not None
    seats = [(view.seat + step) % 4 for step in (1, 2, 3, 0)]
    for line, seat in zip(lines[head + 1 :], seats, strict=False):
        name, total, won, points, *_ = line.split()
        assert name == NAMES[seat]
        assert total == PL.number(view.totals[seat])
        assert won == str(view.won[seat])
        assert points == PL.number(view.points[seat], signed=True)


def test_a_wide_console_shows_what_everybody_took() -> None:
    off = moments("kierki", finish_early="off")
    view = next(v for v in off if v.number == 3 and len(v.tricks) == 12)
    assert view.contract is not None
    assert "wzięte" in shown(view, 80)
    assert "wzięte" not in shown(view, 40)
    for trick in view.tricks:
        for card in trick.cards:
            if card % 13 == 10:  # a queen
                line = next(x for x in shown(view, 80).splitlines() if NAMES[trick.winner] in x)
                assert PL.card(card) in line


def test_the_first_five_cards_are_said_to_be_the_first() -> None:
    view = next(v for v in moments("kierki") if v.contract and v.contract.key == "trump")
    text = shown(view)
    assert "Rozdajesz. Atu nazywasz ty. Na razie rozdane: 5 kart." in text
    assert ":" not in text.partition("Twoje karty:\n")[2]  # a suit is asked, no card


def test_the_talon_and_its_auction() -> None:
    bidding = [v for v in moments("kierki", "3", trump_call="talon") if v.bids]
    view = next(v for v in bidding if v.talon_taker is None)
    text = shown(view)
    assert f"Talon: {PL.cards(view.talon)}" in text
    assert "Licytacja: " in text
    taken = next(v for v in bidding if v.price is not None and v.trump is not None)
    assert f"za {taken.price}" in shown(taken)
    assert "Atu (" in shown(taken) or "Atu, od ciebie" in shown(taken)


def test_the_layout_has_a_gap_for_every_card_that_is_not_there() -> None:
    laid = CardSet.parse("7S 8S 6S 7H TH")
    lines = [row.plain for row in layout(laid, 4, Words(PL, NAMES, Seat(0)))]
    assert lines == [
        "♠ · · · · 6 7 8 ·  · · · · ·",
        "♥ · · · · · 7 · · 10 · · · ·",
        "♣ · · · · · · · ·  · · · · ·",
        "♦ · · · · · · · ·  · · · · ·",
    ]
    plain = Words(Translator(Language.PL, ascii=True), NAMES, Seat(0))
    assert layout(laid, 7, plain)[2].plain == "tr   . . . . . . .  . . . . ."


def test_a_hand_breaks_into_rows_that_fit() -> None:
    hand = CardSet.parse("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2H 3H 4C 5D")
    words = Words(PL, NAMES, Seat(0))
    lines = [line.plain for line in rows(hand, hand, words, 40)]
    assert all(len(line) <= 40 for line in lines)
    assert [int(n) for n in re.findall(r"(\d+):", " ".join(lines))] == list(range(1, 18))
    assert lines[0].split() == ["1:A♠", "2:K♠", "3:D♠", "4:W♠", "5:10♠"]


def test_two_colours_or_four() -> None:
    two, four = Words(PL, NAMES), Words(PL, NAMES, four_colours=True)
    assert len({two.style(suit) for suit in Suit}) == 2
    assert len({four.style(suit) for suit in Suit}) == 4
    assert two.style(Suit.HEARTS) == two.style(Suit.DIAMONDS) == "red"
