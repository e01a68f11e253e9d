"""The other end of the line protocol: a bot of ours in anybody's arena."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kierki.arena.players import make_ready
from kierki.arena.reader import LineReader
from kierki.arena.words import names_of
from kierki.bots.base import Bot
from kierki.bots.chance import DecisionRng
from kierki.bots.guard import Guarded
from kierki.game.actions import Action, PassCards, Play
from kierki.game.view import View

Watch = Callable[[View], None]


def answer(
    lines: Iterable[str],
    say: Callable[[str], None],
    bot: Bot,
    seed: bytes,
    *,
    name: str,
    watch: Watch | None = None,
) -> None:
    """Let *bot* answer *lines* through *say* until ``quit`` or the end of input.

    What it draws comes from *seed* and the number of answers so far. *watch* is shown each view.

    Raises:
        LineError: a line makes no sense.
    """
    guarded, reader, rng = Guarded(bot), LineReader(), DecisionRng(seed)
    answers = 0
    for line in lines:
        word = (line.split() or [""])[0]
        if word == "quit":
            return
        view = reader.read(line)
        if word == "hello":
            make_ready(bot)
            say(f"ready {name}")
        if view is None:
            continue
        if watch is not None:
            watch(view)
        assert view.seat is not None
        rng.move_to(view.seat, answers)
        action = guarded.choose(view, rng)
        answers += 1
        reader.answered(action)
        say(_reply(action))


def _reply(action: Action) -> str:
    match action:
        case PassCards(cards):
            return f"pass {names_of(cards)}"
        case Play(card):
            return f"play {names_of([card])}"
        case _:
            raise AssertionError("nothing else is asked")
