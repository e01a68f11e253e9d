"""The clean first trick and the king that must drop: R-FIRST-2, R-DROP-1."""

from __future__ import annotations

import pytest

from kierki.cards import CardSet
from kierki.game import CardFault
from support import (
    PLAYERS,
    ascending,
    begin,
    dealt,
    ending,
    hearts,
    legal,
    one_deal,
    play,
    refusal,
)

VOID = "QS 5S 3S JS AH 4H 6H 8H TH 9D KD 7D 2D"
"""Thirteen cards without a club."""


# R-FIRST-2


def test_first_2_FT_01_no_penalty_card_even_when_void() -> None:
    whole = hearts()
    match = play(begin(whole, dealt(whole, "2C", VOID)), "2C")
    assert legal(match) == ascending("5S 3S JS 9D KD 7D 2D")
    for card in ("QS", "AH"):
        error = refusal(match, card)
        assert (error.fault, error.rule) == (CardFault.FIRST_TRICK, "R-FIRST-2")
        assert str(error.legal) == ascending("5S 3S JS 9D KD 7D 2D")


@pytest.mark.parametrize(
    ("preset", "clean"),
    [
        ("hearts", True),
        ("hearts-pool", False),
        ("hearts-original", True),
        ("hearts-spot", True),
        ("hearts-omnibus", True),
        ("hearts-partners", True),
        ("hearts-reverse", True),
        ("black-maria", True),
        ("black-maria-printed", True),
    ],
)
def test_first_2_FT_01_in_every_preset(preset: str, clean: bool) -> None:
    whole = hearts(preset)
    match = play(begin(whole, dealt(whole, "2C", VOID)), "2C")
    spared = {"hearts-original": "QS"}.get(preset, "")  # it costs nothing there
    expected = f"5S 3S JS 9D KD 7D 2D {spared}" if clean else VOID
    assert legal(match) == ascending(expected)


@pytest.mark.parametrize("clean", [True, False])
def test_first_2_PA_12_the_option_is_heard(clean: bool) -> None:
    whole = hearts(clean_first_trick=clean)
    match = ending(whole, "2C 3C 4C", "QS 5S 9D", "5C 6C 7C", "8C 9C TC", number=1)
    assert legal(play(match, "2C")) == ("9D 5S" if clean else "9D 5S QS")


def test_first_2_exception_nothing_but_penalty_cards() -> None:
    whole = hearts()
    match = ending(whole, "2C 3C 4C", "QS 5H 9H", "5C 6C 7C", "8C 9C TC", number=1)
    assert legal(play(match, "2C")) == "QS 5H 9H"


def test_first_2_exception_following_suit_comes_first() -> None:
    whole = hearts(card_points={"*H": 1, "QS": 13, "KC": 10, "AC": 5})
    hands = ("2C 3C 4C", "KC 9D 5S", "AC 5C 6S", "8C KH 9C")
    match = play(ending(whole, *hands, number=1), "2C")
    assert legal(match) == "KC"  # the only club: no way to throw the nine of diamonds
    match = play(match, "KC")
    assert legal(match) == "5C"  # with another club, the one that costs stays at home
    assert refusal(match, "AC").fault is CardFault.FIRST_TRICK
    assert refusal(match, "6S").fault is CardFault.FOLLOW


def test_first_2_exception_all_clubs_held_cost_points() -> None:
    whole = hearts(card_points={"*H": 1, "QS": 13, "KC": 10, "AC": 5})
    match = ending(whole, "2C 3C 4C", "KC AC 5S", "5C 6C 7C", "8C 9C TC", number=1)
    assert legal(play(match, "2C")) == "KC AC"


def test_first_2_whatever_card_the_variant_gives_points() -> None:
    hands = ("2C 3C 4C", "KS AS QS", "5C 6C 7C", "8C 9C TC")
    hand_of_four = ("2C 3C 4C 6D", "KS AS QS 7S", "5C 6C 7C 8D", "8C 9C TC 9D")
    maria = hearts("black-maria")
    assert legal(play(ending(maria, *hand_of_four, number=1), "2C")) == "7S"
    printed = hearts("black-maria-printed")
    assert legal(play(ending(printed, *hands, number=1), "2C")) == "KS"


def test_first_2_bonus_cards_are_not_barred() -> None:
    whole = hearts("hearts-omnibus")
    match = ending(whole, "2C 3C", "JD 5H", "5C 6C", "8C 9C", number=1)
    assert legal(play(match, "2C")) == "JD"


def test_first_2_FT_04_the_ban_hangs_on_the_trick_not_on_the_own_pile() -> None:
    # Trick 2, and the player to act has won no trick yet.
    match = ending(hearts(), "6D 3C", "5H 9S", "7D 4C", "8D 6C", number=2)
    assert legal(play(match, "6D")) == "9S 5H"


@pytest.mark.parametrize("players", PLAYERS)
def test_first_2_lasts_for_the_whole_first_trick(players: int) -> None:
    whole = hearts(players=players)
    clubs = ["4C", "5C", "6C", "7C", "8C"][: players - 2]
    lowest = "2C" if players == 4 else "3C"
    hands = [f"{lowest} 9C", *[f"{club} 2D" for club in clubs], "4H 9D"]
    match = ending(whole, *hands, number=1, stock="KC" if players == 6 else "")
    match = play(match, " ".join([lowest, *clubs]))
    assert legal(match) == "9D"


# R-DROP-1


def test_drop_1_void_with_the_king_of_hearts_must_play_it() -> None:
    whole = one_deal("no-king-of-hearts", king_must_drop=True)
    match = play(ending(whole, "4D 5D", "KH 3S", "3D 6S", "9D TD"), "4D")
    assert legal(match) == "KH"
    error = refusal(match, "3S")
    assert (error.fault, error.rule) == (CardFault.MUST_DROP, "R-DROP-1")
    assert error.legal == CardSet.parse("KH")


def test_drop_1_only_when_void() -> None:
    whole = one_deal("no-king-of-hearts", king_must_drop=True)
    follows = play(ending(whole, "4D 5D", "KH 2D", "3D 6S", "9D TD"), "4D")
    assert legal(follows) == "2D"
    hearts_led = play(ending(whole, "4H 5H", "KH 2H", "3D 6S", "9D TD"), "4H")
    assert legal(hearts_led) == "2H KH"
    leads = ending(whole, "KH 2C", "3H 4C", "5C 6C", "7C 8C")
    assert legal(leads) == "2C"


def test_drop_1_only_as_an_option() -> None:
    whole = one_deal("no-king-of-hearts")
    match = play(ending(whole, "4D 5D", "KH 3S", "3D 6S", "9D TD"), "4D")
    assert legal(match) == "3S KH"


@pytest.mark.parametrize(
    "contract",
    ["no-tricks", "no-hearts", "no-queens", "no-kings-and-jacks", "last-tricks", "robber"],
)
def test_drop_1_only_in_the_deal_without_the_king_of_hearts(contract: str) -> None:
    whole = one_deal(contract, king_must_drop=True)
    match = play(ending(whole, "4D 5D", "KH 3S", "3D 6S", "9D TD"), "4D")
    assert legal(match) == "3S KH"


@pytest.mark.parametrize("players", PLAYERS)
def test_drop_1_from_the_first_trick_for_any_number(players: int) -> None:
    whole = one_deal("no-king-of-hearts", players=players, king_must_drop=True)
    width = 3 * {3: 17, 4: 13, 5: 10, 6: 8, 7: 7}[players] - 1
    leader = "3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 3D 4D 5D 6D 7D"[:width]
    void = "KH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH AH 8S 9S TS JS"[:width]
    match = begin(whole, dealt(whole, "", leader, void))
    assert legal(play(match, "3C")) == "KH"
