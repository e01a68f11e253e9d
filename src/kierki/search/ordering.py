"""Which card the solver tries first: what is likely best for the side to play, hands open."""

from __future__ import annotations

from kierki.rules.table import TrickTable
from kierki.rules.tricks import BEST, LED, PLAYED, POT, TRUMP, TURN, WINNER
from kierki.search.bits import lowest
from kierki.search.jit import called_by_compiled
from kierki.search.policy import Wants
from kierki.search.tables import Position, Vector


@called_by_compiled
def lead_rank(wants: Wants, ours: int, card: int) -> int:
    """Return how soon *card* is tried as a lead."""
    rank = card % 13
    if wants.tricks == 1:
        return rank
    score = -2 * rank if ours == 1 else -rank
    heavy = wants.heavy >> 13 * (card // 13) << 13 * (card // 13)
    if ours == 1 and heavy != 0 and heavy >> card & 1 == 0 and 1 << card > heavy & -heavy:
        score -= 20
    return score


@called_by_compiled
def follow_rank(
    table: TrickTable, wants: Wants, position: Position, ours: int, side: int, card: int
) -> int:
    """Return how soon *card* is tried in a trick that others have led to."""
    rank = card % 13
    best, led, trump = position[BEST], position[LED], position[TRUMP]
    suit = card // 13
    wins = card > best if suit == best // 13 else suit == trump
    weight = wants.weight[card]
    is_last = position[PLAYED] % table.players == table.players - 1
    held_by_us = side >> position[WINNER] & 1
    if wants.tricks == 1:
        if wins:
            return (80 - rank) if is_last or held_by_us != ours else 20 - rank
        return 40 - rank - (20 if suit == trump else 0)
    stake = wants.sign * position[POT] + wants.worth[position[PLAYED] // table.players]
    if ours == 1:
        if wins:
            return 40 + rank if is_last and stake >= 0 and weight == 0 else 20 - rank - weight
        return (50 if suit == led else 0) + rank + weight
    if held_by_us == 1:
        return (10 - rank) if wins else 60 + rank + weight
    if suit == led:
        return (10 - rank if wins else 30 - rank) - weight
    return rank - weight


@called_by_compiled
def order(
    table: TrickTable,
    wants: Wants,
    position: Position,
    cards: int,
    side: int,
    first: int,
    moves: Vector,
    at: int,
) -> int:
    """Write *cards* to *moves* from place *at* on, best first, and return how many they are.

    *side* is the mask of the seats that search for the most; *first* is a card to try before all
    others, or -1.
    """
    ours = side >> position[TURN] & 1
    leads = position[LED] < 0
    size = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if card == first:
            score = 1 << 20
        elif leads:
            score = lead_rank(wants, ours, card)
        else:
            score = follow_rank(table, wants, position, ours, side, card)
        entry = score * 64 + card
        place = at + size
        while place > at and moves[place - 1] < entry:
            moves[place] = moves[place - 1]
            place -= 1
        moves[place] = entry
        size += 1
    return size
