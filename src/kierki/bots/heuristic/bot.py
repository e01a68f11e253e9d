"""The heuristic bot: each decision is made in a file of its own."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import assert_never

from kierki.bots.heuristic import calling, lottery, moon, passing, play, talon, trumps
from kierki.bots.heuristic.sight import look
from kierki.bots.heuristic.worth import Worth, worth_of
from kierki.cards.card import Card
from kierki.game.actions import Action, ChooseMoon, Decline, NameTrump, PassCards, Play
from kierki.game.choices import (
    AskBid,
    AskCard,
    AskGift,
    AskLay,
    AskMoon,
    AskPass,
    AskTalon,
    AskTrump,
)
from kierki.game.view import View
from kierki.variants.contract import TrickContract, TrumpCall


@dataclass(frozen=True, slots=True)
class HeuristicBot:
    """Plays as a careful casual player does. It leaves nothing to chance, so draws no lots."""

    name: str = "casual"

    def choose(self, view: View, rng: Random) -> Action:
        """Return the answer to ``view.choice``."""
        choice = view.choice
        match choice:
            case AskCard(cards):
                return Play(_card(view, cards.mask))
            case AskLay(cards):
                return Play(Card(lottery.best_lay(view, cards.mask))) if cards else Decline()
            case AskPass():
                return PassCards(passing.best_pass(view, _worth(view), choice))
            case AskTrump(suits):
                whole = _contract(view).trump_call is not TrumpCall.FIRST_FIVE
                worth, hand = _worth(view), view.hand.mask
                trump = calling.best_trump(hand, suits, view.players, worth, whole=whole)
                return NameTrump(trump)
            case AskTalon():
                return talon.offer(view, _worth(view), choice)
            case AskBid():
                return talon.bid(view, _worth(view), choice)
            case AskGift():
                return talon.give(view, _worth(view), choice)
            case AskMoon():
                return ChooseMoon(moon.better_moon(view))
            case None:
                raise ValueError("nothing is asked")
            case _:
                assert_never(choice)


def _card(view: View, legal: int) -> Card:
    if legal & legal - 1 == 0:
        return Card(legal.bit_length() - 1)
    worth, sight = _worth(view), look(view)
    if moon.finishes(view, sight, worth):
        return Card(legal.bit_length() - 1)
    if worth.wanted and view.trump is not None:
        return Card(trumps.best_card(sight, legal))
    return Card(play.best_card(view, sight, worth, legal))


def _worth(view: View) -> Worth:
    return worth_of(_contract(view), view.players, view.variant.win)


def _contract(view: View) -> TrickContract:
    assert isinstance(view.contract, TrickContract)
    return view.contract
