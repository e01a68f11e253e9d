"""What each answer leads to and what that rests on, as plain data for hints and analysis."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from random import Random

from kierki.bots.facts import Facts, facts_of
from kierki.bots.searching.aim import aim_of
from kierki.bots.searching.bot import weigh
from kierki.bots.searching.levels import Level
from kierki.bots.searching.weighed import Answer
from kierki.cards.card import Card, Suit
from kierki.cards.cardset import CardSet
from kierki.cards.seat import Seat
from kierki.game.actions import Action
from kierki.game.view import View
from kierki.rules.tricks import SUIT_BITS
from kierki.search.aim import FOR_POINTS, FOR_RANK, FOR_WIN
from kierki.variants.contract import TrickContract


class Goal(StrEnum):
    """What `Answer.utility` counts."""

    POINTS = "points"
    """Points of this deal: one's own less a part of the others', more being better."""
    RANK = "rank"
    """Minus the final rank to be expected: -1 is the first place."""
    WIN = "win"
    """The chance to win the match, from 0 to 1."""


GOALS = {FOR_POINTS: Goal.POINTS, FOR_RANK: Goal.RANK, FOR_WIN: Goal.WIN}


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """What is certain about the hidden cards of another seat."""

    seat: Seat
    cards: int
    """How many it holds that are not played."""
    holds: CardSet
    """Cards known to be there: passed or given to it, or left for nobody else."""
    voids: tuple[Suit, ...]
    """Suits that it cannot hold, of those that anybody else still holds."""
    lacks: CardSet
    """All hidden cards that it cannot hold."""


@dataclass(frozen=True, slots=True)
class Located:
    """A card that matters and is not played: where it may be."""

    card: Card
    seats: tuple[Seat, ...]
    """One seat: there it is. None: it lies face down."""


@dataclass(frozen=True, slots=True)
class KnownFacts:
    """What the seat knows for certain, whoever it plays with."""

    hidden: tuple[int, ...]
    """Cards of each suit, clubs first, that are out and not in the seat's own hand."""
    seats: tuple[SeatFacts, ...]
    """The other seats, clockwise from the seat's left."""
    located: tuple[Located, ...]
    """Hidden cards that score in this contract."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a search says about every answer to one choice."""

    answers: tuple[Answer, ...]
    """Those that were tried, the best first."""
    goal: Goal
    worlds: int
    """Sampled worlds; every answer was tried in each of them."""
    facts: KnownFacts

    @property
    def best(self) -> Action:
        """The answer that is worth most."""
        return self.answers[0].action


def explain(view: View, budget: Level, rng: Random) -> Explanation:
    """Return what each answer to ``view.choice`` leads to, searched with the work of *budget*.

    A bot of level *budget* with an equal rng gives `Explanation.best`.

    Raises:
        ValueError: nothing is asked, or only to pass one's turn.
    """
    found = weigh(view, budget, rng)
    if found is None:
        raise ValueError("there is nothing to weigh")
    best = found.best  # first among equals, as the bot chooses
    ranked = sorted(found.answers, key=lambda a: (a.action != best, -a.utility.mean))
    goal = GOALS[aim_of(view, budget).goal]
    return Explanation(tuple(ranked), goal, found.worlds, known_facts(view))


def known_facts(view: View) -> KnownFacts:
    """Return what the seat of *view* knows of the cards it does not see."""
    assert view.seat is not None
    facts = facts_of(view)
    hidden = facts.unseen & ~view.hand.mask
    others = [Seat((view.seat + step) % view.players) for step in range(1, view.players)]
    seats = tuple(_seat_facts(facts, hidden, seat, view.hand_sizes[seat]) for seat in others)
    matters = 0
    if isinstance(view.contract, TrickContract):
        points = view.contract.card_points
        matters = sum(1 << card for card in range(52) if points[card] and hidden >> card & 1)
    located = tuple(
        Located(card, tuple(s.seat for s in seats if s.cards and card not in s.lacks))
        for card in CardSet(matters)
    )
    counts = tuple((hidden >> 13 * suit & SUIT_BITS).bit_count() for suit in Suit)
    return KnownFacts(counts, seats, located)


def _seat_facts(facts: Facts, hidden: int, seat: Seat, cards: int) -> SeatFacts:
    """Return what is certain about *seat*, whose hand may be several places."""
    holds, lacks = 0, hidden
    for place in facts.places:
        if place.at == seat and place.size:
            holds |= place.fixed & hidden
            lacks &= place.cannot
    elsewhere = 0
    for place in facts.places:
        if place.at != seat:
            elsewhere |= place.fixed
    lacks = (lacks | elsewhere) & hidden & ~holds
    if (hidden & ~lacks).bit_count() == cards:
        holds = hidden & ~lacks
    if holds.bit_count() == cards:
        lacks = hidden & ~holds
    suits = [(suit, hidden >> 13 * suit & SUIT_BITS) for suit in Suit]
    lacking = [suit for suit, out in suits if out and not out & ~(lacks >> 13 * suit)]
    return SeatFacts(seat, cards, CardSet(holds), tuple(lacking), CardSet(lacks))
