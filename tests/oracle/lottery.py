"""The lottery (loteryjka): rows of cards built up and down from the start rank."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction

from .cards import RANKS, IllegalMoveError, hand_size, rank, suit
from .options import Options, kierki
from .scores import NEGATIVE


class Lottery:
    """One lottery. `out` lists the seats that emptied their hands, in order. Source: R-LOT.

    `layout` holds the cards on the table, the stock card among them once it fits.
    """

    def __init__(
        self,
        options: Options,
        players: int,
        hands: Sequence[Collection[str]],
        dealer: int,
        *,
        stock: str | None = None,
    ) -> None:
        self.options = options
        self.players = players
        self.hands = [set(hand) for hand in hands]
        # 7 or 8 by the rules; a house may say another, so that every row has two ends.
        self.start = RANKS[kierki(options)["lottery_start"] - 2]
        self.layout: set[str] = set()
        self.out: list[int] = []
        self.stock = stock
        self.turn = dealer
        if kierki(options)["lottery_first"] == "left":
            self.turn = (dealer + 1) % players
        self._lay_stock()

    @property
    def over(self) -> bool:
        """True when the second seat has emptied its hand. Source: R-LOT-3."""
        return len(self.out) == 2

    def to_act(self) -> int | None:
        """The seat whose turn it is, never one that is out; None when the deal is over."""
        return None if self.over else self.turn

    def fits(self, card: str) -> bool:
        """True if the card opens its suit or continues its row. Source: R-LOT-2."""
        if rank(card) == self.start:
            return True
        place = RANKS.index(rank(card))
        # A card above the start rank needs the one below it, a card below needs the one above.
        towards = place - 1 if place > RANKS.index(self.start) else place + 1
        return RANKS[towards] + suit(card) in self.layout

    def legal(self) -> set[str]:
        """The cards that the seat to act may lay; if there is none, it must pass."""
        if self.over:
            return set()
        return {card for card in self.hands[self.turn] if self.fits(card)}

    def play(self, card: str) -> None:
        """The seat to act lays `card`.

        Raises:
            IllegalMoveError: the card is not in the hand or does not fit, or the deal is over.
        """
        if card not in self.legal():
            raise IllegalMoveError(
                f"seat {self.turn} may not lay {card} here, but {sorted(self.legal())}"
            )
        self.hands[self.turn].remove(card)
        self.layout.add(card)
        self._lay_stock()
        if not self.hands[self.turn]:
            self.out.append(self.turn)
        self._next_seat()

    def pass_turn(self) -> None:
        """The seat to act passes.

        Raises:
            IllegalMoveError: it could lay a card, or the deal is over.
        """
        if self.over or self.legal():
            raise IllegalMoveError("who can lay a card, must")
        self._next_seat()

    def points(self) -> list[int]:
        """What each seat wins: a first and a second prize."""
        if not self.over:
            raise ValueError("the lottery is not over")
        points = [0 for _ in range(self.players)]
        for seat, prize in zip(self.out, lottery_prizes(self.options, self.players), strict=True):
            points[seat] = prize
        return points

    def _next_seat(self) -> None:
        if self.over:
            return
        self.turn = (self.turn + 1) % self.players
        while self.turn in self.out:
            self.turn = (self.turn + 1) % self.players

    def _lay_stock(self) -> None:
        if self.stock is not None and self.fits(self.stock):
            self.layout.add(self.stock)
            self.stock = None


def lottery_prizes(options: Options, players: int) -> tuple[int, int]:
    """The first and second prize of one lottery. Source: R-LOT-3, R-LOT-4, R-LOT-5."""
    per_seat = kierki(options)["lottery_count"] == "per-seat"
    if players == 3:
        return (250, 175) if per_seat else (790, 485)
    if players == 4:
        return (200, 125) if per_seat else (800, 500)
    shared = Fraction(_negative_total(players))
    if per_seat:
        shared /= players
    return _to_five(shared * 8 / 13), _to_five(shared * 5 / 13)


def _negative_total(players: int) -> int:
    """What deals 1 to 6 cost together by the table, for 5 to 7 players."""
    # no tricks, no hearts, no queens, no kings and jacks, no king of hearts, last tricks
    costs = [20 * hand_size(players), 13 * 20, 4 * 60, 8 * 30, 150, 150]
    assert len(costs) == len(NEGATIVE)
    return sum(costs)


def _to_five(amount: Fraction) -> int:
    """The nearest multiple of 5; no share of any deck lies half way."""
    return 5 * round(amount / 5)
