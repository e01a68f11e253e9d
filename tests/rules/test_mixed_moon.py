"""The shooter of a mixed moon chooses, when there is something to choose: R-MOON-1."""

from __future__ import annotations

import pytest

from kierki.cards import Seat, parse_card
from kierki.game import (
    AskMoon,
    ChooseMoon,
    Decline,
    Match,
    MoonChoice,
    Play,
    Result,
    apply,
    to_act,
    view_of,
)
from kierki.game.errors import NotYourTurn, WrongAction
from kierki.game.events import MatchEnded, MoonChosen
from kierki.game.state import Finished, MoonPending
from support import do, ending, play, points, refused, scored, variant

ALL = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH QS"
LAST = ("2D", "3D", "4D", "5D")


def after_moon(
    totals: tuple[int, ...],
    *,
    shooter: int = 0,
    key: str = "hearts",
    results: tuple[Result, ...] = (),
    **options: object,
) -> Match:
    """A match of mixed moons in which *shooter* has just shot one."""
    taken = [""] * 4
    taken[shooter] = ALL
    whole = variant(key, 4, moon="mixed", **options)
    match = ending(whole, *LAST, taken=taken, totals=totals, results=results)
    return play(match, " ".join(LAST))


LOSING = (90, 60, 75, 50)
"""Old would end the match at 90 86 101 76, and seat 3 would win it."""


def is_due(match: Match) -> bool:
    return isinstance(match.phase, MoonPending)


def test_moon_1_mixed_the_shooter_is_asked() -> None:
    match = after_moon(LOSING)
    assert is_due(match)
    assert to_act(match.phase) == (0,)
    assert view_of(match, Seat(0)).choice == AskMoon((MoonChoice.OLD, MoonChoice.NEW))
    assert match.totals == LOSING
    for seat in (1, 2, 3, None):
        view = view_of(match, None if seat is None else Seat(seat))
        assert view.choice is None
        assert view.shooter == 0


def test_moon_1_mixed_new_keeps_the_match_going() -> None:
    match, events = apply(after_moon(LOSING), Seat(0), ChooseMoon(MoonChoice.NEW))
    assert match.totals == (64, 60, 75, 50)
    assert not match.is_over
    assert view_of(match, None).number == 2
    assert MoonChosen(Seat(0), MoonChoice.NEW) in events
    assert (match.results[0].shooter, match.results[0].moon) == (0, MoonChoice.NEW)


def test_moon_1_mixed_old_ends_it_though_the_shooter_loses() -> None:
    match, events = apply(after_moon(LOSING), Seat(0), ChooseMoon(MoonChoice.OLD))
    assert match.totals == (90, 86, 101, 76)
    assert match.phase == Finished((Seat(3),))
    assert events[-1] == MatchEnded((90, 86, 101, 76), (Seat(3),))
    assert match.results[0].moon is MoonChoice.OLD


@pytest.mark.parametrize(
    ("totals", "why"),
    [
        ((50, 20, 30, 40), "old would not end the match"),
        ((10, 80, 60, 50), "old would end it, with the shooter alone the winner"),
        ((73, 73, 73, 73), "nobody reaches the limit"),
        ((99, 74, 90, 90), "old ends it at 99 100 116 116"),
    ],
)
def test_moon_1_mixed_is_old_when_there_is_nothing_to_choose(
    totals: tuple[int, ...], why: str
) -> None:
    match = after_moon(totals)
    assert not is_due(match), why
    assert points(match) == (0, 26, 26, 26)
    assert match.results[0].moon is None
    assert match.results[0].shooter == 0


@pytest.mark.parametrize(("tie", "due"), [("play-on", False), ("shared", True)])
def test_moon_1_mixed_a_win_shared_with_the_shooter(tie: str, due: bool) -> None:
    # Old makes 76 76 106 86. Played on, the match does not end; shared, it ends with two winners.
    match = after_moon((76, 50, 80, 60), tie=tie)
    assert is_due(match) is due
    assert not match.is_over


@pytest.mark.parametrize(("tie", "due"), [("play-on", False), ("shared", True)])
def test_moon_1_mixed_a_tie_of_others_below_the_shooter(tie: str, due: bool) -> None:
    assert is_due(after_moon((90, 50, 80, 50), tie=tie)) is due


@pytest.mark.parametrize(("shooter", "due"), [(0, False), (3, True)])
def test_moon_1_mixed_after_a_tie_was_played_on(shooter: int, due: bool) -> None:
    # The limit was reached in deal 1: the next total that is alone lowest ends the match.
    reached = scored((101, 78, 78, 110))
    totals = (101, 78, 79, 110)
    match = after_moon(totals, shooter=shooter, results=(*reached, *scored_second((0, 0, 1, 0))))
    # seat 0: 101 104 105 136, alone the winner; seat 3: 127 104 105 110, seat 1 wins
    assert is_due(match) is due
    assert match.is_over is not due


def scored_second(points: tuple[int, ...]) -> tuple[Result, ...]:
    return (Result(2, "black-lady", Seat(1), points),)


def test_moon_1_mixed_with_a_countdown_is_the_same() -> None:
    assert is_due(after_moon(LOSING, key="hearts-pool"))
    assert not is_due(after_moon((50, 20, 30, 40), key="hearts-pool"))


@pytest.mark.parametrize(
    ("totals", "due"),
    [
        ((90, 75, 90, 75), False),  # 180 : 202, the shooter's side wins
        ((99, 74, 99, 70), True),  # 198 : 196, the others win
        ((60, 40, 60, 40), False),  # nobody is at the limit
    ],
)
def test_moon_1_mixed_with_partners_the_side_wins(totals: tuple[int, ...], due: bool) -> None:
    for shooter, given in ((0, totals), (2, totals), (1, totals[1:] + totals[:1])):
        match = after_moon(given, key="hearts-partners", shooter=shooter)
        assert is_due(match) is due
        if not due:
            side = (shooter, (shooter + 2) % 4)
            assert points(match) == tuple(0 if seat in side else 26 for seat in range(4))


@pytest.mark.parametrize(("tie", "due"), [("play-on", False), ("shared", True)])
def test_moon_1_mixed_with_partners_a_tie(tie: str, due: bool) -> None:
    # old makes 99 + 99 against 98 + 100
    assert is_due(after_moon((99, 72, 99, 74), key="hearts-partners", tie=tie)) is due


def test_moon_1_mixed_with_a_fixed_number_of_deals() -> None:
    assert is_due(after_moon((40, 0, 5, 10), deals=1))
    assert not is_due(after_moon((40, 0, 5, 10), deals=2))
    assert not is_due(after_moon((10, 0, 5, 10), deals=1))


def test_moon_1_mixed_new_counts_bonus_cards_on_top() -> None:
    taken = ["", f"{ALL} JD"]
    whole = variant("hearts-omnibus", moon="mixed")
    match = play(ending(whole, *LAST, taken=taken, totals=(60, 99, 75, 50)), " ".join(LAST))
    # old would make 86 89 101 76: the jack is counted before the choice is judged
    assert is_due(match)
    assert points(do(match, ChooseMoon(MoonChoice.NEW))) == (0, -36, 0, 0)
    assert points(do(match, ChooseMoon(MoonChoice.OLD))) == (26, -10, 26, 26)


def test_moon_1_mixed_nobody_else_chooses_and_nothing_else_is_done() -> None:
    match = after_moon(LOSING)
    for seat in (1, 2, 3):
        error = refused(match, ChooseMoon(MoonChoice.OLD), seat=seat)
        assert isinstance(error, NotYourTurn)
    for action in (Play(parse_card("2D")), Decline(), ChooseMoon("sun")):  # type: ignore[arg-type]
        assert isinstance(refused(match, action), WrongAction)


def test_moon_1_mixed_a_moon_claimed_early_is_chosen_too() -> None:
    whole = variant("hearts", moon="mixed", finish_early=True)
    hands = ("AD AC AH", "2D QC JC", "3D 4S 5S", "5D TC 9C")
    match = ending(whole, *hands, taken=[f"{ALL[:-6]} QS"], totals=LOSING)
    match = play(match, "AD 2D 3D 5D")
    assert is_due(match)
    after = do(match, ChooseMoon(MoonChoice.OLD))
    assert points(after) == (0, 26, 26, 26)
    assert after.results[0].early is True
