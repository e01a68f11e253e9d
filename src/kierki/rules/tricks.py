"""Tricks: what may be played and why not, who wins, who leads, what is taken.

A position is a flat vector of integers; the names below are its offsets. Seven seats are kept,
those not in use stay empty.
"""

from __future__ import annotations

from kierki.rules.table import NO_TRUMP, Reader, TrickTable, Vector

HAND = 0
"""Hands, as masks."""
TAKEN = 7
"""Cards that each seat has taken in tricks, as masks."""
WON = 14
"""Tricks that each seat has taken."""
POINTS = 21
"""Each seat's points in this deal so far; the stock card is not in them."""
TURN = 28
"""Seat to play."""
LED = 29
"""Suit led, or -1 between tricks."""
BEST = 30
"""Best card of the trick so far."""
WINNER = 31
"""Seat that played `BEST`."""
TRICK = 32
"""Cards of the trick so far, as a mask."""
POT = 33
"""Points of the cards of the trick so far."""
PLAYED = 34
"""Cards played in this deal."""
BROKEN = 35
"""1 once a card of ``broken_by`` was played."""
TRUMP = 36
"""Trump suit, or `NO_TRUMP`."""
OPENING = 37
"""Mask of the card that must be led to the first trick; 0 when none must."""
STOCK = 38
"""Mask of the stock card; 0 when there is none."""
FIRST_WINNER = 39
"""Seat that won the first trick, or -1."""
SIZE = 40

SUIT_BITS = (1 << 13) - 1

# The steps that narrow a hand to the legal cards, in order. A card is refused by the first step
# that drops it.
HELD = 0
"""The card is in the hand."""
OPENS = 1
"""The lowest club must be led first (R-FIRST-1)."""
FOLLOWS = 2
"""The suit led must be followed (R-TRICK-1)."""
HELD_BACK = 3
"""Hearts may not be led yet, or at all (R-LEAD-1, R-LEAD-2)."""
DROPS = 4
"""A card that must be dropped comes first (R-DROP-1)."""
CLEAN = 5
"""No penalty card to the first trick (R-FIRST-2)."""
ALL_STEPS = 5


def narrowed(cards: int, wanted: int) -> int:
    """Return the *wanted* among *cards*, or all of them when there is none."""
    kept = cards & wanted
    return kept if kept != 0 else cards


def cards_after_step(table: TrickTable, position: Reader, step: int) -> int:
    """Return the mask of cards that steps up to *step* leave to the seat to play.

    Source: R-TRICK-1, R-LEAD-1 to -3, R-FIRST-1 and -2, R-DROP-1.
    """
    hand = position[HAND + position[TURN]]
    cards = hand
    if position[LED] >= 0:
        followers = hand & SUIT_BITS << 13 * position[LED]
        if followers != 0:
            if step >= FOLLOWS:
                cards = followers
        elif step >= DROPS:
            cards = narrowed(hand, table.must_drop)
    elif position[PLAYED] == 0 and position[OPENING] & hand != 0:
        if step >= OPENS:
            cards = position[OPENING] & hand
    elif (
        step >= HELD_BACK
        and position[BROKEN] == 0
        and hand & ~(table.no_lead | table.no_exit) != 0
    ):
        cards = hand & ~table.no_lead
    if step >= CLEAN and position[PLAYED] < table.players:
        cards = narrowed(cards, ~table.barred)
    return cards


def legal_cards(table: TrickTable, position: Reader) -> int:
    """Return the mask of cards that the seat to play may play."""
    return cards_after_step(table, position, ALL_STEPS)


def refusing_step(table: TrickTable, position: Reader, card: int) -> int:
    """Return the first step that drops *card*, or -1 when it is legal."""
    for step in range(ALL_STEPS + 1):
        if cards_after_step(table, position, step) >> card & 1 == 0:
            return step
    return -1


def beats(trump: int, challenger: int, best: int) -> bool:
    """Return whether *challenger* beats *best*, played before it in the same trick (R-TRICK-2)."""
    if challenger // 13 == best // 13:
        return challenger > best
    return challenger // 13 == trump


def clear(position: Vector) -> None:
    """Make *position* a deal without cards in which nothing has happened."""
    for offset in range(SIZE):
        position[offset] = 0
    position[LED] = -1
    position[TRUMP] = NO_TRUMP
    position[FIRST_WINNER] = -1


def open_play(table: TrickTable, position: Vector, leader: int) -> None:
    """Set who leads to the first trick: *leader*, unless the lowest club does (R-FIRST-1, -3)."""
    position[TURN] = leader
    if table.lowest_club_leads == 1:
        for card in range(13):
            for seat in range(table.players):
                if position[HAND + seat] >> card & 1 == 1:
                    position[TURN] = seat
                    position[OPENING] = 1 << card
                    return


def play(table: TrickTable, position: Vector, card: int) -> None:
    """Play *card*, which must be legal, for the seat to play."""
    seat = position[TURN]
    position[HAND + seat] &= ~(1 << card)
    if position[LED] < 0:
        position[LED] = card // 13
        position[BEST] = card
        position[WINNER] = seat
    elif beats(position[TRUMP], card, position[BEST]):
        position[BEST] = card
        position[WINNER] = seat
    if table.broken_by >> card & 1 == 1:
        position[BROKEN] = 1
    position[TRICK] |= 1 << card
    position[POT] += table.card_points[card]
    position[PLAYED] += 1
    if table.trick_ends >> position[PLAYED] & 1 == 1:
        finish_trick(table, position)
    else:
        position[TURN] = seat + 1 if seat + 1 < table.players else 0


def finish_trick(table: TrickTable, position: Vector) -> None:
    """Give the trick to its winner, who leads next (R-TRICK-2)."""
    number = position[PLAYED] // table.players - 1
    winner = position[WINNER]
    if number == 0:
        position[FIRST_WINNER] = winner
    position[TAKEN + winner] |= position[TRICK]
    position[WON + winner] += 1
    position[POINTS + winner] += position[POT] + table.trick_points[number]
    position[TRICK] = 0
    position[POT] = 0
    position[LED] = -1
    position[TURN] = winner


def cards_left(table: TrickTable, position: Reader) -> int:
    """Return the mask of cards still in hands."""
    left = 0
    for seat in range(table.players):
        left |= position[HAND + seat]
    return left


def is_over(table: TrickTable, position: Reader) -> bool:
    """Return whether every hand is empty and the last trick is taken (R-TRICK-3)."""
    return position[LED] < 0 and cards_left(table, position) == 0
