"""The answers that a choice allows: whether an action is one of them, and one drawn by lot.

No rule stands here: a choice already carries all that may be answered.
"""

from __future__ import annotations

from collections.abc import Container
from random import Random
from typing import assert_never

from kierki.cards.card import Card, Suit
from kierki.cards.cardset import CardSet
from kierki.game.actions import (
    Action,
    Bid,
    ChooseMoon,
    Decline,
    GiveCards,
    MoonChoice,
    NameTrump,
    OpenAuction,
    PassCards,
    Play,
    TakeTalon,
)
from kierki.game.choices import (
    AskBid,
    AskCard,
    AskGift,
    AskLay,
    AskMoon,
    AskPass,
    AskTalon,
    AskTrump,
    Choice,
)

# A bot may put anything into an action, so what should be there is asked as if nothing were known.


def _held(card: object, cards: CardSet) -> bool:
    return type(card) is int and 0 <= card < 52 and cards.mask >> card & 1 == 1


def _all_held(gifts: object, hand: CardSet) -> bool:
    return isinstance(gifts, tuple) and all(_held(card, hand) for card in gifts)


def _some(cards: object, hand: CardSet) -> bool:
    return type(cards) is CardSet and type(cards.mask) is int and cards.mask >= 0 and cards <= hand


def _one_of(value: object, kind: type, allowed: Container[object]) -> bool:
    return type(value) is kind and value in allowed


def fits(choice: Choice, answer: object) -> bool:
    """Return whether *answer* is an action that *choice* allows, of the right types throughout."""
    if type(choice) is AskCard:  # nearly always: not worth a pair and a match
        if type(answer) is not Play:
            return False
        card = answer.card
        return type(card) is int and 0 <= card < 52 and choice.cards.mask >> card & 1 == 1
    match choice, answer:
        case AskLay(legal), Play(card):
            return _held(card, legal)
        case AskLay(legal), Decline():
            return not legal
        case AskPass(count, hand), PassCards(cards):
            return _some(cards, hand) and len(cards) == count
        case AskTrump(suits), NameTrump(suit):
            return _one_of(suit, Suit, suits)
        case AskTalon(), TakeTalon():
            return True
        case AskTalon(reserves, may_be_free), OpenAuction(reserve):
            return may_be_free if reserve is None else _one_of(reserve, int, reserves)
        case AskBid(), Bid(points):
            return _one_of(points, int, choice.bids)
        case AskBid(), Decline():
            return True
        case AskGift(receivers, hand), GiveCards(gifts):
            return _all_held(gifts, hand) and len(gifts) == len(set(gifts)) == len(receivers)
        case AskMoon(moons), ChooseMoon(moon):
            return _one_of(moon, MoonChoice, moons)
        case _:
            return False


def drawn(choice: Choice, rng: Random) -> Action:
    """Return one of the actions that *choice* allows, each as likely as any other."""
    match choice:
        case AskCard(cards):
            return Play(drawn_card(cards, rng))
        case AskLay(cards):
            return Play(drawn_card(cards, rng)) if cards else Decline()
        case AskPass(count, cards):
            return PassCards(CardSet.of(rng.sample(tuple(cards), count)))
        case AskTrump(suits):
            return NameTrump(suits[_below(len(suits), rng)])
        case AskTalon(reserves, may_be_free):
            which = _below(1 + may_be_free + len(reserves), rng)
            if which == 0:
                return TakeTalon()
            return OpenAuction(reserves[which - 1] if which <= len(reserves) else None)
        case AskBid():
            which = _below(1 + len(choice.bids), rng)
            return Bid(choice.bids[which - 1]) if which else Decline()
        case AskGift(receivers, cards):
            return GiveCards(tuple(rng.sample(tuple(cards), len(receivers))))
        case AskMoon(moons):
            return ChooseMoon(moons[_below(len(moons), rng)])
        case _:
            assert_never(choice)


def drawn_card(cards: CardSet, rng: Random) -> Card:
    """Return one of *cards*, each as likely as any other."""
    mask = cards.mask
    for _ in range(rng.getrandbits(53) * mask.bit_count() >> 53):
        mask &= mask - 1
    return Card((mask & -mask).bit_length() - 1)


def _below(count: int, rng: Random) -> int:
    return int(rng.random() * count)
