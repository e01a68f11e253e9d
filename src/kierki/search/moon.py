"""Moons in playouts: a seat that shoots, seats that stop it, and who is likely to try.

The rule policy alone never means to shoot and never minds another's moon. While one seat at most
has taken penalty cards these rules step in before it: the shooter plays to win everything, the
others take a trick from it, keep penalty cards off its tricks, or give one to somebody else. Like
the policy they look at what a seat may know: its hand, the trick, which cards are out.
"""

from __future__ import annotations

from kierki.rules import tricks
from kierki.rules.table import MOON_NONE, TrickTable
from kierki.search.bits import count, highest, lowest
from kierki.search.ending import DEAD, NOT_YET, holder
from kierki.search.jit import called_by_compiled
from kierki.search.policy import Wants, throw_away
from kierki.search.tables import Position

HAND, POINTS, TURN, LED, BEST, WINNER, TRICK, PLAYED = (
    tricks.HAND,
    tricks.POINTS,
    tricks.TURN,
    tricks.LED,
    tricks.BEST,
    tricks.WINNER,
    tricks.TRICK,
    tricks.PLAYED,
)
SUIT_BITS = tricks.SUIT_BITS
cards_left, legal_cards = tricks.cards_left, tricks.legal_cards

NOBODY = -1
SHOWS_AT = 4
"""Points of the only seat that has any with which the others begin to stop it."""
TAKER_SHOOTS = 0.5
"""Chance that the only seat with penalty cards means to shoot; 0.3 to 0.8 differ little."""
ANY_SHOOTS = 0.2
"""Chance that somebody means to while nobody has any."""
FEW_LOSERS = 2
"""Tricks that a hand may seem to lose and still mean to shoot."""


@called_by_compiled
def moon_taker(table: TrickTable, wants: Wants, position: Position) -> int:
    """Return the only seat with penalty cards, `NOT_YET`, or `DEAD` when no moon can pay."""
    if table.moon == MOON_NONE or wants.sign * table.penalty_sum >= 0:
        return DEAD
    return holder(table, position)


@called_by_compiled
def losers(hand: int, others: int) -> int:
    """Return about how many tricks *hand* loses that wants them all; *others* are cards out."""
    lost = 0
    for suit in range(4):
        own = hand & SUIT_BITS << 13 * suit
        out = others & SUIT_BITS << 13 * suit
        length = count(own)
        tops = 0
        while own > out:
            own &= ~(1 << highest(own))
            tops += 1
        half = (count(out) + 1) // 2  # more rounds than these, and the others have none left
        if tops < half:
            lost += min(length, half) - tops
    return lost


@called_by_compiled
def likely_shooter(
    table: TrickTable, wants: Wants, position: Position, seat: int, world: int
) -> int:
    """Return who but *seat* means to shoot in a *world*, by its number; or `NOBODY`.

    Of every few worlds so many, as even as can be: chance would only add noise.
    """
    taker = moon_taker(table, wants, position)
    if taker == NOT_YET:
        shooter, fewest = NOBODY, FEW_LOSERS + 1
        if world * 0.6180339887498949 % 1.0 < ANY_SHOOTS:
            left = cards_left(table, position)
            for other in range(table.players):
                if other != seat:
                    hand = position[HAND + other]
                    lost = losers(hand, left & ~hand)
                    if lost < fewest:
                        shooter, fewest = other, lost
        return shooter
    if taker not in (DEAD, seat) and world * 0.7548776662466927 % 1.0 < TAKER_SHOOTS:
        return taker
    return NOBODY


@called_by_compiled
def card_to_lead_all(table: TrickTable, position: Position, legal: int) -> int:
    """Return a shooter's lead: a sure winner, or the top of a long suit."""
    hand = position[HAND + position[TURN]]
    out = cards_left(table, position) & ~hand
    best, best_score = -1, -1 << 40
    for suit in range(4):
        own = legal & SUIT_BITS << 13 * suit
        if own == 0:
            continue
        others = out & SUIT_BITS << 13 * suit
        card = highest(own)
        higher = count(others >> card)
        score = 100 + count(others) if higher == 0 else 4 * count(own) - 12 * higher
        if score > best_score:
            best, best_score = card, score
    return best


@called_by_compiled
def card_to_win_all(table: TrickTable, position: Position, legal: int) -> int:
    """Return the card of a seat that wants every penalty card."""
    led = position[LED]
    if led < 0:
        return card_to_lead_all(table, position, legal)
    hand = position[HAND + position[TURN]]
    out = cards_left(table, position) & ~hand
    follows = legal & SUIT_BITS << 13 * led
    if follows != 0:
        winning = follows & ~((2 << position[BEST]) - 1)
        clean = follows & ~table.penalties
        if winning == 0:
            return lowest(clean if clean != 0 else follows)
        early = position[PLAYED] < 2 * table.players and position[TRICK] & table.penalties == 0
        if position[PLAYED] % table.players == table.players - 1:
            return lowest(follows if early else winning)
        top = highest(winning)
        if position[PLAYED] < table.players and 1 << top < out & SUIT_BITS << 13 * led:
            return lowest(follows)
        return top
    clean = legal & ~table.penalties
    best, best_score = -1, -1 << 40
    for suit in range(4):
        own = (clean if clean != 0 else legal) & SUIT_BITS << 13 * suit
        if own == 0:
            continue
        card = lowest(own)
        higher = count((out & SUIT_BITS << 13 * suit) >> card)
        score = 2 * higher - count(own) if higher != 0 else -count(own) - 20
        if score > best_score:
            best, best_score = card, score
    return best


@called_by_compiled
def card_to_stop(
    table: TrickTable, wants: Wants, position: Position, legal: int, shooter: int
) -> int:
    """Return a card of the suit led that takes a trick from *shooter*; -1: play as usual."""
    seat, led = position[TURN], position[LED]
    bits = SUIT_BITS << 13 * led
    winning = legal & bits & ~((2 << position[BEST]) - 1)
    lying = position[TRICK] & table.penalties
    if winning == 0 or (lying == 0 and table.penalties & bits != bits):
        return -1
    played = position[PLAYED] % table.players
    has_played = (shooter - seat + played) % table.players < played
    if has_played and position[WINNER] != shooter:
        return -1
    light = winning & ~wants.heavy
    return highest(light if played == table.players - 1 and light != 0 else winning)


@called_by_compiled
def discard_to_stop(
    table: TrickTable, wants: Wants, position: Position, legal: int, shooter: int, seen: int
) -> int:
    """Return what a seat without the suit led throws that would stop *shooter*.

    Only when that is *seen* (1) from the start it keeps the top card of all in each suit.
    """
    seat = position[TURN]
    hand = position[HAND + seat]
    out = cards_left(table, position) & ~hand
    costly = legal & table.penalties
    if position[WINNER] != shooter and costly != 0 and position[TRICK] & table.penalties == 0:
        played = position[PLAYED] % table.players
        if (shooter - seat + played) % table.players < played:  # it has played: this is taken
            heavy = costly & wants.heavy
            return highest(heavy if heavy != 0 else costly)
    kept = legal
    for suit in range(4 * seen):
        own = hand & SUIT_BITS << 13 * suit
        others = out & SUIT_BITS << 13 * suit
        if own > others and others != 0:
            kept &= ~(1 << highest(own))
    if kept == 0:
        kept = legal
    if position[WINNER] == shooter and kept & ~costly != 0:
        kept &= ~costly
    return throw_away(wants, kept, hand, out)


@called_by_compiled
def moon_card(
    table: TrickTable, wants: Wants, position: Position, taker: int, shooter: int, seen: int
) -> int:
    """Return the card of the seat to play while a moon can still be shot; -1: the policy's.

    *taker* is the only seat with penalty cards or `NOT_YET`; *shooter* means to take all. Others
    mind when *taker* has some points, or from the start if the shooter's intention is *seen* (1).
    """
    seat = position[TURN]
    shoots = seat == shooter and taker in (NOT_YET, seat)
    hunted = taker
    if taker == NOT_YET:
        hunted = shooter if seen == 1 else NOBODY
    if not shoots:
        if position[LED] < 0 or hunted in (NOBODY, seat):
            return -1
        if seen == 0 and wants.sign * position[POINTS + hunted] > -SHOWS_AT:
            return -1
        if table.teams == 1 and (hunted - seat) % 2 == 0:
            return -1
    legal = legal_cards(table, position)
    if shoots:
        return card_to_win_all(table, position, legal)
    if legal & SUIT_BITS << 13 * position[LED] != 0:
        return card_to_stop(table, wants, position, legal, hunted)
    return discard_to_stop(table, wants, position, legal, hunted, seen)
