"""The command ``simulate``: many matches of bots against each other, as tables or records."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from time import monotonic
from typing import TYPE_CHECKING

import click

from kierki.cli.base import argument, command, option, pass_translator
from kierki.i18n import Translator

if TYPE_CHECKING:
    from rich.progress import Progress

    from kierki.bots.simulation import Outcome, Sample, Simulation, Tally

LONG_RUN = 1.0
"""Seconds after which progress is shown, where somebody watches."""


@command("simulate")
@argument("variant")
@option("--matches", type=click.IntRange(1, 1_000_000), default=100)
@option("--seed", metavar="HEX")
@option("--bots", default="casual", metavar="BOT,...")
@option("--players", type=click.IntRange(3, 7))
@option("--set", "settings", multiple=True, metavar="KEY=VALUE")
@option("--json", "as_json", is_flag=True)
@option("--jobs", type=click.IntRange(1, 256), default=1)
@pass_translator
def simulate(
    say: Translator,
    /,
    variant: str,
    matches: int,
    seed: str | None,
    bots: str,
    players: int | None,
    settings: tuple[str, ...],
    jobs: int,
    *,
    as_json: bool,
) -> int:
    """Play the matches, print what they came to and return the exit code."""
    import gc

    from kierki.bots.simulation import Simulation, Tally, bots_of, outcomes
    from kierki.cards.shuffle import new_seed, parse_seed
    from kierki.terminal.setup import parse_settings
    from kierki.variants import build, find, options_from_text

    definition = find(variant)
    wanted = {"finish_early": "false"} | dict(parse_settings(settings))
    options = options_from_text(definition, wanted)
    built = build(definition, players=players, options=options)
    simulation = Simulation(
        variant=built,
        seed=new_seed() if seed is None else parse_seed(seed),
        bots=bots_of(bots, built.players),
        recorded=as_json,
    )
    gc.collect()
    gc.freeze()  # what has been loaded stays: there is no sense in searching it again and again
    tally = Tally(built.players)
    try:
        with closing(_watched(outcomes(simulation, matches, jobs=jobs), matches)) as played:
            for outcome in played:
                tally.add(outcome)
                if outcome.record is not None:
                    with _whole():
                        _write_line(outcome.record)
        if not as_json:
            _print_report(simulation, tally, say)
    except BrokenPipeError:  # whoever reads has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        if tally.matches and not as_json:
            _print_report(simulation, tally, say)
        raise
    return 0


@contextmanager
def _whole() -> Iterator[None]:
    """Let a line be written to its end before an interruption counts; a second one counts at once.

    A reader that is slow makes a write wait, and an interrupted write would leave half a record.
    """
    waiting: list[int] = []

    def hold(number: int, _frame: object) -> None:
        if waiting:
            raise KeyboardInterrupt
        waiting.append(number)

    before = signal.signal(signal.SIGINT, hold)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if waiting:
        raise KeyboardInterrupt


def _write_line(text: str) -> None:
    """Write *text* and a line end; an unbuffered stream may take a part at a time."""
    left = memoryview(f"{text}\n".encode(sys.stdout.encoding or "utf-8", "replace"))
    while left:
        left = left[sys.stdout.buffer.write(left) :]
    sys.stdout.buffer.flush()


def _watched(
    played: Generator[Outcome, None, None], matches: int
) -> Generator[Outcome, None, None]:
    """Yield *played*, showing how far it is when it takes long and somebody watches."""
    shown: Progress | None = None
    start, watched = monotonic(), sys.stderr.isatty()
    try:
        for done, outcome in enumerate(played, start=1):
            yield outcome
            if watched and shown is None and monotonic() - start > LONG_RUN:
                shown = _progress(matches)
            if shown is not None:
                shown.update(shown.task_ids[0], completed=done)
    finally:
        played.close()
        if shown is not None:
            shown.stop()


def _progress(matches: int) -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = Progress(*columns, console=Console(stderr=True), transient=True)
    shown.add_task("", total=matches)
    shown.start()
    return shown


def _print_report(simulation: Simulation, tally: Tally, say: Translator) -> None:
    """Print what was played, what each seat won, and its points in each contract."""
    from kierki.i18n.names import variant_name
    from kierki.terminal.grid import grid
    from kierki.variants.options import HeartsOptions

    variant = simulation.variant
    places = 2 if isinstance(variant.options, HeartsOptions) else 1
    facts = (
        variant_name(variant, say),
        say.t("unit-players", count=variant.players),
        say.t("unit-matches", count=tally.matches),
    )
    tables = (_seats(simulation, tally, say, places), _contracts(simulation, tally, say, places))
    print(", ".join(facts))
    print(say.t("simulate-seed", seed=simulation.seed.hex().lstrip("0") or "0"))
    for rows, left in zip(tables, ((0, 1), (0,)), strict=True):
        print()
        for line in grid(rows, left=left, gap=2 if variant.players < 6 else 1):
            print(line.plain)
    print()
    print(say.t("simulate-note"))
    sys.stdout.flush()


def _seats(
    simulation: Simulation, tally: Tally, say: Translator, places: int
) -> list[tuple[str, ...]]:
    columns = ("seat", "bot", "match")
    rows = [
        (
            *(say.t(f"simulate-column-{column}") for column in columns),
            say.t("simulate-error"),
            say.t("simulate-column-wins"),
            say.t("simulate-column-share"),
        )
    ]
    for seat, bot in enumerate(simulation.bots):
        total, wins = tally.totals[seat], tally.wins[seat]
        rows.append(
            (
                say.number(seat + 1),
                _called(bot, say),
                say.number(total.mean, places=places),
                _error(total, say, places),
                say.number(float(wins), places=0 if wins.denominator == 1 else 1),
                say.number(float(100 * wins / tally.matches), places=1) + "%",
            )
        )
    return rows


def _contracts(
    simulation: Simulation, tally: Tally, say: Translator, places: int
) -> list[tuple[str, ...]]:
    """Return two lines for each contract: the mean points of each seat, and their errors."""
    from kierki.i18n.names import contract_name

    variant = simulation.variant
    seats = [say.number(seat + 1) for seat in range(variant.players)]
    rows = [("", say.t("simulate-column-deals"), *seats)]
    for key, samples in tally.contracts.items():
        name = contract_name(variant.contracts[key], variant, say)
        means = [say.number(sample.mean, places=places) for sample in samples]
        rows.append((name, say.number(samples[0].count), *means))
        errors = [f"{say.t('simulate-error')}{_error(sample, say, places)}" for sample in samples]
        rows.append(("", "", *errors))
    return rows


def _called(bot: str, say: Translator) -> str:
    name, colon, settings = bot.partition(":")
    return say.t(f"bot-{name}") + colon + settings


def _error(sample: Sample, say: Translator, places: int) -> str:
    return "?" if sample.error is None else say.number(sample.error, places=places)
