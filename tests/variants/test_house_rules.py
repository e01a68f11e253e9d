"""``docs/house-rules.md``: its examples are checked and played through (section 9)."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from kierki.cards.card import Card, Rank, format_card
from kierki.game import start
from kierki.i18n import Language, Translator
from kierki.i18n.names import contract_name, variant_name
from kierki.i18n.rules_text import explain
from kierki.testing.playing import turns
from kierki.variants import (
    Definition,
    KierkiOptions,
    LotteryContract,
    TrickContract,
    Variant,
    VariantFileError,
    build,
    check,
    options_from_text,
)
from kierki.variants.contracts import rounded
from kierki.variants.load import parse, preset_keys
from kierki.variants.options import OPTIONS_OF, declared
from support import SEED

from .files import HEAD, ON_HEARTS, ON_KIERKI, OWN_HEARTS, OWN_KIERKI, read

PAGE = (Path(__file__).parents[2] / "docs" / "house-rules.md").read_text("utf-8")
GRANDMA, FRIDAY = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def grandma(**settings: str) -> Variant:
    definition = parse(GRANDMA, "grandma.toml")
    return build(definition, options=options_from_text(definition, settings))


def tricks(variant: Variant, key: str) -> TrickContract:
    contract = variant.contracts[key]
    assert isinstance(contract, TrickContract)
    return contract


def test_the_example_is_the_game_that_section_9_tells_of() -> None:
    variant = grandma()
    keys = ["no-kings-and-jacks", "no-aces-and-queens", "no-tricks", "robber"]
    assert [c.key for c in variant.schedule] == [*keys, *["trump"] * 4, "lottery"]
    worth = {
        format_card(Card(c))[0]: points
        for c, points in enumerate(tricks(variant, "robber").card_points)
        if points
    }
    assert worth == {"J": -13, "Q": -26, "K": -13, "A": -26}
    assert set(tricks(variant, "robber").trick_points) == {-8}
    lottery = variant.contracts["lottery"]
    assert isinstance(lottery, LotteryContract)
    assert (lottery.prizes, lottery.start) == ((256, 160), Rank.EIGHT)
    assert [contract.total(4) for contract in variant.schedule] == [
        *(-104, -208, -104, -416),
        *(104, 104, 104, 104),
        416,
    ]
    assert variant.players == 4


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"robber": "off"},
        {"robber": "off", "positive": "trump"},
        {"trump_call": "talon"},
        {"lottery_count": "per-seat", "finish_early": "off"},
    ],
)
def test_the_example_is_played_through_and_sums_to_0(settings: dict[str, str]) -> None:
    variant = grandma(**settings)
    for chance in range(3):
        *_, last = turns(start(variant, SEED).match, Random(chance))
        assert last.after.is_over
        assert len(last.after.results) == len(variant.schedule)
        if settings.get("lottery_count") != "per-seat":
            assert sum(last.after.totals) == 0


def test_the_hearts_example_is_played_through() -> None:
    (variant,) = check(parse(FRIDAY, "friday.toml"))
    for chance in range(3):
        *_, last = turns(start(variant, SEED).match, Random(chance))
        assert last.after.is_over
        assert max(last.after.totals) >= 50
    assert variant_name(variant, Translator(Language.JA)) == "Friday Hearts"


def test_names_in_four_languages() -> None:
    variant = grandma()
    names = {language: variant_name(variant, Translator(language)) for language in Language}
    assert names == {
        "pl": "Kierki u babci",
        "en": "Kierki at grandma's",
        "sk": "Kierki u babky",
        "ja": "祖母のキェルキ",
    }
    own = variant.contracts["no-aces-and-queens"]
    assert contract_name(own, variant, Translator(Language.EN)) == "bez pań i asów"
    robber = variant.contracts["robber"]
    assert contract_name(robber, variant, Translator(Language.EN)) == "robber"
    assert explain(variant, Translator(Language.EN)).line == "Our table since 1974"


def test_a_name_that_is_missing_in_a_language_is_said_in_english_or_the_first() -> None:
    (variant, *_) = check(read(ON_KIERKI + 'name = { pl = "Nasze", en = "Ours" }'))
    assert variant_name(variant, Translator(Language.SK)) == "Ours"
    (variant, *_) = check(read(ON_KIERKI + 'name = { ja = "うち" }'))
    assert variant_name(variant, Translator(Language.SK)) == "うち"
    (variant, *_) = check(read(ON_KIERKI))
    assert variant_name(variant, Translator(Language.SK)) == "ours"


def test_the_error_that_the_page_shows() -> None:
    wrong = GRANDMA.replace("trick_points = -8", "trick_points = -9")
    with pytest.raises(VariantFileError) as caught:
        check(parse(wrong, "grandma.toml"))
    shown = re.search(r"^kierki: (grandma.*)$", PAGE, re.MULTILINE)
    assert shown
    assert Translator(Language.EN).error(caught.value) == shown[1]


def test_the_page_names_every_key_of_a_contract_and_of_a_file() -> None:
    with pytest.raises(VariantFileError) as caught:
        check(read(OWN_KIERKI + "trick_points = 1\nx = 1"))
    keys = str(caught.value.facts["accepts"]).split(", ")
    with pytest.raises(VariantFileError) as caught:
        check(read(ON_KIERKI + "x = 1"))
    keys += str(caught.value.facts["accepts"]).split(", ")
    assert len(keys) > 20
    assert [key for key in keys if f"`{key}`" not in PAGE and f"`[{key}" not in PAGE] == [
        "hearts",
        "join",
    ]
    assert "`join = [" in PAGE
    assert "`hearts = true`" in PAGE


# What a file may say


def test_values_by_number_of_players() -> None:
    text = OWN_KIERKI.replace("deals", "players = [3, 5]\ndeals", 1)
    three, five = check(read(text + "trick_points = { 3 = -15, else = -20 }"))
    assert (three.contract(1).total(3), five.contract(1).total(5)) == (-15 * 17, -20 * 10)


def test_options_and_contracts_are_laid_over_key_by_key_and_totals_are_not_inherited() -> None:
    text = "players = [4]\n[contract.no-hearts]\ncard_points = { '*H' = -10 }\n"
    (variant,) = check(read(ON_KIERKI + text + "[options]\nking_must_drop = true"))
    contract = tricks(variant, "no-hearts")
    assert contract.total(4) == -130
    assert contract.no_lead
    options = variant.options
    assert isinstance(options, KierkiOptions)
    assert (options.king_must_drop, options.trump_call) == (True, "first-five")
    assert tricks(variant, "robber").total(4) == -1300 + 130


def test_a_join_may_name_contracts_that_come_after_it_in_the_file() -> None:
    text = (
        "players = [4]\n[contract.robber]\njoin = ['no-aces', 'no-tricks']\n"
        "[contract.no-aces]\ncard_points = { 'A*' = -5 }\n"
    )
    (variant,) = check(read(ON_KIERKI + text))
    assert tricks(variant, "robber").total(4) == -20 - 260
    assert tricks(variant, "robber").joins == ("no-aces", "no-tricks")


def test_a_join_keeps_what_its_parts_forbid() -> None:
    parts = (
        "[contract.a]\ntrick_points = -1\nhearts_held_back_until_broken = true\n"
        "[contract.b]\ncard_points = { QS = -1 }\nclean_first_trick = true\n"
        "[contract.c]\ncard_points = { KS = -1 }\nlowest_club_leads = true\n"
        "[contract.d]\ncard_points = { AS = -1 }\nhearts_held_back = true\n"
    )
    text = 'family = "kierki"\ndeals = ["abc", "abcd"]\n' + parts
    text += "[contract.abc]\njoin = ['a', 'b', 'c']\n[contract.abcd]\njoin = ['a', 'b', 'c', 'd']"
    (variant,) = check(read(HEAD + text))
    until, throughout = tricks(variant, "abc"), tricks(variant, "abcd")
    assert until.no_lead == until.broken_by
    assert until.no_lead
    assert throughout.no_lead
    assert not throughout.broken_by
    for contract in (until, throughout):
        assert contract.clean_first_trick
        assert contract.opening == "lowest-club"
    assert str(until.penalties) == "QS KS"
    assert str(throughout.penalties) == "QS KS AS"


def test_penalties_are_what_nobody_wants() -> None:
    points = "card_points = { QS = 13, JD = -10 }\nclean_first_trick = true"
    (lowest,) = check(read(OWN_HEARTS + points))
    assert str(tricks(lowest, "ours").penalties) == "QS"
    (highest,) = check(read(OWN_KIERKI + points))
    assert str(tricks(highest, "ours").penalties) == "JD"
    (kierki,) = check(read(OWN_KIERKI + points + '\n[options]\nwin = "lowest"'))
    assert str(tricks(kierki, "ours").penalties) == "QS"


def test_prizes_of_one_kind_serve_for_the_other() -> None:
    for settings in ({}, {"lottery_count": "per-seat"}):
        definition = read(OWN_KIERKI + "prizes = [8, 5]")
        variant = build(definition, options=options_from_text(definition, settings))
        contract = variant.contracts["ours"]
        assert isinstance(contract, LotteryContract)
        assert contract.prizes == (8, 5)


@pytest.mark.parametrize(
    ("number", "divisor", "wanted"), [(0, 1, 0), (12, 5, 0), (25, 2, 15), (25, 10, 5), (74, 10, 5)]
)
def test_lot_5_prizes_are_rounded_to_5_and_halves_upwards(
    number: int, divisor: int, wanted: int
) -> None:
    assert rounded(number, divisor, 5) == wanted


@pytest.mark.parametrize(
    ("condition", "dealt"),
    [
        ("robber", False),
        ("robber=false", True),
        ("robber=off", True),
        ("positive=lottery", True),
        ("positive=trump", False),
        ("lottery_start=8", True),
        ("lottery_start=7", False),
    ],
)
def test_conditions_of_a_deal(condition: str, dealt: bool) -> None:
    text = HEAD + (
        'based_on = "kierki-classic"\n'
        f'deals = ["no-queens", {{ contract = "trump", if = "{condition}", times = 2 }}]'
    )
    keys = [contract.key for contract in check(read(text))[0].schedule]
    assert keys == ["no-queens"] + ["trump"] * 2 * dealt


def test_a_house_rule_is_checked_for_all_its_players_before_anybody_plays_it() -> None:
    definition = read(ON_KIERKI + 'players = [4, 5]\n[options]\ntrump_call = "talon"')
    with pytest.raises(VariantFileError) as caught:
        build(definition, players=4)
    assert caught.value.facts["players"] == 5
    four = read(ON_KIERKI + 'players = [3, 4]\n[options]\ntrump_call = "talon"')
    assert build(four, players=3).players == 3


@pytest.mark.parametrize("key", preset_keys())
def test_every_preset_can_be_built_upon(key: str) -> None:
    definition: Definition = read(HEAD + f'based_on = "{key}"')
    for variant in check(definition):
        *_, last = turns(start(variant, SEED).match, Random(5))
        assert last.after.is_over


def test_the_hearts_family_may_deal_contracts_of_any_kind_in_turn() -> None:
    text = (
        'deals = ["black-lady", "no-tricks", "trump-1"]\n'
        "[contract.no-tricks]\ntrick_points = 2\n"
        "[contract.trump-1]\ntrick_points = 1\ntrumps = true"
    )
    for variant in check(read(ON_HEARTS + text)):
        *_, last = turns(start(variant, SEED).match, Random(5))
        assert last.after.is_over
        assert {result.contract for result in last.after.results} == set(variant.contracts)


def test_options_are_named_alike_on_the_page_and_in_the_program() -> None:
    known = {key for family in OPTIONS_OF for key in declared(family)}
    for name in ("last_tricks", "king_must_drop", "trump_call", "lottery_count", "moon", "limit"):
        assert name in known
        assert name in PAGE
