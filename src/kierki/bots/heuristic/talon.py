"""The talon: taking it or putting it up for auction, what to bid, what to give away."""

from __future__ import annotations

from kierki.bots.heuristic.calling import tricks_as_other, tricks_with
from kierki.bots.heuristic.worth import Worth
from kierki.cards.card import Card
from kierki.cards.cardset import CardSet
from kierki.game.actions import Action, Bid, Decline, GiveCards, OpenAuction, TakeTalon
from kierki.game.choices import AskBid, AskGift, AskTalon
from kierki.game.view import View

SURE = 0.6
"""From what part of all tricks on a hand is too good to offer."""


def offer(view: View, worth: Worth, choice: AskTalon) -> Action:
    """Take the talon, or sell it for no less than it is worth to oneself."""
    if not worth.wanted:
        return OpenAuction() if choice.may_be_free else TakeTalon()
    gain = _gain(view, worth)
    price = next((reserve for reserve in choice.reserves if reserve >= gain), None)
    unsold = not choice.may_be_free
    if unsold or price is None or _points(view, worth) >= SURE * worth.to_come[0]:
        return TakeTalon()
    return OpenAuction(price)


def bid(view: View, worth: Worth, choice: AskBid) -> Action:
    """Bid the least that counts, up to what the talon is worth."""
    if worth.wanted and choice.lowest <= min(_gain(view, worth), choice.highest):
        return Bid(choice.lowest)
    return Decline()


def give(view: View, worth: Worth, choice: AskGift) -> GiveCards:
    """Give away what leaves the best hand for the best trump suit."""
    hand = view.hand.mask
    _, gifts = max(_best_gifts(hand, trump, view, worth) for trump in range(4))
    return GiveCards(gifts[: len(choice.receivers)])


def _gain(view: View, worth: Worth) -> float:
    """Return how many points the talon is worth: with it, and with another taking it."""
    return _points(view, worth) - tricks_as_other(view.hand.mask, view.players) * worth.trick[0]


def _points(view: View, worth: Worth) -> float:
    """Return how many points the hand should take together with the talon."""
    hand = view.hand.mask | view.talon.mask
    return worth.trick[0] * max(_best_gifts(hand, trump, view, worth)[0] for trump in range(4))


def _best_gifts(hand: int, trump: int, view: View, worth: Worth) -> tuple[float, tuple[Card, ...]]:
    """Return the tricks of *hand* with *trump* after giving away what it misses least, and that.

    If tricks are not wanted, fewer are better: then the tricks returned are below 0.
    """
    sign = 1 if worth.wanted else -1
    gifts: list[Card] = []
    tricks = 0.0
    for _ in range(view.players - 1):
        left = hand
        tricks, _, card = max(
            (sign * tricks_with(left & ~(1 << c), trump, view.players), -sign * (c % 13), c)
            for c in CardSet(left)
        )
        hand &= ~(1 << card)
        gifts.append(card)
    return tricks, tuple(gifts)
