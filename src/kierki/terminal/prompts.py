"""Questions, and what is typed to answer them.

Only what cannot be read is refused here; whether an answer is allowed is for the rules to say.
"""

from __future__ import annotations

from typing import assert_never

from kierki.cards.card import Card, Suit, suit_of
from kierki.cards.cardset import CardSet
from kierki.cards.errors import KierkiError
from kierki.cards.seat import left_of
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
)
from kierki.game.view import View
from kierki.i18n import Language, Translator
from kierki.i18n.cards import parse_card, parse_cards, parse_suits
from kierki.i18n.words import fold
from kierki.terminal.hand import in_order
from kierki.terminal.words import SUIT_ROWS, Words


class NotUnderstoodError(KierkiError):
    """A text that answers nothing that was asked."""


def question(view: View, words: Words) -> str:
    """Return what *view*'s seat is asked, in a line or two."""
    match view.choice:
        case AskCard(cards):
            return _which_card(view, cards, words)
        case AskLay():
            return words.t("table-ask-lay")
        case AskPass(count):
            seat = (
                left_of(view.seat, view.players, view.pass_steps) if view.seat is not None else 0
            )
            return words.t("table-ask-pass", count=count, name=words.names[seat])
        case AskTrump(suits):
            options = (
                f"{number} {words.suit(suit)}"
                for number, suit in enumerate(_suits(suits), start=1)
            )
            return words.t("table-ask-trump", suits=tuple(options))
        case AskTalon(reserves, may_be_free):
            lines = [words.t("table-ask-talon-take")]
            if may_be_free:
                lines.append(words.t("table-ask-talon-free"))
            if reserves:
                lines.append(
                    words.t("table-ask-talon-reserve", lowest=reserves[0], highest=reserves[-1])
                )
            return "\n".join(lines)
        case AskBid(lowest, highest):
            return words.t("table-ask-bid", lowest=lowest, highest=highest)
        case AskGift(receivers):
            names = tuple(words.name(seat) for seat in receivers)
            return words.t("table-ask-gift", count=len(names), names=names)
        case AskMoon(moons):
            options = (
                f"{number} {words.t(f'table-moon-{moon}')}"
                for number, moon in enumerate(moons, start=1)
            )
            return words.t("table-ask-moon") + "\n" + "\n".join(options)
        case None:
            return ""
        case _:
            assert_never(view.choice)


def _which_card(view: View, cards: CardSet, words: Words) -> str:
    """Return the question for a card to a trick, with the suit that must be followed."""
    if not view.trick:
        return words.t("table-ask-lead")
    led = suit_of(view.trick[0])
    if view.hand.in_suit(led):
        return words.t("table-ask-follow", suit=led.name.lower())
    if cards == view.hand:
        return words.t("table-ask-void", suit=led.name.lower())
    return words.t("table-ask-card")


def answer(text: str, view: View, say: Translator) -> Action:
    """Return the action that *text* means as an answer to ``view.choice``.

    Raises:
        KierkiError: it cannot be read; the error says what could.
    """
    match view.choice:
        case AskCard():
            return Play(_one_card(text, view, say))
        case AskLay():
            if is_word(text, "table-words-pass", say):
                return Decline()
            return Play(_one_card(text, view, say))
        case AskPass():
            return PassCards(CardSet.of(_cards(text, view, say)))
        case AskGift():
            return GiveCards(_cards(text, view, say))
        case AskTrump(suits):
            return NameTrump(_suit(text, _suits(suits), say))
        case AskTalon():
            return _talon(text, say)
        case AskBid():
            if is_word(text, "table-words-pass", say):
                return Decline()
            return Bid(_number(text, "table-not-a-bid"))
        case AskMoon(moons):
            return ChooseMoon(_moon(text, moons, say))
        case None:
            raise NotUnderstoodError("error-not-your-turn")
        case _:
            assert_never(view.choice)


def _suits(suits: tuple[Suit, ...]) -> tuple[Suit, ...]:
    return tuple(suit for suit in SUIT_ROWS if suit in suits)


def is_word(text: str, id: str, say: Translator) -> bool:
    """Return whether *text* is one of the words of the message *id*, local or English."""
    known = f"{say.t(id)} {Translator(Language.EN).t(id)}"
    return fold(text).strip() in map(fold, known.split())


def _digits(text: str) -> int | None:
    """Return the whole number that *text* is, small enough to be meant."""
    digits = fold(text).strip()
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 7 else None


def _number(text: str, id: str) -> int:
    number = _digits(text)
    if number is None:
        raise NotUnderstoodError(id, text=text)
    return number


def _by_number(number: int, view: View) -> Card:
    hand = in_order(view.hand)
    if not 1 <= number <= len(hand):
        raise NotUnderstoodError("table-no-such-number", number=number, cards=len(hand))
    return hand[number - 1]


def _one_card(text: str, view: View, say: Translator) -> Card:
    number = _digits(text)
    if number is not None:
        return _by_number(number, view)
    return parse_card(text, say.language, tuple(view.hand))


def _cards(text: str, view: View, say: Translator) -> tuple[Card, ...]:
    """Return the cards that *text* lists: all by number, or all by name."""
    parts = fold(text).replace(",", " ").replace("、", " ").split()
    numbers = [_digits(part) for part in parts]
    if numbers and None not in numbers:
        return tuple(_by_number(number, view) for number in numbers if number is not None)
    return parse_cards(text, say.language, tuple(view.hand))


def _suit(text: str, suits: tuple[Suit, ...], say: Translator) -> Suit:
    number = _digits(text)
    if number is not None and 1 <= number <= len(suits):
        return suits[number - 1]
    found = [suit for suit in parse_suits(text, say.language) if suit in suits]
    if len(found) != 1:
        names = tuple(say.t("card-suit", suit=suit.name.lower()) for suit in found or suits)
        id = "table-which-suit" if found else "table-not-a-suit"
        raise NotUnderstoodError(id, text=text, suits=names)
    return found[0]


def _talon(text: str, say: Translator) -> Action:
    first, *more = text.split() or [""]
    takes = _digits(first) == 1 or is_word(first, "table-words-take", say)
    if takes and not more:
        return TakeTalon()
    opens = _digits(first) == 2 or is_word(first, "table-words-auction", say)
    if opens and not more:
        return OpenAuction(None)
    if opens and len(more) == 1:
        return OpenAuction(_number(more[0], "table-not-a-bid"))
    if _digits(first) is not None and not more:  # a bare price
        return OpenAuction(_digits(first))
    raise NotUnderstoodError("table-not-talon", text=text)


def _moon(text: str, moons: tuple[MoonChoice, ...], say: Translator) -> MoonChoice:
    number = _digits(text)
    if number is not None and 1 <= number <= len(moons):
        return moons[number - 1]
    for moon in moons:
        if is_word(text, f"table-words-moon-{moon}", say):
            return moon
    raise NotUnderstoodError("table-not-a-moon", text=text)
