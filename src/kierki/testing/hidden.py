"""Holding a view to its promise: what a seat cannot know does not change what it is shown.

A deal is played, then played again with cards exchanged that the seat has not seen. As long as
everybody can do the same as before, the seat must be shown the same, to the letter. What a seat
has seen is worked out here from the deal and the actions alone, not from views.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random

from kierki.cards.card import Card
from kierki.cards.cardset import CardSet
from kierki.cards.deck import deck
from kierki.cards.seat import Seat, clockwise_from
from kierki.cards.shuffle import Dealt
from kierki.game.actions import Action, GiveCards, NameTrump, PassCards, Play
from kierki.game.errors import IllegalAction
from kierki.game.events import EndedEarly, Event, StockLaid
from kierki.game.match import apply, to_act
from kierki.game.opening import pass_steps, start_deal
from kierki.game.state import Finished, Match, Result, Source, Tricks
from kierki.game.view import event_for, view_of
from kierki.rules import calling
from kierki.testing.playing import turns
from kierki.variants.contract import TrickContract, TrumpCall

ShowsMatch = Callable[[Match, Seat | None], object]
ShowsEvent = Callable[[Event, Seat | None], object]
Actions = tuple[tuple[Seat, Action], ...]


class LeakError(AssertionError):
    """A seat was shown something that depends on cards it cannot know."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The match after an action, or at the start of a deal, and what happened just then."""

    match: Match
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """A deal as it was played."""

    start: Match
    """The match at the start of the deal."""
    dealt: Dealt
    actions: Actions
    moments: tuple[Moment, ...]
    """The first before any action, then one after each; the last one is after the deal."""


def course_of(match: Match, rng: Random) -> Course:
    """Return the deal that *match* is at the start of, played at random to its end."""
    assert not isinstance(match.phase, Finished)
    dealt = match.phase.deal.dealt
    actions: list[tuple[Seat, Action]] = []
    for turn in turns(match, rng):
        actions.append((turn.seat, turn.action))
        if len(turn.after.results) > len(match.results):
            break
    moments = tuple(replayed(match, dealt, tuple(actions)))
    return Course(match, dealt, tuple(actions), moments)


def replayed(
    match: Match, dealt: Dealt, actions: Actions, *, seed: bytes | None = None
) -> Iterator[Moment]:
    """Yield each moment of the deal at whose start *match* is, with other cards.

    The deals after it are drawn by *seed*; None: by the match's own.

    Raises:
        IllegalAction: one of *actions* cannot be done with these cards.
    """
    assert not isinstance(match.phase, Finished)
    deal = match.phase.deal
    own = match.source
    prepared = (dealt,) * deal.number  # only the last of them is dealt
    source = Source(own.seed if seed is None else seed, prepared, own.dealer)
    step = start_deal(match.variant, source, deal.number, deal.dealer)
    assert not isinstance(step.after, Result)
    match = replace(match, source=source, phase=step.after)
    yield Moment(match, step.events)
    for seat, action in actions:
        match, events = apply(match, seat, action)
        yield Moment(match, events)


def unseen(course: Course, seat: Seat | None, count: int) -> CardSet:
    """Return the cards of which *seat* cannot know after *count* actions where they lie."""
    assert not isinstance(course.start.phase, Finished)
    deal, players = course.start.phase.deal, course.start.players
    done = course.actions[:count]
    seen = set(course.dealt.talon)
    for _, action in done:
        if isinstance(action, Play):
            seen.add(action.card)
    for moment in course.moments[: count + 1]:
        seen |= {event.card for event in moment.events if isinstance(event, StockLaid)}
        if len(moment.match.results) == deal.number and course.dealt.stock is not None:
            seen.add(course.dealt.stock)  # it is shown after the deal (R-CARD-4)
    if seat is not None:
        hand = course.dealt.hands[seat]
        contract = deal.contract
        if isinstance(contract, TrickContract) and contract.trump_call is TrumpCall.FIRST_FIVE:
            named = any(isinstance(action, NameTrump) for _, action in done)
            hand = hand if named else hand[: calling.cards_seen(players, len(hand))]
        seen |= {*hand, *_received(course, seat, done)}
    return CardSet.of(c for c in deck(players) if c not in seen)


def _received(course: Course, seat: Seat, done: Actions) -> Iterator[Card]:
    """Yield the cards that *seat* was passed, or given by the taker of the talon."""
    assert not isinstance(course.start.phase, Finished)
    deal, players = course.start.phase.deal, course.start.players
    passed = {who: action.cards for who, action in done if isinstance(action, PassCards)}
    if len(passed) == players:
        assert isinstance(deal.contract, TrickContract)
        steps = pass_steps(deal.contract, deal.number, players)
        yield from passed[Seat((seat - steps) % players)]
    for giver, action in done:
        if isinstance(action, GiveCards) and giver != seat:
            others = tuple(clockwise_from(giver, players))[1:]
            yield action.cards[others.index(seat)]


def exchanged(course: Course, places: dict[Card, Card]) -> tuple[Dealt, Actions]:
    """Return the deal and the actions with every card replaced by the one that *places* names."""

    def put(card: Card) -> Card:
        return places.get(card, card)

    def moved(action: Action) -> Action:
        match action:
            case PassCards(cards):
                return PassCards(CardSet.of(map(put, cards)))
            case GiveCards(cards):
                return GiveCards(tuple(map(put, cards)))
            case _:
                return action

    dealt = course.dealt
    hands = tuple(tuple(map(put, hand)) for hand in dealt.hands)
    stock = None if dealt.stock is None else put(dealt.stock)
    actions = tuple((seat, moved(action)) for seat, action in course.actions)
    return Dealt(hands, dealt.talon, stock), actions


def check_hidden(
    course: Course,
    seat: Seat | None,
    rng: Random,
    *,
    shows: ShowsMatch = view_of,
    tells: ShowsEvent = event_for,
    tries: int = 10,
) -> int:
    """Play *course* with unseen cards exchanged and compare what *seat* is shown, *tries* times.

    Returns how many times the others could do the same with other cards, so that something was
    compared.

    Raises:
        LeakError: the seat was shown something else.
    """
    compared = 0
    for attempt in range(tries):
        count = rng.randint(0, len(course.actions))
        cards = list(unseen(course, seat, count))
        if len(cards) < 2:
            continue
        moving = rng.sample(cards, 2 if attempt % 2 else rng.randint(2, len(cards)))
        places = dict(zip(moving, moving[1:] + moving[:1], strict=True))
        dealt, actions = exchanged(course, places)
        try:
            moments = tuple(replayed(course.start, dealt, actions[:count]))
        except IllegalAction:
            continue
        if all(map(_same_for_all, course.moments, moments)):
            _compare(course, moments, seat, shows, tells)
            compared += 1
    return compared


def _same_for_all(ours: Moment, theirs: Moment) -> bool:
    """Return whether what the rules themselves tell everybody about hidden cards is the same."""
    return _open(ours) == _open(theirs)


def _open(moment: Moment) -> tuple[object, ...]:
    """Return who holds the lowest club, that a deal ends early, that the stock card fits."""
    match, phase = moment.match, moment.match.phase
    opening = isinstance(phase, Tricks) and not phase.tricks and not phase.trick
    leader = to_act(phase) if opening else None
    claims = tuple(e for e in moment.events if isinstance(e, EndedEarly | StockLaid))
    return len(match.results), leader, claims


def _compare(
    course: Course,
    moments: tuple[Moment, ...],
    seat: Seat | None,
    shows: ShowsMatch,
    tells: ShowsEvent,
) -> None:
    for number, (ours, theirs) in enumerate(zip(course.moments, moments, strict=False)):
        for what, other in zip(ours.events, theirs.events, strict=True):
            _hold(number, seat, tells(what, seat), tells(other, seat))
        _hold(number, seat, shows(ours.match, seat), shows(theirs.match, seat))
    last = len(moments) - 1
    ours, theirs = course.moments[last], moments[last]
    if repr(shows(ours.match, seat)) != repr(shows(theirs.match, seat)):
        raise LeakError(f"after {last} actions seat {seat} is shown other text")


def _hold(number: int, seat: Seat | None, ours: object, theirs: object) -> None:
    if ours != theirs:
        raise LeakError(f"after {number} actions seat {seat} is shown {ours} or {theirs}")
