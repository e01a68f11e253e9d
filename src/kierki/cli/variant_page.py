"""The page that explains a variant: one screen of eighty columns."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len

from kierki.cli.columns import hanging, table, width
from kierki.i18n import Translator
from kierki.i18n.explanation import Explanation, OptionLine

WIDEST_SETTING = 34
"""Cells for ``key=value`` before its explanation begins on the same line."""


def page(variant: Explanation, say: Translator) -> Iterator[str]:
    """Yield the lines of the page."""
    dot = " - " if say.ascii else " · "
    yield dot.join((variant.name, variant.players, variant.key))
    if variant.line:
        yield variant.line
    yield ""
    rows = [(deal.numbers, deal.name, deal.points, deal.total) for deal in variant.deals]
    yield say.t("rule-deals")
    yield from table([("", *row) for row in rows], right=(4,))
    yield ""
    indent = max(cell_len(rule.label) for rule in variant.rules) + 2
    for rule in variant.rules:
        text = f"{rule.text} ({', '.join(rule.numbers)})"
        yield from hanging(rule.label, text, indent, width())
    yield ""
    yield say.t("rule-options")
    for option in variant.options:
        yield from _option(option)


def _option(option: OptionLine) -> list[str]:
    setting = f"{option.key}={option.value}"
    text = f"{option.label}: {option.accepts} ({option.number})"
    if cell_len(setting) >= WIDEST_SETTING:
        return [*hanging("", setting, 2, width()), *hanging("", text, WIDEST_SETTING, width())]
    return hanging("  " + setting, text, WIDEST_SETTING, width())
