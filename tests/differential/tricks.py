"""Following the tricks of one deal: who plays, what is legal, who wins, what it scores."""

from __future__ import annotations

from collections import Counter

import pytest

import oracle
from differential.cards import NAMES, hearts_in, mask_of, named, numbered
from differential.trial import Trial, pick
from kierki.cards import CardSet
from kierki.game import AskCard, IllegalCard, Play, apply
from kierki.game.events import EndedEarly, HeartsBroken, TrickTaken
from kierki.game.state import Tricks
from oracle import TrickDeal
from oracle.trial import played

FEW_CARDS = 3
"""Cards a hand up to which the oracle looks at every way of playing on."""
SOME_CARDS, MANY_CARDS = 9, 12
"""Cards in all hands together up to which it does so always, and now and then."""
PLAY_OUTS = 3
"""Ways of playing on that it looks at when there are more cards."""


def follow_tricks(trial: Trial, deal: TrickDeal, habits: list[str]) -> TrickDeal:
    """Play the deal in hand on both sides; return it as the oracle has it, played to its end.

    The engine may end early; then the oracle plays on, in several ways that must all score alike.
    """
    number = len(trial.match.results)
    _agree_on_hands(trial, deal)
    while isinstance(trial.match.phase, Tricks) and len(trial.match.results) == number:
        _follow_card(trial, deal, habits)
    early = trial.happened(EndedEarly)
    if early is None:
        trial.agree("the deal is over", engine=True, second=deal.over)
        return deal
    rest = "no stake" if early.taker is None else "one seat takes the rest"
    trial.seen[f"early: {rest}"] += 1
    return _played_on(trial, deal)


def _agree_on_hands(trial: Trial, deal: TrickDeal) -> None:
    hands = [view.hand.mask for view in map(trial.view, range(deal.players))]
    trial.agree("cards in hand", hands, [mask_of(hand) for hand in deal.hands])


def _follow_card(trial: Trial, deal: TrickDeal, habits: list[str]) -> None:
    seat, choice = trial.asked()
    trial.agree("seat to play", seat, deal.to_act())
    assert isinstance(choice, AskCard)
    legal = deal.legal()
    trial.agree("legal cards", choice.cards, CardSet(mask_of(legal)))
    note_play(trial.seen, deal, legal)
    illegal = deal.hands[seat] - legal
    if illegal and trial.rng.random() < 0.02:
        _refused(trial, deal, seat, min(illegal))
    card = pick(habits[seat], list(choice.cards), trial.rng)
    broken = deal.broken
    trial.act(seat, Play(card))
    deal.play(NAMES[card])
    if deal.contract == "hearts":
        breaks = trial.happened(HeartsBroken) is not None
        trial.agree("hearts broken by this card", breaks, deal.broken != broken)
        if breaks and NAMES[card] == "QS":
            trial.seen["the queen breaks hearts"] += 1
    if not deal.table:
        _follow_trick(trial, deal)


def _refused(trial: Trial, deal: TrickDeal, seat: int, name: str) -> None:
    """Both sides refuse a card that is held and not legal, and stay as they were."""
    before = trial.match
    (card,) = numbered([name])
    with pytest.raises(IllegalCard):
        apply(trial.match, trial.view(seat).to_act[0], Play(card))
    with pytest.raises(oracle.IllegalMoveError):
        deal.play(name)
    assert trial.match == before
    trial.seen["an illegal card is refused"] += 1


def _follow_trick(trial: Trial, deal: TrickDeal) -> None:
    taken, trick = trial.happened(TrickTaken), deal.tricks[-1]
    assert taken is not None
    trial.agree("number of the trick", taken.number, trick.number)
    trial.agree("its cards", named(taken.cards), trick.cards)
    trial.agree("its winner", taken.seat, trick.winner)
    points = oracle.trick_points(
        deal.contract, deal.options, deal.players, trick.cards, trick.number, deal.total
    )
    trial.agree("its points", taken.points, points)


def _played_on(trial: Trial, deal: TrickDeal) -> TrickDeal:
    """Some way of playing on; no other scores differently. Source: R-CLAIM-1."""
    finished = played(deal.copy(), trial.rng)
    size = max(map(len, deal.hands))
    most = MANY_CARDS if trial.rng.random() < 0.3 else SOME_CARDS
    if size <= FEW_CARDS and size * deal.players <= most:
        trial.seen["early: every way of playing on"] += 1
        trial.agree("no way of playing on changes a score", True, deal.early_end_ok())
        return finished
    for _ in range(PLAY_OUTS - 1):
        other = played(deal.copy(), trial.rng)
        for moon in ("old", "new"):
            first, second = finished.points(moon), other.points(moon)
            trial.agree("points however it is played on", first, second)
    return finished


def note_play(seen: Counter[str], deal: TrickDeal, legal: set[str]) -> None:
    """Count what makes some cards illegal now, for the tests to see that every rule spoke."""
    seat = deal.to_act()
    assert seat is not None
    if deal.table:
        _note_following(seen, deal, deal.hands[seat], legal)
    elif deal.number > 1 or deal.contract != "hearts":
        _note_lead(seen, deal, deal.hands[seat], legal)


def _note_lead(seen: Counter[str], deal: TrickDeal, hand: set[str], legal: set[str]) -> None:
    hearts, free = hearts_in(hand), deal.contract == "hearts" and deal.broken
    if free:
        return
    if hearts and not hearts & legal:
        seen["hearts are held back"] += 1
        if deal.broken:
            seen["hearts are held back for ever"] += 1
    elif len(hand) > 1 and hearts == hand:
        seen["a hand of hearts leads one"] += 1
    elif hearts and hand - hearts == {"QS"} and deal.contract == "hearts":
        seen["the queen is no exit"] += 1


def _note_following(seen: Counter[str], deal: TrickDeal, hand: set[str], legal: set[str]) -> None:
    led = oracle.suit(deal.table[0][1])
    following = {card for card in hand if oracle.suit(card) == led}
    king = deal.contract == "no-king-of-hearts" and legal == {"KH"}
    if king and len(hand) > 1 and not following:
        seen["the king of hearts must drop"] += 1
    if deal.contract != "hearts" or deal.number > 1 or not deal.filled["clean_first_trick"]:
        return
    penalties = oracle.penalty_cards(deal.options, deal.players)
    if following and legal & penalties:
        seen["clean first trick: a penalty of the suit led"] += 1
    elif following and legal < following:
        seen["clean first trick: another card of the suit led"] += 1
    elif not following and legal & penalties:
        seen["clean first trick: nothing but penalties"] += 1
    elif not following and legal < hand:
        seen["clean first trick: void"] += 1
