"""A record: everything that is needed to play a match again, and nothing that follows from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from kierki.cards.seat import Seat
from kierki.cards.shuffle import SEED_BYTES, Dealt
from kierki.game.actions import Action
from kierki.game.errors import IllegalAction
from kierki.game.match import Transition, apply, start
from kierki.game.state import Match
from kierki.record.errors import RecordError
from kierki.variants.variant import Variant

LONGEST_NAME = 60


def is_name(text: object) -> bool:
    """Return whether *text* may be a player's or a bot's name: one short printable line."""
    return isinstance(text, str) and 0 < len(text) <= LONGEST_NAME and text.isprintable()


def _refused(where: str, found: object, accepts: str) -> RecordError:
    return RecordError("value", where=where, found=found, accepts=accepts)


@dataclass(frozen=True, slots=True)
class Record:
    """A match so far: its rules, its seed, who plays, and every action in order."""

    variant: Variant
    seed: bytes
    """32 bytes, from which come all deals that are not prepared (R-DEAL-2)."""
    names: tuple[str, ...]
    """Each seat's player."""
    bots: tuple[str | None, ...]
    """Which bot plays each seat; None: a person."""
    dealer: Seat | None = None
    """First dealer; None: drawn by the seed (R-CARD-3)."""
    prepared: tuple[Dealt, ...] = ()
    """Deals given beforehand, played before any that the seed draws."""
    actions: tuple[tuple[Seat, Action], ...] = ()

    def __post_init__(self) -> None:
        players = self.variant.players
        if len(self.seed) != SEED_BYTES:
            raise _refused("seed", self.seed.hex(), f"0-9 a-f ({2 * SEED_BYTES})")
        for given in (self.names, self.bots):
            if len(given) != players:
                raise RecordError("length", where="players", found=len(given), accepts=players)
        for name in (*self.names, *self.bots):
            if name is not None and not is_name(name):
                raise _refused("players", name, f'"…" (1–{LONGEST_NAME})')
        if self.dealer is not None and not 0 <= self.dealer < players:
            raise _refused("dealer", self.dealer, f"0–{players - 1}")

    def after(self, seat: Seat, action: Action) -> Record:
        """Return the record with one action more; whether it is legal is not asked here."""
        return replace(self, actions=(*self.actions, (seat, action)))

    def transitions(self) -> Iterator[Transition]:
        """Yield the match at its start, then after each action, with what happened.

        Raises:
            RecordError: an action breaks the rules; the error names its place, the action and why.
            PreparedDealError, RepeatedCardError: a prepared deal does not fit the variant.
        """
        transition = start(self.variant, self.seed, prepared=self.prepared, dealer=self.dealer)
        yield transition
        begun = 0
        for index, (seat, action) in enumerate(self.actions):
            match = transition.match
            try:
                transition = apply(match, seat, action)
            except IllegalAction as error:
                raise IllegalRecordError(match, index - begun, seat, action, error) from error
            after = transition.match
            if len(after.results) > len(match.results) and not after.is_over:
                begun = index + 1
            yield transition

    def match(self) -> Match:
        """Return the match after the last action.

        Raises:
            RecordError: an action breaks the rules.
        """
        match = None
        for transition in self.transitions():
            match = transition.match
        assert match is not None  # the start always comes
        return match


class IllegalRecordError(RecordError):
    """A record whose action breaks the rules: at which match, by whom, and why."""

    def __init__(
        self, match: Match, index: int, seat: Seat, action: Action, reason: IllegalAction
    ) -> None:
        self.match = match
        """The match before the action."""
        self.seat = seat
        self.action = action
        self.reason = reason
        self.index = index
        """How many actions of the deal come before it."""
        where = f"deals[{len(match.results) - match.is_over}].actions[{index}]"
        super().__init__("illegal", where=where, reason=reason)
