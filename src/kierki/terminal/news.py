"""What has happened, as short lines."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import assert_never

from rich.text import Text

from kierki.cards.card import Card
from kierki.cards.cardset import CardSet
from kierki.cards.seat import Seat, clockwise_from, left_of
from kierki.game.events import (
    AuctionOpened,
    BidPlaced,
    CardLaid,
    CardPlayed,
    CardsGiven,
    CardsPassed,
    DealScored,
    DealStarted,
    EndedEarly,
    Event,
    HandsCompleted,
    HeartsBroken,
    MatchEnded,
    MoonChosen,
    MoonShot,
    PassChosen,
    SeatOut,
    StockLaid,
    TalonTaken,
    TrickTaken,
    TrumpNamed,
    TurnPassed,
)
from kierki.game.view import View
from kierki.terminal.grid import NO_BREAK, joined
from kierki.terminal.words import Words
from kierki.variants.variant import Variant

Call = (
    AuctionOpened | BidPlaced | CardsGiven | CardsPassed | HandsCompleted | TalonTaken | TrumpNamed
)


@dataclass(slots=True)
class News:
    """Tells events, as their reader may see them, in lines; cards are gathered to one line."""

    words: Words
    variant: Variant
    plays: list[tuple[Seat, Card | None]] = field(default_factory=list)
    """Cards played or laid since the last line; None: the seat passed."""

    def catch_up(self, view: View) -> None:
        """Take over from the middle of a trick."""
        if view.leader is not None:
            seats = clockwise_from(view.leader, view.players)
            self.plays = list(zip(seats, view.trick, strict=False))

    def flush(self) -> list[Text]:
        """Return the cards not told yet: before the reader is asked in the lottery."""
        if not self.plays:
            return []
        line = joined((self._play(seat, card) for seat, card in self.plays), self.words.dot)
        self.plays.clear()
        return [line]

    def tell(self, event: Event) -> list[Text]:
        """Return the lines that *event* is worth."""
        words = self.words
        match event:
            case CardPlayed(seat, card) | CardLaid(seat, card):
                self.plays.append((seat, card))
                return []
            case TurnPassed(seat):
                self.plays.append((seat, None))
                return []
            case TrickTaken(number, seat, _, points):
                line = Text().append(words.t("table-trick-number", number=number) + " ", "dim")
                for told in self.flush():
                    line.append_text(told)
                line.append(
                    f" → {words.name(seat)}" if not words.say.ascii else f" -> {words.name(seat)}",
                    "bold",
                )
                if points:
                    line.append(f" {words.points(points, self.variant)}")
                return [line]
            case _:
                return [*self._before(event), *self._tell(event)]

    def _before(self, event: Event) -> list[Text]:
        """Return the cards that must be told before *event* makes sense."""
        match event:
            case HeartsBroken():
                return []
            case _:
                return self.flush()

    def _tell(self, event: Event) -> list[Text]:
        words = self.words
        match event:
            case HeartsBroken():
                return [Text(words.t("table-news-broken"), "dim")]
            case EndedEarly(None):
                return [Text(words.t("table-news-early"))]
            case EndedEarly(taker):
                return [Text(words.of("table-news-early-taker", taker or Seat(0)))]
            case StockLaid(card):
                line = Text(words.t("table-news-stock") + " ")
                return [line.append_text(words.card(card))]
            case SeatOut(seat, place, prize):
                points = words.points(prize, self.variant)
                return [Text(words.of("table-news-out", seat, place=place, points=points))]
            case MoonShot(seat):
                return [Text(words.of("table-news-moon", seat), "bold")]
            case MoonChosen(_, moon):
                return [Text(words.t(f"table-moon-{moon}"))]
            case DealStarted() | PassChosen() | DealScored() | MatchEnded():
                return []  # the screen, the score sheet and the ending tell these
            case CardPlayed() | CardLaid() | TurnPassed() | TrickTaken():
                return []  # told by `tell`
            case _:
                return self._tell_call(event)

    def _tell_call(self, event: Call) -> list[Text]:
        """Tell what happens before the first card."""
        words = self.words
        match event:
            case CardsPassed(steps, received):
                return self._received(steps, received)
            case AuctionOpened(seat, None):
                return [Text(words.of("table-news-auction", seat))]
            case AuctionOpened(seat, reserve):
                return [Text(words.of("table-news-auction-reserve", seat, points=reserve))]
            case BidPlaced(seat, None):
                return [Text(f"{words.name(seat)}: {words.t('table-pass')}")]
            case BidPlaced(seat, points):
                return [Text(f"{words.name(seat)}: {words.say.number(points or 0)}")]
            case TalonTaken(seat, None):
                return [Text(words.of("table-news-talon", seat))]
            case TalonTaken(seat, price):
                return [Text(words.of("table-news-talon-price", seat, points=price))]
            case CardsGiven(seat, cards):
                return self._given(seat, cards)
            case TrumpNamed(seat, suit):
                line = Text(words.of("table-trump", seat, suit=words.suit(suit)) + " ", "bold")
                return [line.append_text(words.suit_sign(suit))]
            case HandsCompleted():
                return [Text(words.t("table-news-completed"), "dim")]
            case _:
                assert_never(event)

    def _play(self, seat: Seat, card: Card | None) -> Text:
        line = Text(self.words.name(seat) + NO_BREAK)
        if card is None:
            return line.append(self.words.t("table-pass"), "dim")
        return line.append_text(self.words.card(card, "bold"))

    def _received(self, steps: int, received: tuple[CardSet | None, ...]) -> list[Text]:
        me = self.words.me
        mine = None if me is None else received[me]
        if me is None or mine is None:
            return []
        giver = left_of(me, self.variant.players, -steps)
        line = Text(self.words.t("table-received", name=self.words.name(giver)) + " ")
        return [line.append_text(self.words.cards(mine))]

    def _given(self, seat: Seat, cards: tuple[Card | None, ...]) -> list[Text]:
        me, players = self.words.me, self.variant.players
        others = list(clockwise_from(seat, players))[1:]
        lines = []
        for other, card in zip(others, cards, strict=True):
            if card is not None and other == me:
                line = Text(self.words.t("table-received", name=self.words.name(seat)) + " ")
                lines.append(line.append_text(self.words.card(card, "bold")))
        return lines or [Text(self.words.of("table-news-given", seat))]
