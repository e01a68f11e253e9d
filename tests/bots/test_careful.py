"""What the careful bot does that a careful player does, in tricks that one wants to avoid."""

from dataclasses import replace

import pytest

from bots.playing import choice_of
from kierki.cards import Seat, format_card, parse_cards
from kierki.game import Match, Play, Trick
from kierki.game.state import Tricks
from support import begin, dealt, ending, hearts, one_deal, play, turn


def card(match: Match) -> str:
    action = choice_of("casual", match)
    assert isinstance(action, Play)
    return format_card(action.card)


def first_trick(contract: str, hand: str, cards: str) -> Match:
    """The first trick of a deal, in which the seat that holds *hand* plays after *cards*."""
    table = one_deal(contract)
    places = ["", *cards.split()]
    hands = [""] * 4
    for place, led in enumerate(places[1:]):
        hands[place] = led
    hands[len(places) - 1] = hand
    return play(begin(table, dealt(table, *hands), dealer=3), cards)


def test_ducks_as_high_as_it_can() -> None:
    hand = "8C 3C AC 2D 5D 9D JD 3S 6S TS 2H 7H 9H"
    assert card(first_trick("no-tricks", hand, "9C")) == "8C"


def test_takes_with_the_highest_card_when_it_must_take() -> None:
    hand = "TC AC QC 2D 5D 9D JD 3S 6S TS 2H 7H 9H"
    assert card(first_trick("no-tricks", hand, "9C 2C 4C")) == "AC"


@pytest.mark.parametrize(
    ("contract", "dumped"),
    [
        ("no-queens", "QD"),
        ("no-kings-and-jacks", "KS"),
        ("no-hearts", "AH"),
        ("no-king-of-hearts", "KH"),
        ("robber", "KH"),
    ],
)
def test_throws_what_costs_on_anothers_trick(contract: str, dumped: str) -> None:
    hand = "2D 4D 5D QD 3S 4S 7S KS 2H 3H 5H KH AH"
    assert card(first_trick(contract, hand, "9C TC")) == dumped


@pytest.mark.parametrize("contract", ["no-tricks", "no-queens", "no-hearts", "robber"])
def test_leads_low_from_a_safe_suit(contract: str) -> None:
    hand = "2C 5C 8C 3D 9D QD KD 7S TS QS AS 4H KH"
    assert card(first_trick(contract, hand, "")) in {"2C", "5C", "8C", "3D"}


def test_low_spades_drive_the_queen_out() -> None:
    hands = ("2C AC 8C 3S 5S 7S 8S 9S AD KD TD 9D 8D", "QS 3C 5C", "KS 4C 6C", "AS 7C 9C")
    table = hearts()
    match = play(begin(table, dealt(table, *hands)), "2C 3C 4C 7C")
    assert turn(match) == 3
    hands = ("2C 8C 9C", "QS 3C 5C", "KS 4C 6C", "AC 3S 5S 7S 8S 9S AD KD TD 9D 8D 7D 6D")
    match = play(begin(table, dealt(table, *hands)), "2C 3C 4C AC")
    assert card(match).endswith("S")


def test_keeps_the_spades_that_guard_the_queen() -> None:
    hand = "QS 3S 4S 6S 8S AD KD 7D KH QH 5H JH TH"
    match = first_trick("no-queens", hand, "9C TC")
    assert card(match) not in {"3S", "4S", "6S", "8S"}


def test_wants_no_lead_to_the_trick_that_costs() -> None:
    """Trick 6: the ace would win it, and nothing is low enough to lead to trick 7."""
    match = ending(
        one_deal("last-tricks"),
        "TC 4H AD 2D 9S 8S 7H 5H",
        "5C 3D 4D TS JS 6H 8H 9H",
        "9C AC QD KD AS KS AH KH",
        "7C 2C JC 5D 7D 2S 3S TH",
        number=6,
    )
    assert card(play(match, "TC 5C")) == "9C"


def test_plays_high_while_tricks_cost_nothing() -> None:
    hand = "AC KC 2C 3D 4D 5D 3S 4S 5S 2H 3H 4H 5H"
    assert card(first_trick("last-tricks", hand, "3C 5C 6C")) == "AC"


def test_does_not_throw_on_the_partner() -> None:
    partners = hearts("hearts-partners")
    match = ending(partners, "AC 3D 9S", "5C 4D 6S", "QS 2D 7D", "9C 5D 7S")
    assert card(play(match, "AC 5C")) != "QS"
    match = ending(partners, "4C 3D 9S", "AC 4D 6S", "QS 2D 7D", "9C 5D 7S")
    assert card(play(match, "4C AC")) == "QS"


def taken_by(match: Match, seat: int, *tricks: str) -> Match:
    """*match* after *seat* led to *tricks* and took them."""
    assert isinstance(match.phase, Tricks)
    leader = Seat(seat)
    gone = tuple(Trick(leader, parse_cards(cards), leader) for cards in tricks)
    return replace(match, phase=replace(match.phase, tricks=gone))


SHOT = ("AS QS 2S 3S", "AH 3H 4H 5H", "JH 6H 7H 8H", "AC 2C 3C 4C", "KC 5C 6C 7C")
HANDS = ("QH 9H 3D 4D", "8C 4S 5D 6D", "KH 2H 9D TD", "TC TH JD QD")


def test_takes_a_heart_to_stop_a_moon() -> None:
    match = ending(hearts(), *HANDS, broken=True)
    assert card(play(match, "QH 8C")) == "2H"
    assert card(play(taken_by(match, 0, *SHOT), "QH 8C")) == "KH"


def test_does_not_mind_the_partners_moon() -> None:
    match = taken_by(ending(hearts("hearts-partners"), *HANDS, broken=True), 0, *SHOT)
    assert card(play(match, "QH 8C")) == "2H"


def test_finishes_its_own_moon() -> None:
    red = ("AD 3D 4D 5D", "KD 6D 7D 8D", "QD TD 2H 9H", "QH 9C TS 6S")
    rest = ("KS JS 5S 7S", "JC 2D 9S 8S")
    high = ending(hearts(), "KH QC", "8C 4S", "TH 9D", "TC JD", broken=True)
    assert card(taken_by(high, 0, *SHOT, *red, *rest)) == "KH"
