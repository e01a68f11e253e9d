"""How fast ``kierki simulate`` is as a whole process. Run it alone: ``python bench/simulate.py``.

Counted is processor time, start-up and all, so that a busy machine disturbs it little; the time
by the clock stands beside it. The peers are the bare rule functions, playing the same kind of
deals in one loop without bots, views or checks, and OpenSpiel's compiled Hearts.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

from kierki.cards.shuffle import deal_cards
from kierki.rules import tricks
from kierki.rules.table import compile_tricks
from kierki.variants import TrickContract, build, preset

try:
    import pyspiel
except ImportError:
    pyspiel = None

MATCHES = 100
DEALS = 400
WANTED = 30.0
"""Whole matches of Kierki that random bots must play in a second of one core."""


def spent() -> float:
    """Return the processor time of the processes that have been run so far, in seconds."""
    times = os.times()
    return times.children_user + times.children_system


def simulated(*args: str) -> tuple[float, float]:
    """Return the processor time and the time by the clock of ``kierki simulate``, in seconds."""
    before, begun = spent(), perf_counter()
    command = [sys.executable, "-m", "kierki", "simulate", *args, "--seed", "1"]
    subprocess.run(command, check=True, capture_output=True)
    return spent() - before, perf_counter() - begun


def bare_deal(number: int, rng: random.Random) -> None:
    """Play one random deal of Hearts with the rule functions alone."""
    contract = build(preset("hearts")).contract(1)
    assert isinstance(contract, TrickContract)
    table = compile_tricks(contract, 4)
    position = [0] * tricks.SIZE
    tricks.clear(position)
    for seat, hand in enumerate(deal_cards(bytes(32), number, 4).hands):
        position[tricks.HAND + seat] = sum(1 << card for card in hand)
    tricks.open_play(table, position, 0)
    while not tricks.is_over(table, position):
        legal = tricks.legal_cards(table, position)
        for _ in range(int(rng.random() * legal.bit_count())):
            legal &= legal - 1
        tricks.play(table, position, (legal & -legal).bit_length() - 1)


def openspiel_deal(game: Any, rng: random.Random) -> None:  # noqa: ANN401  it has no types
    """Play one random deal of Hearts with OpenSpiel."""
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))


def deals_a_second(deal: Callable[[], object]) -> float:
    """Return how many times *deal* runs in a second of processor time."""
    begun = process_time()
    for _ in range(DEALS):
        deal()
    return DEALS / (process_time() - begun)


def main() -> int:
    """Print the figures; return 1 when simulation is slower than it must be."""
    slow = False
    for bots in ("random", "casual"):
        runs = [simulated("kierki", "--matches", str(MATCHES), "--bots", bots) for _ in range(3)]
        processor, clock = min(runs)
        rate = MATCHES / processor
        print(
            f"kierki, {bots:9} bots: {rate:6.1f} matches a second of processor time,"
            f" {MATCHES / clock:.1f} by the clock; {rate / WANTED:.1f} : 1 to the {WANTED:.0f}"
            " that random bots must reach"
        )
        slow |= bots == "random" and rate < WANTED
    options = ("--set", f"deals={DEALS}", "--set", "pass_cycle=hold", "--bots", "random")
    ours = DEALS / simulated("hearts", "--matches", "1", *options)[0]
    rng = random.Random(1)
    bare = deals_a_second(lambda: bare_deal(rng.randrange(1 << 32), rng))
    print(
        f"hearts, a deal: {ours:,.0f} a second simulated, {bare:,.0f} by the bare rules:", end=""
    )
    print(f" 1 : {bare / ours:.1f}")
    if pyspiel is not None:
        game = pyspiel.load_game("hearts(pass_cards=false)")
        theirs = deals_a_second(lambda: openspiel_deal(game, rng))
        print(f"hearts, a deal: {theirs:,.0f} a second in OpenSpiel: 1 : {theirs / ours:.1f}")
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
