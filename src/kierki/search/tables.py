"""Tables and positions as compiled code takes them.

A table becomes a NumPy record with the fields of its named tuple: passed by address, while a tuple
of 85 numbers would be copied at every call (measured: three times slower).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from kierki.rules.tricks import SIZE
from kierki.search.jit import called_by_compiled

Vector = npt.NDArray[np.int64]
Position = Vector


class Figures(Protocol):
    """A named tuple of numbers and of tuples of numbers."""

    def _asdict(self) -> dict[str, float | tuple[float, ...]]: ...

    def __hash__(self) -> int: ...


@lru_cache(maxsize=64)
def compiled_table(table: Figures) -> Any:  # noqa: ANN401  # a record of numbers
    """Return *table* as a record whose fields have the same names."""
    fields = []
    for name, value in table._asdict().items():
        numbers = np.array(value)  # integers, or real numbers if one of them is
        fields.append((name, numbers.dtype, numbers.shape))
    record = np.zeros(1, dtype=np.dtype(fields, align=True))
    for name, value in table._asdict().items():
        record[name] = value
    return record[0]


def vector(position: Iterable[int]) -> Position:
    """Return a position of the rules as compiled code takes it."""
    return np.array(tuple(position), dtype=np.int64)


@called_by_compiled
def copy(position: Position, to: Position) -> None:
    """Copy a position of tricks: a loop, as slices would take seconds to compile."""
    for offset in range(SIZE):
        to[offset] = position[offset]
