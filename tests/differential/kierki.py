"""Following a whole match of Kierki: its deals in order, their points, the totals, the winners."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import oracle
from differential.auction import follow_calls
from differential.cards import NAMES, hands_of, mask_of, named
from differential.draw import kierki_variant, odd_deal
from differential.trial import Trial, draw_habits, pick
from differential.tricks import follow_tricks
from kierki.cards import Seat
from kierki.game import AskLay, Decline, Play, apply, start
from kierki.game.errors import MustLay
from kierki.game.events import SeatOut, StockLaid
from kierki.game.state import Finished, Lottery, Tricks
from oracle import Options, TrickDeal


def follow_kierki(rng: random.Random, players: int, seen: Counter[str]) -> int:
    """Play a match on both sides; return how many deals that were."""
    drawn = kierki_variant(rng, players)
    options = drawn.options
    dealer = Seat(rng.randrange(players))
    schedule = oracle.schedule(options, players)
    talon = players if oracle.kierki(options)["trump_call"] == "talon" else 0
    odd = [
        odd_deal(rng, players, talon=talon if contract == "trump" else 0)
        for contract in schedule[: rng.choice((0, len(schedule)))]
    ]
    prepared = tuple(deal.dealt for deal in odd)
    match, _ = start(drawn.variant, rng.randbytes(32), prepared=prepared, dealer=dealer)
    trial = Trial(match, rng, seen)
    trial.agree("contracts", [contract.key for contract in drawn.variant.schedule], schedule)
    totals = [0] * players
    for number, contract in enumerate(schedule):
        trial.actions.clear()
        habits = draw_habits(rng, players, odd[number].takers if odd else ())
        points = _follow_deal(trial, options, contract, habits)
        result = trial.match.results[-1]
        trial.agree("results", len(trial.match.results), number + 1)
        trial.agree("the contract", result.contract, contract)
        trial.agree("the dealer", result.dealer, oracle.dealer_of(dealer, number, players))
        trial.agree("points", list(result.points), points)
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        trial.agree("totals", list(trial.match.totals), totals)
        trial.agree("the match is over", trial.match.is_over, number + 1 == len(schedule))
    phase = trial.match.phase
    assert isinstance(phase, Finished)
    winners = oracle.kierki_winners(totals)
    trial.agree("winners", set(phase.winners), winners)
    if players < 5:  # R-MATCH-4
        trial.agree("the sum of all totals", sum(trial.match.totals), 0)
    seen["the end: shared" if len(winners) > 1 else "the end: one winner"] += 1
    return len(schedule)


def _follow_deal(trial: Trial, options: Options, contract: str, habits: list[str]) -> list[int]:
    """Play one deal on both sides; return its points as the oracle has them."""
    trial.seen[contract] += 1
    phase, players = trial.match.phase, trial.match.players
    assert not isinstance(phase, Finished)
    dealt, dealer = phase.deal.dealt, phase.deal.dealer
    cards = [*named(card for hand in dealt.hands for card in hand), *named(dealt.talon)]
    cards += [] if dealt.stock is None else named([dealt.stock])
    trial.agree("cards dealt", sorted(cards), sorted(oracle.deck(players)))
    if contract == "lottery":
        return _follow_lottery(trial, options)
    if contract == "trump":
        deal, paid = follow_calls(trial, options)
    else:
        hands, stock = hands_of(dealt)
        deal = TrickDeal(contract, options, players, hands, dealer, stock=stock)
        paid = [0] * players
    assert isinstance(trial.match.phase, Tricks)
    finished = follow_tricks(trial, deal, habits)
    if deal.over:
        result = trial.match.results[-1]
        trial.agree("tricks won", list(result.won), finished.tricks_won())
    points = [won + more for won, more in zip(finished.points(), paid, strict=True)]
    if contract == "trump" and min(points) < 0:
        trial.seen["talon: its buyer falls below zero"] += 1
    if contract == "trump" and deal.table == [] and any(_ruffed(deal)):
        trial.seen["a trump takes a trick in another suit"] += 1
    if finished.stock is not None and oracle.suit(finished.stock) == "H":
        trial.seen["the stock card counts for nobody"] += 1
    return points


def _ruffed(deal: TrickDeal) -> list[bool]:
    """For each trick, whether a trump took it from the suit led."""
    won = [next(card for seat, card in t.plays if seat == t.winner) for t in deal.tricks]
    return [
        oracle.suit(card) != oracle.suit(trick.cards[0])
        for card, trick in zip(won, deal.tricks, strict=True)
    ]


def _follow_lottery(trial: Trial, options: Options) -> list[int]:
    phase, players = trial.match.phase, trial.match.players
    assert isinstance(phase, Lottery)
    number, dealer = len(trial.match.results), phase.deal.dealer
    hands, stock = hands_of(phase.deal.dealt)
    lottery = oracle.Lottery(options, players, hands, dealer, stock=stock)
    if stock is not None and lottery.stock is None:
        trial.seen["lottery: the stock card lies first"] += 1
    while isinstance(trial.match.phase, Lottery) and len(trial.match.results) == number:
        seat, choice = trial.asked()
        view = trial.view(seat)
        trial.agree("seat to lay", seat, lottery.to_act())
        trial.agree("its hand", view.hand.mask, mask_of(lottery.hands[seat]))
        trial.agree("the layout", view.laid.mask, mask_of(lottery.layout))
        trial.agree("seats out", list(view.out), lottery.out)
        assert isinstance(choice, AskLay)
        trial.agree("cards that fit", choice.cards.mask, mask_of(lottery.legal()))
        waiting = lottery.stock
        if choice.cards:
            if trial.rng.random() < 0.05:
                _no_pass(trial, lottery, seat)
            card = pick("any", list(choice.cards), trial.rng)
            trial.act(seat, Play(card))
            lottery.play(NAMES[card])
        else:
            trial.seen["lottery: a pass" if lottery.layout else "lottery: no start card"] += 1
            trial.act(seat, Decline())
            lottery.pass_turn()
        laid = trial.happened(StockLaid) is not None
        trial.agree("the stock card is laid", laid, lottery.stock != waiting)
        if laid:
            trial.seen["lottery: the stock card is laid"] += 1
        gone = trial.happened(SeatOut)
        trial.agree("a seat is out", gone is not None, lottery.hands[seat] == set())
    trial.agree("the lottery is over", engine=True, second=lottery.over)
    trial.agree("seats out", list(trial.match.results[-1].out), lottery.out)
    return lottery.points()


def _no_pass(trial: Trial, lottery: oracle.Lottery, seat: int) -> None:
    """Both sides refuse a pass where a card fits."""
    with pytest.raises(MustLay):
        apply(trial.match, Seat(seat), Decline())
    with pytest.raises(oracle.IllegalMoveError):
        lottery.pass_turn()
    trial.seen["lottery: who can lay a card, must"] += 1
