"""The pass before the play: R-PASS."""

from __future__ import annotations

from itertools import permutations

import pytest

from kierki.cards import CardSet, Seat, parse_card
from kierki.game import (
    AskPass,
    Match,
    PassCards,
    Play,
    apply,
    event_for,
    start,
    to_act,
    view_of,
)
from kierki.game.errors import IllegalPass, NotYourTurn, WrongAction
from kierki.game.events import CardsPassed, PassChosen
from kierki.game.state import Passing, Tricks
from support import (
    PLAYERS,
    SEED,
    ascending,
    begin,
    dealt,
    hearts,
    legal,
    play,
    points,
    refused,
    turn,
    variant,
)

PASS_COUNT = {3: 3, 4: 3, 5: 3, 6: 2, 7: 1}


def give(match: Match, seat: int, cards: str) -> Match:
    return apply(match, Seat(seat), PassCards(CardSet.parse(cards))).match


def hand(match: Match, seat: int) -> str:
    return str(view_of(match, Seat(seat)).hand)


def lowest(match: Match, seat: int) -> str:
    """The cards that a seat with no mind of its own would pass."""
    choice = view_of(match, Seat(seat)).choice
    assert isinstance(choice, AskPass)
    return " ".join(str(choice.cards).split()[: choice.count])


def next_deal(match: Match) -> Match:
    """*match* at the start of its next deal."""
    number = len(match.results)
    while len(match.results) == number:
        if isinstance(match.phase, Passing):
            seat = to_act(match.phase)[0]
            match = give(match, seat, lowest(match, seat))
        else:
            match = play(match, legal(match).split()[0])
    return match


# R-PASS-1: how many, where to, all at once


@pytest.mark.parametrize("players", PLAYERS)
def test_pass_1_everybody_is_asked_at_once_for_as_many_cards(players: int) -> None:
    match = start(variant("hearts", players), SEED).match
    assert to_act(match.phase) == tuple(range(players))
    for seat in range(players):
        view = view_of(match, Seat(seat))
        assert view.choice == AskPass(PASS_COUNT[players], view.hand)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("order", ["up", "down"])
def test_pass_1_may_be_made_in_any_order(players: int, order: str) -> None:
    match = start(variant("hearts", players), SEED).match
    expected = start(variant("hearts", players), SEED).match
    for seat in range(players):
        expected = give(expected, seat, lowest(expected, seat))
    for seat in range(players) if order == "up" else reversed(range(players)):
        match = give(match, seat, lowest(match, seat))
    assert match.phase == expected.phase


@pytest.mark.parametrize(
    ("direction", "receivers"),
    [("left", (1, 2, 3, 0)), ("right", (3, 0, 1, 2)), ("across", (2, 3, 0, 1))],
)
def test_pass_1_where_the_cards_go(direction: str, receivers: tuple[int, ...]) -> None:
    whole = hearts(pass_cycle=[direction])
    given = ["QS 3D AH", "4D 5D 6D", "7D 8D 9D", "TD JD QD"]
    match = begin(whole, dealt(whole, *given))
    for seat, cards in enumerate(given):
        match = give(match, seat, cards)
    for seat, cards in enumerate(given):
        got = view_of(match, Seat(receivers[seat]))
        assert got.received == CardSet.parse(cards)
        assert got.received <= got.hand
        left = view_of(match, Seat(seat))
        assert left.passed == CardSet.parse(cards)
        assert not left.passed & left.hand


@pytest.mark.parametrize(
    ("players", "direction", "steps"),
    [
        *[(n, "left", 1) for n in PLAYERS],
        *[(n, "right", n - 1) for n in PLAYERS],
        (4, "across", 2),
        (6, "across", 3),
    ],
)
def test_pass_1_left_is_clockwise(players: int, direction: str, steps: int) -> None:
    match = begin(hearts(players=players, pass_cycle=[direction]))
    passed = [lowest(match, seat) for seat in range(players)]
    for seat, cards in enumerate(passed):
        match = give(match, seat, cards)
    for seat in range(players):
        received = view_of(match, Seat((seat + steps) % players)).received
        assert str(received) == passed[seat]


@pytest.mark.parametrize(
    ("preset", "players", "cycle"),
    [
        ("hearts", 4, "left right across hold left"),
        ("hearts-pool", 4, "left across right hold left"),
        ("hearts-partners", 4, "left right across hold left"),
        *[("hearts", n, "left right hold left") for n in (3, 5, 6, 7)],
        *[("hearts-pool", n, "left right hold left") for n in (3, 5, 6, 7)],
        *[("black-maria", n, "right right right right") for n in (3, 4)],
        *[("hearts-original", n, "hold hold hold") for n in PLAYERS],
    ],
)
def test_pass_1_cycle(preset: str, players: int, cycle: str) -> None:
    steps = {"left": 1, "right": players - 1, "across": players // 2, "hold": 0}
    match = start(variant(preset, players, limit=10_000), SEED).match
    for word in cycle.split():
        assert view_of(match, Seat(0)).pass_steps == steps[word]
        assert isinstance(match.phase, Tricks if word == "hold" else Passing)
        match = next_deal(match)


def test_pass_1_PA_02_a_new_match_starts_the_cycle_again() -> None:
    whole = variant("hearts", limit=10_000)
    match = start(whole, SEED).match
    for _ in range(5):
        match = next_deal(match)
    assert view_of(match, None).number == 6
    assert view_of(match, None).pass_steps == 3  # right
    assert view_of(start(whole, SEED).match, None).pass_steps == 1  # left


def test_pass_1_hold_plays_the_hands_as_dealt() -> None:
    whole = hearts(pass_cycle=["hold"])
    deal = dealt(whole, "2C QS AH")
    match = begin(whole, deal)
    assert turn(match) == 0
    assert hand(match, 0) == str(CardSet.of(deal.hands[0]))
    assert view_of(match, Seat(0)).passed == CardSet()


def test_pass_1_option_pass_count() -> None:
    match = begin(hearts(pass_cycle=["left"], pass_count=5))
    assert view_of(match, Seat(0)).choice == AskPass(5, view_of(match, Seat(0)).hand)


@pytest.mark.parametrize("players", PLAYERS)
def test_pass_1_kierki_has_no_pass(players: int) -> None:
    assert isinstance(start(variant("kierki", players), SEED).match.phase, Tricks)


@pytest.mark.parametrize(
    "cards", ["", "2C", "2C 3C", "2C 3C 4C 5C", "2C 3C KS", "KS QS JS"], ids=repr
)
def test_pass_1_exactly_three_cards_of_the_hand(cards: str) -> None:
    whole = hearts(pass_cycle=["left"])
    match = begin(whole, dealt(whole, "2C 3C 4C 5C", "KS QS JS"))
    error = refused(match, PassCards(CardSet.parse(cards)), seat=0)
    assert isinstance(error, IllegalPass)
    assert error.rule == "R-PASS-1"
    assert error.facts["count"] == 3
    assert error.facts["cards"] == ascending(cards)
    assert error.facts["hand"] == hand(match, 0)


def test_pass_1_a_choice_made_stands() -> None:
    whole = hearts(pass_cycle=["left"])
    match = give(begin(whole, dealt(whole, "2C 3C 4C 5C")), 0, "2C 3C 4C")
    assert to_act(match.phase) == (1, 2, 3)
    error = refused(match, PassCards(CardSet.parse("3C 4C 5C")), seat=0)
    assert isinstance(error, NotYourTurn)
    assert isinstance(refused(match, Play(parse_card("2C"))), WrongAction)


def test_pass_1_PA_08_the_leader_is_found_after_the_pass() -> None:
    whole = hearts(pass_cycle=["left"])
    for order in permutations(("2C", "QD", "9H")):  # wherever the card lies in the hand
        match = begin(whole, dealt(whole, " ".join(order)))
        match = give(match, 0, "2C QD 9H")
        for seat in (1, 2, 3):
            match = give(match, seat, lowest(match, seat))
        assert turn(match) == 1
        assert legal(match) == "2C"


# R-PASS-2: what is seen of it


def test_pass_2_cards_received_cannot_be_passed_on() -> None:
    whole = hearts(pass_cycle=["left"])
    given = ["QS KS AS", "4D 5D 6D", "7D 8D 9D", "TD JD QD"]
    match = begin(whole, dealt(whole, *given))
    for seat in range(3):
        match = give(match, seat, given[seat])
    # The queen is on its way to seat 1, which has chosen; nobody can pass a card twice.
    error = refused(match, PassCards(CardSet.parse("QS TD JD")), seat=3)
    assert isinstance(error, IllegalPass)
    match = give(match, 3, given[3])
    assert isinstance(match.phase, Tricks)
    for seat in range(4):
        wrong = refused(match, PassCards(CardSet.parse("QS")), seat=seat)
        assert isinstance(wrong, WrongAction | NotYourTurn)


@pytest.mark.parametrize("players", PLAYERS)
def test_pass_2_PA_06_no_peeking_before_all_have_chosen(players: int) -> None:
    match = begin(hearts(players=players, pass_cycle=["left"]))
    for seat in range(players - 1):
        chosen = lowest(match, seat)
        before = [view_of(match, Seat(s)) for s in range(players)]
        after, events = apply(match, Seat(seat), PassCards(CardSet.parse(chosen)))
        for other in range(players):
            view = view_of(after, Seat(other))
            assert view.received == CardSet()
            if other != seat:  # but for who has still to choose, nothing has changed
                assert view._replace(to_act=before[other].to_act) == before[other]
        for reader in (*(s for s in range(players) if s != seat), None):
            shown = [
                event_for(event, None if reader is None else Seat(reader)) for event in events
            ]
            assert shown == [PassChosen(Seat(seat), None)]
        onlooker = repr(view_of(after, None)) + repr(event_for(events[0], None))
        assert repr(CardSet.parse(chosen)) not in onlooker
        own = view_of(after, Seat(seat))
        assert own.passed == CardSet.parse(chosen)
        assert own.choice is None
        match = after


def test_pass_2_only_giver_and_receiver_see_the_cards() -> None:
    whole = hearts(pass_cycle=["left"])
    given = ["QS KS AS", "4D 5D 6D", "7D 8D 9D", "TD JD QD"]
    match = begin(whole, dealt(whole, *given))
    for seat in range(3):
        match = give(match, seat, given[seat])
    match, events = apply(match, Seat(3), PassCards(CardSet.parse(given[3])))
    (passed,) = [event for event in events if isinstance(event, CardsPassed)]
    for reader in range(4):
        shown = event_for(passed, Seat(reader))
        assert isinstance(shown, CardsPassed)
        expected = CardSet.parse(given[(reader - 1) % 4])
        assert shown.received == tuple(expected if s == reader else None for s in range(4))
        view = view_of(match, Seat(reader))
        assert (view.passed, view.received) == (CardSet.parse(given[reader]), expected)
    onlooker = event_for(passed, None)
    assert isinstance(onlooker, CardsPassed)
    assert onlooker.received == (None,) * 4
    assert view_of(match, None).received == view_of(match, None).passed == CardSet()


def test_pass_2_PA_07_the_order_of_picking_tells_nothing() -> None:
    whole = hearts(pass_cycle=["left"])
    match = begin(whole, dealt(whole, "QS 2C 3D"))
    seen = set()
    for order in permutations(("QS", "2C", "3D")):
        after = give(match, 0, " ".join(order))
        for seat in (1, 2, 3):
            after = give(after, seat, lowest(after, seat))
        seen.add(repr([view_of(after, Seat(seat)) for seat in range(4)]))
    assert len(seen) == 1


def test_pass_2_the_pass_of_one_deal_is_forgotten_in_the_next() -> None:
    whole = variant("hearts", limit=10_000, finish_early=False)
    match = next_deal(start(whole, SEED).match)
    for seat in range(4):
        view = view_of(match, Seat(seat))
        assert view.received == view.passed == CardSet()
    assert sum(points(match)) == 26
