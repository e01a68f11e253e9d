"""Files of deals: one a line, the direction of the pass and then 52 cards, 13 of each seat."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from kierki.arena.errors import ArenaError
from kierki.arena.hello import DIRECTIONS, PLAYERS
from kierki.arena.words import CARDS, names_of
from kierki.cards.cardset import CardSet
from kierki.cards.errors import excerpt
from kierki.cards.shuffle import Dealt
from kierki.variants.contract import Direction

HAND = 13
COMMENT = "#"


class FileDeal(NamedTuple):
    """One deal of a file."""

    direction: Direction
    dealt: Dealt


def load_deals(path: Path) -> tuple[FileDeal, ...]:
    """Return the deals of the file at *path*.

    Raises:
        ArenaError: it holds none, or a line of it is no deal.
        OSError: it cannot be read.
    """
    try:
        return parse_deals(path.read_text(encoding="utf-8"), str(path))
    except UnicodeDecodeError:
        raise ArenaError("arena-deals-not-text", file=str(path)) from None


def parse_deals(text: str, file: str) -> tuple[FileDeal, ...]:
    """Return the deals that *text*, which was read from *file*, holds.

    Raises:
        ArenaError: it holds none, or a line of it is no deal.
    """
    deals = []
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.partition(COMMENT)[0].split()
        if words:
            deals.append(_deal(words, file, number))
    if not deals:
        raise ArenaError("arena-deals-none", file=file)
    return tuple(deals)


def format_deal(deal: FileDeal) -> str:
    """Return *deal* as a line of a file."""
    digit = next(digit for digit, way in DIRECTIONS.items() if way is deal.direction)
    return f"{digit} {names_of(card for hand in deal.dealt.hands for card in hand)}"


def _deal(words: list[str], file: str, line: int) -> FileDeal:
    digit, *names = words
    if digit not in DIRECTIONS:
        accepts = " ".join(DIRECTIONS)
        raise ArenaError(
            "arena-deals-direction", file=file, line=line, found=excerpt(digit), accepts=accepts
        )
    wrong = [name for name in names if name not in CARDS]
    if wrong:
        raise ArenaError("arena-deals-card", file=file, line=line, found=excerpt(wrong[0]))
    if len(names) != PLAYERS * HAND:
        raise ArenaError("arena-deals-count", file=file, line=line, found=len(names))
    twice = [name for place, name in enumerate(names) if name in names[:place]]
    if twice:
        raise ArenaError("arena-deals-twice", file=file, line=line, card=twice[0])
    cards = [CARDS[name] for name in names]
    assert len(CardSet.of(cards)) == len(CARDS)
    hands = tuple(tuple(cards[seat * HAND :][:HAND]) for seat in range(PLAYERS))
    return FileDeal(DIRECTIONS[digit], Dealt(hands))
