"""The rule policy: what a sensible card is, by the figures of any contract. Plays the playouts.

It looks at what a seat may know: its own hand, the trick, and which cards are still out (the
union of the other hands, never who holds what). Deterministic, and the same text compiled and
interpreted.
"""

from __future__ import annotations

from typing import NamedTuple

from kierki.rules.table import MOST_TRICKS, TrickTable
from kierki.rules.tricks import (
    BEST,
    HAND,
    LED,
    PLAYED,
    POT,
    SUIT_BITS,
    TRUMP,
    TURN,
    cards_left,
    legal_cards,
)
from kierki.search.bits import count, highest, lowest
from kierki.search.jit import called_by_compiled
from kierki.search.tables import Position


class Wants(NamedTuple):
    """What a contract makes a seat want, as integers; higher is better for the seat."""

    sign: int
    """1 when the highest total wins, -1 when the lowest does."""
    tricks: int
    """1 when tricks are worth taking on the whole."""
    bad: int
    """Mask of the cards that nobody wants to take."""
    good: int
    """Mask of the cards that everybody wants to take."""
    heavy: int
    """Mask of the bad cards that cost a third of the deal or more: Q♠, K♥."""
    weight: tuple[int, ...]
    """How soon each of the 52 cards is thrown away for its points alone."""
    worth: tuple[int, ...]
    """What each of the tricks is worth for itself."""


def wants_of(table: TrickTable, *, highest_wins: bool) -> Wants:
    """Return what *table* makes a seat want."""
    sign = 1 if highest_wins else -1
    points = [sign * value for value in table.card_points]
    bad = [c for c in range(52) if points[c] < 0]
    cost = -sum(points[c] for c in bad) or 1
    worth = tuple(sign * value for value in table.trick_points)
    return Wants(
        sign=sign,
        tricks=int(sum(points) + sum(worth) > 0),
        bad=sum(1 << c for c in bad),
        good=sum(1 << c for c in range(52) if points[c] > 0),
        heavy=sum(1 << c for c in bad if -3 * points[c] >= cost),
        weight=tuple(-200 * value // cost if value < 0 else 0 for value in points),
        worth=worth[:MOST_TRICKS],
    )


@called_by_compiled
def least(cards: int) -> int:
    """Return the card of lowest rank among *cards*, which are not none."""
    best = lowest(cards)
    rest = cards & (cards - 1)
    while rest != 0:
        card = lowest(rest)
        if card % 13 < best % 13:
            best = card
        rest &= rest - 1
    return best


@called_by_compiled
def throw_away(wants: Wants, cards: int, hand: int, out: int) -> int:
    """Return the card of *cards* that is best got rid of when it cannot win the trick."""
    best, best_score = -1, -1 << 40
    for suit in range(4):
        own = cards & SUIT_BITS << 13 * suit
        if own == 0:
            continue
        bits = SUIT_BITS << 13 * suit
        others = out & bits
        length = count(hand & bits)
        heavy_out = wants.heavy & others
        # The top card of a suit is the danger; a bad card lower down may cost more.
        card = highest(own)
        under = count(others & ((1 << card) - 1))
        score = 4 * under - 2 * length + wants.weight[card]
        if heavy_out != 0 and 1 << card > heavy_out:
            score += 24
        if others == 0 and wants.weight[card] == 0:
            score = -40
        if score > best_score:
            best, best_score = card, score
        costly = own & wants.bad
        if costly != 0:
            worst = highest(costly & wants.heavy) if costly & wants.heavy != 0 else highest(costly)
            score = wants.weight[worst] + 4 * count(others & ((1 << worst) - 1)) - 2 * length + 8
            if score > best_score:
                best, best_score = worst, score
    return best


@called_by_compiled
def follow_to_lose(table: TrickTable, wants: Wants, position: Position, legal: int) -> int:
    """Return a card of the suit led for a seat that would rather not win."""
    best = position[BEST]
    played = position[PLAYED] % table.players
    number = position[PLAYED] // table.players
    trumped = best // 13 != position[LED]
    winning = 0 if trumped else legal & ~((1 << (best + 1)) - 1)
    losing = legal & ~winning
    is_last = played == table.players - 1
    stake = wants.sign * position[POT] + wants.worth[number]
    if stake > 0 and winning != 0:  # something good lies there
        return highest(winning & ~wants.bad) if winning & ~wants.bad != 0 else highest(winning)
    if losing != 0:
        costly = losing & wants.bad
        free = winning & ~wants.bad
        if costly & wants.heavy != 0:
            return highest(costly & wants.heavy)
        if is_last and stake == 0 and free != 0 and costly == 0:
            return highest(free)  # costs nothing: a high card is gone, and one leads
        return highest(costly) if costly != 0 else highest(losing)
    free = winning & ~wants.bad
    if free == 0:
        free = winning
    if is_last:
        return highest(free)
    fresh = wants.worth[number] == 0 and stake == 0
    if fresh:
        suit = SUIT_BITS << 13 * position[LED]
        out = cards_left(table, position) & ~position[HAND + position[TURN]] & suit
        waiting = table.players - 1 - played
        if (number == 0 or count(out) >= 3 * waiting) and out & wants.bad == 0:
            return highest(free)
    return lowest(free)


@called_by_compiled
def follow_to_win(table: TrickTable, position: Position, legal: int) -> int:
    """Return a card of the suit led for a seat that would like the trick."""
    best = position[BEST]
    trumped = best // 13 != position[LED]
    winning = 0 if trumped else legal & ~((1 << (best + 1)) - 1)
    if winning == 0:
        return lowest(legal)
    played = position[PLAYED] % table.players
    if played == table.players - 1:
        return lowest(winning)
    suit = SUIT_BITS << 13 * position[LED]
    out = cards_left(table, position) & ~position[HAND + position[TURN]] & suit
    top = highest(winning)
    return top if 1 << top > out else lowest(legal)


@called_by_compiled
def discard(table: TrickTable, wants: Wants, position: Position, legal: int) -> int:
    """Return a card for a seat that has none of the suit led."""
    hand = position[HAND + position[TURN]]
    out = cards_left(table, position) & ~hand
    if wants.tricks == 0:
        return throw_away(wants, legal, hand, out)
    trump = position[TRUMP]
    if trump >= 0:
        trumps = legal & SUIT_BITS << 13 * trump
        if position[BEST] // 13 == trump:
            trumps &= ~((1 << (position[BEST] + 1)) - 1)
        if trumps != 0:
            return lowest(trumps)
        plain = legal & ~(SUIT_BITS << 13 * trump)
        return least(plain if plain != 0 else legal)
    return least(legal)


@called_by_compiled
def lead_to_lose(table: TrickTable, wants: Wants, position: Position, legal: int) -> int:
    """Return a lead for a seat that would rather not win: a card with few lower ones out."""
    hand = position[HAND + position[TURN]]
    out = cards_left(table, position) & ~hand
    number = position[PLAYED] // table.players
    best, best_score = -1, 1 << 40
    for suit in range(4):
        bits = SUIT_BITS << 13 * suit
        own = legal & bits
        if own == 0:
            continue
        others = out & bits
        card = lowest(own)
        below = count(others & ((1 << card) - 1))
        above = count(others) - below
        score = 8 * below - above + count(own)
        if above == 0:
            score += 200 if others != 0 else 120
        heavy = wants.heavy & bits
        if heavy & hand != 0 and count(hand & bits) < 5:
            score += 60  # do not open the suit in which one sits on the worst card
        elif heavy & others != 0:
            # Low cards drive the worst card out; high ones would catch it.
            score += (
                40 if 1 << card > heavy else (-12 if hand & bits & ~(2 * heavy - 1) == 0 else 30)
            )
        if wants.bad & others & ~heavy != 0 and below > 0:
            score += 6
        if wants.bad >> card & 1 == 1:
            score += 4
        if score < best_score:
            best, best_score = card, score
    if wants.bad == 0 and wants.worth[number] == 0:
        # Only some tricks count, and this is none of them: be rid of high cards now.
        return highest(legal & SUIT_BITS << 13 * (best // 13))
    return best


@called_by_compiled
def lead_to_win(table: TrickTable, position: Position, legal: int) -> int:
    """Return a lead for a seat that wants tricks: trumps while they are out, then sure winners."""
    hand = position[HAND + position[TURN]]
    out = cards_left(table, position) & ~hand
    trump = position[TRUMP]
    trumps_out = 0
    if trump >= 0:
        bits = SUIT_BITS << 13 * trump
        trumps_out = out & bits
        own = legal & bits
        if own != 0 and trumps_out != 0 and 1 << highest(own) > trumps_out:
            return highest(own)
    best, best_score = -1, -1 << 40
    for suit in range(4):
        bits = SUIT_BITS << 13 * suit
        own = legal & bits
        if own == 0:
            continue
        others = out & bits
        card = highest(own)
        sure = 1 << card > others
        score = count(others) + (100 if sure else 0)
        if trumps_out != 0 and suit != trump and sure and count(others) < 4:
            score -= 80
        if not sure:
            card = lowest(own)
            score = 3 * count(own) - (50 if suit == trump else 0)
        if score > best_score:
            best, best_score = card, score
    return best


@called_by_compiled
def policy_card(table: TrickTable, wants: Wants, position: Position) -> int:
    """Return the card that the policy plays for the seat to play."""
    legal = legal_cards(table, position)
    if legal & (legal - 1) == 0:
        return lowest(legal)
    led = position[LED]
    if led < 0:
        if wants.tricks == 1:
            return lead_to_win(table, position, legal)
        return lead_to_lose(table, wants, position, legal)
    if legal & SUIT_BITS << 13 * led != 0:
        if wants.tricks == 1:
            return follow_to_win(table, position, legal)
        return follow_to_lose(table, wants, position, legal)
    return discard(table, wants, position, legal)
