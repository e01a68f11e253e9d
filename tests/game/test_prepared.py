"""Deals prepared by hand: those that fit are dealt, the others are refused with what is wrong."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kierki.cards import Card, CardSet, Dealt, Seat, deal_cards, deck, format_card, parse_card
from kierki.cards.cardset import RepeatedCardError
from kierki.game import start, view_of
from kierki.game.opening import PreparedDealError
from kierki.game.state import Finished
from kierki.testing.playing import turns
from kierki.variants import Variant
from support import PLAYERS, SEED, dealt, one_deal, variant


def refusal(whole: Variant, *deals: Dealt) -> PreparedDealError:
    with pytest.raises(PreparedDealError) as caught:
        start(whole, SEED, prepared=deals)
    return caught.value


@pytest.mark.parametrize("players", PLAYERS)
def test_prepared_deals_come_first_then_the_seed(players: int) -> None:
    whole = variant("kierki", players)
    first, second = dealt(whole), deal_cards(bytes(32), 9, players)
    match = start(whole, SEED, prepared=(first, second)).match
    rng, hands = Random(players), {}
    for turn in turns(match, rng):
        phase = turn.before.phase
        assert not isinstance(phase, Finished)
        hands[phase.deal.number] = phase.deal.dealt
        if phase.deal.number == 3:
            break
    assert hands == {1: first, 2: second, 3: deal_cards(SEED, 3, players)}


def test_deals_from_the_seed_do_not_depend_on_how_the_match_goes() -> None:
    whole = variant("kierki")
    seen = set()
    for luck in range(3):
        dealt_cards = []
        for turn in turns(start(whole, SEED).match, Random(luck)):
            if turn.events[-1:] and type(turn.events[-1]).__name__ == "DealStarted":
                phase = turn.after.phase
                assert not isinstance(phase, Finished)
                dealt_cards.append(phase.deal.dealt)
        seen.add(tuple(dealt_cards))
    assert len(seen) == 1


def test_hands_of_the_wrong_size_are_refused() -> None:
    whole = variant("kierki")
    good = dealt(whole)
    short = replace(good, hands=(good.hands[0][:-1], *good.hands[1:]))
    error = refusal(whole, short)
    assert error.id == "error-deal-hands"
    assert error.facts["number"] == 1
    assert error.facts["found"] == (12, 13, 13, 13)
    assert error.facts["accepts"] == "4 × 13"
    assert refusal(whole, replace(good, hands=good.hands[:3])).id == "error-deal-hands"


def test_DR_10_a_card_dealt_twice_is_refused_by_name() -> None:
    whole = variant("kierki")
    good = dealt(whole, "5C")
    twice = replace(
        good, hands=(good.hands[0], (parse_card("5C"), *good.hands[1][1:]), *good.hands[2:])
    )
    with pytest.raises(RepeatedCardError) as caught:
        start(whole, SEED, prepared=(twice,))
    assert caught.value.facts["card"] == "5C"


def test_cards_that_are_not_in_the_deck_are_refused() -> None:
    whole = variant("kierki", 3)
    good = dealt(whole)
    last = good.hands[2]
    wrong = replace(good, hands=(*good.hands[:2], (parse_card("2C"), *last[1:])))
    error = refusal(whole, wrong)
    assert error.id == "error-deal-cards"
    assert error.facts["wrong"] == f"2C {format_card(last[0])}"


def test_a_talon_or_a_stock_card_out_of_place_is_refused() -> None:
    plain, six = variant("kierki"), variant("kierki", 6)
    assert refusal(plain, replace(dealt(plain), stock=Card(0))).id == "error-deal-rest"
    assert refusal(six, replace(dealt(six), stock=None)).id == "error-deal-rest"
    talon = one_deal("trump", trump_call="talon")
    assert refusal(talon, dealt(4)).id == "error-deal-hands"
    assert refusal(talon, replace(dealt(talon), talon=())).id == "error-deal-rest"


def test_more_deals_than_the_match_has_are_refused() -> None:
    whole = one_deal("robber")
    error = refusal(whole, dealt(4), dealt(4))
    assert (error.id, error.facts["number"], error.facts["accepts"]) == (
        "error-deal-too-many",
        2,
        1,
    )
    start(variant("hearts"), SEED, prepared=(dealt(4),) * 50)  # a match to a limit has no last


@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_sees_the_hand_prepared_for_it(players: int) -> None:
    whole = variant("kierki", players)
    cards = dealt(whole, "AS", "KS", "QS")
    match = start(whole, SEED, prepared=(cards,)).match
    for seat in range(players):
        assert view_of(match, Seat(seat)).hand == CardSet.of(cards.hands[seat])
    assert len(deck(players)) == sum(map(len, cards.hands)) + (cards.stock is not None)
