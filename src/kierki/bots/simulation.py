"""Many matches of bots against each other: their seeds, what each came to, and the sums."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from hashlib import sha256
from math import sqrt
from multiprocessing import get_context

from kierki.bots.drive import play_match
from kierki.bots.registry import make_bot
from kierki.bots.spec import split_specs
from kierki.cards.errors import KierkiError
from kierki.cards.seat import Seat
from kierki.game.ending import shown_totals
from kierki.record import Record, dumps
from kierki.variants.variant import Variant

LARGEST_CHUNK = 16
"""Matches that a process is given at once."""
_MATCH = b"kierki simulation 1"


class BotCountError(KierkiError):
    """A list of bots that is neither one for all seats nor one for each."""

    def __init__(self, found: int, players: int) -> None:
        super().__init__("simulate-bot-count", found=found, accepts=players)


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is played: matches that differ in nothing but their seeds."""

    variant: Variant
    seed: bytes
    bots: tuple[str, ...]
    """The bot of each seat, by name."""
    recorded: bool = False
    """Whether every match is written down."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one match came to."""

    totals: tuple[int, ...]
    """As they are announced."""
    winners: tuple[Seat, ...]
    deals: tuple[tuple[str, tuple[int, ...]], ...]
    """The contract's key and the points of each deal."""
    record: str | None
    """The match as a record on one line, if it was to be written down."""


def bots_of(names: str, players: int) -> tuple[str, ...]:
    """Return the bot of each seat: *names* is one for all, or one for each with commas between.

    Raises:
        UnknownBotError, BotSpecError: there is no such bot.
        BotCountError: there are more or fewer than seats.
    """
    bots = split_specs(names.lower())
    for name in bots:
        make_bot(name)
    if len(bots) not in {1, players}:
        raise BotCountError(len(bots), players)
    return bots if len(bots) == players else bots * players


def match_seed(seed: bytes, index: int) -> bytes:
    """Return the seed of match *index*, from 0, of a simulation.

    SHA-256 of a label, the simulation's seed and *index* as four bytes, big end first.
    """
    return sha256(_MATCH + seed + index.to_bytes(4, "big")).digest()


def outcome_of(simulation: Simulation, index: int) -> Outcome:
    """Return what match *index* of *simulation* comes to; it hangs on nothing else."""
    seed = match_seed(simulation.seed, index)
    played = play_match(simulation.variant, seed, [make_bot(name) for name in simulation.bots])
    record = None
    if simulation.recorded:
        bots = simulation.bots
        # A seat's number beside the bot's name: four of one kind are told apart in a replay.
        names = tuple(f"{bot} {seat}" for seat, bot in enumerate(bots, start=1))
        record = dumps(Record(simulation.variant, seed, names, bots, actions=played.actions))
    match = played.match
    return Outcome(
        totals=shown_totals(simulation.variant, match.totals),
        winners=played.winners,
        deals=tuple((result.contract, result.points) for result in match.results),
        record=record,
    )


def outcomes(
    simulation: Simulation, matches: int, *, jobs: int = 1
) -> Generator[Outcome, None, None]:
    """Yield what the first *matches* of *simulation* come to, in order.

    *jobs* processes play them. Close the iterator to stop early.
    """
    if jobs == 1:
        yield from (outcome_of(simulation, index) for index in range(matches))
        return
    chunk = max(1, min(LARGEST_CHUNK, matches // (4 * jobs)))
    with get_context("spawn").Pool(jobs, _prepare) as pool:
        yield from pool.imap(partial(outcome_of, simulation), range(matches), chunk)


def _prepare() -> None:
    """Leave Ctrl-C to the process that prints."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@dataclass(slots=True)
class Sample:
    """Whole numbers of one kind, as far as their mean and its error need them."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, number: int) -> None:
        """Take *number* in."""
        self.count += 1
        self.total += number
        self.squares += number * number

    @property
    def mean(self) -> float:
        """The mean of the numbers."""
        return self.total / self.count

    @property
    def error(self) -> float | None:
        """The standard error of the mean; None for a single number, which says nothing of it."""
        if self.count < 2:
            return None
        spread = self.squares - Fraction(self.total * self.total, self.count)
        return sqrt(spread / (self.count - 1) / self.count)


@dataclass(slots=True)
class Tally:
    """The sums over matches, whatever the order in which they are added."""

    players: int
    matches: int = 0
    totals: list[Sample] = field(init=False)
    wins: list[Fraction] = field(init=False)
    """Matches won by each seat; a shared win counts as its part."""
    contracts: dict[str, list[Sample]] = field(default_factory=dict)
    """For each contract the points of each seat in one deal."""

    def __post_init__(self) -> None:
        self.totals = self._samples()
        self.wins = [Fraction()] * self.players

    def _samples(self) -> list[Sample]:
        return [Sample() for _ in range(self.players)]

    def add(self, outcome: Outcome) -> None:
        """Add a match."""
        self.matches += 1
        _add(self.totals, outcome.totals)
        for seat in outcome.winners:
            self.wins[seat] += Fraction(1, len(outcome.winners))
        for contract, points in outcome.deals:
            if contract not in self.contracts:
                self.contracts[contract] = self._samples()
            _add(self.contracts[contract], points)


def _add(samples: Iterable[Sample], numbers: Iterable[int]) -> None:
    for sample, number in zip(samples, numbers, strict=True):
        sample.add(number)
