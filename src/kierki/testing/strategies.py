"""Hypothesis strategies: variants with any options, matches at any point.

A match is drawn as its variant, seeds and a number of turns; the turns themselves are played at
random (`kierki.testing.playing`), which is much faster than drawing each card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import assert_never

from hypothesis import strategies as st

from kierki.cards.card import Card, format_card
from kierki.cards.deck import deck, hand_size
from kierki.cards.shuffle import SEED_BYTES
from kierki.game.match import start
from kierki.game.state import Match
from kierki.testing.playing import turns
from kierki.variants import (
    Definition,
    Direction,
    Moon,
    TrumpCall,
    Variant,
    Win,
    build,
    players_of,
    preset,
    preset_keys,
    write_options,
)
from kierki.variants.build import family_of
from kierki.variants.kinds import (
    CardPointsKind,
    ChoiceKind,
    CycleKind,
    Kind,
    NumberKind,
    RankKind,
    SwitchKind,
)
from kierki.variants.options import declared

REVERSE_MOONS = (Moon.COUNT, Moon.LOSE, Moon.GIVE)
DEALS = 2
"""About how many deals are played before the point at which a match is drawn, at most."""
SHORT = {"limit": (1, 120), "deals": (0, 4), "no_trick_bonus": (-10, 10)}
"""Bounds within which numbers are drawn, so that matches stay short."""


def seeds() -> st.SearchStrategy[bytes]:
    """Return a strategy for the seed of a match."""
    return st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)


def rngs() -> st.SearchStrategy[Random]:
    """Return a strategy for sources of chance, the same at every run."""
    return st.integers(0, 2**32 - 1).map(Random)


@st.composite
def variants(draw: st.DrawFn, keys: Sequence[str] | None = None) -> Variant:
    """Draw a preset among *keys* (all, unless said otherwise), players and options for it."""
    families = [keys] if keys else [_of_family("kierki"), _of_family("hearts")]
    definition = preset(draw(st.sampled_from(draw(st.sampled_from(families)))))
    players = draw(st.sampled_from(players_of(definition)))
    options = draw(options_for(definition, players))
    return build(definition, players=players, options=options)


@st.composite
def options_for(draw: st.DrawFn, definition: Definition, players: int) -> dict[str, object]:
    """Draw options that *definition* accepts for *players*; those not drawn stay as they are."""
    own = build(definition, players=players).options
    chosen: dict[str, object] = {}
    for key, option in declared(own.FAMILY).items():
        if draw(st.booleans()):
            chosen[key] = draw(_values(key, option.kind, players))
    return _agreeing(write_options(own) | chosen, players)


@st.composite
def matches(draw: st.DrawFn, of: st.SearchStrategy[Variant] | None = None) -> Match:
    """Draw a match of a variant that *of* draws, at any point from its start to its end.

    Of a match that is one round of several contracts, up to all but the last are left out, so
    that each is drawn as often as the others.
    """
    variant = draw(variants() if of is None else of)
    if not variant.repeats:
        first = draw(st.integers(0, len(variant.schedule) - 1))
        variant = replace(variant, schedule=variant.schedule[first:])
    match = start(variant, draw(seeds())).match
    rng = draw(rngs())
    calling = st.integers(0, 2 * variant.players)  # where trumps, talon and pass are talked over
    count = draw(calling | st.integers(0, DEALS * (len(deck(variant.players)) + 2)))
    for turn in islice(turns(match, rng), count):
        match = turn.after
    return match


def _of_family(family: str) -> list[str]:
    return [key for key in preset_keys() if family_of(preset(key)) == family]


def _values(key: str, kind: Kind, players: int) -> st.SearchStrategy[object]:
    match kind:
        case SwitchKind():
            return st.booleans()
        case RankKind():
            return st.integers(kind.low, kind.high)
        case NumberKind() if key == "pass_count":
            return st.integers(kind.low, hand_size(players))
        case NumberKind():
            return st.integers(*SHORT.get(key, (kind.low, kind.high)))
        case ChoiceKind():
            return st.sampled_from([choice.value for choice in kind.choices])
        case CycleKind():
            words = [word.value for word in Direction if word is not Direction.ACROSS]
            even = [*words, Direction.ACROSS.value]
            return st.lists(
                st.sampled_from(words if players % 2 else even), min_size=1, max_size=5
            )
        case CardPointsKind():
            return _card_points(players)
        case _:
            assert_never(kind)


def _card_points(players: int) -> st.SearchStrategy[object]:
    """Draw penalties, and perhaps bonuses; some card is always a penalty, so matches end."""
    cards = [format_card(Card(c)) for c in deck(players)]
    penalties = st.dictionaries(
        st.sampled_from([*cards, "*H", "*C", "Q*", "K*"]),
        st.integers(1, 30),
        min_size=1,
        max_size=5,
    )
    bonuses = st.dictionaries(st.sampled_from(cards), st.integers(-12, -1), max_size=2)
    return st.builds(_plus, bonuses, penalties)


def _plus(bonuses: dict[str, int], penalties: dict[str, int]) -> dict[str, int]:
    """Return both together, with as much penalty as keeps every deal above nothing.

    A single penalty card would make every deal a moon, which not every moon allows.
    """
    single = not any("*" in selector for selector in penalties)
    rest = {"*H": 2 - sum(bonuses.values())} if bonuses or single else {}
    return bonuses | rest | penalties


def _agreeing(options: dict[str, object], players: int) -> dict[str, object]:
    """Return *options* with those put right that do not go together or with so many players."""
    changed: dict[str, object] = {}
    if players > 4 and options.get("trump_call") == TrumpCall.TALON:
        changed["trump_call"] = TrumpCall.DECLARER.value
    if "moon" not in options:  # Kierki
        return options | changed
    reverse = options["win"] == Win.HIGHEST
    if reverse != (options["moon"] in REVERSE_MOONS) and options["moon"] != Moon.NONE:
        changed["moon"] = (Moon.GIVE if reverse else Moon.MIXED).value
    if players != 4:
        changed["teams"] = False
    if reverse or options["deals"]:
        changed["countdown"] = False
    return options | changed
