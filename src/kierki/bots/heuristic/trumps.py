"""Playing a card where trumps are named and every trick is worth taking."""

from __future__ import annotations

from kierki.bots.heuristic.chances import MISS, holds_up
from kierki.bots.heuristic.sight import SUITS, Sight
from kierki.rules.tricks import beats

LIKELY = 0.25
"""The chance to win from which a high card is played though others are still to play."""


def best_card(sight: Sight, legal: int) -> int:
    """Return the card of the mask *legal* to play."""
    if sight.led < 0:
        return _lead(sight, legal)
    winners = [c for c in _cards(legal) if beats(sight.trump, c, sight.best)]
    if not winners:
        return _discard(sight, legal)
    cheapest, best = winners[0], winners[-1]
    if not legal & SUITS[sight.led]:
        return cheapest  # a ruff
    if not sight.later:
        return cheapest
    if _chance(sight, best) < LIKELY:
        return _cards(legal)[0]
    while cheapest != best and _chance(sight, cheapest) < _chance(sight, best):
        winners.pop(0)
        cheapest = winners[0]
    return cheapest


def _lead(sight: Sight, legal: int) -> int:
    """Draw trumps from strength, then cash winners, then lead low from a long weak suit."""
    trumps = legal & SUITS[sight.trump]
    out = sight.unseen & SUITS[sight.trump]
    if trumps and out and trumps > out and trumps.bit_count() * 2 >= out.bit_count():
        return trumps.bit_length() - 1
    side = [c for c in _cards(legal) if c // 13 != sight.trump]
    sure = [(_chance(sight, c), c) for c in side if sight.unseen & SUITS[c // 13] < 1 << c]
    if sure:
        chance, card = max(sure)
        if chance >= LIKELY or len(sure) == len(side):
            return card
    if not side:
        return trumps.bit_length() - 1 if trumps > out else _cards(trumps)[0]
    return min(side, key=lambda c: (_keep(sight, c), c % 13))


def _discard(sight: Sight, legal: int) -> int:
    """Return the card least likely to be wanted later."""
    return min(_cards(legal), key=lambda c: _keep(sight, c))


def _keep(sight: Sight, card: int) -> float:
    """Return how much *card* is worth keeping."""
    suit = card // 13
    own = sight.hand & SUITS[suit]
    out = sight.unseen & SUITS[suit]
    above = (out >> card).bit_count()
    weight = card % 13 / 13
    if suit == sight.trump:
        return weight + 3
    if above == 0:
        return weight + 2
    if own >> card == 1 and own.bit_count() > above:
        return weight + 1.5  # the head of a suit, guarded
    top = own.bit_length() - 1
    if (out >> top).bit_count() >= own.bit_count() - 1 and top != card and out >> top:
        return weight + 1  # the guard of a high card
    return weight


def _chance(sight: Sight, card: int) -> float:
    """Return the chance that *card* wins the trick, ruffs and all."""
    suit = card // 13
    out = sight.unseen & SUITS[suit]
    count = out.bit_count()
    above = (out >> card).bit_count()
    live = sight.live(suit)
    chance = holds_up(above, count - above, sight.live_later(suit), live, ducking=False)
    if suit == sight.trump:
        return chance
    trumps = (sight.unseen & SUITS[sight.trump]).bit_count()
    holders = sight.live(sight.trump)
    has_trump = 1 - MISS[holders][trumps]
    if has_trump:
        for seat in sight.later:
            if sight.void[seat] >> sight.trump & 1 == 0:
                void = 1.0 if sight.void[seat] >> suit & 1 else MISS[live][count]
                chance *= 1 - void * has_trump
    return chance


def _cards(mask: int) -> list[int]:
    """Return the cards of *mask*, lowest first."""
    cards = []
    while mask:
        cards.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return cards
