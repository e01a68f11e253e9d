"""What a deal of Hearts costs, preset by preset, and who gets the stock card."""

from __future__ import annotations

import pytest

from kierki.cards import Seat, deck, format_card
from kierki.game import Match, view_of
from kierki.game.events import DealScored, MoonShot
from kierki.variants import build, players_of, preset
from support import (
    HEARTS_PRESETS,
    PLAYERS,
    begin,
    dealt,
    ending,
    hearts,
    legal,
    play,
    points,
    told,
    trick_contract,
    variant,
)

ALL_HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
NOTHING = ("2C", "3C", "4C", "5C")
"""A last trick of four cards that cost nothing; seat 3 takes it."""


def card_points(key: str, players: int = 4, **options: object) -> dict[str, int]:
    whole = build(preset(key), players=players, options=options)
    values = trick_contract(whole.contract(1)).card_points
    return {format_card(c): values[c] for c in deck(players) if values[c]}


# R-SCORE-1


def test_score_1_a_heart_costs_one_the_queen_of_spades_thirteen() -> None:
    assert card_points("hearts") == dict.fromkeys(ALL_HEARTS.split(), 1) | {"QS": 13}


@pytest.mark.parametrize(
    ("cards", "cost"),
    [("2H 3D 4D 5D", 1), ("QS 3D 4D AD", 13), ("QS KS AS QH", 14), ("2C 3C KS KD", 0)],
)
def test_score_1_the_winner_of_the_trick_pays(cards: str, cost: int) -> None:
    match = ending(hearts(), *cards.split(), broken=True)
    winner = {"2H 3D 4D 5D": 0, "QS 3D 4D AD": 0, "QS KS AS QH": 2, "2C 3C KS KD": 1}[cards]
    assert points(play(match, cards)) == tuple(cost if s == winner else 0 for s in range(4))


def test_score_1_SH_01_sixteen_points_are_no_moon() -> None:
    taken = ["", "2H 3H 4H 5H 6H 7H 8H 9H TH", "JH QH KH QS", "AH"]
    events = told(ending(hearts(), *NOTHING, taken=taken), " ".join(NOTHING))
    (score,) = [event.result for event in events if isinstance(event, DealScored)]
    assert score.points == (0, 9, 16, 1)
    assert score.shooter is None
    assert not any(isinstance(event, MoonShot) for event in events)


def test_score_1_card_points_may_be_any_card_and_negative() -> None:
    table = {"*H": 2, "QS": 5, "2C": 7, "JD": -10, "TD": -3}
    match = ending(hearts(card_points=table), "QS", "AS", "2C", "JD")
    assert points(play(match, "QS AS 2C JD")) == (0, 5 + 7 - 10, 0, 0)
    match = ending(hearts(card_points=table), "TD", "9D", "2D", "3H")
    assert points(play(match, "TD 9D 2D 3H")) == (-3 + 2, 0, 0, 0)


def test_score_1_several_selectors_all_count() -> None:
    table = card_points("hearts", card_points={"*H": 1, "Q*": 5, "QH": 10})
    assert table["QH"] == 16
    assert table["QC"] == 5
    assert table["2H"] == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_score_1_every_deal_shares_out_all_its_points(players: int) -> None:
    whole = hearts(players=players, moon="none")
    match = begin(whole, dealt(whole, stock="QS" if players == 6 else ""))
    while not match.is_over:
        match = play(match, legal(match).split()[0])
    assert sum(points(match)) == 26


# R-HEARTS: the table of presets


@pytest.mark.parametrize(
    ("key", "expected", "total"),
    [
        ("hearts", {"QS": 13}, 26),
        ("hearts-pool", {"QS": 13}, 26),
        ("hearts-original", {}, 13),
        ("hearts-omnibus", {"QS": 13, "JD": -10}, 16),
        ("hearts-partners", {"QS": 13}, 26),
        ("hearts-reverse", {"QS": 13}, 26),
        ("black-maria", {"QS": 13, "KS": 10, "AS": 7}, 43),
        ("black-maria-printed", {"QS": 13, "KC": 10, "AS": 3}, 39),
    ],
)
def test_hearts_presets_score_these_cards(key: str, expected: dict[str, int], total: int) -> None:
    for players in players_of(preset(key)):
        table = card_points(key, players)
        assert table == dict.fromkeys(ALL_HEARTS.split(), 1) | expected
        assert sum(table.values()) == total


def test_hearts_spot_scores_the_faces() -> None:
    faces = dict(zip(ALL_HEARTS.split(), range(2, 15), strict=True))
    assert card_points("hearts-spot") == faces | {"QS": 25}
    assert sum(card_points("hearts-spot").values()) == 129


def test_hearts_black_maria_printed_values_stay_reachable_as_an_option_too() -> None:
    printed = {"*H": 1, "QS": 13, "KC": 10, "AS": 3}
    assert card_points("black-maria", card_points=printed) == card_points("black-maria-printed")


def test_hearts_original_lets_the_queen_of_spades_go_free() -> None:
    match = ending(hearts("hearts-original"), "QS", "AS", "2H", "3D")
    assert points(play(match, "QS AS 2H 3D")) == (0, 1, 0, 0)


@pytest.mark.parametrize("key", HEARTS_PRESETS)
def test_hearts_every_preset_shares_out_what_it_declares(key: str) -> None:
    for players in players_of(preset(key)):
        moon = "count" if key == "hearts-reverse" else "none"
        whole = hearts(key, players, moon=moon)
        match = begin(whole, dealt(whole))
        while not match.is_over:
            match = play(match, legal(match).split()[0])
        assert sum(points(match)) == whole.contract(1).total(players)


# The stock card with six players (R-CARD-4)


def six(stock: str, *, first_winner: int, taken: list[str]) -> tuple[Match, str]:
    """The last trick of a deal for six, and its cards."""
    last = ("2D", "3D", "4D", "5D", "6D", "7D")
    whole = hearts(players=6)
    return ending(whole, *last, stock=stock, first_winner=first_winner, taken=taken), " ".join(
        last
    )


@pytest.mark.parametrize("first_winner", range(6))
def test_card_4_the_stock_card_goes_to_the_winner_of_the_first_trick(first_winner: int) -> None:
    match, last = six("5H", first_winner=first_winner, taken=["2H", "3H"])
    expected = [1, 1, 0, 0, 0, 0]
    expected[first_winner] += 1
    assert points(play(match, last)) == tuple(expected)


def test_card_4_the_stock_card_is_shown_only_after_the_deal() -> None:
    match, last = six("QS", first_winner=2, taken=["2H", "3H"])
    for seat in (*range(6), None):
        view = view_of(match, None if seat is None else Seat(seat))
        assert view.points == (1, 1, 0, 0, 0, 0)
        assert view.results == ()
    after = play(match, last)
    assert after.results[0].stock is not None
    assert format_card(after.results[0].stock) == "QS"
    assert points(after) == (1, 1, 13, 0, 0, 0)


def test_card_4_from_the_first_card_of_a_whole_deal() -> None:
    whole = hearts(players=6)
    clubs = ["3C", "5C", "AC", "7C", "8C", "9C"]
    match = begin(whole, dealt(whole, *clubs, stock="QS"))
    match = play(match, " ".join(clubs))
    assert view_of(match, None).points == (0,) * 6  # seat 2 has it, and nobody knows
    while not match.is_over:
        seen = view_of(match, None).points
        match = play(match, legal(match).split()[0])
    assert sum(points(match)) == 26
    assert points(match)[2] >= seen[2] + 13 or match.results[0].shooter is not None


def test_card_4_PC_04_the_stock_card_decides_who_shot_the_moon() -> None:
    """The case has three players and a choice of who gets the card.

    R-CARD-4 has a card left over with six players only, and the winner of the first trick gets it.
    """
    twelve = "2H 3H 4H 6H 7H 8H 9H TH JH QH KH AH QS"
    match, last = six("5H", first_winner=0, taken=["", twelve])
    after = play(match, last)
    assert points(after) == (1, 25, 0, 0, 0, 0)
    assert after.results[0].shooter is None
    match, last = six("5H", first_winner=1, taken=["", twelve])
    after = play(match, last)
    assert points(after) == (26, 0, 26, 26, 26, 26)
    assert after.results[0].shooter == 1


def test_card_4_a_bonus_card_may_lie_in_the_stock() -> None:
    whole = hearts("hearts-omnibus", 6)
    last = ("2D", "3D", "4D", "5D", "6D", "7D")
    match = ending(whole, *last, stock="JD", first_winner=4, taken=["2H"])
    assert points(play(match, " ".join(last))) == (1, 0, 0, 0, -10, 0)


# Scores as whole numbers


def test_score_1_SH_07_totals_may_fall_below_zero() -> None:
    """What a person is shown, ``-16``, is tested with the score sheet."""
    whole = variant("hearts", moon="new")
    moon = [f"{ALL_HEARTS} QS"]
    shot = play(ending(whole, *NOTHING, taken=moon, totals=(10, 0, 0, 0)), " ".join(NOTHING))
    assert shot.totals == (-16, 0, 0, 0)
    again = ending(
        whole,
        *NOTHING,
        taken=["2H 3H 4H 5H 6H 7H 8H QS"],
        totals=shot.totals,
        results=shot.results,
    )
    assert play(again, " ".join(NOTHING)).totals == (4, 0, 0, 0)
