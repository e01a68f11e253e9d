"""A few cards a hand: both referees agree on what may be played, who wins and what it scores.

Some rules seldom speak in a whole deal (a hand of nothing but hearts and the queen of spades, a
first trick with nothing but penalties); in endings drawn for the purpose they do all the time.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

import oracle
from differential.cards import BITS, NAMES, SUITS, mask_of
from differential.draw import Drawn, hearts_variant, kierki_variant
from differential.tricks import note_play
from kierki.rules import tricks
from kierki.rules.table import TrickTable, compile_tricks
from kierki.variants import TrickContract
from oracle import TrickDeal

ENDINGS = 1_000
"""Endings for each test."""
TRICK_CONTRACTS = (
    "no-tricks",
    "no-hearts",
    "no-queens",
    "no-kings-and-jacks",
    "no-king-of-hearts",
    "last-tricks",
    "robber",
    "trump",
)


def few_cards(rng: random.Random, players: int, size: int) -> list[list[str]]:
    """Hands of a few cards, many of them hearts, the queen of spades often among them."""
    pack = oracle.deck(players)
    rng.shuffle(pack)
    liking = rng.choice((0.0, 0.3, 1.0))
    pack.sort(key=lambda card: rng.random() - liking * (card[1] == "H" or card == "QS"))
    cards = pack[: players * size]
    rng.shuffle(cards)
    return [cards[seat::players] for seat in range(players)]


def follow_ending(
    rng: random.Random, drawn: Drawn, contract: TrickContract, seen: Counter[str]
) -> None:
    """Play an ending, or sometimes a Hearts deal of a few cards from its first lead."""
    players = drawn.variant.players
    table = compile_tricks(contract, players, teams=drawn.variant.teams)
    size = rng.randint(2, 4)
    hands = few_cards(rng, players, size)
    key = contract.key if contract.key in TRICK_CONTRACTS else "hearts"
    # A club opens a Hearts deal; in a whole deal there always is one.
    clubs = any(card[1] == "C" for hand in hands for card in hand)
    first = key == "hearts" and clubs and rng.random() < 0.6
    leader = rng.randrange(players)
    broken = key == "hearts" and not first and rng.random() < 0.3
    trump = rng.choice(SUITS) if key == "trump" else None

    position = [0] * tricks.SIZE
    tricks.clear(position)
    position[tricks.HAND : tricks.HAND + players] = map(mask_of, hands)
    position[tricks.PLAYED] = 0 if first else players * (table.tricks - size)
    position[tricks.BROKEN] = int(broken)
    position[tricks.TURN] = leader
    if trump is not None:
        position[tricks.TRUMP] = SUITS.index(trump)
    if first:
        tricks.open_play(table, position, leader)
    deal = TrickDeal(
        key,
        drawn.options,
        players,
        hands,
        0,
        trump=trump,
        leader=None if first else leader,
        first_trick=1 if first else table.tricks - size + 1,
        broken=broken,
    )
    _follow(rng, table, position, deal, seen)


def _follow(
    rng: random.Random,
    table: TrickTable,
    position: list[int],
    deal: TrickDeal,
    seen: Counter[str],
) -> None:
    points = [0] * deal.players
    while not deal.over:
        case = (deal.contract, deal.options, deal.hands, deal.table, deal.tricks)
        assert position[tricks.TURN] == deal.to_act(), case
        legal = deal.legal()
        assert tricks.legal_cards(table, position) == mask_of(legal), case
        note_play(seen, deal, legal)
        card = rng.choice(sorted(legal))
        deal.play(card)
        tricks.play(table, position, NAMES.index(card))
        assert not position[tricks.HAND + rng.randrange(deal.players)] & BITS[card]
        if not deal.table:
            trick = deal.tricks[-1]
            worth = oracle.trick_points(
                deal.contract, deal.options, deal.players, trick.cards, trick.number, deal.total
            )
            points[trick.winner] += worth
    played = (deal.contract, deal.options, deal.tricks)
    assert position[tricks.POINTS : tricks.POINTS + deal.players] == points, played
    assert position[tricks.WON : tricks.WON + deal.players] == deal.tricks_won(), played
    assert tricks.is_over(table, position)


HEARTS_RULES = {
    "hearts are held back",
    "a hand of hearts leads one",
    "the queen is no exit",
    "clean first trick: a penalty of the suit led",
    "clean first trick: another card of the suit led",
    "clean first trick: nothing but penalties",
    "clean first trick: void",
}
KIERKI_RULES = {
    "hearts are held back",
    "hearts are held back for ever",
    "a hand of hearts leads one",
    "the king of hearts must drop",
}


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_hearts_endings(players: int) -> None:
    rng, seen = random.Random(f"hearts endings {players}"), Counter[str]()
    for _ in range(ENDINGS // 8):
        drawn = hearts_variant(rng, players)
        (contract,) = drawn.variant.contracts.values()
        assert isinstance(contract, TrickContract)
        for _ in range(8):
            follow_ending(rng, drawn, contract, seen)
    assert {rule for rule in seen if seen[rule] >= 2} == HEARTS_RULES


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_kierki_endings(players: int) -> None:
    rng, seen = random.Random(f"kierki endings {players}"), Counter[str]()
    for _ in range(ENDINGS // 5):
        drawn = kierki_variant(rng, players)
        for contract in drawn.variant.contracts.values():
            if isinstance(contract, TrickContract):
                follow_ending(rng, drawn, contract, seen)
    assert {rule for rule in seen if seen[rule] >= 3} == KIERKI_RULES
