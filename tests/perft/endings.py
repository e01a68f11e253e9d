"""Positions to count from, drawn from fixed seeds: a few cards a hand, and late lotteries."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from kierki.cards import Card, CardSet, deck, hand_size
from kierki.cards.deck import has_stock_card
from kierki.rules import layout
from kierki.rules.table import LotteryTable

TABLES = (3, 4, 5, 6, 7)
CARDS = {3: (4, 4, 4), 4: (4, 4, 4), 5: (4, 3, 3), 6: (3, 3, 3), 7: (3, 2, 2)}
"""Cards a hand in the three endings: as many as can be counted quickly."""
TELLING = ("KH", "QS", "JD", "QD", "KC")
"""Cards that some contract cares about; every ending has most of them."""


@dataclass(frozen=True)
class Ending:
    """Tricks to play on from: the last ones, or those of a deal of a few cards from its start."""

    players: int
    hands: tuple[CardSet, ...]
    leader: int
    trump: int
    """The suit that is trumps, in the contract that has any."""
    opening: bool = False
    """Whether nothing has been played: the lowest club leads where the contract says so."""
    broken: bool = False


@dataclass(frozen=True)
class LateLottery:
    """A lottery to play on from: what is not in a hand lies on the table."""

    players: int
    hands: tuple[CardSet, ...]
    turn: int
    out: int
    """The seat that is out, or -1."""
    stock: CardSet


def endings() -> Iterator[Ending]:
    """For each number of players two endings, hearts unbroken and broken, and an opening."""
    for players in TABLES:
        for number, (opening, broken) in enumerate(((False, False), (False, True), (True, False))):
            rng = random.Random(f"perft 10 {players} {number}")
            yield Ending(
                players,
                _hands(rng, players, CARDS[players][number]),
                leader=rng.randrange(players),
                trump=rng.randrange(4),
                opening=opening,
                broken=broken,
            )


def _hands(rng: random.Random, players: int, size: int) -> tuple[CardSet, ...]:
    """A few cards a hand, a third of them hearts, with the cards that matter among them."""
    pack = list(deck(players))
    wanted = CardSet.parse(" ".join(TELLING))
    rng.shuffle(pack)
    pack.sort(key=lambda card: (card not in wanted, card // 13 != 3 and rng.random() < 0.7))
    cards = pack[: players * size]
    rng.shuffle(cards)
    return tuple(CardSet.of(cards[seat::players]) for seat in range(players))


def late_lotteries(table: LotteryTable) -> Iterator[LateLottery]:
    """Two lotteries, played at random until there are few enough cards left to count."""
    players = table.players
    for number in range(2):
        rng = random.Random(f"perft lottery {players} {table.start} {number}")
        position = _dealt(rng, table)
        while _left(position, players) > players * CARDS[players][0]:
            legal = list(CardSet(layout.legal_cards(table, position)))
            if legal:
                layout.lay(table, position, rng.choice(legal))
            else:
                layout.pass_turn(table, position)
        hands = tuple(map(CardSet, position[layout.HAND : layout.HAND + players]))
        turn, out = position[layout.TURN], position[layout.FIRST_OUT]
        yield LateLottery(players, hands, turn, out, CardSet(position[layout.STOCK]))


def _dealt(rng: random.Random, table: LotteryTable) -> list[int]:
    pack: list[Card] = list(deck(table.players))
    rng.shuffle(pack)
    size = hand_size(table.players)
    position = [0] * layout.SIZE
    for seat in range(table.players):
        position[layout.HAND + seat] = CardSet.of(pack[seat * size : (seat + 1) * size]).mask
    if has_stock_card(table.players):
        position[layout.STOCK] = 1 << pack[-1]
    layout.open_lottery(table, position, rng.randrange(table.players))
    return position


def _left(position: list[int], players: int) -> int:
    return sum(hand.bit_count() for hand in position[layout.HAND : layout.HAND + players])
