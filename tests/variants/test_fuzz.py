"""Whatever a file holds, it gives a variant that can be played or a `VariantFileError`."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random

from hypothesis import given, strategies as st

from kierki.game import start
from kierki.i18n import Language, Translator
from kierki.testing.playing import turns
from kierki.variants import (
    Variant,
    VariantError,
    VariantFileError,
    build,
    check,
    options_from_text,
    preset,
    preset_keys,
    write_options,
)
from kierki.variants.load import from_record, parse
from kierki.variants.options import OPTIONS_OF, declared
from support import SEED, examples

WORDS = sorted(
    {
        *(
            "*H",
            "Q*",
            "QS",
            "2C",
            "10♥",
            "*",
            "XX",
            "3",
            "4",
            "5",
            "6",
            "7",
            "2",
            "else",
            "pl",
            "en",
        ),
        *("share", "per-seat", "lottery_count", "robber", "positive=trump", "deals=0", "left", ""),
        *(
            "no-tricks",
            "no-queens",
            "trump",
            "lottery",
            "black-lady",
            "ours",
            "talon",
            "new",
            "give",
        ),
        *("highest", "across", "hold", "\x1b[2J", "ł", "\u202e", "a" * 300, "hearts", "kierki"),
    }
)
TOP = [
    "format",
    "key",
    "family",
    "based_on",
    "name",
    "source",
    "players",
    "deals",
    "total",
    "cards",
]
OF_CONTRACT = [
    *("name", "total", "join", "hearts", "prizes", "prizes_per_seat", "card_points"),
    *("trick_points", "last_tricks", "trumps", "hearts_held_back", "must_drop"),
    *("hearts_held_back_until_broken", "clean_first_trick", "lowest_club_leads"),
]
OPTIONS = sorted({key for family in OPTIONS_OF for key in declared(family)})

leaves = st.one_of(
    st.sampled_from(WORDS),
    st.booleans(),
    st.integers(-30, 30),
    st.sampled_from([0, 100, 10_000, 10_001, -(10**9), 10**9 + 1, 10**30]),
    st.sampled_from([0.5, float("nan"), float("inf"), None]),
)
values = st.recursive(
    leaves,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(WORDS), inner, max_size=4)
    ),
    max_leaves=8,
)


def tables(keys: list[str], most: int) -> st.SearchStrategy[dict[str, object]]:
    return st.dictionaries(st.sampled_from(keys), values, max_size=most)


contracts = st.dictionaries(
    st.sampled_from(WORDS), st.one_of(tables(OF_CONTRACT, 4), values), max_size=3
)
entries = st.one_of(
    st.sampled_from(WORDS),
    st.fixed_dictionaries(
        {"contract": st.sampled_from(WORDS)}, optional={"if": values, "times": values}
    ),
)


@st.composite
def files(draw: st.DrawFn) -> dict[str, object]:
    """Draw a file: often with all that is needed, and much that makes no sense."""
    data: dict[str, object] = {"format": 1, "key": "ours"}
    if draw(st.booleans()):
        data["based_on"] = draw(st.sampled_from(preset_keys()))
    else:
        data["family"] = draw(st.sampled_from(["kierki", "hearts"]))
        data["deals"] = draw(st.lists(entries, max_size=4))
    if draw(st.booleans()):
        data["contract"] = draw(contracts)
    if draw(st.booleans()):
        data["options"] = draw(st.one_of(tables(OPTIONS, 4), values))
    if draw(st.booleans()):
        data["players"] = draw(st.lists(st.integers(2, 8), max_size=3, unique=True))
    if draw(st.booleans()):
        data |= draw(tables(TOP, 3))
    return data


def can_be_played(variant: Variant) -> None:
    """Play a few turns of each contract's deal by lot."""
    match = start(variant, SEED).match
    for turn, _ in zip(turns(match, Random(1)), range(60), strict=False):
        assert turn.after.players == variant.players
    assert build_again(variant) == variant


def build_again(variant: Variant) -> Variant:
    definition = from_record(variant.definition) if variant.definition else preset(variant.key)
    options = write_options(variant.options)
    return build(definition, players=variant.players, options=options)


def said(error: VariantError | VariantFileError) -> None:
    for language in Language:
        text = Translator(language, strict=True).error(error)
        assert text.isprintable()
        assert len(text) < 1000


@given(files())
@examples(600)
def test_any_file_is_a_variant_or_refused(data: dict[str, object]) -> None:
    try:
        built = check(from_record(json.dumps(data)))
    except VariantFileError as error:
        said(error)
    else:
        for variant in built:
            can_be_played(variant)


@given(values)
@examples(300)
def test_any_value_is_refused_as_a_file(value: object) -> None:
    with suppress(VariantFileError):
        check(from_record(json.dumps(value)))
        raise AssertionError("a value without format and key was taken for a file")


@given(st.text(max_size=200))
@examples(300)
def test_any_text_is_refused_as_a_file(text: str) -> None:
    with suppress(VariantFileError):
        parse(text, "rules.toml")
        raise AssertionError("a text without format and key was taken for a file")


@given(
    st.lists(
        st.sampled_from(
            ["=", "[", "]", "{", "}", ".", ",", '"', "'", "#", "\n", "a", "deals", "1", "\\", "-"]
        ),
        max_size=60,
    )
)
@examples(300)
def test_any_heap_of_toml_is_refused_or_read(pieces: list[str]) -> None:
    try:
        check(parse('format = 1\nkey = "ours"\nbased_on = "hearts"\n' + "".join(pieces), "x"))
    except VariantFileError as error:
        said(error)


@given(st.sampled_from(preset_keys()), tables(OPTIONS, 4), st.one_of(st.integers(2, 8), values))
@examples(250)
def test_any_options_give_a_variant_or_are_refused(
    key: str, options: dict[str, object], players: object
) -> None:
    try:
        variant = build(preset(key), players=players, options=options)  # type: ignore[arg-type]
    except VariantError as error:
        said(error)
    else:
        can_be_played(variant)


@given(
    st.sampled_from(preset_keys()),
    st.dictionaries(
        st.sampled_from([*OPTIONS, "x", ""]),
        st.one_of(st.sampled_from(WORDS), st.text(max_size=20), st.integers().map(str)),
        max_size=4,
    ),
)
@examples(250)
def test_anything_typed_gives_options_or_is_refused(key: str, typed: dict[str, str]) -> None:
    try:
        options = options_from_text(preset(key), typed)
        can_be_played(build(preset(key), options=options))
    except VariantError as error:
        said(error)
