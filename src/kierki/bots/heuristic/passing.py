"""The pass: which cards one is best rid of."""

from __future__ import annotations

from kierki.bots.heuristic.holding import Holding, holding_of
from kierki.bots.heuristic.sight import SUITS, look
from kierki.bots.heuristic.worth import Worth, value_of
from kierki.cards.cardset import CardSet
from kierki.game.choices import AskPass
from kierki.game.view import View


def best_pass(view: View, worth: Worth, choice: AskPass) -> CardSet:
    """Return the cards to pass.

    In each suit the worst card to keep would go first, then the worst of the rest; how many go
    from which suit is what together is worth most, voids and all.
    """
    sight = look(view)
    cards_out = value_of(worth, sight.unseen | sight.hand)
    ways: list[tuple[float, int] | None] = [(0.0, 0), *[None] * choice.count]
    for suit in range(4):
        if sight.hand & SUITS[suit]:
            holding = holding_of(sight, worth, suit, cards_out)
            ways = _with_suit(ways, _gains(holding, choice.count))
    best = ways[choice.count]
    assert best is not None, "a hand holds at least as many cards as are passed"
    return CardSet(best[1])


def _gains(holding: Holding, most: int) -> list[tuple[float, int]]:
    """Return, for 0 cards and up, what passing so many of a suit is worth, and which they are."""
    gains = [(0.0, 0)]
    gain, gone = 0.0, 0
    while holding.cards and len(gains) <= most:
        each = holding.gains()
        place = max(range(len(each)), key=each.__getitem__)
        gain += each[place]
        gone |= 1 << holding.cards[place]
        holding.take_out(place)
        gains.append((gain, gone))
    return gains


def _with_suit(
    ways: list[tuple[float, int] | None], gains: list[tuple[float, int]]
) -> list[tuple[float, int] | None]:
    """Return the best ways to pass so many cards, for 0 and up, with one suit more to choose."""
    after: list[tuple[float, int] | None] = [None] * len(ways)
    for before, way in enumerate(ways):
        if way is None:
            continue
        for more, (gain, gone) in enumerate(gains[: len(ways) - before]):
            made = (way[0] + gain, way[1] | gone)
            kept = after[before + more]
            if kept is None or made > kept:
                after[before + more] = made
    return after
