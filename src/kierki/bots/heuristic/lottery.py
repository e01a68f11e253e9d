"""The lottery: which card to lay when there is a choice."""

from __future__ import annotations

from kierki.game.view import View
from kierki.variants.contract import LotteryContract

OWN = 1.0
"""What it is worth to come nearer to a card of one's own further out, for each of them."""
GAP = 0.5
"""What it is worth more for each card of others that must be laid before it."""
OTHERS = 0.5
"""What it costs to come nearer to a card of another's, for each of them."""


def best_lay(view: View, legal: int) -> int:
    """Return the card of the mask *legal* that helps oneself most and others least.

    Rows with own cards further out are opened soon, above all where others must fill gaps; rows
    with none are held back; own runs to the end of a row are kept for when nothing else is left.
    """
    assert isinstance(view.contract, LotteryContract)
    hand = view.hand.mask
    chosen, most = -1, 0.0
    while legal:
        card = (legal & -legal).bit_length() - 1
        legal &= legal - 1
        weight = 0.0
        rank = card % 13
        if rank >= view.contract.start:
            weight += _beyond(hand, card, 1)
        if rank <= view.contract.start:
            weight += _beyond(hand, card, -1)
        if chosen < 0 or weight > most:
            chosen, most = card, weight
    return chosen


def _beyond(hand: int, card: int, step: int) -> float:
    """Return what it is worth that the row goes on past *card*, up or down by *step*."""
    weight, others = 0.0, 0
    suit = card - card % 13
    for rank in range(card % 13 + step, 13 if step > 0 else -1, step):
        if hand >> suit + rank & 1 == 0:
            others += 1
            weight -= OTHERS
        elif others:
            weight += OWN + GAP * others
    return weight
