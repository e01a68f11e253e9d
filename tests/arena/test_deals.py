"""Files of deals, good and bad."""

from __future__ import annotations

from pathlib import Path

import pytest

from arena.arenas import plan_of, played
from kierki.arena.deals import FileDeal, format_deal, load_deals, parse_deals
from kierki.arena.errors import ArenaError
from kierki.cards import CardSet, Seat, deck
from kierki.cards.shuffle import Dealt, deal_cards
from kierki.game import start, view_of
from kierki.i18n import Language, Translator
from kierki.variants import Direction

WHOLE = " ".join(str(CardSet.of([card])) for card in deck(4))


def deal(number: int, direction: Direction) -> FileDeal:
    return FileDeal(direction, deal_cards(bytes(32), number, 4))


def test_deals_are_read_as_they_were_written() -> None:
    deals = tuple(deal(n, way) for n, way in enumerate(Direction, start=1))
    text = "# four deals\n\n" + "\n".join(map(format_deal, deals)) + "   # the last\n"
    assert parse_deals(text, "deals") == deals


def test_line_is_the_direction_and_thirteen_cards_of_each_seat() -> None:
    (found,) = parse_deals(f"3 {WHOLE}", "deals")
    assert found.direction is Direction.RIGHT
    clubs, diamonds, spades, hearts = (CardSet.of(hand) for hand in found.dealt.hands)
    assert str(clubs) == "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"
    assert [len(suit) for suit in (diamonds, spades, hearts)] == [13] * 3


@pytest.mark.parametrize(
    ("text", "id", "facts"),
    [
        ("", "arena-deals-none", {}),
        ("# nothing\n\n", "arena-deals-none", {}),
        (f"0 {WHOLE}\n4 {WHOLE}", "arena-deals-direction", {"line": 2, "found": "4"}),
        (f"left {WHOLE}", "arena-deals-direction", {"line": 1, "found": "left"}),
        (WHOLE, "arena-deals-direction", {"found": "2C"}),
        (f"\n\n0 {WHOLE[:-3]}", "arena-deals-count", {"line": 3, "found": 51}),
        (f"0 {WHOLE} 2C", "arena-deals-count", {"found": 53}),
        ("0", "arena-deals-count", {"found": 0}),
        (f"0 {WHOLE[:-2]}2C", "arena-deals-twice", {"card": "2C"}),
        (f"0 {WHOLE[:-2]}1H", "arena-deals-card", {"found": "1H"}),
        (f"0 {WHOLE.lower()}", "arena-deals-card", {"found": "2c"}),
        ("0 \x1b[31m", "arena-deals-card", {"found": "\\x1b[31m"}),
    ],
)
def test_what_is_no_file_of_deals(text: str, id: str, facts: dict[str, object]) -> None:
    with pytest.raises(ArenaError) as caught:
        parse_deals(text, "deals.txt")
    assert caught.value.id == id
    assert facts.items() <= caught.value.facts.items()
    assert all(
        "deals.txt" in Translator(lang, strict=True).error(caught.value) for lang in Language
    )


def test_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "deals"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ArenaError):
        load_deals(path)


def test_deals_of_the_file_are_played() -> None:
    deals = [deal(1, Direction.ACROSS), deal(2, Direction.HOLD), deal(1, Direction.ACROSS)]
    plan = plan_of("hearts", "hhhh", deals=deals, duplicate=True)
    contest = plan.contests[0]
    for index, wanted in enumerate(deals):
        prepared = contest.prepared[index : index + 1]
        match, _ = start(contest.variant(index), bytes(32), prepared=prepared)
        view = view_of(match, Seat(0))
        assert view.hand == CardSet.of(wanted.dealt.hands[0])
        assert view.pass_steps in ((2,) if wanted.direction is Direction.ACROSS else (0,))
    first, second, third = played(plan, 3)
    assert first.games == third.games != second.games


def test_deals_of_a_file_may_be_played_in_kierki() -> None:
    plan = plan_of("kierki", "hhhh", deals=[deal(1, Direction.HOLD)], contracts=["robber"])
    assert len(played(plan, 1)) == 1
    with pytest.raises(ArenaError) as caught:
        plan_of("kierki", "hhhh", deals=[deal(1, Direction.LEFT)], contracts=["robber"])
    assert caught.value.id == "arena-deals-pass"


def test_deals_of_a_file_are_for_four() -> None:
    with pytest.raises(ArenaError) as caught:
        plan_of("hearts", "hhhhh", deals=[deal(1, Direction.HOLD)])
    assert caught.value.id == "arena-deals-players"


def test_deal_of_a_file_with_a_talon_is_refused() -> None:
    settings = {"trump_call": "talon"}
    deals = [FileDeal(Direction.HOLD, Dealt(deal(1, Direction.HOLD).dealt.hands))]
    with pytest.raises(ValueError, match="error-deal-hands"):
        plan_of("kierki", "hhhh", deals=deals, contracts=["trump"], settings=settings)
