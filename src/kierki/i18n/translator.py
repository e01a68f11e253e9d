"""Says things in one language: messages by id, numbers, cards, errors."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import assert_never

from kierki.cards.card import Card, NotACardError, rank_of, suit_of
from kierki.cards.cardset import CardSet, parse_cards
from kierki.cards.errors import KierkiError
from kierki.i18n.cards import format_card
from kierki.i18n.catalogue import Catalogue
from kierki.i18n.language import Language

MINUS = "\N{MINUS SIGN}"


class MissingTextError(LookupError):
    """A message is missing, or lacks a fact: only a strict translator says so."""


@dataclass(frozen=True, slots=True)
class Translator:
    """What one reader is told in.

    >>> say = Translator(Language.EN)
    >>> say.t("unit-points", count=-1), say.t("unit-points", count=26)
    ('−1 point', '26 points')
    >>> say.card(Card(36)), say.card_name(Card(36))
    ('Q♠', 'queen of spades')
    """

    language: Language
    ascii: bool = False
    """Only suit letters and the ASCII minus, for a console that cannot print the signs."""
    strict: bool = False
    """A message that is missing raises instead of being said in English. For tests."""

    def t(self, message_id: str, /, **facts: object) -> str:
        """Return the message *message_id* with *facts* put in.

        Whole numbers and fractions choose plurals; text is put in as it is, tuples with commas
        between, an error as what it says. A message that is missing, or lacks a fact, is said in
        English; if that fails too, its id is returned.

        Raises:
            MissingTextError: this translator is strict, and English would have been needed.
        """
        known = {name: self._fact(value) for name, value in facts.items()}
        problem = ""
        for language in (self.language, Language.EN):
            made = _catalogue(language, self.ascii).format(message_id, known)
            if made is not None and not made[1]:
                return made[0]
            problem = problem or f"{language}: {message_id}: {made[1] if made else 'missing'}"
            if self.strict:
                raise MissingTextError(problem)
        return message_id

    def has(self, message_id: str) -> bool:
        """Return whether this language has the message *message_id*."""
        return _catalogue(self.language, self.ascii).entry(message_id) is not None

    def error(self, error: KierkiError) -> str:
        """Return what *error* says to a reader."""
        text = self.t(error.id, **error.facts)
        return str(error) if text == error.id else text

    def number(self, number: float, *, signed: bool = False, places: int | None = None) -> str:
        """Return *number* as written here, without grouping; ``+`` before it if *signed*.

        It has as many decimal *places* as are asked for, else as many as it needs.

        >>> Translator(Language.PL).number(-2.5), Translator(Language.EN).number(25, signed=True)
        ('−2,5', '+25')
        >>> Translator(Language.SK).number(2, places=2)
        '2,00'
        """
        # adding 0 makes a minus zero, left by rounding, a plain one
        text = str(number) if places is None else f"{round(number, places) + 0.0:.{places}f}"
        if signed and number > 0:
            text = f"+{text}"
        return _localised(text, self.language, ascii=self.ascii)

    def card(self, card: Card) -> str:
        """Return the short name of *card*: ``D♠``, or ``Dpi`` where signs cannot be printed."""
        return format_card(card, self.language, signs=not self.ascii)

    def cards(self, cards: Iterable[Card]) -> str:
        """Return the short names of *cards*, with spaces between."""
        return " ".join(map(self.card, cards))

    def card_name(self, card: Card) -> str:
        """Return the full name of *card*: ``dama pik``."""
        return _card_name(self, card)

    def _fact(self, value: object) -> object:
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return _number_types(ascii=self.ascii)[0](value)
        if isinstance(value, float):
            return _number_types(ascii=self.ascii)[1](value)
        if isinstance(value, CardSet):
            return str(value)
        if isinstance(value, KierkiError):
            return self.error(value)
        if isinstance(value, tuple | list | set | frozenset):
            return ", ".join(str(self._plain(item)) for item in value)
        return "" if value is None else str(value)

    def _plain(self, value: object) -> object:
        return self.number(value) if isinstance(value, int | float) else value


def _localised(text: str, language: Language, *, ascii: bool) -> str:
    match language:
        case Language.PL | Language.SK:
            text = text.replace(".", ",")
        case Language.EN | Language.JA:
            pass
        case _:
            assert_never(language)
    return text if ascii else text.replace("-", MINUS)


@cache
def _number_types(*, ascii: bool) -> tuple[type, type]:
    """Return the whole and broken numbers that choose plurals as usual and print as ours do."""
    from babel import Locale
    from fluent.runtime.types import FluentFloat, FluentInt

    class Whole(FluentInt):
        def format(self, locale: Locale) -> str:
            return _localised(str(int(self)), Language(locale.language), ascii=ascii)

    class Broken(FluentFloat):
        def format(self, locale: Locale) -> str:
            return _localised(str(float(self)), Language(locale.language), ascii=ascii)

    return Whole, Broken


@cache
def _card_name(translator: Translator, card: Card) -> str:
    suit, rank = suit_of(card).name.lower(), rank_of(card).name.lower()
    return translator.t("card-name", rank=rank, suit=suit)


@cache
def _catalogue(language: Language, ascii: bool) -> Catalogue:  # noqa: FBT001  a cache's key
    """Return the catalogue, whose messages may call these functions.

    ``CARD`` and ``CARDS`` take cards in their English form, as errors carry them, or one card's
    number, and give the reader's form; ``CARD_NAME`` and ``CARD_NAMES`` the full names;
    ``SIGNED`` a number with its sign.
    """
    say = Translator(language, ascii=ascii)

    def each(cards: object, name: Callable[[Card], str], between: str) -> str:
        try:
            known = [Card(int(cards))] if isinstance(cards, int) else parse_cards(str(cards))
        except NotACardError:
            return str(cards)  # an error about something that is no card
        return between.join(map(name, known))

    return Catalogue(
        language,
        {
            "CARD": lambda cards: each(cards, say.card, " "),
            "CARDS": lambda cards: each(cards, say.card, " "),
            "CARD_NAME": lambda cards: each(cards, say.card_name, ", "),
            "CARD_NAMES": lambda cards: each(cards, say.card_name, ", "),
            "SIGNED": lambda number: say.number(int(number), signed=True),
        },
    )
