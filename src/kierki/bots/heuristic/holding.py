"""How the cards held in one suit stand: what they are likely to win, good or bad, later on."""

from __future__ import annotations

from dataclasses import dataclass

from kierki.bots.heuristic.chances import holds_up
from kierki.bots.heuristic.sight import SUITS, Sight
from kierki.bots.heuristic.worth import Worth, value_of

OWN = 0.5
"""How often a card that costs is taken by its own holder when it could win its trick.

The holder chooses when to play it, and may throw it on another suit.
"""
DISCARDED = 0.6
"""What part of the cards of worth falls to tricks of another suit."""
FALLS = 0.6
"""How often at least a heavy card falls under a higher one of its suit."""
SLACK = 0.45
"""How many rounds more than the average a suit may go."""
LEAST = 0.08
"""The chance that a card is played in its turn though the suit should be gone by then."""
VOID = 0.3
"""What a void is worth, in tricks."""


@dataclass(slots=True)
class Holding:
    """The cards of one suit, in the order in which they would be played."""

    cards: list[int]
    stakes: list[float]
    """For each card the chance that it wins its trick, times what it then takes."""
    chances: list[float]
    """For each card the chance alone."""
    rounds: float
    """How often the suit is still likely to be played."""
    void: float
    """What it is worth to have none left."""

    def gains(self) -> list[float]:
        """Return for each card what it is worth to be rid of it, or if below 0 what it costs.

        Without it, what it would take is gone, and each card behind it is played a round sooner.
        """
        turns = [
            1.0 if self.rounds - i >= 1 else max(self.rounds - i, LEAST)
            for i in range(len(self.cards))
        ]
        gains = [0.0] * len(self.cards)
        sooner = self.void if len(self.cards) == 1 else 0.0
        for i in range(len(self.cards) - 1, -1, -1):
            stake = self.stakes[i]
            gains[i] = sooner - stake * turns[i]
            if i:
                sooner += stake * (turns[i - 1] - turns[i])
        return gains

    def take_out(self, place: int) -> None:
        """Take the card at *place* out of the holding."""
        for each in (self.cards, self.stakes, self.chances):
            del each[place]

    def least(self, without: int) -> float:
        """Return the least of `chances` but that of the card *without*."""
        pairs = zip(self.cards, self.chances, strict=True)
        return min([chance for card, chance in pairs if card != without])


def holding_of(sight: Sight, worth: Worth, suit: int, cards_out: int) -> Holding:
    """Return how the own cards of *suit* stand; *cards_out* is what all cards held are worth."""
    out = sight.unseen & SUITS[suit]
    count = out.bit_count()
    live = sight.live(suit)
    mine = sight.hand & SUITS[suit]
    scoring = out & worth.scoring
    left = sight.hand.bit_count()
    elsewhere = cards_out - value_of(worth, (sight.unseen | sight.hand) & SUITS[suit])
    plain = (worth.to_come[sight.number] + DISCARDED * elsewhere) / left
    rate = heavy_rate = 0.0
    if scoring:
        rate = min(live / count, 1.0)
        heavy_rate = max(rate, FALLS)
    cards: list[int] = []
    stakes: list[float] = []
    chances: list[float] = []
    while mine:
        card = (mine & -mine).bit_length() - 1
        mine &= mine - 1
        above = (out >> card).bit_count()
        chance = holds_up(above, count - above, live, live, ducking=not worth.wanted)
        own = worth.card[card]
        takes = plain + (own * OWN if own < 0 else own)
        below = scoring & (1 << card) - 1
        while below:
            other = below & -below
            below ^= other
            heavy = other & worth.heavy
            takes += worth.card[other.bit_length() - 1] * (heavy_rate if heavy else rate)
        cards.append(card)
        stakes.append(chance * takes)
        chances.append(chance)
    if worth.wanted:  # who wants tricks plays high cards first
        cards.reverse()
        stakes.reverse()
        chances.reverse()
    return Holding(
        cards=cards,
        stakes=stakes,
        chances=chances,
        rounds=(count / live if live else 0.0) + SLACK,
        void=-VOID * (worth.to_come[sight.number] + cards_out) / left
        if count and not worth.wanted
        else 0.0,
    )
