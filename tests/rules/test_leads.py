"""What may be led, and who leads first: R-LEAD, R-FIRST-1, R-FIRST-3."""

from __future__ import annotations

import pytest

from kierki.cards import CardSet, Seat, deck, format_card
from kierki.game import CardFault, view_of
from kierki.game.events import HeartsBroken
from kierki.game.state import Tricks
from support import (
    HEARTS_PRESETS,
    PLAYERS,
    begin,
    dealt,
    ending,
    hearts,
    legal,
    one_deal,
    play,
    refusal,
    told,
    turn,
    variant,
)

HELD_BACK = ["no-hearts", "no-king-of-hearts", "robber"]
FREE = ["no-tricks", "no-queens", "no-kings-and-jacks", "last-tricks", "trump"]


# R-LEAD-1


@pytest.mark.parametrize("preset", HEARTS_PRESETS)
def test_lead_1_no_heart_until_broken(preset: str) -> None:
    hands = ("3H 8D", "4H 9D", "5H TD", "6H JD")
    match = ending(hearts(preset), *hands)
    assert legal(match) == "8D"
    error = refusal(match, "3H")
    assert (error.fault, error.rule) == (CardFault.HEARTS_UNBROKEN, "R-LEAD-1")
    assert error.legal == CardSet.parse("8D")
    assert legal(ending(hearts(preset), *hands, broken=True)) == "8D 3H"


@pytest.mark.parametrize("preset", HEARTS_PRESETS)
def test_lead_1_HB_06_nothing_but_hearts_may_be_led(preset: str) -> None:
    match = ending(hearts(preset), "2H 7H KH", "3S 4S 5S", "6S 7S 8S", "9S TS JS")
    assert legal(match) == "2H 7H KH"


def test_lead_1_a_lead_from_hearts_alone_breaks_them() -> None:
    hands = ("2H 7H", "3H 4S", "6S 7S", "9S TS")
    events = told(ending(hearts(), *hands), "2H")
    assert HeartsBroken(Seat(0)) in events
    assert legal(play(ending(hearts(), *hands), "2H 3H 6S 9S")) == "4S"  # no heart left there
    hands = ("2H 7H", "3H 4S 5H", "6S 7S", "9S TS")
    assert legal(play(ending(hearts(), *hands), "2H 3H 6S 9S")) == "4S 5H"


def test_lead_1_HB_01_a_discard_breaks_them() -> None:
    hands = ("8C 2C", "TC 3H 8D", "9C 4C", "5H 5S")
    match = ending(hearts(), *hands, number=3)
    after = play(match, "8C TC 9C 5H")
    assert turn(after) == 1
    assert legal(after) == "8D 3H"
    unbroken = play(ending(hearts(), *hands[:3], "5S 5H", number=3), "8C TC 9C 5S")
    assert legal(unbroken) == "8D"


@pytest.mark.parametrize("queen_breaks_hearts", [False, True])
def test_lead_1_HB_01_only_hearts_break_hearts(queen_breaks_hearts: bool) -> None:
    breaking = {"QS"} if queen_breaks_hearts else set()
    for card in deck(4):
        name = format_card(card)
        others = "2C" if name == "3C" else "3C"
        whole = hearts(queen_breaks_hearts=queen_breaks_hearts, clean_first_trick=False)
        match = play(ending(whole, name, others, "4C", "5C"), name)
        assert view_of(match, None).broken is (name.endswith("H") or name in breaking)


def test_lead_1_HB_05_the_ban_is_on_leading_only() -> None:
    hands = ("8C 2C", "5H 9D", "9C 4C", "TC 5S")
    match = play(ending(hearts(), *hands, number=4), "8C")
    assert legal(match) == "9D 5H"
    assert view_of(play(match, "5H"), None).broken is True
    assert view_of(play(match, "9D"), None).broken is False


def test_lead_1_HB_03_the_queen_is_another_card() -> None:
    hands = ("QS 4H 9H", "3S 4S 5S", "6S 7S 8S", "9S TS JS")
    assert legal(ending(hearts(), *hands)) == "QS"
    assert legal(ending(hearts(queen_is_no_exit=True), *hands)) == "QS 4H 9H"
    with_club = ("QS 4C 9H", *hands[1:])
    assert legal(ending(hearts(queen_is_no_exit=True), *with_club)) == "4C QS"


@pytest.mark.parametrize("players", PLAYERS)
def test_lead_1_broken_hearts_are_mended_for_the_next_deal(players: int) -> None:
    whole = variant("hearts", players, pass_cycle=["hold"], finish_early=False)
    match = begin(whole)
    while not match.results:
        match = play(match, legal(match).split()[-1])
    assert view_of(match, None).broken is False
    assert view_of(match, None).number == 2


# R-LEAD-2


@pytest.mark.parametrize("contract", HELD_BACK)
def test_lead_2_hearts_held_back_never_lifts(contract: str) -> None:
    whole = one_deal(contract)
    match = ending(whole, "3H 8D 9D", "4H 5H 6H", "2S 3S 4S", "5S 6S 7S")
    assert legal(match) == "8D 9D"
    error = refusal(match, "3H")
    assert (error.fault, error.rule) == (CardFault.HEARTS_HELD_BACK, "R-LEAD-2")
    after = play(match, "8D 4H 2S 5S")  # a heart has been thrown
    assert turn(after) == 0
    assert legal(after) == "9D"
    told_so = [type(event).__name__ for event in told(match, "8D 4H 2S 5S")]
    assert "HeartsBroken" not in told_so


@pytest.mark.parametrize("contract", HELD_BACK)
def test_lead_2_never_lifts_after_a_heart_was_led(contract: str) -> None:
    match = ending(one_deal(contract), "2H 3H", "4H 8D 9H", "2S 3S", "5S 6S")
    after = play(match, "2H 4H 2S 5S")
    assert turn(after) == 1
    assert legal(after) == "8D"


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("contract", HELD_BACK)
def test_lead_2_nothing_but_hearts_may_be_led(contract: str, players: int) -> None:
    others = ["2S 3S", "4S 5S", "6S 7S", "8S 9S", "TS JS", "QS KS"][: players - 1]
    match = ending(one_deal(contract, players=players), "3H KH", *others)
    assert legal(match) == "3H KH"


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("contract", HELD_BACK)
def test_lead_2_holds_from_the_first_lead(contract: str, players: int) -> None:
    whole = one_deal(contract, players=players)
    match = begin(whole, dealt(whole, "", "AH KH 3D"), dealer=0)
    assert turn(match) == 1
    assert not any(card.endswith("H") for card in legal(match).split())


@pytest.mark.parametrize("contract", FREE)
def test_lead_2_other_deals_let_hearts_be_led(contract: str) -> None:
    match = ending(one_deal(contract), "3H 8D", "4H 9D", "5H TD", "6H JD")
    assert legal(match) == "8D 3H"


# R-LEAD-3


def test_lead_3_the_queen_of_spades_may_be_led_and_breaks_nothing() -> None:
    match = ending(hearts(), "QS 3H", "AS 4H 5D", "2S 6D", "3S 7D")
    assert legal(match) == "QS"
    after = play(match, "QS AS 2S 3S")
    assert turn(after) == 1
    assert legal(after) == "5D"


def test_lead_3_option_queen_breaks_hearts() -> None:
    whole = hearts(queen_breaks_hearts=True)
    hands = ("QS 3H", "AS 4H 5D", "2S 6D", "3S 7D")
    events = told(ending(whole, *hands), "QS AS 2S 3S")
    assert HeartsBroken(Seat(0)) in events
    assert legal(play(ending(whole, *hands), "QS AS 2S 3S")) == "5D 4H"
    thrown = ending(whole, "8D 4C", "9D 3H", "QS 5C", "TD 6C 4H")
    assert legal(play(thrown, "8D 9D QS TD")) == "6C 4H"


# R-FIRST-1


@pytest.mark.parametrize("preset", HEARTS_PRESETS)
def test_first_1_FT_04_the_holder_of_the_two_of_clubs_must_lead_it(preset: str) -> None:
    players = 4
    whole = hearts(preset, players)
    for seat in range(players):
        hands = [""] * players
        hands[seat] = "2C 3H 4S 5D"
        match = begin(whole, dealt(whole, *hands), dealer=1)
        assert turn(match) == seat
        assert legal(match) == "2C"
        error = refusal(match, "5D")
        assert (error.fault, error.rule) == (CardFault.OPENING, "R-FIRST-1")
        assert error.legal == CardSet.parse("2C")


@pytest.mark.parametrize("players", PLAYERS)
def test_first_1_lowest_club_in_the_deck(players: int) -> None:
    whole = hearts(players=players)
    lowest = "2C" if players == 4 else "3C"
    for seat in range(players):
        hands = [""] * players
        hands[seat] = lowest
        match = begin(whole, dealt(whole, *hands))
        assert turn(match) == seat
        assert legal(match) == lowest


def test_first_1_PC_04_the_lowest_club_may_lie_in_the_stock() -> None:
    # The case has three players and a card left over; R-CARD-4 has one only with six, so there.
    whole = hearts(players=6)
    match = begin(whole, dealt(whole, "5C", "5D", "4C", stock="3C"))
    assert turn(match) == 2
    assert legal(match) == "4C"


def test_first_1_the_lowest_club_leads_though_it_is_a_penalty_card() -> None:
    whole = hearts(card_points={"2C": 5, "*H": 1})
    match = begin(whole, dealt(whole, "2C 3C"))
    assert legal(match) == "2C"


# R-FIRST-3


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("contract", [*FREE[:4], *HELD_BACK])
def test_first_3_left_of_the_dealer_leads_any_card_allowed(contract: str, players: int) -> None:
    whole = one_deal(contract, players=players)
    for dealer in range(players):
        match = begin(whole, dealt(whole), dealer=dealer)
        assert isinstance(match.phase, Tricks)
        left = (dealer + 1) % players
        assert turn(match) == left
        hand = view_of(match, Seat(left)).hand
        held_back = CardSet.parse("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH")
        allowed = hand - held_back if contract in HELD_BACK and hand - held_back else hand
        assert legal(match) == str(allowed)
