"""Chance in compiled code: a small generator whose state is a vector of one number.

xorshift64* (Vigna, "An experimental exploration of Marsaglia's xorshift generators, scrambled",
2016): good enough to sample worlds and playouts. Deals that people play come from
`kierki.cards.shuffle` alone.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from kierki.search.bits import count, kth
from kierki.search.jit import called_by_compiled

State = npt.NDArray[np.uint64]


def new_state(seed: int) -> State:
    """Return a generator's state; any *seed* will do, 0 included."""
    mixed = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
    return np.array([mixed or 1], dtype=np.uint64)


@called_by_compiled
def below(state: State, bound: int) -> int:
    """Return a number from 0 to *bound* - 1; *bound* is below 2**31."""
    x = state[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    state[0] = x
    high = np.int64((x * np.uint64(0x2545F4914F6CDD1D)) >> np.uint64(33))
    return int((high * bound) >> 31)


@called_by_compiled
def pick(state: State, mask: int) -> int:
    """Return a card of *mask*, each as likely as the others."""
    return kth(mask, below(state, count(mask)))


@called_by_compiled
def fraction(state: State) -> float:
    """Return a number from 0 up to, but not including, 1: 53 bits of chance."""
    x = state[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    state[0] = x
    high = np.int64((x * np.uint64(0x2545F4914F6CDD1D)) >> np.uint64(11))
    return float(high * 2.0**-53)
