"""The second referee's own tests for trick play and Hearts: worked examples of the rules.

Those for Kierki stand in `oracle/test_kierki.py`. Names such as FT-01 are those of the project's
collected cases.
"""

from __future__ import annotations

import random

import pytest

import oracle
from oracle import Options, TrickDeal
from oracle.trial import cards, ending, played, random_deal

PLAYERS = [3, 4, 5, 6, 7]
NEGATIVE = [
    "no-tricks",
    "no-hearts",
    "no-queens",
    "no-kings-and-jacks",
    "no-king-of-hearts",
    "last-tricks",
]


# Cards


def test_card_4_decks() -> None:  # PC-01
    table = {n: (len(oracle.deck(n)), oracle.hand_size(n), oracle.left_over(n)) for n in PLAYERS}
    assert table == {3: (51, 17, 0), 4: (52, 13, 0), 5: (50, 10, 0), 6: (49, 8, 1), 7: (49, 7, 0)}
    for players in PLAYERS:
        assert sum(oracle.suit(card) == "H" for card in oracle.deck(players)) == 13
    assert set(oracle.deck(4)) - set(oracle.deck(6)) == {"2C", "2D", "2S"}


@pytest.mark.parametrize(
    ("plays", "trump", "place"),
    [
        ("4C KC 9C 2D", None, 1),  # TW-01
        ("4C 2D 9C KC", None, 3),
        ("5C 7C KC 2C", None, 2),  # TW-02
        ("5C AD 6C KH", None, 2),
        ("JC KD 7C 8C", "S", 0),  # TW-03
        ("9S TS 2S 3S", None, 1),
        ("9C TC JC QC", None, 3),  # TW-06
        ("KC AC QC JC", None, 1),
        ("AS KS 2D 3S", "D", 2),  # TA-01
        ("AS 2D 9D 3S", "D", 2),
        ("4D 9D KS AD", "D", 3),
        ("AS KS 2D 3S", "S", 0),  # TA-09
    ],
)
def test_trick_2_winner(plays: str, trump: str | None, place: int) -> None:
    assert oracle.beats(cards(plays), trump) == place


# What may be played


def test_first_1_lowest_club_leads() -> None:  # FT-04, PA-08
    rng = random.Random(1)
    for players, lowest in [(3, "3C"), (4, "2C"), (5, "3C"), (7, "3C")]:
        deal = random_deal("hearts", {}, players, rng)
        seat = deal.to_act()
        assert seat is not None
        assert lowest in deal.hands[seat]
        assert deal.legal() == {lowest}


def test_first_1_lowest_club_may_be_the_stock_card() -> None:  # PC-04
    pack = sorted(set(oracle.deck(6)) - {"3C"})
    hands = [pack[seat::6] for seat in range(6)]
    deal = TrickDeal("hearts", {}, 6, hands, 0, stock="3C")
    assert deal.legal() == {"4C"}


def test_first_2_clean_first_trick() -> None:  # FT-01, PA-12
    hand = "QS 5S 3S JS AH 4H 6H 8H TH 9D KD 7D 2D"
    rest = sorted(set(oracle.deck(4)) - set(cards(hand)) - {"2C"})
    hands = [["2C", *rest[:12]], cards(hand), rest[12:25], rest[25:]]
    for clean, legal in [(True, set(cards("5S 3S JS 9D KD 7D 2D"))), (False, set(cards(hand)))]:
        deal = TrickDeal("hearts", {"clean_first_trick": clean}, 4, hands, 3)
        deal.play("2C")
        assert deal.legal() == legal


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("QS AH", "QS AH"),  # nothing but penalty cards
        ("QS KC", "KC"),  # following suit comes first
        ("QS KC 5C", "5C"),
        ("QS 5D", "5D"),
    ],
)
def test_first_2_exceptions(hand: str, legal: str) -> None:
    points = {"QS": 13, "AH": 1, "KC": 10}
    deal = ending(
        "hearts", ["2C 9D", hand, "3D 4D"], options={"card_points": points}, first_trick=1
    )
    deal.play("2C")
    assert deal.legal() == set(cards(legal))


def test_first_2_only_the_first_trick() -> None:  # FT-04
    deal = ending("hearts", ["9D 3D", "5H 9S", "4D 2D", "6D 7D"], first_trick=2)
    deal.play("9D")
    assert deal.legal() == {"5H", "9S"}


@pytest.mark.parametrize(
    ("hand", "broken", "options", "legal"),
    [
        ("3H 8D", False, {}, "8D"),  # HB-01
        ("3H 8D", True, {}, "3H 8D"),
        ("QS 4H 9H", False, {}, "QS"),  # HB-03
        ("QS 4H 9H", False, {"queen_is_no_exit": True}, "QS 4H 9H"),
        ("QS 4H 9D", False, {"queen_is_no_exit": True}, "QS 9D"),
        ("2H 7H KH", False, {}, "2H 7H KH"),  # HB-06
    ],
)
def test_lead_1_hearts_held_back(hand: str, broken: bool, options: Options, legal: str) -> None:
    others = ["2C 3C 4C", "5C 6C 7C", "8C 9C TC"]
    others = [" ".join(cards(other)[: len(cards(hand))]) for other in others]
    deal = ending("hearts", [hand, *others], options=options, broken=broken)
    assert deal.legal() == set(cards(legal))


def test_lead_1_a_discard_breaks() -> None:  # HB-05
    deal = ending("hearts", ["8C 2C", "5H 9D", "9C 3H", "TC 3C"])
    deal.play("8C")
    assert deal.legal() == {"5H", "9D"}
    deal.play("5H")
    assert deal.broken


def test_lead_1_only_hearts_break() -> None:  # HB-01
    for card in oracle.deck(4):
        for option in (False, True):
            deal = ending("hearts", [card, "2C", "3C"], options={"queen_breaks_hearts": option})
            deal.play(card)
            assert deal.broken == (oracle.suit(card) == "H" or (option and card == "QS"))


@pytest.mark.parametrize("contract", [*NEGATIVE, "robber", "trump"])
def test_lead_2_hearts_held_back_throughout(contract: str) -> None:
    trump = "C" if contract == "trump" else None
    hands = ["3H 8D", "4H 5D", "6H 6D", "7H 7D"]
    deal = ending(contract, hands, broken=True, trump=trump)
    held_back = contract in {"no-hearts", "no-king-of-hearts", "robber"}
    assert deal.legal() == ({"8D"} if held_back else {"3H", "8D"})
    only = ending(contract, ["3H 8H", *hands[1:]], trump=trump)
    assert only.legal() == {"3H", "8H"}


def test_drop_1_king_of_hearts() -> None:
    hands = ["9D 3D", "KH 9S", "KD 2D", "6D 7D"]
    for must, legal in [(False, {"KH", "9S"}), (True, {"KH"})]:
        deal = ending("no-king-of-hearts", hands, options={"king_must_drop": must})
        deal.play("9D")
        assert deal.legal() == legal
    robber = ending("robber", hands, options={"king_must_drop": True})
    robber.play("9D")
    assert robber.legal() == {"KH", "9S"}


def test_trick_1_follow_suit() -> None:  # LM-06, LM-02
    deal = ending("trump", ["4D 3C", "2D AS", "5D 6D"], trump="S")
    deal.play("4D")
    assert deal.legal() == {"2D"}
    for card in ("AS", "AD"):
        with pytest.raises(oracle.IllegalMoveError):
            deal.play(card)
    assert deal.hands[1] == {"2D", "AS"}
    assert deal.to_act() == 1
    deal.play("2D")


# Passing


def test_pass_1_cycles() -> None:
    assert [oracle.pass_direction({}, 4, n) for n in range(5)] == cards(
        "left right across hold left"
    )
    assert [oracle.pass_direction({}, 5, n) for n in range(4)] == cards("left right hold left")
    pool = oracle.PRESETS["hearts-pool"]
    assert [oracle.pass_direction(pool, 4, n) for n in range(4)] == cards("left across right hold")
    assert [oracle.pass_target(way, 4, 3) for way in ("left", "right", "across", "hold")] == [
        0,
        2,
        1,
        3,
    ]


def test_pass_1_all_at_once() -> None:
    hands = [set(cards("2C QD 9H AS")), set(cards("3C KD 8H KS")), set(cards("4C AD 7H QS"))]
    chosen = [cards("2C QD 9H"), cards("3C KD 8H"), cards("4C AD 7H")]
    assert oracle.after_pass({}, 3, 0, hands, chosen) == [
        set(cards("AS 4C AD 7H")),
        set(cards("KS 2C QD 9H")),
        set(cards("QS 3C KD 8H")),
    ]
    with pytest.raises(oracle.IllegalMoveError):
        oracle.after_pass({}, 3, 0, hands, [cards("2C QD"), *chosen[1:]])
    assert oracle.after_pass({}, 3, 2, hands, [[], [], []]) == hands


# Scores of the Hearts family

HEARTS_SUIT = [rank + "H" for rank in "23456789TJQKA"]


def test_moon_1_is_all_penalty_cards() -> None:  # SH-01
    taken = [[], HEARTS_SUIT[:9], [*HEARTS_SUIT[9:12], "QS"], HEARTS_SUIT[12:]]
    assert oracle.settle({}, 4, taken, [1, 4, 4, 4]) == [0, 9, 16, 1]


ALL = [*HEARTS_SUIT, "QS"]


@pytest.mark.parametrize(
    ("options", "choice", "points"),
    [
        ({}, None, [0, 26, 26, 26]),
        ({"moon": "new"}, None, [-26, 0, 0, 0]),
        ({"moon": "mixed"}, None, [0, 26, 26, 26]),
        ({"moon": "mixed"}, "new", [-26, 0, 0, 0]),
        ({"moon": "none"}, None, [26, 0, 0, 0]),
        ({"moon": "count"}, None, [26, 0, 0, 0]),
        ({"moon": "lose"}, None, [-26, 0, 0, 0]),
        ({"moon": "give"}, None, [0, 26, 26, 26]),
        ({"teams": True}, None, [0, 26, 0, 26]),
        ({"teams": True, "moon": "new"}, None, [-26, 0, 0, 0]),
        ({"moon": "sun"}, None, [0, 26, 26, 26]),
        ({"no_trick_bonus": -5}, None, [0, 26, 26, 26]),  # SH-04
        (oracle.PRESETS["hearts-omnibus"], None, [0, 26, 16, 26]),
    ],
)
def test_moon_1_forms(options: Options, choice: str | None, points: list[int]) -> None:
    assert oracle.settle(options, 4, [ALL, [], ["JD"], []], [12, 0, 1, 0], choice) == points


def test_moon_1_sun_takes_every_trick() -> None:
    assert oracle.settle({"moon": "sun"}, 4, [ALL, [], [], []], [13, 0, 0, 0]) == [0, 52, 52, 52]


def test_score_no_trick_bonus() -> None:  # SH-04
    taken = [HEARTS_SUIT, ["QS"], [], []]
    assert oracle.settle({"no_trick_bonus": -5}, 4, taken, [8, 4, 1, 0]) == [13, 13, 0, -5]


def test_moon_1_stock_card_decides() -> None:  # PC-04
    pack = [card for card in oracle.deck(6) if card not in {*HEARTS_SUIT, "QS", "3C"}]
    taken: list[list[str]] = [["5H", "3C"], [*sorted(set(ALL) - {"5H"})], pack, [], [], []]
    assert oracle.settle({}, 6, taken, [1, 4, 3, 0, 0, 0])[:3] == [1, 25, 0]


@pytest.mark.parametrize(
    ("preset", "players", "total"),
    [
        ("hearts", 4, 26),
        ("hearts-original", 4, 13),
        ("black-maria", 3, 43),
        ("black-maria-printed", 3, 39),  # SH-09
        ("hearts-spot", 4, 129),
        ("hearts-omnibus", 4, 16),
    ],
)
def test_score_1_declared_totals(preset: str, players: int, total: int) -> None:
    rng = random.Random(preset)
    seen = 0
    for _ in range(20):
        deal = played(random_deal("hearts", oracle.PRESETS[preset], players, rng), rng)
        if deal.shooter() is None:
            seen += 1
            assert sum(deal.points()) == total
    assert seen


@pytest.mark.parametrize("players", PLAYERS)
def test_score_1_every_penalty_is_taken(players: int) -> None:
    rng = random.Random(players)
    for _ in range(20):
        deal = played(random_deal("hearts", {"moon": "none"}, players, rng), rng)
        assert sum(deal.points()) == 26


# The end of a Hearts match


def test_end_2_ties() -> None:  # GE-02
    totals = [104, 78, 78, 104]
    assert not oracle.hearts_over({}, totals, 9)
    assert oracle.hearts_over({"tie": "shared"}, totals, 9)
    assert oracle.hearts_winners({"tie": "shared"}, totals) == {1, 2}


def test_end_1_limit() -> None:  # GE-04, GE-08
    assert oracle.hearts_over({}, [100, 76, 60, 50], 9)
    assert oracle.hearts_winners({}, [104, 101, 57, 50]) == {3}
    assert not oracle.hearts_over({}, [99, 76, 60, 50], 9)


def test_end_2_play_on_below_the_limit() -> None:
    assert not oracle.hearts_over({}, [78, 79, 80, 90], 10)
    assert oracle.hearts_over({}, [78, 79, 80, 90], 10, reached_before=True)


def test_end_3_countdown() -> None:
    pool = oracle.PRESETS["hearts-pool"]
    totals = [100, 70, 70, 20]
    assert oracle.shown_totals(pool, totals) == [0, 30, 30, 80]
    assert oracle.hearts_over(pool, totals, 9)
    assert oracle.hearts_winners(pool, totals) == {3}


def test_end_4_number_of_deals() -> None:
    options: Options = {"deals": 8, "tie": "shared"}
    assert not oracle.hearts_over(options, [120, 0, 0, 0], 7)
    assert oracle.hearts_over(options, [12, 0, 0, 0], 8)


def test_end_teams_and_reverse() -> None:
    assert oracle.hearts_winners({"teams": True}, [100, 60, 10, 60]) == {0, 2}
    assert oracle.hearts_winners({"win": "highest"}, [100, 60, 10, 60]) == {0}
    assert not oracle.hearts_over({"teams": True}, [100, 60, 20, 60], 9)


@pytest.mark.parametrize(
    ("before", "due"),
    [
        ([90, 80, 10, 20], True),  # 90, 106, 36, 46: over, and the shooter is last
        ([10, 80, 20, 20], False),  # 10, 106, 46, 46: over, and the shooter wins
        ([50, 20, 20, 20], False),  # not over
        ([46, 90, 20, 30], False),  # 46, 116, 46, 56: a tie, play goes on
    ],
)
def test_moon_1_mixed_choice(before: list[int], due: bool) -> None:
    old = [0, 26, 26, 26]
    assert oracle.moon_choice_due({"moon": "mixed"}, before, old, 0, 9) == due
    assert not oracle.moon_choice_due({}, before, old, 0, 9)


def test_moon_1_mixed_choice_shared_and_teams() -> None:
    old = [0, 26, 26, 26]
    assert oracle.moon_choice_due({"moon": "mixed", "tie": "shared"}, [46, 90, 20, 30], old, 0, 9)
    teams: Options = {"moon": "mixed", "teams": True}
    assert not oracle.moon_choice_due(teams, [60, 80, 20, 5], [0, 26, 0, 26], 0, 9)
    assert oracle.moon_choice_due(teams, [90, 80, 60, 5], [0, 26, 0, 26], 0, 9)
