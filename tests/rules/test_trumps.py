"""Naming trumps and playing with them: R-TRUMP-1, -2, -4. The talon has its own file."""

from __future__ import annotations

import pytest

from kierki.cards import CardSet, Seat, Suit, parse_card
from kierki.game import (
    AskTrump,
    Match,
    NameTrump,
    Play,
    Result,
    event_for,
    start,
    to_act,
    view_of,
)
from kierki.game.errors import MatchOver, NotYourTurn, WrongAction
from kierki.game.events import DealStarted, HandsCompleted, TrumpNamed
from kierki.game.match import apply
from kierki.game.state import Naming, Tricks
from kierki.variants import TrumpCall
from support import (
    PLAYERS,
    SEED,
    begin,
    dealt,
    do,
    ending,
    legal,
    one_deal,
    play,
    points,
    refused,
    trick_contract,
    trick_of,
    turn,
    variant,
)

HAND = {3: 17, 4: 13, 5: 10, 6: 8, 7: 7}
SEEN = {3: 6, 4: 5, 5: 5, 6: 5, 7: 5}


def trump_deal(form: str, players: int = 4, dealer: int = 0) -> Match:
    whole = one_deal("trump", players=players, trump_call=form)
    return begin(whole, dealer=dealer)


def name(match: Match, suit: Suit) -> Match:
    return do(match, NameTrump(suit))


# What a trick is worth


@pytest.mark.parametrize(("players", "total"), [(3, 425), (4, 325), (5, 250), (6, 200), (7, 175)])
@pytest.mark.parametrize("form", ["declarer", "first-five"])
def test_trump_1_and_2_each_trick_pays_25(form: str, players: int, total: int) -> None:
    match = name(trump_deal(form, players), Suit.SPADES)
    while not match.is_over:
        match = play(match, legal(match).split()[0])
    assert points(match) == tuple(25 * won for won in match.results[0].won)
    assert sum(points(match)) == total


@pytest.mark.parametrize("players", PLAYERS)
def test_trump_1_and_2_one_deal_for_each_seat_with_each_dealer(players: int) -> None:
    for form in ("declarer", "first-five"):
        whole = variant(players=players, trump_call=form)
        trumps = [c for c in whole.schedule if c.key == "trump"]
        assert len(trumps) == players
        assert all(trick_contract(c).trump_call is TrumpCall(form) for c in trumps)


# R-TRUMP-1


@pytest.mark.parametrize("players", PLAYERS)
def test_trump_1_left_of_the_dealer_names_trumps_and_leads(players: int) -> None:
    for dealer in range(players):
        match = trump_deal("declarer", players, dealer)
        declarer = (dealer + 1) % players
        assert to_act(match.phase) == (declarer,)
        view = view_of(match, Seat(declarer))
        assert view.choice == AskTrump(tuple(Suit))
        assert len(view.hand) == HAND[players]
        assert (view.namer, view.trump) == (declarer, None)
        after = name(match, Suit.DIAMONDS)
        assert turn(after) == declarer
        assert view_of(after, None).trump is Suit.DIAMONDS
        assert legal(after) == str(view.hand)


def test_trump_1_all_cards_are_dealt_before_trumps_are_named() -> None:
    whole = one_deal("trump", trump_call="declarer")
    match, events = start(whole, SEED, dealer=Seat(0))
    (started,) = events
    assert isinstance(started, DealStarted)
    assert [len(hand or ()) for hand in started.hands] == [13] * 4
    _, events = apply(match, Seat(1), NameTrump(Suit.CLUBS))
    assert events == (TrumpNamed(Seat(1), Suit.CLUBS),)


# R-TRUMP-2


@pytest.mark.parametrize("players", PLAYERS)
def test_trump_2_the_dealer_names_trumps_from_the_first_cards_and_leads(players: int) -> None:
    for dealer in range(players):
        match = trump_deal("first-five", players, dealer)
        assert isinstance(match.phase, Naming)
        assert to_act(match.phase) == (dealer,)
        first = [CardSet.of(hand[: SEEN[players]]) for hand in match.phase.deal.dealt.hands]
        for seat in range(players):
            view = view_of(match, Seat(seat))
            assert view.hand == first[seat]  # the others have no more either
            assert view.hand_sizes == (SEEN[players],) * players
        after = name(match, Suit.HEARTS)
        assert turn(after) == dealer
        for seat in range(players):
            view = view_of(after, Seat(seat))
            assert first[seat] <= view.hand
            assert len(view.hand) == HAND[players]


@pytest.mark.parametrize("players", PLAYERS)
def test_trump_2_events_show_no_more_than_the_first_cards(players: int) -> None:
    whole = one_deal("trump", players=players, trump_call="first-five")
    match, (started,) = start(whole, SEED, dealer=Seat(0))
    for seat in range(players):
        shown = event_for(started, Seat(seat))
        assert isinstance(shown, DealStarted)
        assert len(shown.hands[seat] or ()) == SEEN[players]
        assert all(hand is None for other, hand in enumerate(shown.hands) if other != seat)
    after, events = apply(match, Seat(0), NameTrump(Suit.SPADES))
    named, completed = events
    assert named == TrumpNamed(Seat(0), Suit.SPADES)
    assert isinstance(completed, HandsCompleted)
    for seat in range(players):
        shown = event_for(completed, Seat(seat))
        assert isinstance(shown, HandsCompleted)
        assert shown.hands[seat] == view_of(after, Seat(seat)).hand
        assert all(hand is None for other, hand in enumerate(shown.hands) if other != seat)


@pytest.mark.parametrize("form", ["declarer", "first-five"])
def test_trump_1_and_2_TA_03_who_names_when_and_from_how_many(form: str) -> None:
    # Dealer N (0): in form A E (1) declares after 13 cards and leads, in form B N after 5.
    match = trump_deal(form)
    namer, seen = (1, 13) if form == "declarer" else (0, 5)
    assert len(view_of(match, Seat(namer)).hand) == seen
    for seat in range(4):
        if seat != namer:
            assert isinstance(refused(match, NameTrump(Suit.CLUBS), seat=seat), NotYourTurn)
    card = next(iter(view_of(match, Seat(namer)).hand))
    assert isinstance(refused(match, Play(card), seat=namer), WrongAction)  # nothing is led yet
    match = name(match, Suit.CLUBS)
    assert turn(match) == namer
    assert isinstance(refused(match, NameTrump(Suit.SPADES), seat=namer), WrongAction)
    while not match.is_over:
        match = play(match, legal(match).split()[0])
    assert isinstance(refused(match, NameTrump(Suit.SPADES), seat=namer), MatchOver)


def test_trump_1_and_2_presets() -> None:
    kierki, classic = variant("kierki"), variant("kierki-classic", robber=True)
    assert trick_contract(kierki.contracts["trump"]).trump_call is TrumpCall.FIRST_FIVE
    assert trick_contract(classic.contracts["trump"]).trump_call is TrumpCall.DECLARER


# Playing


@pytest.mark.parametrize(("trump", "led"), [("C", "D"), ("D", "S"), ("S", "H"), ("H", "C")])
def test_trump_1_TA_01_the_suit_named_is_trump(trump: str, led: str) -> None:
    cards = [f"A{led}", f"K{led}", f"2{trump}", f"3{led}"]
    match = play(ending(one_deal("trump"), *cards, number=12, trump=trump), " ".join(cards))
    assert match.results[0].won == (0, 0, 1, 0)


def test_trump_1_TA_09_trumps_last_for_one_deal() -> None:
    whole = variant(players=4, trump_call="declarer")
    match = start(whole, SEED, dealer=Seat(0)).match
    trumps: list[Suit | None] = []
    while not match.is_over:
        view = view_of(match, None)
        if isinstance(match.phase, Naming):
            assert view.trump is None
            hand = view_of(match, to_act(match.phase)[0]).hand
            assert isinstance(refused(match, Play(next(iter(hand)))), WrongAction)
            match = name(match, [Suit.DIAMONDS, Suit.SPADES][len(trumps) % 2])
            trumps.append(view_of(match, None).trump)
        elif isinstance(match.phase, Tricks):
            assert (view.trump is None) is (
                view.contract is not None and view.contract.key != "trump"
            )
            match = play(match, legal(match).split()[0])
        else:  # the lottery
            assert view.trump is None
            break
    assert trumps == [Suit.DIAMONDS, Suit.SPADES] * 2
    assert [result.trump for result in match.results[7:]] == trumps
    assert all(result.trump is None for result in match.results[:7])


def test_trump_1_TA_09_spades_after_diamonds() -> None:
    hands = ("AS 4C", "KS 5C", "2D 6C", "3S 7C")
    diamonds = play(ending(one_deal("trump"), *hands, trump="D"), "AS KS 2D 3S")
    spades = play(ending(one_deal("trump"), *hands, trump="S"), "AS KS 2D 3S")
    assert trick_of(diamonds).winner == 2
    assert trick_of(spades).winner == 0


def test_trump_1_hearts_may_be_led_and_thrown_as_any_suit() -> None:
    match = ending(one_deal("trump"), "3H KH 8D", "4H 9D 2C", "5H TD 3C", "6H JD 4C", trump="S")
    assert legal(match) == "8D 3H KH"
    after = play(match, "3H 4H 5H 6H")
    assert turn(after) == 3


# R-TRUMP-4


@pytest.mark.parametrize("players", [5, 6, 7])
@pytest.mark.parametrize("form", ["declarer", "first-five"])
def test_trump_4_five_to_seven_players(form: str, players: int) -> None:
    match = trump_deal(form, players, dealer=players - 1)
    namer = 0 if form == "declarer" else players - 1
    assert to_act(match.phase) == (namer,)
    seen = HAND[players] if form == "declarer" else 5
    assert len(view_of(match, Seat(namer)).hand) == seen
    assert turn(name(match, Suit.CLUBS)) == namer


def test_trump_4_with_six_the_stock_card_takes_no_part() -> None:
    whole = one_deal("trump", players=6, trump_call="declarer")
    match = name(begin(whole, dealt(whole, stock="AS")), Suit.SPADES)
    while not match.is_over:
        match = play(match, legal(match).split()[0])
    result: Result = match.results[0]
    assert sum(result.points) == 200
    assert result.stock == parse_card("AS")
