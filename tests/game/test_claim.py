"""R-CLAIM-1 asked by a player: whether what is left of a deal is decided."""

from random import Random

import pytest

from kierki.bots.answers import drawn
from kierki.cards import parse_seed
from kierki.game import AskCard, Match, apply, start, to_act, view_of
from kierki.game.claim import Decided, rest_of_deal
from kierki.variants import build, preset


def after_the_deal(match: Match, rng: Random) -> tuple[int, ...]:
    """Return the points of the deal in hand, played on by lot."""
    count = len(match.results)
    while len(match.results) == count:
        seat = to_act(match.phase)[0]
        choice = view_of(match, seat).choice
        assert choice is not None
        match, _ = apply(match, seat, drawn(choice, rng))
    return match.results[-1].points


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("kierki", {"finish_early": False}),
        ("hearts", {"finish_early": False, "limit": 60}),
        ("hearts", {"finish_early": False, "moon": "sun", "limit": 60}),
        ("hearts", {"finish_early": False, "no_trick_bonus": -5, "limit": 60}),
    ],
)
def test_R_CLAIM_1_decided_whatever_is_played(variant: str, options: dict[str, object]) -> None:
    rng = Random(3)
    match, _ = start(build(preset(variant), options=options), parse_seed("3"))
    found: set[bool] = set()
    while not match.is_over:
        seat = to_act(match.phase)[0]
        choice = view_of(match, seat).choice
        assert choice is not None
        decided = rest_of_deal(match)
        if decided is not None:
            assert isinstance(choice, AskCard)
            found.add(decided.taker is None)
            ends = {after_the_deal(match, Random(trial)) for trial in range(4)}
            assert len(ends) == 1
            if decided.taker is not None:
                assert decided == Decided(seat)
        match, _ = apply(match, seat, drawn(choice, rng))
    assert found == {True, False} or variant == "hearts"
    assert True in found or "moon" in options


def test_R_CLAIM_1_nothing_is_decided_before_a_trick_is_played() -> None:
    match, _ = start(build(preset("kierki")), parse_seed("1"))
    assert rest_of_deal(match) is None
