"""Who sits in the arena: bots of ours, asked in this process, and programs, asked in lines."""

from __future__ import annotations

import shlex
import time
from collections.abc import Iterable
from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from kierki.arena.errors import ArenaError, FaultError
from kierki.arena.hello import DIGITS, PASSED, hello_line
from kierki.arena.process import Process
from kierki.arena.words import CARDS, names_of
from kierki.bots.answers import fits
from kierki.bots.base import Bot
from kierki.bots.registry import make_bot
from kierki.cards.card import Card
from kierki.cards.cardset import CardSet
from kierki.cards.errors import excerpt
from kierki.cards.seat import Seat
from kierki.game.actions import Action, PassCards, Play
from kierki.game.choices import AskCard, AskPass
from kierki.game.events import (
    CardPlayed,
    CardsPassed,
    DealScored,
    DealStarted,
    Event,
    TrickTaken,
)
from kierki.game.view import View
from kierki.variants.contract import TrickContract
from kierki.variants.variant import Variant

PROGRAM = "cmd:"


class Answer(NamedTuple):
    """What a player chose, and what it cost."""

    action: Action
    cpu_ns: int | None
    """None where the system does not tell."""
    wall_ns: int


class Player(Protocol):
    """Somebody in a seat. Views and events come through the referee's door for that seat."""

    learns: bool
    """Whether events are wanted."""

    def told(self, seat: Seat, variant: Variant, events: Iterable[Event], deal_id: int) -> None:
        """Take note of *events* of the deal *deal_id*, as *seat* may see them."""

    def choose(self, view: View, rng: Random) -> Answer:
        """Return the answer to ``view.choice``.

        Raises:
            FaultError: there is none, or it is not legal.
        """

    def close(self) -> None:
        """Leave."""


@runtime_checkable
class Prepares(Protocol):
    """A bot that has something to do before its first decision, such as compiling."""

    def prepare(self) -> None:
        """Return when the bot is ready to play at its full strength."""


def make_ready(bot: Bot) -> Bot:
    """Return *bot* when it is as strong and as fast as it will ever be."""
    if isinstance(bot, Prepares):
        bot.prepare()
    return bot


class OurBot:
    """A bot of ours. An answer that is not legal is a fault here: nobody stands in for it."""

    learns = False

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def told(self, seat: Seat, variant: Variant, events: Iterable[Event], deal_id: int) -> None:
        """Do nothing: a bot knows what it sees."""

    def choose(self, view: View, rng: Random) -> Answer:
        """Return the bot's answer; its CPU time is the process's, all threads together."""
        wall, cpu = time.perf_counter_ns(), time.process_time_ns()
        try:
            action = self.bot.choose(view, rng)
        except Exception as error:
            raise FaultError("arena-raised", what=excerpt(repr(error), 200)) from error
        cpu, wall = time.process_time_ns() - cpu, time.perf_counter_ns() - wall
        if view.choice is None or not fits(view.choice, action):
            asked = excerpt(repr(view.choice), 200)
            raise FaultError("arena-not-legal", said=excerpt(repr(action), 200), asked=asked)
        return Answer(action, cpu, wall)

    def close(self) -> None:
        """Do nothing."""


class Program:
    """A program that plays Hearts by the line protocol, over all the deals of a run."""

    learns = True

    def __init__(self, command: str, hello: str, *, timeout: float) -> None:
        """Start *command* and greet it.

        Raises:
            FaultError: it cannot be started, or does not greet back.
        """
        self.process = Process(shlex.split(command), timeout=timeout)
        self._led = False
        try:
            reply = self.process.ask(hello)
            if reply.split()[:1] != ["ready"]:
                raise FaultError("arena-malformed", said=excerpt(reply), line=hello)
        except BaseException:
            self.close()
            raise

    def told(self, seat: Seat, variant: Variant, events: Iterable[Event], deal_id: int) -> None:
        """Send what happened as lines."""
        for event in events:
            match event:
                case DealStarted():
                    hand, digit = event.hands[seat], _direction(variant, event.number)
                    assert hand is not None
                    self._led = False
                    self._tell(f"deal {deal_id} {seat} {digit} {names_of(hand)}")
                case CardsPassed(_, received):
                    own = received[seat]
                    assert own is not None
                    self._tell(f"received {names_of(own)}")
                case CardPlayed(player, card):
                    self._start(player)
                    self._tell(f"played {player} {names_of([card])}")
                case TrickTaken(_, winner, _, points):
                    self._tell(f"trick {winner} {points}")
                case DealScored(result):
                    self._tell("end " + " ".join(map(str, result.points)))
                case _:
                    pass  # the protocol has no words for the rest

    def choose(self, view: View, rng: Random) -> Answer:
        """Return what the program answers."""
        match view.choice:
            case AskPass(_, hand):
                line, allowed = "pass", hand
            case AskCard(cards):
                assert view.leader is not None
                self._start(view.leader)
                line, allowed = f"turn {names_of(cards)}", cards
            case _:
                raise AssertionError("the variant was checked: nothing else is asked")
        wall, cpu = time.perf_counter_ns(), self.process.cpu_ns()
        reply = self.process.ask(line)
        after, wall = self.process.cpu_ns(), time.perf_counter_ns() - wall
        spent = None if cpu is None or after is None else after - cpu
        word, *names = reply.split(" ")
        wanted, count = ("pass", PASSED) if line == "pass" else ("play", 1)
        if word != wanted or len(names) != count or not set(names) <= set(CARDS):
            raise FaultError("arena-malformed", said=excerpt(reply), line=line)
        named = [CARDS[name] for name in names]
        if len(set(named)) != count or not all(card in allowed for card in named):
            raise FaultError("arena-illegal", said=excerpt(reply), line=line, legal=str(allowed))
        return Answer(_action(wanted, named), spent, wall)

    def close(self) -> None:
        """End the program."""
        self.process.close()

    def _tell(self, line: str) -> None:
        self.process.tell(line)

    def _start(self, leader: Seat) -> None:
        if not self._led:
            self._led = True
            self._tell(f"start {leader}")


def _direction(variant: Variant, number: int) -> str:
    """Return the digit of the direction in which cards are passed in deal *number*."""
    contract = variant.contract(number)
    assert isinstance(contract, TrickContract)
    assert contract.passing is not None
    cycle = contract.passing.cycle
    return DIGITS[cycle[(number - 1) % len(cycle)]]


def _action(word: str, cards: list[Card]) -> Action:
    return PassCards(CardSet.of(cards)) if word == "pass" else Play(cards[0])


def is_program(spec: str) -> bool:
    """Return whether *spec* asks for a program."""
    return spec.startswith(PROGRAM)


def check_player(spec: str, variants: Iterable[Variant], *, match: bool) -> None:
    """Refuse a *spec* that names no player, or one that cannot play *variants*.

    Raises:
        KierkiError: so it is.
    """
    if not is_program(spec):
        make_bot(spec)
        return
    try:
        words = shlex.split(spec.removeprefix(PROGRAM))
    except ValueError:
        words = []
    if not words:
        raise ArenaError("arena-no-command", found=excerpt(spec))
    for variant in variants:
        hello_line(variant, match=match)


def open_player(spec: str, variant: Variant, *, match: bool, timeout: float) -> Player:
    """Return the player that *spec* asks for: a bot's, or ``cmd:`` and a command.

    Raises:
        KierkiError: there is none, or it does not start.
    """
    if is_program(spec):
        hello = hello_line(variant, match=match)
        return Program(spec.removeprefix(PROGRAM), hello, timeout=timeout)
    return OurBot(make_ready(make_bot(spec)))
