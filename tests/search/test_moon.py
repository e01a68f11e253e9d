"""Moons in playouts: who means to shoot, what stops it, when a plan of one's own is followed."""

from __future__ import annotations

import numpy as np
import pytest

from kierki.cards.card import parse_card
from kierki.rules import tricks
from kierki.rules.table import TrickTable, compile_tricks
from kierki.search.aim import FOR_POINTS, Aim
from kierki.search.chance import new_state
from kierki.search.ending import DEAD, NOT_YET
from kierki.search.moon import (
    NOBODY,
    TAKER_SHOOTS,
    likely_shooter,
    losers,
    moon_card,
    moon_taker,
)
from kierki.search.policy import Wants, wants_of
from kierki.search.tables import compiled_table, vector
from kierki.search.weighing import (
    LIKELY,
    SUMS,
    UTILITY,
    is_planned,
    weigh_cards,
)
from kierki.search.worlds import Place, prepare
from kierki.variants import build, preset

Rules = tuple[TrickTable, Wants]


def rules_of(variant: str = "hearts", **options: object) -> Rules:
    made = build(preset(variant), players=4, options=options)
    contract = made.schedule[0]
    table = compile_tricks(contract, 4, teams=made.teams)  # type: ignore[arg-type]
    return table, wants_of(table, highest_wins=made.win.value == "highest")


def mask(cards: str) -> int:
    return sum(1 << parse_card(name) for name in cards.split())


def position_of(hands: list[str], taken: list[str], turn: int, table: TrickTable) -> list[int]:
    """Return a late deal between tricks in which each seat has taken some penalty cards."""
    position = [0] * tricks.SIZE
    tricks.clear(position)
    position[tricks.TURN] = turn
    position[tricks.BROKEN] = 1
    position[tricks.PLAYED] = 52 - sum(len(hand.split()) for hand in hands)
    for seat, (hand, cards) in enumerate(zip(hands, taken, strict=True)):
        position[tricks.HAND + seat] = mask(hand)
        position[tricks.TAKEN + seat] = mask(cards)
        for name in cards.split():
            position[tricks.POINTS + seat] += table.card_points[parse_card(name)]
    return position


def play(rules: Rules, position: list[int], cards: str) -> None:
    for name in cards.split():
        tricks.play(rules[0], position, parse_card(name))


def chosen(
    rules: Rules, position: list[int], taker: int, shooter: int = NOBODY, *, seen: int = 0
) -> int:
    return moon_card(*rules, position, taker, shooter, seen)  # type: ignore[arg-type]


HEARTS = "2H 3H 4H 5H 6H 7H"


def test_a_trick_is_taken_from_the_shooter() -> None:
    rules = rules_of()
    hands = ["KC 9H", "AH 2D", "3D 4D", "5D 6D"]
    position = position_of(hands, [f"QS {HEARTS}", "", "", ""], 0, rules[0])
    play(rules, position, "9H")
    assert chosen(rules, position, 0) == parse_card("AH")


def test_nothing_is_done_before_a_moon_shows() -> None:
    rules = rules_of()
    hands = ["KC 9H", "AH 2H", "3D 4D", "5D 6D"]
    position = position_of(hands, ["3H", "", "", ""], 0, rules[0])
    play(rules, position, "9H")
    assert chosen(rules, position, 0) == -1
    assert chosen(rules, position, 0, shooter=0, seen=1) == parse_card("AH")  # known to mean it


def test_no_penalty_goes_to_the_shooter() -> None:
    rules = rules_of()
    hands = ["AC 9H", "TH 2D", "3D 4D", "5D 6D"]
    position = position_of(hands, [f"QS {HEARTS}", "", "", ""], 0, rules[0])
    play(rules, position, "AC")
    assert chosen(rules, position, 0) == parse_card("2D")


def test_a_penalty_goes_to_anybody_else() -> None:
    rules = rules_of()
    hands = ["2C 9H", "AC 2D", "TH 4D", "5D 6D"]
    position = position_of(hands, [f"QS {HEARTS}", "", "", ""], 0, rules[0])
    play(rules, position, "2C AC")
    assert chosen(rules, position, 0) == parse_card("TH")


def test_what_stops_a_shooter_is_kept() -> None:
    """The ace of diamonds, above all that are out, would be thrown first as the most dangerous."""
    rules = rules_of()
    hands = ["AC KD", "AD 3S", "QD 4D", "5D 6D"]
    position = position_of(hands, [f"QS {HEARTS}", "", "", ""], 0, rules[0])
    play(rules, position, "AC")
    assert chosen(rules, position, 0, seen=1) == parse_card("3S")
    assert chosen(rules, position, 0) == parse_card("AD")


def test_a_partner_may_shoot() -> None:
    rules = rules_of("hearts-partners")
    hands = ["KC 9H", "3D 4D", "AH 2H", "5D 6D"]
    position = position_of(hands, [f"QS {HEARTS}", "", "", ""], 0, rules[0])
    play(rules, position, "9H 3D")
    assert chosen(rules, position, 0) == -1
    assert chosen(rules_of(), position, 0) == parse_card("AH")


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("hearts", {"moon": "none"}),
        ("hearts-reverse", {}),
        ("hearts-reverse", {"moon": "lose"}),
        ("hearts-reverse", {"moon": "give"}),
        ("kierki", {}),
    ],
)
def test_nobody_shoots_where_it_does_not_pay(variant: str, options: dict[str, object]) -> None:
    rules = rules_of(variant, **options)
    position = position_of(["AH", "2H", "3H", "4H"], ["QS", "", "", ""], 0, rules[0])
    assert moon_taker(*rules, position) == DEAD  # type: ignore[arg-type]
    for world in range(50):
        assert likely_shooter(*rules, position, 1, world) == NOBODY  # type: ignore[arg-type]


@pytest.mark.parametrize("moon", ["old", "new", "mixed", "sun"])
def test_who_has_all_points_so_far_means_to_shoot_in_part_of_the_worlds(moon: str) -> None:
    rules = rules_of(moon=moon)
    hands = ["AH KH", "2H 2D", "3H 3D", "4H 4D"]
    position = position_of(hands, ["", "", "QS 5H", ""], 0, rules[0])
    found = [likely_shooter(*rules, position, 0, world) for world in range(400)]  # type: ignore[arg-type]
    assert set(found) == {2, NOBODY}
    assert found.count(2) == pytest.approx(400 * TAKER_SHOOTS, abs=8)
    assert likely_shooter(*rules, position, 2, 0) == NOBODY  # type: ignore[arg-type]  # itself
    position[tricks.TAKEN + 1] |= mask("6H")
    assert {likely_shooter(*rules, position, 0, w) for w in range(50)} == {NOBODY}  # type: ignore[arg-type]


def test_before_any_point_only_a_strong_hand_means_to_shoot() -> None:
    rules = rules_of()
    strong, weak = "AS KS QS AH KH QH AD KD AC", "2S 3S 4S 2H 3H 4H 2D 3D 2C"
    others = ["5S 6S 7S 5H 6H 7H 4D 5D 3C", "8S 9S TS 8H 9H TH 6D 7D 4C"]
    position = position_of([weak, others[0], strong, others[1]], [""] * 4, 0, rules[0])
    assert moon_taker(*rules, position) == NOT_YET  # type: ignore[arg-type]
    found = {likely_shooter(*rules, position, 0, world) for world in range(100)}  # type: ignore[arg-type]
    assert found == {2, NOBODY}
    assert {likely_shooter(*rules, position, 2, w) for w in range(100)} == {NOBODY}  # type: ignore[arg-type]


def test_losers() -> None:
    assert losers(mask("AS KS AH"), mask("QS JS KH QH 2D 3D")) == 0
    assert losers(mask("AS 2S 2H"), mask("KS QS JS TS 9S KH")) == 2
    assert losers(mask("2S 3S 4S"), mask("KS QS JS TS 9S 8S")) == 3


def weighed(rules: Rules, position: list[int]) -> int:
    """Return the card that is worth most to seat 0, who knows nothing of the other hands."""
    table, wants = rules
    unseen = 0
    for seat in (1, 2, 3):
        unseen |= position[tricks.HAND + seat]
    own = position[tricks.HAND]
    places = [Place(0, own.bit_count(), own)]
    places += [Place(s, position[tricks.HAND + s].bit_count()) for s in (1, 2, 3)]
    for seat in (1, 2, 3):
        position[tricks.HAND + seat] = 0
    assert position[tricks.TURN] == 0
    sampler = prepare(places, unseen)
    envy = (1.0, *(-0.4 / 3,) * 3, 0.0, 0.0, 0.0)
    aim = Aim(0, 4, FOR_POINTS, wants.sign, envy, (0,) * 7, 0, 1 << 40, 0.0, 0.0)
    sums = np.zeros((52, SUMS))
    weigh_cards(
        compiled_table(table),
        compiled_table(wants),
        compiled_table(aim),
        vector(position),
        sampler.plan,
        sampler.ways,
        new_state(1),
        300,
        sums,
    )
    legal = tricks.legal_cards(table, position)
    cards = [card for card in range(52) if legal >> card & 1]
    return max(cards, key=lambda card: float(sums[card, UTILITY]))


@pytest.mark.parametrize("moon", ["old", "new", "mixed"])
def test_a_certain_moon_is_shot(moon: str) -> None:
    """Ace and king draw the last hearts; after the club first they would be thrown elsewhere."""
    rules = rules_of(moon=moon)
    hands = ["AH KH 2C", "QH 3C 4C", "JH 5C 6C", "7C 8C 9C"]
    taken = ["QS 2H 3H 4H 5H 6H 7H 8H 9H TH", "", "", ""]
    position = position_of(hands, taken, 0, rules[0])
    assert weighed(rules, position) in {parse_card("AH"), parse_card("KH")}


def test_a_hopeless_moon_is_not_begun() -> None:
    """With all points so far, but losers only: the ace would take one more, and the lead."""
    rules = rules_of()
    hands = ["AC 2C 3D 4D", "5C QS KD QD", "6C AH KH JD", "9H TH TD 9D"]
    position = position_of(hands, ["3H 4H 5H", "", "", ""], 1, rules[0])
    play(rules, position, "5C 6C 9H")
    assert weighed(rules, position) == parse_card("2C")


def test_a_plan_must_be_likely_and_worth_more() -> None:
    found, shot = np.zeros((2, 52, SUMS)), np.zeros(52, np.int64)
    legal, worlds = mask("AS KH"), 100
    found[0, :, UTILITY] = -500.0
    found[1, parse_card("KH"), UTILITY] = -400.0
    found[1, parse_card("AS"), UTILITY] = -900.0
    shot[parse_card("KH")] = int(LIKELY * worlds) - 1
    assert not is_planned(legal, worlds, found, shot)
    shot[parse_card("KH")] = int(LIKELY * worlds) + 1
    assert is_planned(legal, worlds, found, shot)
    found[0, parse_card("AS"), UTILITY] = -300.0
    assert not is_planned(legal, worlds, found, shot)
