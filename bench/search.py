"""How fast the search is: deals, playouts, endings, compiling, memory; and how fast others are.

    python bench/search.py [--json] [--runs 5] [--seconds 0.3] [--ceiling FILE.c]

All figures are of one thread and medians of several runs; what is compared is measured in turn,
run by run. `--ceiling` takes a C program that deals and plays Hearts at random, answering a line
"seconds mode" with its rate when started with `serve`; it is built with gcc.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median

import numpy as np
from machine import Figures, built, two_threads

from kierki.cards.card import parse_card
from kierki.cards.deck import deck
from kierki.rules import tricks
from kierki.rules.table import LotteryTable, TrickTable, compile_lottery, compile_tricks
from kierki.search.chance import new_state
from kierki.search.lottery import lottery_deals
from kierki.search.playout import policy_playouts, random_deals, random_playouts
from kierki.search.policy import Wants, wants_of
from kierki.search.solver import Limits, Mode, Solver
from kierki.search.tables import Position, compiled_table, vector
from kierki.variants import LotteryContract, build, preset

PLAYERS = 4

START_UP = """
import sys
import time
sys.modules["scipy"] = None  # comes with OpenSpiel, which users have not; numba would load it
began = time.perf_counter()
import numpy as np
from kierki.rules import tricks
from kierki.rules.table import compile_lottery, compile_tricks
from kierki.search.chance import new_state
from kierki.search.lottery import lottery_deals
from kierki.search.playout import policy_playouts, random_deals
from kierki.search.policy import wants_of
from kierki.search.solver import Mode, Solver
from kierki.search.tables import compiled_table, vector
from kierki.variants import build, preset
contract = build(preset("hearts"), players=4).schedule[0]
table = compile_tricks(contract, 4)
wants = wants_of(table, highest_wins=False)
empty = [0] * tricks.SIZE
tricks.clear(empty)
points = np.zeros(7, np.int64)
random_deals(compiled_table(table), np.arange(52), vector(empty), new_state(1), 1, points)
for card in range(52):
    empty[card % 4] |= 1 << card
tricks.open_play(table, empty, 0)
policy_playouts(compiled_table(table), compiled_table(wants), vector(empty), 1, points)
parts = [time.perf_counter() - began]
solver = Solver()
late = [0] * tricks.SIZE
tricks.clear(late)
for card in range(8):
    late[card % 4] |= 1 << card + 20
late[tricks.PLAYED] = 44
solver.solve(table, wants, late, Mode.PARANOID)
parts.append(time.perf_counter() - began)
lottery = compile_lottery(build(preset("kierki"), players=4).schedule[-1], 4)
lottery_deals(compiled_table(lottery), np.arange(52), new_state(1), 1, 1, points)
parts.append(time.perf_counter() - began)
status = dict(line.split(":", 1) for line in open("/proc/self/status"))
print(*parts, int(status["VmHWM"].split()[0]) / 1024)
"""
"""Everything compiled once; prints seconds until playouts, until the solver, until all, and MB."""


def per_second(work: Callable[[int], object], seconds: float) -> float:
    """Return how many times a second *work*, told how many times, does it; CPU of this thread."""
    work(10)
    times = 100
    while True:
        began = time.thread_time()
        work(times)
        took = time.thread_time() - began
        if took >= seconds:
            return times / took
        times = max(2 * times, int(1.2 * times * seconds / max(took, 1e-6)))


def contracts() -> Iterator[tuple[str, TrickTable | LotteryTable, bool, bool]]:
    """Yield every contract of Kierki and Hearts: key, table, whether the highest wins, trumps."""
    for name in ("hearts", "kierki", "kierki-classic"):
        variant = build(preset(name), players=PLAYERS)
        for contract in dict.fromkeys(variant.schedule):
            if isinstance(contract, LotteryContract):
                yield contract.key, compile_lottery(contract, PLAYERS), True, False
            else:
                table = compile_tricks(contract, PLAYERS, teams=variant.teams)
                trumps = contract.trump_call is not None
                yield contract.key, table, variant.win.value == "highest", trumps


def without_cards(*, trumps: bool) -> Position:
    """Return a deal in which nobody has cards yet."""
    position = [0] * tricks.SIZE
    tricks.clear(position)
    if trumps:
        position[tricks.TRUMP] = int(parse_card("2S")) // 13
    return vector(position)


def dealt(table: TrickTable, rng: Random, *, trumps: bool) -> list[int]:
    """Return a deal before its first card."""
    position = [int(n) for n in without_cards(trumps=trumps)]
    cards = list(deck(PLAYERS))
    rng.shuffle(cards)
    for place, card in enumerate(cards):
        position[place // table.tricks] |= 1 << card
    tricks.open_play(table, position, 0)
    return position


class Rates:
    """The rates of one contract: deals by chance, playouts by the policy."""

    def __init__(
        self, table: TrickTable | LotteryTable, *, highest_wins: bool, trumps: bool
    ) -> None:
        self.cards = np.array(deck(PLAYERS), dtype=np.int64)
        self.points = np.zeros(7, np.int64)
        self.state = new_state(1)
        self.figures = compiled_table(table)
        self.is_lottery = isinstance(table, LotteryTable)
        if isinstance(table, TrickTable):
            self.empty = without_cards(trumps=trumps)
            self.wants = compiled_table(wants_of(table, highest_wins=highest_wins))
            rng = Random(3)
            self.starts = [vector(dealt(table, rng, trumps=trumps)) for _ in range(50)]

    def deals(self, times: int) -> None:
        """Deal and play out by chance."""
        if self.is_lottery:
            lottery_deals(self.figures, self.cards, self.state, times, 0, self.points)
        else:
            random_deals(self.figures, self.cards, self.empty, self.state, times, self.points)

    def policy(self, times: int) -> None:
        """Play out by the policy, from many deals in turn."""
        if self.is_lottery:
            lottery_deals(self.figures, self.cards, self.state, times, 1, self.points)
            return
        for start in self.starts:
            policy_playouts(
                self.figures, self.wants, start, max(1, times // len(self.starts)), self.points
            )

    def one_hand(self, times: int) -> None:
        """Play one deal out by chance."""
        random_playouts(self.figures, self.starts[0], self.state, times, self.points)


def measured(rates: dict[str, Rates], runs: int, seconds: float) -> Figures:
    """Return the medians of every contract's rates, measured in turn."""
    deals: dict[str, list[float]] = {key: [] for key in rates}
    policy: dict[str, list[float]] = {key: [] for key in rates}
    for _ in range(runs):
        for key, rate in rates.items():
            deals[key].append(per_second(rate.deals, seconds))
            policy[key].append(per_second(rate.policy, seconds))
    hearts = "black-lady"
    return {
        "hearts_deals_per_s": round(median(deals[hearts])),
        "policy_playouts_per_s": round(median(policy[hearts])),
        "contracts": {
            key: {
                "deals_per_s": round(median(deals[key])),
                "policy_playouts_per_s": round(median(policy[key])),
                "deals_to_hearts": _ratio(deals[key], deals[hearts]),
                "policy_to_hearts": _ratio(policy[key], policy[hearts]),
            }
            for key in rates
        },
    }


def _ratio(these: list[float], those: list[float]) -> float:
    return round(median(a / b for a, b in zip(these, those, strict=True)), 2)


def endings(table: TrickTable, wants: Wants, count: int) -> Figures:
    """Return how long endings of seven tricks take, played at random up to there."""
    rng = Random(1)
    solver = Solver(Limits(positions=50_000_000))
    cards, times = 0, []
    for number in range(count + 1):
        position = dealt(table, rng, trumps=False)
        while position[tricks.PLAYED] < PLAYERS * (table.tricks - 7):
            legal = tricks.legal_cards(table, position)
            tricks.play(table, position, rng.choice([c for c in range(52) if legal >> c & 1]))
        began = time.thread_time()
        solved = solver.solve(table, wants, position, Mode.PARANOID)
        if number > 0:  # the first one loads the code
            times.append(1000 * (time.thread_time() - began))
            cards += len(solved.worth)
    return {
        "solver7_ms": round(median(times), 2),
        "solver7_p90_ms": round(float(np.quantile(times, 0.9)), 2),
        "solver7_cards": round(cards / count, 1),
    }


def threads(make: Callable[[], Rates], runs: int, seconds: float) -> Figures:
    """Return how much more two threads do than one, playing by the policy."""
    first, second = make(), make()
    times = int(per_second(lambda n: _one_call(first, n), seconds) * 2 * seconds)
    return two_threads(lambda: _one_call(first, times), lambda: _one_call(second, times), runs + 2)


def _one_call(rates: Rates, times: int) -> float:
    """Play one deal out by the policy *times* times; return the thread's CPU time."""
    began = time.thread_time()
    policy_playouts(rates.figures, rates.wants, rates.starts[0], times, rates.points)
    return time.thread_time() - began


def start_up() -> Figures:
    """Return how long a new process takes until everything is compiled, cold and warm."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"XDG_CACHE_HOME": folder}
        said = [
            subprocess.run(
                [sys.executable, "-c", START_UP],
                env=environment,
                check=True,
                capture_output=True,
                text=True,
            ).stdout.split()
            for _ in range(3)
        ]
    cold, warm = [float(n) for n in said[0]], [float(n) for n in said[2]]
    return {
        "compile_cold_s": round(cold[2], 2),
        "compile_cold_playouts_s": round(cold[0], 2),
        "compile_warm_s": round(warm[2], 2),
        "compile_warm_playouts_s": round(warm[0], 2),
        "rss_mb": round(warm[3]),
        "rss_cold_mb": round(cold[3]),
    }


def openspiel(rates: Rates, runs: int) -> Figures:
    """Return how many random playouts of one dealt hand OpenSpiel makes, and how many we make."""
    try:
        import pyspiel  # noqa: PLC0415  # only where it is installed
    except ImportError:
        return {}
    game = pyspiel.load_game("hearts(pass_cards=false)")
    state = game.new_initial_state()
    rng = Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
    theirs, ratios = [], []
    for run in range(runs):
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1000, seed=run)
        four_simulations = (game, evaluator, 2.0, 4, 1000, False, run, False)
        bot = pyspiel.MCTSBot(*four_simulations)
        began = time.thread_time()
        bot.step(state)
        theirs.append(4000 / (time.thread_time() - began))
        ratios.append(per_second(rates.one_hand, 0.2) / theirs[-1])
    return {
        "openspiel_playouts_per_s": round(median(theirs)),
        "playouts_per_s": round(median(a * b for a, b in zip(theirs, ratios, strict=True))),
        "playouts_to_openspiel": round(median(ratios), 1),
    }


def ceiling(source: Path, rates: Rates, runs: int, seconds: float) -> Figures:
    """Return the rate of a C program, built here, and ours as a share of it."""
    with tempfile.TemporaryDirectory() as folder:
        program = built(source.read_text(), Path(folder))
        if program is None:
            return {}
        theirs, ratios = [], []
        with subprocess.Popen(
            [program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            clock = ~process.pid << 3 | 2  # the CPU time of that process, as Linux numbers clocks
            for _ in range(2 * runs):
                began = time.clock_gettime(clock)
                process.stdin.write(f"{seconds} 0\n")
                process.stdin.flush()
                deals = float(process.stdout.readline()) * seconds
                theirs.append(deals / (time.clock_gettime(clock) - began))
                ratios.append(per_second(rates.deals, seconds) / theirs[-1])
            process.stdin.close()
    return {
        "ceiling_deals_per_s": round(median(theirs)),
        "hearts_to_ceiling": round(median(ratios), 2),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.2, help="CPU time of one run")
    parser.add_argument("--ceiling", type=Path, help="a C program to compare with")
    options = parser.parse_args()
    rates: dict[str, Rates] = {}
    for key, table, highest_wins, trumps in contracts():
        rates.setdefault(key, Rates(table, highest_wins=highest_wins, trumps=trumps))
    hearts = next(table for key, table, *_ in contracts() if key == "black-lady")
    assert isinstance(hearts, TrickTable)
    figures = measured(rates, options.runs, options.seconds)
    figures |= endings(hearts, wants_of(hearts, highest_wins=False), 60)
    figures |= threads(
        lambda: Rates(hearts, highest_wins=False, trumps=False), options.runs, options.seconds
    )
    figures |= openspiel(rates["black-lady"], options.runs)
    if options.ceiling is not None:
        figures |= ceiling(options.ceiling, rates["black-lady"], options.runs, options.seconds)
    figures |= start_up()
    if options.json:
        print(json.dumps(figures, indent=2))
        return
    for name, figure in figures.items():
        if isinstance(figure, dict):
            for key, values in figure.items():
                print(f"{name}.{key}: {values}")
        else:
            print(f"{name}: {figure}")


if __name__ == "__main__":
    main()
