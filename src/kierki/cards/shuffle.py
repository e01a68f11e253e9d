"""Every deal comes from here: a 256-bit seed and the deal's number fix it for ever (R-DEAL).

The derivation is written out in ``docs/dealing.md`` with test vectors, so that anyone can
recompute a deal in any language. Nothing here draws on the operating system's generator but
`new_seed`.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

from kierki.cards.card import Card, seniority
from kierki.cards.deck import deck, hand_size, has_stock_card
from kierki.cards.errors import KierkiError, excerpt
from kierki.cards.seat import Seat

SEED_BYTES = 32
_STREAM = b"kierki deal 1"
_COMMITMENT = b"kierki secret 1"
_JOINT_SEED = b"kierki seed 1"


class NotASeedError(KierkiError):
    """A text that is no seed: more than 64 hexadecimal digits, or other signs."""

    def __init__(self, text: str) -> None:
        super().__init__("error-not-a-seed", text=excerpt(text))


@dataclass(frozen=True, slots=True)
class Dealt:
    """One deal as it leaves the dealer's hand.

    Each hand is in the order dealt, so that its first cards are those seen first (R-TRUMP-2).
    """

    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...] = ()
    """Cards laid open in the auction form of a trump deal (R-TRUMP-3)."""
    stock: Card | None = None
    """The card left over with six players, face down (R-CARD-4)."""


def new_seed() -> bytes:
    """Return 32 bytes from the operating system's cryptographic generator (R-DEAL-1)."""
    return secrets.token_bytes(SEED_BYTES)


def parse_seed(text: str) -> bytes:
    """Return the seed that up to 64 hexadecimal digits write; shorter ones are padded left.

    >>> parse_seed("2a")[-2:].hex()
    '002a'

    Raises:
        NotASeedError: *text* is not such a number.
    """
    digits = text.strip().lower()
    if not digits or len(digits) > 2 * SEED_BYTES or not set(digits) <= set("0123456789abcdef"):
        raise NotASeedError(text)
    return bytes.fromhex(digits.rjust(2 * SEED_BYTES, "0"))


def _stream(seed: bytes, number: int) -> Iterator[int]:
    """Yield the bytes of SHA-256(label, seed, deal number, block number), block after block."""
    block = 0
    while True:
        counter = number.to_bytes(4, "big") + block.to_bytes(4, "big")
        yield from sha256(_STREAM + seed + counter).digest()
        block += 1


def shuffled(cards: Sequence[Card], seed: bytes, number: int) -> tuple[Card, ...]:
    """Return *cards* in an order drawn uniformly by *seed* for deal *number* (R-DEAL-1, -2).

    A Fisher-Yates shuffle from the last place down; each draw takes the next byte and throws
    it away when it would favour some place.
    """
    order = list(cards)
    stream = _stream(seed, number)
    for last in range(len(order) - 1, 0, -1):
        fair = 256 - 256 % (last + 1)
        draw = next(stream)
        while draw >= fair:
            draw = next(stream)
        other = draw % (last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def deal_cards(seed: bytes, number: int, players: int, *, talon: int = 0) -> Dealt:
    """Return deal *number* (from 1) for *players*, with *talon* cards laid open.

    Seat 0 gets the first cards of the shuffled deck, seat 1 the next, and so on; then comes the
    talon, or the stock card.
    """
    order = shuffled(deck(players), seed, number)
    size = hand_size(players) if talon == 0 else (len(order) - talon) // players
    hands = tuple(order[seat * size : (seat + 1) * size] for seat in range(players))
    rest = order[players * size :]
    if talon:
        return Dealt(hands, talon=rest)
    return Dealt(hands, stock=rest[0] if has_stock_card(players) else None)


def first_dealer(seed: bytes, players: int) -> Seat:
    """Return who deals first: each seat draws a card from deal 0, the highest deals (R-CARD-3)."""
    drawn = shuffled(deck(players), seed, 0)[:players]
    return Seat(max(range(players), key=lambda seat: seniority(drawn[seat])))


def commitment(secret: bytes) -> str:
    """Return the hash that a server publishes before a match, in hexadecimal (R-DEAL-3)."""
    return sha256(_COMMITMENT + secret).hexdigest()


def joint_seed(secret: bytes, contributions: Sequence[bytes]) -> bytes:
    """Return the seed of a match that server and players chose together (R-DEAL-3).

    *contributions* come in the order of the seats. Each part is hashed on its own first, so
    that no part can run into the next.
    """
    parts = b"".join(sha256(part).digest() for part in (secret, *contributions))
    return sha256(_JOINT_SEED + parts).digest()
