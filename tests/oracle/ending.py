"""Whether a deal may stop early, found by playing the ending out in every possible way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import scores

if TYPE_CHECKING:
    from .tricks import TrickDeal

MOST_CARDS = 4


def early_end_ok(deal: TrickDeal, *, remember: bool = True) -> bool:
    """True only if every way of playing on gives the same points. Source: R-CLAIM-1.

    All hands are seen, so this may be True where the players cannot yet know it: an engine that
    stops early must find True here, but need not stop whenever it is True. With `remember`,
    positions that differ in nothing that scores are looked at once; without it, each is.

    Raises:
        ValueError: more than four cards in a hand.
    """
    if max(len(hand) for hand in deal.hands) > MOST_CARDS:
        raise ValueError(f"an ending has at most {MOST_CARDS} cards a hand")
    return _all_the_same(deal, [], set() if remember else None)


def _all_the_same(deal: TrickDeal, found: list[object], seen: set[object] | None) -> bool:
    """Plays out every continuation; False as soon as one scores unlike the first one found."""
    if deal.over:
        # Under a mixed moon the scores are settled only if they are under either choice.
        result = (deal.points("old"), deal.points("new"))
        if not found:
            found.append(result)
        return result == found[0]
    if seen is not None and not deal.table:
        position = (tuple(map(frozenset, deal.hands)), deal.leader, deal.broken, _so_far(deal))
        if position in seen:
            return True
        seen.add(position)
    for card in sorted(deal.legal()):
        after = deal.copy()
        after.play(card)
        if not _all_the_same(after, found, seen):
            return False
    return True


def _so_far(deal: TrickDeal) -> object:
    """All that the tricks played so far contribute to the final score."""
    seats = range(deal.players)
    if deal.contract == "hearts":
        worth = deal.filled["card_points"]
        cards = [frozenset(c for c in deal.taken(seat) if worth.get(c, 0)) for seat in seats]
        tricks_matter = deal.filled["moon"] == "sun" or deal.filled["no_trick_bonus"]
        return tuple(cards), tuple(deal.tricks_won()) if tricks_matter else ()
    points = [0 for _ in seats]
    for trick in deal.tricks:
        points[trick.winner] += scores.trick_points(
            deal.contract, deal.options, deal.players, trick.cards, trick.number, deal.total
        )
    return tuple(points)
