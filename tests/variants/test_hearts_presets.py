"""The presets of the Hearts family: what their cards are worth and what they change."""

from __future__ import annotations

import pytest

from kierki.cards.card import Suit, parse_card
from kierki.cards.cardset import full_suit, parse_selector
from kierki.variants import (
    AfterSchedule,
    AtLimit,
    Direction,
    HeartsOptions,
    Moon,
    Opening,
    Tie,
    TrickContract,
    Variant,
    Win,
    build,
    default_players,
    players_of,
    preset,
    preset_keys,
)
from support import variant

HEARTS_KEYS = tuple(key for key in preset_keys() if not key.startswith("kierki"))


def tricks(variant: Variant, key: str) -> TrickContract:
    contract = variant.contracts[key]
    assert isinstance(contract, TrickContract)
    return contract


def points(contract: TrickContract) -> dict[str, int]:
    """Return the points of single cards, of ranks ``Q*`` and of suits ``*H`` that are alike."""
    found = {}
    for selector in ("*H", "Q*", "K*", "J*", "A*", "KH", "QS", "KS", "AS", "KC", "JD"):
        values = {contract.card_points[c] for c in parse_selector(selector)}
        if len(values) == 1 and values != {0}:
            found[selector] = values.pop()
    return found


PRESET_POINTS = {
    "hearts": ("black-lady", {"*H": 1, "KH": 1, "QS": 13}, 26),
    "hearts-pool": ("black-lady", {"*H": 1, "KH": 1, "QS": 13}, 26),
    "hearts-original": ("plain-hearts", {"*H": 1, "KH": 1}, 13),
    "black-maria": ("black-maria", {"*H": 1, "KH": 1, "QS": 13, "KS": 10, "AS": 7}, 43),
    "black-maria-printed": ("black-maria", {"*H": 1, "KH": 1, "QS": 13, "KC": 10, "AS": 3}, 39),
    "hearts-partners": ("black-lady", {"*H": 1, "KH": 1, "QS": 13}, 26),
    "hearts-reverse": ("black-lady", {"*H": 1, "KH": 1, "QS": 13}, 26),
    "hearts-omnibus": ("omnibus", {"*H": 1, "KH": 1, "QS": 13, "JD": -10}, 16),
    "hearts-spot": ("spot-hearts", {"KH": 13, "QS": 25}, 129),
}


@pytest.mark.parametrize("key", HEARTS_KEYS)
def test_hearts_points_and_total_of_the_preset(key: str) -> None:
    contract_key, worth, total = PRESET_POINTS[key]
    for players in players_of(preset(key)):
        match = variant(key, players)
        assert [contract.key for contract in match.schedule] == [contract_key]
        contract = tricks(match, contract_key)
        assert points(contract) == worth
        assert contract.total(players) == total
        assert contract.opening is Opening.LOWEST_CLUB
        assert contract.no_lead == full_suit(Suit.HEARTS)


def test_hearts_spot_each_heart_is_worth_its_face() -> None:
    contract = tricks(variant("hearts-spot"), "spot-hearts")
    names = ["2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "TH", "JH", "QH", "KH", "AH"]
    assert [contract.card_points[parse_card(name)] for name in names] == list(range(2, 15))


def test_hearts_what_each_preset_changes() -> None:
    """R-HEARTS: every preset is `hearts` but for what the table of presets says."""
    plain = variant("hearts").options
    assert isinstance(plain, HeartsOptions)
    changed = {}
    for key in HEARTS_KEYS:
        options = variant(key).options
        assert isinstance(options, HeartsOptions)
        names = [n for n in HeartsOptions.__slots__ if getattr(options, n) != getattr(plain, n)]
        changed[key] = {name: getattr(options, name) for name in names if name != "card_points"}
    left, right, across, hold = (Direction(way) for way in ("left", "right", "across", "hold"))
    assert changed == {
        "hearts": {},
        "hearts-pool": {
            "countdown": True,
            "tie": Tie.SHARED,
            "pass_cycle": (left, across, right, hold),
            "clean_first_trick": False,
        },
        "hearts-original": {"pass_cycle": (hold,), "moon": Moon.NONE},
        "black-maria": {"pass_cycle": (right,)},
        "black-maria-printed": {"pass_cycle": (right,)},
        "hearts-spot": {"limit": 500},
        "hearts-partners": {"teams": True},
        "hearts-reverse": {"win": Win.HIGHEST, "moon": Moon.COUNT},
        "hearts-omnibus": {},
    }


def test_hearts_numbers_of_players_of_each_preset() -> None:
    narrow = {"black-maria": (3, 4), "black-maria-printed": (3, 4), "hearts-partners": (4,)}
    for key in preset_keys():
        assert players_of(preset(key)) == narrow.get(key, (3, 4, 5, 6, 7))
        assert default_players(preset(key)) == 4
        assert build(preset(key)).players == 4


def test_hearts_the_defaults_are_the_game_of_000() -> None:
    match = variant("hearts")
    assert match.ending == AtLimit(100, Tie.PLAY_ON)
    assert match.win is Win.LOWEST
    contract = tricks(match, "black-lady")
    assert contract.clean_first_trick
    assert contract.moon is Moon.OLD
    assert not contract.no_trick_bonus
    assert not contract.no_exit
    assert contract.broken_by == full_suit(Suit.HEARTS)
    assert isinstance(variant("kierki").ending, AfterSchedule)


def test_end_3_the_pool_may_be_75() -> None:
    assert variant("hearts-pool").ending == AtLimit(100, Tie.SHARED, countdown=True)
    assert variant("hearts-pool", limit=75).ending == AtLimit(75, Tie.SHARED, countdown=True)


@pytest.mark.parametrize(
    ("players", "cycle", "count"),
    [
        (3, ["left", "right", "hold"], 3),
        (4, ["left", "right", "across", "hold"], 3),
        (5, ["left", "right", "hold"], 3),
        (6, ["left", "right", "hold"], 2),
        (7, ["left", "right", "hold"], 1),
    ],
)
def test_pass_1_cycle_and_count_by_number_of_players(
    players: int, cycle: list[str], count: int
) -> None:
    options = variant("hearts", players).options
    assert isinstance(options, HeartsOptions)
    assert [way.value for way in options.pass_cycle] == cycle
    assert options.pass_count == count
    passing = tricks(variant("hearts", players), "black-lady").passing
    assert passing is not None
    assert (passing.cycle, passing.count) == (options.pass_cycle, count)


@pytest.mark.parametrize(
    ("players", "cycle"),
    [(3, "left right hold"), (4, "left across right hold"), (7, "left right hold")],
)
def test_pass_1_the_cycle_of_the_pool_game(players: int, cycle: str) -> None:
    options = variant("hearts-pool", players).options
    assert isinstance(options, HeartsOptions)
    assert " ".join(options.pass_cycle) == cycle
