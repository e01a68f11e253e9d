"""Records for tests: whole matches played at random, and records drawn at any point of a match."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random

from hypothesis import strategies as st

from kierki.cards import Seat, parse_seed
from kierki.game import start
from kierki.game.opening import dealt_for
from kierki.game.state import Source
from kierki.record import Record
from kierki.record.record import LONGEST_NAME
from kierki.testing.playing import turns
from kierki.testing.strategies import rngs, seeds, variants
from kierki.variants import Variant, build, preset

SEED = parse_seed("5eed")
LONGEST_MATCH = 1000
"""Actions; whole matches of Kierki have 550 to 850."""


def blank(variant: Variant, seed: bytes = SEED) -> Record:
    """A record before its first action."""
    names = tuple(f"Gracz {seat + 1}" for seat in range(variant.players))
    return Record(variant, seed, names, (None,) * variant.players)


def played(record: Record, rng: Random, count: int | None = None) -> Record:
    """*record*, a fresh one, after *count* random actions, or to the end of its match."""
    first = start(record.variant, record.seed, prepared=record.prepared, dealer=record.dealer)
    done = islice(turns(first.match, rng), count)
    return replace(record, actions=tuple((turn.seat, turn.action) for turn in done))


@cache
def whole(key: str = "kierki", players: int = 4, **options: object) -> Record:
    """A whole match of a preset."""
    variant = build(preset(key), players=players, options=dict(options))
    return played(blank(variant), Random(1))


def printable() -> st.SearchStrategy[str]:
    """Names as people might choose them, quotes, brackets and all."""
    signs = st.characters(exclude_categories=("C", "Z")) | st.sampled_from(' "\\[];%{}|>,.')
    return st.text(signs, min_size=1, max_size=LONGEST_NAME).filter(str.isprintable)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A record of any variant with any options at any point of its match."""
    variant = draw(variants())
    given = draw(st.integers(0, 0 if draw(st.booleans()) else 4))
    other = Source(draw(seeds()))
    prepared = tuple(dealt_for(variant, other, n) for n in range(1, given + 1))
    if not variant.repeats:
        prepared = prepared[: len(variant.schedule)]
    players = variant.players
    fresh = Record(
        variant,
        draw(seeds()),
        tuple(draw(st.lists(printable(), min_size=players, max_size=players))),
        tuple(draw(st.lists(st.none() | printable(), min_size=players, max_size=players))),
        draw(st.none() | st.integers(0, players - 1).map(Seat)),
        prepared,
    )
    return played(fresh, draw(rngs()), draw(st.integers(0, LONGEST_MATCH)))
