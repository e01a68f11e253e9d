"""Deals: uniform, reproducible, distinct; the draw for the first dealer (R-DEAL, R-CARD-3)."""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cmp_to_key
from hashlib import sha256
from itertools import pairwise, permutations

import pytest
from hypothesis import given, strategies as st

from kierki.cards.card import Card, seniority
from kierki.cards.cardset import parse_cards
from kierki.cards.deck import deck, hand_size, has_stock_card
from kierki.cards.shuffle import (
    SEED_BYTES,
    Dealt,
    NotASeedError,
    commitment,
    deal_cards,
    first_dealer,
    joint_seed,
    new_seed,
    parse_seed,
    shuffled,
)
from kierki.game import start
from kierki.game.state import Finished, Match, Tricks
from kierki.testing.playing import turns
from support import PLAYERS, examples, variant

SEED = sha256(b"kierki tests").digest()
SEEDS = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)
Shuffle = Callable[[Sequence[Card], bytes, int], tuple[Card, ...]]


def stream(seed: bytes, number: int) -> Iterator[int]:
    rng = random.Random(seed + number.to_bytes(4, "big"))
    while True:
        yield from rng.randbytes(64)


def swaps_with_any(cards: Sequence[Card], seed: bytes, number: int) -> tuple[Card, ...]:
    """The commonest mistake: each place changes with any place, not with those below."""
    order, draws = list(cards), random.Random(seed + number.to_bytes(4, "big"))
    for place in range(len(order)):
        other = draws.randrange(len(order))
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def takes_every_byte(cards: Sequence[Card], seed: bytes, number: int) -> tuple[Card, ...]:
    """The next commonest: a byte modulo the number of places, none thrown away."""
    order, draws = list(cards), stream(seed, number)
    for last in range(len(order) - 1, 0, -1):
        other = next(draws) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def sorts_by_chance(cards: Sequence[Card], seed: bytes, number: int) -> tuple[Card, ...]:
    """Sorting with a comparison that answers by chance."""
    draws = random.Random(seed + number.to_bytes(4, "big"))
    return tuple(sorted(cards, key=cmp_to_key(lambda _a, _b: draws.choice((-1, 1)))))


def deals_of(match: Match, rng: random.Random) -> dict[int, Dealt]:
    """Return the deals of *match* by number, played to its end by lot."""
    phases = (match.phase, *(turn.after.phase for turn in turns(match, rng)))
    deals = (phase.deal for phase in phases if not isinstance(phase, Finished))
    return {deal.number: deal.dealt for deal in deals}


def shares(shuffle: Shuffle) -> dict[tuple[Card, ...], float]:
    """Return how often each order of three cards comes, over 60,000 shuffles."""
    three = tuple(map(Card, range(3)))
    counted = Counter(shuffle(three, SEED, number) for number in range(60_000))
    return {order: counted[order] / 60_000 for order in permutations(three)}


def chi_square(shuffle: Shuffle, deals: int) -> float:
    """Return how far card by place is from even, in standard deviations of a fair shuffle."""
    table = [[0] * 52 for _ in range(52)]
    for number in range(deals):
        for place, card in enumerate(shuffle(deck(4), SEED, number)):
            table[place][card] += 1
    expected = deals / 52
    found = sum((count - expected) ** 2 for row in table for count in row) / expected
    freedom = 51 * 51
    return (found - freedom) / math.sqrt(2 * freedom)


def test_deal_1_DR_01_all_six_orders_of_three_cards_come_alike() -> None:
    assert all(abs(share - 1 / 6) <= 0.006 for share in shares(shuffled).values())


def test_deal_1_DR_01_the_six_orders_tell_a_biased_shuffle() -> None:
    assert any(abs(share - 1 / 6) > 0.006 for share in shares(swaps_with_any).values())


def test_deal_1_DR_01_every_card_comes_to_every_place_alike() -> None:
    assert abs(chi_square(shuffled, 52_000)) < 5


@pytest.mark.parametrize("biased", [swaps_with_any, takes_every_byte, sorts_by_chance])
def test_deal_1_DR_01_the_places_tell_a_biased_shuffle(biased: Shuffle) -> None:
    assert chi_square(biased, 13_000) > 5


def test_deal_1_pairs_of_neighbours_come_alike() -> None:
    """A shuffle may fill every place evenly and still leave cards side by side."""
    deals, together = 20_000, Counter[int]()
    for number in range(deals):
        order = shuffled(deck(4), SEED, number)
        together.update((b - a) % 52 for a, b in pairwise(order))
    expected = deals  # 51 pairs of neighbours, 51 distances
    assert set(together) == set(range(1, 52))
    assert all(abs(count - expected) < 5.5 * math.sqrt(expected) for count in together.values())


def test_deal_1_hands_get_each_card_alike_with_any_number_of_players() -> None:
    for players in PLAYERS:
        deals, counted = 7_000, Counter[tuple[int, Card]]()
        for number in range(deals):
            for seat, hand in enumerate(deal_cards(SEED, number, players).hands):
                counted.update((seat, card) for card in hand)
        expected = deals * hand_size(players) / len(deck(players))
        margin = 5 * math.sqrt(expected)
        cells = [counted[seat, card] for seat in range(players) for card in deck(players)]
        assert all(abs(count - expected) < margin for count in cells)


def test_deal_1_every_order_can_be_reached() -> None:
    assert math.log2(math.factorial(52)) < 8 * SEED_BYTES
    whole = shuffled(deck(4), SEED, 1)
    for bit in range(8 * SEED_BYTES):  # none of the seed's bits is without effect
        other = (int.from_bytes(SEED, "big") ^ 1 << bit).to_bytes(SEED_BYTES, "big")
        assert shuffled(deck(4), other, 1) != whole


@given(SEEDS, st.integers(0, 2**32 - 1), st.sampled_from(PLAYERS), st.booleans())
@examples(300)
def test_deal_1_DR_10_every_card_is_dealt_once(
    seed: bytes, number: int, players: int, with_talon: bool
) -> None:
    talon = players if with_talon and players <= 4 else 0
    dealt = deal_cards(seed, number, players, talon=talon)
    size = hand_size(players) - (1 if talon else 0)
    assert [len(hand) for hand in dealt.hands] == [size] * players
    assert len(dealt.talon) == talon
    assert (dealt.stock is not None) == (has_stock_card(players) and not talon)
    stock = () if dealt.stock is None else (dealt.stock,)
    cards = [c for hand in (*dealt.hands, dealt.talon, stock) for c in hand]
    assert sorted(cards) == list(deck(players))


def test_deal_1_DR_03_seeds_come_from_the_system_and_never_from_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(time, "time", lambda: 1_700_000_000.0)
    monkeypatch.setattr(time, "time_ns", lambda: 1_700_000_000_000_000_000)
    seeds = set()
    for _ in range(100):
        random.seed(7)
        seeds.add(new_seed())
    assert len(seeds) == 100
    assert len({deal_cards(seed, 1, 4) for seed in seeds}) == 100
    assert {len(seed) for seed in seeds} == {32}


@given(SEEDS, st.integers(0, 2**32 - 1), st.sampled_from(PLAYERS))
@examples(100)
def test_deal_2_the_same_seed_and_number_give_the_same_deal(
    seed: bytes, number: int, players: int
) -> None:
    assert deal_cards(seed, number, players) == deal_cards(seed, number, players)
    assert deal_cards(seed, number, players) != deal_cards(seed, number ^ 1, players)


def test_deal_2_deals_of_a_match_are_those_of_its_seed_and_their_numbers() -> None:
    for key in ("kierki", "hearts"):
        match = start(variant(key), SEED).match
        for number, dealt in deals_of(match, random.Random(3)).items():
            assert dealt == deal_cards(SEED, number, 4)


@pytest.mark.parametrize("text", ["", " ", "g", "0x1", "1" * 65, "１", "-1", "a b", "\n"])
def test_deal_2_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(NotASeedError) as caught:
        parse_seed(text)
    assert caught.value.id == "error-not-a-seed"


@given(SEEDS)
@examples(50)
def test_deal_2_a_seed_is_read_as_it_is_written(seed: bytes) -> None:
    assert parse_seed(seed.hex()) == seed
    assert parse_seed(seed.hex().upper()) == seed


def test_deal_3_the_commitment_is_the_secrets_alone() -> None:
    secrets = [bytes([n]) * 32 for n in range(50)]
    assert len({commitment(secret) for secret in secrets}) == 50
    assert commitment(secrets[0]) != sha256(secrets[0]).hexdigest()


def test_deal_3_every_part_and_its_seat_count_in_the_joint_seed() -> None:
    secret, parts = bytes(32), [b"a", b"b", b"c", b"d"]
    seed = joint_seed(secret, parts)
    assert len(seed) == SEED_BYTES
    others = [
        joint_seed(b"\x01" + bytes(31), parts),
        joint_seed(secret, [b"b", b"a", b"c", b"d"]),
        joint_seed(secret, [b"ab", b"", b"c", b"d"]),
        joint_seed(secret, [b"a", b"b", b"c"]),
        joint_seed(secret, [b"a", b"b", b"c", b"d", b""]),
        *(joint_seed(secret, [*parts[:n], b"x", *parts[n + 1 :]]) for n in range(4)),
    ]
    assert len({seed, *others}) == 1 + len(others)


def test_deal_4_the_same_deals_at_every_table_whatever_is_played() -> None:
    for key, players in (("kierki", 4), ("kierki-classic", 3), ("hearts", 5)):
        tables = []
        for chance in range(3):
            match = start(variant(key, players), SEED).match
            tables.append(deals_of(match, random.Random(chance)))
        common = min(map(len, tables))
        assert common >= 6
        assert all(
            table[number] == tables[0][number] for table in tables for number in range(1, common)
        )


def test_card_3_seniority_is_rank_first_then_spades_hearts_diamonds_clubs() -> None:
    cards = parse_cards("QC AC AD AH AS KS 2S 2C")
    assert sorted(cards, key=seniority) == list(parse_cards("2C 2S QC KS AC AD AH AS"))


def test_card_3_the_highest_card_of_deal_0_deals_first() -> None:
    for players in PLAYERS:
        for n in range(200):
            seed = sha256(bytes([n])).digest()
            drawn = shuffled(deck(players), seed, 0)[:players]
            dealer = first_dealer(seed, players)
            assert all(seniority(drawn[dealer]) >= seniority(card) for card in drawn)


def test_card_3_every_seat_deals_first_alike() -> None:
    for players in PLAYERS:
        seeds = (sha256(n.to_bytes(4, "big")).digest() for n in range(5_000))
        counted = Counter(int(first_dealer(seed, players)) for seed in seeds)
        expected = 5_000 / players
        assert all(abs(counted[s] - expected) < 5 * math.sqrt(expected) for s in range(players))


def test_card_3_the_match_begins_with_the_dealer_drawn() -> None:
    for n in range(20):
        seed = sha256(bytes([n])).digest()
        phase = start(variant("kierki", 3 + n % 5), seed).match.phase
        assert isinstance(phase, Tricks)
        assert phase.deal.dealer == first_dealer(seed, 3 + n % 5)
