"""How play speaks of seats, contracts, suits and cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from kierki.cards.card import SUIT_SIGNS, Card, Suit, suit_of
from kierki.cards.seat import Seat
from kierki.game.ending import shown_totals
from kierki.i18n import Translator
from kierki.i18n.names import contract_name
from kierki.i18n.words import words as card_words
from kierki.variants.contract import Contract
from kierki.variants.options import Win
from kierki.variants.variant import Variant

SUIT_ROWS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Suits as a hand is held: black and red by turns."""
_TWO_COLOURS = {Suit.HEARTS: "red", Suit.DIAMONDS: "red"}
_FOUR_COLOURS = {Suit.HEARTS: "red", Suit.DIAMONDS: "bright_blue", Suit.CLUBS: "green"}


def capital(text: str) -> str:
    """Return *text* with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


@dataclass(frozen=True, slots=True)
class Words:
    """Names and signs as one player at the table reads them."""

    say: Translator
    names: tuple[str, ...]
    """Each seat's player."""
    me: Seat | None = None
    """The reader's seat."""
    four_colours: bool = False

    @property
    def arrow(self) -> str:
        """The sign between a trick and who takes it."""
        return "->" if self.say.ascii else "→"

    @property
    def dot(self) -> str:
        """What stands between plays."""
        return ", " if self.say.ascii else " · "

    @property
    def moon(self) -> str:
        """The sign for a moon."""
        return "*" if self.say.ascii else "☾"

    def t(self, id: str, /, **facts: object) -> str:
        """Return the message *id*."""
        return self.say.t(id, **facts)

    def of(self, id: str, seat: Seat, /, **facts: object) -> str:
        """Return the message *id* about *seat*, which may be the reader's own."""
        return self.say.t(id, name=self.names[seat], me=seat == self.me, **facts)

    def name(self, seat: Seat) -> str:
        """Return who sits at *seat*."""
        return self.names[seat]

    def listed(self, names: Iterable[str]) -> str:
        """Return *names* in a row, with the last after an "and"."""
        *most, last = names
        return self.t("table-and", most=tuple(most), last=last) if most else last

    def points(self, points: int, variant: Variant) -> str:
        """Return *points* of a deal: with a sign where the highest total wins."""
        return self.say.number(points, signed=variant.win is Win.HIGHEST)

    def totals(self, totals: tuple[int, ...], variant: Variant) -> tuple[str, ...]:
        """Return totals as they are announced: a countdown shows what is left (R-END-3)."""
        return tuple(self.say.number(total) for total in shown_totals(variant, totals))

    def contract(self, contract: Contract, variant: Variant) -> str:
        """Return what *contract* is called."""
        return contract_name(contract, variant, self.say)

    def suit(self, suit: Suit) -> str:
        """Return the name of *suit*."""
        return self.t("card-suit", suit=suit.name.lower())

    def suit_sign(self, suit: Suit) -> Text:
        """Return the sign of *suit*, or its letter where signs cannot be printed."""
        if self.say.ascii:
            return Text(card_words(self.say.language).suit_letters[suit], self.style(suit))
        return Text(SUIT_SIGNS[suit], self.style(suit))

    def style(self, suit: Suit) -> str:
        """Return the colour of *suit*."""
        return (_FOUR_COLOURS if self.four_colours else _TWO_COLOURS).get(suit, "")

    def card(self, card: Card, more: str = "") -> Text:
        """Return *card* in its colour; *more* is a style besides."""
        return Text(self.say.card(card), f"{self.style(suit_of(card))} {more}".strip())

    def cards(self, cards: Iterable[Card]) -> Text:
        """Return *cards* in their colours, with spaces between."""
        return Text(" ").join(self.card(card) for card in cards)
