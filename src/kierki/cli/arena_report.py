"""What the arena prints: a table of points and one of times for each contract, and comparisons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kierki.arena.plan import Contest, Plan
from kierki.arena.sums import Comparison, Estimate, Row, Sums
from kierki.arena.times import Times
from kierki.i18n import Translator
from kierki.i18n.names import contract_name, variant_name
from kierki.terminal.grid import grid
from kierki.variants.contract import Moon, TrickContract
from kierki.variants.options import HeartsOptions

WIDEST_NAME = 28
PLACES = 2
MILLION = 1_000_000


def report(plan: Plan, sums: Sequence[Sums], say: Translator) -> Iterator[str]:
    """Yield the lines of the report on *sums*."""
    variant = plan.contests[0].tables[0]
    seed = plan.seed.hex().lstrip("0") or "0"
    facts = (
        variant_name(variant, say),
        say.t("unit-players", count=variant.players),
        say.t("arena-seed", seed=seed),
    )
    yield ", ".join(facts)
    for each in sums:
        if each.deals:
            yield ""
            yield from _contest(each, say)
    yield ""
    yield from say.t("arena-note").splitlines()


def _contest(sums: Sums, say: Translator) -> Iterator[str]:
    contest = sums.contest
    unit = "unit-matches" if contest.is_match else "unit-deals"
    counted = say.t(unit, count=sums.deals)
    name = "" if contest.is_match else _name(contest, say) + ": "
    better = say.t("arena-higher" if contest.higher_wins else "arena-lower")
    yield f"{name}{counted}, {say.t('arena-games', count=sums.games)}; {better}"
    rows = sums.rows()
    for table in (_points(rows, contest, say), _times(rows, say)):
        for line in grid(table, gap=2):
            yield line.plain
    comparisons = sums.comparisons()
    if comparisons:
        for line in grid([_comparison(c, contest, say) for c in comparisons], left=(0, 4), gap=2):
            yield line.plain


def _name(contest: Contest, say: Translator) -> str:
    variant = contest.tables[0]
    return contract_name(variant.contracts[contest.key], variant, say)


def _points(rows: Sequence[Row], contest: Contest, say: Translator) -> list[tuple[str, ...]]:
    moons, match = _has_moons(contest), contest.is_match
    head = ["player", "points", "difference"]
    head += ["wins"] * match + ["moons", "moons-against"] * moons
    table = [tuple(say.t(f"arena-column-{column}") for column in head)]
    for row in rows:
        cells = [_short(row.name), _estimate(row.points, say)]
        cells.append(_estimate(row.difference, say, signed=True))
        if match:
            cells.append(_estimate(_percent(row.wins), say, places=1) + "%")
        if moons:
            cells += [_share(row.moons, say), _share(row.moons_against, say)]
        table.append(tuple(cells))
    return table


def _times(rows: Sequence[Row], say: Translator) -> list[tuple[str, ...]]:
    head = ("cpu", "mean", "p99", "max", "wall", "decisions")
    table = [tuple(say.t(f"arena-column-{column}") for column in head)]
    for row in rows:
        cpu: Times = row.cpu
        largest = cpu.largest if cpu.count else None
        times = (cpu.mean, cpu.quantile(0.99), largest, row.wall.mean)
        cells = (_milliseconds(time, say) for time in times)
        table.append((_short(row.name), *cells, say.number(row.wall.count)))
    return table


def _comparison(comparison: Comparison, contest: Contest, say: Translator) -> tuple[str, ...]:
    """Return one line: who against whom, the difference, z, and what it amounts to."""
    difference = comparison.difference
    z = difference.z
    shown = "–" if z is None or abs(z) > 1e9 else say.number(z, signed=True, places=1)
    if not comparison.certain:
        verdict = say.t("arena-uncertain")
    else:
        first_ahead = (difference.mean > 0) == contest.higher_wins
        better = comparison.first if first_ahead else comparison.second
        verdict = say.t("arena-certain", player=_short(better))
    pair = f"{_short(comparison.first)} − {_short(comparison.second)}"
    return (pair, _estimate(difference, say, signed=True), "z =", shown, verdict)


def _has_moons(contest: Contest) -> bool:
    variant = contest.tables[0]
    played = variant.schedule if contest.is_match else (variant.contracts[contest.key],)
    shot = (c.moon for c in played if isinstance(c, TrickContract))
    return isinstance(variant.options, HeartsOptions) and any(
        moon not in (Moon.NONE, Moon.COUNT) for moon in shot
    )


def _short(name: str) -> str:
    return name if len(name) <= WIDEST_NAME else name[: WIDEST_NAME - 1] + "…"


def _percent(estimate: Estimate) -> Estimate:
    error = estimate.error
    return Estimate(100 * estimate.mean, None if error is None else 100 * error)


def _share(share: float, say: Translator) -> str:
    return say.number(100 * share, places=1) + "%"


def _estimate(
    estimate: Estimate, say: Translator, *, signed: bool = False, places: int = PLACES
) -> str:
    error = "?" if estimate.error is None else say.number(estimate.error, places=places)
    return f"{say.number(estimate.mean, signed=signed, places=places)} ± {error}"


def _milliseconds(nanoseconds: float | None, say: Translator) -> str:
    return "?" if nanoseconds is None else say.number(nanoseconds / MILLION, places=3)
