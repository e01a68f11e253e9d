"""Every rule of a variant in force, as data for any page: what `explain` gives back."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: what it is about, what it says, and the numbers that it has in ``rules.md``."""

    label: str
    text: str
    numbers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DealLine:
    """One contract: in which deals it is played and what it scores."""

    numbers: str
    """``1``, ``8–11``; or a word where every deal is the same."""
    name: str
    points: str
    total: str
    """What all players together get in one such deal."""


@dataclass(frozen=True, slots=True)
class OptionLine:
    """One option: what it is, its value, and what else it could be."""

    label: str
    key: str
    value: str
    """As it is typed after ``--set``."""
    meaning: str
    """The value in words; empty where it speaks for itself."""
    accepts: tuple[str, ...]
    """All that it can be, as typed; empty where that would be too many."""
    number: str
    """The rule that speaks of it."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """A variant in words, for a number of players and a choice of options."""

    key: str
    name: str
    players: str
    line: str
    deals: tuple[DealLine, ...]
    rules: tuple[Rule, ...]
    options: tuple[OptionLine, ...]
