"""Where a record is wrong: the place, what it says, what would be right."""

import inspect
import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from kierki.cards import Card, Seat, format_card, parse_card
from kierki.game import IllegalCard, Match, Play, apply, errors
from kierki.game.errors import CardFault
from kierki.i18n import Language, Translator
from kierki.record import Record, codec, dumps, replay
from kierki.record.text import to_text
from kierki.record.verify import Breaks, Claim, Differs, Finding, Misplaced, Unplayable, verify
from kierki.terminal.findings import said
from kierki.terminal.words import Words
from record.records import whole

Data = dict[str, Any]


@cache
def match() -> Record:
    return whole("kierki", trump_call="talon", finish_early=False)


def found(change: Callable[[Data], object], record: Record | None = None) -> tuple[Finding, ...]:
    """What is wrong after *change*; every language can say it."""
    made = json.loads(dumps(record or match()))
    change(made)
    stored = codec.read(json.dumps(made))
    findings = verify(stored)
    for language in Language:
        words = Words(Translator(language, strict=True), stored.record.names)
        for finding in findings:
            assert said(finding, stored.record.variant, words)
    return findings


def in_deal(
    number: int, key: str, value: object, place: int | None = None
) -> Callable[[Data], None]:
    """A change of what is said of a deal."""

    def change(made: Data) -> None:
        if place is None:
            made["deals"][number - 1][key] = value
        else:
            made["deals"][number - 1][key][place] = value

    return change


def test_nothing_is_wrong_with_what_we_write() -> None:
    assert found(lambda _: None) == ()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("number", 3),
        ("contract", "robber"),
        ("contract", "no such"),
        ("dealer", None),
        ("talon", "2C 2D 2S 2H"),
        ("trump", None),
        ("namer", None),
        ("price", 5),
        ("early", True),
        ("shooter", 1),
        ("moon", "new"),
        ("out", [1, 2]),
    ],
)
def test_each_fact_of_a_deal_is_compared(key: str, value: object) -> None:
    """None: whatever it is not."""
    number = 8
    right = json.loads(dumps(match()))["deals"][number - 1]
    if value is None:
        value = {"H": "S"}.get(right[key], "H") if key == "trump" else (right[key] + 1) % 4
    assert found(in_deal(number, key, value)) == (
        Differs(Claim(key), value, right.get(key), number),
    )


@pytest.mark.parametrize("key", ["points", "won", "hands", "taken"])
@pytest.mark.parametrize("place", range(4))
def test_each_fact_of_a_seat_or_trick_is_compared(key: str, place: int) -> None:
    number = 2
    right = json.loads(dumps(match()))["deals"][number - 1][key][place]
    wrong = {"hands": "QS 2C", "taken": (right + 1) % 4 if key == "taken" else None}.get(key, 33)
    (finding,) = found(in_deal(number, key, wrong, place))
    assert isinstance(finding, Differs)
    assert (finding.claim, finding.stored, finding.right) == (Claim(key), wrong, right)
    if key == "taken":
        assert (finding.deal, finding.seat, finding.trick) == (number, None, place + 1)
    else:
        assert (finding.deal, finding.seat, finding.trick) == (number, place, None)


def test_the_order_in_which_cards_were_dealt_is_compared() -> None:
    """It says which five are seen before trumps are named."""

    def turned(made: Data) -> None:
        hand = made["deals"][0]["hands"][2].split()
        made["deals"][0]["hands"][2] = " ".join(reversed(hand))

    (finding,) = found(turned)
    assert isinstance(finding, Differs)
    assert (finding.claim, finding.deal, finding.seat) == (Claim.HANDS, 1, 2)


def test_another_seed_deals_other_hands() -> None:
    findings = found(lambda made: made.update(seed="0" * 64))
    hands = [f for f in findings if isinstance(f, Differs) and f.claim is Claim.HANDS]
    assert [finding.seat for finding in hands[:4]] == [0, 1, 2, 3]
    assert isinstance(findings[-1], Breaks)


def test_totals_and_winners_are_compared() -> None:
    winners = list(codec.read(dumps(match())).winners or ())
    totals = replay(match()).totals
    others = [seat for seat in range(4) if seat not in winners]

    def change(made: Data) -> None:
        made["totals"][1] += 5
        made["winners"] = others

    assert found(change) == (
        Differs(Claim.TOTALS, totals[1] + 5, totals[1], seat=Seat(1)),
        Differs(Claim.WINNERS, others, winners),
    )


def test_points_of_a_deal_that_is_not_over() -> None:
    part = Record(
        **{f: getattr(match(), f) for f in ("variant", "seed", "names", "bots")},
        actions=match().actions[:20],
    )
    findings = found(lambda made: made["deals"][0].update(points=[0, 0, 0, 0]), part)
    assert findings == (Differs(Claim.POINTS, [0, 0, 0, 0], None, 1),)
    findings = found(lambda made: made.update(winners=[0]), part)
    assert findings == (Differs(Claim.WINNERS, [0], None),)


def test_what_a_file_leaves_out_is_not_held_against_it() -> None:
    def bare(made: Data) -> None:
        del made["totals"], made["winners"]
        for deal in made["deals"]:
            for key in set(deal) - {"number", "contract", "dealer", "hands", "actions"}:
                del deal[key]

    assert found(bare) == ()


def test_an_action_in_the_wrong_deal() -> None:
    def moved(made: Data) -> None:
        made["deals"][3]["actions"].insert(0, made["deals"][2]["actions"].pop())

    assert found(moved) == (Misplaced(3, 51, 52), Misplaced(4, 53, 52))


def test_a_deal_too_many() -> None:
    def more(made: Data) -> None:
        last = dict(made["deals"][-1], actions=[])
        made["deals"].append(last)

    assert found(more) == (Differs(Claim.DEALS, 13, 12),)


def test_an_action_after_the_end() -> None:
    (finding,) = found(lambda made: made["deals"][-1]["actions"].append("0 QS"))
    assert isinstance(finding, Breaks)
    last = match().actions
    assert (finding.deal, finding.trick, finding.reason.id) == (12, None, "error-match-over")
    assert finding.index <= len(last)


def revoke() -> tuple[int, int, Seat, Card]:
    """The place of a card for which a seat could play one of another suit against the rules."""
    deal, index = 0, -1
    for transition, (seat, _) in zip(match().transitions(), match().actions, strict=False):
        done = len(transition.match.results)
        index = index + 1 if done == deal else 0
        deal = done
        for card in range(52):
            if _fault(transition.match, seat, Card(card)) is CardFault.FOLLOW:
                return deal, index, seat, Card(card)
    raise AssertionError("nobody could ever revoke")


def _fault(before: Match, seat: Seat, card: Card) -> CardFault | None:
    try:
        apply(before, seat, Play(card))
    except IllegalCard as error:
        return error.fault
    return None


def test_a_revoke_is_named_with_deal_trick_seat_card_and_rule() -> None:
    deal, index, seat, card = revoke()
    text = f"{seat} {format_card(card)}"
    (finding,) = found(in_deal(deal + 1, "actions", text, index))
    assert isinstance(finding, Breaks)
    assert (finding.deal, finding.trick, finding.index) == (deal + 1, index // 4 + 1, index + 1)
    assert (finding.seat, finding.action) == (seat, Play(card))
    assert finding.reason.rule == "R-TRICK-1"
    words = Words(Translator(Language.PL), match().names)
    line = said(finding, match().variant, words)
    assert line.startswith(
        f"Rozdanie {deal + 1}, lewa {index // 4 + 1}: Gracz {seat + 1} zagrywa "
    )
    assert "trzeba dołożyć" in line
    assert "R-TRICK-1" in line


def test_who_took_a_trick_is_compared_up_to_the_break() -> None:
    def change(made: Data) -> None:
        made["deals"][0]["actions"][30] = "0 2C"
        made["deals"][0]["taken"][2] = (made["deals"][0]["taken"][2] + 1) % 4

    first, second = found(change)
    assert isinstance(first, Differs)
    assert (first.claim, first.trick) == (Claim.TAKEN, 3)
    assert isinstance(second, Breaks)


def test_a_prepared_deal_that_is_no_deal() -> None:
    def change(made: Data) -> None:
        made["deals"][0]["prepared"] = True
        made["deals"][0]["hands"][0] = made["deals"][0]["hands"][1]

    (finding,) = found(change)
    assert isinstance(finding, Unplayable)


def test_every_break_has_words_in_every_language() -> None:
    """One action of every kind, and one of every other kind in its place."""
    others = (
        "0 QS", "1 pass QS 2C 3D", "2 trump H", "0 talon", "1 auction", "1 auction 150", "3 bid 5",
        "2 bid 7", "2 -", "0 give 2C 3D 4H", "0 give QS QS QS", "3 moon new",
    )  # fmt: skip
    record = match()
    made = json.loads(dumps(record))
    places = {
        (number, action.split()[1] if len(action.split()[1]) > 2 else "card"): index
        for number, deal in enumerate(made["deals"], start=1)
        if number in {1, 8, 10, 12}
        for index, action in enumerate(deal["actions"])
    }
    rules = set()
    for (number, _), index in places.items():
        asked = made["deals"][number - 1]["actions"][index].split()[0]
        for other in (*others, *(asked + other[1:] for other in others)):
            findings = found(in_deal(number, "actions", other, index))
            rules |= {f.reason.rule for f in findings if isinstance(f, Breaks)}
    assert {"R-TRICK-1", "R-TRICK-3", "R-TRUMP-3", "R-LOT-2"} <= rules


def test_the_winner_of_a_trick_in_the_readable_form_is_compared() -> None:
    text = to_text(match())
    line = next(line for line in text.splitlines() if line.startswith(" 1. "))
    winner = int(line[-1])
    wrong = text.replace(line, f"{line[:-1]}{(winner + 1) % 4}", 1)
    (finding,) = verify(codec.read(wrong))
    assert finding == Differs(Claim.TAKEN, (winner + 1) % 4, winner, 1, trick=1)


def test_cards_are_said_as_the_reader_writes_them() -> None:
    finding = Differs(Claim.HANDS, "QS", "KH TD", 1, Seat(0))
    words = Words(Translator(Language.PL), match().names)
    line = said(finding, match().variant, words)
    assert "D♠" in line
    assert "K♥ 10♦" in line
    assert parse_card("QS") == 36


@pytest.mark.parametrize("language", Language)
def test_every_refusal_of_the_game_can_be_told_of_somebody_else(language: Language) -> None:
    source = inspect.getsource(errors)
    ids = set(re.findall(r'__init__\(\s*"([a-z-]+)"', source)) | {f"card-{f}" for f in CardFault}
    assert {"bid", "must-lay", "not-your-turn", "match-over", "card-follow"} <= ids
    say = Translator(language, strict=True)
    assert [id for id in ids if not say.has(f"record-why-{id}")] == []
