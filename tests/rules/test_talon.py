"""The talon: taken, or sold by auction: R-TRUMP-3."""

from __future__ import annotations

from itertools import product

import pytest

from kierki.cards import Card, CardSet, Seat, Suit, parse_card, parse_cards
from kierki.game import (
    Action,
    AskBid,
    AskGift,
    AskTalon,
    AskTrump,
    Bid,
    Choice,
    Decline,
    Event,
    GiveCards,
    Match,
    NameTrump,
    OpenAuction,
    Play,
    TakeTalon,
    apply,
    event_for,
    start,
    to_act,
    view_of,
)
from kierki.game.errors import IllegalBid, IllegalGift, NotYourTurn, WrongAction
from kierki.game.events import (
    AuctionOpened,
    BidPlaced,
    CardsGiven,
    DealScored,
    DealStarted,
    TalonTaken,
    TrumpNamed,
)
from kierki.game.state import Calls, Giving, Naming, Offering, Tricks
from kierki.variants import VariantError
from support import (
    begin,
    dealt,
    do,
    ending,
    legal,
    one_deal,
    play,
    points,
    refused,
    turn,
    variant,
)

TALON = {3: "AS KS QS", 4: "AS KS QS JS"}
TOP = {3: 425, 4: 325}


def offering(players: int = 4, dealer: int = 0) -> Match:
    whole = one_deal("trump", players=players, trump_call="talon")
    return begin(whole, dealt(whole, talon=TALON[players]), dealer=dealer)


def asked(match: Match) -> Choice | None:
    return view_of(match, to_act(match.phase)[0]).choice


def hand(match: Match, seat: int) -> CardSet:
    return view_of(match, Seat(seat)).hand


def say(match: Match, *words: int | None) -> Match:
    """*match* after the seats asked in turn bid, or pass."""
    return do(match, *[Decline() if word is None else Bid(word) for word in words])


def gift(match: Match) -> Match:
    """*match* after the taker gave its lowest cards."""
    choice = asked(match)
    assert isinstance(choice, AskGift)
    return do(match, GiveCards(tuple(choice.cards)[: len(choice.receivers)]))


def play_out(match: Match) -> Match:
    while not match.is_over:
        match = play(match, legal(match).split()[0])
    return match


# The deal


@pytest.mark.parametrize(("players", "size"), [(3, 16), (4, 12)])
def test_trump_3_the_talon_lies_face_up(players: int, size: int) -> None:
    match = offering(players)
    for seat in (*range(players), None):
        view = view_of(match, None if seat is None else Seat(seat))
        assert view.talon == CardSet.parse(TALON[players])
        assert view.hand_sizes == (size,) * players
    for seat in range(players):
        assert len(hand(match, seat)) == size
        assert not hand(match, seat) & CardSet.parse(TALON[players])


@pytest.mark.parametrize("players", [3, 4])
def test_trump_3_the_declarer_sits_left_of_the_dealer(players: int) -> None:
    for dealer in range(players):
        match = offering(players, dealer)
        assert to_act(match.phase) == ((dealer + 1) % players,)
        assert asked(match) == AskTalon(range(5, TOP[players] + 1, 5), may_be_free=True)


def test_trump_3_is_told_with_the_deal() -> None:
    whole = one_deal("trump", trump_call="talon")
    (started,) = start(whole, bytes(32), prepared=(dealt(whole, talon=TALON[4]),)).events
    assert isinstance(started, DealStarted)
    shown = event_for(started, None)
    assert isinstance(shown, DealStarted)
    assert shown.talon == CardSet.parse(TALON[4])
    assert shown.hands == (None,) * 4


@pytest.mark.parametrize("players", [5, 6, 7])
def test_trump_4_no_talon_with_more_players(players: int) -> None:
    with pytest.raises(VariantError) as error:
        variant(players=players, trump_call="talon")
    assert error.value.facts["accepts"] == "declarer, first-five"


# (a) taking it


@pytest.mark.parametrize("players", [3, 4])
def test_trump_3_taken_given_named_and_led(players: int) -> None:
    match = offering(players, dealer=players - 1)  # seat 0 is the declarer
    before = [hand(match, seat) for seat in range(players)]
    match, events = apply(match, Seat(0), TakeTalon())
    assert events == (TalonTaken(Seat(0), None),)
    others = tuple(Seat(seat) for seat in range(1, players))
    assert hand(match, 0) == before[0] | CardSet.parse(TALON[players])
    assert asked(match) == AskGift(others, hand(match, 0))

    gifts = parse_cards(TALON[players])[1:]
    match, events = apply(match, Seat(0), GiveCards(gifts))
    assert events == (CardsGiven(Seat(0), gifts),)
    for seat, card in zip(others, gifts, strict=True):
        assert hand(match, seat) == before[seat] | CardSet.of([card])
    assert hand(match, 0) == before[0] | CardSet.parse("AS")
    assert {len(hand(match, seat)) for seat in range(players)} == {17 if players == 3 else 13}

    assert asked(match) == AskTrump(tuple(Suit))
    match, events = apply(match, Seat(0), NameTrump(Suit.SPADES))
    assert events == (TrumpNamed(Seat(0), Suit.SPADES),)
    assert turn(match) == 0
    match = play_out(match)
    assert points(match) == tuple(25 * won for won in match.results[0].won)
    assert sum(points(match)) == TOP[players]
    assert match.results[0].price is None
    assert match.results[0].namer == 0


def test_trump_3_a_gift_may_come_from_hand_or_talon() -> None:
    match = do(offering(dealer=3), TakeTalon())
    own = next(iter(hand(match, 0) - CardSet.parse(TALON[4])))
    match = do(match, GiveCards((parse_card("AS"), own, parse_card("JS"))))
    assert parse_card("AS") in hand(match, 1)
    assert own in hand(match, 2)
    assert parse_card("JS") in hand(match, 3)


@pytest.mark.parametrize(
    "gifts", ["", "AS", "AS KS", "AS KS QS JS", "AS AS KS", "AS KS 2C"], ids=repr
)
def test_trump_3_one_card_of_the_hand_for_each(gifts: str) -> None:
    whole = one_deal("trump", trump_call="talon")
    match = do(begin(whole, dealt(whole, "3C", "2C", talon=TALON[4]), dealer=3), TakeTalon())
    error = refused(match, GiveCards(parse_cards(gifts)))
    assert isinstance(error, IllegalGift)
    assert error.rule == "R-TRUMP-3"
    assert error.facts["count"] == 3
    assert error.facts["cards"] == gifts


def test_trump_3_gifts_are_given_face_down() -> None:
    match = do(offering(dealer=3), TakeTalon())
    gifts = parse_cards("2C 3C 4C")
    match, (given,) = apply(match, Seat(0), GiveCards(gifts))
    assert event_for(given, Seat(0)) == given
    for seat in (1, 2, 3):
        shown = tuple(
            card if other == seat else None for other, card in zip((1, 2, 3), gifts, strict=True)
        )
        assert event_for(given, Seat(seat)) == CardsGiven(Seat(0), shown)
        assert view_of(match, Seat(seat)).got == gifts[seat - 1]
        assert view_of(match, Seat(seat)).given == ()
    assert event_for(given, None) == CardsGiven(Seat(0), (None, None, None))
    assert view_of(match, Seat(0)).given == ((1, gifts[0]), (2, gifts[1]), (3, gifts[2]))
    assert (view_of(match, None).given, view_of(match, None).got) == ((), None)


# (b) the auction


@pytest.mark.parametrize("players", [3, 4])
def test_trump_3_bidding_goes_round_from_the_left_of_the_declarer(players: int) -> None:
    match = offering(players, dealer=players - 1)
    match, events = apply(match, Seat(0), OpenAuction())
    assert events == (AuctionOpened(Seat(0), None),)
    seats = []
    for points_bid in (5, 10, 15, 20, 25):
        seats.append(turn(match))
        match = say(match, points_bid)
    assert seats == ([1, 2, 1, 2, 1] if players == 3 else [1, 2, 3, 1, 2])


def test_trump_3_TA_04_who_passes_is_out() -> None:
    # N opens; E passes, S 100, W 125, S passes: W has it at 125 and E is not asked again.
    match = do(offering(dealer=3), OpenAuction())
    assert turn(match) == 1
    match = say(match, None, 100, 125)
    assert turn(match) == 2
    match, events = apply(match, Seat(2), Decline())
    assert events == (BidPlaced(Seat(2), None), TalonTaken(Seat(3), 125))
    assert isinstance(match.phase, Giving)
    assert to_act(match.phase) == (3,)
    assert [bid.points for bid in view_of(match, None).bids] == [None, 100, 125, None]


@pytest.mark.parametrize("points_bid", [-5, 0, 5, 95, 99, 100, 101, 103, 330, 10_000])
def test_trump_3_TA_04_a_bid_beats_the_highest_in_steps_of_five(points_bid: int) -> None:
    match = say(do(offering(dealer=3), OpenAuction()), 100)
    error = refused(match, Bid(points_bid))
    assert isinstance(error, IllegalBid)
    assert (error.rule, error.allowed) == ("R-TRUMP-3", range(105, 326, 5))
    assert error.facts["lowest"] == 105
    assert error.facts["highest"] == 325


@pytest.mark.parametrize("points_bid", [105, 110, 325])
def test_trump_3_any_step_up_to_the_trick_points_of_the_deal(points_bid: int) -> None:
    match = say(do(offering(dealer=3), OpenAuction()), 100, points_bid)
    assert view_of(match, None).bids[-1].points == points_bid


@pytest.mark.parametrize("players", [3, 4])
def test_trump_3_the_highest_bid_closes_the_auction(players: int) -> None:
    match = do(offering(players, dealer=players - 1), OpenAuction())
    assert isinstance(refused(match, Bid(TOP[players] + 5)), IllegalBid)
    match = say(match, TOP[players])
    assert isinstance(match.phase, Giving)
    assert to_act(match.phase) == (1,)
    assert view_of(match, None).price == TOP[players]


def test_trump_3_bids_meet_the_reserve() -> None:
    match = do(offering(dealer=3), OpenAuction(150))
    assert asked(match) == AskBid(150, 325)
    assert isinstance(refused(match, Bid(145)), IllegalBid)
    assert view_of(match, None).reserve == 150
    assert asked(say(match, 150)) == AskBid(155, 325)


@pytest.mark.parametrize("reserve", [-5, 0, 3, 152, 330])
def test_trump_3_a_reserve_is_a_possible_bid(reserve: int) -> None:
    error = refused(offering(dealer=3), OpenAuction(reserve))
    assert isinstance(error, IllegalBid)
    assert error.allowed == range(5, 326, 5)


def test_trump_3_the_declarer_does_not_bid() -> None:
    match = do(offering(dealer=3), OpenAuction(50))
    assert isinstance(refused(match, Bid(50), seat=0), NotYourTurn)
    assert isinstance(refused(match, TakeTalon(), seat=0), NotYourTurn)
    assert isinstance(refused(match, Bid(50), seat=2), NotYourTurn)


# Nobody bids


def test_trump_3_without_a_reserve_and_a_bid_the_declarer_takes_it() -> None:
    match = do(offering(dealer=3), OpenAuction())
    match = say(match, None, None)
    match, events = apply(match, Seat(3), Decline())
    assert events == (BidPlaced(Seat(3), None), TalonTaken(Seat(0), None))
    assert isinstance(match.phase, Giving)
    assert to_act(match.phase) == (0,)


def test_trump_3_TA_05_with_a_reserve_the_declarer_lowers_it_or_takes_the_talon() -> None:
    match = say(do(offering(dealer=3), OpenAuction(150)), None, None, None)
    assert isinstance(match.phase, Offering)
    assert to_act(match.phase) == (0,)
    assert asked(match) == AskTalon(range(5, 150, 5), may_be_free=False)
    for reserve in (150, 155, None):
        assert isinstance(refused(match, OpenAuction(reserve)), IllegalBid)
    assert isinstance(refused(match, Decline()), WrongAction)

    kept = gift(do(match, TakeTalon()))
    assert {len(hand(kept, seat)) for seat in range(4)} == {13}
    assert isinstance(kept.phase, Naming)
    assert to_act(kept.phase) == (0,)
    assert kept.phase.calls.price is None


def test_trump_3_a_lower_reserve_starts_the_auction_again() -> None:
    match = say(do(offering(dealer=3), OpenAuction(150)), None, None, None)
    match = do(match, OpenAuction(100))
    assert turn(match) == 1  # who passed before is asked again
    assert asked(match) == AskBid(100, 325)
    match = say(match, None, 100, None)
    assert isinstance(match.phase, Giving)
    assert (to_act(match.phase), view_of(match, None).price) == ((2,), 100)


def test_trump_3_the_reserve_may_be_lowered_down_to_five() -> None:
    match = offering(dealer=3)
    for reserve in (15, 10, 5):
        match = say(do(match, OpenAuction(reserve)), None, None, None)
    assert asked(match) == AskTalon(range(5, 5, 5), may_be_free=False)
    assert isinstance(refused(match, OpenAuction(5)), IllegalBid)
    assert isinstance(do(match, TakeTalon()).phase, Giving)


def test_trump_3_TA_05_never_stuck_however_it_goes() -> None:
    """Whoever bids or passes, the talon finds a taker once, and each word is heard once."""
    for reserve, words in product((None, 10), product((True, False), repeat=6)):
        match = do(offering(dealer=3), OpenAuction(reserve))
        spoken = 0
        for bids in words:
            choice = asked(match)
            if not isinstance(choice, AskBid):
                break
            match = say(match, choice.lowest if bids else None)
            spoken += 1
        assert len(view_of(match, None).bids) == spoken
        if isinstance(match.phase, Giving):
            taken = view_of(match, None)
            best = max((bid.points or 0, bid.seat) for bid in taken.bids)
            assert (taken.price, to_act(match.phase)[0]) == (best if best[0] else (None, 0))


# Settling


def sold(price: int, won: tuple[int, ...] = ()) -> Match:
    """Seat 2 has bought the talon from seat 0 and is about to name trumps."""
    match = do(offering(dealer=3), OpenAuction())
    match = say(match, None, price)
    if price < 325:
        match = say(match, None)
    return gift(match)


@pytest.mark.parametrize("price", [5, 100, 325])
def test_trump_3_the_price_is_paid_whatever_was_won(price: int) -> None:
    match = play_out(do(sold(price), NameTrump(Suit.CLUBS)))
    result = match.results[0]
    tricks = [25 * won for won in result.won]
    tricks[2] -= price
    tricks[0] += price
    assert points(match) == tuple(tricks)
    assert sum(points(match)) == 325
    assert (result.price, result.namer) == (price, 2)


def test_trump_3_a_total_may_go_below_zero() -> None:
    calls = Calls(taker=Seat(2), namer=Seat(2), price=325, trump=Suit.CLUBS)
    whole = one_deal("trump", trump_call="talon")
    match = ending(
        whole, "AD", "2D", "3D", "4D", calls=calls, dealer=3, won=(12, 0, 0, 0), trump="C"
    )
    after = play(match, "AD 2D 3D 4D")
    assert points(after) == (25 + 325, 0, -325, 0)  # the tricks before this one are not in it
    assert after.totals == (350, 0, -325, 0)


def test_trump_3_the_buyer_names_trumps_and_leads() -> None:
    match = sold(60)
    assert to_act(match.phase) == (2,)
    match = do(match, NameTrump(Suit.HEARTS))
    assert isinstance(match.phase, Tricks)
    assert turn(match) == 2
    view = view_of(match, Seat(0))
    assert (view.namer, view.trump, view.talon_taker, view.price) == (2, Suit.HEARTS, 2, 60)


def test_trump_3_gifts_of_the_buyer_start_on_its_left() -> None:
    match = do(offering(dealer=3), OpenAuction())
    match = say(match, None, 60, None)
    choice = asked(match)
    assert isinstance(choice, AskGift)
    assert choice.receivers == (3, 0, 1)
    gifts = parse_cards("AS KS QS")
    match = do(match, GiveCards(gifts))
    assert [view_of(match, Seat(seat)).got for seat in (3, 0, 1)] == list(gifts)


def test_trump_3_the_price_is_on_the_score_sheet() -> None:
    match = do(sold(60), NameTrump(Suit.CLUBS))
    events: tuple[Event, ...] = ()
    while not match.is_over:
        match, events = apply(
            match, to_act(match.phase)[0], Play(parse_card(legal(match).split()[0]))
        )
    (score,) = [event for event in events if isinstance(event, DealScored)]
    assert score.result.price == 60


@pytest.mark.parametrize(
    "action",
    [
        Bid(50),
        Decline(),
        NameTrump(Suit.CLUBS),
        GiveCards(parse_cards("2C 3C 4C")),
        Play(Card(0)),
    ],
    ids=lambda action: type(action).__name__,
)
def test_trump_3_the_talon_comes_first(action: Action) -> None:
    assert isinstance(refused(offering(dealer=3), action), WrongAction)
