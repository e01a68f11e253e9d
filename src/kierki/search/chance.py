"""Chance in compiled code: a small generator whose state is a vector of one number.

wyrand (Wang Yi, 2019, public domain): the state goes on by a constant, so that no number waits for
the one before, and the upper and lower half of a product mix it. Good enough to sample worlds and
playouts; deals that people play come from `kierki.cards.shuffle` alone.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from kierki.search.bits import count, high_product, kth
from kierki.search.jit import called_by_compiled

State = npt.NDArray[np.uint64]


def new_state(seed: int) -> State:
    """Return a generator's state; any *seed* will do, 0 included."""
    mixed = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
    return np.array([mixed or 1], dtype=np.uint64)


@called_by_compiled
def draw64(state: State) -> np.uint64:
    """Return 64 bits of chance."""
    here = state[0] + np.uint64(0xA0761D6478BD642F)
    state[0] = here
    other = here ^ np.uint64(0xE7037ED1A0B428DB)
    mixed: np.uint64 = (here * other) ^ np.uint64(high_product(here, other))
    return mixed


@called_by_compiled
def below(state: State, bound: int) -> int:
    """Return a number from 0 to *bound* - 1."""
    number = np.int64(high_product(draw64(state), np.uint64(bound)))  # type: ignore[arg-type]
    return int(number)


@called_by_compiled
def pick(state: State, mask: int) -> int:
    """Return a card of *mask*, each as likely as the others."""
    return kth(mask, below(state, count(mask)))


@called_by_compiled
def fraction(state: State) -> float:
    """Return a number from 0 up to, but not including, 1: 53 bits of chance."""
    high = np.int64(draw64(state) >> np.uint64(11))
    return float(high * 2.0**-53)
