"""Playing whole matches with bots in every seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kierki.bots.base import Bot
from kierki.bots.chance import DecisionRng
from kierki.bots.guard import Guarded
from kierki.cards.seat import Seat
from kierki.cards.shuffle import Dealt
from kierki.game.actions import Action
from kierki.game.match import apply, start, to_act
from kierki.game.state import Finished, Match
from kierki.game.view import view_of
from kierki.variants.variant import Variant


class Played(NamedTuple):
    """A match that was played to its end."""

    match: Match
    actions: tuple[tuple[Seat, Action], ...]
    """Every action in order, with the seat that took it."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won."""
        assert isinstance(self.match.phase, Finished)
        return self.match.phase.winners


def play_match(
    variant: Variant,
    seed: bytes,
    bots: Sequence[Bot],
    *,
    prepared: tuple[Dealt, ...] = (),
    dealer: Seat | None = None,
) -> Played:
    """Return a match of *variant* that *bots*, one for each seat, played to its end.

    Each decision is made with the rng that `kierki.bots.chance.decision_rng` gives.

    Raises:
        PreparedDealError: a prepared deal does not fit the variant.
    """
    guarded = [Guarded(bot) for bot in bots]
    match, _ = start(variant, seed, prepared=prepared, dealer=dealer)
    actions: list[tuple[Seat, Action]] = []
    rng = DecisionRng(seed)
    while not match.is_over:
        seat = to_act(match.phase)[0]
        rng.move_to(seat, len(actions))
        action = guarded[seat].choose(view_of(match, seat), rng)
        match, _ = apply(match, seat, action)
        actions.append((seat, action))
    return Played(match, tuple(actions))
