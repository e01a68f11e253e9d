"""One player's match against bots, from its first question to its last score sheet."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, assert_never

from rich.text import Text

from kierki.bots import Guarded, decision_rng, make_bot
from kierki.cards.errors import KierkiError
from kierki.cards.seat import Seat
from kierki.game.actions import Action, Decline, Play
from kierki.game.choices import AskCard, AskLay, AskTrump
from kierki.game.claim import rest_of_deal
from kierki.game.events import DealScored, DealStarted, MatchEnded
from kierki.game.match import to_act
from kierki.game.state import Finished
from kierki.game.view import View, event_for, view_of
from kierki.i18n import Translator
from kierki.i18n.cards import parse_suits
from kierki.terminal.commands import Command, parse_command, words_for
from kierki.terminal.decision import decision, playable
from kierki.terminal.hint import hint, said
from kierki.terminal.history import history
from kierki.terminal.keeping import Keeper, file_name
from kierki.terminal.news import News
from kierki.terminal.prompts import answer, is_word, question
from kierki.terminal.screen import Screen
from kierki.terminal.sheet import ending, sheet
from kierki.terminal.table import REVEALING, Table
from kierki.terminal.warming import searches, without_search
from kierki.terminal.words import Words

if TYPE_CHECKING:
    from kierki.bots.searching.warming import Warming


class Outcome(Enum):
    """How a session ended."""

    FINISHED = auto()
    LEFT = auto()
    """The player quit; the match can go on another time."""


class _Quit(Exception):  # noqa: N818  it is no error
    """The player wants to leave."""


@dataclass(slots=True)
class Session:
    """A match being played by one person at the console."""

    table: Table
    me: Seat
    screen: Screen
    words: Words
    keeper: Keeper
    now: Callable[[], datetime]
    confirm: bool = False
    """Whether bots wait for Enter after the player's action, so that it can be taken back."""
    warming: Warming | None = None
    """What makes the opponents' search ready; None: it is, or nobody needs it."""
    bots: dict[Seat, Guarded] = field(init=False)
    news: News = field(init=False)
    claimed: int = field(default=0, init=False)
    """Number of the deal whose rest plays itself."""
    explained: bool = field(default=False, init=False)
    """Whether the player was told how to answer."""

    def __post_init__(self) -> None:
        self._seat_bots()
        self.news = News(self.words, self.table.record.variant)
        self.news.catch_up(self.view)

    def _seat_bots(self) -> None:
        names = enumerate(self.table.record.bots)
        self.bots = {Seat(s): Guarded(make_bot(n or "casual")) for s, n in names if s != self.me}

    @property
    def view(self) -> View:
        """What the player sees."""
        return view_of(self.table.match, self.me)

    @property
    def say(self) -> Translator:
        """What the player is told in."""
        return self.words.say

    @property
    def acted(self) -> bool:
        """Whether the player has done anything yet."""
        return any(seat == self.me for seat, _ in self.table.record.actions)

    def run(self) -> Outcome:
        """Play to the end of the match, or until the player leaves.

        Raises:
            EOFError: the input ended.
        """
        try:
            if self.table.match.is_over:
                results, variant = self.table.match.results, self.table.record.variant
                self.screen.show(*sheet(results, variant, self.words, self.screen.width))
                self._show_winners()
            while not self.table.match.is_over:
                seat = to_act(self.table.match.phase)[0]
                if seat == self.me:
                    self._decide()
                else:
                    self._do(seat, self._bot_action(seat))
        except _Quit:
            return self._leave()
        return Outcome.FINISHED

    def _bot_action(self, seat: Seat) -> Action:
        view = view_of(self.table.match, seat)
        if self.warming is not None and searches(self.table.record.bots[seat], view.number):
            self._finish_warming(self.warming)
        record = self.table.record
        rng = decision_rng(record.seed, seat, len(record.actions))
        return self.bots[seat].choose(view, rng)

    def _finish_warming(self, warming: Warming) -> None:
        """Wait until opponents can search; when they cannot, the careful bot plays for them."""
        if not warming.ready():
            self.screen.show(self.say.t("table-search-waits"))
        try:
            warming.wait()
        except Exception as error:  # noqa: BLE001  whatever the compiler meets, the match goes on
            why = " ".join(str(error).split())
            self.screen.show(
                Text(self.say.t("bot-search-missing", name="strong", why=why), "bold")
            )
            self.screen.show(self.say.t("table-search-missing"))
            self.table = replace(self.table, record=without_search(self.table.record))
            self._seat_bots()
        self.warming = None

    def _do(self, seat: Seat, action: Action) -> None:
        """Apply *action*, write the record, and tell what happened."""
        self.table = self.table.after(seat, action)
        failure = self.keeper.keep(self.table.record)
        if failure is not None:
            path, why = str(self.keeper.path), failure.strerror or str(failure)
            self.screen.show(Text(self.say.t("table-not-saved", file=path, why=why), "bold"))
        for event in self.table.news:
            for line in self.news.tell(event_for(event, self.me)):
                self.screen.show(line)
            match event:
                case DealScored():
                    self._show_deal_end(event)
                case MatchEnded():
                    self._show_winners()
                case DealStarted():
                    self._pause()
                case _:
                    pass

    def _decide(self) -> None:
        """Ask until the player answers with a legal action, and do it."""
        view = self.view
        forced = self._forced(view)
        if forced is not None:
            self._do(self.me, forced)
            return
        if isinstance(view.choice, AskLay):
            self.screen.show(*self.news.flush())
        self._show_decision(view)
        while True:
            line = self.screen.ask()
            if not line:
                self._show_decision(view)
                continue
            try:
                command = None if self._is_suit(line, view) else parse_command(line, self.say)
                if command is None:
                    self._do(self.me, answer(line, view, self.say))
                    self._wait_for_undo()
                    return
                if self._obey(command, view):
                    return
            except KierkiError as error:
                self._complain(error)

    def _is_suit(self, line: str, view: View) -> bool:
        """Return whether *line* names a suit where one is asked for: then it is no command."""
        return isinstance(view.choice, AskTrump) and bool(parse_suits(line, self.say.language))

    def _forced(self, view: View) -> Action | None:
        """Return what the player does without being asked: there is no choice, or no point."""
        match view.choice:
            case AskLay(cards) if not cards:
                return Decline()
            case AskCard(cards) if self.claimed == view.number:
                return Play(next(iter(cards)))
            case _:
                return None

    def _obey(self, command: Command, view: View) -> bool:
        """Do what *command* asks for; return whether the question is not open any more.

        Raises:
            UndoRefusedError: the last action cannot be taken back.
        """
        show, words = self.screen.show, self.words
        match command:
            case Command.HELP:
                show(*self._help())
            case Command.HISTORY:
                show(*history(view, words))
            case Command.HINT:
                record = self.table.record
                rng = decision_rng(record.seed, self.me, len(record.actions))
                show(hint(view, rng, words))
            case Command.UNDO:
                self._undo()
                return True
            case Command.SHEET:
                show(*sheet(view.results, view.variant, words, self.screen.width))
            case Command.RULES:
                from kierki.terminal.rules import rules_of_deal

                show(*rules_of_deal(view, words))
            case Command.CLAIM:
                return self._claim(view)
            case Command.QUIT:
                raise _Quit
            case _:
                assert_never(command)
        return False

    def _undo(self) -> None:
        action = self.table.record.actions[-1][1] if self.table.record.actions else None
        self.table = self.table.undone(self.me)
        self.keeper.keep(self.table.record)
        self.news.plays.clear()
        self.news.catch_up(self.view)
        assert action is not None
        line = Text(self.say.t("table-undone") + " ", "bold")
        self.screen.show(line.append_text(said(action, self.words)))

    def _wait_for_undo(self) -> None:
        """With `confirm` let the player take the action back before anybody else acts."""
        match = self.table.match
        if not self.confirm or match.is_over or self.me in to_act(match.phase):
            return
        if any(isinstance(event, REVEALING) for event in self.table.news):
            return
        while line := self.screen.ask(self.say.t("table-confirm")):
            match parse_command(line, self.say):
                case Command.UNDO:
                    self._undo()
                    return
                case Command.QUIT:
                    raise _Quit
                case _:
                    pass

    def _claim(self, view: View) -> bool:
        decided = rest_of_deal(self.table.match)
        if decided is None:
            early = view.variant.options.finish_early
            id = "table-claim-lottery" if isinstance(view.choice, AskLay) else "table-claim-open"
            self.screen.show(self.say.t(id))
            if early and not isinstance(view.choice, AskLay):
                self.screen.show(Text(self.say.t("table-claim-by-itself"), "dim"))
            return False
        if decided.taker is None:
            self.screen.show(self.say.t("table-news-early"))
        else:
            self.screen.show(self.words.of("table-news-early-taker", decided.taker))
        self.claimed = view.number
        return True

    def _help(self) -> list[Text]:
        lines = [Text(self.say.t("table-help-answers"))]
        for command in Command:
            letter, word, *_ = words_for(command, self.say)
            line = Text(f"{letter} ", "bold").append(word)
            lines.append(line.append(f": {self.say.t(f'table-help-{command}')}", "not bold"))
        return lines

    def _show_decision(self, view: View) -> None:
        self.screen.show("", *decision(view, self.words, self.screen.width))
        if not self.explained and playable(view):
            self.explained = True
            self.screen.show(Text(self.say.t("table-first-question"), "dim"))
        for line in question(view, self.words).splitlines():
            self.screen.show(Text(line, "bold"))

    def _complain(self, error: KierkiError) -> None:
        self.screen.show(Text(self.say.error(error), "yellow"))

    def _show_deal_end(self, event: DealScored) -> None:
        results = self.table.match.results
        stock = event.result.stock
        if stock is not None:
            line = Text(self.say.t("table-stock-card") + " ")
            self.screen.show(line.append_text(self.words.card(stock)))
        variant = self.table.record.variant
        self.screen.show("", *sheet(results, variant, self.words, self.screen.width))

    def _show_winners(self) -> None:
        match = self.table.match
        assert isinstance(match.phase, Finished)
        self.screen.show(
            "", *ending(match.phase.winners, match.results, match.variant, self.words)
        )

    def _pause(self) -> None:
        """Let the player read the score sheet before the next deal."""
        if not self.screen.interactive:
            return
        line = self.screen.ask(self.say.t("table-next-deal"))
        if parse_command(line, self.say) is Command.QUIT:
            raise _Quit

    def _leave(self) -> Outcome:
        """Say where the match is saved, or offer to save it."""
        path = self.keeper.path
        while path is None:
            proposed = file_name(self.now())
            line = self.screen.ask(self.say.t("table-ask-file", file=proposed))
            if is_word(line, "table-words-no", self.say):
                return Outcome.LEFT
            try:
                self.keeper.take(Path(line or proposed).expanduser(), self.table.record)
            except KierkiError as error:
                self._complain(error)
            except OSError as error:
                why = error.strerror or str(error)
                self.screen.show(self.say.t("table-not-saved", file=line or proposed, why=why))
            path = self.keeper.path
        self.screen.show(self.say.t("table-saved", file=shlex.quote(str(path))))
        return Outcome.LEFT
