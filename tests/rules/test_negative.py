"""What the negative deals of Kierki cost: R-NEG, with the three forms of deal 6."""

from __future__ import annotations

from itertools import product

import pytest

from kierki.cards import deck, format_card
from kierki.variants import Variant
from support import (
    begin,
    dealt,
    ending,
    legal,
    one_deal,
    play,
    points,
    trick_contract,
    variant,
)

NEGATIVE = [
    "no-tricks",
    "no-hearts",
    "no-queens",
    "no-kings-and-jacks",
    "no-king-of-hearts",
    "last-tricks",
    "robber",
]
LAST_FORMS = ["last", "last-two", "seventh-and-last"]
TRICKS = {3: 17, 4: 13, 5: 10, 6: 8, 7: 7}


def trick_costs(whole: Variant, cards: str, number: int, leader: int = 0) -> tuple[int, ...]:
    """Each seat's points for *cards* as trick *number*, seat 0's card first."""
    hands = cards.split()
    order = " ".join(hands[leader:] + hands[:leader])
    return points(play(ending(whole, *hands, number=number, leader=leader), order))


# One trick


@pytest.mark.parametrize(
    ("contract", "cards", "number", "expected"),
    [
        ("no-tricks", "5S KS 2S 3S", 1, -20),
        ("no-tricks", "5S KS 2S 3S", 13, -20),
        ("no-hearts", "5S KS 2H 3S", 5, -20),
        ("no-hearts", "5H KH 2H 3H", 13, -80),
        ("no-queens", "5S KS QS QD", 5, -120),
        ("no-kings-and-jacks", "5S KS QS AD", 5, -30),
        ("no-kings-and-jacks", "JH KH QH JC", 5, -90),
        ("no-king-of-hearts", "5S AS 3S KH", 5, -150),
        ("no-king-of-hearts", "5S AS 3S QH", 13, 0),
        ("last-tricks", "5S KS QH KH", 6, 0),
        ("last-tricks", "5S KS QH KH", 7, -75),
        ("last-tricks", "5S KS QH KH", 12, 0),
        ("last-tricks", "5S KS QH KH", 13, -75),
    ],
)
def test_neg_1_each_contract_alone(contract: str, cards: str, number: int, expected: int) -> None:
    assert trick_costs(one_deal(contract), cards, number) == (0, expected, 0, 0)


def test_neg_1_SK_08_kings_and_jacks_are_both_gentlemen() -> None:
    whole = one_deal("no-kings-and-jacks")
    assert trick_costs(whole, "JH QH KH JC", 13) == (0, 0, -90, 0)
    card_points = trick_contract(whole.contract(1)).card_points
    by_rank = {format_card(c)[0]: card_points[c] for c in deck(4) if card_points[c]}
    assert by_rank == {"J": -30, "K": -30}


@pytest.mark.parametrize(
    ("last_tricks", "number", "expected"),
    [
        ("seventh-and-last", 13, -425),
        ("seventh-and-last", 7, -425),
        ("seventh-and-last", 12, -350),
        ("seventh-and-last", 5, -350),
        ("last-two", 13, -425),
        ("last-two", 12, -425),
        ("last-two", 7, -350),
        ("last", 13, -500),
        ("last", 12, -350),
        ("last", 7, -350),
    ],
)
def test_neg_1_SK_02_the_robber_charges_everything_at_once(
    last_tricks: str, number: int, expected: int
) -> None:
    # 20 for the trick, 60 hearts, 60 queen, 60 king and jack, 150 king of hearts, and the last
    whole = one_deal("robber", last_tricks=last_tricks)
    assert trick_costs(whole, "KH QH AH JS", number) == (0, 0, expected, 0)


def test_neg_1_the_king_of_hearts_in_the_last_trick_of_the_robber() -> None:
    # 20 trick + 20 heart + 30 king + 150, and 150 for the last
    whole = one_deal("robber", last_tricks="last")
    assert trick_costs(whole, "KH AC 2D 3S", 13) == (-370, 0, 0, 0)


def test_neg_1_SK_03_the_taker_pays_not_the_leader() -> None:
    assert trick_costs(one_deal("last-tricks"), "5S KS 2S 3S", 7) == (0, -75, 0, 0)


@pytest.mark.parametrize(("leader", "winner"), [*product(range(4), range(4))])
@pytest.mark.parametrize("contract", NEGATIVE)
def test_neg_1_SK_03_in_every_winning_position(contract: str, leader: int, winner: int) -> None:
    cards = ["JH", "QH", "KH", "2H"]
    cards[winner] = "AH"
    paid = trick_costs(one_deal(contract), " ".join(cards), 13, leader)
    harmless = (contract, winner) in {("no-queens", 1), ("no-king-of-hearts", 2)}  # ace instead
    assert [seat for seat, value in enumerate(paid) if value] == ([] if harmless else [winner])


# The three forms of deal 6


def punished(whole: Variant) -> dict[int, int]:
    """Points by number of the trick, for tricks of the two of spades."""
    players = whole.players
    ranks = "2S 3S 4S 5S 6S 7S 8S"[: 3 * players - 1]
    costs = {
        number: sum(trick_costs(whole, ranks, number)) for number in range(1, TRICKS[players] + 1)
    }
    return {number: cost for number, cost in costs.items() if cost}


FORMS = [
    (3, "last", {17: -140}),
    (3, "last-two", {16: -70, 17: -70}),
    (3, "seventh-and-last", {7: -70, 17: -70}),
    (4, "last", {13: -150}),
    (4, "last-two", {12: -75, 13: -75}),
    (4, "seventh-and-last", {7: -75, 13: -75}),
    (5, "last", {10: -150}),
    (5, "last-two", {9: -75, 10: -75}),
    (5, "seventh-and-last", {7: -75, 10: -75}),
    (6, "last", {8: -150}),
    (6, "last-two", {7: -75, 8: -75}),
    (6, "seventh-and-last", {7: -75, 8: -75}),
    (7, "last", {7: -150}),
    (7, "last-two", {6: -75, 7: -75}),
    (7, "seventh-and-last", {7: -150}),
]


@pytest.mark.parametrize(("players", "last_tricks", "expected"), FORMS)
def test_neg_2_deal_6_punishes_the_tricks_of_its_form(
    players: int, last_tricks: str, expected: dict[int, int]
) -> None:
    whole = one_deal("last-tricks", players=players, last_tricks=last_tricks)
    assert punished(whole) == expected


@pytest.mark.parametrize(("players", "last_tricks", "expected"), FORMS)
def test_neg_2_the_robber_punishes_the_same_tricks(
    players: int, last_tricks: str, expected: dict[int, int]
) -> None:
    whole = one_deal("robber", players=players, last_tricks=last_tricks)
    each = -15 if players == 3 else -20
    assert punished(whole) == {
        number: each + expected.get(number, 0) for number in range(1, TRICKS[players] + 1)
    }


def test_neg_2_with_seven_players_the_seventh_trick_pays_as_seventh_and_as_last() -> None:
    whole = one_deal("last-tricks", players=7)
    assert trick_costs(whole, "2S 3S 4S 5S 6S 7S 8S", 7) == (0, 0, 0, 0, 0, 0, -150)
    robber = one_deal("robber", players=7)
    # 20 trick + 20 heart + 30 king + 150 king of hearts + 75 + 75
    assert trick_costs(robber, "2S 3S 4S 5S 6S 7S KH", 7) == (0, 0, 0, 0, 0, -370, 0)


@pytest.mark.parametrize("players", [5, 6, 7])
def test_neg_2_more_players_use_the_values_of_four(players: int) -> None:
    four, more = variant(), variant(players=players)
    for key in NEGATIVE:
        ours, theirs = trick_contract(more.contracts[key]), trick_contract(four.contracts[key])
        assert ours.card_points == theirs.card_points
        assert {p for p in ours.trick_points if p} <= {-20, -75, -95, -150, -170}


# Whole deals


@pytest.mark.parametrize(
    ("contract", "three", "four"),
    [
        ("no-tricks", -255, -260),
        ("no-hearts", -260, -260),
        ("no-queens", -240, -240),
        ("no-kings-and-jacks", -240, -240),
        ("no-king-of-hearts", -140, -150),
        ("last-tricks", -140, -150),
        ("robber", -1275, -1300),
    ],
)
def test_neg_1_SK_06_three_players_have_values_of_their_own(
    contract: str, three: int, four: int
) -> None:
    for players, expected in ((3, three), (4, four)):
        whole = one_deal(contract, players=players)
        match = begin(whole, dealt(whole))
        while not match.is_over:
            match = play(match, legal(match).split()[0])
        assert sum(points(match)) == expected == whole.contract(1).total(players)


# R-NEG-3


@pytest.mark.parametrize(
    ("contract", "stock", "missing"),
    [
        ("no-hearts", "AH", -20),
        ("no-queens", "QC", -60),
        ("no-kings-and-jacks", "JS", -30),
        ("no-king-of-hearts", "KH", -150),
        ("robber", "KH", -200),
        ("robber", "QH", -80),
        ("no-tricks", "KH", 0),
        ("last-tricks", "KH", 0),
    ],
)
def test_neg_3_the_stock_card_counts_for_nobody(contract: str, stock: str, missing: int) -> None:
    whole = one_deal(contract, players=6)
    match = begin(whole, dealt(whole, stock=stock))
    while not match.is_over:
        match = play(match, legal(match).split()[0])
    assert sum(points(match)) == whole.contract(1).total(6) - missing
    shown = match.results[0].stock
    assert shown is not None
    assert format_card(shown) == stock
