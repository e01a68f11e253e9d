"""Whole deals in PBN's form (R-CARD-2)."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from kierki.cards.cardset import CardSet, RepeatedCardError
from kierki.cards.pbn import NotPbnError, format_deal, format_hand, parse_deal, parse_hand
from kierki.cards.shuffle import deal_cards
from support import PLAYERS, examples

MASKS = st.integers(0, 2**52 - 1)
SEEDS = st.binary(min_size=32, max_size=32)


@given(SEEDS, st.sampled_from(PLAYERS), st.booleans())
@examples(200)
def test_card_2_whole_deals_are_read_as_they_are_written(
    seed: bytes, players: int, with_talon: bool
) -> None:
    talon = players if with_talon and players <= 4 else 0
    hands = tuple(map(CardSet.of, deal_cards(seed, 1, players, talon=talon).hands))
    assert parse_deal(format_deal(hands)) == hands
    assert parse_deal(format_deal(hands).lower().replace("t", "10")) == hands


@given(MASKS)
@examples(200)
def test_card_2_any_hand_is_read_as_it_is_written(mask: int) -> None:
    assert parse_hand(format_hand(CardSet(mask))) == CardSet(mask)


def test_card_2_a_hand_is_spades_hearts_diamonds_clubs() -> None:
    assert format_hand(CardSet.parse("AS TS 2H 9C QD 3D")) == "AT.2.Q3.9"
    assert parse_hand("AT.2.Q3.9") == parse_hand("a10.2.q3.9")
    assert format_hand(CardSet()) == "..."


def test_card_2_a_deal_may_begin_at_any_seat() -> None:
    hands = parse_deal("N:A... K... Q... J...")
    assert parse_deal("E:K... Q... J... A...") == hands
    assert parse_deal("w:J... A... K... Q...") == hands
    assert parse_deal(" S:Q... J...  A... K... ") == hands
    assert parse_deal("2:Q... J... A... K...") == hands
    assert parse_deal("1:K... Q... A...") == parse_deal("0:A... K... Q...")


def test_card_2_four_seats_are_named_by_compass_and_others_by_number() -> None:
    hands = parse_deal("N:A... K... Q... J...")
    assert format_deal(hands).startswith("N:")
    assert format_deal(hands[:3]).startswith("0:")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "N",
        "N:",
        "N: ",
        ":A... K... Q... J...",
        "X:A... K... Q... J...",
        "NE:A... K... Q... J...",
        "4:A... K... Q... J...",
        "N:A... K... Q...",
        "3:A... K... Q...",
        "N:A.. K... Q... J...",
        "N:A.... K... Q... J...",
        "N:A... K... Q... X...",
        "N:A... K... Q... -",
        "0:" + " ".join(f"{rank}..." for rank in "23456789"),
    ],
)
def test_card_2_what_is_no_deal_is_refused(text: str) -> None:
    with pytest.raises(NotPbnError):
        parse_deal(text)


def test_DR_10_a_card_dealt_twice_is_named() -> None:
    for text in ("N:A... A... Q... J...", "N:AA... K... Q... J..."):
        with pytest.raises(RepeatedCardError) as caught:
            parse_deal(text)
        assert caught.value.facts == {"card": "AS"}
