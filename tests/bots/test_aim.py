"""What searching bots play for: points of the deal, and the place in the match near its end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from bots.playing import seed_of, walk
from kierki.bots import make_bot
from kierki.bots.searching import LEVELS, STYLES, explain
from kierki.bots.searching.aim import aim_of, contract_spread, worth_of
from kierki.bots.searching.explain import Goal
from kierki.bots.spec import BotSpecError
from kierki.cards import Card, Seat, Suit
from kierki.cards.card import suit_of
from kierki.game import AskCard, View, start, to_act, view_of
from kierki.game.actions import Play
from kierki.rules import tricks
from kierki.rules.tricks import beats
from kierki.search.aim import FOR_POINTS, FOR_RANK, FOR_WIN, worth
from kierki.search.jit import compiled
from kierki.search.tables import compiled_table, vector
from kierki.variants import TrickContract, Variant, build, preset

LEVEL = replace(LEVELS["strong"], most_worlds=60)
HEARTS = build(preset("hearts"))
KIERKI = build(preset("kierki"))
ME = Seat(0)


def first_view(variant: Variant, totals: tuple[int, ...], number: int = 1) -> View:
    """The view of the first seat that is asked, with other totals."""
    match, _ = start(variant, seed_of("aim"))
    view = view_of(match, to_act(match.phase)[0])
    return view._replace(totals=totals, number=number)


def test_hearts_is_for_points_until_a_deal_may_end_it() -> None:
    assert aim_of(first_view(HEARTS, (73, 0, 0, 0)), LEVEL).goal == FOR_POINTS
    assert aim_of(first_view(HEARTS, (74, 0, 0, 0)), LEVEL).goal == FOR_WIN


def test_kierki_is_for_the_rank() -> None:
    assert aim_of(first_view(KIERKI, (0, 0, 0, 0)), LEVEL).goal == FOR_RANK
    single = replace(KIERKI, schedule=KIERKI.schedule[:1])
    assert aim_of(first_view(single, (0, 0, 0, 0)), LEVEL).goal == FOR_POINTS


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        ((0, -20, -40, -60), 1),
        ((-60, 0, -20, -40), 4),
        ((-20, 0, -40, -60), 2),
        ((-20, -20, -40, -60), 1.5),  # a tie counts half
        ((-30, -30, -30, -30), 2.5),
    ],
)
def test_after_the_last_deal_the_rank_is_what_it_is(points: tuple[int, ...], rank: float) -> None:
    last = len(KIERKI.schedule)
    view = first_view(KIERKI, (0, 0, 0, 0), number=last)._replace(seat=ME)
    assert worth_of(aim_of(view, LEVEL), points) == pytest.approx(-rank, abs=0.02)


def test_points_far_from_any_other_total_are_worth_little() -> None:
    near = aim_of(first_view(KIERKI, (0, 0, 0, 0), number=11)._replace(seat=ME), LEVEL)
    far = aim_of(first_view(KIERKI, (2000, 0, 0, 0), number=11)._replace(seat=ME), LEVEL)

    def gain(aim: object) -> float:
        return worth_of(aim, (100, 0, 0, 0)) - worth_of(aim, (0, 100, 0, 0))  # type: ignore[arg-type]

    assert gain(near) > 5 * gain(far) > 0


def test_the_price_of_the_talon_is_paid() -> None:
    view = first_view(KIERKI, (0, 0, 0, 0))
    declarer = (view.dealer + 1) % 4
    taker = Seat((view.dealer + 2) % 4)
    sold = view._replace(price=50, talon_taker=taker)
    totals = aim_of(sold, LEVEL).totals
    assert (totals[declarer], totals[taker], sum(totals)) == (50, -50, 0)


def test_the_leader_wants_the_match_to_end_and_the_last_does_not() -> None:
    leads = aim_of(first_view(HEARTS, (44, 50, 60, 95))._replace(seat=ME), LEVEL)
    trails = aim_of(first_view(HEARTS, (70, 60, 66, 95))._replace(seat=ME), LEVEL)
    ends, goes_on = (0, 0, 0, 5), (0, 0, 5, 0)
    assert worth_of(leads, ends) > worth_of(leads, goes_on) + 0.01
    assert worth_of(trails, ends) < worth_of(trails, goes_on) - 0.01


def test_partners_win_together() -> None:
    teams = build(preset("hearts"), options={"teams": True})
    view = first_view(teams, (10, 90, 20, 99))._replace(seat=ME)
    aim = aim_of(view, LEVEL)
    assert worth_of(aim, (0, 0, 0, 26)) == pytest.approx(1, abs=0.01)
    assert worth_of(aim, (0, 0, 26, 1)) == worth_of(aim, (26, 0, 0, 1))


@compiled
def worth_compiled(aim: object, position: object) -> float:
    """`worth`, compiled."""
    return worth(aim, position)  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [1, 6, 12])
def test_compiled_code_reckons_the_same(number: int) -> None:
    rng = Random(number)
    for _ in range(50):
        variant = rng.choice([HEARTS, KIERKI])
        totals = tuple(rng.randrange(0, 99) for _ in range(4))
        aim = aim_of(
            first_view(variant, totals, number)._replace(seat=Seat(rng.randrange(4))), LEVEL
        )
        position = [0] * tricks.SIZE
        points = [rng.randrange(0, 27) for _ in range(4)]
        position[tricks.POINTS : tricks.POINTS + 4] = points
        ours = worth_compiled(compiled_table(aim), vector(position))
        assert np.isclose(ours, worth_of(aim, points), rtol=1e-9)


def test_spread_grows_with_what_is_at_stake() -> None:
    spreads = {key: contract_spread(c, 4) for key, c in KIERKI.contracts.items()}
    assert spreads["robber"] > spreads["no-tricks"] > 0
    assert spreads["lottery"] > spreads["trump"] > 0


# Decisions.


def heart_to_give() -> Iterator[tuple[View, Card, int]]:
    """Views of the last seat of a trick that may throw a heart on it, the heart, and who takes."""
    for number in range(40):
        for match, seat in walk(HEARTS, seed_of(("give", number)), make_bot("casual")):
            if match.results:
                break
            view = view_of(match, seat)
            if not isinstance(view.choice, AskCard) or len(view.trick) != 3:
                continue
            assert view.leader is not None
            best, led = 0, suit_of(view.trick[0])
            for place, card in enumerate(view.trick):
                if beats(-1, card, view.trick[best]):
                    best = place
            hearts = [card for card in view.choice.cards if suit_of(card) is Suit.HEARTS]
            late = len(view.tricks) >= 8
            void = led not in {suit_of(card) for card in view.choice.cards}
            taker = (view.leader + best) % 4
            moon = view.points[taker] == sum(view.points)
            if late and void and hearts and len(hearts) < len(view.choice.cards) and not moon:
                yield view, hearts[0], taker


def standing(view: View, taker: int, mine: int, others: int) -> View:
    """*view* with *taker* one point short of the limit, counting what it has taken."""
    totals = [others - points for points in view.points]
    assert view.seat is not None
    totals[view.seat] = mine - view.points[view.seat]
    totals[taker] = 99 - view.points[taker]
    return view._replace(totals=tuple(totals))


def test_a_leader_ends_the_match_with_a_heart() -> None:
    seen = 0
    for view, heart, taker in heart_to_give():
        found = explain(standing(view, taker, mine=40, others=60), LEVEL, Random(1))
        assert found.goal is Goal.WIN
        worths = {a.action: a.utility.mean for a in found.answers}
        assert worths[Play(heart)] > 0.99
        assert worths[Play(heart)] > max(worths.values()) - 0.01
        seen += 1
    assert seen >= 5


def test_who_would_lose_keeps_the_match_going() -> None:
    kept = 0
    for view, _, taker in heart_to_give():
        assert isinstance(view.contract, TrickContract)
        points = view.contract.card_points
        found = explain(standing(view, taker, mine=70, others=66), LEVEL, Random(1))
        plays = [(a.action, a.utility.mean) for a in found.answers]
        worths = {play.card: worth for play, worth in plays if isinstance(play, Play)}
        ending = max(worth for card, worth in worths.items() if points[card] > 0)
        going_on = max(worth for card, worth in worths.items() if points[card] == 0)
        if going_on > 0.01:
            assert ending < 0.01
            assert isinstance(found.best, Play)
            assert points[found.best.card] == 0
            kept += 1
    assert kept >= 2


def test_styles_weigh_others_as_they_say() -> None:
    view = first_view(HEARTS, (10, 5, 30, 30))._replace(seat=ME)

    def weights(style: str) -> tuple[float, ...]:
        return aim_of(view, replace(LEVEL, style=STYLES[style])).weights[:4]

    assert weights("careful") == (1, 0, 0, 0)
    assert weights("hunter")[1:] == pytest.approx([-1 / 3] * 3)
    usual, vengeful = weights("usual"), weights("vengeful")
    assert usual[1] == usual[2] == usual[3]
    assert vengeful[1] == pytest.approx(4 * vengeful[2])  # it stands best of the others
    assert sum(vengeful[1:]) == pytest.approx(-STYLES["vengeful"].envy)


def test_a_style_is_asked_for_by_name() -> None:
    assert make_bot("strong:style=hunter,worlds=5") != make_bot("strong:worlds=5")
    with pytest.raises(BotSpecError):
        make_bot("strong:style=reckless")
