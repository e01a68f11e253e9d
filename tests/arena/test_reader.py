"""A seat that hears only lines sees exactly what the referee's door shows it."""

from __future__ import annotations

from random import Random

import pytest

from arena.arenas import plan_of, units_of
from kierki.arena import players
from kierki.arena.errors import LineError
from kierki.arena.players import Answer, Program
from kierki.arena.reader import LineReader
from kierki.arena.table import Table
from kierki.bots import make_bot
from kierki.cards import CardSet
from kierki.game import AskCard, PassCards, Play, View
from kierki.variants import HeartsOptions

HELLO = "hello 1 rules=std lead=2C nopoints1=1 mustbreak=1 qsbreaks=1 moon=26"
DEAL = "deal 0 2 0 AC 3D 4D 5D 6D 7D 9S TS JS 2H 3H TC 4C"


class Line:
    """Stands for the process: a reader of lines, whose bot answers in this process."""

    def __init__(self, command: list[str], *, timeout: float) -> None:
        self.reader = LineReader()
        self.bot = make_bot(command[0])
        self.view: View | None = None
        self.lines: list[str] = []

    def tell(self, line: str) -> None:
        self.lines.append(line)
        assert self.reader.read(line) is None

    def ask(self, line: str) -> str:
        self.lines.append(line)
        self.view = self.reader.read(line)
        if self.view is None:
            return "ready line"
        action = self.bot.choose(self.view, Random(1))
        self.reader.answered(action)
        match action:
            case PassCards(cards):
                return f"pass {cards}"
            case Play(card):
                return f"play {CardSet.of([card])}"
            case _:
                raise AssertionError(action)

    def cpu_ns(self) -> int | None:
        return None

    def close(self) -> None:
        pass


class Compared(Program):
    """A program whose every view is held against the one that the referee gives."""

    compared = 0

    def choose(self, view: View, rng: Random) -> Answer:
        answer = super().choose(view, rng)
        line = self.process
        assert isinstance(line, Line)
        assert line.view == view
        Compared.compared += 1
        return answer


@pytest.fixture(autouse=True)
def _lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "Process", Line)
    monkeypatch.setattr(players, "Program", Compared)
    Compared.compared = 0


@pytest.mark.parametrize(
    "settings",
    [{}, {"queen_breaks_hearts": "true", "clean_first_trick": "false"}, {"moon": "none"}],
    ids=str,
)
def test_views_of_deals_are_equal(settings: dict[str, str]) -> None:
    seats = ["cmd:casual", "cmd:random", "cmd:casual", "random"]
    plan = plan_of("hearts", seats, duplicate=True, settings=settings)
    with Table(plan) as here:
        for unit in units_of(plan, 5):
            here.play(unit)
    assert Compared.compared == 5 * 4 * 3 * 13 + 4 * 4 * 3


@pytest.mark.parametrize("settings", [{}, {"moon": "new", "limit": "60"}], ids=str)
def test_views_of_matches_are_equal(settings: dict[str, str]) -> None:
    plan = plan_of("hearts", ["cmd:random"] * 4, matches=True, settings=settings)
    with Table(plan) as here:
        outcome = here.play(units_of(plan, 1)[0])
    assert outcome.games[0].deals > 3
    assert Compared.compared >= outcome.games[0].deals * 4 * 13


def test_moon_is_seen_in_the_results() -> None:
    # Random players shoot no moons, so the score sheet is told one.
    reader = LineReader()
    for line in (
        f"{HELLO} match=1 passcycle=0", DEAL, "start 2",
        "played 2 AC", "played 3 QS", "played 0 AH", "played 1 KH", "trick 2 26", "end 26 26 0 26",
        DEAL,
    ):  # fmt: skip
        assert reader.read(line) is None
    assert reader.totals == (26, 26, 0, 26)
    assert reader.results[0].shooter == 2
    assert reader.results[0].won == (0, 0, 1, 0)


def test_lines_of_the_protocol_page() -> None:
    reader = LineReader()
    for line in (HELLO, DEAL, "start 1", "played 1 2C"):
        assert reader.read(line) is None
    view = reader.read("turn AC TC 4C")
    assert view is not None
    assert view.seat == 2
    assert view.leader == 1
    assert view.choice == AskCard(CardSet.parse("AC TC 4C"))
    assert view.hand_sizes == (13, 12, 13, 13)
    assert not view.broken
    for line in ("played 2 AC", "played 3 KC", "played 0 9C", "trick 2 0"):
        assert reader.read(line) is None
    view = reader.read("turn 3D")
    assert view is not None
    assert view.leader == 2
    assert view.won == (0, 0, 1, 0)
    assert len(view.hand) == 12


def test_queen_of_spades_breaks_hearts_only_where_it_was_said() -> None:
    for breaks in (False, True):
        reader = LineReader()
        for line in (f"hello 1 qsbreaks={breaks:d}", DEAL, "start 1", "played 1 QS"):
            reader.read(line)
        view = reader.read("turn 9S")
        assert view is not None
        assert view.broken is breaks


def test_any_lead_takes_the_dealer_to_the_right_of_it() -> None:
    reader = LineReader()
    for line in ("hello 1 lead=any mustbreak=0", DEAL, "start 2"):
        reader.read(line)
    view = reader.read("turn AC 3D")
    assert view is not None
    assert view.dealer == 1
    assert isinstance(view.variant.options, HeartsOptions)


def test_words_that_are_not_known_are_passed_over() -> None:
    reader = LineReader()
    assert reader.read("clock 3 4") is None
    assert reader.read("") is None


@pytest.mark.parametrize(
    "line",
    [
        "turn AC", "pass", "start 1", "played 1 2C", "trick 1 0", "end 0 0 0 26", "hello 2",
        "deal 0 4 0 AC", "deal", DEAL.replace("AC", "3D"), DEAL.replace("AC", "1C"),
        DEAL.replace("0 2 0", "0 4 0"), DEAL.replace("0 2 0", "0 2 4"), f"{DEAL} 5C",
    ],
)  # fmt: skip
def test_lines_that_make_no_sense(line: str) -> None:
    reader = LineReader()
    if not line.startswith("hello"):
        reader.read(HELLO)
    with pytest.raises(LineError):
        reader.read(line)


@pytest.mark.parametrize(
    "line",
    [
        "turn", "turn XX", "turn AC AC", "played 9 2C", "played 1", "played x 2C", "trick 1 0",
        "received AC 2D 3D", "end 1 2 3", "end a b c d", "start 7", "start",
    ],
)  # fmt: skip
def test_lines_that_make_no_sense_in_a_deal(line: str) -> None:
    reader = LineReader()
    for good in (HELLO, DEAL, "start 2"):
        reader.read(good)
    with pytest.raises(LineError):
        reader.read(line)


def test_deal_before_hello_is_refused() -> None:
    with pytest.raises(LineError):
        LineReader().read(DEAL)
