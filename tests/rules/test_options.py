"""Every option is heard: one hand for each where it changes what may be done or what it costs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kierki.cards import Seat, Suit
from kierki.game import Decline, NameTrump, shown_totals, start, to_act, view_of
from kierki.game.state import Finished, Passing
from kierki.variants import Variant, build, preset
from kierki.variants.options import OPTIONS_OF, HeartsOptions, KierkiOptions, declared
from support import SEED, alone, begin, do, ending, legal, play, points, trick_contract

LAST = ("2D", "3D", "4D", "5D")
HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
Probe = Callable[[Variant], object]


def after(whole: Variant, totals: tuple[int, ...], *taken: str) -> object:
    """The end of the match after a deal, or its totals."""
    match = play(ending(whole, *LAST, taken=taken, totals=totals), " ".join(LAST))
    return match.phase.winners if isinstance(match.phase, Finished) else match.totals


def first_deal(whole: Variant) -> object:
    phase = start(whole, SEED, dealer=Seat(0)).match.phase
    return (phase.steps, phase.count) if isinstance(phase, Passing) else "no pass"


def clubs_led(whole: Variant) -> object:
    match = ending(whole, "2C 3C 4C", "QS 5S 9D", "5C 6C 7C", "8C 9C TC", number=1)
    return legal(play(match, "2C"))


def last_trick(whole: Variant) -> object:
    return points(play(ending(alone(whole, "last-tricks"), *LAST), " ".join(LAST)))


def void_with_the_king(whole: Variant) -> object:
    match = ending(alone(whole, "no-king-of-hearts"), "4D 5D", "KH 3S", "3D 6S", "9D TD")
    return legal(play(match, "4D"))


def who_names(whole: Variant) -> object:
    match = begin(alone(whole, "trump"))
    seat = to_act(match.phase)[0]
    return seat, len(view_of(match, seat).hand)


def lottery_opens(whole: Variant) -> object:
    match = begin(alone(whole, "lottery"))
    turns = []
    while not legal(match):
        match = do(match, Decline())
        turns.append(to_act(match.phase))
    return turns, legal(match)


def lottery_first(whole: Variant) -> object:
    return to_act(begin(alone(whole, "lottery")).phase)


def queen_and_hearts(whole: Variant) -> object:
    return after(whole, (0, 0, 0, 0), "QS", HEARTS)


def queen_and_heart_to_lead(whole: Variant) -> object:
    return legal(ending(whole, "QS 3H", "AS 4H", "2S 6D", "3S 7D"))


def every_trick(whole: Variant) -> object:
    taken = ["", "", "", f"{HEARTS} QS"]
    return points(play(ending(whole, *LAST, taken=taken, won=(0, 0, 0, 12)), " ".join(LAST)))


def deals(whole: Variant) -> object:
    return [contract.key for contract in whole.schedule]


def claim(whole: Variant) -> object:
    hands = ("AD AC KC", "2D QC JC", "3D 4S 5S", "5D TC 9C")
    return len(play(ending(whole, *hands), "AD 2D 3D 5D").results)


HEARTS_OPTIONS: list[tuple[str, Probe, object, object]] = [
    ("limit", lambda v: after(v, (60, 50, 40, 30), "QS", HEARTS), 70, 100),
    ("deals", lambda v: after(v, (6, 5, 4, 3), "QS", HEARTS), 1, 2),
    ("countdown", lambda v: shown_totals(v, (10, 20, 30, 40)), False, True),
    ("tie", lambda v: after(v, (99, 5, 5, 30), "QS", "", "", HEARTS), "play-on", "shared"),
    ("teams", lambda v: after(v, (99, 5, 30, 40), "QS", "", "", HEARTS), False, True),
    ("pass_cycle", first_deal, ["left"], ["right"]),
    ("pass_cycle", first_deal, ["left"], ["hold"]),
    ("pass_count", first_deal, 3, 4),
    (
        "card_points",
        lambda v: after(v, (0, 0, 0, 0), "QS", HEARTS),
        {"QS": 1},
        {"QS": 13, "2H": 1},
    ),
    ("moon", lambda v: after(v, (0, 0, 0, 0), f"{HEARTS} QS"), "old", "new"),
    ("moon", lambda v: after(v, (0, 0, 0, 0), f"{HEARTS} QS"), "old", "none"),
    ("moon", lambda v: after(v, (90, 60, 75, 50), f"{HEARTS} QS"), "old", "mixed"),
    ("moon", every_trick, "old", "sun"),
    ("clean_first_trick", clubs_led, False, True),
    (
        "queen_breaks_hearts",
        lambda v: legal(play(ending(v, "QS 3H", "AS 4H 5D", "2S 6D", "3S 7D"), "QS AS 2S 3S")),
        False,
        True,
    ),
    (
        "queen_is_no_exit",
        lambda v: legal(ending(v, "QS 3H", "AS 4H", "2S 6D", "3S 7D")),
        False,
        True,
    ),
    ("no_trick_bonus", queen_and_hearts, 0, -5),
    ("finish_early", claim, False, True),
]
KIERKI_OPTIONS: list[tuple[str, Probe, object, object]] = [
    ("last_tricks", last_trick, "last", "last-two"),
    (
        "last_tricks",
        lambda v: trick_contract(v.contracts["robber"]).trick_points[6],
        "last-two",
        "seventh-and-last",
    ),
    ("king_must_drop", void_with_the_king, False, True),
    ("robber", deals, False, True),
    ("trump_call", who_names, "declarer", "first-five"),
    ("trump_call", who_names, "declarer", "talon"),
    ("lottery_start", lottery_opens, 7, 8),
    ("lottery_first", lottery_first, "dealer", "left"),
    ("lottery_count", deals, "one", "per-seat"),
    ("finish_early", lambda v: claim(alone(v, "no-tricks")), False, True),
]


@pytest.mark.parametrize(("key", "probe", "one", "other"), HEARTS_OPTIONS)
def test_PA_12_every_option_of_hearts_is_heard(
    key: str, probe: Probe, one: object, other: object
) -> None:
    first, second = (build(preset("hearts"), options={key: value}) for value in (one, other))
    assert probe(first) != probe(second)


@pytest.mark.parametrize(("key", "probe", "one", "other"), KIERKI_OPTIONS)
def test_PA_12_every_option_of_kierki_is_heard(
    key: str, probe: Probe, one: object, other: object
) -> None:
    first, second = (build(preset("kierki"), options={key: value}) for value in (one, other))
    assert probe(first) != probe(second)


def test_PA_12_positive_is_heard_without_the_robber() -> None:
    lottery, trump, both = (
        deals(build(preset("kierki"), options=options))
        for options in (
            {"robber": False, "positive": "lottery"},
            {"robber": False, "positive": "trump"},
            {"robber": True, "positive": "trump"},
        )
    )
    assert lottery != trump != both


def test_PA_12_win_is_heard() -> None:
    for key, values in (("hearts", ("lowest", "highest")), ("kierki", ("highest", "lowest"))):
        winners = set()
        for win in values:
            options = {"win": win} | ({"moon": "none", "limit": 10} if key == "hearts" else {})
            whole = build(preset(key), options=options)
            if key == "kierki":
                whole = alone(whole, "no-king-of-hearts")
            winners.add(after(whole, (0, 40, 50, 60), "KH 2H"))
        assert len(winners) == 2


def test_PA_12_no_option_is_left_out() -> None:
    tested = {
        HeartsOptions.FAMILY: {row[0] for row in HEARTS_OPTIONS} | {"win"},
        KierkiOptions.FAMILY: {row[0] for row in KIERKI_OPTIONS} | {"win", "positive"},
    }
    assert tested == {family: set(declared(family)) for family in OPTIONS_OF}


def test_PA_12_trumps_named_are_heard() -> None:
    whole = alone(build(preset("kierki"), options={"trump_call": "declarer"}), "trump")
    named = {do(begin(whole), NameTrump(suit)).phase for suit in Suit}
    assert len(named) == 4
