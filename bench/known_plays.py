"""How often each bot plays what is known to be right: the positions of tests/right_plays.

    python bench/known_plays.py [--bots casual,strong] [--asked 10] [--missed]

A row for each theme, a column for each bot: the positions it gets right, on average when it is
asked several times with different rngs; the careful bot draws no lots and is asked once.
`--missed` names the positions that a bot does not always get right.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from kierki.bots import BOT_NAMES, make_bot
from kierki.game import view_of
from kierki.record.notation import format_action
from right_plays.positions import Position, positions

ONCE = ("casual",)


def share(position: Position, bot: str, asked: int) -> tuple[float, Counter[str]]:
    """Return how often *bot* is right of *asked* times, and its wrong answers."""
    player, view, wrong = make_bot(bot), view_of(position.match, position.seat), Counter[str]()
    for number in range(asked):
        answer = player.choose(view, Random(f"{position.id} {number}"))
        if not position.accepts(answer):
            wrong[format_action(position.seat, answer)] += 1
    return 1 - wrong.total() / asked, wrong


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bots", default=",".join(BOT_NAMES))
    parser.add_argument("--asked", type=int, default=10)
    parser.add_argument("--missed", action="store_true")
    chosen = parser.parse_args()
    bots = chosen.bots.split(",")
    themes = Counter(position.theme for position in positions())
    right = dict.fromkeys(((theme, bot) for theme in themes for bot in bots), 0.0)
    missed = []
    for position in positions():
        for bot in bots:
            part, wrong = share(position, bot, 1 if bot in ONCE else chosen.asked)
            right[position.theme, bot] += part
            if wrong and bot not in {"random", "beginner"}:
                missed.append(f"{bot}: {position.id}: {dict(wrong)}")
    print("| theme | positions |", " | ".join(bots), "|")
    print("| --- |", " | ".join(["--:"] * (len(bots) + 1)), "|")
    for theme, count in themes.items():
        cells = [f"{right[theme, bot]:.1f}" for bot in bots]
        print(f"| {theme.replace('_', ' and ')} | {count} |", " | ".join(cells), "|")
    sums = [f"{sum(right[theme, bot] for theme in themes):.1f}" for bot in bots]
    print(f"| all | {themes.total()} |", " | ".join(sums), "|")
    if chosen.missed:
        print(*missed, sep="\n")


if __name__ == "__main__":
    main()
