"""The table of the arena: plays a deal or a match of a plan, in every rotation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import Self

from kierki.arena.errors import FaultError, PlayerError
from kierki.arena.outcome import Game, Outcome
from kierki.arena.plan import Contest, Plan, Unit
from kierki.arena.players import Player, is_program, open_player
from kierki.arena.times import Times
from kierki.bots.chance import DecisionRng
from kierki.cards.seat import Seat
from kierki.game.actions import Action
from kierki.game.choices import AskBid, AskCard, AskLay, Choice
from kierki.game.ending import shown_totals
from kierki.game.events import DealScored, Event
from kierki.game.match import apply, start, to_act
from kierki.game.state import Finished, Match
from kierki.game.view import event_for, view_of
from kierki.variants.variant import Variant


def is_forced(choice: Choice) -> bool:
    """Return whether there is but one answer to *choice*: it tells nothing of how a bot thinks."""
    match choice:
        case AskCard(cards) | AskLay(cards):
            return len(cards) <= 1
        case AskBid():
            return not choice.bids
        case _:
            return False


class Table:
    """The players of a plan, ready to play any part of it. Close it: programs must be ended."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._players: list[Player] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Send everybody away."""
        while self._players:
            try:
                self._players[-1].close()
            finally:
                self._players.pop()

    def play(self, unit: Unit) -> Outcome:
        """Return what *unit* comes to; the points hang on nothing but the plan.

        Raises:
            PlayerError: a player failed.
        """
        plan, contest = self.plan, self.plan.contest(unit.contest)
        cpu, wall = ([Times() for _ in plan.players] for _ in range(2))
        games = []
        for rotation in plan.rotations(unit.index):
            if contest.is_match and any(map(is_program, plan.players)):
                self.close()  # a program that lives for one match cannot mix up two
            self._open(contest, unit, rotation)
            game = _Game(plan, contest, unit, rotation, self._players)
            games.append(game.play(cpu, wall))
        return Outcome(unit, tuple(games), tuple(cpu), tuple(wall))

    def _open(self, contest: Contest, unit: Unit, rotation: int) -> None:
        plan = self.plan
        variant, match = contest.variant(unit.index), contest.is_match
        while len(self._players) < len(plan.players):
            player = len(self._players)
            try:
                made = open_player(
                    plan.players[player], variant, match=match, timeout=plan.timeout
                )
            except FaultError as fault:
                raise _player_error(fault, plan, unit, rotation, player) from fault
            self._players.append(made)


class _Game:
    """One game: *players* are seated, each *rotation* seats on from where the plan has it."""

    def __init__(
        self,
        plan: Plan,
        contest: Contest,
        unit: Unit,
        rotation: int,
        players: Sequence[Player],
    ) -> None:
        count = len(players)
        self.plan, self.contest, self.unit, self.rotation = plan, contest, unit, rotation
        self.variant: Variant = contest.variant(unit.index)
        self.numbers = [(seat - rotation) % count for seat in range(count)]
        """The player in each seat."""
        self.seated = [players[number] for number in self.numbers]
        self.learning = [Seat(s) for s in range(count) if self.seated[s].learns]
        self.rng = DecisionRng(plan.decisions_seed(unit, rotation))
        self.taken = 0
        self.deals = 0

    def play(self, cpu: list[Times], wall: list[Times]) -> Game:
        """Return what the game comes to, and add each player's times."""
        index, contest = self.unit.index, self.contest
        prepared = contest.prepared[index : index + 1]
        seed = self.plan.deal_seed(self.unit)
        match, events = start(self.variant, seed, prepared=prepared, dealer=contest.dealer(index))
        self._tell(events)
        while not match.is_over and (contest.is_match or not match.results):
            asked = to_act(match.phase)
            # All answer before anybody's answer counts: a pass is made by all at once.
            actions = [(seat, self._answer(match, seat, cpu, wall)) for seat in asked]
            for seat, action in actions:
                match, events = apply(match, seat, action)
                self.taken += 1
                self._tell(events)
        return self._result(match)

    def _answer(self, match: Match, seat: Seat, cpu: list[Times], wall: list[Times]) -> Action:
        view = view_of(match, seat)
        self.rng.move_to(seat, self.taken)
        player = self.numbers[seat]
        try:
            answer = self.seated[seat].choose(view, self.rng)
        except FaultError as fault:
            raise _player_error(fault, self.plan, self.unit, self.rotation, player) from fault
        assert view.choice is not None
        if not is_forced(view.choice):
            wall[player].add(answer.wall_ns)
            if answer.cpu_ns is not None:
                cpu[player].add(answer.cpu_ns)
        return answer.action

    def _tell(self, events: Iterable[Event]) -> None:
        """Send *events* to those who learn from them; of a lone deal nothing after its score."""
        if not self.learning:
            return
        for event in events:
            if self.deals and not self.contest.is_match:
                return
            base = 0 if self.contest.is_match else self.unit.index * len(self.seated)
            deal_id = base + (self.deals if self.contest.is_match else self.rotation)
            for seat in self.learning:
                self.seated[seat].told(seat, self.variant, (event_for(event, seat),), deal_id)
            self.deals += isinstance(event, DealScored)

    def _result(self, match: Match) -> Game:
        count = len(self.seated)
        seats = [(player + self.rotation) % count for player in range(count)]
        whole = self.contest.is_match
        results = match.results if whole else match.results[:1]
        points = shown_totals(self.variant, match.totals) if whole else results[0].points
        winners = match.phase.winners if isinstance(match.phase, Finished) and whole else ()
        return Game(
            points=tuple(points[seat] for seat in seats),
            moons=tuple(self.numbers[r.shooter] for r in results if r.shooter is not None),
            deals=len(results),
            winners=tuple(sorted(self.numbers[seat] for seat in winners)),
        )


def _player_error(
    fault: FaultError, plan: Plan, unit: Unit, rotation: int, player: int
) -> PlayerError:
    return PlayerError(
        fault,
        player=plan.players[player],
        seat=(player + rotation) % len(plan.players),
        deal=unit.index + 1,
        rotation=rotation,
        match=plan.contest(unit.contest).is_match,
    )
