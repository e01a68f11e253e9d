"""How long decisions took: count, sum, largest, and where any share of them lies."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, log

FINENESS = 100
"""Steps of a time's natural logarithm: each is one per cent."""

Written = tuple[int, int, int, dict[str, int]]


@dataclass(slots=True)
class Times:
    """Times in nanoseconds, of which those within one per cent are not told apart."""

    count: int = 0
    total: int = 0
    largest: int = 0
    steps: dict[int, int] = field(default_factory=dict)
    """How many times fell on each step; step s begins at ``exp(s / FINENESS)``."""

    def add(self, nanoseconds: int) -> None:
        """Take one time in."""
        self.count += 1
        self.total += nanoseconds
        self.largest = max(self.largest, nanoseconds)
        step = int(log(max(1, nanoseconds)) * FINENESS)
        self.steps[step] = self.steps.get(step, 0) + 1

    def merge(self, other: Times) -> None:
        """Take all of *other* in."""
        self.count += other.count
        self.total += other.total
        self.largest = max(self.largest, other.largest)
        for step, count in other.steps.items():
            self.steps[step] = self.steps.get(step, 0) + count

    @property
    def mean(self) -> float | None:
        """The mean; None without times."""
        return self.total / self.count if self.count else None

    def quantile(self, share: float) -> float | None:
        """Return a time that *share* of the times do not exceed; None without times."""
        if not self.count:
            return None
        wanted, seen = share * self.count, 0
        for step in sorted(self.steps):
            seen += self.steps[step]
            if seen >= wanted:
                return min(exp((step + 1) / FINENESS), self.largest)
        return float(self.largest)

    def write(self) -> Written:
        """Return the times as plain values."""
        steps = {str(step): count for step, count in sorted(self.steps.items())}
        return (self.count, self.total, self.largest, steps)

    @classmethod
    def read(cls, written: Written) -> Times:
        """Return the times that `write` gave."""
        count, total, largest, steps = written
        return cls(count, total, largest, {int(step): n for step, n in steps.items()})
