"""The rng of one decision, drawn from the seed: the same however often the match is replayed."""

from __future__ import annotations

from hashlib import sha256
from random import Random

_DECISION = b"kierki decision 1"
_BLOCK_BITS = 256


class DecisionRng(Random):
    """An rng whose bits are SHA-256 of a label, the match's seed, seat, index and block number.

    The seat is one byte, *index*, the number of actions in the match so far, and the block number
    are four bytes each, big end first. Bits are used from the low end of each block, read as one
    number, big end first. Nothing is computed before a bot draws, which most decisions never do.
    """

    def __init__(self, seed: bytes) -> None:
        super().__init__(0)
        self._prefix = _DECISION + seed
        self.move_to(0, 0)

    def move_to(self, seat: int, index: int) -> None:
        """Start afresh for the decision of *seat* after *index* actions."""
        self._counter = seat << 64 | index << 32
        self._bits = self._left = 0
        self.gauss_next = None

    def seed(self, *_args: object, **_kwargs: object) -> None:
        """Do nothing: the seed is the match's."""

    def getrandbits(self, k: int, /) -> int:
        """Return the next *k* bits as a number."""
        bits, left = self._bits, self._left
        while left < k:
            block = sha256(self._prefix + self._counter.to_bytes(9, "big")).digest()
            bits |= int.from_bytes(block, "big") << left
            left += _BLOCK_BITS
            self._counter += 1
        self._bits, self._left = bits >> k, left - k
        return bits & (1 << k) - 1

    def random(self) -> float:
        """Return the next number, 0 or more and less than 1, in steps of 2 to the power -53."""
        return self.getrandbits(53) * 2.0**-53


def decision_rng(seed: bytes, seat: int, index: int) -> DecisionRng:
    """Return the rng of the decision of *seat* after *index* actions of the match of *seed*."""
    rng = DecisionRng(seed)
    rng.move_to(seat, index)
    return rng
