"""Bots see nothing hidden: matches that differ only in what a seat cannot know get one answer."""

from dataclasses import replace
from random import Random

import pytest

from bots.playing import choice_of, every_variant, rng_of, seed_of, walk
from kierki.bots import make_bot
from kierki.cards import Card, CardSet
from kierki.game import Match
from kierki.game.state import (
    Bidding,
    Calls,
    Deal,
    Finished,
    Giving,
    Lottery,
    MoonPending,
    Naming,
    Offering,
    Passing,
    Phase,
    Tricks,
)
from kierki.rules import layout, tricks
from kierki.variants import Variant

Hidden = Tricks | Lottery | Passing | Naming | Offering | Bidding | Giving
"""Phases in which something is hidden."""


def dealt_anew(match: Match, seat: int, rng: Random) -> Match:
    """*match* with everything that *seat* cannot see shared out anew among those who hold it."""
    phase = match.phase
    assert isinstance(phase, Hidden)
    hands = hands_of(phase, match.players)
    known = [0] * match.players
    known[seat] = phase.seen[seat] if isinstance(phase, Naming) else hands[seat]
    lying = stock_of(phase)
    pool = list(CardSet(sum(hands) - known[seat] + lying))
    rng.shuffle(pool)
    new = tuple(
        seen + CardSet.of(pool.pop() for _ in range((hand - seen).bit_count())).mask
        for hand, seen in zip(hands, known, strict=True)
    )
    stock = pool.pop() if lying else phase.deal.dealt.stock
    assert not pool
    deal = replace(phase.deal, dealt=replace(phase.deal.dealt, stock=stock))
    other = holding(phase, deal, new, seat, rng)
    return replace(match, source=replace(match.source, seed=rng.randbytes(32)), phase=other)


def hands_of(phase: Hidden, players: int) -> tuple[int, ...]:
    match phase:
        case Tricks():
            return phase.position[tricks.HAND : tricks.HAND + players]
        case Lottery():
            return phase.position[layout.HAND : layout.HAND + players]
        case _:
            return phase.hands


def stock_of(phase: Hidden) -> int:
    """The mask of the stock card while nobody has seen it."""
    match phase:
        case Lottery():
            return phase.position[layout.STOCK]
        case _:
            stock = phase.deal.dealt.stock
            return 0 if stock is None else 1 << stock


def holding(phase: Hidden, deal: Deal, hands: tuple[int, ...], seat: int, rng: Random) -> Phase:
    """*phase* with other cards, and with nonsense wherever only others may look."""
    players = len(hands)
    stock = 0 if deal.dealt.stock is None else 1 << deal.dealt.stock
    match phase:
        case Tricks():
            position = list(phase.position)
            position[tricks.HAND : tricks.HAND + players] = hands
            if position[tricks.STOCK]:
                position[tricks.STOCK] = stock
            calls = hiding(phase.calls, seat, rng)
            return replace(phase, deal=deal, position=tuple(position), calls=calls)
        case Lottery():
            position = list(phase.position)
            position[layout.HAND : layout.HAND + players] = hands
            if position[layout.STOCK]:
                position[layout.STOCK] = stock
            return replace(phase, deal=deal, position=tuple(position))
        case Passing():
            chosen = tuple(
                cards if cards is None or owner == seat else rng.getrandbits(52)
                for owner, cards in enumerate(phase.chosen)
            )
            return replace(phase, deal=deal, hands=hands, chosen=chosen)
        case Naming():
            seen = tuple(
                CardSet.of(list(CardSet(hand))[: old.bit_count()]).mask if owner != seat else old
                for owner, (hand, old) in enumerate(zip(hands, phase.seen, strict=True))
            )
            return replace(phase, deal=deal, hands=hands, seen=seen)
        case _:
            return replace(phase, deal=deal, hands=hands)


def hiding(calls: Calls, seat: int, rng: Random) -> Calls:
    """*calls* with other cards passed between others, and given to others."""

    def own(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(c if s == seat else rng.getrandbits(52) for s, c in enumerate(cards))

    gifts = calls.gifts
    if gifts and calls.taker != seat and calls.taker is not None:
        mine = (seat - calls.taker) % (len(gifts) + 1) - 1
        gifts = tuple(c if i == mine else Card(rng.randrange(52)) for i, c in enumerate(gifts))
    return replace(calls, passed=own(calls.passed), received=own(calls.received), gifts=gifts)


@pytest.mark.parametrize("bot", ["random", "beginner", "casual", "strong:worlds=8"])
@pytest.mark.parametrize("variant", every_variant(), ids=lambda v: f"{v.key}-{v.players}")
def test_hidden_cards_change_no_answer(variant: Variant, bot: str) -> None:
    rng = rng_of((variant.key, variant.players))
    asked = 0
    for match, seat in walk(variant, seed_of("blind"), make_bot("random")):
        if isinstance(match.phase, MoonPending | Finished):
            continue
        often = 0.2 if isinstance(match.phase, Tricks | Lottery) else 1
        if rng.random() < often:
            other = dealt_anew(match, seat, rng)
            assert other != match
            assert choice_of(bot, other) == choice_of(bot, match)
            asked += 1
    assert asked > 10


def test_the_comparison_would_see_a_peeping_bot() -> None:
    """Cards do change hands: the answers to what somebody else holds are not the same."""
    variant = every_variant()[0]
    rng = rng_of("peeping")
    moved = 0
    for match, seat in walk(variant, seed_of("peeping"), make_bot("random")):
        if isinstance(match.phase, Tricks) and len(match.phase.tricks) < 6:
            other = dealt_anew(match, seat, rng)
            assert isinstance(other.phase, Tricks)
            left = (seat + 1) % variant.players
            moved += hands_of(match.phase, 4)[left] != hands_of(other.phase, 4)[left]
    assert moved > 100
