"""The page that explains a variant: one screen of eighty columns."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len

from kierki.cli.columns import GAP, hanging, table, width, wrap
from kierki.i18n import Translator
from kierki.i18n.explanation import Explanation, OptionLine

WIDEST_SETTING = 46
"""Cells for ``  key=value`` before what it is begins on the same line."""
NARROWEST_POINTS = 8


def page(variant: Explanation, say: Translator) -> Iterator[str]:
    """Yield the lines of the page."""
    dot = " - " if say.ascii else " · "
    yield dot.join((variant.name, variant.players, variant.key))
    if variant.line:
        yield variant.line
    yield say.t("rule-deals")
    yield from _deals(variant)
    indent = max(cell_len(rule.label) for rule in variant.rules) + GAP
    for rule in variant.rules:
        text = f"{rule.text} ({numbers(rule.numbers)})"
        yield from hanging(rule.label, text, indent, width())
    yield say.t("rule-options")
    settings = [_setting(option) for option in variant.options]
    fitting = [cell_len(setting) for setting in settings if cell_len(setting) < WIDEST_SETTING]
    indent = max(fitting, default=0) + GAP
    for option, setting in zip(variant.options, settings, strict=True):
        text = f"{option.label} ({option.number})"
        if cell_len(setting) < WIDEST_SETTING:
            yield from hanging(setting, text, indent, width())
        else:
            yield from hanging("", setting.replace(",", ", ").strip(), GAP, width())
            yield from hanging("", text, indent, width())


def _deals(variant: Explanation) -> Iterator[str]:
    """Yield the table of deals; what is too long stands in several lines."""
    rows: list[tuple[str, ...]] = []
    columns = zip(*((deal.numbers, deal.name, deal.total) for deal in variant.deals), strict=True)
    taken = sum(max(map(cell_len, column)) for column in columns)
    room = max(width() - taken - 4 * GAP, NARROWEST_POINTS)
    for deal in variant.deals:
        points, *more = wrap(deal.points, room)
        rows.append(("", deal.numbers, deal.name, points, deal.total))
        rows += [("", "", "", line, "") for line in more]
    return iter(table(rows, right=(4,)))


def _setting(option: OptionLine) -> str:
    others = [value for value in option.accepts if value != option.value]
    return f"  {option.key}={'|'.join((option.value, *others))}"


def numbers(rules: tuple[str, ...]) -> str:
    """Return the numbers of rules, those of one family without repeating its name.

    >>> numbers(("R-LEAD-1", "R-LEAD-3", "R-CARD-4"))
    'R-LEAD-1, -3, R-CARD-4'
    """
    said: list[str] = []
    family = ""
    for rule in rules:
        stem, dash, number = rule.rpartition("-")
        said.append(dash + number if stem == family else rule)
        family = stem
    return ", ".join(said)
