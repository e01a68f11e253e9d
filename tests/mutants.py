"""Planted faults: each must turn the suite red. Run on request, not by the suite.

    .venv/bin/python tests/mutants.py            every mutant
    .venv/bin/python tests/mutants.py NAME …     those named
    .venv/bin/python tests/mutants.py --table    and print the table of docs/testing.md

Each mutant is one exact replacement in a copy of the tree. `tests/test_mutants.py` holds that
every replacement still fits, so that the list cannot rot unseen.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Mutant:
    """One fault: *old* stands exactly once in *file* and becomes *new*."""

    name: str
    rule: str
    file: str
    old: str
    new: str

    def applied(self, root: Path = ROOT) -> str:
        """Return the file's text with the fault in it.

        Raises:
            ValueError: the text to replace does not stand there exactly once.
        """
        text = (root / self.file).read_text("utf-8")
        if text.count(self.old) != 1:
            raise ValueError(f"{self.name}: {self.old!r} is {text.count(self.old)} times in it")
        return text.replace(self.old, self.new)


TRICKS = "src/kierki/rules/tricks.py"
SETTLE = "src/kierki/rules/settle.py"
LAYOUT = "src/kierki/rules/layout.py"
PASSING = "src/kierki/rules/passing.py"
CALLING = "src/kierki/rules/calling.py"
TABLE = "src/kierki/rules/table.py"
CONTRACTS = "src/kierki/variants/contracts.py"
KIERKI = "src/kierki/variants/presets/kierki.toml"
HEARTS = "src/kierki/variants/presets/hearts.toml"
CALLS = "src/kierki/game/calls.py"
PLAY = "src/kierki/game/play.py"
MATCH = "src/kierki/game/match.py"
ENDING = "src/kierki/game/ending.py"
OPENING = "src/kierki/game/opening.py"
VIEW = "src/kierki/game/view.py"
LOTTERY = "src/kierki/game/lottery.py"
SHUFFLE = "src/kierki/cards/shuffle.py"

MUTANTS = (
    Mutant("no duty to follow", "R-TRICK-1", TRICKS, "if followers != 0:", "if followers < 0:"),
    Mutant(
        "lowest card wins",
        "R-TRICK-2",
        TRICKS,
        "return challenger > best",
        "return challenger < best",
    ),
    Mutant(
        "trumps beat nothing",
        "R-TRICK-2",
        TRICKS,
        "return challenger // 13 == trump",
        "return challenger < 0",
    ),
    Mutant(
        "seat after the winner leads",
        "R-TRICK-2",
        TRICKS,
        "position[TURN] = winner",
        "position[TURN] = (winner + 1) % table.players",
    ),
    Mutant(
        "hearts never held back",
        "R-LEAD-1",
        TRICKS,
        "step >= HELD_BACK\n        and position[BROKEN] == 0",
        "step > ALL_STEPS\n        and position[BROKEN] == 0",
    ),
    Mutant(
        "an all-hearts hand may not lead",
        "R-LEAD-1",
        TRICKS,
        "and hand & ~(table.no_lead | table.no_exit) != 0",
        "and hand != 0",
    ),
    Mutant(
        "the ban of Kierki lifts",
        "R-LEAD-2",
        CONTRACTS,
        "broken_by=HEARTS if until_broken else NOTHING",
        "broken_by=HEARTS if held_back or until_broken else NOTHING",
    ),
    Mutant(
        "the queen of spades breaks hearts",
        "R-LEAD-3",
        CONTRACTS,
        "broken_by=HEARTS | queen if options.queen_breaks_hearts else HEARTS",
        "broken_by=HEARTS | queen",
    ),
    Mutant(
        "penalty cards on the first trick",
        "R-FIRST-2",
        TABLE,
        "barred=contract.penalties.mask if contract.clean_first_trick else 0",
        "barred=0",
    ),
    Mutant(
        "a clean first trick leaves no card",
        "R-FIRST-2",
        TRICKS,
        "cards = narrowed(cards, ~table.barred)",
        "cards = cards & ~table.barred",
    ),
    Mutant(
        "the highest club leads",
        "R-FIRST-1",
        TRICKS,
        "for card in range(13):",
        "for card in range(12, -1, -1):",
    ),
    Mutant(
        "the king need not drop",
        "R-DROP-1",
        TRICKS,
        "cards = narrowed(hand, table.must_drop)",
        "cards = hand",
    ),
    Mutant(
        "the king must drop unasked",
        "R-DROP-1",
        CONTRACTS,
        "must_drop=must_drop if kierki is None or kierki.king_must_drop else NOTHING",
        "must_drop=must_drop",
    ),
    Mutant(
        "150 for each of two tricks",
        "R-NEG",
        CONTRACTS,
        "points[number - 1] += last // len(punished)",
        "points[number - 1] += last",
    ),
    Mutant("the sixth trick for the seventh", "R-NEG", CONTRACTS, "SEVENTH = 7", "SEVENTH = 6"),
    Mutant(
        "the robber forgets its last part",
        "R-NEG-1",
        CONTRACTS,
        "trick_points=tuple(map(sum, zip(*(part.trick_points for part in parts), strict=True))),",
        "trick_points=parts[0].trick_points,",
    ),
    Mutant(
        "three players pay as four",
        "R-NEG",
        KIERKI,
        "card_points = { KH = { 3 = -140, else = -150 } }",
        "card_points = { KH = -150 }",
    ),
    Mutant(
        "jacks without kings",
        "R-NEG",
        KIERKI,
        'card_points = { "K*" = -30, "J*" = -30 }',
        'card_points = { "J*" = -30 }',
    ),
    Mutant(
        "the stock card is lost in Hearts",
        "R-CARD-4",
        CONTRACTS,
        "stock_to_first_trick=True",
        "stock_to_first_trick=False",
    ),
    Mutant("left is right", "R-PASS-1", PASSING, "return players - 1", "return 1"),
    Mutant(
        "the pass cycle stands still",
        "R-PASS-1",
        OPENING,
        "cycle[(number - 1) % len(cycle)]",
        "cycle[0]",
    ),
    Mutant(
        "moon at sixteen",
        "R-MOON-1",
        SETTLE,
        "if table.penalties & ~position[TAKEN + seat] == 0:",
        "if position[POINTS + seat] >= 16:",
    ),
    Mutant(
        "the partner of a shooter pays",
        "R-MOON-1",
        SETTLE,
        "partner = table.teams == 1 and (seat - shooter) % 2 == 0",
        "partner = table.teams > 1",
    ),
    Mutant(
        "a new moon only cancels",
        "R-MOON-1",
        SETTLE,
        "    if moon == MOON_NEW:\n        position[POINTS + shooter] -= table.penalty_sum\n",
        "    if moon == MOON_NEW:\n",
    ),
    Mutant(
        "every moon is a sun",
        "R-MOON-1",
        SETTLE,
        "if moon == MOON_SUN and position[WON + shooter] == table.tricks:",
        "if moon == MOON_SUN:",
    ),
    Mutant(
        "the shooter of a mixed moon is not asked",
        "R-MOON-1",
        ENDING,
        "return set(winners(match.variant, totals)) != side",
        "return False",
    ),
    Mutant(
        "victims of a moon get the bonus",
        "R-SCORE-1",
        PLAY,
        "events += (MoonShot(Seat(shooter)),)",
        "settle.pay_no_trick_bonus(table, position)\n    events += (MoonShot(Seat(shooter)),)",
    ),
    Mutant(
        "over 100, not at it", "R-END-1", SETTLE, "max(totals) >= limit", "max(totals) > limit"
    ),
    Mutant(
        "a tie ends the match",
        "R-END-2",
        SETTLE,
        "return len(sides) == 1 or not plays_on",
        "return True",
    ),
    Mutant(
        "a countdown counts up", "R-END-3", ENDING, "tuple(limit - total for", "tuple(total for"
    ),
    Mutant(
        "the namer's neighbour leads",
        "R-TRUMP-1",
        CALLS,
        "return Step(start_play(phase.deal, phase.table, phase.hands, seat, calls), events)",
        "leads = left_of(seat, len(phase.hands))\n"
        "    return Step(start_play(phase.deal, phase.table, phase.hands, leads, calls), events)",
    ),
    Mutant(
        "the dealer sees the whole hand",
        "R-TRUMP-2",
        OPENING,
        "phase = Naming(deal, table, hands, deal.dealer, seen, Calls(namer=deal.dealer))",
        "phase = Naming(deal, table, hands, deal.dealer, hands, Calls(namer=deal.dealer))",
    ),
    Mutant(
        "the bid is not paid to the declarer",
        "R-TRUMP-3",
        PLAY,
        "points[declarer] += calls.price",
        "points[declarer] += 0",
    ),
    Mutant(
        "a bid may miss the reserve",
        "R-TRUMP-3",
        CALLING,
        "return max(highest + BID_STEP, reserve, LOWEST_BID)",
        "return max(highest + BID_STEP, LOWEST_BID)",
    ),
    Mutant(
        "who passed may bid again",
        "R-TRUMP-3",
        CALLING,
        "if seat != owner and out >> seat & 1 == 0:",
        "if seat != owner:",
    ),
    Mutant(
        "an unsold talon may ask more",
        "R-TRUMP-3",
        CALLS,
        "top = highest_bid(phase.table) if unsold is None else unsold - calling.BID_STEP",
        "top = highest_bid(phase.table)",
    ),
    Mutant("rows run round the corner", "R-LOT-2", LAYOUT, "(laid & ~ACES) << 1", "laid << 1"),
    Mutant(
        "one may pass with a card that fits",
        "R-LOT-2",
        LOTTERY,
        "            if legal:\n                raise MustLay(CardSet(legal))\n",
        "",
    ),
    Mutant(
        "the first seat out ends the lottery",
        "R-LOT-3",
        LAYOUT,
        "return position[SECOND_OUT] >= 0\n\n\ndef points",
        "return position[FIRST_OUT] >= 0\n\n\ndef points",
    ),
    Mutant(
        "the stock card blocks its row",
        "R-LOT-5",
        LAYOUT,
        "if position[STOCK] & fitting(table, position[LAID]) != 0:",
        "if position[STOCK] < 0:",
    ),
    Mutant(
        "one dealer for ever",
        "R-NEG",
        MATCH,
        "dealer = left_of(result.dealer, match.players)",
        "dealer = result.dealer",
    ),
    Mutant(
        "the score stops too early",
        "R-CLAIM-1",
        SETTLE,
        "if table.trick_points[number] != 0:",
        "if table.trick_points[number] > 0:",
    ),
    Mutant(
        "the rest is taken against trumps",
        "R-CLAIM-1",
        SETTLE,
        "if position[TRUMP] >= 0 and others & SUIT_BITS << 13 * position[TRUMP] != 0:",
        "if position[TRUMP] > 3:",
    ),
    Mutant(
        "a naive shuffle",
        "R-DEAL-1",
        SHUFFLE,
        "other = draw % (last + 1)",
        "other = draw % len(order)",
    ),
    Mutant(
        "the pass is shown to all",
        "R-PASS-2",
        VIEW,
        "return CardsPassed(event.steps, _own(event.received, seat))",
        "return event",
    ),
    Mutant(
        "gifts are shown to all",
        "R-TRUMP-3",
        VIEW,
        "card if other == seat else None for other, card in cards",
        "card for other, card in cards",
    ),
)


STAGES = (
    ("tests/rules", "--ignore=tests/rules/test_claims.py", "-n", "0"),
    ("tests/rules/test_claims.py", "tests/game", "tests/variants", "tests/cards", "-n", "0"),
    ("tests", "-n", "2", "--ignore=tests/test_house.py", "--ignore=tests/test_readme.py"),
)
"""What is run in turn until something is red: first where most faults show, then everything but
what installs the tree anew."""


def run(mutant: Mutant | None) -> tuple[bool, str, float]:
    """Return whether the suite went red, by which test, and after how many seconds.

    None plants nothing: that run must stay green, or the others prove nothing.
    """
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        listed = subprocess.run(
            ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
        )
        for name in listed.stdout.splitlines():
            if (ROOT / name).exists():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, root / name)
        if mutant is not None:
            (root / mutant.file).write_text(mutant.applied(root), "utf-8")
        began = time.perf_counter()
        for stage in STAGES:
            command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
            done = subprocess.run(
                [*command, *stage], cwd=root, capture_output=True, text=True, check=False
            )
            # 1: a test failed; 2: a file of tests could not even be read. Both are red.
            failed = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
            if done.returncode in {1, 2} and failed:
                return True, failed[1], time.perf_counter() - began
            if done.returncode != 0:
                raise RuntimeError(done.stdout[-2000:] + done.stderr[-2000:])
        return False, "", time.perf_counter() - began


def main(arguments: list[str]) -> int:
    """Run the mutants and return how many the suite let pass."""
    names = [argument for argument in arguments if not argument.startswith("-")]
    chosen = [mutant for mutant in MUTANTS if not names or mutant.name in names]
    survivors = 0
    if not names:
        red, test, _ = run(None)
        if red:
            print(f"without any fault the suite is red: {test}")
            return 1
    for mutant in chosen:
        red, test, took = run(mutant)
        survivors += not red
        if "--table" in arguments:
            print(f"| {mutant.name} | {mutant.rule} | {'red' if red else 'GREEN'} | `{test}` |")
        else:
            print(f"{'red  ' if red else 'GREEN'} {took:5.1f} s  {mutant.name}  {test}")
        sys.stdout.flush()
    print(f"{len(chosen) - survivors} of {len(chosen)} mutants turned the suite red")
    return min(survivors, 1)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
