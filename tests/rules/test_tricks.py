"""Following suit, winning and leading on: R-TRICK, and who may act at all."""

from __future__ import annotations

from itertools import product

import pytest

from kierki.cards import Card, CardSet, Seat, parse_card
from kierki.game import CardFault, IllegalCard, Play, to_act, view_of
from kierki.game.errors import MatchOver, NotYourTurn
from support import (
    PLAYERS,
    begin,
    dealt,
    ending,
    legal,
    one_deal,
    play,
    points,
    refusal,
    refused,
    told,
    trick_of,
    turn,
    variant,
)

PLAIN = one_deal("no-tricks")
TRUMPS = one_deal("trump")
EVERY_CONTRACT = [
    *[("kierki", key) for key in variant("kierki").contracts if key != "lottery"],
    ("hearts", "black-lady"),
    ("hearts-original", "plain-hearts"),
]


@pytest.mark.parametrize(("preset", "contract"), EVERY_CONTRACT)
def test_trick_1_who_can_must_follow(preset: str, contract: str) -> None:
    match = play(ending(one_deal(contract, preset), "4D 5D", "2D AS", "3D 6S", "9D TD"), "4D")
    assert legal(match) == "2D"
    error = refusal(match, "AS")
    assert (error.fault, error.rule, error.card) == (
        CardFault.FOLLOW,
        "R-TRICK-1",
        parse_card("AS"),
    )
    assert error.legal == CardSet.parse("2D")


@pytest.mark.parametrize(("preset", "contract"), EVERY_CONTRACT)
def test_trick_1_void_may_play_anything(preset: str, contract: str) -> None:
    hands = ("4D 5D 6D 7D", "2C QS KH AH", "3D 6S 7S 8S", "9D TD JD QD")
    match = play(ending(one_deal(contract, preset), *hands), "4D")
    assert legal(match) == "2C QS KH AH"


@pytest.mark.parametrize("led", ["2D", "AD"])
def test_trick_1_no_duty_to_beat(led: str) -> None:
    match = play(ending(PLAIN, f"{led} 2S", "3D KD", "4D 3S", "5D 4S"), led)
    assert legal(match) == "3D KD"


def test_trick_1_no_duty_to_trump_or_overtrump() -> None:
    match = ending(TRUMPS, "4D 5D", "AS 2S", "3S 2C", "9D TD", trump="S")
    match = play(match, "4D")
    assert legal(match) == "2S AS"
    assert legal(play(match, "AS")) == "2C 3S"


def test_LM_06_no_trumping_while_the_suit_led_is_held() -> None:
    match = play(ending(TRUMPS, "4D 5D", "2D AS", "3S 2C", "9D TD", trump="S"), "4D")
    assert legal(match) == "2D"
    assert refusal(match, "AS").fault is CardFault.FOLLOW


def test_LM_02_a_card_not_held_is_refused_by_name() -> None:
    hands = ("3H 4H 5H 6H 7H TH JH QH KH", "5C 6C 7C 8C 9C 8H 8S KS AS")
    others = ("2D 3D 4D 5D 6D 7D 8D 9D TD", "2S 3S 4S 5S 6S 7S 9S TS JS")
    match = play(ending(PLAIN, *hands, *others), "3H")
    error = refusal(match, "3H")  # which also holds that the match stays as it was
    assert (error.fault, error.rule) == (CardFault.NOT_HELD, "R-TRICK-1")
    assert error.facts["card"] == "3H"
    assert error.facts["legal"] == "8H"
    assert turn(match) == 1
    after = view_of(play(match, "8H"), Seat(1))
    assert after.trick == (parse_card("3H"), parse_card("8H"))
    assert str(after.hand) == "5C 6C 7C 8C 9C 8S KS AS"


def test_LM_03_turn_possession_and_suit_are_checked() -> None:
    match = play(ending(PLAIN, "4D 5D", "2D AS", "3D 6S", "9D TD"), "4D")
    out_of_turn = refused(match, Play(parse_card("3D")), seat=2)
    assert isinstance(out_of_turn, NotYourTurn)
    assert out_of_turn.facts["to_act"] == (1,)
    assert refusal(match, "KS").fault is CardFault.NOT_HELD
    assert refusal(match, "AS").fault is CardFault.FOLLOW


def test_LM_04_a_rank_cannot_be_invented() -> None:
    match = play(ending(PLAIN, "5C 6C", "4C 9D", "7C 8C", "TC JC"), "5C")
    assert refusal(match, "2C").fault is CardFault.NOT_HELD
    assert legal(match) == "4C"
    assert turn(play(match, "4C")) == 2


@pytest.mark.parametrize("number", [-1, 52, 1000])
def test_LM_04_numbers_that_are_no_cards(number: int) -> None:
    error = refused(ending(PLAIN, "5C", "4C", "7C", "TC"), Play(Card(number)))
    assert isinstance(error, IllegalCard)
    assert error.facts["card"] == f"#{number}"


@pytest.mark.parametrize(
    ("cards", "trump", "place"),
    [
        ("5C 7C KC 2C", None, 2),  # TW-02: not the first card that is higher
        ("5C AD 6C KH", None, 2),
        ("JC KD 7C 8C", "S", 0),  # TW-03: another suit never wins, unless it is trump
        ("9S TS 2S 3S", None, 1),
        ("9C TC JC QC", None, 3),  # TW-06: ranks are not letters
        ("KC AC QC JC", None, 1),
        ("AS KS 2D 3S", "D", 2),  # TA-01: trumps
        ("AS 2D 9D 3S", "D", 2),
        ("AS 9D 2D 3S", "D", 1),
        ("4D 9D KS AD", "D", 3),
        ("AS KS 2D 3S", "S", 0),  # TA-09: this deal's trumps, not the last one's
    ],
)
def test_trick_2_winner_TW_02_TW_03_TW_06_TA_01(cards: str, trump: str | None, place: int) -> None:
    held = [card + " " + filler for card, filler in zip(cards.split(), FILLERS, strict=True)]
    match = play(ending(TRUMPS if trump else PLAIN, *held, trump=trump), cards)
    assert trick_of(match).winner == place
    assert turn(match) == place


FILLERS = ["2H", "3H", "4H", "5H"]


@pytest.mark.parametrize(("leader", "place"), [*product(range(4), range(4))])
def test_trick_2_TW_01_seat_of_the_winner(leader: int, place: int) -> None:
    order = ["4C", "7C", "9C", "TC"]
    order[place] = "KC"
    hands = [""] * 4
    for i, card in enumerate(order):
        hands[(leader + i) % 4] = f"{card} {FILLERS[i]}"
    match = play(ending(PLAIN, *hands, leader=leader), " ".join(order))
    winner = (leader + place) % 4
    assert trick_of(match).winner == winner
    assert trick_of(match).leader == leader
    assert turn(match) == winner


def test_trick_2_the_second_trick_counts_too_TW_02() -> None:
    match = ending(PLAIN, "5C 2D", "7C KD", "KC 3D", "2C 4D", number=1)
    match = play(match, "5C 7C KC 2C")
    assert turn(match) == 2
    match = play(match, "3D 4D 2D KD")
    assert points(match) == (0, -20, -20, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_trick_2_winner_leads_next_for_any_number(players: int) -> None:
    whole = one_deal("no-tricks", players=players)
    ranks = "3456789"
    hands = [f"{ranks[(seat + 1) % players]}D {ranks[seat]}S" for seat in range(players)]
    match = play(ending(whole, *hands), " ".join(hand[:2] for hand in hands))
    assert trick_of(match).winner == turn(match) == players - 2


@pytest.mark.parametrize("players", PLAYERS)
def test_trick_3_play_is_clockwise(players: int) -> None:
    whole = one_deal("no-tricks", players=players)
    match = ending(whole, *[f"{rank}D" for rank in "3456789"[:players]], leader=players - 1)
    seats = []
    for _ in range(players):
        (seat,) = to_act(match.phase)
        seats.append(seat)
        match = play(match, str(view_of(match, seat).hand))
    assert seats == [players - 1, *range(players - 1)]


@pytest.mark.parametrize("players", PLAYERS)
def test_trick_3_the_deal_ends_when_all_hands_are_empty(players: int) -> None:
    whole = one_deal("no-tricks", players=players)
    match = begin(whole, dealt(whole))
    count = 0
    while not match.is_over:
        assert len(match.results) == 0
        match = play(match, legal(match).split()[0])
        count += 1
    assert count == {3: 51, 4: 52, 5: 50, 6: 48, 7: 49}[players]
    assert sum(match.results[0].won) == count // players


def test_trick_3_nobody_plays_on_after_the_match() -> None:
    match = play(ending(PLAIN, "5C", "4C", "7C", "TC"), "5C 4C 7C TC")
    assert match.is_over
    assert to_act(match.phase) == ()
    assert isinstance(refused(match, Play(parse_card("5C")), seat=0), MatchOver)


def test_trick_3_events_name_the_taker_and_the_cards() -> None:
    events = told(ending(PLAIN, "5C 2D", "7C KD", "KC 3D", "2C 4D", number=12), "5C 7C KC 2C")
    assert [type(event).__name__ for event in events] == ["CardPlayed"] * 4 + ["TrickTaken"]
