"""A console made of paper: whole matches typed by a script, and what was shown."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from random import Random

from rich.console import Console

from kierki.cards.card import Card
from kierki.cards.seat import Seat
from kierki.game.choices import (
    AskBid,
    AskCard,
    AskGift,
    AskLay,
    AskMoon,
    AskPass,
    AskTalon,
    AskTrump,
)
from kierki.game.view import View
from kierki.i18n import Language, Translator
from kierki.record.record import Record
from kierki.terminal.hand import in_order
from kierki.terminal.keeping import Keeper
from kierki.terminal.screen import Screen
from kierki.terminal.session import Session
from kierki.terminal.setup import Wishes, make_record
from kierki.terminal.table import Table
from kierki.terminal.words import Words

NOW = datetime(2026, 1, 2, 3, 4, 5)  # noqa: DTZ001  people's clocks have no zone


class Paper:
    """A screen whose lines are typed by `typist`, which sees the session."""

    def __init__(self, width: int = 80) -> None:
        self.out = io.StringIO()
        self.console = Console(file=self.out, width=width, color_system=None, highlight=False)
        self.typist: Callable[[str], str] = self._nobody
        self.screen = Screen(self.console, self._read)

    def _nobody(self, prompt: str) -> str:
        raise EOFError

    def _read(self, prompt: str) -> str:
        self.out.write(prompt)
        line = self.typist(prompt)
        self.out.write(line + "\n")
        return line

    @property
    def text(self) -> str:
        return self.out.getvalue()


def lines(*typed: str) -> Callable[[str], str]:
    """A typist that types *typed*, then ends the input."""
    coming: Iterator[str] = iter(typed)

    def typist(_: str) -> str:
        try:
            return next(coming)
        except StopIteration:
            raise EOFError from None

    return typist


def new_record(
    variant: str = "kierki",
    *,
    language: Language = Language.PL,
    players: int | None = None,
    settings: Mapping[str, str] | None = None,
    seed: str = "1",
    seat: int = 1,
    bots: str = "random",
) -> tuple[Record, Seat]:
    wishes = Wishes(
        variant=variant,
        players=players,
        settings=tuple((settings or {}).items()),
        bots=bots,
        seed=seed,
        seat=seat,
    )
    return make_record(wishes, Translator(language, strict=True))


def open_session(
    record: Record,
    me: Seat,
    paper: Paper,
    say: Translator,
    *,
    path: Path | None = None,
    confirm: bool = False,
) -> Session:
    words = Words(say, record.names, me)
    keeper = Keeper(spare=Path("nowhere") / "spare.json", path=path)
    return Session(Table.open(record), me, paper.screen, words, keeper, lambda: NOW, confirm)


def typed_answer(view: View, say: Translator, rng: Random) -> str:
    """Any legal answer to what *view* asks, typed in one of the ways that are read."""

    def named(cards: Sequence[Card]) -> str:
        hand = in_order(view.hand)
        if rng.random() < 0.5:
            return " ".join(str(hand.index(card) + 1) for card in cards)
        return " ".join(map(say.card, cards))

    match view.choice:
        case AskCard(cards) | AskLay(cards):
            return named([rng.choice(list(cards))])
        case AskPass(count, cards):
            return named(rng.sample(list(cards), count))
        case AskGift(receivers, cards):
            return named(rng.sample(list(cards), len(receivers)))
        case AskTrump(suits):
            return rng.choice(
                [str(rng.randint(1, 4)), say.t("card-suit", suit=suits[0].name.lower())]
            )
        case AskTalon(reserves, may_be_free):
            options = ["1"]
            if may_be_free:
                options.append("2")
            if reserves:
                options.append(f"2 {rng.choice(reserves)}")
            return rng.choice(options)
        case AskBid():
            return rng.choice(["pass", str(rng.choice(view.choice.bids[:5]))])
        case AskMoon():
            return str(rng.randint(1, 2))
        case None:
            raise AssertionError("nothing is asked")


def let_play(
    session: Session,
    paper: Paper,
    rng: Random,
    *,
    besides: Callable[[View], str | None] = lambda _: None,
) -> None:
    """Play *session* to its end; `besides` may type something else instead of an answer."""

    def typist(prompt: str) -> str:
        view = session.view
        return besides(view) or typed_answer(view, session.say, rng)

    paper.typist = typist
    session.run()
