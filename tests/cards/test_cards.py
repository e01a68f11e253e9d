"""Cards and sets of cards: numbers, order, text forms, selectors (R-CARD-1, R-CARD-2)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, strategies as st

from kierki.cards.card import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    RANK_LETTERS,
    SPADES,
    SUIT_LETTERS,
    Card,
    NotACardError,
    Rank,
    Suit,
    card,
    format_card,
    parse_card,
    rank_of,
    suit_of,
)
from kierki.cards.cardset import (
    CardSet,
    RepeatedCardError,
    canonical_selector,
    full_suit,
    of_rank,
    parse_cards,
    parse_selector,
)
from kierki.cards.errors import KierkiError, excerpt
from support import examples

MASKS = st.integers(0, 2**52 - 1)


def test_card_1_fifty_two_cards_of_four_suits_and_thirteen_ranks() -> None:
    assert [suit.name for suit in Suit] == ["CLUBS", "DIAMONDS", "SPADES", "HEARTS"]
    assert tuple(Suit) == (CLUBS, DIAMONDS, SPADES, HEARTS)
    cards = [card(rank, suit) for suit in Suit for rank in Rank]
    assert cards == list(range(52))
    assert all(card(rank_of(c), suit_of(c)) == c for c in cards)


def test_card_1_ranks_run_from_two_to_the_ace() -> None:
    assert "".join(RANK_LETTERS[rank] for rank in sorted(Rank)) == "23456789TJQKA"
    assert max(Rank) is Rank.ACE
    assert parse_card("AC") > parse_card("KC") > parse_card("TC") > parse_card("9C")


def test_card_2_every_card_is_read_as_it_is_written() -> None:
    names = [rank + suit for suit in SUIT_LETTERS for rank in RANK_LETTERS]
    assert [format_card(parse_card(name)) for name in names] == names


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("10D", "TD"),
        ("10d", "TD"),
        ("td", "TD"),
        ("qs", "QS"),
        ("Qs", "QS"),
        (" AH ", "AH"),
        ("2♣", "2C"),
        ("10♦", "TD"),
        ("q♠", "QS"),
        ("A♥", "AH"),
        ("A♡", "AH"),
        ("Q♤", "QS"),
        ("7♢", "7D"),
        ("K♧", "KC"),
    ],
)
def test_card_2_forms_that_are_read(text: str, name: str) -> None:
    assert format_card(parse_card(text)) == name


@pytest.mark.parametrize("sign", ["♥", "♥\ufe0e", "♥\ufe0f"])
def test_EN_03_suit_signs_are_read_with_and_without_a_variation_selector(sign: str) -> None:
    assert parse_card(f"10{sign}") == parse_card("TH")
    assert parse_selector(f"*{sign}") == full_suit(HEARTS)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "H",
        "1H",
        "0H",
        "11H",
        "QX",
        "SQ",
        "QSS",
        "Q S",
        "100H",
        "Q",
        "ſ",
        "Qſ",
        "Q*",
        "ＱＳ",
    ],
)
def test_card_2_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotACardError) as caught:
        parse_card(text)
    assert caught.value.facts == {"text": text}


def test_PP_05_words_with_cards_in_them_are_no_cards() -> None:
    for text in ("nothing dealt yet", "As you like"):
        with pytest.raises(NotACardError):
            parse_cards(text)


def test_PP_05_a_card_named_twice_is_an_error() -> None:
    with pytest.raises(RepeatedCardError) as caught:
        CardSet.parse("TH, 10H")
    assert caught.value.facts == {"card": "TH"}


def test_card_2_lists_of_cards_keep_their_order() -> None:
    assert [format_card(c) for c in parse_cards("QS,10h  2C")] == ["QS", "TH", "2C"]


@given(MASKS)
@examples(200)
def test_card_2_sets_are_read_as_they_are_written(mask: int) -> None:
    cards = CardSet(mask)
    assert CardSet.parse(str(cards)) == cards
    assert CardSet.of(cards) == cards
    assert len(cards) == len(list(cards)) == mask.bit_count()
    assert list(cards) == sorted(cards)


@given(MASKS, MASKS)
@examples(200)
def test_sets_are_sets(a: int, b: int) -> None:
    ours, theirs = CardSet(a), CardSet(b)
    first, second = set(ours), set(theirs)
    assert set(ours | theirs) == first | second
    assert set(ours & theirs) == first & second
    assert set(ours - theirs) == first - second
    assert (ours <= theirs) == (first <= second)
    assert bool(ours) == bool(first)
    assert [Card(c) in ours for c in range(52)] == [c in first for c in range(52)]
    for suit in Suit:
        assert set(ours.in_suit(suit)) == {c for c in first if suit_of(c) is suit}


def test_card_2_selectors_choose_a_card_a_suit_or_a_rank() -> None:
    for rank, suit in product(RANK_LETTERS, SUIT_LETTERS):
        assert parse_selector(rank + suit) == CardSet.parse(rank + suit)
    for n, suit in enumerate(SUIT_LETTERS):
        assert parse_selector("*" + suit) == full_suit(Suit(n))
    for n, rank in enumerate(RANK_LETTERS):
        assert parse_selector(rank + "*") == of_rank(Rank(n))


@pytest.mark.parametrize(
    ("text", "one"),
    [("q*", "Q*"), ("10*", "T*"), ("*♠", "*S"), ("*h", "*H"), ("10♥", "TH"), (" QS ", "QS")],
)
def test_card_2_selectors_have_one_canonical_form(text: str, one: str) -> None:
    assert canonical_selector(text) == one
    assert canonical_selector(one) == one


@pytest.mark.parametrize("text", ["", "*", "**", "*X", "1*", "*QS", "QS*", "Q**", "* H", "*2H"])
def test_card_2_what_selects_nothing_is_refused(text: str) -> None:
    with pytest.raises(NotACardError) as caught:
        parse_selector(text)
    assert caught.value.facts == {"text": text}


def test_errors_show_what_was_given_in_one_safe_line() -> None:
    with pytest.raises(NotACardError) as caught:
        parse_card("\x1b[31m" + "x" * 10_000)
    shown = str(caught.value.facts["text"])
    assert shown.startswith(r"\x1b[31mxxx")
    assert len(shown) <= 60
    assert excerpt({"a": [1, True]}) == '{"a": [1, true]}'
    assert excerpt(16**4000) == "int"
    assert str(KierkiError("error-x", found="y")) == "error-x: found=y"
