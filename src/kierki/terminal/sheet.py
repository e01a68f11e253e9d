"""The score sheet as on paper: a column for each player, a row for each deal."""

from __future__ import annotations

from itertools import accumulate

from rich.text import Text

from kierki.cards.seat import Seat
from kierki.game.ending import shown_totals
from kierki.game.state import Result
from kierki.rules import settle
from kierki.terminal.grid import Cell, grid, width_of
from kierki.terminal.words import Words, capital
from kierki.variants.contract import Contract, LotteryContract
from kierki.variants.variant import AfterSchedule, AtLimit, Variant

Row = list[Cell]
LONGEST_NAME = 10


def sheet(results: tuple[Result, ...], variant: Variant, words: Words, width: int) -> list[Text]:
    """Return the score sheet after *results*; a narrow console gets it in blocks of players."""
    if not results:
        return [Text(words.t("sheet-empty"))]
    if not isinstance(variant.ending, AfterSchedule):
        lines = _blocks(*_running(results, variant, words), width)
        return [*lines, *_notes(results, variant, words)]
    lines = grid(_rows_of(*_balance(results, variant, words, short=False)))
    if width_of(lines) > width:
        lines = _blocks(*_balance(results, variant, words, short=True), width)
    return [*lines, *_notes(results, variant, words)]


def _rows_of(label: Row, columns: list[Row]) -> list[tuple[Cell, ...]]:
    return list(zip(label, *columns, strict=True))


def _blocks(label: Row, columns: list[Row], width: int) -> list[Text]:
    """Return *columns* beside *label*, as many at a time as *width* holds."""
    whole = grid(_rows_of(label, columns))
    if width_of(whole) <= width or len(columns) == 1:
        return whole
    half = (len(columns) + 1) // 2
    first = _blocks(label, columns[:half], width)
    return [*first, Text(), *_blocks(label, columns[half:], width)]


def _balance(
    results: tuple[Result, ...], variant: Variant, words: Words, *, short: bool
) -> tuple[Row, list[Row]]:
    """Return the rows of a Kierki match: deals, parts and totals, each with its sum.

    In a *short* sheet contracts have short names, and there are no sums.
    """
    contracts = variant.contracts
    label: Row = [""]
    rows: list[tuple[int, ...]] = []
    styles: list[str] = []
    part: list[Result] = []

    def enter(name: Text, points: tuple[int, ...], style: str = "") -> None:
        name.stylize(style)
        label.append(name)
        rows.append(points)
        styles.append(style)

    def close() -> None:
        if len(part) > 1:
            positive = _is_positive(contracts[part[0].contract])
            id = "sheet-positive" if positive else "sheet-negative"
            enter(Text(words.t(id)), _sum(part), "italic")
        part.clear()

    for result in results:
        contract = contracts[result.contract]
        if part and _is_positive(contract) and not _is_positive(contracts[part[0].contract]):
            close()
        name = _short_name(contract, words) if short else words.contract(contract, variant)
        line = Text(f"{result.number:2} {capital(name)}")
        if result.trump is not None:
            line.append(" ").append_text(words.suit_sign(result.trump))
        enter(line, result.points)
        part.append(result)
    close()
    enter(Text(words.t("sheet-total")), _sum(results), "bold")
    columns = [
        _column(words.names[seat], [words.say.number(row[seat]) for row in rows], styles)
        for seat in range(variant.players)
    ]
    if not short:
        sums = [words.say.number(sum(row)) for row in rows]
        columns.append(_column(words.t("sheet-sum"), sums, ["dim"] * len(sums)))
    return label, columns


def _short_name(contract: Contract, words: Words) -> str:
    id = f"sheet-short-{contract.key}"
    return words.t(id) if words.say.has(id) else (contract.name or contract.key)[:10]


def _running(results: tuple[Result, ...], variant: Variant, words: Words) -> tuple[Row, list[Row]]:
    """Return the rows of a Hearts match: the points of each deal and the totals after it."""
    label: Row = ["", *(f"{result.number:2}" for result in results)]
    totals = list(accumulate((r.points for r in results), settle.totals_after))
    columns = []
    for seat in range(variant.players):
        column: Row = [Text(words.names[seat][:LONGEST_NAME], "bold")]
        before = shown_totals(variant, (0,) * variant.players)[seat]
        for result, total in zip(results, totals, strict=True):
            after = shown_totals(variant, total)[seat]
            change = words.say.number(after - before, signed=True)
            cell = Text(change if after != before else "", "dim")
            if result.shooter == seat:
                cell = Text(words.moon).append_text(cell)
            style = "bold not dim" if result is results[-1] else "not dim"
            column.append(cell.append(words.say.number(after).rjust(5), style))
            before = after
        columns.append(column)
    return label, columns


def _column(name: str, numbers: list[str], styles: list[str]) -> Row:
    cells = [Text(number, style) for number, style in zip(numbers, styles, strict=True)]
    return [Text(name[:LONGEST_NAME], "bold"), *cells]


def _is_positive(contract: Contract) -> bool:
    """Return whether *contract* is won in the positive part: a trump deal or a lottery."""
    return isinstance(contract, LotteryContract) or contract.trump_call is not None


def _sum(results: list[Result] | tuple[Result, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*(result.points for result in results), strict=True)))


def _notes(results: tuple[Result, ...], variant: Variant, words: Words) -> list[Text]:
    lines: list[Text] = []
    totals = _sum(results)
    match variant.ending:
        case AfterSchedule() if len(results) == len(variant.schedule):
            id = "sheet-balanced" if sum(totals) == 0 else "sheet-sums-to"
            lines.append(Text(words.t(id, sum=sum(totals))))
        case AtLimit(limit, _, countdown=True):
            lines.append(Text(words.t("sheet-countdown", limit=limit), "dim"))
        case AtLimit(limit):
            lines.append(Text(words.t("sheet-limit", limit=limit), "dim"))
        case _:
            pass
    if any(result.shooter is not None for result in results):
        lines.append(Text(words.t("sheet-moon", sign=words.moon), "dim"))
    if variant.teams:
        sides = settle.side_totals(shown_totals(variant, totals), variant.teams)
        for side, total in enumerate(sides):
            names = words.listed(words.names[side::2])
            lines.append(Text(words.t("sheet-side", names=names, total=total)))
    return lines


def ending(
    winners: tuple[Seat, ...], results: tuple[Result, ...], variant: Variant, words: Words
) -> list[Text]:
    """Return who has won, with how many points."""
    totals = shown_totals(variant, _sum(results))
    names = words.listed([words.names[seat] for seat in winners])
    if variant.teams:
        total = settle.side_totals(totals, variant.teams)[winners[0] % 2]
    else:
        total = totals[winners[0]]
    points = words.t("unit-points", count=total)
    if winners == (words.me,):
        return [Text(words.t("sheet-you-win", points=points), "bold")]
    id = "sheet-winner" if len(winners) == 1 else "sheet-winners"
    if variant.teams and len(winners) == 2:
        id = "sheet-winning-side"
    return [Text(words.t(id, names=names, points=points), "bold")]
