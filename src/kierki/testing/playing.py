"""Matches played at random, one turn at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from kierki.bots.answers import drawn
from kierki.cards.seat import Seat
from kierki.game.actions import Action
from kierki.game.events import Event
from kierki.game.match import apply, to_act
from kierki.game.state import Match
from kierki.game.view import view_of


@dataclass(frozen=True, slots=True)
class Turn:
    """One action, with the match before and after it."""

    before: Match
    seat: Seat
    action: Action
    after: Match
    events: tuple[Event, ...]


def turns(match: Match, rng: Random) -> Iterator[Turn]:
    """Yield turns from *match* to its end: every action is drawn from all that are legal.

    Where several seats may act, each is as likely to be the next.

    >>> from kierki.cards import parse_seed
    >>> from kierki.game import start
    >>> from kierki.variants import build, preset
    >>> match = start(build(preset("kierki")), parse_seed("1")).match
    >>> *_, last = turns(match, Random(1))
    >>> last.after.is_over, sum(last.after.totals)
    (True, 0)
    """
    while not match.is_over:
        acting = to_act(match.phase)
        seat = acting[0] if len(acting) == 1 else rng.choice(acting)
        choice = view_of(match, seat).choice
        assert choice is not None, f"seat {seat} may act and is asked nothing"
        action = drawn(choice, rng)
        after, events = apply(match, seat, action)
        yield Turn(match, seat, action, after, events)
        match = after
