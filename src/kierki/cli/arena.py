"""The command ``arena``: bots and programs against each other over common deals."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Self

import click

from kierki.cli.base import argument, command, option, pass_translator
from kierki.i18n import Translator

if TYPE_CHECKING:
    from rich.progress import Progress

    from kierki.arena.plan import Plan, Unit
    from kierki.arena.store import Store
    from kierki.arena.sums import Sums

FILE = click.Path(dir_okay=False, path_type=Path)
DEFAULT_DEALS = 100
LONG_RUN = 1.0
"""Seconds after which progress is shown, where somebody watches."""
REFRESH = 0.5


@command("arena")
@argument("variant")
@option("--seats", required=True, multiple=True, metavar="BOT,cmd:PROGRAM,...")
@option("--deals", type=click.IntRange(1, 1_000_000))
@option("--matches", type=click.IntRange(1, 1_000_000))
@option("--duplicate", is_flag=True)
@option("--contract", "contracts", multiple=True, metavar="KEY")
@option("--seed", metavar="HEX")
@option("--jobs", type=click.IntRange(1, 256), default=1)
@option("--players", type=click.IntRange(3, 7))
@option("--set", "settings", multiple=True, metavar="KEY=VALUE")
@option("--deals-file", type=FILE)
@option("--json", "results", type=FILE)
@option("--resume", is_flag=True)
@option("--timeout", type=click.IntRange(1, 86_400), default=60)
@pass_translator
def arena(
    say: Translator,
    /,
    variant: str,
    seats: tuple[str, ...],
    deals: int | None,
    matches: int | None,
    contracts: tuple[str, ...],
    seed: str | None,
    jobs: int,
    players: int | None,
    settings: tuple[str, ...],
    deals_file: Path | None,
    results: Path | None,
    timeout: int,
    *,
    duplicate: bool,
    resume: bool,
) -> int:
    """Play the deals, print what each player took and return the exit code."""
    from kierki.arena.deals import load_deals
    from kierki.arena.errors import ArenaError
    from kierki.arena.plan import make_plan, seat_specs
    from kierki.arena.store import Store, seed_in
    from kierki.cards.shuffle import new_seed, parse_seed
    from kierki.terminal.setup import parse_settings
    from kierki.variants import find

    definition = find(variant)
    specs = tuple(spec for part in seats for spec in seat_specs(part))
    if players is not None and players != len(specs):
        raise ArenaError("arena-seats", found=len(specs), accepts=players)
    if matches is not None and (deals is not None or contracts or deals_file is not None):
        raise ArenaError("arena-matches-alone")
    if resume and results is None:
        raise ArenaError("arena-resume-alone")
    prepared = () if deals_file is None else load_deals(deals_file)
    if prepared and deals is not None and deals > len(prepared):
        raise ArenaError("arena-deals-few", file=str(deals_file), found=len(prepared))
    own_seed = new_seed() if seed is None else parse_seed(seed)
    if seed is None and resume and results is not None:
        own_seed = seed_in(results) or own_seed
    plan = make_plan(
        definition,
        specs,
        own_seed,
        duplicate=duplicate,
        settings=dict(parse_settings(settings)),
        contracts=contracts,
        matches=matches is not None,
        deals=prepared,
        timeout=timeout,
    )
    count = matches or deals or len(prepared) or DEFAULT_DEALS
    with ExitStack() as stack:
        store: Store | None = None
        if results is not None:
            store = stack.enter_context(Store(results, plan, resume=resume))
        _play(plan, _units(plan, count), store, jobs, say)
    return 0


def _units(plan: Plan, count: int) -> tuple[Unit, ...]:
    """Return what is played: first the first deal of every contract, so that all go on alike."""
    from kierki.arena.plan import Unit

    return tuple(Unit(contest.key, n) for n in range(count) for contest in plan.contests)


def _play(
    plan: Plan, units: Sequence[Unit], store: Store | None, jobs: int, say: Translator
) -> None:
    """Play what *store* does not hold of *units*, and print the sums of all of them."""
    import gc

    from kierki.arena.run import outcomes
    from kierki.arena.store import missing
    from kierki.arena.sums import Sums

    sums = {contest.key: Sums(plan, contest) for contest in plan.contests}
    left = missing(units, store)
    for unit in units:
        if store is not None and unit in store.outcomes:
            sums[unit.contest].add(store.outcomes[unit])
    gc.collect()
    gc.freeze()  # what has been loaded stays: there is no sense in searching it again and again
    try:
        with _Shown(len(units), len(units) - len(left)) as shown:
            if left:
                with closing(outcomes(plan, left, jobs=jobs)) as played:
                    for outcome in played:
                        if store is not None:
                            store.add(outcome)
                        sums[outcome.unit.contest].add(outcome)
                        shown.advance()
    finally:  # also of what was finished before something went wrong
        _print_report(plan, tuple(sums.values()), say)


class _Shown:
    """How far a run is, where it takes long and somebody watches."""

    def __init__(self, whole: int, done: int) -> None:
        self.whole, self.done = whole, done
        self.watched = sys.stderr.isatty()
        self.started = self.drawn = monotonic()
        self.progress: Progress | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.progress is not None:
            self.progress.stop()

    def advance(self) -> None:
        """Note that one unit more is finished."""
        self.done += 1
        now = monotonic()
        if not self.watched or now - self.started < LONG_RUN or now - self.drawn < REFRESH:
            return
        self.drawn = now
        if self.progress is None:
            self.progress = _progress(self.whole, self.done)
        self.progress.update(self.progress.task_ids[0], completed=self.done, refresh=True)


def _progress(whole: int, done: int) -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Without a thread of its own, whose CPU time would be counted as that of the bots.
    console = Console(stderr=True)
    shown = Progress(*columns, console=console, transient=True, auto_refresh=False)
    shown.add_task("", total=whole, completed=done)
    shown.start()
    return shown


def _print_report(plan: Plan, sums: Sequence[Sums], say: Translator) -> None:
    from kierki.cli.arena_report import report

    if any(each.deals for each in sums):
        for line in report(plan, sums, say):
            print(line)
        sys.stdout.flush()
