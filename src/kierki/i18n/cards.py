"""Cards as players of each language write and type them.

Inside the program a card is a number and its text form English (R-CARD-2). A person may type
the local form, or always the English one. A text that names two cards in one language is an
error, never a guess; one that reads differently in two languages is settled by what is offered,
and is an error where that does not settle it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import TypeVar

from kierki.cards.card import (
    SUIT_SIGNS,
    Card,
    NotACardError,
    Rank,
    Suit,
    card,
    format_card as english,
)
from kierki.cards.cardset import RepeatedCardError
from kierki.cards.errors import KierkiError
from kierki.i18n.language import Language
from kierki.i18n.words import Words, fold, words

T = TypeVar("T", Rank, Suit)

_SPACES = re.compile(r"\s+(?:of\s+)?|の")


class AmbiguousCardError(KierkiError):
    """A text that names more than one card."""

    def __init__(self, text: str, cards: Collection[Card]) -> None:
        self.cards = tuple(sorted(cards))
        super().__init__(
            "error-ambiguous-card", text=text, cards=" ".join(map(english, self.cards))
        )


def format_card(card: Card, language: Language, *, signs: bool = True) -> str:
    """Return *card* as players write it, with letters for the suit unless *signs*.

    >>> [format_card(Card(36), language) for language in Language]
    ['D♠', 'Q♠', 'D♠', '♠Q']
    >>> [format_card(Card(36), language, signs=False) for language in Language]
    ['Dpi', 'QS', 'Dpi', 'QS']
    """
    its = words(language)
    rank = its.letters[card % 13]
    if not signs:
        return rank + its.suit_letters[card // 13]
    sign = SUIT_SIGNS[card // 13]
    return sign + rank if its.suit_first else rank + sign


def parse_card(text: str, language: Language, offered: Collection[Card]) -> Card:
    """Return the card that *text* names to a reader of *language*.

    *offered* are the cards there are to choose from. They only settle what *language* and
    English read differently: whether the card may be played is for the rules to say.

    >>> offered = range(52)
    >>> [english(parse_card(t, Language.PL, offered)) for t in ("DP", "dama pik", "10 kier", "♦W")]
    ['QS', 'QS', 'TH', 'JD']

    Raises:
        NotACardError: *text* names no card.
        AmbiguousCardError: it names several.
    """
    local = _readings(text, words(language)) | _incomplete(text, words(language))
    foreign = _readings(text, words(Language.EN))
    both = local | foreign
    if not both:
        raise NotACardError(text)
    if foreign and len(both) > 1:
        live = both.intersection(offered)
        both = live or both
    if len(both) > 1:
        raise AmbiguousCardError(text, both)
    return next(iter(both))


def parse_cards(text: str, language: Language, offered: Collection[Card]) -> tuple[Card, ...]:
    """Return the cards that *text* lists, in its order, with spaces or commas between.

    >>> cards = parse_cards("dama pik, W♦ 10 kier", Language.PL, range(52))
    >>> " ".join(map(english, cards))
    'QS JD TH'

    Raises:
        NotACardError: a word belongs to no card.
        AmbiguousCardError: all are cards, but one is not clear.
        RepeatedCardError: a card comes twice.
    """
    found = [
        one
        for part in re.split(r"[,;、，]", text)
        for one in _one_by_one(part.split(), language, offered)
    ]
    cards: list[Card] = []
    for one in found:
        if isinstance(one, AmbiguousCardError):
            raise one
        if one in cards:
            raise RepeatedCardError(one)
        cards.append(one)
    return tuple(cards)


def find_cards(text: str, language: Language, offered: Collection[Card]) -> tuple[Card, ...]:
    """Return the cards that *text* lists; none if it is anything but a list of cards.

    >>> find_cards("As you like", Language.EN, range(52))
    ()

    Raises:
        AmbiguousCardError: a card is not clear.
        RepeatedCardError: a card comes twice.
    """
    try:
        return parse_cards(text, language, offered)
    except NotACardError:
        return ()


def parse_suits(text: str, language: Language) -> tuple[Suit, ...]:
    """Return the suits that *text* can mean: none, or several where it is not clear.

    >>> [suit.name for suit in parse_suits("k", Language.PL)]
    ['DIAMONDS', 'HEARTS']
    """
    word = fold(text).strip()
    local = _beginning(word, words(language).suits)
    return tuple(sorted(local or _beginning(word, words(Language.EN).suits)))


def _one_by_one(
    parts: list[str], language: Language, offered: Collection[Card]
) -> Iterator[Card | AmbiguousCardError]:
    while parts:
        for length in (3, 2, 1):  # "queen of spades", "dama pik", "DP"
            try:
                found: Card | AmbiguousCardError
                found = parse_card(" ".join(parts[:length]), language, offered)
            except NotACardError:
                if length == 1:
                    raise
                continue
            except AmbiguousCardError as error:
                found = error
            yield found
            del parts[:length]
            break


def _readings(text: str, its: Words) -> set[Card]:
    """Return every card that *text* can mean in one language."""
    parts = [part for part in _SPACES.split(fold(text).strip()) if part]
    match parts:
        case [one]:
            return {
                card(rank, suit)
                for i in range(1, len(one))
                for its_rank, its_suit in _orders(one[:i], one[i:], suit_first=not one.isascii())
                if its_rank in its.short_ranks
                for rank in its.ranks[its_rank]
                for suit in its.suits.get(its_suit, ())
            }
        case [first, second]:
            return {
                card(rank, suit)
                for its_rank, its_suit in _orders(first, second, suit_first=len(first) > 1)
                for rank in _beginning(its_rank, its.ranks)
                for suit in _beginning(its_suit, its.suits)
            }
        case _:
            return set()


def _orders(first: str, second: str, *, suit_first: bool) -> list[tuple[str, str]]:
    """Return what may be rank and suit.

    A sign may stand before the rank, and a word apart from it, but not a letter: "KD" would be
    two cards, and "pik" a king.
    """
    return [(first, second), (second, first)] if suit_first else [(first, second)]


def _incomplete(text: str, its: Words) -> set[Card]:
    """Return the four cards of a rank in words: in Polish "as" is not the ace of spades.

    In capitals, AS, it is.
    """
    word = fold(text).strip()
    if len(word) < 2 or word.isdigit() or text.strip().isupper():
        return set()
    return {card(rank, suit) for rank in its.ranks.get(word, ()) for suit in Suit}


def _beginning(word: str, table: Mapping[str, frozenset[T]]) -> frozenset[T]:
    """Return what *word*, or every word that begins with it, stands for."""
    if word in table or len(word) < 2:
        return table.get(word, frozenset())
    none: frozenset[T] = frozenset()
    return none.union(*(meaning for full, meaning in table.items() if full.startswith(word)))
