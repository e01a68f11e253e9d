"""What a careful player has noticed: which cards are still out, and who is void in what.

All of it comes from the view: the own hand, the cards on the table and the tricks gone by.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from kierki.cards.cardset import SUIT_BITS
from kierki.cards.deck import deck, hand_size
from kierki.game.view import View
from kierki.rules.table import NO_TRUMP
from kierki.rules.tricks import beats

SUITS = tuple(SUIT_BITS << 13 * suit for suit in range(4))
"""The mask of each suit."""
ALL_VOID = 0b1111


@dataclass(slots=True)
class Sight:
    """One seat's knowledge at one moment of the play."""

    seat: int
    players: int
    hand: int
    """Own cards, as a mask."""
    unseen: int
    """Cards that others may hold, as a mask."""
    void: list[int]
    """For each other seat the suits that it cannot hold, as bits; for the own seat all."""
    trick: tuple[int, ...]
    trump: int
    led: int
    """Suit led, or -1 on lead."""
    best: int
    """Best card of the trick so far, or -1."""
    winner: int
    """Seat that played it, or -1."""
    later: tuple[int, ...]
    """Seats that play to this trick after this one."""
    number: int
    """Tricks played so far."""

    def live(self, suit: int) -> int:
        """Return how many other seats may hold cards of *suit*."""
        return sum([not void >> suit & 1 for void in self.void])

    def live_later(self, suit: int) -> int:
        """Return how many of the seats that play after this one may hold cards of *suit*."""
        return sum([not self.void[seat] >> suit & 1 for seat in self.later])


def look(view: View) -> Sight:
    """Return what the seat of *view* has noticed."""
    assert view.seat is not None
    seat, players, hand = view.seat, view.players, view.hand.mask
    gone, void = _gone_by(view)
    unseen = _whole(players) & ~(gone | hand)
    for suit in range(4):
        if unseen & SUITS[suit] == 0:
            void = [shown | 1 << suit for shown in void]
    void[seat] = ALL_VOID
    trump = NO_TRUMP if view.trump is None else int(view.trump)
    best, winner = _best(view, trump)
    return Sight(
        seat=seat,
        players=players,
        hand=hand,
        unseen=unseen,
        void=void,
        trick=view.trick,
        trump=trump,
        led=view.trick[0] // 13 if view.trick else -1,
        best=best,
        winner=winner,
        later=tuple([(seat + i) % players for i in range(1, players - len(view.trick))]),
        number=hand_size(players) - hand.bit_count(),
    )


def voids_shown(view: View) -> tuple[int, ...]:
    """Return for each seat the suits that it did not follow in this deal, as bits.

    A leader shows nothing, and who has not played shows nothing.
    """
    return tuple(_gone_by(view)[1])


def _gone_by(view: View) -> tuple[int, list[int]]:
    """Return the mask of the cards played in this deal, and `voids_shown`."""
    gone, players = 0, view.players
    void = [0] * players
    played = [(trick.leader, trick.cards) for trick in view.tricks]
    if view.trick and view.leader is not None:
        played.append((view.leader, view.trick))
    for leader, cards in played:
        led = cards[0] // 13
        for place, card in enumerate(cards, start=leader):
            gone |= 1 << card
            if card // 13 != led:
                void[place % players] |= 1 << led
    return gone, void


def _best(view: View, trump: int) -> tuple[int, int]:
    """Return the best card of the trick on the table and who played it; -1 and -1 on lead."""
    if not view.trick or view.leader is None:
        return -1, -1
    best, place = view.trick[0], 0
    for i, card in enumerate(view.trick):
        if beats(trump, card, best):
            best, place = card, i
    return best, (view.leader + place) % view.players


@cache
def _whole(players: int) -> int:
    return sum(1 << c for c in deck(players))
