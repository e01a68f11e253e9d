"""Keeping the match in a file, so that whatever happens to the console loses nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from kierki.cards.errors import KierkiError
from kierki.record import codec
from kierki.record.record import Record


class FileTakenError(KierkiError):
    """A file that holds something else than the match that would be saved to it."""

    def __init__(self, path: Path) -> None:
        super().__init__("table-file-taken", file=str(path))


@dataclass
class Keeper:
    """Where a match is kept."""

    spare: Path
    """Where it goes when play is broken off and nobody named a file."""
    path: Path | None = None
    """The file that is written after every action; None: none was named."""
    failing: bool = field(default=False, init=False)

    def keep(self, record: Record) -> OSError | None:
        """Write *record* if a file was named; return what went wrong, the first time it does."""
        if self.path is None:
            return None
        try:
            codec.save(self.path, record)
        except OSError as error:
            told, self.failing = self.failing, True
            return None if told else error
        self.failing = False
        return None

    def take(self, path: Path, record: Record) -> None:
        """Keep *record* in *path* from now on.

        Raises:
            FileTakenError: the file holds anything but an earlier state of this match.
            OSError: it cannot be written.
        """
        if path.exists() and not _is_earlier(path, record):
            raise FileTakenError(path)
        codec.save(path, record)
        self.path = path

    def rescue(self, record: Record) -> Path | None:
        """Write *record* once more before the end, wherever it can be; return where it is."""
        for path in (self.path, self.spare):
            if path is not None:
                try:
                    path.parent.mkdir(parents=True, exist_ok=True)
                    codec.save(path, record)
                except OSError:
                    continue
                return path
        return None


def _is_earlier(path: Path, record: Record) -> bool:
    """Return whether *path* holds *record* as it was before some of its actions, or as it is."""
    try:
        found = codec.load(path)
    except (KierkiError, OSError):
        return False
    count = len(found.actions)
    return _bare(found) == _bare(record) and found.actions == record.actions[:count]


def _bare(record: Record) -> tuple[object, ...]:
    return (
        record.variant, record.seed, record.names, record.bots, record.dealer, record.prepared
    )  # fmt: skip


def spare_path(environ: Mapping[str, str], now: datetime) -> Path:
    """Return where a match that nobody named a file for is rescued to."""
    state = environ.get("XDG_STATE_HOME")
    folder = Path(state) if state and Path(state).is_absolute() else Path.home() / ".local/state"
    return folder / "kierki" / file_name(now)


def file_name(now: datetime) -> str:
    """Return a file name for a match saved *now*."""
    return f"kierki-{now:%Y%m%d-%H%M%S}.json"
