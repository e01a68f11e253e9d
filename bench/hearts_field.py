"""How a bot fares in Hearts among three that like to shoot the moon: duplicate deals.

    python bench/hearts_field.py [--bots strong,master] [--deals 250] [--eager 1] [--json]

The field stands in for a strong engine that shoots in a few deals of a hundred: few worlds, a
playout for every card as usual and one as the start of a moon, whichever looks better; an
opponent's point is worth 0.6 of one's own to it, and nobody in its playouts sees a moon coming.
`--eager 0` takes the moon out of it.

Cards are passed left, right and across in turn. In each deal the bot sits in every seat in turn;
± is a standard error clustered by deal. CPU time is that of a decision with more than one answer.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field, replace
from random import Random

import numpy as np
import numpy.typing as npt

from kierki.bots import make_bot
from kierki.bots.base import Bot
from kierki.bots.chance import decision_rng
from kierki.bots.facts import facts_of, sampler_of
from kierki.bots.searching.aim import aim_of
from kierki.bots.searching.bot import only_answer
from kierki.bots.searching.levels import LEVELS, Style
from kierki.bots.searching.position import position_of, table_of
from kierki.bots.searching.tricks import wants_in, weigh_pass
from kierki.cards.card import Card
from kierki.game.actions import Action, Play
from kierki.game.choices import AskPass
from kierki.game.match import apply, start, to_act
from kierki.game.view import View, view_of
from kierki.rules import tricks
from kierki.rules.table import TrickTable
from kierki.search.aim import Aim, worth
from kierki.search.bits import lowest
from kierki.search.board import new_split_board, set_up
from kierki.search.chance import State, new_state
from kierki.search.drawing import Plan, Ways, draw
from kierki.search.ending import DEAD, NOT_YET
from kierki.search.jit import compiled
from kierki.search.moon import NOBODY, moon_card, moon_taker
from kierki.search.playout import settle_deal
from kierki.search.policy import Wants, policy_card
from kierki.search.tables import Position, compiled_table, vector
from kierki.variants import build, preset

is_over, legal_cards, play = tricks.is_over, tricks.legal_cards, tricks.play
TURN = tricks.TURN
PASSED = ("left", "right", "across")
SEATS = 4
MOON = 3 * 26
"""What the points of a deal with a moon add up to."""
FIELD = replace(LEVELS["strong"], name="field", most_worlds=20, style=Style("eager", envy=0.6))
PASSING = replace(FIELD, most_worlds=12)


@compiled
def field_card(
    table: TrickTable,
    wants: Wants,
    aim: Aim,
    base: Position,
    plan: Plan,
    ways: Ways,
    state: State,
    worlds: int,
    eager: int,
) -> int:
    """Return the card that a seat of the field plays; *eager* is 0 or 1."""
    world, after = base.copy(), new_split_board()
    legal, me = legal_cards(table, base), base[TURN]
    taker = moon_taker(table, wants, base)
    attempts = 2 if eager == 1 and taker in (NOT_YET, me) else 1
    sums = np.zeros((2, 52))
    for _ in range(worlds):
        draw(plan, ways, state, world)
        rest = legal
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            for attempt in range(attempts):
                set_up(world, after)
                play(table, after, card)
                while not is_over(table, after):
                    chosen, taker = -1, moon_taker(table, wants, after)
                    if taker != DEAD:
                        shooter = me if attempt == 1 and after[TURN] == me else NOBODY
                        chosen = moon_card(table, wants, after, taker, shooter, 0)
                    if chosen < 0:
                        chosen = policy_card(table, wants, after)
                    play(table, after, chosen)
                settle_deal(table, after)
                sums[attempt, card] += worth(aim, after)
    best, most = lowest(legal), -1e9
    for attempt in range(attempts):
        for card in range(52):
            if legal >> card & 1 == 1 and sums[attempt, card] > most:
                best, most = card, sums[attempt, card]
    return best


@dataclass(frozen=True)
class FieldBot:
    """A seat of the field."""

    eager: int
    name: str = "field"

    def choose(self, view: View, rng: Random) -> Action:
        """Return the answer to ``view.choice``."""
        if isinstance(view.choice, AskPass):
            return weigh_pass(view, view.choice, PASSING, rng).best
        forced = only_answer(view)
        if forced is not None:
            return forced
        sampler = sampler_of(facts_of(view))
        card = field_card(
            compiled_table(table_of(view)),
            compiled_table(wants_in(view)),
            compiled_table(aim_of(view, FIELD)),
            vector(position_of(view)),
            sampler.plan,
            sampler.ways,
            new_state(rng.getrandbits(63)),
            FIELD.most_worlds,
            self.eager,
        )
        return Play(Card(card))


@dataclass
class Tally:
    """What a bot has done so far."""

    rows: list[tuple[float, float]] = field(default_factory=list)
    """For each deal the mean over its rotations of own points, and of those less the others'."""
    shot: int = 0
    suffered: int = 0
    moonless: int = 0
    """Own points in deals without a moon."""
    decisions: int = 0
    cpu: float = 0.0

    def note(self, deal: list[tuple[int, ...]]) -> None:
        """Note the points of a *deal* in each rotation, the bot in seat 0, 1 …"""
        own = [points[seat] for seat, points in enumerate(deal)]
        gaps = [mine - (sum(points) - mine) / 3 for mine, points in zip(own, deal, strict=True)]
        self.rows.append((sum(own) / SEATS, sum(gaps) / SEATS))
        for mine, points in zip(own, deal, strict=True):
            if sum(points) == MOON:
                self.shot += mine == 0
                self.suffered += mine > 0
            else:
                self.moonless += mine

    def figures(self) -> dict[str, float]:
        """Return what is printed, by name."""
        games = SEATS * len(self.rows)
        (points, gap), (points_error, gap_error) = mean(np.array(self.rows))
        return {
            "points": points,
            "points_error": points_error,
            "difference": gap,
            "difference_error": gap_error,
            "shot": 100 * self.shot / games,
            "suffered": 100 * self.suffered / games,
            "moonless": self.moonless / max(1, games - self.shot - self.suffered),
            "cpu_ms": 1000 * self.cpu / max(1, self.decisions),
        }


def mean(rows: npt.NDArray[np.float64]) -> tuple[list[float], list[float]]:
    """Return the mean of each column of *rows*, and its standard error."""
    errors = rows.std(axis=0, ddof=1) / len(rows) ** 0.5 if len(rows) > 1 else rows[0] * 0
    return rows.mean(axis=0).tolist(), errors.tolist()


def play_deal(number: int, seat: int, bot: Bot, others: Bot, tally: Tally) -> tuple[int, ...]:
    """Return the points of deal *number* with *bot* in *seat*."""
    passed = [PASSED[number % len(PASSED)]]
    options = {"queen_breaks_hearts": True, "pass_cycle": passed}
    variant = build(preset("hearts"), options=options)
    seed = number.to_bytes(32, "big")
    match, _ = start(variant, seed)
    taken = 0
    while not match.results:
        for asked in to_act(match.phase):
            view, rng = view_of(match, asked), decision_rng(seed, asked, taken)
            began = time.process_time()
            answer = (bot if asked == seat else others).choose(view, rng)
            if asked == seat and only_answer(view) is None:
                tally.decisions += 1
                tally.cpu += time.process_time() - began
            match, _ = apply(match, asked, answer)
            taken += 1
    return match.results[0].points


def main() -> None:
    """Print a row for each bot."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bots", default="strong")
    parser.add_argument("--deals", type=int, default=250)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--eager", type=int, default=1, choices=(0, 1))
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    names, others = chosen.bots.split(","), FieldBot(chosen.eager)
    bots = {name: make_bot(name) for name in names}
    for name, bot in bots.items():
        play_deal(0, 0, bot, others, Tally())  # compiles
        tally = Tally()
        for number in range(chosen.first, chosen.first + chosen.deals):
            deal = [play_deal(number, seat, bot, others, tally) for seat in range(SEATS)]
            tally.note(deal)
        found = tally.figures()
        if chosen.json:
            print(json.dumps({"bot": name, "deals": chosen.deals, **found}), flush=True)
            continue
        print(
            f"{name}: {found['points']:.2f} ± {found['points_error']:.2f} points, "
            f"difference {found['difference']:+.2f} ± {found['difference_error']:.2f}; moons "
            f"{found['shot']:.1f} % own, {found['suffered']:.1f} % against; "
            f"{found['moonless']:.2f} points without a moon; {found['cpu_ms']:.1f} ms a decision",
            flush=True,
        )


if __name__ == "__main__":
    main()
