"""What may not be done is refused, with its reason, and leaves no trace."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from hypothesis import given, strategies as st

from kierki.cards import Card, CardSet, KierkiError, Seat, Suit, format_card
from kierki.game import (
    Action,
    AskCard,
    AskLay,
    Bid,
    ChooseMoon,
    GiveCards,
    IllegalAction,
    IllegalCard,
    Match,
    MoonChoice,
    NameTrump,
    OpenAuction,
    PassCards,
    Play,
    apply,
    start,
    to_act,
    view_of,
)
from kierki.game.errors import (
    RULE_OF_FAULT,
    CardFault,
    IllegalBid,
    IllegalGift,
    IllegalPass,
    MatchOver,
    MustLay,
    NotYourTurn,
    WrongAction,
)
from kierki.game.state import Finished
from kierki.testing.illegal import illegal_actions
from kierki.testing.playing import turns
from kierki.testing.strategies import matches
from support import RULE_NUMBERS, SEED, examples, one_deal, variant


def frozen(match: Match) -> bytes:
    return pickle.dumps(match)


def check_refused(match: Match, seat: Seat, action: Action) -> IllegalAction:
    try:
        apply(match, seat, action)
    except IllegalAction as error:
        return error
    raise AssertionError(f"seat {seat} was let do {action} in {match.phase}")


def check_explained(match: Match, seat: Seat, error: IllegalAction) -> None:
    """Hold that *error* names the rule, and what would be right."""
    assert error.rule in RULE_NUMBERS
    assert error.facts["rule"] == error.rule
    assert error.rule in str(error)
    acting = to_act(match.phase)
    assert isinstance(error, MatchOver) is isinstance(match.phase, Finished)
    if isinstance(error, MatchOver):
        return
    assert isinstance(error, NotYourTurn) is (seat not in acting)
    if isinstance(error, NotYourTurn):
        assert error.facts["to_act"] == acting
        return
    choice = view_of(match, seat).choice
    if isinstance(error, IllegalCard | MustLay):
        assert isinstance(choice, AskCard | AskLay)
        assert error.legal == choice.cards
        assert error.facts["legal"] == str(choice.cards)
    if isinstance(error, IllegalCard):
        assert error.rule == RULE_OF_FAULT[error.fault]
        is_card = type(error.card) is int and 0 <= error.card < 52
        held = is_card and Card(error.card) in view_of(match, seat).hand
        assert (error.fault is CardFault.NOT_HELD) is not held
        if is_card:
            assert error.facts["card"] == format_card(Card(error.card))


@examples(150)
@given(matches())
def test_illegal_actions_of_every_kind_are_refused_and_change_nothing(match: Match) -> None:
    before = frozen(match)
    copy: Match = pickle.loads(before)
    for seat, action in illegal_actions(match):
        check_explained(match, seat, check_refused(match, seat, action))
    assert match == copy
    assert frozen(match) == before


JUNK = st.sampled_from(
    [
        *range(-2, 56),
        *[10**30, -(10**30), True, False, None, 1.0, float("nan"), "2C", "hearts", "old", "sun"],
        *Suit,
        *MoonChoice,
        *[CardSet(), CardSet(7), CardSet.parse("QS 2C 3D")],
        *[(), (0,), (0, 1, 2), (True, 1, 2), (None, 1, 2), [0, 1, 2], {0, 1}, {}],
    ]
)
FIELDS = (PassCards, NameTrump, OpenAuction, Bid, GiveCards, Play, ChooseMoon)


@examples(150)
@given(matches(), st.sampled_from(FIELDS), st.data())
def test_whatever_stands_in_an_action_it_is_done_or_refused(
    match: Match, kind: type, data: st.DataObject
) -> None:
    """An action of the right kind with any values: no other error, no value taken for another."""
    before = frozen(match)
    for seat in to_act(match.phase) or (Seat(0),):
        for _ in range(10):
            value = data.draw(JUNK)
            try:
                after, _ = apply(match, seat, kind(value))
            except IllegalAction as error:
                check_explained(match, seat, error)
            else:
                assert type(value) in {int, Suit, MoonChoice, CardSet, tuple, type(None)}
                assert after != match
    assert frozen(match) == before


@pytest.mark.parametrize(
    "action",
    [None, "2C", 7, Card(0), Play, object()],
    ids=["none", "text", "number", "card", "class", "object"],
)
def test_what_is_no_action_is_refused(action: object) -> None:
    for whole in (variant("hearts"), variant("kierki"), one_deal("trump"), one_deal("lottery")):
        match = start(whole, SEED).match
        error = check_refused(match, to_act(match.phase)[0], action)  # type: ignore[arg-type]
        assert isinstance(error, WrongAction)


@pytest.mark.parametrize("seat", [-1, 4, 99, True, False, None, "0", 1.0], ids=repr)
def test_what_is_no_seat_may_not_act(seat: object) -> None:
    match = start(variant("kierki"), SEED, dealer=Seat(0)).match
    assert to_act(match.phase) == (1,)
    card = next(iter(view_of(match, Seat(1)).hand))
    error = check_refused(match, seat, Play(card))  # type: ignore[arg-type]
    assert isinstance(error, NotYourTurn)


def test_CD_08_every_action_in_every_phase_is_done_or_refused() -> None:
    """Nothing that comes late or early finds a state in which it was thought impossible."""
    phases: set[type] = set()
    faults: set[type] = set()
    for whole in (
        one_deal("trump", trump_call="talon"),
        one_deal("trump", trump_call="first-five"),
        one_deal("lottery"),
        variant("hearts", limit=20, moon="mixed"),
    ):
        for turn in turns(start(whole, SEED).match, Random(8)):
            for match in (turn.before, turn.after):
                if type(match.phase) in phases and faults >= set(CLASSES):
                    continue
                phases.add(type(match.phase))
                for seat, action in illegal_actions(match):
                    faults.add(type(check_refused(match, seat, action)))
    assert {phase.__name__ for phase in phases} == {
        *["Passing", "Naming", "Offering", "Bidding", "Giving", "Tricks", "Lottery", "Finished"]
    }
    assert faults == set(CLASSES)


CLASSES = (
    MatchOver,
    NotYourTurn,
    WrongAction,
    IllegalCard,
    IllegalPass,
    IllegalGift,
    IllegalBid,
    MustLay,
)


def test_every_refusal_is_a_kierki_error_with_an_id_of_its_own() -> None:
    ids = set()
    for fault in CardFault:
        ids.add(IllegalCard(fault, 0, CardSet()).id)
    others: list[KierkiError] = [
        MatchOver(),
        NotYourTurn(Seat(0), ()),
        WrongAction("Play", "Bid"),
        MustLay(CardSet()),
        IllegalPass(CardSet(), 3, CardSet()),
        IllegalGift((), 3, CardSet()),
        IllegalBid(5, range(10, 20, 5)),
    ]
    ids |= {error.id for error in others}
    assert len(ids) == len(CardFault) + len(others)
    assert all(name.startswith("error-") for name in ids)
