"""The four catalogues say the same things, each with the plurals of its language."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.syntax import FluentParser, ast, visitor

from kierki.cards import CardSet, parse_card
from kierki.game.errors import CardFault, IllegalCard
from kierki.i18n import Language, Translator
from kierki.i18n.catalogue import Catalogue, areas, entries, plain_text, source

PLURALS = {
    Language.PL: {"one", "few", "many"},
    Language.EN: {"one", "other"},
    Language.SK: {"one", "few", "many", "other"},
    Language.JA: set[str](),
}
# What makes an error out of the last words of its id.
FAMILIES = {
    "PreparedDealError": "error-deal-",
    "RecordError": "error-record-",
    "_Refused": "error-record-",
}
CATEGORIES = {"zero", "one", "two", "few", "many"}
AREAS = areas(Language.EN)
everywhere = pytest.mark.parametrize("language", Language)
in_each_area = pytest.mark.parametrize("area", AREAS)


class _Finder(visitor.Visitor):
    """Gathers what stands in one entry."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.patterns: list[ast.Pattern] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.patterns.append(node)
        self.generic_visit(node)


def find(node: ast.BaseNode) -> _Finder:
    finder = _Finder()
    finder.visit(node)
    return finder


def parsed(language: Language, area: str) -> list[Any]:
    return FluentParser().parse(source(language, area)).body


def messages(language: Language, area: str) -> dict[str, ast.Message]:
    return {e.id.name: e for e in parsed(language, area) if isinstance(e, ast.Message)}


def placeholders(language: Language, area: str, id: str) -> set[str]:
    """Return the facts that a message uses, also through the messages it refers to."""
    found = find(messages(language, area)[id])
    return found.variables.union(*(placeholders(language, area, r) for r in found.references))


def plurals(language: Language, area: str) -> Iterator[tuple[str, ast.SelectExpression]]:
    for id, message in messages(language, area).items():
        for select in find(message).selects:
            keys = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
            if keys & CATEGORIES and keys <= CATEGORIES | {"other"}:
                yield id, select


@everywhere
def test_areas_are_the_same(language: Language) -> None:
    assert areas(language) == AREAS


@everywhere
@in_each_area
def test_file_is_sound(language: Language, area: str) -> None:
    junk = [e.content for e in parsed(language, area) if isinstance(e, ast.Junk)]
    assert not junk
    ids = [e.id.name for e in parsed(language, area) if isinstance(e, ast.Message)]
    assert len(ids) == len(set(ids))
    assert all(id.startswith(f"{area}-") for id in ids)
    assert not [id for id, m in messages(language, area).items() if m.attributes]


@everywhere
@in_each_area
def test_entries_are_cut_where_the_parser_cuts(language: Language, area: str) -> None:
    terms = {f"-{e.id.name}" for e in parsed(language, area) if isinstance(e, ast.Term)}
    assert set(entries(language, area)) == set(messages(language, area)) | terms


@everywhere
@in_each_area
def test_ids_and_placeholders_are_those_of_english(language: Language, area: str) -> None:
    ours, english = messages(language, area), messages(Language.EN, area)
    assert set(ours) == set(english)
    differing = {
        id: (placeholders(language, area, id), placeholders(Language.EN, area, id))
        for id in ours
        if placeholders(language, area, id) != placeholders(Language.EN, area, id)
    }
    assert not differing


@everywhere
@in_each_area
def test_PL_03_plurals_have_every_form_with_equal_placeholders(
    language: Language, area: str
) -> None:
    for id, select in plurals(language, area):
        keys = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
        assert keys >= PLURALS[language], id
        facts = [find(variant.value).variables for variant in select.variants]
        assert all(variant == facts[0] for variant in facts), id


@everywhere
@in_each_area
def test_no_text_is_empty(language: Language, area: str) -> None:
    for id, message in messages(language, area).items():
        for pattern in find(message).patterns:
            text = "".join(
                e.value if isinstance(e, ast.TextElement) else "x" for e in pattern.elements
            )
            assert text.strip(), id


@everywhere
@in_each_area
def test_plain_messages_are_what_fluent_makes_of_them(language: Language, area: str) -> None:
    catalogue = Catalogue(language, {})
    for id in messages(language, area):
        plain = plain_text(entries(language, area)[id])
        if plain is not None:
            bundle = catalogue._bundle_with(id)
            pattern: Any = bundle.get_message(id).value
            environment = ResolverEnvironment(
                context=bundle, current=CurrentEnvironment(args={}), errors=[]
            )
            assert pattern(environment) == plain


def test_plain_text_over_several_lines() -> None:
    entry = "menu-rules =\n    One.\n      Two.\n\n    Three.\n\n"
    assert plain_text(entry) == "One.\n  Two.\n\nThree."


@everywhere
@in_each_area
def test_no_isolation_marks_and_no_tabs(language: Language, area: str) -> None:
    assert not re.search("[\u2066-\u2069\u200e\u200f\t\r]", source(language, area))


def test_every_error_of_the_program_has_a_text() -> None:
    root = Path(__file__).parents[2] / "src" / "kierki"
    named = {f"error-card-{fault}" for fault in CardFault}
    for file in root.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        named.update(re.findall(r'"(error-[a-z0-9-]+)"', text))
        for made, family in FAMILIES.items():
            named.update(family + id for id in re.findall(made + r'\(\s*"([a-z0-9-]+)"', text))
    assert named <= set(entries(Language.EN, "error"))


@pytest.mark.parametrize("fault", CardFault)
@everywhere
def test_every_refused_card_is_explained(language: Language, fault: CardFault) -> None:
    said = Translator(language, strict=True).error(
        IllegalCard(fault, parse_card("QS"), CardSet.parse("2C"))
    )
    assert "♠" in said
    assert fault is CardFault.NOT_HELD or "♣" in said


def test_bundle_type_is_fluents_own() -> None:
    catalogue = Catalogue(Language.EN, {})
    assert isinstance(catalogue._bundle_with("unit-tricks"), FluentBundle)
