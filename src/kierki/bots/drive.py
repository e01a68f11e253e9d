"""Playing whole matches with bots in every seat."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import NamedTuple

from kierki.bots.base import Bot
from kierki.bots.guard import Guarded
from kierki.cards.seat import Seat
from kierki.cards.shuffle import Dealt
from kierki.game.actions import Action
from kierki.game.match import apply, start, to_act
from kierki.game.state import Match
from kierki.game.view import view_of
from kierki.variants.variant import Variant

_DECISION = b"kierki decision 1"


class Played(NamedTuple):
    """A match that was played to its end."""

    match: Match
    actions: tuple[tuple[Seat, Action], ...]
    """Every action in order, with the seat that took it."""


def decision_seed(seed: bytes, seat: int, index: int) -> int:
    """Return the number that seeds the rng of one decision.

    SHA-256 of a label, the match's seed, the seat as one byte and *index*, the number of actions
    in the match so far, as four bytes, big end first.
    """
    counter = seat.to_bytes(1, "big") + index.to_bytes(4, "big")
    return int.from_bytes(sha256(_DECISION + seed + counter).digest(), "big")


def decision_rng(seed: bytes, seat: int, index: int) -> Random:
    """Return the rng of one decision: the same whenever and wherever the match is played.

    *index* is the number of actions in the match so far.
    """
    return Random(decision_seed(seed, seat, index))


def play_match(
    variant: Variant,
    seed: bytes,
    bots: Sequence[Bot],
    *,
    prepared: tuple[Dealt, ...] = (),
    dealer: Seat | None = None,
) -> Played:
    """Return a match of *variant* that *bots*, one for each seat, played to its end.

    Raises:
        PreparedDealError: a prepared deal does not fit the variant.
    """
    guarded = [Guarded(bot) for bot in bots]
    match, _ = start(variant, seed, prepared=prepared, dealer=dealer)
    actions: list[tuple[Seat, Action]] = []
    rng = Random()
    while not match.is_over:
        seat = to_act(match.phase)[0]
        rng.seed(decision_seed(seed, seat, len(actions)))  # as `decision_rng`, and cheaper
        action = guarded[seat].choose(view_of(match, seat), rng)
        match, _ = apply(match, seat, action)
        actions.append((seat, action))
    return Played(match, tuple(actions))
