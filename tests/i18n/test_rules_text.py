"""Variants in words: every rule, contract and option is said, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from kierki.cards.card import Card, parse_card, rank_of, suit_of
from kierki.cards.deck import deck, hand_size
from kierki.i18n import Language, Translator
from kierki.i18n.deals_text import deal_lines, ranges
from kierki.i18n.explanation import Explanation
from kierki.i18n.names import contract_name
from kierki.i18n.options_text import option_lines
from kierki.i18n.rules_text import explain
from kierki.testing.strategies import variants
from kierki.variants import (
    KierkiOptions,
    TrickContract,
    Variant,
    build,
    options_from_text,
    players_of,
    preset,
    preset_keys,
)
from kierki.variants.kinds import ChoiceKind, CycleKind
from kierki.variants.options import OPTIONS_OF, declared
from kierki.variants.parts import EachOfRank, EachOfSuit, EachTrick, OneCard, OneTrick, parts
from support import PLAYERS, examples, variant

NUMBERS = (Path(__file__).parents[1] / "data" / "rule_ids.txt").read_text("utf-8").split()
FAMILIES = {number.rpartition("-")[0] for number in NUMBERS}
everywhere = pytest.mark.parametrize("language", Language)


def english(whole: Variant) -> Explanation:
    return explain(whole, Translator(Language.EN, strict=True))


def rules(whole: Variant) -> dict[str, str]:
    return {rule.label: rule.text for rule in english(whole).rules}


@given(variants())
@examples(120)
def test_every_variant_can_be_told_in_every_language(whole: Variant) -> None:
    for language in Language:
        told = explain(whole, Translator(language, strict=True))
        texts = [told.name, told.players, told.line]
        texts += [text for deal in told.deals for text in (deal.name, deal.points, deal.total)]
        texts += [text for rule in told.rules for text in (rule.label, rule.text)]
        texts += [text for option in told.options for text in (option.label, option.value)]
        assert all(text and text.isprintable() for text in texts)
        for rule in told.rules:
            assert rule.numbers
            assert set(rule.numbers) <= {*NUMBERS, *FAMILIES}


@given(variants())
@examples(120)
def test_options_are_typed_as_they_are_shown(whole: Variant) -> None:
    shown = {line.key: line.value for line in option_lines(whole, Translator(Language.PL))}
    options = options_from_text(preset(whole.key), shown)
    assert build(preset(whole.key), players=whole.players, options=options) == whole


@everywhere
def test_every_contract_of_the_presets_has_a_name(language: Language) -> None:
    say = Translator(language, strict=True)
    for key in preset_keys():
        for contract in variant(key).contracts.values():
            assert say.has(f"contract-{contract.key}")
            assert say.has(f"variant-{key}")
            assert say.has(f"variant-{key}-line")


@everywhere
def test_the_last_tricks_are_called_by_their_form(language: Language) -> None:
    say, names = Translator(language, strict=True), set()
    for form in ("last", "last-two", "seventh-and-last"):
        whole = variant("kierki", last_tricks=form)
        names.add(contract_name(whole.contracts["last-tricks"], whole, say))
    assert len(names) == 3


@everywhere
def test_every_option_and_every_value_has_a_text(language: Language) -> None:
    say = Translator(language, strict=True)
    for family in OPTIONS_OF:
        labels = [say.t(f"option-{key.replace('_', '-')}") for key in declared(family)]
        assert len(labels) == len(set(labels))
        for key, option in declared(family).items():
            match option.kind:
                case ChoiceKind():
                    values = [value.value for value in option.kind.choices]
                case CycleKind():
                    values = ["left", "right", "across", "hold"]
                case _:
                    values = []
            assert all(say.has(f"option-{key.replace('_', '-')}-{value}") for value in values)


@given(variants())
@examples(200)
def test_parts_add_up_to_the_points(whole: Variant) -> None:
    """What a contract is said to score is what it scores, for every card and trick."""
    for contract in whole.schedule:
        if not isinstance(contract, TrickContract):
            continue
        cards = dict.fromkeys(deck(whole.players), 0)
        tricks = dict.fromkeys(range(1, hand_size(whole.players) + 1), 0)
        for part in parts(contract, whole.players):
            match part:
                case EachTrick(points):
                    tricks = {n: worth + points for n, worth in tricks.items()}
                case OneTrick(number, points, last, more):
                    assert more == (tricks[number] != 0)
                    tricks[number] += points
                    assert last == (number == len(tricks))
                case EachOfSuit(suit, points):
                    cards = {c: w + points * (suit_of(c) is suit) for c, w in cards.items()}
                case EachOfRank(rank, points):
                    cards = {c: w + points * (rank_of(c) is rank) for c, w in cards.items()}
                case OneCard(card, points, more):
                    assert more == (cards[card] != 0)
                    cards[card] += points
        assert all(contract.card_points[c] == worth for c, worth in cards.items())
        assert tuple(tricks.values()) == contract.trick_points


def test_deals_of_kierki_in_polish() -> None:
    lines = deal_lines(variant("kierki"), Translator(Language.PL))
    assert [(line.numbers, line.name, line.points, line.total) for line in lines] == [
        ("1", "bez lew", "lewa −20", "−260"),
        ("2", "bez kierów", "kier −20", "−260"),
        ("3", "bez dam", "dama −60", "−240"),
        ("4", "bez panów", "król −30, walet −30", "−240"),
        ("5", "bez króla kier", "K♥ −150", "−150"),
        ("6", "bez siódmej i ostatniej", "7. lewa −75, ostatnia lewa −75", "−150"),
        ("7", "rozbójnik", "wszystkie powyższe naraz", "−1300"),
        ("8–11", "atutowa", "lewa +25", "+325"),
        ("12", "loteryjka", "800 i 500", "+1300"),
    ]


def test_names_of_contracts_are_those_of_the_rules() -> None:
    """Section 1 of the rules has the names in four languages."""
    names = {
        language: [line.name for line in deal_lines(variant("kierki"), Translator(language))]
        for language in Language
    }
    assert names[Language.EN] == [
        "no tricks",
        "no hearts",
        "no queens",
        "no kings and jacks",
        "no king of hearts",
        "seventh and last trick",
        "robber",
        "trump",
        "lottery",
    ]
    assert names[Language.SK] == [
        "bez zdvihov",
        "bez sŕdc",
        "bez dám",
        "bez kráľov a dolníkov",
        "bez srdcového kráľa",
        "bez siedmeho a posledného",
        "zbojník",
        "tromfová",
        "malá lotéria",
    ]
    assert names[Language.JA] == [
        "トリックなし",
        "ハートなし",
        "クイーンなし",
        "キング・ジャックなし",
        "ハートのキングなし",
        "7番目と最後",
        "ロズブイニク",
        "切り札",
        "ロテリイカ",
    ]


def test_rules_are_those_in_force() -> None:
    plain = rules(variant("hearts"))
    assert plain["Trick 1"].startswith("No penalty card")
    assert plain["Moon"] == "Whoever takes all penalty cards (26) has 0, everybody else 26."
    assert "Duty" not in plain
    assert "Dealer" not in plain
    free = rules(variant("hearts", clean_first_trick=False, moon="sun", no_trick_bonus=-5))
    assert free["Trick 1"] == "Anything may be played."
    assert free["Moon"].endswith("With all the tricks, too, everybody else has 52.")
    assert free["No trick"].startswith("−5 for whoever")
    assert "partner" in rules(variant("hearts-partners"))["Moon"]
    assert rules(variant("hearts-partners"))["Winner"].startswith("The pair with the lower sum")
    assert rules(variant("hearts-original"))["Passing"] == "There is none."
    assert rules(variant("black-maria"))["Passing"] == "3 cards each, all at once: right."
    assert rules(variant("hearts-pool"))["Winner"].startswith("Whoever has most left.")
    assert rules(variant("hearts", deals=4))["End"] == "After 4 deals."
    assert "Early" not in rules(variant("hearts", finish_early=False))


def test_the_lowest_club_is_named_unless_it_may_be_the_stock_card() -> None:
    said = {players: rules(variant("hearts", players))["Lead"] for players in PLAYERS}
    assert said[4].startswith("2♣ begins")
    assert said[3] == said[5] == said[7]
    assert said[3].startswith("3♣ begins")
    assert said[6].startswith("The lowest club in any hand begins")


def test_the_sum_of_a_match_is_told() -> None:
    assert rules(variant("kierki", 4))["Sum"] == "All points of a whole match: 0."
    assert rules(variant("kierki", 5))["Sum"] == "All points of a whole match: +10."
    assert "stock card" in rules(variant("kierki", 6))["Sum"]
    assert "Sum" not in rules(variant("hearts"))


def test_cards_come_as_the_reader_writes_them() -> None:
    line = deal_lines(variant("hearts-omnibus"), Translator(Language.PL))[0]
    assert line.points == "kier 1, W♦ −10, D♠ 13"
    line = deal_lines(variant("hearts-omnibus"), Translator(Language.PL, ascii=True))[0]
    assert line.points == "kier 1, Wka -10, Dpi 13"
    assert isinstance(variant("kierki").options, KierkiOptions)


def test_a_card_under_several_parts_is_told_by_all_of_them() -> None:
    card_points = {"*H": 1, "Q*": 5, "QS": 8, "2H": 1, "TD": -10}
    whole = variant("hearts", card_points=card_points)
    line = deal_lines(whole, Translator(Language.EN))[0]
    assert line.points == "each heart 1, each queen 5, 10♦ −10, Q♠ 8 more, 2♥ 1 more"
    contract = whole.contracts["black-lady"]
    assert isinstance(contract, TrickContract)
    assert contract.card_points[parse_card("QH")] == 6


@pytest.mark.parametrize(
    ("numbers", "text"),
    [([], ""), ([1], "1"), ([1, 2], "1–2"), ([3, 1], "1, 3"), ([1, 2, 3, 5, 7, 8], "1–3, 5, 7–8")],
)
def test_ranges(numbers: list[int], text: str) -> None:
    assert ranges(numbers) == text


@given(st.sets(st.integers(1, 60)))
@examples(50)
def test_ranges_name_every_number_once(numbers: set[int]) -> None:
    told: list[int] = []
    for part in filter(None, ranges(numbers).split(", ")):
        first, _, last = part.partition("–")
        told += range(int(first), int(last or first) + 1)
    assert told == sorted(numbers)
    assert players_of(preset("hearts")) == PLAYERS
    assert Card(0) in deck(4)
