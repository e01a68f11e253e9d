"""Writes docs/variants: one page for each preset, made from its file. Run after changing one.

    .venv/bin/python docs/make_variants.py

A test fails when a page is stale.
"""

# ruff: noqa: INP001  # a script, not a package

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kierki.i18n import Language, Translator
from kierki.i18n.explanation import Explanation
from kierki.i18n.names import variant_line, variant_name
from kierki.i18n.rules_text import explain
from kierki.variants import Variant, build, players_of, preset, preset_keys
from kierki.variants.load import preset_text

FOLDER = Path(__file__).parent / "variants"
EN = Translator(Language.EN)
DIFFERING = ("cards", "stock", "pass", "lead", "end", "sum")
"""Rules that may differ with the number of players in more than the numbers of deals."""


def pages() -> dict[str, str]:
    """Return every page by the name of its file."""
    return {f"{key}.md": "\n".join(page(key)) + "\n" for key in preset_keys()} | {
        "README.md": "\n".join(contents()) + "\n"
    }


def contents() -> Iterator[str]:
    """Yield the lines of the page that leads to the others."""
    yield "# Variants"
    yield ""
    yield "Made by `docs/make_variants.py` from the files in `src/kierki/variants/presets`."
    yield ""
    yield "| variant | name | players | |"
    yield "| --- | --- | --- | --- |"
    for key in preset_keys():
        variant = build(preset(key))
        players = ", ".join(map(str, players_of(preset(key))))
        name, line = variant_name(variant, EN), variant_line(variant, EN)
        yield f"| [`{key}`]({key}.md) | {name} | {players} | {line} |"


def page(key: str) -> Iterator[str]:
    """Yield the lines of the page of the preset *key*."""
    definition = preset(key)
    built = [build(definition, players=players) for players in players_of(definition)]
    common = build(definition)
    yield f"# {variant_name(common, EN)}"
    yield ""
    yield variant_line(common, EN)
    yield ""
    names = {language: variant_name(common, Translator(language)) for language in Language}
    yield " · ".join(f"{language}: {name}" for language, name in names.items())
    yield ""
    yield f"Source: {common.source}."
    yield ""
    yield "Made by `docs/make_variants.py` from the file below."
    yield ""
    yield f"## For {common.players} players"
    yield ""
    yield from rules(explain(common, EN))
    if len(built) > 1:
        yield ""
        yield "## By number of players"
        yield ""
        yield from by_players(built)
    yield ""
    yield f"## Po polsku, dla {common.players} graczy"
    yield ""
    yield from rules(explain(common, Translator(Language.PL)))
    yield ""
    yield "## The file"
    yield ""
    yield "```toml"
    yield preset_text(key).rstrip("\n")
    yield "```"


def rules(told: Explanation) -> Iterator[str]:
    """Yield a table of the deals, a list of the rules and a table of the options."""
    yield "| | | | |"
    yield "| --- | --- | --- | ---: |"
    for deal in told.deals:
        yield f"| {deal.numbers} | {deal.name} | {deal.points} | {deal.total} |"
    yield ""
    for rule in told.rules:
        yield f"- **{rule.label}**: {rule.text} ({', '.join(rule.numbers)})"
    yield ""
    yield "| | | |"
    yield "| --- | --- | --- |"
    for option in told.options:
        others = [value for value in option.accepts if value != option.value]
        may_be = f" ({', '.join(f'`{value}`' for value in others)})" if others else ""
        setting = f"`{option.key}={option.value}`{may_be}"
        yield f"| {setting} | {option.label} | {option.number} |"


def by_players(built: list[Variant]) -> Iterator[str]:
    """Yield a table of what differs with the number of players."""
    told = [explain(variant, EN) for variant in built]
    yield "| players | " + " | ".join(str(variant.players) for variant in built) + " |"
    yield "| --- |" + " --- |" * len(built)
    for n, deal in enumerate(told[0].deals):
        cells = [f"{page.deals[n].points}: {page.deals[n].total}" for page in told]
        if len(set(cells)) > 1:
            yield f"| {deal.name} | {' | '.join(cells)} |"
    for label in (EN.t(f"rule-label-{rule}") for rule in DIFFERING):
        texts = [next((r.text for r in page.rules if r.label == label), "") for page in told]
        if len(set(texts)) > 1:
            yield f"| {label} | {' | '.join(texts)} |"


def main() -> None:
    """Write all pages, and take away those of presets that are gone."""
    FOLDER.mkdir(exist_ok=True)
    made = pages()
    for old in FOLDER.glob("*.md"):
        if old.name not in made:
            old.unlink()
    for name, text in made.items():
        (FOLDER / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
