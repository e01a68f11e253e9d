"""A seat that takes every penalty card: R-MOON-1, all but the shooter's choice."""

from __future__ import annotations

import pytest

from kierki.cards import Seat
from kierki.game.events import DealScored, MoonShot
from kierki.variants import Variant, players_of, preset
from support import PLAYERS, ending, hearts, play, points, told

HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
ALL = f"{HEARTS} QS"
DIAMONDS = ("2D", "3D", "4D", "5D", "6D", "7D", "8D")


def shot(
    whole: Variant,
    shooter: int = 0,
    cards: str = ALL,
    others: dict[int, str] | None = None,
    **more: tuple[int, ...],
) -> tuple[int, ...]:
    """The points of a deal in which *shooter* has taken *cards*; its last trick costs nothing."""
    taken = [""] * whole.players
    taken[shooter] = cards
    for seat, text in (others or {}).items():
        taken[seat] = text
    last = DIAMONDS[: whole.players]
    match = ending(whole, *last, taken=taken, **more)  # type: ignore[arg-type]  # won, totals
    return points(play(match, " ".join(last)))


def but(shooter: int, own: int, rest: int, players: int = 4) -> tuple[int, ...]:
    return tuple(own if seat == shooter else rest for seat in range(players))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(
    ("moon", "own", "rest"), [("old", 0, 26), ("new", -26, 0), ("none", 26, 0), ("mixed", 0, 26)]
)
def test_moon_1_for_any_number_of_players(moon: str, own: int, rest: int, players: int) -> None:
    whole = hearts(players=players, moon=moon)
    for shooter in range(players):
        assert shot(whole, shooter) == but(shooter, own, rest, players)


@pytest.mark.parametrize(
    ("key", "sum_of_penalties", "cards"),
    [
        ("hearts-pool", 26, ALL),
        ("black-maria", 43, f"{ALL} KS AS"),
        ("black-maria-printed", 39, f"{ALL} KC AS"),
        ("hearts-spot", 129, ALL),
        ("hearts-omnibus", 26, ALL),
    ],
)
def test_moon_1_is_the_sum_of_the_penalty_cards(
    key: str, sum_of_penalties: int, cards: str
) -> None:
    for players in players_of(preset(key)):
        assert shot(hearts(key, players), 1, cards) == but(1, 0, sum_of_penalties, players)
        new = hearts(key, players, moon="new")
        assert shot(new, 1, cards) == but(1, -sum_of_penalties, 0, players)


@pytest.mark.parametrize(
    ("key", "cards"),
    [("hearts", HEARTS), ("hearts", f"{HEARTS[3:]} QS"), ("black-maria", f"{ALL} KS")],
)
def test_moon_1_needs_every_penalty_card(key: str, cards: str) -> None:
    whole = hearts(key)
    paid = shot(whole, 2, cards)
    assert paid[0] == paid[1] == paid[3] == 0
    assert 0 < paid[2] < whole.contract(1).total(4)


def test_moon_1_original_hearts_knows_none() -> None:
    assert shot(hearts("hearts-original"), 0, HEARTS) == (13, 0, 0, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_moon_1_with_card_points(players: int) -> None:
    table = {"KH": 10, "QD": 4, "QS": 1}
    whole = hearts(players=players, card_points=table)
    assert shot(whole, 1, "KH QD QS") == but(1, 0, 15, players)
    assert shot(whole, 1, "KH QD", {0: "QS"})[:2] == (1, 14)


def test_moon_1_cards_that_are_not_dealt_are_not_missed() -> None:
    whole = hearts(players=3, card_points={"*C": 1})  # with three there is no two of clubs
    clubs = "3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"
    assert shot(whole, 0, clubs) == (0, 12, 12)


# Bonus cards


def test_moon_1_the_bonus_card_need_not_be_taken() -> None:
    whole = hearts("hearts-omnibus")
    assert shot(whole, 0, ALL) == (0, 26, 26, 26)


def test_moon_1_the_bonus_card_counts_on_top() -> None:
    whole = hearts("hearts-omnibus")
    assert shot(whole, 0, f"{ALL} JD") == (-10, 26, 26, 26)
    assert shot(whole, 0, ALL, {2: "JD"}) == (0, 26, 16, 26)
    new = hearts("hearts-omnibus", moon="new")
    assert shot(new, 0, f"{ALL} JD") == (-36, 0, 0, 0)
    assert shot(new, 0, ALL, {2: "JD"}) == (-26, 0, -10, 0)
    none = hearts("hearts-omnibus", moon="none")
    assert shot(none, 0, f"{ALL} JD") == (16, 0, 0, 0)


# Teams


@pytest.mark.parametrize("shooter", range(4))
def test_moon_1_the_partner_of_the_shooter_scores_nothing(shooter: int) -> None:
    partner = (shooter + 2) % 4
    old = shot(hearts("hearts-partners"), shooter)
    assert old == tuple(0 if seat in (shooter, partner) else 26 for seat in range(4))
    assert shot(hearts("hearts-partners", moon="new"), shooter) == but(shooter, -26, 0)


def test_moon_1_partners_do_not_shoot_together() -> None:
    assert shot(hearts("hearts-partners"), 0, HEARTS, {2: "QS"}) == (13, 0, 13, 0)


# Reverse


@pytest.mark.parametrize(
    ("moon", "own", "rest"), [("count", 26, 0), ("lose", -26, 0), ("give", 0, 26), ("none", 26, 0)]
)
@pytest.mark.parametrize("players", PLAYERS)
def test_moon_1_in_reverse(moon: str, own: int, rest: int, players: int) -> None:
    whole = hearts("hearts-reverse", players, moon=moon)
    assert shot(whole, 1) == but(1, own, rest, players)


def test_moon_1_reverse_counts_by_default() -> None:
    assert shot(hearts("hearts-reverse"), 3) == (0, 0, 0, 26)


# The sun


@pytest.mark.parametrize("players", PLAYERS)
def test_moon_1_sun_doubles_when_every_trick_was_taken(players: int) -> None:
    whole = hearts(players=players, moon="sun")
    tricks = {3: 17, 4: 13, 5: 10, 6: 8, 7: 7}[players]
    last = DIAMONDS[:players]
    winner = players - 1
    taken = [""] * players
    taken[winner] = ALL
    for won, pays in ((tricks - 1, 52), (tricks - 2, 26)):
        counts = [0] * players
        counts[winner], counts[0] = won, tricks - 1 - won
        match = ending(whole, *last, taken=taken, won=counts)
        assert points(play(match, " ".join(last))) == but(winner, 0, pays, players)


def test_moon_1_sun_and_a_bonus_card() -> None:
    whole = hearts("hearts-omnibus", moon="sun")
    last = DIAMONDS[:4]
    match = ending(whole, *last, taken=["", "", "", f"{ALL} JD"], won=(0, 0, 0, 12))
    assert points(play(match, " ".join(last))) == (52, 52, 52, -10)


# Beside it


def test_moon_1_SH_03_each_total_grows_by_itself() -> None:
    last = DIAMONDS[:4]
    match = ending(hearts(), *last, taken=[ALL], totals=(10, 20, 30, 44))
    assert play(match, " ".join(last)).totals == (10, 46, 56, 70)


def test_moon_1_SH_04_no_bonus_for_the_victims_of_a_moon() -> None:
    whole = hearts(no_trick_bonus=-5)
    last = DIAMONDS[:4]
    match = ending(whole, *last, taken=["", "", "", ALL], won=(0, 0, 0, 12))
    assert points(play(match, " ".join(last))) == (26, 26, 26, 0)
    match = ending(whole, *last, taken=["QS", HEARTS], won=(4, 7, 0, 1))
    assert points(play(match, " ".join(last))) == (13, 13, -5, 0)


def test_moon_1_is_told_once_with_the_shooter() -> None:
    last = DIAMONDS[:4]
    events = told(ending(hearts(), *last, taken=["", ALL]), " ".join(last))
    assert [event for event in events if isinstance(event, MoonShot)] == [MoonShot(Seat(1))]
    (score,) = [event.result for event in events if isinstance(event, DealScored)]
    assert score.shooter == 1
    assert score.moon is None


@pytest.mark.parametrize("moon", ["old", "new", "none", "sun", "mixed"])
def test_moon_1_taking_the_last_penalty_in_the_last_trick(moon: str) -> None:
    whole = hearts(moon=moon)
    match = ending(whole, "KD", "3D", "AH", "5D", taken=[f"{HEARTS[:-3]} QS"])
    expected = {"new": (-26, 0, 0, 0), "none": (26, 0, 0, 0)}.get(moon, (0, 26, 26, 26))
    assert points(play(match, "KD 3D AH 5D")) == expected
