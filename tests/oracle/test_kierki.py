"""The second referee's own tests for Kierki: worked examples, and whole matches that must add up.

Names such as SK-02 are those of the project's collected cases.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import oracle
from oracle import Lottery, Options, Talon, TrickDeal
from oracle.trial import cards, dealt, ending, played, random_deal

PLAYERS = [3, 4, 5, 6, 7]
CLASSIC = oracle.PRESETS["kierki-classic"]
NEGATIVE = [
    "no-tricks",
    "no-hearts",
    "no-queens",
    "no-kings-and-jacks",
    "no-king-of-hearts",
    "last-tricks",
]


# Scores of Kierki


@pytest.mark.parametrize(
    ("contract", "options", "trick", "number", "points"),
    [
        ("robber", {}, "KH QH AH JS", 13, -425),  # SK-02
        ("robber", CLASSIC, "KH QH AH JS", 13, -500),
        ("robber", {}, "KH QH AH JS", 5, -350),
        ("last-tricks", {}, "5S KS 2S 3S", 7, -75),  # SK-03
        ("last-tricks", {}, "5S KS 2S 3S", 6, 0),
        ("no-kings-and-jacks", {}, "JH QH KH JC", 1, -90),  # SK-08
        ("no-tricks", {}, "JH QH KH JC", 1, -20),
        ("no-hearts", {}, "JH QH KH JC", 1, -60),
        ("no-queens", {}, "JH QH KH JC", 1, -60),
        ("no-king-of-hearts", {}, "JH QH KH JC", 1, -150),
        ("trump", {}, "JH QH KH JC", 1, 25),
    ],
)
def test_neg_1_one_trick(
    contract: str, options: Options, trick: str, number: int, points: int
) -> None:
    assert oracle.trick_points(contract, options, 4, cards(trick), number, 13) == points


@pytest.mark.parametrize("winner", range(4))
@pytest.mark.parametrize("contract", [*NEGATIVE, "robber"])
def test_neg_the_taker_pays(contract: str, winner: int) -> None:  # SK-03
    hands = ["JH", "QH", "KH", "2H"]
    hands[winner] = "AH"
    deal = ending(contract, hands, first_trick=13, leader=1)
    for _ in range(4):
        deal.play(*deal.legal())
    points = deal.points()
    assert all(points[seat] == 0 for seat in range(4) if seat != winner)
    assert deal.tricks[-1].winner == winner


LAST_TRICKS = ["last", "last-two", "seventh-and-last"]
FOUR = [-260, -260, -240, -240, -150, -150, -1300, 325]
THREE = [-255, -260, -240, -240, -140, -140, -1275, 425]


@pytest.mark.parametrize("form", LAST_TRICKS)
@pytest.mark.parametrize(("players", "sums"), [(3, THREE), (4, FOUR)])
def test_neg_table(players: int, sums: list[int], form: str) -> None:  # SK-06, SK-08
    rng = random.Random(form)
    options: Options = {"last_tricks": form, "king_must_drop": True}
    for contract, total in zip([*NEGATIVE, "robber", "trump"], sums, strict=True):
        trump = "H" if contract == "trump" else None
        for _ in range(5):
            deal = played(random_deal(contract, options, players, rng, trump), rng)
            assert sum(deal.points()) == total


@pytest.mark.parametrize("form", LAST_TRICKS)
@pytest.mark.parametrize("players", [5, 7])
def test_neg_2_more_players(players: int, form: str) -> None:
    rng = random.Random(form)
    deal = played(random_deal("last-tricks", {"last_tricks": form}, players, rng), rng)
    assert sum(deal.points()) == -150
    if players == 7 and form == "seventh-and-last":
        assert deal.points()[deal.tricks[-1].winner] == -150


def test_neg_3_nobody_takes_the_stock_card() -> None:
    rng = random.Random(3)
    for _ in range(30):
        deal = random_deal("no-hearts", {}, 6, rng)
        heart_lies_out = deal.stock is not None and oracle.suit(deal.stock) == "H"
        assert sum(played(deal, rng).points()) == (-240 if heart_lies_out else -260)


# Trump deals


def test_trump_who_names_sees_and_leads() -> None:  # TA-03
    declarer: Options = {"trump_call": "declarer"}
    assert oracle.trump_namer(declarer, 4, 0) == oracle.trump_leader(declarer, 4, 0) == 1
    assert oracle.cards_seen(declarer, 4) == 13
    assert oracle.trump_namer({}, 4, 0) == oracle.trump_leader({}, 4, 0) == 0
    assert [oracle.cards_seen({}, players) for players in PLAYERS] == [6, 5, 5, 5, 5]
    with pytest.raises(ValueError, match="talon"):
        oracle.trump_namer({"trump_call": "talon"}, 5, 0)


def talon_deal(players: int, dealer: int) -> Talon:
    pack = oracle.deck(players)
    random.Random(7).shuffle(pack)
    size = oracle.hand_size(players) - 1
    hands = [pack[seat * size : (seat + 1) * size] for seat in range(players)]
    return Talon(players, dealer, hands, pack[players * size :])


def finish(talon: Talon) -> None:
    namer = talon.to_act()
    assert namer is not None
    others = [seat for seat in range(talon.players) if seat != namer]
    talon.give(dict(zip(others, sorted(talon.hands[namer]), strict=False)))
    talon.name("S")
    assert {len(hand) for hand in talon.hands} == {oracle.hand_size(talon.players)}


def test_trump_3_auction() -> None:  # TA-04
    talon = talon_deal(4, 3)  # seat 0 is the declarer
    talon.open(None)
    talon.pass_bid()
    talon.bid(100)
    assert min(talon.legal_bids()) == 105
    assert max(talon.legal_bids()) == 325
    talon.bid(125)
    with pytest.raises(oracle.IllegalMoveError):
        talon.take()
    talon.pass_bid()
    assert talon.namer == 3
    finish(talon)
    assert talon.settlement() == [125, 0, 0, -125]


def test_trump_3_bidding_goes_round() -> None:
    talon = talon_deal(4, 3)
    talon.open(50)
    assert min(talon.legal_bids()) == 50
    talon.bid(50)
    talon.bid(55)
    talon.pass_bid()
    assert talon.to_act() == 1
    with pytest.raises(oracle.IllegalMoveError):
        talon.bid(55)
    talon.bid(325)
    assert (talon.phase, talon.namer) == ("give", 1)


def test_trump_3_reserve_not_met() -> None:  # TA-05
    talon = talon_deal(4, 3)
    talon.open(150)
    for _ in range(3):
        talon.pass_bid()
    assert (talon.phase, talon.to_act()) == ("unsold", 0)
    assert talon.legal_reserves() == set(range(5, 150, 5))
    with pytest.raises(oracle.IllegalMoveError):
        talon.lower(150)
    talon.lower(100)
    assert talon.to_act() == 1
    for _ in range(3):
        talon.pass_bid()
    talon.take()
    finish(talon)
    assert talon.settlement() == [0, 0, 0, 0]


def test_trump_3_no_reserve_and_no_bid() -> None:
    talon = talon_deal(3, 1)
    talon.open(None)
    assert max(talon.legal_bids()) == 425
    talon.pass_bid()
    talon.pass_bid()
    assert (talon.phase, talon.to_act()) == ("give", 2)
    assert len(talon.hands[2]) == 19
    with pytest.raises(oracle.IllegalMoveError):
        talon.give({0: min(talon.hands[2]), 1: min(talon.hands[2])})
    finish(talon)


# The lottery


def lottery_at(start: int, table: str, hands: Sequence[str]) -> Lottery:
    """A lottery with cards already on the table, seat 0 to act."""
    options: Options = {"lottery_start": start}
    lottery = Lottery(options, len(hands), [cards(hand) for hand in hands], 0)
    lottery.layout |= set(cards(table))
    return lottery


def test_lot_2_who_can_must() -> None:  # FL-01
    lottery = lottery_at(8, "8C", ["9C 2D", "2D KH", "TC"])
    assert lottery.legal() == {"9C"}
    with pytest.raises(oracle.IllegalMoveError):
        lottery.pass_turn()
    lottery.play("9C")
    assert lottery.legal() == set()
    lottery.pass_turn()
    assert lottery.to_act() == 2


def test_lot_1_start_rank_and_first_seat() -> None:  # FL-03
    hand = ["8C 8D 9C 7S", "2C", "3C"]
    assert lottery_at(8, "", hand).legal() == {"8C", "8D"}
    assert lottery_at(7, "", hand).legal() == {"7S"}
    assert lottery_at(8, "", ["9C", "8C", "3C"]).legal() == set()
    assert Lottery({}, 3, [["7C"], ["8C"], ["9C"]], 2).to_act() == 2
    assert Lottery(CLASSIC, 3, [["7C"], ["8C"], ["9C"]], 2).to_act() == 0


@pytest.mark.parametrize("start", [7, 8])
@pytest.mark.parametrize("players", PLAYERS)
def test_lot_5_never_blocks(players: int, start: int) -> None:  # FL-05
    rng = random.Random(start)
    options: Options = {"lottery_start": start}
    for _ in range(60):
        hands, stock = dealt(rng, players)
        lottery = Lottery(options, players, hands, rng.randrange(players), stock=stock)
        passes = 0
        while not lottery.over:
            legal = sorted(lottery.legal())
            if legal:
                lottery.play(rng.choice(legal))
                passes = 0
            else:
                lottery.pass_turn()
                passes += 1
            assert passes < players
        assert sorted(lottery.points())[-2:] == sorted(oracle.lottery_prizes(options, players))


def test_lot_5_stock_card_is_laid_by_itself() -> None:
    hands = ["9S", "TS", "8S 2D", "3D", "4D", "5D"]
    lottery = Lottery({}, 6, [cards(hand) for hand in hands], 0, stock="7S")
    assert lottery.layout == {"7S"}
    later = Lottery({}, 6, [["7S"], ["9S"], ["TS"], ["3D"], ["4D"], ["5D"]], 0, stock="8S")
    later.play("7S")
    assert later.layout == {"7S", "8S"}
    assert later.legal() == {"9S"}
    later.play("9S")
    assert later.over
    assert later.points() == [740, 460, 0, 0, 0, 0]


def test_lot_3_prizes() -> None:  # SK-06
    assert [oracle.lottery_prizes({}, players) for players in PLAYERS] == [
        (790, 485),
        (800, 500),
        (765, 475),
        (740, 460),
        (725, 455),
    ]
    each: Options = {"lottery_count": "per-seat"}
    assert [oracle.lottery_prizes(each, players) for players in PLAYERS] == [
        (250, 175),
        (200, 125),
        (155, 95),
        (125, 75),
        (105, 65),
    ]


# The match


def test_match_1_schedule() -> None:
    assert oracle.schedule({}, 4) == [*NEGATIVE, "robber", *["trump"] * 4, "lottery"]
    assert oracle.schedule(CLASSIC, 3) == [*NEGATIVE, "lottery"]
    assert oracle.schedule({**CLASSIC, "positive": "trump"}, 3) == [*NEGATIVE, *["trump"] * 3]
    assert [oracle.dealer_of(2, deal, 4) for deal in range(4)] == [2, 3, 0, 1]


def test_match_3_equal_totals_share() -> None:  # GE-06
    assert oracle.kierki_winners([150, 150, -100, -200]) == {0, 1}


def whole_match(options: Options, players: int, rng: random.Random) -> list[int]:
    totals = [0] * players
    for number, contract in enumerate(oracle.schedule(options, players)):
        dealer = oracle.dealer_of(0, number, players)
        hands, stock = dealt(rng, players)
        if contract == "lottery":
            lottery = Lottery(options, players, hands, dealer, stock=stock)
            while not lottery.over:
                legal = sorted(lottery.legal())
                if legal:
                    lottery.play(rng.choice(legal))
                else:
                    lottery.pass_turn()
            points = lottery.points()
        else:
            trump = rng.choice("CDSH") if contract == "trump" else None
            deal = TrickDeal(contract, options, players, hands, dealer, stock=stock, trump=trump)
            points = played(deal, rng).points()
        totals = [total + more for total, more in zip(totals, points, strict=True)]
    return totals


@pytest.mark.parametrize("robber", [True, False])
@pytest.mark.parametrize("positive", ["lottery", "trump"])
@pytest.mark.parametrize("count", ["one", "per-seat"])
@pytest.mark.parametrize("form", LAST_TRICKS)
@pytest.mark.parametrize("players", [3, 4])
def test_match_4_balance(players: int, form: str, count: str, positive: str, robber: bool) -> None:
    options: Options = {
        "robber": robber,
        "positive": positive,
        "lottery_count": count,
        "last_tricks": form,
    }
    assert sum(whole_match(options, players, random.Random(form))) == 0


# Ending a deal early


def test_claim_1_all_hearts_gone() -> None:
    hands = ["2C 3C 5D", "4C 6C 6D", "7C 8C 7D", "9C TC 8D"]
    assert ending("no-hearts", hands).early_end_ok()
    assert ending("hearts", hands).early_end_ok()
    # In the second trick seat 2 wins or not, as it kept the diamond or the spade.
    hands = ["2C 3D", "4C 2D", "5D 6S", "3C 4S"]
    assert not ending("no-tricks", hands).early_end_ok()
    assert ending("hearts", hands).early_end_ok()
    assert not ending("hearts", hands, options={"no_trick_bonus": -5}).early_end_ok()


def test_claim_1_one_heart_left() -> None:
    assert not ending("no-hearts", ["2C 9D", "4H 6C", "4C 8D"]).early_end_ok()
    # Whoever leads what, seat 3 takes everything.
    assert ending("no-hearts", ["2C 3C", "4C 4H", "5C 8C", "AC KC"], leader=3).early_end_ok()


def test_claim_1_remembering_changes_nothing() -> None:
    rng = random.Random(11)
    answers = set()
    for contract in [*NEGATIVE, "hearts"]:
        for _ in range(40):
            deal = random_deal(contract, {}, 4, rng)
            while max(map(len, deal.hands)) > 2 or deal.table:
                deal.play(rng.choice(sorted(deal.legal())))
            answer = oracle.early_end_ok(deal)
            assert answer == oracle.early_end_ok(deal, remember=False)
            answers.add(answer)
    assert answers == {True, False}


def test_claim_1_few_cards_only() -> None:
    deal = random_deal("hearts", {}, 4, random.Random(2))
    with pytest.raises(ValueError, match="at most 4"):
        deal.early_end_ok()
