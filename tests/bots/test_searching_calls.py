"""What the searching bot does beside the play to tricks: the talon, its auction, gifts, moons."""

from __future__ import annotations

from random import Random

import pytest

from bots.playing import choice_of
from bots.test_careful_calls import STRONG, WEAK, after_moon, offered
from kierki.bots.searching import LEVELS
from kierki.bots.searching.talon import outlook, weigh_bid, weigh_talon
from kierki.cards import format_card
from kierki.game import (
    AskBid,
    AskTalon,
    Bid,
    ChooseMoon,
    Decline,
    GiveCards,
    Match,
    MoonChoice,
    NameTrump,
    OpenAuction,
    TakeTalon,
    to_act,
    view_of,
)
from kierki.game.view import View
from support import begin, dealt, do, one_deal

LEVEL = LEVELS["strong"]
GOOD = "AS KS QS JS 9S 8S AH KH AD 2D 3D 4D"


def asked(match: Match) -> View:
    """What the seat whose turn it is knows."""
    return view_of(match, to_act(match.phase)[0])


def bidding(hand: str, talon: str, reserve: int | None) -> Match:
    """The turn of the seat left of the owner, with *hand*, in an auction from *reserve* on."""
    table = one_deal("trump", trump_call="talon")
    deal = dealt(table, "", "", hand, talon=talon)
    return do(begin(table, deal), OpenAuction(reserve))


def test_keeps_the_talon_with_a_hand_that_nobody_would_pay_for() -> None:
    assert choice_of("strong", offered(STRONG, "2C 2D 2H 2S")) == TakeTalon()


def test_sells_a_talon_that_does_nothing_for_a_worthless_hand() -> None:
    match = offered(WEAK, "AS KS AH AD")
    action = choice_of("strong", match)
    assert isinstance(action, OpenAuction)
    found = weigh_talon(
        asked(match), AskTalon(range(5, 326, 5), may_be_free=True), LEVEL, Random(1)
    )
    worth = {answer.action: answer.utility.mean for answer in found.answers}
    assert worth[action] > worth[TakeTalon()] + 20


@pytest.mark.parametrize("hand", [WEAK, GOOD])
def test_a_reserve_is_one_that_somebody_may_pay(hand: str) -> None:
    match = offered(hand, "TS AC 2H 3H")
    view = asked(match)
    assert isinstance(view.choice, AskTalon)
    best = weigh_talon(view, view.choice, LEVEL, Random(3)).best
    if isinstance(best, OpenAuction) and best.reserve is not None:
        seen = outlook(view, LEVEL, Random(3))
        assert best.reserve <= seen.limits.max()
    else:
        assert best == TakeTalon()


def test_takes_the_talon_after_three_auctions_without_a_bid() -> None:
    match = offered(WEAK, "2C 4C 6D KH")
    for _ in range(3):
        action = choice_of("strong", match)
        if action == TakeTalon():
            break
        match = do(match, action, Decline(), Decline(), Decline())
        assert isinstance(asked(match).choice, AskTalon)
    assert choice_of("strong", match) == TakeTalon()


def test_bids_with_a_good_hand_and_never_more_than_the_talon_is_worth() -> None:
    assert choice_of("strong", bidding(GOOD, "TS AC 2H 3H", None)) == Bid(5)
    assert choice_of("strong", bidding(GOOD, "TS AC 2H 3H", 300)) == Decline()
    for reserve in range(40, 300, 20):
        view = asked(bidding(GOOD, "TS AC 2H 3H", reserve))
        assert isinstance(view.choice, AskBid)
        action = weigh_bid(view, view.choice, LEVEL, Random(5)).best
        seen = outlook(view, LEVEL, Random(5))
        taken = float(seen.points[:, seen.seat, seen.seat].mean())
        left = float(seen.points[:, seen.owner, seen.seat].mean())
        if action == Bid(reserve):
            assert reserve <= taken - left + 5
        else:
            assert reserve > 60


def test_leaves_the_talon_to_others_with_a_worthless_hand() -> None:
    assert choice_of("strong", bidding(WEAK, "2C 4C 6D KH", 120)) == Decline()


def test_a_bid_that_was_heard_makes_strong_hands_likely() -> None:
    quiet = asked(do(bidding("", "TS AC 2H 3H", None), Decline()))
    loud = asked(do(bidding("", "TS AC 2H 3H", None), Bid(180)))
    weak, strong = (outlook(view, LEVEL, Random(2)) for view in (quiet, loud))
    bidder = 2
    means = [
        float(seen.weights @ seen.limits[:, bidder]) / seen.weights.sum()
        for seen in (weak, strong)
    ]
    assert means[1] > means[0] + 20


def test_gives_away_no_honour_and_no_trump_of_a_long_suit() -> None:
    match = do(offered(STRONG, "2C 2D 2H 2S"), TakeTalon())
    action = choice_of("strong", match)
    assert isinstance(action, GiveCards)
    assert not set(map(format_card, action.cards)) & set(STRONG.split())
    named = choice_of("strong", do(match, action))
    assert isinstance(named, NameTrump)


def test_makes_a_void_with_its_gifts() -> None:
    match = do(offered("AS KS QS JS 9S 8S 7S AH KH QH 5D 4C", "2S 3S TS JH"), TakeTalon())
    action = choice_of("strong", match)
    assert isinstance(action, GiveCards)
    assert {"5D", "4C"} <= set(map(format_card, action.cards))


def test_a_moon_is_scored_for_the_match() -> None:
    assert choice_of("strong", after_moon((90, 60, 75, 50))) == ChooseMoon(MoonChoice.NEW)
    shared = after_moon((86, 60, 75, 80), tie="shared")
    assert isinstance(choice_of("strong", shared), ChooseMoon)
