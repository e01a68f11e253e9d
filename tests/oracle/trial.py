"""Hands and deals for trying the second referee: random ones, and endings set up by hand."""

from __future__ import annotations

import random
from collections.abc import Sequence

from .cards import deck, hand_size, left_over
from .options import Options
from .tricks import TrickDeal


def cards(text: str) -> list[str]:
    return text.split()


def dealt(rng: random.Random, players: int) -> tuple[list[set[str]], str | None]:
    """Random hands, and the stock card if there is one."""
    pack = deck(players)
    rng.shuffle(pack)
    size = hand_size(players)
    hands = [set(pack[seat * size : (seat + 1) * size]) for seat in range(players)]
    return hands, pack[-1] if left_over(players) else None


def played(deal: TrickDeal, rng: random.Random) -> TrickDeal:
    while not deal.over:
        deal.play(rng.choice(sorted(deal.legal())))
    return deal


def random_deal(
    contract: str, options: Options, players: int, rng: random.Random, trump: str | None = None
) -> TrickDeal:
    hands, stock = dealt(rng, players)
    dealer = rng.randrange(players)
    return TrickDeal(contract, options, players, hands, dealer, stock=stock, trump=trump)


def ending(
    contract: str,
    hands: Sequence[str],
    *,
    options: Options | None = None,
    first_trick: int = 5,
    broken: bool = False,
    leader: int = 0,
    trump: str | None = None,
) -> TrickDeal:
    """A position late in a deal, seat 0 on lead unless said otherwise."""
    return TrickDeal(
        contract,
        options or {},
        len(hands),
        [cards(hand) for hand in hands],
        0,
        trump=trump,
        leader=leader,
        first_trick=first_trick,
        broken=broken,
    )
