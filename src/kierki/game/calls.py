"""Before the first card: passing, naming trumps, the talon and its auction."""

from __future__ import annotations

from dataclasses import replace

from kierki.cards.card import Suit
from kierki.cards.cardset import CardSet
from kierki.cards.seat import Seat, clockwise_from, left_of
from kierki.game.actions import (
    Action,
    Bid,
    Decline,
    GiveCards,
    NameTrump,
    OpenAuction,
    PassCards,
    TakeTalon,
)
from kierki.game.choices import AskBid, AskTalon
from kierki.game.errors import IllegalBid, IllegalGift, IllegalPass, WrongAction
from kierki.game.events import (
    AuctionOpened,
    BidPlaced,
    CardsGiven,
    CardsPassed,
    Event,
    HandsCompleted,
    PassChosen,
    TalonTaken,
    TrumpNamed,
)
from kierki.game.opening import start_play
from kierki.game.state import Bidding, BidMade, Calls, Giving, Naming, Offering, Passing
from kierki.game.step import Step
from kierki.rules import calling, passing
from kierki.rules.table import TrickTable

WHOLE_PACK = (1 << 52) - 1


def choose_pass(phase: Passing, seat: Seat, action: Action) -> Step:
    """Take the cards that *seat* passes; when all have chosen, they change hands."""
    if not isinstance(action, PassCards) or not isinstance(action.cards, CardSet):
        raise WrongAction(type(action).__name__, "PassCards")
    mask, hand = action.cards.mask, phase.hands[seat]
    if mask & ~hand or mask.bit_count() != phase.count:
        named = CardSet(mask & WHOLE_PACK)  # there may be bits that stand for no card
        raise IllegalPass(named, phase.count, CardSet(hand))
    chosen = (*phase.chosen[:seat], mask, *phase.chosen[seat + 1 :])
    events: tuple[Event, ...] = (PassChosen(seat, action.cards),)
    passed = tuple(cards for cards in chosen if cards is not None)
    if len(passed) < len(chosen):
        return Step(replace(phase, chosen=chosen), events)
    received = passing.received(passed, phase.steps)
    hands = passing.hands_after(phase.hands, passed, phase.steps)
    events += (CardsPassed(phase.steps, tuple(map(CardSet, received))),)
    left = left_of(phase.deal.dealer, len(hands))
    calls = Calls(passed=passed, received=received, pass_steps=phase.steps)
    return Step(start_play(phase.deal, phase.table, hands, left, calls), events)


def name_trump(phase: Naming, seat: Seat, action: Action) -> Step:
    """Set trumps; the rest of the cards is dealt, and the namer leads."""
    if not isinstance(action, NameTrump) or not isinstance(action.suit, Suit):
        raise WrongAction(type(action).__name__, "NameTrump")
    suit = action.suit
    calls = replace(phase.calls, namer=seat, trump=suit)
    events: tuple[Event, ...] = (TrumpNamed(seat, suit),)
    if phase.seen != phase.hands:
        events += (HandsCompleted(tuple(map(CardSet, phase.hands))),)
    return Step(start_play(phase.deal, phase.table, phase.hands, seat, calls), events)


def highest_bid(table: TrickTable) -> int:
    """Return the points of all tricks of the deal, which no bid may exceed."""
    return sum(table.trick_points)


def ask_talon(phase: Offering) -> AskTalon:
    """Return what the declarer may do: a reserve that found no bid can only be lowered."""
    unsold = phase.calls.reserve
    top = highest_bid(phase.table) if unsold is None else unsold - calling.BID_STEP
    reserves = range(calling.LOWEST_BID, top + 1, calling.BID_STEP)
    return AskTalon(reserves, may_be_free=unsold is None)


def offer(phase: Offering, seat: Seat, action: Action) -> Step:
    """Take the talon, or open the auction."""
    match action:
        case TakeTalon():
            return _take(phase, seat, price=None, events=())
        case OpenAuction(reserve):
            asked = ask_talon(phase)
            free = reserve is None and asked.may_be_free
            if not free and (type(reserve) is not int or reserve not in asked.reserves):
                raise IllegalBid(reserve, asked.reserves)
            players = len(phase.hands)
            bidding = Bidding(
                deal=phase.deal,
                table=phase.table,
                hands=phase.hands,
                declarer=seat,
                bidder=Seat(calling.next_bidder(seat, seat, 0, players)),
                highest=0,
                leader=None,
                out=0,
                calls=replace(phase.calls, reserve=reserve),
            )
            return Step(bidding, (AuctionOpened(seat, reserve),))
        case _:
            raise WrongAction(type(action).__name__, "TakeTalon, OpenAuction")


def ask_bid(phase: Bidding) -> AskBid:
    """Return the bids that may be made."""
    lowest = calling.lowest_bid(phase.highest, phase.calls.reserve or 0)
    return AskBid(lowest, highest_bid(phase.table))


def bid(phase: Bidding, seat: Seat, action: Action) -> Step:
    """Take a bid or a pass, and go on to the next seat or close the auction."""
    points: int | None
    leader: Seat | None
    match action:
        case Bid(points):
            asked = ask_bid(phase)
            if type(points) is not int or points not in asked.bids:
                raise IllegalBid(points, asked.bids)
            highest, leader, out = points, seat, phase.out
        case Decline():
            points = None
            highest, leader, out = phase.highest, phase.leader, phase.out | 1 << seat
        case _:
            raise WrongAction(type(action).__name__, "Bid, Decline")
    calls = replace(phase.calls, bids=(*phase.calls.bids, BidMade(seat, points)))
    events: tuple[Event, ...] = (BidPlaced(seat, points),)
    players = len(phase.hands)
    following = calling.next_bidder(seat, phase.declarer, out, players)
    closed = following < 0 or following == leader or highest == highest_bid(phase.table)
    if not closed:
        bidder = Seat(following)
        after = replace(phase, bidder=bidder, highest=highest, leader=leader, out=out, calls=calls)
        return Step(after, events)
    offering = Offering(phase.deal, phase.table, phase.hands, phase.declarer, calls)
    if leader is not None:
        return _take(offering, leader, price=highest, events=events)
    if calls.reserve is None:  # without a reserve the auction binds: nobody bid, the owner takes
        return _take(offering, phase.declarer, price=None, events=events)
    return Step(offering, events)


def _take(phase: Offering, taker: Seat, *, price: int | None, events: tuple[Event, ...]) -> Step:
    talon = CardSet.of(phase.deal.dealt.talon).mask
    hands = (*phase.hands[:taker], phase.hands[taker] | talon, *phase.hands[taker + 1 :])
    calls = replace(phase.calls, taker=taker, price=price)
    after = Giving(phase.deal, phase.table, hands, taker, calls)
    return Step(after, (*events, TalonTaken(taker, price)))


def receivers(giver: Seat, players: int) -> tuple[Seat, ...]:
    """Return who gets a card from *giver*: the others, the seat on the left first."""
    return tuple(clockwise_from(giver, players))[1:]


def give(phase: Giving, seat: Seat, action: Action) -> Step:
    """Hand a card to each other seat; the giver then names trumps."""
    if not isinstance(action, GiveCards) or not isinstance(action.cards, tuple):
        raise WrongAction(type(action).__name__, "GiveCards")
    hand, gifts = phase.hands[seat], action.cards
    others = receivers(seat, len(phase.hands))
    held = all(type(c) is int and 0 <= c < 52 and hand >> c & 1 for c in gifts)
    if not held or len(gifts) != len(others) or len(set(gifts)) != len(gifts):
        raise IllegalGift(gifts, len(others), CardSet(hand))
    hands = list(phase.hands)
    for receiver, card in zip(others, gifts, strict=True):
        hands[seat] &= ~(1 << card)
        hands[receiver] |= 1 << card
    calls = replace(phase.calls, gifts=gifts, namer=seat)
    after = Naming(phase.deal, phase.table, tuple(hands), seat, tuple(hands), calls)
    return Step(after, (CardsGiven(seat, gifts),))
