"""Playing a card where tricks cost or pay by what lies in them: every contract without trumps.

Each card that may be played is weighed by what the trick would bring, how likely it is to win
it, what it would give away, and how the rest of its suit then stands. One scale serves for
tricks to avoid and tricks to take: see `kierki.bots.heuristic.worth`.
"""

from __future__ import annotations

from kierki.bots.heuristic import moon
from kierki.bots.heuristic.chances import MISS, holds_up
from kierki.bots.heuristic.holding import Holding, holding_of
from kierki.bots.heuristic.sight import SUITS, Sight
from kierki.bots.heuristic.worth import Worth, value_of
from kierki.game.view import View
from kierki.rules.tricks import beats

LEAD = 0.2
"""What being on lead costs or pays, in tricks."""
DUMP = 0.5
"""How much of what could be thrown on a trick is thrown on it."""
DROP = 0.8
"""How often a heavy card falls under a higher one, when its holder still has to play."""
SPITE = 0.5
"""How much another's loss is worth, shared among the seats it is a gain for."""
NO_TRICK = 1 / 3
"""The chance that who took no trick yet will take none."""


def best_card(view: View, sight: Sight, worth: Worth, legal: int) -> int:
    """Return the card of the mask *legal* that weighs most."""
    scales = Scales(view, sight, worth)
    chosen, most = -1, 0.0
    while legal:
        card = (legal & -legal).bit_length() - 1
        legal &= legal - 1
        weight = scales.weigh(card)
        # of touching cards the higher goes first, unless tricks are wanted
        if chosen < 0 or weight > most or (weight == most and not worth.wanted):
            chosen, most = card, weight
    return chosen


class Scales:
    """Everything that the cards of one decision are weighed with."""

    def __init__(self, view: View, sight: Sight, worth: Worth) -> None:
        self.sight = sight
        self.worth = worth
        self.holdings: list[Holding | None] = [None] * 4
        self.gains: dict[int, float] = {}
        left = sight.hand.bit_count()
        out = sight.unseen | sight.hand
        number = sight.number
        self.trick = worth.trick[number]
        self.cards_out = value_of(worth, out)
        self.average = (worth.to_come[number] + self.cards_out) / left
        self.pot = sum([worth.card[c] for c in sight.trick])
        self.lead = LEAD * self.average
        self.next = 0.0
        if not worth.even and left > 1:
            self.next = worth.trick[number + 1] - worth.to_come[number + 1] / (left - 1)
        self.stake = moon.stake(view, sight, worth)
        self.partner = view.variant.teams and sight.winner == (sight.seat + 2) % 4
        self.bonus = 0.0 if view.won[sight.seat] else -worth.bonus * NO_TRICK
        self.clean = number == 0 and worth.clean

    def weigh(self, card: int) -> float:
        """Return what playing *card* is worth."""
        sight, worth = self.sight, self.worth
        suit = card // 13
        if card not in self.gains:
            holding = self._holding(suit)
            self.gains.update(zip(holding.cards, holding.gains(), strict=True))
        weight = self.gains[card]
        win = self._win(card, suit)
        value = worth.card[card]
        if win:
            taken = self.pot + self.trick + value + self.lead + self.bonus
            if sight.later:
                taken += self._fallen(card, suit)
            if self.next:
                taken += self.next * self._next_lead(card)
            weight += win * taken
        if win < 1:
            if self.partner:  # what the partner takes counts as one's own
                lost: float = self.pot + self.trick + value
            else:
                lost = -SPITE * value / (sight.players - 1)
            weight += (1 - win) * lost
        if self.stake is not None:
            weight += self.stake.weigh(card, win, sight)
        return weight

    def _holding(self, suit: int) -> Holding:
        holding = self.holdings[suit]
        if holding is None:
            holding = self.holdings[suit] = holding_of(
                self.sight, self.worth, suit, self.cards_out
            )
        return holding

    def _next_lead(self, card: int) -> float:
        """Return the chance to win the next trick too, leading to it with what *card* leaves."""
        hand = self.sight.hand & ~(1 << card)
        return min([self._holding(s).least(card) for s in range(4) if hand & SUITS[s]])

    def _win(self, card: int, suit: int) -> float:
        sight = self.sight
        if sight.led >= 0 and not beats(sight.trump, card, sight.best):
            return 0.0
        if not sight.later:
            return 1.0
        out = sight.unseen & SUITS[suit]
        above = (out >> card).bit_count()
        return holds_up(
            above,
            out.bit_count() - above,
            sight.live_later(suit),
            sight.live(suit),
            ducking=not self.worth.wanted,
        )

    def _fallen(self, card: int, suit: int) -> float:
        """Return what those who play later are expected to add to a trick that *card* wins."""
        sight, worth = self.sight, self.worth
        out = sight.unseen & SUITS[suit]
        live = sight.live(suit)
        later = sight.live_later(suit)
        fallen = 0.0
        below = out & (1 << card) - 1 & worth.scoring
        if below and live:
            heavy = below & worth.heavy
            fallen += value_of(worth, heavy) * later / live * DROP
            rest = below & ~heavy
            if rest:
                fallen += value_of(worth, rest) * min(later / out.bit_count(), 1.0)
        if self.clean or worth.wanted:
            return fallen
        others = sight.unseen & ~out & worth.scoring
        if others:
            voids = len(sight.later) - later * (1 - MISS[live][out.bit_count()])
            fallen += voids * DUMP * value_of(worth, others) / (sight.players - 1)
        return fallen
