"""Typing and showing cards in four languages."""

from collections.abc import Collection

import pytest
from hypothesis import given, strategies as st

from kierki.cards.card import (
    Card,
    NotACardError,
    format_card as english,
    parse_card as parse_english,
)
from kierki.cards.cardset import RepeatedCardError
from kierki.i18n import Language
from kierki.i18n.cards import (
    AmbiguousCardError,
    find_cards,
    format_card,
    parse_card,
    parse_cards,
)

PL, EN, SK, JA = Language
ALL = [Card(c) for c in range(52)]
everywhere = pytest.mark.parametrize("language", Language)


def read(text: str, language: Language, offered: Collection[Card] = ALL) -> str:
    return english(parse_card(text, language, offered))


def hand(text: str) -> list[Card]:
    return [parse_english(word) for word in text.split()]


@everywhere
@pytest.mark.parametrize("signs", [True, False])
def test_what_is_shown_can_be_typed(language: Language, signs: bool) -> None:
    for card in ALL:
        assert parse_card(format_card(card, language, signs=signs), language, ALL) == card


@everywhere
def test_shown_cards_differ(language: Language) -> None:
    for signs in (True, False):
        assert len({format_card(card, language, signs=signs) for card in ALL}) == 52


@pytest.mark.parametrize(
    ("language", "signs", "letters"),
    [
        (PL, "2♣ 10♦ W♠ D♠ K♥ A♥", "2tr 10ka Wpi Dpi Kki Aki"),
        (EN, "2♣ 10♦ J♠ Q♠ K♥ A♥", "2C 10D JS QS KH AH"),
        (SK, "2♣ 10♦ J♠ D♠ K♥ A♥", "2tr 10ka Jpi Dpi Ksr Asr"),
        (JA, "♣2 ♦10 ♠J ♠Q ♥K ♥A", "2C 10D JS QS KH AH"),
    ],
)
def test_letters_of_each_language(language: Language, signs: str, letters: str) -> None:
    cards = hand("2C TD JS QS KH AH")
    assert " ".join(format_card(card, language) for card in cards) == signs
    assert " ".join(format_card(card, language, signs=False) for card in cards) == letters


@pytest.mark.parametrize("text", ["QS", "qs", "Q♠", "♠Q", "Q♤", " q s ", "queen of spades", "Ｑ♠"])
@everywhere
def test_R_CARD_2_english_can_be_typed_everywhere(text: str, language: Language) -> None:
    assert read(text, language) == "QS"


@pytest.mark.parametrize("text", ["TH", "th", "10H", "10h", "10♥", "♥10", "ten hearts"])
def test_R_CARD_2_tens(text: str) -> None:
    assert read(text, EN) == "TH"
    assert read(text, PL) == "TH"


@pytest.mark.parametrize("sign", ["♥", "♥\ufe0e", "♥\ufe0f", "♡"])
@everywhere
def test_EN_03_signs_with_selectors_are_alike(sign: str, language: Language) -> None:
    assert read(f"Q{sign}", language) == "QH"
    assert read(f"{sign}Q", language) == "QH"


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("DP", "QS"),
        ("dp", "QS"),
        ("dama pik", "QS"),
        ("Damę Pik", "QS"),
        ("pik dama", "QS"),
        ("d pik", "QS"),
        ("da pi", "QS"),
        ("D♠", "QS"),
        ("♠D", "QS"),
        ("W♦", "JD"),
        ("walet karo", "JD"),
        ("10 kier", "TH"),
        ("10kier", "TH"),
        ("dziesiątka kier", "TH"),
        ("as ki", "AH"),
        ("as ka", "AD"),
        ("krol kier", "KH"),
        ("król trefl", "KC"),
        ("KT", "KC"),
        ("7t", "7C"),
        ("KD", "KD"),
        ("TD", "TD"),
        ("AS", "AS"),
    ],
)
def test_PP_07_polish_cards(text: str, card: str) -> None:
    assert read(text, PL) == card


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("KK", "KD KH"),
        ("kk", "KD KH"),
        ("K k", "KD KH"),
        ("DK", "QD QH"),
        ("10 k", "TD TH"),
        ("dzie kier", "9H TH"),
        ("dama", "QC QD QS QH"),
    ],
)
def test_PP_07_what_is_not_clear_is_never_guessed(text: str, cards: str) -> None:
    for offered in (ALL, hand(cards), hand(cards)[:1], []):
        with pytest.raises(AmbiguousCardError) as caught:
            parse_card(text, PL, offered)
        assert caught.value.facts["cards"] == cards


@pytest.mark.parametrize(
    "text", ["", " ", "D", "P", "1P", "11 pik", "DQ", "♠♠", "QSS", "pik", "♠", "Kik"]
)
@everywhere
def test_no_card(text: str, language: Language) -> None:
    with pytest.raises(NotACardError):
        parse_card(text, language, ALL)


def test_polish_as_is_an_ace_and_not_always_of_spades() -> None:
    assert read("AS", PL) == "AS"
    assert read("as", PL, hand("AS 2C")) == "AS"
    with pytest.raises(AmbiguousCardError):
        parse_card("as", PL, hand("AS AH"))
    assert read("as", EN) == "AS"


def test_two_languages_are_settled_by_what_is_offered() -> None:
    # In Slovak KS is kráľ srdce, in English the king of spades.
    assert read("KS", SK, hand("KH 2S")) == "KH"
    assert read("KS", SK, hand("KS 2S")) == "KS"
    for offered in (hand("KS KH"), []):
        with pytest.raises(AmbiguousCardError) as caught:
            parse_card("KS", SK, offered)
        assert caught.value.facts["cards"] == "KS KH"


@pytest.mark.parametrize("text", ["piková dáma", "dáma pik", "DP", "D♠", "dama pikova", "Q♠"])
def test_slovak_cards(text: str) -> None:
    assert read(text, SK) == "QS"


@pytest.mark.parametrize("text", ["スペードのクイーン", "スペードQ", "スペード Q", "♠Q", "♠Ｑ"])
def test_japanese_cards(text: str) -> None:
    assert read(text, JA) == "QS"
    assert read("ハートの１０", JA) == "TH"
    assert read("ダイヤ A", JA) == "AD"


@everywhere
@pytest.mark.parametrize(
    "text", ["nothing dealt yet", "As you like", "the", "aces", "ash", "help"]
)
def test_PP_05_prose_is_no_card(text: str, language: Language) -> None:
    assert find_cards(text, language, ALL) == ()


@everywhere
def test_PP_05_a_card_twice_is_an_error(language: Language) -> None:
    with pytest.raises(RepeatedCardError):
        find_cards("TH, 10H", language, ALL)


def test_lists_of_cards() -> None:
    cards = parse_cards("dama pik, W♦ 10 kier; AS 2tr", PL, ALL)
    assert " ".join(map(english, cards)) == "QS JD TH AS 2C"
    cards = parse_cards("queen of spades jd ten of hearts 2C", EN, ALL)
    assert " ".join(map(english, cards)) == "QS JD TH 2C"
    assert parse_cards("", PL, ALL) == ()


def test_lists_name_the_word_that_is_no_card() -> None:
    with pytest.raises(NotACardError, match="xx"):
        parse_cards("DP xx W♦", PL, ALL)
    with pytest.raises(AmbiguousCardError, match="KK"):
        parse_cards("DP KK W♦", PL, ALL)


@given(text=st.text(), language=st.sampled_from(Language))
def test_any_text_is_read_or_refused(text: str, language: Language) -> None:
    try:
        cards = parse_cards(text, language, ALL)
    except (NotACardError, AmbiguousCardError, RepeatedCardError):
        return
    assert set(cards) <= set(ALL)
