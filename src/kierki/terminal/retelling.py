"""A record told again: who played what, deal by deal, with every hand open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from rich.text import Text

from kierki.cards.cardset import CardSet
from kierki.cards.errors import KierkiError
from kierki.cards.seat import Seat, left_of
from kierki.game.events import (
    AuctionOpened,
    BidPlaced,
    CardLaid,
    CardPlayed,
    CardsGiven,
    DealStarted,
    EndedEarly,
    Event,
    HandsCompleted,
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
from kierki.game.opening import pass_steps
from kierki.game.state import Result
from kierki.i18n import Translator
from kierki.i18n.words import words as card_words
from kierki.record.record import Record
from kierki.record.replay import PlayedDeal, played_deals
from kierki.terminal.grid import Cell, grid, joined
from kierki.terminal.hand import in_order
from kierki.terminal.news import News
from kierki.terminal.sheet import ending, sheet
from kierki.terminal.words import SUIT_ROWS, Words
from kierki.variants import build, preset, preset_keys, write_options
from kierki.variants.contract import TrickContract
from kierki.variants.variant import AfterSchedule, Variant

LONGEST_SHOWN = 10
"""Letters of a name over a column."""
Row = list[Cell]


class NoSuchDealError(KierkiError):
    """A number that no deal of the record has."""

    def __init__(self, number: int, deals: int) -> None:
        super().__init__("record-no-such-deal", number=number, deals=deals)


def tell(record: Record, only: int | None, say: Translator, width: int) -> Iterator[Text]:
    """Yield the lines of a match, or of deal number *only* alone.

    Raises:
        RecordError: an action breaks the rules; the deals before it have been told.
        NoSuchDealError: the match has no deal *only* yet.
    """
    words = Words(say, record.names)
    if only is None:
        yield from heading(record, words)
    results: tuple[Result, ...] = ()
    last: Event | None = None
    number = 0
    for played in played_deals(record):
        number = played.deal.number
        if only in {None, number}:
            if only is None:
                yield Text()
            yield from retell(played, record.variant, words, width)
        if played.result is not None:
            results += (played.result,)
        last = played.events[-1]
    if only is not None:
        if only > number:
            raise NoSuchDealError(only, number)
        return
    if results:
        yield Text()
        yield from sheet(results, record.variant, words, width)
    if isinstance(last, MatchEnded):
        yield from ending(last.winners, results, record.variant, words)


def heading(record: Record, words: Words) -> list[Text]:
    """Return what was played, by whom, with which options and cards."""
    variant = record.variant
    players = words.t("unit-players", count=variant.players)
    lines = [Text(f"{variant_name(variant, words)} · {players}", "bold")]
    lines += [Text(_player(record, Seat(seat), words)) for seat in range(variant.players)]
    if changed := _changed(variant):
        lines.append(Text(words.t("record-options", options=", ".join(changed))))
    lines.append(Text(words.t("record-seed", seed=record.seed.hex()), "dim"))
    return lines


def variant_name(variant: Variant, words: Words) -> str:
    """Return what *variant* is called: by its file, by us, else its key."""
    names = dict(variant.names)
    id = f"variant-{variant.key}"
    own = names.get(words.say.language, names.get("", ""))
    return own or (words.t(id) if words.say.has(id) else variant.key)


def _player(record: Record, seat: Seat, words: Words) -> str:
    bot = record.bots[seat]
    name = f"{seat + 1}. {words.name(seat)}"
    if bot is None:
        return name
    id = f"bot-{bot}"
    return f"{name} ({words.t(id) if words.say.has(id) else bot})"


def _changed(variant: Variant) -> list[str]:
    """Return the options that are not as the preset has them."""
    if variant.key not in preset_keys() or variant.definition:
        return []
    usual = write_options(build(preset(variant.key), players=variant.players).options)
    chosen = write_options(variant.options)
    return [f"{key}={_plain(value)}" for key, value in chosen.items() if usual[key] != value]


def _plain(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case list():
            return ",".join(map(str, value))
        case dict():
            return " ".join(f"{key}:{points}" for key, points in value.items())
        case _:
            return str(value)


def retell(played: PlayedDeal, variant: Variant, words: Words, width: int) -> list[Text]:
    """Return one deal in lines: the hands, what was called, every trick or turn, the points."""
    deal = played.deal
    name = words.contract(deal.contract, variant)
    facts: dict[str, object] = {"number": deal.number, "contract": name}
    if isinstance(variant.ending, AfterSchedule):
        title = words.t("table-deal-of", deals=len(variant.schedule), **facts)
    else:
        title = words.t("table-deal", **facts)
    lines = [Text(title, "bold"), Text(words.of("table-dealer", deal.dealer))]
    lines += _hands(played, words, width)
    lines += _calls(played, variant, words)
    table = _Table(variant, words, width)
    for event in played.events:
        table.enter(event)
    lines += table.lines(played)
    if deal.dealt.stock is not None and isinstance(deal.contract, TrickContract):
        line = Text(words.t("table-stock-card") + " ")
        lines.append(line.append_text(words.card(deal.dealt.stock)))
    if played.result is None:
        lines.append(Text(words.t("record-not-over"), "italic"))
    return lines


def _hands(played: PlayedDeal, words: Words, width: int) -> list[Text]:
    rows: list[Row] = []
    letters = card_words(words.say.language).letters
    for seat, hand in enumerate(played.deal.dealt.hands):
        row: Row = [Text(words.names[seat][:LONGEST_SHOWN], "bold")]
        for suit in SUIT_ROWS:
            cards = in_order(CardSet.of(hand).in_suit(suit))
            cell = words.suit_sign(suit).append(" ")
            ranks = " ".join(letters[card % 13] for card in cards) or "-"
            row.append(cell.append(ranks, words.style(suit)))
        rows.append(row)
    lines = grid(rows, left=range(5), gap=2)
    if max(line.cell_len for line in lines) > width:  # a hand of one suit needs too many columns
        lines = [joined(row, "  ") for row in rows]
    if played.deal.dealt.talon:
        line = Text(words.t("table-talon") + " ")
        lines.append(line.append_text(words.cards(played.deal.dealt.talon)))
    return lines


def _calls(played: PlayedDeal, variant: Variant, words: Words) -> list[Text]:
    """Return what came before the first card, and other words than cards."""
    lines: list[Text] = []
    news = News(words, variant)
    for event in played.events:
        match event:
            case PassChosen(seat, cards) if cards is not None:
                contract = played.deal.contract
                assert isinstance(contract, TrickContract)
                steps = pass_steps(contract, played.deal.number, variant.players)
                other = left_of(seat, variant.players, steps)
                lines.append(_moved(seat, other, words.cards(in_order(cards)), words))
            case CardsGiven(seat, gifts):
                for place, card in enumerate(gifts, start=1):
                    if card is not None:
                        other = left_of(seat, variant.players, place)
                        lines.append(_moved(seat, other, words.card(card), words))
            case TrumpNamed(seat, _) if any(
                isinstance(later, HandsCompleted) for later in played.events
            ):
                started = played.events[0]
                assert isinstance(started, DealStarted)
                seen = started.hands[seat] or CardSet()
                line = Text(words.t("record-sees-first", name=words.name(seat)) + " ")
                lines.append(line.append_text(words.cards(in_order(seen))))
                lines += news.tell(event)
            case AuctionOpened() | BidPlaced() | TalonTaken() | TrumpNamed():
                lines += news.tell(event)
            case _:
                pass
    return lines


def _moved(seat: Seat, other: Seat, cards: Text, words: Words) -> Text:
    line = Text(f"{words.name(seat)} {words.arrow} {words.name(other)}: ")
    return line.append_text(cards)


@dataclass(slots=True)
class _Table:
    """Tricks or turns as rows, with a column for each seat."""

    variant: Variant
    words: Words
    width: int
    rows: list[Row] = field(default_factory=list)
    cells: dict[int, Cell] = field(default_factory=dict)
    """The trick or the round in hand, by seat."""
    after: list[Text] = field(default_factory=list)
    """What is said under the table."""

    def enter(self, event: Event) -> None:
        """Enter what happened."""
        words = self.words
        match event:
            case CardPlayed(seat, card):
                mark = self._lead if not self.cells else " "
                self.cells[seat] = Text(mark).append_text(words.card(card))
            case TrickTaken(_, seat, _, points):
                worth = words.points(points, self.variant) if points else ""
                taken = Text(f"{words.arrow} {words.names[seat][:LONGEST_SHOWN]}")
                self._close([taken, worth])
            case CardLaid(seat, card):
                self._turn(seat, words.card(card))
            case TurnPassed(seat):
                self._turn(seat, Text("-", "dim"))
            case EndedEarly() | StockLaid() | SeatOut() | MoonShot() | MoonChosen():
                self.after += News(words, self.variant).tell(event)
            case _:
                pass

    @property
    def _lead(self) -> str:
        return ">" if self.words.say.ascii else "›"

    def _turn(self, seat: Seat, cell: Text) -> None:
        if seat in self.cells or any(seat < other for other in self.cells):
            self._close(["", ""])
        self.cells[seat] = Text(" ").append_text(cell)

    def _close(self, last: Row) -> None:
        cells = [self.cells.get(seat, "") for seat in range(self.variant.players)]
        self.rows.append([f"{len(self.rows) + 1:2}.", *cells, *last])
        self.cells = {}

    def lines(self, played: PlayedDeal) -> list[Text]:
        """Return the table, the points under it, and what else was said."""
        if self.cells:
            self._close(["", ""])
        words, variant = self.words, self.variant
        if played.result is not None:
            points = [" " + words.points(p, variant) for p in played.result.points]
            self.rows.append([Text(words.t("record-points"), "bold"), *points, "", ""])
            totals = [" " + total for total in words.totals(played.totals, variant)]
            self.rows.append([Text(words.t("record-total"), "bold"), *totals, "", ""])
        if not self.rows:
            return self.after
        room = max(4, min(LONGEST_SHOWN, (self.width - 28) // variant.players - 1))
        names = [Text(f" {name[:room]}", "bold") for name in words.names]
        heads: Row = ["", *names, "", ""]
        return [*grid([heads, *self.rows], left=range(variant.players + 2)), *self.after]
