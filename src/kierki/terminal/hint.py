"""What the casual bot would do, said to the player."""

from __future__ import annotations

from random import Random
from typing import assert_never

from rich.text import Text

from kierki.bots import guarded_choice, make_bot
from kierki.cards.card import Card, suit_of
from kierki.game.actions import (
    Action,
    Bid,
    ChooseMoon,
    Decline,
    GiveCards,
    NameTrump,
    OpenAuction,
    PassCards,
    Play,
    TakeTalon,
)
from kierki.game.choices import AskLay
from kierki.game.view import View
from kierki.rules.tricks import beats
from kierki.terminal.decision import best_of_trick
from kierki.terminal.words import Words


def hint(view: View, rng: Random, words: Words) -> Text:
    """Return the casual bot's answer to ``view.choice``, and in a word why."""
    action = guarded_choice(make_bot("casual"), view, rng)
    line = Text(words.t("table-hint") + " ").append_text(said(action, words))
    if isinstance(action, Play):
        line.append(f" ({_why(action.card, view, words)})", "dim")
    return line


def said(action: Action, words: Words) -> Text:
    """Return *action* in a few words."""
    match action:
        case Play(card):
            return words.card(card, "bold")
        case PassCards(cards):
            return words.cards(sorted(cards, reverse=True))
        case GiveCards(gifts):
            return words.cards(gifts)
        case NameTrump(suit):
            return Text(words.suit(suit) + " ").append_text(words.suit_sign(suit))
        case TakeTalon():
            return Text(words.t("table-do-take"))
        case OpenAuction(None):
            return Text(words.t("table-do-auction"))
        case OpenAuction(reserve):
            return Text(words.t("table-do-auction-reserve", points=reserve))
        case Bid(points):
            return Text(words.say.number(points))
        case Decline():
            return Text(words.t("table-pass"))
        case ChooseMoon(moon):
            return Text(words.t(f"table-moon-{moon}"))
        case _:
            assert_never(action)


def _why(card: Card, view: View, words: Words) -> str:
    if isinstance(view.choice, AskLay):
        return words.t("table-why-only" if len(view.choice.cards) == 1 else "table-why-lay")
    best = best_of_trick(view)
    if view.choice is not None and len(getattr(view.choice, "cards", ())) == 1:
        return words.t("table-why-only")
    if best is None:
        return words.t("table-why-lead")
    trump = -1 if view.trump is None else int(view.trump)
    if beats(trump, card, best):
        return words.t("table-why-takes")
    if suit_of(card) is suit_of(view.trick[0]):
        return words.t("table-why-under")
    return words.t("table-why-discard")
