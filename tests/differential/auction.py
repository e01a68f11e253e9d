"""Following what comes before the first lead of a trump deal: talon, auction, gifts, trumps."""

from __future__ import annotations

from differential.cards import SUITS, hands_of, mask_of, named
from differential.trial import Trial
from kierki.cards import CardSet, Seat
from kierki.game import (
    AskBid,
    AskGift,
    AskTalon,
    AskTrump,
    Bid,
    Decline,
    GiveCards,
    NameTrump,
    OpenAuction,
    TakeTalon,
)
from kierki.game.events import AuctionOpened, TalonTaken
from kierki.game.state import Naming, Offering
from oracle import Options, Talon, TrickDeal, cards_seen, trump_leader, trump_namer


def follow_calls(trial: Trial, options: Options) -> tuple[TrickDeal, list[int]]:
    """Follow the deal in hand up to its first lead.

    Return it as the oracle has it, and what each seat gets or pays for the talon besides.
    """
    if isinstance(trial.match.phase, Offering):
        return _follow_talon(trial, options)
    phase, players = trial.match.phase, trial.match.players
    assert isinstance(phase, Naming)
    dealer = phase.deal.dealer
    seat, choice = trial.asked()
    assert isinstance(choice, AskTrump)
    trial.agree("who names trumps", seat, trump_namer(options, players, dealer))
    seen = cards_seen(options, players)
    own = phase.deal.dealt.hands[seat]
    trial.agree("what the namer sees", trial.view(seat).hand, CardSet.of(own[:seen]))
    trump = _name_trump(trial, seat, choice)
    hands, stock = hands_of(phase.deal.dealt)
    leader = trump_leader(options, players, dealer)
    deal = TrickDeal("trump", options, players, hands, dealer, stock=stock, trump=trump)
    trial.agree("who leads", leader, deal.to_act())
    return deal, [0] * players


def _name_trump(trial: Trial, seat: int, choice: AskTrump) -> str:
    trial.agree("suits to name", "".join(SUITS[suit] for suit in choice.suits), SUITS)
    suit = trial.rng.choice(choice.suits)
    trial.act(seat, NameTrump(suit))
    return SUITS[suit]


def _follow_talon(trial: Trial, options: Options) -> tuple[TrickDeal, list[int]]:
    phase, players = trial.match.phase, trial.match.players
    assert isinstance(phase, Offering)
    dealer, dealt = phase.deal.dealer, phase.deal.dealt
    hands = [named(hand) for hand in dealt.hands]
    talon = Talon(players, dealer, hands, named(dealt.talon))
    namer = trump_namer(options, players, dealer)
    trial.agree("who decides about the talon", talon.to_act(), namer)
    sizes = {cards_seen(options, players)}
    trial.agree("cards in hand before the talon", set(map(len, dealt.hands)), sizes)
    while talon.phase != "done":
        seat, choice = trial.asked()
        trial.agree("who acts on the talon", seat, talon.to_act())
        trial.agree("cards", trial.view(seat).hand.mask, mask_of(talon.hands[seat]))
        match choice:
            case AskTalon():
                _offer(trial, talon, seat, choice)
            case AskBid():
                _bid(trial, talon, seat, choice)
            case AskGift():
                _give(trial, talon, seat, choice)
            case AskTrump():
                trial.agree("the phase", "name", talon.phase)
                talon.name(_name_trump(trial, seat, choice))
            case _:
                trial.agree("the question", choice, talon.phase)
    return TrickDeal(
        "trump", options, players, talon.hands, dealer, trump=talon.trump, leader=talon.namer
    ), talon.settlement()


def _offer(trial: Trial, talon: Talon, seat: int, choice: AskTalon) -> None:
    free: set[int | None] = {None} if choice.may_be_free else set()
    trial.agree("reserves", {*choice.reserves, *free}, talon.legal_reserves())
    unsold = talon.phase == "unsold"
    rng = trial.rng
    if not talon.legal_reserves() or rng.random() < 0.3:
        talon.take()
        trial.act(seat, TakeTalon())
        trial.agree(
            "who takes it, for what", trial.happened(TalonTaken), TalonTaken(Seat(seat), None)
        )
        trial.seen["talon: taken back unsold" if unsold else "talon: taken"] += 1
        return
    if choice.may_be_free and rng.random() < 0.3:
        reserve = None
    else:
        prices = list(choice.reserves)
        reserve = rng.choice((*prices, *prices[-1:] * 5))
    if unsold:
        assert reserve is not None
        talon.lower(reserve)
        trial.seen["talon: the reserve is lowered"] += 1
    else:
        talon.open(reserve)
        trial.seen["talon: a reserve" if reserve else "talon: no reserve"] += 1
    trial.act(seat, OpenAuction(reserve))
    trial.agree("the auction", trial.happened(AuctionOpened), AuctionOpened(Seat(seat), reserve))


def _bid(trial: Trial, talon: Talon, seat: int, choice: AskBid) -> None:
    trial.agree("bids", set(choice.bids), talon.legal_bids())
    rng, binds = trial.rng, talon.reserve is None
    if rng.random() < 0.5:
        talon.pass_bid()
        trial.act(seat, Decline())
    else:
        few = list(choice.bids)
        amount = rng.choice((*few[:3], *few[:3], *few[:3], rng.choice(few), few[-1]))
        talon.bid(amount)
        trial.act(seat, Bid(amount))
        if amount == choice.highest:
            trial.seen["talon: nobody can bid more"] += 1
    taken = trial.happened(TalonTaken)
    trial.agree("the auction is over", taken is not None, talon.phase == "give")
    if taken is None:
        return
    price = None if talon.highest is None else talon.highest[1]
    trial.agree("who takes it, for what", (taken.seat, taken.price), (talon.namer, price))
    if price is not None:
        trial.seen["talon: sold"] += 1
    elif binds:
        trial.seen["talon: nobody bids, the declarer takes it"] += 1


def _give(trial: Trial, talon: Talon, seat: int, choice: AskGift) -> None:
    trial.agree("the phase", "give", talon.phase)
    trial.agree("cards to give", choice.cards.mask, mask_of(talon.hands[seat]))
    others = [(seat + step) % talon.players for step in range(1, talon.players)]
    trial.agree("who is given", list(choice.receivers), others)
    cards = tuple(trial.rng.sample(list(choice.cards), len(others)))
    talon.give(dict(zip(others, named(cards), strict=True)))
    trial.act(seat, GiveCards(cards))
