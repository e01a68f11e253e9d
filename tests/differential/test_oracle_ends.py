"""The end of a Hearts match: both referees agree whatever the points were.

Whole matches seldom come to a tie that is broken below the limit, so here the points of each deal
are drawn small and near one another.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

import oracle
from kierki.cards import Seat
from kierki.game import Match, Result, shown_totals
from kierki.game.ending import has_ended, moon_choice_is_due, winners
from kierki.game.state import Finished, Source
from kierki.variants import Variant, build, preset
from oracle import Options

MATCHES = 2_000
MOST_DEALS = 12


def drawn(rng: random.Random, players: int) -> tuple[Variant, Options]:
    options: dict[str, object] = {
        "limit": rng.randint(4, 12),
        "deals": rng.choice((0, 0, 3)),
        "tie": rng.choice(("play-on", "play-on", "shared")),
        "win": rng.choice(("lowest", "lowest", "highest")),
        "teams": players == 4 and rng.random() < 0.5,
    }
    if options["win"] == "highest":
        options["moon"] = "count"
    else:
        options["moon"] = "mixed"
        options["countdown"] = not options["deals"] and rng.random() < 0.5
    variant = build(preset("hearts"), players=players, options=options)
    return variant, cast("Options", {**options, "deals": options["deals"] or None})


def small_points(rng: random.Random, players: int) -> tuple[int, ...]:
    if rng.random() < 0.2:  # one seat falls back, the others stay: a new moon
        seat = rng.randrange(players)
        return tuple(-6 if other == seat else 0 for other in range(players))
    if rng.random() < 0.4:  # every leader stays where the others are
        return (rng.randint(-3, 3),) * players
    return tuple(rng.randint(-1, 3) for _ in range(players))


def follow_totals(rng: random.Random, players: int, seen: Counter[str]) -> None:
    variant, options = drawn(rng, players)
    limit = options["limit"]
    results: tuple[Result, ...] = ()
    totals, reached = (0,) * players, False
    for number in range(1, MOST_DEALS + 1):
        _agree_on_moon(rng, variant, options, results, totals, seen, reached=reached)
        points = small_points(rng, players)
        totals = tuple(total + more for total, more in zip(totals, points, strict=True))
        over = oracle.hearts_over(options, totals, number, reached_before=reached)
        case = (options, [result.points for result in results], points)
        assert has_ended(variant, results, totals) == over, case
        best = oracle.hearts_winners(options, totals)
        assert set(winners(variant, totals)) == best, case
        assert list(shown_totals(variant, totals)) == oracle.shown_totals(options, totals), case
        now = oracle.hearts_over({**options, "tie": "shared"}, totals, number)
        if over:
            below = options["deals"] is None and max(totals) < limit
            seen["decided below the limit" if below else "decided"] += 1
            seen["won alone" if len(best) == 1 else "won by several"] += 1
            return
        seen["played on" if now or reached else "not there yet"] += 1
        reached = reached or now
        results += (Result(number, "black-lady", Seat(0), points),)
    seen["given up"] += 1


def _agree_on_moon(
    rng: random.Random,
    variant: Variant,
    options: Options,
    results: tuple[Result, ...],
    totals: tuple[int, ...],
    seen: Counter[str],
    *,
    reached: bool,
) -> None:
    if options["moon"] != "mixed":  # nobody is asked
        return
    shooter = rng.randrange(variant.players)
    old = [0 if seat == shooter else rng.choice((3, 6)) for seat in range(variant.players)]
    match = Match(variant, Source(b""), results, totals, Finished(()))
    due = oracle.moon_choice_due(
        options, totals, old, shooter, len(results) + 1, reached_before=reached
    )
    case = (options, totals, old, shooter)
    assert moon_choice_is_due(match, Seat(shooter), tuple(old)) == due, case
    seen["the shooter chooses" if due else "nothing to choose"] += 1


def test_end_1_to_4_and_mixed_moons() -> None:
    rng, seen = random.Random("ends"), Counter[str]()
    for _ in range(MATCHES):
        follow_totals(rng, rng.randint(3, 7), seen)
    assert {what for what in seen if seen[what] >= 3} == {
        "decided",
        "decided below the limit",
        "won alone",
        "won by several",
        "played on",
        "not there yet",
        "given up",
        "the shooter chooses",
        "nothing to choose",
    }
