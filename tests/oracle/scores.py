"""What cards and tricks are worth under each contract, and how a moon is settled."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from .cards import rank, suit
from .options import Options, hearts, kierki

NEGATIVE = [
    "no-tricks",
    "no-hearts",
    "no-queens",
    "no-kings-and-jacks",
    "no-king-of-hearts",
    "last-tricks",
]


def trick_points(
    contract: str,
    options: Options,
    players: int,
    cards: Collection[str],
    number: int,
    total: int,
) -> int:
    """What the winner of one trick scores for it; a Hearts moon is settled by `settle` instead.

    `number` is the trick's place in the deal, from 1; `total` the number of tricks of the deal.
    Source: R-NEG, R-NEG-1, R-TRUMP, R-SCORE-1.
    """
    three = players == 3
    if contract == "hearts":
        return sum(hearts(options, players)["card_points"].get(card, 0) for card in cards)
    if contract == "no-tricks":
        return -15 if three else -20
    if contract == "no-hearts":
        return sum(-20 for card in cards if suit(card) == "H")
    if contract == "no-queens":
        return sum(-60 for card in cards if rank(card) == "Q")
    if contract == "no-kings-and-jacks":
        return sum(-30 for card in cards if rank(card) in "KJ")
    if contract == "no-king-of-hearts":
        return sum(-140 if three else -150 for card in cards if card == "KH")
    if contract == "last-tricks":
        return _last_tricks(kierki(options)["last_tricks"], three, number, total)
    if contract == "robber":
        return sum(trick_points(each, options, players, cards, number, total) for each in NEGATIVE)
    if contract == "trump":
        return 25
    raise ValueError(f"{contract} is no trick contract")


def _last_tricks(form: str, three: bool, number: int, total: int) -> int:
    whole, half = (-140, -70) if three else (-150, -75)
    if form == "last":
        return whole if number == total else 0
    points = half if number == total else 0
    if form == "last-two" and number == total - 1:
        points += half
    # With 7 players the seventh trick is the last one and pays both. Source: R-NEG-2
    if form == "seventh-and-last" and number == 7:
        points += half
    return points


def penalty_cards(options: Options, players: int) -> set[str]:
    """The cards that cost points in a Hearts deal; bonus cards are not among them."""
    return {card for card, worth in hearts(options, players)["card_points"].items() if worth > 0}


def moon_shooter(
    options: Options, players: int, dealt: Collection[str], taken: Sequence[Collection[str]]
) -> int | None:
    """The seat that took every penalty card that was dealt, or None. Source: R-MOON-1."""
    wanted = penalty_cards(options, players) & set(dealt)
    if not wanted:
        return None
    for seat in range(players):
        if wanted <= set(taken[seat]):
            return seat
    return None


def settle(
    options: Options,
    players: int,
    taken: Sequence[Collection[str]],
    tricks_won: Sequence[int],
    moon: str | None = None,
) -> list[int]:
    """The points of each seat for a finished Hearts deal. Source: R-SCORE-1, R-MOON-1.

    `taken` holds every card dealt, by the seat that took it. `moon` is what the shooter chose,
    old or new, where the option is `mixed`; without a choice old applies.
    """
    filled = hearts(options, players)
    worth = filled["card_points"]
    mode = {"count": "none", "give": "old", "lose": "new"}.get(filled["moon"], filled["moon"])
    if mode == "mixed":
        mode = moon or "old"

    dealt = {card for cards in taken for card in cards}
    shooter = moon_shooter(options, players, dealt, taken)
    if shooter is None or mode == "none":
        points = [sum(worth.get(card, 0) for card in cards) for cards in taken]
        for seat in range(players):
            if tricks_won[seat] == 0:
                points[seat] += filled["no_trick_bonus"]
        return points

    everything = sum(worth[card] for card in penalty_cards(options, players) & dealt)
    if mode == "sun" and tricks_won[shooter] == sum(tricks_won):
        everything = 2 * everything
    if mode == "new":
        points = [0 for _ in range(players)]
        points[shooter] = -everything
    else:
        points = [everything for _ in range(players)]
        points[shooter] = 0
        if filled["teams"]:
            points[(shooter + 2) % 4] = 0
    for seat in range(players):
        # Bonus cards count as usual on top.
        points[seat] += sum(min(worth.get(card, 0), 0) for card in taken[seat])
    return points
