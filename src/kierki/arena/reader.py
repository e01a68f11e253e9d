"""A seat that learns of the game only from lines of the protocol, and what it may know of it.

The bots see nothing but a view, so lines are made into views. A view made here is equal to the
one that `view_of` gives to the same seat of the same match.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kierki.arena.errors import LineError
from kierki.arena.hello import DIRECTIONS, PASSED, PLAYERS, Rules, read_hello
from kierki.arena.words import CARDS
from kierki.cards.card import Card
from kierki.cards.cardset import CardSet
from kierki.cards.errors import KierkiError, excerpt
from kierki.cards.seat import Seat, right_of
from kierki.game.actions import Action, PassCards
from kierki.game.choices import AskCard, AskPass, Choice
from kierki.game.opening import DIRECTION_CODES
from kierki.game.state import Result, Trick
from kierki.game.view import NO_CARDS, View
from kierki.rules import passing
from kierki.variants.contract import Direction, Moon, TrickContract
from kierki.variants.variant import Variant

HAND = 13
WORDS = ("pass", "received", "start", "turn", "played", "trick", "end")
ALL = tuple(Seat(seat) for seat in range(PLAYERS))


@dataclass(slots=True)
class _Deal:
    """The deal in hand, as far as it has been told."""

    seat: Seat
    direction: Direction
    variant: Variant
    dealer: Seat
    hand: CardSet
    passed: CardSet = NO_CARDS
    received: CardSet = NO_CARDS
    leader: Seat | None = None
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    sizes: list[int] = field(default_factory=lambda: [HAND] * PLAYERS)
    won: list[int] = field(default_factory=lambda: [0] * PLAYERS)
    points: list[int] = field(default_factory=lambda: [0] * PLAYERS)
    broken: bool = False

    @property
    def contract(self) -> TrickContract:
        """What the deal plays."""
        contract = self.variant.schedule[0]
        assert isinstance(contract, TrickContract)
        return contract

    @property
    def steps(self) -> int:
        """Seats clockwise that passed cards move."""
        return passing.steps_of(DIRECTION_CODES[self.direction], PLAYERS)


@dataclass(slots=True)
class LineReader:
    """Takes the arena's lines one by one, and gives a view wherever one asks for an answer.

    The protocol does not say who deals, which changes nothing in Hearts: seat 0 is taken to deal
    first, or the seat to the right of the one that opens where the two of clubs does not.
    """

    rules: Rules | None = None
    results: tuple[Result, ...] = ()
    totals: tuple[int, ...] = (0,) * PLAYERS
    deal: _Deal | None = None

    def read(self, line: str) -> View | None:
        """Take *line* in and return what the seat sees if it is asked for cards, else None.

        A line whose first word is not known is passed over.

        Raises:
            LineError: the line makes no sense, or not here.
        """
        word, *rest = line.split() or [""]
        if word == "hello":
            self.rules = read_hello(rest)
            return None
        if word == "deal":
            self._dealt(line, rest)
            return None
        if word not in WORDS:
            return None
        if self.deal is None:
            raise _wrong(line)
        try:
            return self._taken(self.deal, word, rest)
        except (KierkiError, ValueError, LookupError):
            raise _wrong(line) from None

    def _taken(self, deal: _Deal, word: str, rest: list[str]) -> View | None:
        match word:
            case "pass":
                return self._view(deal, ALL, AskPass(PASSED, deal.hand))
            case "turn":
                return self._turn(deal, rest)
            case "received":
                _take_received(deal, rest)
            case "start":
                self._start(deal, rest)
            case "played":
                _take_played(deal, rest)
            case "trick":
                _take_trick(deal, rest)
            case _:
                self._end(deal, rest)
        return None

    def answered(self, action: Action) -> None:
        """Note what the seat answered: nobody will tell it what it passed."""
        if isinstance(action, PassCards) and self.deal is not None:
            self.deal.passed = action.cards

    def _dealt(self, line: str, words: list[str]) -> None:
        if self.rules is None or len(words) != 3 + HAND or words[2] not in DIRECTIONS:
            raise _wrong(line)
        try:
            seat, hand = _seat(words[1]), CardSet.of(map(CARDS.__getitem__, words[3:]))
        except (KierkiError, ValueError, LookupError):
            raise _wrong(line) from None
        direction = DIRECTIONS[words[2]]
        variant = self.rules.variant(direction)
        dealer = Seat(len(self.results) % PLAYERS)
        self.deal = _Deal(seat, direction, variant, dealer, hand)

    def _start(self, deal: _Deal, words: list[str]) -> None:
        deal.leader = _seat(words[0])
        if self.rules is not None and not self.rules.lead:
            deal.dealer = right_of(deal.leader, PLAYERS)

    def _turn(self, deal: _Deal, words: list[str]) -> View:
        legal = CardSet.of(map(CARDS.__getitem__, words))
        if deal.leader is None or not legal:
            raise ValueError("nothing may be played")
        return self._view(deal, (deal.seat,), AskCard(legal))

    def _end(self, deal: _Deal, words: list[str]) -> None:
        if len(words) != PLAYERS:
            raise ValueError("not one number for each seat")
        points = tuple(map(int, words))
        self.deal = None
        if self.rules is None or not self.rules.match:
            return
        self.totals = tuple(a + b for a, b in zip(self.totals, points, strict=True))
        result = Result(
            number=len(self.results) + 1,
            contract=deal.contract.key,
            dealer=deal.dealer,
            points=points,
            won=tuple(deal.won),
            shooter=_shooter(deal),
        )
        self.results += (result,)

    def _view(self, deal: _Deal, to_act: tuple[Seat, ...], choice: Choice) -> View:
        return View(
            seat=deal.seat,
            variant=deal.variant,
            results=self.results,
            totals=self.totals,
            number=len(self.results) + 1,
            contract=deal.contract,
            dealer=deal.dealer,
            to_act=to_act,
            choice=choice,
            hand=deal.hand,
            hand_sizes=tuple(deal.sizes),
            passed=deal.passed,
            received=deal.received,
            pass_steps=deal.steps,
            leader=deal.leader,
            trick=deal.trick,
            tricks=deal.tricks,
            won=tuple(deal.won),
            points=tuple(deal.points),
            broken=deal.broken,
        )


def _take_received(deal: _Deal, words: list[str]) -> None:
    deal.received = CardSet.of(map(CARDS.__getitem__, words))
    if len(deal.received) != len(deal.passed):
        raise ValueError("another number of cards")
    deal.hand = deal.hand - deal.passed | deal.received


def _take_played(deal: _Deal, words: list[str]) -> None:
    seat, card = _seat(words[0]), CARDS[words[1]]
    if deal.leader is None or len(deal.trick) == PLAYERS or deal.sizes[seat] == 0:
        raise ValueError("no card can be played")
    deal.trick += (card,)
    deal.sizes[seat] -= 1
    deal.broken = deal.broken or card in deal.contract.broken_by
    if seat == deal.seat:
        deal.hand -= CardSet.of([card])


def _take_trick(deal: _Deal, words: list[str]) -> None:
    winner, points = _seat(words[0]), int(words[1])
    if deal.leader is None or len(deal.trick) != PLAYERS:
        raise ValueError("the trick is not complete")
    deal.tricks += (Trick(deal.leader, deal.trick, winner),)
    deal.won[winner] += 1
    deal.points[winner] += points
    deal.leader, deal.trick = winner, ()


def _shooter(deal: _Deal) -> Seat | None:
    """Return who took every penalty card, where that is a moon (R-MOON-1)."""
    if deal.contract.moon is Moon.NONE:
        return None
    whole = deal.contract.total(PLAYERS)
    return next((seat for seat in ALL if deal.points[seat] == whole), None)


def _seat(word: str) -> Seat:
    return ALL["0123".index(word)] if len(word) == 1 else ALL[PLAYERS]


def _wrong(line: str) -> LineError:
    return LineError("arena-line", line=excerpt(line, 100))
