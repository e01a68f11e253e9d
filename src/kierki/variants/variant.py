"""A variant: the deals of a match, how it ends and who wins, for a number of players."""

from __future__ import annotations

from dataclasses import dataclass

from kierki.variants.contract import Contract
from kierki.variants.options import HeartsOptions, Options, Tie, Win


@dataclass(frozen=True, slots=True)
class AfterSchedule:
    """The match ends when the deals of the schedule are played (R-MATCH). Equal totals share."""


@dataclass(frozen=True, slots=True)
class AtLimit:
    """The schedule repeats until some total reaches *limit* (R-END-1 to -3)."""

    limit: int
    tie: Tie
    countdown: bool = False


@dataclass(frozen=True, slots=True)
class AfterDeals:
    """The schedule repeats for a number of deals (R-END-4)."""

    deals: int
    tie: Tie


Ending = AfterSchedule | AtLimit | AfterDeals


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """The rules in force at one table, with nothing left to choose."""

    key: str
    """Stable name, used in records and addresses. Never renamed, never reused."""
    names: tuple[tuple[str, str], ...] = ()
    """What a house-rule file calls it, by language; empty for ours."""
    players: int
    options: Options
    schedule: tuple[Contract, ...]
    ending: Ending
    source: str
    definition: str = ""
    """The house-rule file itself, as JSON, so that a record stands alone; empty for ours."""

    @property
    def win(self) -> Win:
        """Which total wins."""
        return self.options.win

    @property
    def teams(self) -> bool:
        """Whether seats 0 and 2 play together against 1 and 3."""
        return isinstance(self.options, HeartsOptions) and self.options.teams

    @property
    def repeats(self) -> bool:
        """Whether the schedule starts again when it is through."""
        return not isinstance(self.ending, AfterSchedule)

    def contract(self, number: int) -> Contract:
        """Return what deal *number*, counted from 1, plays."""
        return self.schedule[(number - 1) % len(self.schedule)]

    @property
    def contracts(self) -> dict[str, Contract]:
        """Every contract of the schedule by its key, in the order first played."""
        return {contract.key: contract for contract in self.schedule}
