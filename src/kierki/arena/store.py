"""Results on disk as JSON lines; the first says what was played, so that a run can go on."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from kierki.arena.errors import ArenaError
from kierki.arena.outcome import Outcome, read_outcome, write_outcome
from kierki.arena.plan import Plan, Unit
from kierki.cards.errors import excerpt
from kierki.variants.options import write_options

FORMAT = 1


def header_of(plan: Plan) -> dict[str, Any]:
    """Return what results hang on, as plain data: not how many deals, which may grow."""
    variant = plan.contests[0].tables[0]
    options = write_options(variant.options)
    prepared = [contest.prepared for contest in plan.contests if contest.prepared]
    if not plan.contests[0].is_match:
        options.pop("pass_cycle", None)  # it is each deal's own, and stands below
    tables = [[_passes(plan, c.key, n) for n in range(len(c.tables))] for c in plan.contests]
    return {
        "format": FORMAT,
        "variant": variant.key,
        "players": list(plan.players),
        "options": options,
        "house_rules": _hash(variant.definition) if variant.definition else None,
        "contests": [contest.key for contest in plan.contests],
        "passes": tables,
        "deals_file": _hash(repr(prepared)) if prepared else None,
        "seed": plan.seed.hex(),
        "duplicate": plan.duplicate,
    }


def _passes(plan: Plan, key: str, index: int) -> str:
    cycle = getattr(plan.contest(key).variant(index).options, "pass_cycle", ())
    return " ".join(cycle)


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


class Store:
    """A file of results, open for more. Each is written as soon as it is there."""

    def __init__(self, path: Path, plan: Plan, *, resume: bool) -> None:
        """Open *path* for *plan*; with *resume* it may hold results of the same plan.

        Raises:
            ArenaError: it holds something else, or results though *resume* is not set.
            OSError: it cannot be read or written.
        """
        self.path = path
        self.outcomes: dict[Unit, Outcome] = {}
        """Those that were there."""
        whole = self._read(plan, resume=resume)
        self._file: IO[bytes] = path.open("r+b" if whole else "wb", buffering=0)
        self._file.truncate(whole)  # a line that was cut off is played again
        self._file.seek(whole)
        if not whole:
            self._write(header_of(plan))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def add(self, outcome: Outcome) -> None:
        """Write *outcome* down."""
        self._write(write_outcome(outcome))

    def _write(self, data: dict[str, Any]) -> None:
        line = json.dumps(data, separators=(",", ":")).encode() + b"\n"
        while line:
            line = line[self._file.write(line) :]

    def _read(self, plan: Plan, *, resume: bool) -> int:
        """Read what is there and return how many bytes of it are whole lines."""
        try:
            text = self.path.read_bytes()
        except FileNotFoundError:
            return 0
        if text and not resume:
            raise ArenaError("arena-file-exists", file=str(self.path))
        lines = text.split(b"\n")[:-1]
        if text and not lines:
            raise self._no_results()
        for number, line in enumerate(lines, start=1):
            data = self._parsed(line, number)
            if number == 1:
                self._check(data, plan)
                continue
            try:
                outcome = read_outcome(data)
            except ValueError:
                raise ArenaError("arena-file-line", file=str(self.path), line=number) from None
            if not _fits(outcome, plan):
                raise ArenaError("arena-file-line", file=str(self.path), line=number)
            self.outcomes[outcome.unit] = outcome
        return sum(len(line) + 1 for line in lines)

    def _parsed(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict):
            if number == 1:
                raise self._no_results()
            raise ArenaError("arena-file-line", file=str(self.path), line=number)
        return data

    def _check(self, found: dict[str, Any], plan: Plan) -> None:
        """Refuse results of another plan."""
        if "format" not in found or "contests" not in found:
            raise self._no_results()
        for key, value in header_of(plan).items():
            if found.get(key) != value:
                facts = {"file": str(self.path), "key": key}
                there, here = excerpt(found.get(key), 200), excerpt(value, 200)
                raise ArenaError("arena-file-other", **facts, found=there, wanted=here)

    def _no_results(self) -> ArenaError:
        return ArenaError("arena-file-none", file=str(self.path))


def seed_in(path: Path) -> bytes | None:
    """Return the seed of the results in *path*, if there are any."""
    try:
        with path.open("rb") as file:
            return bytes.fromhex(json.loads(file.readline())["seed"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None


def missing(units: Iterable[Unit], store: Store | None) -> tuple[Unit, ...]:
    """Return those of *units* that *store* does not hold."""
    return tuple(unit for unit in units if store is None or unit not in store.outcomes)


def _fits(outcome: Outcome, plan: Plan) -> bool:
    players = len(plan.players)
    known = outcome.unit.contest in [contest.key for contest in plan.contests]
    games = len(outcome.games) == len(plan.rotations(0))
    whole = all(len(game.points) == players for game in outcome.games)
    return known and games and whole and players == len(outcome.cpu) == len(outcome.wall)
