"""The numbers of every preset, as the tables of the rules have them."""

from __future__ import annotations

import pytest

from kierki.cards.card import Rank, parse_card
from kierki.cards.cardset import parse_selector
from kierki.variants import (
    KierkiOptions,
    LotteryContract,
    Opening,
    TrickContract,
    TrumpCall,
    Variant,
    Win,
    players_of,
    preset,
    preset_keys,
)
from kierki.variants.contract import LotteryFirst
from support import PLAYERS, variant

NEGATIVE = (
    "no-tricks",
    "no-hearts",
    "no-queens",
    "no-kings-and-jacks",
    "no-king-of-hearts",
    "last-tricks",
    "robber",
)
HEARTS_KEYS = tuple(key for key in preset_keys() if not key.startswith("kierki"))


def tricks(variant: Variant, key: str) -> TrickContract:
    contract = variant.contracts[key]
    assert isinstance(contract, TrickContract)
    return contract


def lottery(variant: Variant) -> LotteryContract:
    contract = variant.contracts["lottery"]
    assert isinstance(contract, LotteryContract)
    return contract


def points(contract: TrickContract) -> dict[str, int]:
    """Return the points of single cards, of ranks ``Q*`` and of suits ``*H`` that are alike."""
    found = {}
    for selector in ("*H", "Q*", "K*", "J*", "A*", "KH", "QS", "KS", "AS", "KC", "JD"):
        values = {contract.card_points[c] for c in parse_selector(selector)}
        if len(values) == 1 and values != {0}:
            found[selector] = values.pop()
    return found


# R-NEG: the table


@pytest.mark.parametrize(
    ("players", "totals"),
    [
        (3, [-255, -260, -240, -240, -140, -140, -1275]),
        (4, [-260, -260, -240, -240, -150, -150, -1300]),
        (5, [-200, -260, -240, -240, -150, -150, -1240]),
        (6, [-160, -260, -240, -240, -150, -150, -1200]),
        (7, [-140, -260, -240, -240, -150, -150, -1180]),
    ],
)
@pytest.mark.parametrize("form", ["last", "last-two", "seventh-and-last"])
def test_neg_SK_06_totals_of_the_negative_deals(
    players: int, totals: list[int], form: str
) -> None:
    match = variant("kierki", players, last_tricks=form)
    assert [match.contract(n).key for n in range(1, 8)] == list(NEGATIVE)
    assert [match.contract(n).total(players) for n in range(1, 8)] == totals
    assert sum(totals[:6]) == totals[6]


@pytest.mark.parametrize(("players", "a_trick", "king"), [(3, -15, -140), (4, -20, -150)])
def test_neg_SK_08_what_each_negative_deal_punishes(players: int, a_trick: int, king: int) -> None:
    match = variant("kierki", players)
    assert set(tricks(match, "no-tricks").trick_points) == {a_trick}
    assert points(tricks(match, "no-hearts")) == {"*H": -20, "KH": -20}
    assert points(tricks(match, "no-queens")) == {"Q*": -60, "QS": -60}
    panowie = points(tricks(match, "no-kings-and-jacks"))
    assert (panowie["K*"], panowie["J*"]) == (-30, -30)
    assert points(tricks(match, "no-king-of-hearts")) == {"KH": king}
    for key in ("no-hearts", "no-queens", "no-kings-and-jacks", "no-king-of-hearts"):
        assert not any(tricks(match, key).trick_points)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(
    ("form", "numbers"), [("last", (0,)), ("last-two", (-1, 0)), ("seventh-and-last", (7, 0))]
)
def test_neg_the_three_forms_of_the_last_tricks(
    players: int, form: str, numbers: tuple[int, ...]
) -> None:
    match = variant("kierki", players, last_tricks=form)
    whole = -140 if players == 3 else -150
    count = len(tricks(match, "last-tricks").trick_points)
    wanted = [0] * count
    for number in numbers:
        wanted[(number or count) - 1 if number >= 0 else count - 2] += whole // len(numbers)
    assert list(tricks(match, "last-tricks").trick_points) == wanted
    a_trick = -15 if players == 3 else -20
    assert list(tricks(match, "robber").trick_points) == [a_trick + last for last in wanted]


def test_neg_1_a_card_under_several_penalties_pays_them_all() -> None:
    robber = tricks(variant("kierki", 4), "robber")
    names = ("KH", "QH", "JH", "AH", "KS", "QS", "JS", "AS")
    worth = {name: robber.card_points[parse_card(name)] for name in names}
    assert worth == {
        "KH": -20 - 30 - 150,
        "QH": -20 - 60,
        "JH": -20 - 30,
        "AH": -20,
        "KS": -30,
        "QS": -60,
        "JS": -30,
        "AS": 0,
    }
    assert robber.joins == NEGATIVE[:6]


def test_neg_2_with_seven_players_the_seventh_trick_is_the_last_and_pays_both() -> None:
    match = variant("kierki", 7)
    assert tricks(match, "last-tricks").trick_points == (0, 0, 0, 0, 0, 0, -150)
    assert tricks(match, "robber").trick_points == (-20,) * 6 + (-170,)


@pytest.mark.parametrize("players", [5, 6, 7])
def test_neg_2_with_five_and_more_the_values_of_four_apply(players: int) -> None:
    four, more = variant("kierki", 4), variant("kierki", players)
    for key in NEGATIVE:
        assert tricks(more, key).card_points == tricks(four, key).card_points
    assert set(tricks(more, "no-tricks").trick_points) == {-20}


def test_neg_3_the_stock_card_counts_for_nobody() -> None:
    match = variant("kierki", 6)
    assert not any(tricks(match, key).stock_to_first_trick for key in (*NEGATIVE, "trump"))
    assert all(tricks(variant(k, 6), c).stock_to_first_trick for k, c in hearts_contracts(6))


def hearts_contracts(players: int) -> list[tuple[str, str]]:
    return [
        (key, contract)
        for key in HEARTS_KEYS
        if players in players_of(preset(key))
        for contract in variant(key, players).contracts
    ]


def test_lead_2_hearts_are_held_back_in_deals_2_5_and_7() -> None:
    for players in PLAYERS:
        match = variant("kierki", players)
        held_back = [n for n in range(1, 9) if tricks(match, match.contract(n).key).no_lead]
        assert held_back == [2, 5, 7]
        assert not any(tricks(match, key).broken_by for key in NEGATIVE)


def test_drop_1_only_the_fifth_deal_makes_the_king_drop() -> None:
    with_it, without = variant("kierki", king_must_drop=True), variant("kierki")
    for key in (*NEGATIVE, "trump"):
        dropped = tricks(with_it, key).must_drop
        assert str(dropped) == ("KH" if key == "no-king-of-hearts" else "")
        assert not tricks(without, key).must_drop


def test_first_3_who_leads_in_kierki() -> None:
    match = variant("kierki")
    assert {tricks(match, key).opening for key in NEGATIVE} == {Opening.LEFT_OF_DEALER}
    assert tricks(match, "trump").opening is Opening.NAMER


# R-TRUMP, R-LOT, R-MATCH


@pytest.mark.parametrize(("players", "total"), [(3, 425), (4, 325), (5, 250), (6, 200), (7, 175)])
def test_trump_a_trick_is_worth_25_and_each_seat_deals_once(players: int, total: int) -> None:
    match = variant("kierki", players)
    trump = tricks(match, "trump")
    assert set(trump.trick_points) == {25}
    assert trump.total(players) == total
    assert [c.key for c in match.schedule].count("trump") == players


@pytest.mark.parametrize("players", [5, 6, 7])
def test_trump_4_no_talon_with_five_and_more(players: int) -> None:
    for call in ("declarer", "first-five"):
        assert tricks(variant("kierki", players, trump_call=call), "trump").trump_call == call
    with pytest.raises(ValueError, match="error-option-players"):
        variant("kierki", players, trump_call="talon")


@pytest.mark.parametrize("start", range(3, 14))
def test_lot_1_the_start_rank_is_the_options(start: int) -> None:
    assert lottery(variant("kierki", lottery_start=start)).start == Rank(start - 2)


def test_lot_1_start_and_first_of_the_two_presets() -> None:
    modern, classic = lottery(variant("kierki")), lottery(variant("kierki-classic"))
    assert (modern.start, modern.first) == (Rank.SEVEN, LotteryFirst.DEALER)
    assert (classic.start, classic.first) == (Rank.EIGHT, LotteryFirst.LEFT)


@pytest.mark.parametrize(("players", "prizes"), [(3, (790, 485)), (4, (800, 500))])
def test_lot_3_SK_06_prizes_of_one_lottery(players: int, prizes: tuple[int, int]) -> None:
    match = variant("kierki", players)
    assert lottery(match).prizes == prizes
    assert [c.key for c in match.schedule].count("lottery") == 1
    assert sum(prizes) == -sum(match.contract(n).total(players) for n in range(1, 7))


@pytest.mark.parametrize(("players", "prizes"), [(3, (250, 175)), (4, (200, 125))])
def test_lot_4_SK_06_prizes_of_a_lottery_for_each_seat(
    players: int, prizes: tuple[int, int]
) -> None:
    match = variant("kierki", players, lottery_count="per-seat")
    assert lottery(match).prizes == prizes
    assert [c.key for c in match.schedule].count("lottery") == players
    assert players * sum(prizes) == -sum(match.contract(n).total(players) for n in range(1, 7))


@pytest.mark.parametrize(
    ("players", "one", "each"),
    [
        (5, (765, 475), (155, 95)),  # 1240 as 763.1 : 476.9, and a fifth of it
        (6, (740, 460), (125, 75)),  # 1200 as 738.5 : 461.5
        (7, (725, 455), (105, 65)),  # 1180 as 726.2 : 453.8
    ],
)
def test_lot_5_prizes_share_the_negative_total_as_8_to_5(
    players: int, one: tuple[int, int], each: tuple[int, int]
) -> None:
    assert lottery(variant("kierki", players)).prizes == one
    assert lottery(variant("kierki", players, robber=False)).prizes == one
    assert lottery(variant("kierki", players, lottery_count="per-seat")).prizes == each
    negative = -sum(variant("kierki", players).contract(n).total(players) for n in range(1, 7))
    for prizes, pot in ((one, negative), (each, negative / players)):
        assert all(prize % 5 == 0 for prize in prizes)
        assert abs(prizes[0] - pot * 8 / 13) <= 2.5
        assert abs(prizes[1] - pot * 5 / 13) <= 2.5


def test_match_1_kierki_is_seven_deals_a_trump_deal_each_and_a_lottery() -> None:
    for players in PLAYERS:
        match = variant("kierki", players)
        assert [c.key for c in match.schedule] == [*NEGATIVE, *["trump"] * players, "lottery"]
        assert tricks(match, "trump").trump_call is TrumpCall.FIRST_FIVE
        assert isinstance(match.options, KierkiOptions)
        assert match.options.last_tricks == "seventh-and-last"


def test_match_2_classic_is_six_deals_and_one_positive_part() -> None:
    lot = variant("kierki-classic")
    trump = variant("kierki-classic", positive="trump")
    both = variant("kierki-classic", robber=True)
    six = list(NEGATIVE[:6])
    assert [c.key for c in lot.schedule] == [*six, "lottery"]
    assert [c.key for c in trump.schedule] == [*six, *["trump"] * 4]
    assert [c.key for c in both.schedule] == [*NEGATIVE, *["trump"] * 4, "lottery"]
    assert tricks(trump, "trump").trump_call is TrumpCall.DECLARER
    assert isinstance(lot.options, KierkiOptions)
    assert lot.options.last_tricks == "last"
    for match in (lot, trump, both):
        assert variant("kierki", robber=match is both).options.win is Win.HIGHEST


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("key", ["kierki", "kierki-classic"])
@pytest.mark.parametrize("robber", [True, False])
@pytest.mark.parametrize("positive", ["lottery", "trump"])
@pytest.mark.parametrize("count", ["one", "per-seat"])
def test_match_4_every_form_sums_to_0(
    players: int, key: str, robber: bool, positive: str, count: str
) -> None:
    for form in ("last", "last-two", "seventh-and-last"):
        match = variant(
            key,
            players,
            robber=robber,
            positive=positive,
            lottery_count=count,
            last_tricks=form,
        )
        assert sum(contract.total(players) for contract in match.schedule) == 0


@pytest.mark.parametrize(
    ("players", "total"), [(5, -2 * 1240 + 5 * 250 + 1240), (6, 0), (7, 7 * 175 - 1180)]
)
def test_match_5_what_a_match_of_five_to_seven_sums_to(players: int, total: int) -> None:
    match = variant("kierki", players)
    assert sum(contract.total(players) for contract in match.schedule) == total
