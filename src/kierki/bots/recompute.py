"""Bots made to decide again: whether a record's moves are those that its bots make.

A bot's answer hangs on what its seat may see, its name and the rng of the decision alone. So
anybody who has the record can find out that a bot saw no more than it may.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kierki.bots.chance import DecisionRng
from kierki.bots.guard import Guarded
from kierki.bots.registry import make_bot
from kierki.cards.seat import Seat
from kierki.game.actions import Action
from kierki.game.view import view_of
from kierki.record.record import Record


@dataclass(frozen=True, slots=True)
class Redecided:
    """One move of a bot, decided again."""

    deal: int
    """Number of the deal, from 1."""
    index: int
    """How many actions of the match come before it."""
    seat: Seat
    bot: str
    action: Action
    """What the record says."""
    answer: Action
    """What the bot does."""

    @property
    def agrees(self) -> bool:
        """Whether the record is right."""
        return self.action == self.answer


def redecide(record: Record) -> Iterator[Redecided]:
    """Yield every move of *record* that a bot made, decided again, in the order of the match.

    Raises:
        UnknownBotError, BotSpecError: a seat was played by a program that is not one of ours.
        RecordError: an action breaks the rules.
    """
    made = {seat: make_bot(name) for seat, name in enumerate(record.bots) if name is not None}
    bots = {seat: Guarded(bot) for seat, bot in made.items()}
    rng = DecisionRng(record.seed)
    moves = enumerate(record.actions)
    for transition, (index, (seat, action)) in zip(record.transitions(), moves, strict=False):
        if seat not in bots:
            continue
        view = view_of(transition.match, seat)
        rng.move_to(seat, index)
        answer = bots[seat].choose(view, rng)
        bot = record.bots[seat]
        assert bot is not None
        yield Redecided(view.number, index, seat, bot, action, answer)
