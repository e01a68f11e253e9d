"""The trump deal with a talon: taking it, or auctioning it off, giving cards, naming trumps."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from .cards import SUITS, IllegalMoveError

STEP = 5


class Talon:
    """What happens between the deal and the first lead in the talon form. Source: R-TRUMP-3.

    `phase` runs through

    * `offer`   the declarer takes the talon (`take`) or opens an auction (`open`)
    * `auction` the seat to act bids (`bid`) or is out (`pass_bid`)
    * `unsold`  nobody met the reserve: the declarer lowers it (`lower`) or takes the talon
    * `give`    the namer, holding the talon, gives one card to each other seat (`give`)
    * `name`    the namer names trumps (`name`)
    * `done`    `hands`, `trump` and `namer` (who leads) are ready for the tricks
    """

    def __init__(
        self,
        players: int,
        dealer: int,
        hands: Sequence[Collection[str]],
        talon: Collection[str],
    ) -> None:
        if players not in (3, 4):
            raise ValueError("the talon is for three and four players")
        if len(talon) != players or len({len(hand) for hand in hands}) != 1:
            raise ValueError("one talon card for each seat, and equal hands")
        self.players = players
        self.declarer = (dealer + 1) % players
        self.hands = [set(hand) for hand in hands]
        self.talon = set(talon)
        # The trick points of the deal: 325, or 425 with three.
        self.maximum = 25 * (len(self.hands[0]) + 1)
        self.phase = "offer"
        self.reserve: int | None = None
        self.highest: tuple[int, int] | None = None
        self.out: set[int] = set()
        self.turn = self.declarer
        self.namer: int | None = None
        self.trump: str | None = None

    def to_act(self) -> int | None:
        """The seat that must decide something now, or None when all is done."""
        if self.phase == "done":
            return None
        if self.phase == "auction":
            return self.turn
        return self.declarer if self.namer is None else self.namer

    def legal_reserves(self) -> set[int | None]:
        """The reserves the declarer may open with or lower to; None opens without a reserve."""
        prices = set(range(STEP, self.maximum + 1, STEP))
        if self.phase == "offer":
            return {None, *prices}
        if self.phase == "unsold":
            return {price for price in prices if self.reserve is not None and price < self.reserve}
        return set()

    def legal_bids(self) -> set[int]:
        """The bids the seat to act may make; it may pass besides."""
        if self.phase != "auction":
            return set()
        least = self.reserve or STEP
        if self.highest is not None:
            least = self.highest[1] + STEP
        return set(range(least, self.maximum + 1, STEP))

    def take(self) -> None:
        """The declarer takes the talon."""
        self._in("offer", "unsold")
        self._hand_over(self.declarer)

    def open(self, reserve: int | None) -> None:
        """The declarer opens the auction, with a reserve price or without."""
        self._in("offer")
        self._start(reserve)

    def lower(self, reserve: int) -> None:
        """The declarer lowers the reserve that nobody met; the auction starts again."""
        self._in("unsold")
        self._start(reserve)

    def bid(self, amount: int) -> None:
        """The seat to act bids this much."""
        self._in("auction")
        if amount not in self.legal_bids():
            raise IllegalMoveError(f"{amount} is no bid here")
        self.highest = (self.turn, amount)
        self._next_bidder()

    def pass_bid(self) -> None:
        """The seat to act passes and is out of this auction."""
        self._in("auction")
        self.out.add(self.turn)
        self._next_bidder()

    def give(self, gifts: Mapping[int, str]) -> None:
        """The namer gives each other seat one card, of the own ones or of the talon."""
        self._in("give")
        assert self.namer is not None
        others = set(range(self.players)) - {self.namer}
        if set(gifts) != others:
            raise IllegalMoveError("each other seat gets one card")
        if len(set(gifts.values())) != len(others):
            raise IllegalMoveError("no card can be given twice")
        if not set(gifts.values()) <= self.hands[self.namer]:
            raise IllegalMoveError("only cards in the hand can be given")
        for seat, card in gifts.items():
            self.hands[self.namer].remove(card)
            self.hands[seat].add(card)
        self.phase = "name"

    def name(self, trump: str) -> None:
        """The namer names the trump suit."""
        self._in("name")
        if trump not in list(SUITS):
            raise IllegalMoveError(f"{trump} is no suit")
        self.trump = trump
        self.phase = "done"

    def settlement(self) -> list[int]:
        """What each seat gets or pays for the talon when the deal ends, whatever was won."""
        points = [0 for _ in range(self.players)]
        if self.highest is not None:
            buyer, amount = self.highest
            points[buyer] -= amount
            points[self.declarer] += amount
        return points

    def _in(self, *phases: str) -> None:
        if self.phase not in phases:
            raise IllegalMoveError(f"not while the phase is {self.phase}")

    def _start(self, reserve: int | None) -> None:
        if reserve not in self.legal_reserves():
            raise IllegalMoveError(f"{reserve} is no reserve here")
        self.reserve = reserve
        self.out = set()
        self.turn = (self.declarer + 1) % self.players
        self.phase = "auction"

    def _next_bidder(self) -> None:
        bidders = [(self.declarer + step) % self.players for step in range(1, self.players)]
        still_in = [seat for seat in bidders if seat not in self.out]
        if self.highest is not None:
            buyer, amount = self.highest
            if amount == self.maximum or still_in == [buyer]:
                self._hand_over(buyer)
                return
        elif not still_in:
            if self.reserve is None:
                self._hand_over(self.declarer)
            else:
                self.phase = "unsold"
            return
        place = bidders.index(self.turn)
        after = bidders[place + 1 :] + bidders[: place + 1]
        self.turn = next(seat for seat in after if seat not in self.out)

    def _hand_over(self, seat: int) -> None:
        self.hands[seat] |= self.talon
        self.talon = set()
        self.namer = seat
        self.phase = "give"
