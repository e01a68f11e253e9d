"""Recorded matches of other programs: every card is legal, every trick and every score equal."""

import json
from random import Random

import pytest

from kierki.cards import Dealt, Seat
from kierki.game import IllegalCard, Play, apply, to_act, view_of
from kierki.game.state import Tricks
from kierki.record import Record, codec, dumps
from kierki.record.verify import Claim, Differs, verify
from kierki.rules import settle
from kierki.testing.playing import turns
from record.transcript import FOLDER, SEATS, cards, deals, expected, judge, points_of, rules

RIGHT = sorted(path.name for path in FOLDER.glob("t*.txt"))
ONE_SUIT = "t6-one-suit-hands.txt"
"""Each seat holds all the cards of one suit: nobody can revoke."""
EARLY = "t2-early-end.txt"
WRONG = "f1-scores-of-types-6-and-7-wrong.txt"


def test_five_matches_are_here() -> None:
    assert [name[:2] for name in RIGHT] == ["t1", "t2", "t3", "t4", "t6"]


@pytest.mark.parametrize("name", RIGHT)
def test_every_card_trick_and_score_is_right(name: str) -> None:
    judged, faults = judge(FOLDER / name)
    assert faults == []
    told = expected("SCORES.txt", name)
    assert len(judged) == len(told) == 7
    assert [deal.points for deal in judged] == [deal.score for deal in told]
    assert [deal.tricks for deal in judged] == [deal.tricks for deal in told]
    assert [(d.type, SEATS[d.first]) for d in deals(FOLDER / name)] == [
        (deal.type, deal.first) for deal in told
    ]
    totals: tuple[int, ...] = (0, 0, 0, 0)
    for deal in told:
        totals = settle.totals_after(totals, deal.score)
        assert totals == deal.total


@pytest.mark.parametrize("name", RIGHT)
def test_each_deal_shares_out_what_its_contract_declares(name: str) -> None:
    whole = rules()
    for deal, seen in zip(judge(FOLDER / name)[0], deals(FOLDER / name), strict=True):
        assert sum(deal.points) == whole.schedule[seen.type - 1].total(4)


@pytest.mark.parametrize("name", RIGHT)
def test_claim_1_a_deal_that_we_end_early_scores_the_same(name: str) -> None:
    """We may end a deal before its last card, where nothing can change; so does one of them."""
    for deal, seen in zip(judge(FOLDER / name)[0], deals(FOLDER / name), strict=True):
        match = seen.begin(rules(finish_early=True))
        for _, source, kind, rest in seen.messages:
            if source != "@" and kind == "TRICK" and not match.is_over:
                (card,) = cards(rest)
                match = apply(match, to_act(match.phase)[0], Play(card)).match
        assert match.is_over
        assert match.results[0].points == deal.points


@pytest.mark.parametrize(("name", "tricks"), [(EARLY, [10]), (ONE_SUIT, [11, 12, 2])])
def test_claim_1_a_deal_that_they_ended_early_scores_the_same_played_out(
    name: str, tricks: list[int]
) -> None:
    stopped = [deal for deal in judge(FOLDER / name)[0] if deal.early]
    assert [deal.tricks for deal in stopped] == tricks
    for deal in stopped:
        for seed in range(10):
            *_, last = turns(deal.match, Random(seed))
            assert last.after.results[0].points == deal.points
        phase = deal.match.phase
        assert isinstance(phase, Tricks)
        assert settle.nothing_at_stake(phase.table, phase.position)


def test_the_wrongly_scored_match_is_found_wrong() -> None:
    judged, faults = judge(FOLDER / WRONG)
    assert [deal.points for deal in judged] == [
        deal.score for deal in expected("EXPECTED.txt", WRONG)
    ]
    kinds = {message[:5] for _, message in faults}
    assert kinds == {"SCORE", "TOTAL"}
    assert len(faults) == 32
    listed = (FOLDER / "EXPECTED.txt").read_text("ascii").split("== ")[1]
    for number, message in faults[:12]:
        assert f"line {number}: " in listed
        assert message in listed


def test_only_the_scores_of_types_6_and_7_are_wrong() -> None:
    _, faults = judge(FOLDER / WRONG)
    wrong = {number for number, message in faults if message.startswith("SCORE")}
    for deal in deals(FOLDER / WRONG):
        scores = {number for number, _, kind, _ in deal.messages if kind == "SCORE"}
        assert bool(scores & wrong) == (deal.type in {6, 7})


@pytest.mark.parametrize("name", RIGHT)
def test_any_other_card_is_legal_where_it_follows_suit(name: str) -> None:
    """Their only rule is to follow suit: so must it be ours, in the same places."""
    refused = 0
    for deal in deals(FOLDER / name):
        match = deal.begin(rules())
        for _, source, kind, rest in deal.messages:
            if source == "@" or kind != "TRICK" or match.is_over:
                continue
            seat = Seat(SEATS.index(source))
            phase = match.phase
            assert isinstance(phase, Tricks)
            (card,) = cards(rest)
            hand = view_of(match, seat).hand
            led = phase.trick[0] // 13 if phase.trick else None
            for other in hand:
                follows = led in (None, other // 13) or all(c // 13 != led for c in hand)
                try:
                    apply(match, seat, Play(other))
                    assert follows
                except IllegalCard:
                    assert not follows
                    refused += 1
            match = apply(match, seat, Play(card)).match
        assert points_of(match)
    assert (refused > 100) == (name != ONE_SUIT)


@pytest.mark.parametrize("name", [*RIGHT, WRONG])
def test_the_cards_are_those_of_the_game_file(name: str) -> None:
    summary = "EXPECTED.txt" if name == WRONG else "SCORES.txt"
    text = (FOLDER / summary).read_text("ascii")
    file = text.partition(f"{name}  (")[2].partition(")")[0]
    rows = (FOLDER / file).read_text("ascii").split()
    for number, deal in enumerate(deals(FOLDER / name)):
        head, *hands = rows[5 * number : 5 * number + 5]
        assert head == f"{deal.type}{SEATS[deal.first]}"
        in_file = {frozenset(cards(hand)) for hand in hands}  # some give W before E
        assert {frozenset(hand) for hand in deal.hands.values()} == in_file


def as_record() -> Record:
    """The match whose deal types and first seats come in our order, as a record of ours."""
    found = deals(FOLDER / "t1-plain.txt")
    assert [deal.type for deal in found] == list(range(1, 8))
    prepared = tuple(Dealt(tuple(deal.hands[seat] for seat in SEATS)) for deal in found)
    dealer = Seat((found[0].first - 1) % 4)
    plays = [
        (Seat(SEATS.index(source)), Play(cards(rest)[0]))
        for deal in found
        for _, source, kind, rest in deal.messages
        if source != "@" and kind == "TRICK"
    ]
    return Record(rules(), bytes(32), tuple(SEATS), (None,) * 4, dealer, prepared, tuple(plays))


def test_as_a_record_it_is_right_and_with_another_score_it_is_not() -> None:
    stored = codec.read(dumps(as_record()))
    assert verify(stored) == ()
    told = expected("SCORES.txt", "t1-plain.txt")
    results = [deal.result for deal in stored.deals]
    assert [result.points for result in results if result] == [deal.score for deal in told]
    assert stored.totals == told[-1].total
    made = json.loads(dumps(as_record()))
    made["deals"][5]["points"] = [0, 40, 40, 0]  # as the wrongly scored match has it: 20 a trick
    findings = verify(codec.read(json.dumps(made)))
    assert [(f.deal, f.claim) for f in findings if isinstance(f, Differs)] == [
        (6, Claim.POINTS),
        (6, Claim.POINTS),
    ]
