"""What every transition returns: the phase that follows, or the deal's result, and events."""

from __future__ import annotations

from typing import NamedTuple

from kierki.game.events import Event
from kierki.game.state import Phase, Result


class Step(NamedTuple):
    """One transition of a deal."""

    after: Phase | Result
    events: tuple[Event, ...]
