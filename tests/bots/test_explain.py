"""Explanations: true facts, the bot's own choice, nothing that the seat cannot know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bots.playing import every_variant, rng_of, seed_of, walk
from bots.test_blind import Hidden, dealt_anew, hands_of
from kierki.bots import make_bot
from kierki.bots.searching import LEVELS, SearchBot, explain, known_facts
from kierki.cards import CardSet, Seat, Suit
from kierki.cards.deck import has_stock_card
from kierki.game import AskCard, Match, apply, view_of
from kierki.game.choices import AskLay
from kierki.game.state import Finished, MoonPending
from kierki.variants import Variant

LEVEL = replace(LEVELS["strong"], most_worlds=6)
WITHOUT_STOCK = [v for v in every_variant() if not has_stock_card(v.players)][::4]
NAMES = [f"{v.key}-{v.players}" for v in every_variant()]


def explainable(match: Match, seat: Seat) -> bool:
    """Whether there is something to weigh: not in a turn that can only be passed."""
    choice = view_of(match, seat).choice
    return not isinstance(choice, AskLay) or bool(choice.cards)


@pytest.mark.parametrize("variant", every_variant(), ids=NAMES)
def test_hidden_cards_change_no_explanation(variant: Variant) -> None:
    rng = rng_of(("explain", variant.key, variant.players))
    asked = 0
    for match, seat in walk(variant, seed_of("explain"), make_bot("random")):
        if isinstance(match.phase, MoonPending | Finished) or not explainable(match, seat):
            continue
        if rng.random() < 0.03:
            other = dealt_anew(match, seat, rng)
            first = explain(view_of(match, seat), LEVEL, Random(9))
            assert explain(view_of(other, seat), LEVEL, Random(9)) == first
            asked += 1
    assert asked > 5


@pytest.mark.parametrize("variant", every_variant()[::2], ids=NAMES[::2])
def test_facts_are_true(variant: Variant) -> None:
    rng = rng_of(("facts", variant.key, variant.players))
    told = 0
    for match, seat in walk(variant, seed_of("facts"), make_bot("random")):
        phase = match.phase
        if not isinstance(phase, Hidden) or rng.random() > 0.3:
            continue
        facts, hands = known_facts(view_of(match, seat)), hands_of(phase, match.players)
        for other in facts.seats:
            hand = CardSet(hands[other.seat])
            assert not other.holds.mask & ~hand.mask
            assert not other.lacks.mask & hand.mask
            assert not any(hand.mask >> 13 * suit & 0x1FFF for suit in other.voids)
            told += len(other.voids) + len(other.holds)
        for located in facts.located:
            holders = [s for s in range(match.players) if hands[s] >> located.card & 1]
            assert set(holders) <= set(located.seats)
    assert told > 0


@pytest.mark.parametrize("variant", every_variant()[::7], ids=NAMES[::7])
def test_the_best_is_what_the_bot_does(variant: Variant) -> None:
    bot = SearchBot(LEVEL)
    states = walk(variant, seed_of("best"), make_bot("casual"))
    for number, (match, seat) in enumerate(states):
        if len(match.results) > 10:
            break
        if number % 13 == 0 and explainable(match, seat):
            view = view_of(match, seat)
            found = explain(view, LEVEL, Random(4))
            assert found.best == bot.choose(view, Random(4))
            worths = [answer.utility.mean for answer in found.answers[1:]]
            assert worths == sorted(worths, reverse=True)


@pytest.mark.parametrize("variant", WITHOUT_STOCK, ids=lambda v: f"{v.key}-{v.players}")
def test_the_last_card_leaves_nothing_uncertain(variant: Variant) -> None:
    """What the last card of a deal leads to is told to the point."""
    seen = 0
    for match, seat in walk(variant, seed_of("last"), make_bot("casual")):
        view = view_of(match, seat)
        if not isinstance(view.choice, AskCard) or sum(view.hand_sizes) != 1:
            continue
        found = explain(view, LEVEL, Random(2))
        after, _ = apply(match, seat, found.best)
        if after.results == match.results:
            continue  # a moon is still to be chosen
        result = after.results[-1]
        price = result.price or 0
        pays = price if result.namer == seat else 0
        gets = price if (result.dealer + 1) % match.players == seat else 0
        (answer,) = found.answers
        assert answer.points.error == 0
        if result.stock is None:
            assert answer.points.mean == result.points[seat] + pays - gets
            seen += 1
    assert seen > 0


def test_counts_by_suit() -> None:
    variant = every_variant()[0]
    for match, seat in walk(variant, seed_of("count"), make_bot("casual")):
        facts, view = known_facts(view_of(match, seat)), view_of(match, seat)
        assert sum(facts.hidden) == sum(view.hand_sizes) - len(view.hand) or view.trump is None
        assert len(facts.hidden) == len(Suit)
        if len(match.results) > 8:
            break
