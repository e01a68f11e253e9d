"""What a search finds: each answer with what it is worth, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from kierki.game.actions import Action
from kierki.search.weighing import COUNT, OWN, OWNS, SUMS, UTILITIES, UTILITY


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over worlds and its standard error."""

    mean: float
    error: float

    @classmethod
    def of(cls, total: float, squares: float, count: float) -> Estimate:
        """Return the mean of *count* numbers with the sum *total* and the sum of *squares*."""
        mean = total / count
        spread = max(0.0, squares / count - mean * mean)
        return cls(float(mean), sqrt(spread / max(1.0, count - 1)))

    @classmethod
    def weighted(cls, values: np.ndarray, weights: np.ndarray) -> Estimate:
        """Return the mean of *values*, each counting as much as its weight says."""
        total = float(weights.sum())
        mean = float(weights @ values) / total
        return cls(mean, sqrt(float(((weights * (values - mean)) ** 2).sum())) / total)


@dataclass(frozen=True, slots=True)
class Answer:
    """One legal action and what it leads to."""

    action: Action
    utility: Estimate
    """What it is worth to the seat, more being better: its points less a part of the others', the
    chance to win the match, or minus the final rank. The best answer has the highest mean."""
    points: Estimate
    """The seat's own points in this deal when it is over, as they are written down."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """Every answer that was tried, in the same worlds."""

    answers: tuple[Answer, ...]
    worlds: int
    preferred: int | None = None
    """Place of the answer to prefer, when that is not just the one with the highest mean."""

    @property
    def best(self) -> Action:
        """The answer to prefer: that which is worth most, the first of equals."""
        if self.preferred is not None:
            return self.answers[self.preferred].action
        return max(self.answers, key=lambda answer: answer.utility.mean).action


def new_sums(answers: int) -> np.ndarray:
    """Return the array in which compiled code adds up outcomes, a row for each answer."""
    return np.zeros((answers, SUMS))


def weighed(actions: Sequence[Action], sums: Iterable[np.ndarray], worlds: int) -> Weighed:
    """Return *actions* with what their rows of sums say over *worlds*."""
    answers = [
        Answer(
            action,
            Estimate.of(row[UTILITY], row[UTILITIES], row[COUNT]),
            Estimate.of(row[OWN], row[OWNS], row[COUNT]),
        )
        for action, row in zip(actions, sums, strict=True)
    ]
    return Weighed(tuple(answers), worlds)
