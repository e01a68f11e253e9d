"""What a player sees before deciding: the deal, the table, the own hand."""

from __future__ import annotations

from typing import assert_never

from rich.text import Text

from kierki.cards.card import Card
from kierki.cards.cardset import CardSet
from kierki.cards.seat import Seat, clockwise_from, left_of
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
from kierki.game.state import BidMade
from kierki.game.view import View
from kierki.rules.tricks import beats
from kierki.terminal.grid import NO_BREAK, grid, joined
from kierki.terminal.hand import rows
from kierki.terminal.rows import layout
from kierki.terminal.scoring import scoring
from kierki.terminal.words import Words, capital
from kierki.variants.contract import LotteryContract, TrickContract, TrumpCall

LONGEST_NAME = 12
WIDE = 64
"""Cells from which a column has room for the cards that were taken."""


def decision(view: View, words: Words, width: int) -> list[Text]:
    """Return everything that *view*'s seat decides by, without the question."""
    assert view.contract is not None
    lines = [
        Text(title(view, words), "bold"),
        Text(scoring(view.contract, view.variant, words), "italic"),
        *_circumstances(view, words),
        *_table(view, words, width),
    ]
    match view.choice:
        case AskLay():
            lines += layout(view.laid, view.players, words)
        case AskCard() | AskMoon():
            lines.append(_trick(view, words))
        case AskPass() | AskTrump() | AskTalon() | AskBid() | AskGift() | None:
            pass
        case _:
            assert_never(view.choice)
    lines.append(Text(words.t("table-hand")))
    lines += rows(view.hand, playable(view), words, width)
    return lines


def title(view: View, words: Words) -> str:
    """Return which deal it is and what is played."""
    assert view.contract is not None
    name = capital(words.contract(view.contract, view.variant))
    deals = len(view.variant.schedule)
    if view.variant.repeats:
        return words.t("table-deal", number=view.number, contract=name)
    return words.t("table-deal-of", number=view.number, deals=deals, contract=name)


def playable(view: View) -> CardSet:
    """Return the cards of the hand that the choice lets one name."""
    match view.choice:
        case AskCard(cards) | AskLay(cards) | AskPass(_, cards) | AskGift(_, cards):
            return cards
        case AskTrump() | AskTalon() | AskBid() | AskMoon() | None:
            return CardSet()
        case _:
            assert_never(view.choice)


def _circumstances(view: View, words: Words) -> list[Text]:
    """Return the dealer, trumps, the talon and its auction, the cards passed."""
    facts: list[Text] = [Text(words.of("table-dealer", view.dealer))]
    if view.trump is not None and view.namer is not None:
        suit = words.suit(view.trump)
        trump = Text(words.of("table-trump", view.namer, suit=suit) + " ")
        facts.append(trump.append_text(words.suit_sign(view.trump)))
    elif view.namer is not None and isinstance(view.contract, TrickContract):
        facts.append(Text(words.of("table-namer", view.namer)))
        if view.contract.trump_call is TrumpCall.FIRST_FIVE:
            cards = words.t("unit-cards", count=len(view.hand))
            facts.append(Text(words.t("table-so-far", cards=cards)))
    if isinstance(view.contract, TrickContract) and view.contract.broken_by and view.broken:
        facts.append(Text(words.t("table-hearts-broken")))
    lines = [joined(facts, " ")]
    if view.talon:
        talon = Text(words.t("table-talon") + " ").append_text(words.cards(view.talon))
        if view.talon_taker is not None:
            talon.append("  " + words.of("table-talon-taker", view.talon_taker))
        if view.price is not None:
            talon.append("  " + words.t("table-price", points=view.price))
        lines.append(talon)
    if view.talon and view.talon_taker is None and (view.bids or view.reserve is not None):
        lines.append(Text(auction(view.reserve, view.bids, words)))
    if view.received and not view.tricks:
        seat = left_of(Seat(view.seat or 0), view.players, -view.pass_steps)
        got = Text(words.t("table-received", name=words.name(seat)) + " ")
        lines.append(got.append_text(words.cards(view.received)))
    return lines


def auction(reserve: int | None, bids: tuple[BidMade, ...], words: Words) -> str:
    """Return the auction so far: the reserve and every word in order."""
    said = [words.t("table-reserve", points=reserve)] if reserve is not None else []
    for bid in bids:
        points = words.t("table-pass") if bid.points is None else words.say.number(bid.points)
        said.append(f"{words.name(bid.seat)}{NO_BREAK}{points}")
    return words.t("table-auction", said=tuple(said))


def _table(view: View, words: Words, width: int) -> list[Text]:
    """Return a row for each seat, the reader's own last: totals, this deal, the trick in hand."""
    lottery = isinstance(view.contract, LotteryContract)
    played = trick_by_seat(view)
    best = best_of_trick(view)
    in_play = view.leader is not None
    head = ["", words.t("table-column-total")]
    if lottery:
        head += [words.t("table-column-cards")]
    elif in_play:
        head += [words.t("table-column-tricks"), words.t("table-column-points")]
        if played:
            head.append(words.t("table-column-trick"))
    taken = _taken(view, words) if in_play and width >= WIDE else {}
    if any(taken.values()):
        head.append(words.t("table-column-taken"))
    body: list[list[Text | str]] = []
    totals = words.totals(view.totals, view.variant)
    last = view.seat if view.seat is not None else Seat(view.players - 1)
    for seat in clockwise_from(left_of(last, view.players), view.players):
        name = words.name(seat)[:LONGEST_NAME]
        row: list[Text | str] = [Text(name, "bold" if seat == view.seat else ""), totals[seat]]
        if lottery:
            row.append(str(view.hand_sizes[seat]))
        elif in_play:
            row += [str(view.won[seat]), words.points(view.points[seat], view.variant)]
            if played:
                card = played.get(seat)
                row.append("" if card is None else words.card(card, "bold" * (card == best)))
        if any(taken.values()):
            row.append(taken[seat])
        body.append(row)
    left = {0, len(head) - 1} if any(taken.values()) else {0}
    return grid([[Text(cell, "dim") for cell in head], *body], left=left, gap=2)


def trick_by_seat(view: View) -> dict[Seat, Card]:
    """Return the cards of the trick in hand by who played them."""
    if view.leader is None:
        return {}
    return dict(zip(clockwise_from(view.leader, view.players), view.trick, strict=False))


def best_of_trick(view: View) -> Card | None:
    """Return the card that wins the trick in hand so far."""
    best: Card | None = None
    trump = -1 if view.trump is None else int(view.trump)
    for card in view.trick:
        if best is None or beats(trump, card, best):
            best = card
    return best


def _taken(view: View, words: Words) -> dict[Seat, Text]:
    """Return the cards worth points that each seat has taken, few enough to be shown."""
    assert isinstance(view.contract, TrickContract)
    worth = view.contract.card_points
    taken = {
        Seat(seat): [c for t in view.tricks if t.winner == seat for c in t.cards if worth[c]]
        for seat in range(view.players)
    }
    return {seat: words.cards(sorted(cards, reverse=True)) for seat, cards in taken.items()}


def _trick(view: View, words: Words) -> Text:
    """Return a line about the trick in hand: its number, who leads, who is winning it."""
    number = len(view.tricks) + 1
    assert view.leader is not None or view.shooter is not None
    if view.leader is None:
        return Text(words.t("table-tricks-played"))
    line = Text(words.of("table-trick-led", view.leader, number=number))
    best = best_of_trick(view)
    if best is not None:
        winner = next(seat for seat, card in trick_by_seat(view).items() if card == best)
        line.append(" " + words.of("table-trick-best", winner) + NO_BREAK)
        line.append_text(words.card(best, "bold"))
    return line
