"""When a match of Hearts ends and who wins it: R-END."""

from __future__ import annotations

from itertools import accumulate, islice
from random import Random

import pytest
from hypothesis import assume, given

from kierki.cards import Seat
from kierki.game import Match, Result, shown_totals, start, view_of
from kierki.game.events import DealStarted, MatchEnded
from kierki.game.state import Finished
from kierki.rules.settle import totals_after
from kierki.testing.playing import turns
from kierki.testing.strategies import rngs, seeds, variants
from kierki.variants import AfterDeals, AfterSchedule, AtLimit, Tie, Variant, Win
from support import PLAYERS, ending, examples, play, points, told, variant

LAST = ("2D", "3D", "4D", "5D")
HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
ALL = f"{HEARTS} QS"


def deal(
    whole: Variant,
    before: tuple[int, ...],
    *taken: str,
    results: tuple[tuple[int, ...], ...] = (),
) -> Match:
    """*whole* after a deal in which the seats took *taken*, from totals *before*."""
    earlier = [*results]
    if not earlier and any(before):
        earlier = [before]
    rows = tuple(
        Result(n, whole.contract(n).key, Seat((n - 1) % 4), row)
        for n, row in enumerate(earlier, 1)
    )
    match = ending(whole, *LAST, taken=taken, totals=before, results=rows)
    return play(match, " ".join(LAST))


# R-END-1


@pytest.mark.parametrize(
    ("before", "taken", "totals", "over"),
    [
        ((98, 50, 40, 60), ["2H", "QS", HEARTS[3:]], (99, 63, 52, 60), False),
        ((98, 50, 40, 60), ["2H 3H", "QS", HEARTS[6:]], (100, 63, 51, 60), True),
        ((98, 50, 40, 60), ["QS", HEARTS], (111, 63, 40, 60), True),
    ],
)
def test_end_1_at_the_limit_or_beyond(
    before: tuple[int, ...], taken: list[str], totals: tuple[int, ...], over: bool
) -> None:
    match = deal(variant("hearts"), before, *taken)
    assert match.totals == totals
    assert match.is_over is over


def test_end_1_GE_04_at_once_and_the_lowest_wins() -> None:
    taken = ["2H 3H 4H 5H 6H 7H 8H 9H TH JH", "QS QH KH AH"]
    match = deal(variant("hearts"), (90, 60, 60, 50), *taken)
    assert match.totals == (100, 76, 60, 50)
    assert match.phase == Finished((Seat(3),))
    assert len(match.results) == 2


def test_end_1_GE_08_two_at_the_limit_in_one_deal() -> None:
    whole = variant("hearts")
    before = (91, 88, 57, 50)
    match = deal(whole, before, "QS", HEARTS)
    assert match.totals == (104, 101, 57, 50)
    assert match.phase == Finished((Seat(3),))
    rows = (Result(1, "black-lady", Seat(0), before),)
    live = ending(whole, *LAST, taken=["QS", HEARTS], totals=before, results=rows)
    ends = [event for event in told(live, " ".join(LAST)) if isinstance(event, MatchEnded)]
    assert ends == [MatchEnded((104, 101, 57, 50), (Seat(3),))]


def test_end_1_nothing_is_dealt_after_the_end() -> None:
    whole = variant("hearts", limit=10)
    events = told(ending(whole, *LAST, taken=["QS", HEARTS[3:], "2H"]), " ".join(LAST))
    assert isinstance(events[-1], MatchEnded)
    assert not any(isinstance(event, DealStarted) for event in events)


@pytest.mark.parametrize("limit", [1, 26, 50, 500])
def test_end_1_any_limit(limit: int) -> None:
    match = start(variant("hearts", limit=limit), bytes(32)).match
    for turn in turns(match, Random(limit)):
        match = turn.after
    sums = list(accumulate((r.points for r in match.results), totals_after))
    first = next(n for n, totals in enumerate(sums, 1) if max(totals) >= limit)
    lowest_alone = [totals.count(min(totals)) == 1 for totals in sums]
    assert len(sums) == first + lowest_alone[first - 1 :].index(True)


def test_end_1_reverse_the_highest_wins() -> None:
    match = deal(variant("hearts-reverse"), (90, 60, 60, 50), "QS", HEARTS)
    assert match.totals == (103, 73, 60, 50)
    assert match.phase == Finished((Seat(0),))


def test_end_1_with_partners_any_seat_ends_it_and_sums_are_compared() -> None:
    whole = variant("hearts-partners")
    match = deal(whole, (90, 10, 20, 60), "QS", HEARTS)
    assert match.totals == (103, 23, 20, 60)  # 123 : 83
    assert match.phase == Finished((Seat(1), Seat(3)))
    match = deal(whole, (90, 80, 20, 60), "QS", HEARTS)
    assert match.totals == (103, 93, 20, 60)  # 123 : 153, though seat 0 ended it
    assert match.phase == Finished((Seat(0), Seat(2)))
    match = deal(whole, (60, 70, 60, 70), "QS", HEARTS)  # 133 and 153 together, nobody at 100
    assert not match.is_over


def test_end_1_a_moon_that_takes_back_everybody_does_not_end_it() -> None:
    match = deal(variant("hearts", moon="new"), (99, 80, 70, 60), "", "", ALL)
    assert match.totals == (99, 80, 44, 60)
    assert not match.is_over


# R-END-2


def test_end_2_GE_02_a_tie_at_the_bottom_is_played_on() -> None:
    match = deal(variant("hearts"), (91, 78, 78, 91), "QS", "", "", HEARTS)
    assert match.totals == (104, 78, 78, 104)
    assert not match.is_over
    view = view_of(match, None)
    assert view.number == 3
    assert view.pass_steps == 2  # across: the cycle of passes goes on
    shared = deal(variant("hearts", tie="shared"), (91, 78, 78, 91), "QS", "", "", HEARTS)
    assert shared.phase == Finished((Seat(1), Seat(2)))


def test_end_2_a_tie_higher_up_does_not_matter() -> None:
    match = deal(variant("hearts"), (91, 78, 60, 91), "QS", "", "", HEARTS)
    assert match.totals == (104, 78, 60, 104)
    assert match.phase == Finished((Seat(2),))


def test_end_2_play_on_until_one_is_alone_lowest() -> None:
    whole = variant("hearts", moon="new")
    first = (104, 78, 78, 104)
    still = deal(whole, first, "QS 2H", "", "", HEARTS[3:])
    assert still.totals == (118, 78, 78, 116)
    assert not still.is_over
    over = deal(whole, still.totals, "QS", "2H", HEARTS[3:], results=(first, (14, 0, 0, 12)))
    assert over.totals == (131, 79, 90, 116)
    assert over.phase == Finished((Seat(1),))


def test_end_2_play_on_sticks_though_a_moon_takes_all_below_the_limit() -> None:
    whole = variant("hearts", moon="new")
    match = deal(whole, (100, 70, 70, 90), ALL)
    assert match.totals == (74, 70, 70, 90)
    assert not match.is_over
    rows = ((100, 70, 70, 90), (-26, 0, 0, 0))
    match = deal(whole, match.totals, "", "QS", HEARTS, results=rows)
    assert match.totals == (74, 83, 83, 90)  # nobody is at 100, but the tie is broken
    assert match.phase == Finished((Seat(0),))


def test_end_2_partners_play_on_when_their_sums_are_equal() -> None:
    whole = variant("hearts-partners")
    match = deal(whole, (95, 60, 30, 65), "QS", HEARTS)
    assert match.totals == (108, 73, 30, 65)  # 138 : 138
    assert not match.is_over
    shared = deal(variant("hearts-partners", tie="shared"), (95, 60, 30, 65), "QS", HEARTS)
    assert shared.phase == Finished((Seat(0), Seat(1), Seat(2), Seat(3)))


def test_end_2_reverse_plays_on_when_the_highest_is_shared() -> None:
    match = deal(variant("hearts-reverse"), (91, 91, 60, 50), "QS", HEARTS)
    assert match.totals == (104, 104, 60, 50)
    assert not match.is_over


# R-END-3


def test_end_3_countdown_is_the_same_match_seen_from_above() -> None:
    down = variant("hearts-pool")
    up = variant("hearts-pool", countdown=False)
    for before, taken in [
        ((90, 60, 60, 50), ["QS", HEARTS]),
        ((80, 60, 60, 50), ["QS", HEARTS]),
        ((91, 78, 78, 91), ["QS", "", "", HEARTS]),
    ]:
        falling, rising = deal(down, before, *taken), deal(up, before, *taken)
        assert falling.totals == rising.totals
        assert falling.is_over is rising.is_over
        if falling.is_over:
            assert falling.phase == rising.phase
        assert shown_totals(down, falling.totals) == tuple(100 - t for t in rising.totals)
        assert shown_totals(up, rising.totals) == rising.totals


@pytest.mark.parametrize("limit", [100, 75])
def test_end_3_starts_at_the_limit_and_ends_at_zero_or_below(limit: int) -> None:
    whole = variant("hearts-pool", limit=limit)
    match = start(whole, bytes(32)).match
    assert shown_totals(whole, match.totals) == (limit,) * 4
    not_yet = deal(whole, (limit - 14, 0, 0, 0), "QS", HEARTS)
    assert shown_totals(whole, not_yet.totals)[0] == 1
    assert not not_yet.is_over
    at_zero = deal(whole, (limit - 13, 0, 0, 0), "QS", HEARTS)
    assert shown_totals(whole, at_zero.totals)[0] == 0
    assert at_zero.is_over
    below = deal(whole, (limit - 1, 0, 0, 0), "QS", HEARTS)
    assert shown_totals(whole, below.totals)[0] == -12
    assert below.is_over


def test_end_3_the_highest_wins_and_ties_are_shared() -> None:
    whole = variant("hearts-pool")
    match = deal(whole, (91, 78, 78, 91), "QS", "", "", HEARTS)
    left = shown_totals(whole, match.totals)
    assert left == (-4, 22, 22, -4)
    assert match.phase == Finished((Seat(1), Seat(2)))
    assert [left[seat] for seat in match.phase.winners] == [max(left)] * 2


# R-END-4


@pytest.mark.parametrize("deals", [1, 2, 5])
@pytest.mark.parametrize("players", PLAYERS)
def test_end_4_a_fixed_number_of_deals(deals: int, players: int) -> None:
    whole = variant("hearts-original", players, deals=deals, tie="shared", limit=1)
    match = start(whole, bytes(32)).match
    for turn in turns(match, Random(players)):
        match = turn.after
    assert len(match.results) == deals
    assert isinstance(match.phase, Finished)
    low = min(match.totals)
    assert match.phase.winners == tuple(s for s, t in enumerate(match.totals) if t == low)


def test_end_4_a_tie_after_the_last_deal() -> None:
    whole = variant("hearts-original", deals=2)
    match = deal(whole, (10, 1, 1, 1), "2H 3H 4H", "", "", HEARTS[9:])
    assert match.totals == (13, 1, 1, 11)
    assert not match.is_over
    shared = deal(
        variant("hearts-original", deals=2, tie="shared"),
        (10, 1, 1, 1),
        "2H 3H 4H",
        "",
        "",
        HEARTS[9:],
    )
    assert shared.phase == Finished((Seat(1), Seat(2)))
    rows = ((10, 1, 1, 1), (3, 0, 0, 10))
    third = deal(whole, (13, 1, 1, 11), "", "2H", HEARTS[3:], results=rows)
    assert third.phase == Finished((Seat(1),))


# Every ending, over random matches


def should_end(whole: Variant, sums: list[tuple[int, ...]]) -> bool:
    """Whether a match with these totals after each deal is over: R-END, written once more."""
    totals = sums[-1]
    match whole.ending:
        case AfterSchedule():
            return len(sums) == len(whole.schedule)
        case AtLimit(limit, tie):
            reached = any(total >= limit for row in sums for total in row)
        case AfterDeals(deals, tie):
            reached = len(sums) >= deals
    sides = [totals[0] + totals[2], totals[1] + totals[3]] if whole.teams else list(totals)
    best = max(sides) if whole.win is Win.HIGHEST else min(sides)
    return reached and (tie is Tie.SHARED or sides.count(best) == 1)


@examples(60)
@given(variants(), seeds(), rngs())
def test_end_1_to_4_every_match_ends_when_it_should(
    whole: Variant, seed: bytes, rng: Random
) -> None:
    match = start(whole, seed).match
    for turn in islice(turns(match, rng), 1_500):
        match = turn.after
    assume(match.results)
    sums = list(accumulate((result.points for result in match.results), totals_after))
    assert match.totals == sums[-1]
    for played in range(1, len(sums) + 1):
        over = played == len(sums) and match.is_over
        assert should_end(whole, sums[:played]) is over
    if isinstance(match.phase, Finished):
        totals = match.totals
        if whole.teams:
            totals = tuple(totals[s] + totals[(s + 2) % 4] for s in range(4))
        best = max(totals) if whole.win is Win.HIGHEST else min(totals)
        assert match.phase.winners == tuple(s for s, t in enumerate(totals) if t == best)


def test_end_1_points_are_entered_before_the_end_is_judged() -> None:
    match = deal(variant("hearts"), (99, 99, 99, 0), "2H", "3H", "4H", "QS " + HEARTS[9:])
    assert points(match) == (1, 1, 1, 23)
    assert match.phase == Finished((Seat(3),))


@pytest.mark.parametrize("players", PLAYERS)
def test_hearts_the_deal_moves_left_in_hearts_too(players: int) -> None:
    whole = variant("hearts", players, deals=players + 1, tie="shared")
    match = start(whole, bytes(32), dealer=Seat(1)).match
    for turn in turns(match, Random(players)):
        match = turn.after
    assert [result.dealer for result in match.results] == [
        (1 + n) % players for n in range(players + 1)
    ]
