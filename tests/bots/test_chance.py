"""The rng of a decision: derived as documented, the same everywhere."""

from hashlib import sha256
from itertools import pairwise

from bots.playing import seed_of
from kierki.bots import decision_rng
from kierki.bots.chance import DecisionRng

SEED = bytes(range(32))


def block(seat: int, index: int, number: int) -> int:
    """The bits as the documentation says they are made."""
    counter = seat.to_bytes(1, "big") + index.to_bytes(4, "big") + number.to_bytes(4, "big")
    return int.from_bytes(sha256(b"kierki decision 1" + SEED + counter).digest(), "big")


def test_bits_are_those_of_the_hash() -> None:
    rng = decision_rng(SEED, 3, 70_000)
    first, second = block(3, 70_000, 0), block(3, 70_000, 1)
    assert rng.getrandbits(8) == first & 0xFF
    assert rng.getrandbits(248) == first >> 8
    assert rng.getrandbits(300) == second | (block(3, 70_000, 2) & (1 << 44) - 1) << 256
    assert rng.getrandbits(0) == 0


def test_known_draws() -> None:
    """Written down once, so that no change of ours or of Python's goes unseen."""
    rng = decision_rng(SEED, 0, 0)
    drawn = [rng.randrange(52) for _ in range(6)]
    cards = list(range(10))
    rng.shuffle(cards)
    assert (drawn, cards, rng.choice("CDSH")) == (
        [2, 47, 51, 49, 28, 48],
        [0, 1, 8, 7, 3, 2, 5, 6, 4, 9],
        "S",
    )


def test_decisions_do_not_hang_together() -> None:
    rng = DecisionRng(SEED)
    rng.move_to(1, 5)
    fresh = [rng.random() for _ in range(9)]
    rng.move_to(2, 5)
    rng.gauss(0, 1)
    rng.move_to(1, 5)
    assert [rng.random() for _ in range(9)] == fresh
    assert len({decision_rng(SEED, s, i).random() for s in range(4) for i in range(100)}) == 400
    assert decision_rng(seed_of("other"), 1, 5).random() != fresh[0]


def test_draws_are_even() -> None:
    rng = decision_rng(SEED, 1, 2)
    draws = sorted(rng.random() for _ in range(10_000))
    assert 0 <= draws[0] < draws[-1] < 1
    assert max(b - a for a, b in pairwise(draws)) < 0.002
    assert abs(sum(draws) / len(draws) - 0.5) < 0.01
