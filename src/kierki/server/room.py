"""A table as a value: what its facts come to, and what somebody may do there. No I/O, no clock.

`evolve(room, fact)` is the only way a room changes; `decide(room, user, command)` returns the
facts that a command makes, or raises `Refusal`. Hidden cards are in `Room.match`; what may leave
it is made by `kierki.game.view`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple, assert_never

from kierki.bots import make_bot
from kierki.cards.errors import KierkiError
from kierki.cards.seat import Seat
from kierki.cards.shuffle import commitment, joint_seed
from kierki.game.actions import Action
from kierki.game.events import Event
from kierki.game.match import apply, start, to_act
from kierki.game.state import Match, Passing
from kierki.protocol.client_in import (
    Act,
    Begin,
    Clear,
    ClientMessage,
    Fill,
    Ping,
    Rematch,
    Say,
    Sit,
    Stand,
    Sync,
)
from kierki.record.notation import format_action, parse_action
from kierki.record.record import Record
from kierki.server.facts import Acted, AnyFact, Began, BotSat, By, Opened, Sat, Stood
from kierki.variants import build, preset
from kierki.variants.load import from_record
from kierki.variants.variant import Variant


class Refusal(Exception):  # noqa: N818  # what a command meets, not a fault
    """A command that has no effect, and why."""

    def __init__(self, why: str, error: KierkiError | None = None) -> None:
        super().__init__(why)
        self.why = why
        """A stable name, as `Refused.why`."""
        self.error = error
        """What the rules say, where it is the rules that forbid it."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in a seat."""

    user: str
    name: str
    entropy: str = ""


@dataclass(frozen=True, slots=True)
class BotPlayer:
    """A bot in a seat."""

    bot: str


Sitter = Person | BotPlayer


@dataclass(frozen=True, slots=True)
class Room:
    """A table after `seq` facts."""

    table: str
    seq: int
    variant: Variant
    host: str
    public: bool
    sitters: tuple[Sitter | None, ...]
    """Who sits in each seat."""
    secret: bytes
    """The server's part of the next match's seed."""
    match: Match | None = None
    revealed: bytes = b""
    """The server's part of the seed of the match in hand, told to all when it is over."""
    seed: bytes = b""
    """Seed of the match."""
    dealer: Seat | None = None
    actions: tuple[tuple[Seat, Action], ...] = ()
    asked_at: int = 0
    """The fact since which the same seats are asked the same thing."""

    @property
    def is_playing(self) -> bool:
        """Whether a match is on."""
        return self.match is not None and not self.match.is_over

    @property
    def commitment(self) -> str:
        """What is published of the next match's secret beforehand (R-DEAL-3)."""
        return commitment(self.secret)

    @property
    def match_commitment(self) -> str:
        """What was published of the secret of the match in hand; empty: there is none."""
        return commitment(self.revealed) if self.revealed else ""

    def seat_of(self, user: str) -> Seat | None:
        """Return where *user* sits, or None."""
        for seat, sitter in enumerate(self.sitters):
            if isinstance(sitter, Person) and sitter.user == user:
                return Seat(seat)
        return None

    def record(self) -> Record:
        """Return the match so far as a record."""
        assert self.match is not None
        bots = [s.bot if isinstance(s, BotPlayer) else None for s in self.sitters]
        names = [_name(sitter) for sitter in self.sitters]
        return Record(
            self.variant,
            self.seed,
            tuple(names),
            tuple(bots),
            dealer=self.dealer,
            actions=self.actions,
        )


class Evolved(NamedTuple):
    """A room after a fact, and what happened in the match."""

    room: Room
    events: tuple[Event, ...]


def open_room(table: str, fact: Opened, secret: bytes) -> Room:
    """Return a new table.

    Raises:
        KierkiError: there is no such variant, or it does not take these options or players.
    """
    definition = from_record(fact.house) if fact.house else preset(fact.variant)
    variant = build(definition, players=fact.players, options=fact.options)
    return Room(
        table=table,
        seq=1,
        variant=variant,
        host=fact.host,
        public=fact.public,
        sitters=(None,) * fact.players,
        secret=secret,
    )


def evolve(room: Room, fact: AnyFact) -> Evolved:
    """Return *room* after *fact*, which was decided before."""
    seq = room.seq + 1
    match fact:
        case Opened():
            raise ValueError("a table is opened once")
        case Sat(seat=seat, user=user, name=name, entropy=entropy):
            return Evolved(_seated(room, seat, Person(user, name, entropy)), ())
        case BotSat(seat=seat, bot=bot):
            return Evolved(_seated(room, seat, BotPlayer(bot)), ())
        case Stood(seat=seat):
            return Evolved(_seated(room, seat, None), ())
        case Began(secret=secret, contributions=contributions, dealer=dealer, following=following):
            own = bytes.fromhex(secret)
            seed = joint_seed(own, [bytes.fromhex(part) for part in contributions])
            first = None if dealer is None else Seat(dealer)
            match_, events = start(room.variant, seed, dealer=first)
            began = replace(
                room,
                seq=seq,
                secret=bytes.fromhex(following),
                revealed=own,
                match=match_,
                seed=seed,
                dealer=first,
                actions=(),
                asked_at=seq,
            )
            return Evolved(began, events)
        case Acted(seat=seat, action=action):
            assert room.match is not None
            actor, done = parse_action(f"{seat} {action}")
            before = room.match.phase
            after, events = apply(room.match, actor, done)
            same = isinstance(before, Passing) and isinstance(after.phase, Passing)
            same = same and len(after.results) == len(room.match.results)
            acted = replace(
                room,
                seq=seq,
                match=after,
                actions=(*room.actions, (actor, done)),
                asked_at=room.asked_at if same else seq,
            )
            return Evolved(acted, events)
        case _:
            assert_never(fact)


def _seated(room: Room, seat: int, sitter: Sitter | None) -> Room:
    sitters = (*room.sitters[:seat], sitter, *room.sitters[seat + 1 :])
    return replace(room, seq=room.seq + 1, sitters=sitters)


def _name(sitter: Sitter | None) -> str:
    match sitter:
        case Person(name=name):
            return name
        case BotPlayer(bot):
            return bot
        case None:
            return "-"
        case _:
            assert_never(sitter)


def decide(
    room: Room, user: str, name: str, command: ClientMessage, *, fresh: bytes
) -> tuple[AnyFact, ...]:
    """Return the facts that *command* of *user*, called *name*, makes at *room*.

    Commands that change nothing, as `Say`, make none. *fresh* are 32 bytes drawn by chance, from
    which a later match may be dealt.

    Raises:
        Refusal: it may not be done now, or not by them.
    """
    match command:
        case Sit(seat=seat, entropy=entropy):
            return _sit(room, Person(user, name, entropy), seat)
        case Stand():
            return _stand(room, user)
        case Fill(bot=bot, seat=seat):
            return _fill(room, user, bot, seat)
        case Clear(seat=seat):
            return _clear(room, user, seat)
        case Begin() | Rematch():
            return _begin(room, user, fresh, again=isinstance(command, Rematch))
        case Act(at=at, action=action):
            return _act(room, user, at, action)
        case Say() | Sync() | Ping():
            return ()
        case _:
            assert_never(command)


def _sit(room: Room, person: Person, seat: int) -> tuple[AnyFact, ...]:
    if room.is_playing:
        raise Refusal("playing")
    if room.seat_of(person.user) is not None:
        raise Refusal("seated-already")
    if seat >= len(room.sitters):
        raise Refusal("no-such-seat")
    if room.sitters[seat] is not None:
        raise Refusal("seat-taken")
    return (Sat(seat=seat, user=person.user, name=person.name, entropy=person.entropy),)


def _stand(room: Room, user: str) -> tuple[AnyFact, ...]:
    seat = room.seat_of(user)
    if seat is None:
        raise Refusal("not-seated")
    if room.is_playing:
        raise Refusal("playing")
    return (Stood(seat=seat),)


def _fill(room: Room, user: str, bot: str, seat: int | None) -> tuple[AnyFact, ...]:
    _only_host(room, user)
    if room.is_playing:
        raise Refusal("playing")
    try:
        make_bot(bot)
    except KierkiError as error:
        raise Refusal("no-such-bot", error) from error
    if seat is not None:
        if seat >= len(room.sitters):
            raise Refusal("no-such-seat")
        if room.sitters[seat] is not None:
            raise Refusal("seat-taken")
        return (BotSat(seat=seat, bot=bot),)
    free = [place for place, sitter in enumerate(room.sitters) if sitter is None]
    if not free:
        raise Refusal("seat-taken")
    return tuple(BotSat(seat=place, bot=bot) for place in free)


def _clear(room: Room, user: str, seat: int) -> tuple[AnyFact, ...]:
    _only_host(room, user)
    if room.is_playing:
        raise Refusal("playing")
    if seat >= len(room.sitters) or not isinstance(room.sitters[seat], BotPlayer):
        raise Refusal("no-bot-there")
    return (Stood(seat=seat),)


def _begin(room: Room, user: str, fresh: bytes, *, again: bool) -> tuple[AnyFact, ...]:
    _only_host(room, user)
    if room.is_playing:
        raise Refusal("playing")
    if again != (room.match is not None):
        raise Refusal("nothing-to-repeat" if again else "played-already")
    if any(sitter is None for sitter in room.sitters):
        raise Refusal("seats-free")
    parts = tuple(s.entropy if isinstance(s, Person) else "" for s in room.sitters)
    dealer = None
    if room.match is not None:
        first = room.match.results[0].dealer
        dealer = (first + 1) % len(room.sitters)
    return (
        Began(
            secret=room.secret.hex(),
            contributions=parts,
            following=fresh.hex(),
            dealer=dealer,
        ),
    )


def _act(room: Room, user: str, at: int, text: str) -> tuple[AnyFact, ...]:
    seat = room.seat_of(user)
    if seat is None:
        raise Refusal("not-seated")
    if room.match is None or room.match.is_over:
        raise Refusal("no-match")
    if at < room.asked_at or at > room.seq:
        raise Refusal("stale")
    try:
        _, action = parse_action(f"{seat} {text}")
    except KierkiError as error:
        raise Refusal("not-an-action", error) from error
    return (acted(room, seat, action, by="person"),)


def acted(room: Room, seat: Seat, action: Action, *, by: By, bot: str = "") -> Acted:
    """Return the fact that *seat* does *action*.

    Raises:
        Refusal: the rules forbid it.
    """
    assert room.match is not None
    try:
        apply(room.match, seat, action)
    except KierkiError as error:
        why = "out-of-turn" if seat not in to_act(room.match.phase) else "illegal"
        raise Refusal(why, error) from error
    text = format_action(seat, action).split(" ", 1)[1]
    return Acted(seat=seat, action=text, by=by, bot=bot)


def bots_due(room: Room) -> tuple[tuple[Seat, str], ...]:
    """Return the seats that a bot must act for now, and which bot."""
    if room.match is None:
        return ()
    due = []
    for seat in to_act(room.match.phase):
        sitter = room.sitters[seat]
        if isinstance(sitter, BotPlayer):
            due.append((seat, sitter.bot))
    return tuple(due)


def _only_host(room: Room, user: str) -> None:
    if user != room.host:
        raise Refusal("not-host")
