"""Options as people type them, as files and records hold them, and laid over a preset."""

from __future__ import annotations

import pytest

from kierki.variants import (
    HeartsOptions,
    KierkiOptions,
    VariantError,
    build,
    options_from_text,
    players_of,
    preset,
    preset_keys,
    write_options,
)
from kierki.variants.options import OPTIONS_OF, declared
from support import PLAYERS, variant


def typed(key: str, **settings: str) -> dict[str, object]:
    return options_from_text(preset(key), settings)


def refused(key: str, **settings: str) -> VariantError:
    with pytest.raises(VariantError) as caught:
        build(preset(key), options=typed(key, **settings))
    return caught.value


@pytest.mark.parametrize("key", preset_keys())
def test_options_are_read_as_they_are_written(key: str) -> None:
    for players in players_of(preset(key)):
        built = variant(key, players)
        options = write_options(built.options)
        assert list(options) == list(declared(built.options.FAMILY))
        assert build(preset(key), players=players, options=options) == built


@pytest.mark.parametrize(
    ("setting", "text", "value"),
    [
        ("limit", "75", 75),
        ("limit", " 75 ", 75),
        ("no_trick_bonus", "-5", -5),
        ("no_trick_bonus", "−5", -5),
        ("no-trick-bonus", "-5", -5),
        ("No_Trick_Bonus", "5", 5),
        ("moon", "NEW", "new"),
        ("tie", "play_on", "play-on"),
        ("countdown", "on", True),
        ("countdown", "Tak", True),
        ("countdown", "0", False),
        ("countdown", "nie", False),
        ("pass_cycle", "left,hold", ["left", "hold"]),
        ("pass_cycle", "Left hold", ["left", "hold"]),
        ("card_points", "*H=1,QS=13", {"*H": 1, "QS": 13}),
        ("card_points", "*h:1 q♠:13", {"*h": 1, "q♠": 13}),
        ("card_points", "jd=-10, *H=1", {"jd": -10, "*H": 1}),
    ],
)
def test_options_as_people_type_them(setting: str, text: str, value: object) -> None:
    ((key, read),) = options_from_text(preset("hearts"), {setting: text}).items()
    assert key == setting.lower().replace("-", "_")
    assert read == value
    build(preset("hearts"), options={key: read})


@pytest.mark.parametrize(
    ("setting", "text", "accepts"),
    [
        ("limit", "many", "1–10000"),
        ("limit", "", "1–10000"),
        ("limit", "0", "1–10000"),
        ("limit", "1e3", "1–10000"),
        ("limit", "٣", "1–10000"),
        ("limit", "9" * 5000, "1–10000"),
        ("countdown", "maybe", "true, false"),
        ("moon", "blue", "old, new, mixed"),
        ("pass_cycle", "up", "left,right,across,hold"),
        ("pass_cycle", "", "left,right,across,hold"),
        ("card_points", "*H=1,QS", "*H=1"),
        ("card_points", "*H", "*H=1"),
        ("card_points", "*H=1=2", "*H=1"),
        ("card_points", "XX=1", "*H=1"),
        ("card_points", "*H=x", "-10000–10000"),
        ("card_points", "", "*H=1"),
    ],
)
def test_what_cannot_be_typed_is_refused(setting: str, text: str, accepts: str) -> None:
    error = refused("hearts", **{setting: text})
    assert error.id == "error-option-value"
    assert error.facts["option"] == setting
    assert accepts in str(error.facts["accepts"])
    assert len(str(error.facts["found"])) <= 60


def test_an_unknown_option_is_answered_with_those_there_are() -> None:
    error = refused("kierki", moon="new")
    assert error.id == "error-unknown-option"
    assert error.facts["accepts"] == ", ".join(declared("kierki"))


def test_a_card_named_twice_is_refused() -> None:
    error = refused("hearts", card_points="QS=13,Q♠=5")
    assert (error.id, error.facts["twice"]) == ("error-option-twice", "QS")


def test_options_that_do_not_go_together_name_the_other() -> None:
    error = refused("hearts-reverse", moon="old")
    assert (error.id, error.facts["other"]) == ("error-option-clash", "win = highest")
    assert error.facts["accepts"] == "none, count, lose, give"
    assert refused("hearts", win="highest").facts["option"] == "moon"
    assert refused("hearts", countdown="on", deals="3").id == "error-option-clash"
    error = refused("hearts", card_points="QS=13", moon="new")
    assert error.facts["other"] == "card_points = QS=13"


def test_points_that_would_never_end_a_match_are_refused() -> None:
    assert refused("hearts", card_points="*H=0").id == "error-option-no-points"
    error = refused("hearts", card_points="*H=1,QS=-13")
    assert (error.id, error.facts["total"]) == ("error-option-endless", 0)
    build(preset("hearts"), options=typed("hearts", card_points="*H=1,QS=-13", deals="4"))


@pytest.mark.parametrize(
    ("key", "players", "option", "value", "accepts"),
    [
        ("kierki", 5, "trump_call", "talon", "declarer, first-five"),
        ("hearts", 3, "pass_cycle", ["across"], "left, right, hold"),
        ("hearts", 7, "pass_count", 8, "1–7"),
        ("hearts", 5, "teams", True, "false"),
    ],
)
def test_options_that_so_many_players_cannot_have(
    key: str, players: int, option: str, value: object, accepts: str
) -> None:
    with pytest.raises(VariantError) as caught:
        build(preset(key), players=players, options={option: value})
    facts = caught.value.facts
    assert caught.value.id == "error-option-players"
    assert (facts["option"], facts["players"], facts["accepts"]) == (option, players, accepts)


def test_cards_that_are_not_dealt_are_named() -> None:
    with pytest.raises(VariantError) as caught:
        build(preset("hearts"), players=6, options={"card_points": {"*H": 1, "2S": 5}})
    facts = caught.value.facts
    assert caught.value.id == "error-option-not-dealt"
    assert (facts["card"], facts["removed"], facts["players"]) == ("2S", "2C 2D 2S", 6)


@pytest.mark.parametrize("players", [2, 8, 0, -1, True, 4.0, "4", 10**30])
def test_numbers_of_players_that_there_are_not(players: object) -> None:
    with pytest.raises(VariantError) as caught:
        build(preset("kierki"), players=players)  # type: ignore[arg-type]
    assert caught.value.id == "error-players"
    assert caught.value.facts["accepts"] == "3, 4, 5, 6, 7"


def test_numbers_of_players_that_a_preset_is_not_for() -> None:
    with pytest.raises(VariantError) as caught:
        build(preset("hearts-partners"), players=3)
    assert caught.value.facts == {"variant": "hearts-partners", "found": "3", "accepts": "4"}


@pytest.mark.parametrize("family", OPTIONS_OF)
def test_every_option_says_what_it_accepts_and_which_rule_speaks_of_it(family: str) -> None:
    for key, option in declared(family).items():
        assert option.key == key
        assert option.kind.accepts
        assert option.kind.typed
        assert option.rule.startswith("R-")


def test_pass_cycle_and_count_may_be_anything_that_can_be_dealt() -> None:
    for players in PLAYERS:
        options = {"pass_cycle": ["right", "left", "left"], "pass_count": 5}
        built = variant("hearts", players, **options).options
        assert isinstance(built, HeartsOptions)
        assert (len(built.pass_cycle), built.pass_count) == (3, 5)
    assert isinstance(variant("kierki").options, KierkiOptions)
