"""A deal played in tricks: who acts, what may be played, who won what, and what it scored."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from . import ending, scores
from .cards import SUITS, IllegalMoveError, beats, hand_size, higher, suit
from .options import Options, hearts, kierki

HELD_BACK_THROUGHOUT = {"no-hearts", "no-king-of-hearts", "robber"}


class Trick(NamedTuple):
    """A finished trick; `plays` are seat and card in order of play, `number` counts from 1."""

    number: int
    plays: tuple[tuple[int, str], ...]
    winner: int

    @property
    def cards(self) -> list[str]:
        """The cards in order of play."""
        return [card for _, card in self.plays]


def trump_namer(options: Options, players: int, dealer: int) -> int:
    """Who names trumps, or first decides about the talon. Source: R-TRUMP-1 to R-TRUMP-4."""
    call = kierki(options)["trump_call"]
    if call == "talon" and players > 4:
        raise ValueError("the talon is for three and four players")
    return dealer if call == "first-five" else (dealer + 1) % players


def cards_seen(options: Options, players: int) -> int:
    """How many of the own cards the namer has seen when naming trumps. Source: R-TRUMP-1 to 4."""
    call = kierki(options)["trump_call"]
    if call == "first-five":
        return min(6 if players == 3 else 5, hand_size(players))
    # One card of each hand lies in the talon, for all to see.
    return hand_size(players) - 1 if call == "talon" else hand_size(players)


def trump_leader(options: Options, players: int, dealer: int) -> int:
    """Who leads a trump deal without a talon: the namer, in both forms."""
    if kierki(options)["trump_call"] == "talon":
        raise ValueError("with the talon the one who named trumps leads: say who")
    return trump_namer(options, players, dealer)


class TrickDeal:
    """One deal of tricks under a contract, `"hearts"` or a Kierki key.

    `hands` are those after the pass or after the talon; `stock` is the card left over with 6
    players; `trump` is a suit letter in a trump deal. `leader` is needed only for the talon and
    for endings, which are set up with `first_trick` (the number of the next trick) and `broken`.
    """

    def __init__(
        self,
        contract: str,
        options: Options,
        players: int,
        hands: Sequence[Collection[str]],
        dealer: int,
        *,
        stock: str | None = None,
        trump: str | None = None,
        leader: int | None = None,
        first_trick: int = 1,
        broken: bool = False,
    ) -> None:
        if (trump in list(SUITS)) != (contract == "trump"):
            raise ValueError("a trump deal has a trump suit and no other deal has one")
        self.contract = contract
        self.options = options
        self.filled = hearts(options, players) if contract == "hearts" else kierki(options)
        self.players = players
        self.hands = [set(hand) for hand in hands]
        self.stock = stock
        self.trump = trump
        self.first_trick = first_trick
        self.total = first_trick - 1 + len(self.hands[0])
        self.broken = broken
        self.tricks: list[Trick] = []
        self.table: list[tuple[int, str]] = []

        # The club that must open a Hearts deal.
        self.opening = self._lowest_club() if contract == "hearts" and first_trick == 1 else None
        if leader is not None:
            self.leader = leader
        elif self.opening is not None:
            self.leader = next(s for s in range(players) if self.opening in self.hands[s])
        elif contract == "trump":
            self.leader = trump_leader(options, players, dealer)
        else:
            self.leader = (dealer + 1) % players

    def _lowest_club(self) -> str | None:
        clubs = [card for hand in self.hands for card in hand if suit(card) == "C"]
        for card in clubs:
            if not any(higher(card, other) for other in clubs):
                return card
        return None

    @property
    def over(self) -> bool:
        """True when all hands are empty. Source: R-TRICK-3."""
        return not self.table and not any(self.hands)

    @property
    def number(self) -> int:
        """The number of the trick being played, from 1."""
        return self.first_trick + len(self.tricks)

    def to_act(self) -> int | None:
        """The seat whose turn it is, or None when the deal is over."""
        if self.over:
            return None
        return (self.leader + len(self.table)) % self.players

    def legal(self) -> set[str]:
        """The cards that the seat to act may play. Source: R-TRICK-1, R-LEAD, R-FIRST, R-DROP."""
        seat = self.to_act()
        if seat is None:
            return set()
        hand = self.hands[seat]
        return self._may_follow(hand) if self.table else self._may_lead(hand)

    def _may_lead(self, hand: set[str]) -> set[str]:
        if self.number == 1 and self.opening is not None and self.opening in hand:
            return {self.opening}
        others = {card for card in hand if suit(card) != "H"}
        if not others:
            return set(hand)
        if self.contract in HELD_BACK_THROUGHOUT:
            return others
        if self.contract == "hearts" and not self.broken:
            if self.filled["queen_is_no_exit"] and others == {"QS"}:
                return set(hand)
            return others
        return set(hand)

    def _may_follow(self, hand: set[str]) -> set[str]:
        led = suit(self.table[0][1])
        following = {card for card in hand if suit(card) == led}
        allowed = following or set(hand)
        if self.contract == "hearts" and self.number == 1 and self.filled["clean_first_trick"]:
            clean = allowed - scores.penalty_cards(self.options, self.players)
            return clean or allowed
        must_drop = self.contract == "no-king-of-hearts" and self.filled["king_must_drop"]
        if must_drop and not following and "KH" in hand:
            return {"KH"}
        return allowed

    def play(self, card: str) -> None:
        """The seat to act plays `card`.

        Raises:
            IllegalMoveError: the deal is over, or the rules or the hand do not allow this card.
        """
        seat = self.to_act()
        if seat is None:
            raise IllegalMoveError("the deal is over")
        if card not in self.legal():
            raise IllegalMoveError(
                f"seat {seat} may not play {card} here, but {sorted(self.legal())}"
            )
        self.hands[seat].remove(card)
        self.table.append((seat, card))
        if suit(card) == "H":
            self.broken = True
        if card == "QS" and self.contract == "hearts" and self.filled["queen_breaks_hearts"]:
            self.broken = True
        if len(self.table) == self.players:
            winner = self.table[beats([played for _, played in self.table], self.trump)][0]
            self.tricks.append(Trick(self.number, tuple(self.table), winner))
            self.table = []
            self.leader = winner

    def taken(self, seat: int) -> set[str]:
        """The cards in the tricks of a seat; in Hearts the stock card goes to the first trick."""
        cards = {card for trick in self.tricks if trick.winner == seat for card in trick.cards}
        stock_goes = self.contract == "hearts" and self.stock is not None and self.first_trick == 1
        if stock_goes and self.tricks and self.tricks[0].winner == seat:
            cards.add(self.stock or "")
        return cards

    def tricks_won(self) -> list[int]:
        """How many tricks each seat has taken."""
        return [sum(trick.winner == seat for trick in self.tricks) for seat in range(self.players)]

    def shooter(self) -> int | None:
        """The seat that shot the moon in this finished Hearts deal, or None. Source: R-MOON-1."""
        self._must_be_over()
        if self.contract != "hearts":
            return None
        taken = [self.taken(seat) for seat in range(self.players)]
        dealt = {card for cards in taken for card in cards}
        return scores.moon_shooter(self.options, self.players, dealt, taken)

    def points(self, moon: str | None = None) -> list[int]:
        """What each seat scores for the finished deal; `moon` is the shooter's choice if mixed."""
        self._must_be_over()
        seats = range(self.players)
        if self.contract == "hearts":
            taken = [self.taken(seat) for seat in seats]
            return scores.settle(self.options, self.players, taken, self.tricks_won(), moon)
        points = [0 for _ in seats]
        for trick in self.tricks:
            points[trick.winner] += scores.trick_points(
                self.contract, self.options, self.players, trick.cards, trick.number, self.total
            )
        return points

    def early_end_ok(self) -> bool:
        """True only if no way of playing on can change any score. Source: R-CLAIM-1."""
        return ending.early_end_ok(self)

    def copy(self) -> TrickDeal:
        """The same position, to be played on separately."""
        other = TrickDeal.__new__(TrickDeal)
        other.__dict__.update(self.__dict__)
        other.hands = [set(hand) for hand in self.hands]
        other.tricks = list(self.tricks)
        other.table = list(self.table)
        return other

    def _must_be_over(self) -> None:
        if not self.over:
            raise ValueError("the deal is not over")
