"""What the core costs: a card played, a view, a help page. Run it alone: ``python bench/core.py``.

Every figure is the best of several rounds of processor time, so that a busy machine disturbs it
little, and stands beside a peer: the bare rule functions, which neither check nor keep anything,
and OpenSpiel's compiled Hearts, where it is installed.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from hashlib import sha256
from itertools import pairwise
from time import process_time
from typing import NamedTuple

from kierki.bots import make_bot, play_match
from kierki.cards import Seat
from kierki.game import Action, Match, Play, apply, start, view_of
from kierki.game.state import Lottery, Tricks
from kierki.rules import layout, tricks
from kierki.variants import AfterDeals, Tie, Variant, build, preset

try:
    import pyspiel
except ImportError:
    pyspiel = None

ROUNDS = 15
MATCHES = 12
LIMIT = 20.0
"""Microseconds that a checked, immutable card may take."""


class Moment(NamedTuple):
    """One action of a match."""

    match: Match
    seat: Seat
    action: Action


def one_deal(key: str, contract: str) -> Variant:
    """Return a match that is one deal of *contract*, played to the last card."""
    whole = build(preset(key), options={"finish_early": False})
    once = replace(whole, schedule=(whole.contracts[contract],))
    return replace(once, ending=AfterDeals(1, Tie.SHARED)) if whole.repeats else once


def moments(variant: Variant) -> list[Moment]:
    """Return every card played in a few random matches."""
    kept = []
    for number in range(MATCHES):
        seed = sha256(f"bench {number}".encode()).digest()
        bots = [make_bot("random")] * variant.players
        match, _ = start(variant, seed)
        for seat, action in play_match(variant, seed, bots).actions:
            if isinstance(match.phase, Tricks | Lottery):
                kept.append(Moment(match, seat, action))
            match, _ = apply(match, seat, action)
    return kept


def best(work: Callable[[], object], count: int) -> float:
    """Return the microseconds that one of the *count* things in *work* takes at best."""
    took = []
    for _ in range(ROUNDS):
        begun = process_time()
        work()
        took.append(process_time() - begun)
    return min(took) / count * 1e6


def applied(tape: list[Moment]) -> None:
    """Apply every action."""
    for match, seat, action in tape:
        apply(match, seat, action)


def viewed(tape: list[Moment]) -> None:
    """View every state as the seat that is asked."""
    for match, seat, _ in tape:
        view_of(match, seat)


def bare(tape: list[Moment]) -> None:
    """Put the same cards through the rule functions alone: legal cards, then the card."""
    for match, _, action in tape:
        phase = match.phase
        if isinstance(phase, Tricks):
            position = list(phase.position)
            tricks.legal_cards(phase.table, position)
            assert isinstance(action, Play)
            tricks.play(phase.table, position, action.card)
        elif isinstance(phase, Lottery):
            position = list(phase.position)
            layout.legal_cards(phase.table, position)
            if isinstance(action, Play):
                layout.lay(phase.table, position, action.card)
            else:
                layout.pass_turn(phase.table, position)


def openspiel_hearts() -> float | None:
    """Return the microseconds of a card in OpenSpiel's Hearts: legal actions, then the card."""
    if pyspiel is None:
        return None
    game = pyspiel.load_game("hearts(pass_cards=false)")
    rng = random.Random(1)
    lines = []
    for _ in range(MATCHES):
        state = game.new_initial_state()
        line = []
        while not state.is_terminal():
            action = rng.choice(state.legal_actions())
            line.append((state.is_chance_node(), action))
            state.apply_action(action)
        lines.append(line)

    def all_cards() -> None:
        for line in lines:
            state = game.new_initial_state()
            for chance, action in line:
                if not chance:
                    state.legal_actions()
                state.apply_action(action)

    def deals_alone() -> None:
        for line in lines:
            state = game.new_initial_state()
            for chance, action in line:
                if chance:
                    state.apply_action(action)

    cards = sum(not chance for line in lines for chance, _ in line)
    return best(all_cards, cards) - best(deals_alone, cards)


def start_up(*args: str) -> float:
    """Return the milliseconds of processor time that Python takes with *args*, at best."""

    def spent() -> float:
        times = os.times()
        return times.children_user + times.children_system

    took = [spent()]
    for _ in range(7):
        subprocess.run([sys.executable, *args], check=True, capture_output=True)
        took.append(spent())
    return min(after - before for before, after in pairwise(took)) * 1e3


def main() -> int:
    """Print the figures; return 1 when a card takes longer than it may."""
    kierki = build(preset("kierki"))
    contracts = [("kierki", key) for key in kierki.contracts] + [("hearts", "black-lady")]
    print("microseconds      apply   view   bare rules   apply : bare   apply + view")
    slowest = 0.0
    for key, contract in contracts:
        tape = moments(one_deal(key, contract))
        count = len(tape)
        card = best(partial(applied, tape), count)
        view = best(partial(viewed, tape), count)
        rules = best(partial(bare, tape), count)
        slowest = max(slowest, card)
        print(
            f"{contract:18}{card:5.1f}{view:7.1f}{rules:13.1f}{card / rules:13.1f}"
            f"{1e6 / (card + view):12,.0f} a second"
        )
    hearts = moments(one_deal("hearts", "black-lady"))
    ours = best(partial(applied, hearts), len(hearts))
    theirs = openspiel_hearts()
    if theirs is None:
        print("OpenSpiel is not installed: no peer for Hearts")
    else:
        print(
            f"hearts, a card: {ours:.1f} us here, {theirs:.1f} us in OpenSpiel (C++, mutable,"
            f" called from Python): {ours / theirs:.1f} : 1"
        )
    nothing, helped = start_up("-c", "pass"), start_up("-m", "kierki", "--help")
    print(
        f"kierki --help: {helped:.0f} ms, bare Python {nothing:.0f} ms: {helped / nothing:.1f} : 1"
    )
    verdict = "yes" if slowest < LIMIT else "NO"
    print(f"a card under {LIMIT:.0f} us: {verdict} (slowest {slowest:.1f})")
    return int(slowest >= LIMIT)


if __name__ == "__main__":
    sys.exit(main())
