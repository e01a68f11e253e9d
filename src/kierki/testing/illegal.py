"""Actions that a match must refuse: every kind of them, at any point."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from kierki.cards.card import Card, Suit
from kierki.cards.cardset import CardSet
from kierki.cards.seat import Seat
from kierki.game.actions import (
    Action,
    Bid,
    ChooseMoon,
    Decline,
    GiveCards,
    MoonChoice,
    NameTrump,
    OpenAuction,
    PassCards,
    Play,
    TakeTalon,
)
from kierki.game.choices import (
    AskBid,
    AskCard,
    AskGift,
    AskLay,
    AskMoon,
    AskPass,
    AskTalon,
    AskTrump,
    Choice,
)
from kierki.game.match import to_act
from kierki.game.state import Match
from kierki.game.view import view_of

ALL_CARDS = CardSet((1 << 52) - 1)
NO_CARDS: tuple[int, ...] = (-1, 52, 53, 10**30, True, False)
"""What is no card, though some of it counts as a number."""
EVERY_KIND: tuple[Action, ...] = (
    PassCards(CardSet()),
    NameTrump(Suit.CLUBS),
    TakeTalon(),
    OpenAuction(None),
    OpenAuction(100),
    Bid(100),
    GiveCards(()),
    Play(Card(0)),
    Decline(),
    ChooseMoon(MoonChoice.OLD),
)


def illegal_actions(match: Match) -> Iterator[tuple[Seat, Action]]:
    """Yield pairs of a seat and an action that `kierki.game.apply` must refuse.

    They are: anything from a seat that is not asked, or from none at the table; anything but an
    answer to what a seat is asked; and answers with cards not held, not legal, twice or too many
    or too few, with numbers out of range or between the steps, and with booleans for numbers.
    """
    acting = to_act(match.phase)
    for seat in map(Seat, range(-1, match.players + 2)):
        if seat not in acting:
            yield from ((seat, action) for action in EVERY_KIND)
            if 0 <= seat < match.players:
                yield from ((seat, Play(c)) for c in view_of(match, seat).hand)
    for seat in acting:
        choice = view_of(match, seat).choice
        assert choice is not None
        yield from ((seat, action) for action in wrong_answers(choice))


def wrong_answers(choice: Choice) -> Iterator[Action]:
    """Yield answers that *choice* does not allow."""
    yield from (action for action in EVERY_KIND if not isinstance(action, _answers(choice)))
    match choice:
        case AskCard(cards):
            yield from _wrong_cards(cards)
        case AskLay(cards):
            yield from _wrong_cards(cards)
            if cards:
                yield Decline()
        case AskPass(count, cards):
            yield from _wrong_passes(count, cards)
        case AskTrump():
            yield from (NameTrump(number) for number in (-1, 4, True))  # type: ignore[arg-type]
        case AskTalon(reserves, may_be_free):
            yield from (OpenAuction(points) for points in _beside(reserves))
            if not may_be_free:
                yield OpenAuction(None)
        case AskBid():
            yield from (Bid(points) for points in _beside(choice.bids))
        case AskGift(receivers, cards):
            yield from _wrong_gifts(len(receivers), cards)
        case AskMoon():
            yield ChooseMoon("sun")  # type: ignore[arg-type]
        case _:
            assert_never(choice)


def _answers(choice: Choice) -> tuple[type, ...]:
    match choice:
        case AskCard():
            return (Play,)
        case AskLay():
            return (Play, Decline)
        case AskPass():
            return (PassCards,)
        case AskTrump():
            return (NameTrump,)
        case AskTalon():
            return (TakeTalon, OpenAuction)
        case AskBid():
            return (Bid, Decline)
        case AskGift():
            return (GiveCards,)
        case AskMoon():
            return (ChooseMoon,)
        case _:
            assert_never(choice)


def _wrong_cards(legal: CardSet) -> Iterator[Action]:
    yield from (Play(c) for c in ALL_CARDS - legal)
    yield from (Play(Card(number)) for number in NO_CARDS)


def _wrong_passes(count: int, hand: CardSet) -> Iterator[Action]:
    held, foreign = tuple(hand), tuple(ALL_CARDS - hand)
    for size in sorted({0, count - 1, min(count + 1, len(held)), len(held)} - {count}):
        yield PassCards(CardSet.of(held[:size]))
    yield PassCards(CardSet.of((*held[: count - 1], foreign[0])))
    yield PassCards(CardSet.of(foreign[:count]))
    short = CardSet.of(held[: count - 1]).mask
    yield from (PassCards(CardSet(mask)) for mask in (short | 1 << 52, short | 1 << 60, -1))


def _wrong_gifts(count: int, hand: CardSet) -> Iterator[Action]:
    held, foreign = tuple(hand), tuple(ALL_CARDS - hand)
    yield from (GiveCards(held[:size]) for size in (0, count - 1, count + 1, len(held)))
    yield GiveCards((held[0],) * count)
    yield GiveCards((*held[: count - 1], foreign[0]))
    yield from (GiveCards((*held[1:count], Card(number))) for number in NO_CARDS)


def _beside(allowed: range) -> Iterator[int]:
    """Yield numbers that are not in *allowed*: between its steps, beyond its ends."""
    first, step = allowed.start, allowed.step
    last = allowed[-1] if allowed else first - step
    near = {first - step, first - 1, first + 1, last + 1, last + step, 0, -step, 10**30}
    yield from sorted(number for number in near if number not in allowed)
    yield from (True, False)
