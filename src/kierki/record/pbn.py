"""Deals in PBN files: those of other programs are read, and ours are written so that they can be.

Reading is tolerant of everything around the deals, and exact about the deals. What PBN has no
tag for are tags of ours: ``Talon``, ``Stock``, and ``FirstFive``, the cards seen before trumps
are named. ``docs/records.md`` describes them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from kierki.cards.card import Card, format_card
from kierki.cards.cardset import CardSet, parse_cards
from kierki.cards.errors import KierkiError
from kierki.cards.pbn import COMPASS, format_deal, parse_deal
from kierki.cards.seat import Seat, left_of
from kierki.cards.shuffle import Dealt, shuffled
from kierki.game.opening import check_prepared
from kierki.game.state import Source
from kierki.record.codec import read_bytes
from kierki.record.notation import format_cards
from kierki.record.reading import shown
from kierki.record.record import Record
from kierki.record.replay import played_deals
from kierki.record.tags import unescaped, written
from kierki.rules import calling
from kierki.variants.contract import Contract, TrickContract, TrumpCall
from kierki.variants.variant import Variant

_TOKEN = re.compile(
    r"""
      ^%.*$                                              # a line for other programs
    | ;.*$ | \{[^}]*\}                                   # comments
    | \[ \s* (\w+) \s* " ( (?: [^"\\\n] | \\. )* ) " \s* \]
    | ( \[ \s* deal \b .*$ )                             # a deal that is not closed
    """,
    re.VERBOSE | re.MULTILINE | re.IGNORECASE,
)
_EMPTY_LINE = re.compile(r"\n[ \t]*\n")
_ORDER = b"kierki pbn 1"


class PbnError(KierkiError):
    """A PBN file that holds no deals for the variant. Names the line, where there is one."""

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(f"error-pbn-{message}", **facts)


@dataclass(slots=True)
class _Game:
    """One game of a file: its tags in small letters, and their lines."""

    tags: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)

    def refuse(self, tag: str, accepts: str) -> PbnError:
        """Return the error for a tag whose value makes no sense."""
        found = shown(self.tags[tag])
        return PbnError("tag", line=self.lines[tag], tag=tag, found=found, accepts=accepts)


def load_deals(path: Path, variant: Variant) -> tuple[tuple[Dealt, ...], Seat | None]:
    """Return the deals of the PBN file at *path* for a match of *variant*, and its first dealer.

    Raises:
        RecordError: the file is too big.
        PbnError: it holds no deals, or one that does not fit.
        OSError: it cannot be read.
    """
    content = read_bytes(path)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = content.decode("latin-1")  # what PBN 2.1 asks for
    return read_deals(text, variant), read_dealer(text, variant.players)


def read_deals(text: str, variant: Variant) -> tuple[Dealt, ...]:
    """Return the deals of a PBN file, in its order, as prepared deals for a match of *variant*.

    Deals beyond the last of the match are left out; if there are fewer, the seed draws the rest.

    Raises:
        PbnError: there are none, or one does not fit what the variant plays with it.
    """
    games = _games(text)
    if not variant.repeats:
        games = games[: len(variant.schedule)]
    if not games:
        raise PbnError("none")
    deals: list[Dealt] = []
    for number, game in enumerate(games, start=1):
        deals.append(_dealt(game, variant.contract(number)))
        try:
            check_prepared(variant, Source(b"", tuple(deals)))
        except KierkiError as error:
            raise PbnError("deal", line=game.lines["deal"], reason=error) from error
    return tuple(deals)


def read_dealer(text: str, players: int) -> Seat | None:
    """Return who deals first, where the first game of a PBN file says so.

    Raises:
        PbnError: it names no seat.
    """
    for game in _games(text)[:1]:
        named = game.tags.get("dealer", "?").strip().upper()
        seats = COMPASS if players == len(COMPASS) else "0123456"[:players]
        if len(named) == 1 and named in seats:
            return Seat(seats.index(named))
        if named not in {"", "?", "-"}:
            raise game.refuse("dealer", ", ".join(seats))
    return None


def write_deals(record: Record) -> str:
    """Return the deals of *record* as a PBN file: those played, and those prepared besides.

    Raises:
        RecordError: an action breaks the rules.
    """
    variant, players = record.variant, record.variant.players
    deals = [(played.deal.dealer, played.deal.dealt) for played in played_deals(record)]
    for dealt in record.prepared[len(deals) :]:
        deals.append((left_of(deals[-1][0], players), dealt))
    games = [
        "\n".join(_tags(number, variant.contract(number), dealer, dealt, record.names))
        for number, (dealer, dealt) in enumerate(deals, start=1)
    ]
    return "% PBN 2.1\n" + "\n\n".join(games) + "\n"


def _tags(
    number: int, contract: Contract, dealer: Seat, dealt: Dealt, names: tuple[str, ...]
) -> Iterator[str]:
    compass = len(names) == len(COMPASS)
    yield written("Board", str(number))
    if compass:
        for tag, name in zip(("North", "East", "South", "West"), names, strict=True):
            yield written(tag, name)
    yield written("Dealer", COMPASS[dealer] if compass else str(dealer))
    yield written("Deal", format_deal([CardSet.of(hand) for hand in dealt.hands]))
    if dealt.talon:
        yield written("Talon", format_cards(dealt.talon))
    if dealt.stock is not None:
        yield written("Stock", format_card(dealt.stock))
    if count := _seen_first(contract, dealt):
        yield written("FirstFive", " | ".join(format_cards(hand[:count]) for hand in dealt.hands))


def _seen_first(contract: Contract, dealt: Dealt) -> int:
    """Return how many cards of each hand are seen before the others; 0: all at once."""
    if not isinstance(contract, TrickContract) or contract.trump_call is not TrumpCall.FIRST_FIVE:
        return 0
    return calling.cards_seen(len(dealt.hands), len(dealt.hands[0]))


def _games(text: str) -> list[_Game]:
    """Return the games of a file that hold a deal.

    A game ends where a tag comes that it has, or at an empty line after its deal.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    games = [_Game()]
    end, line = 0, 1
    for token in _TOKEN.finditer(text):
        between = text[end : token.start()]
        line += between.count("\n")
        if "deal" in games[-1].tags and _EMPTY_LINE.search(between):
            games.append(_Game())
        if token[3]:
            raise PbnError("broken", line=line, found=shown(token[3])[1:-1])
        if token[1]:
            tag = token[1].lower()
            if tag in games[-1].tags:
                games.append(_Game())
            games[-1].tags[tag] = unescaped(token[2])
            games[-1].lines[tag] = line
        line += token[0].count("\n")
        end = token.end()
    return [game for game in games if "deal" in game.tags]


def _dealt(game: _Game, contract: Contract) -> Dealt:
    """Return the deal of a game, each hand in the order in which its cards are seen."""
    try:
        hands = parse_deal(game.tags["deal"])
    except KierkiError as error:
        raise PbnError("deal", line=game.lines["deal"], reason=error) from error
    talon, stock = _cards(game, "talon"), _cards(game, "stock")
    if len(stock) > 1:
        raise game.refuse("stock", '"2C"')
    first = _first_five(game, hands)
    orders = [tuple(sorted(hand, reverse=True)) for hand in hands]
    if first:
        orders = [
            (*seen, *(c for c in order if c not in seen))
            for seen, order in zip(first, orders, strict=True)
        ]
    elif isinstance(contract, TrickContract) and contract.trump_call is TrumpCall.FIRST_FIVE:
        # Written by suits, a hand would show its namer the same suit first in every deal.
        key = sha256(_ORDER + format_deal(hands).encode()).digest()
        orders = [shuffled(order, key, seat) for seat, order in enumerate(orders)]
    return Dealt(tuple(orders), talon, stock[0] if stock else None)


def _cards(game: _Game, tag: str) -> tuple[Card, ...]:
    try:
        return parse_cards(game.tags.get(tag, ""))
    except KierkiError:
        raise game.refuse(tag, '"2C TD"') from None


def _first_five(game: _Game, hands: tuple[CardSet, ...]) -> list[tuple[Card, ...]]:
    """Return the cards that each seat sees first; nothing where the file does not say."""
    if "firstfive" not in game.tags:
        return []
    accepts = '"AS KD 3C 2H 9S | …"'
    try:
        first = [parse_cards(part) for part in game.tags["firstfive"].split("|")]
        fit = len(first) == len(hands) and all(
            CardSet.of(seen) <= hand for seen, hand in zip(first, hands, strict=True)
        )
    except KierkiError:
        fit = False
    if not fit:
        raise game.refuse("firstfive", accepts)
    return first
