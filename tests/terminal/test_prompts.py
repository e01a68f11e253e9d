"""What may be typed at each question, in every language, and what is said to nonsense."""

import pytest

from kierki.cards.card import Card, Suit, parse_card
from kierki.cards.cardset import CardSet
from kierki.cards.errors import KierkiError
from kierki.cards.seat import Seat
from kierki.game.actions import (
    Action,
    Bid,
    ChooseMoon,
    Decline,
    GiveCards,
    MoonChoice,
    NameTrump,
    OpenAuction,
    PassCards,
    Play,
    TakeTalon,
)
from kierki.game.choices import (
    AskBid,
    AskCard,
    AskGift,
    AskLay,
    AskMoon,
    AskPass,
    AskTalon,
    AskTrump,
    Choice,
)
from kierki.game.view import View, view_of
from kierki.i18n import Language, Translator
from kierki.terminal.commands import Command, parse_command, words_for
from kierki.terminal.hand import in_order
from kierki.terminal.prompts import answer, question
from kierki.terminal.words import Words
from terminal.table import new_record

PL, EN, SK, JA = (Translator(language, strict=True) for language in Language)
HAND = CardSet.parse("QS 9S KH 2H TC 7C AD JD")
QS, KH = parse_card("QS"), parse_card("KH")


def view(choice: Choice | None) -> View:
    record, me = new_record("kierki", seed="1")
    return view_of(record.match(), me)._replace(hand=HAND, choice=choice)


def test_a_hand_is_numbered_by_suit_black_and_red_by_turns() -> None:
    assert " ".join(map(PL.card, in_order(HAND))) == "D♠ 9♠ K♥ 2♥ 10♣ 7♣ A♦ W♦"


@pytest.mark.parametrize(
    ("say", "text"),
    [
        *((PL, text) for text in ("D♠", "DP", "dp", "QS", "dama pik", "1", "♠D")),
        *((EN, text) for text in ("Q♠", "QS", "qs", "queen of spades", "1")),
        *((SK, text) for text in ("D♠", "DP", "QS", "piková dáma", "dáma piky", "1")),
        *((JA, text) for text in ("♠Q", "QS", "スペードのクイーン", "1", "１")),
    ],
)
def test_a_card_in_local_or_english_form_or_by_number(say: Translator, text: str) -> None:
    assert answer(text, view(AskCard(HAND)), say) == Play(QS)
    assert answer(text, view(AskLay(HAND)), say) == Play(QS)


@pytest.mark.parametrize("text", ["1 3", "D♠ K♥", "dama pik, król kier", "QS KH", "3,1", "1、3"])
def test_several_cards(text: str) -> None:
    assert answer(text, view(AskPass(2, HAND)), PL) == PassCards(CardSet.of((QS, KH)))


def test_gifts_keep_their_order() -> None:
    ask = AskGift((Seat(1), Seat(2)), HAND)
    assert answer("K♥ D♠", view(ask), PL) == GiveCards((KH, QS))
    assert answer("1 3", view(ask), PL) == GiveCards((QS, KH))


@pytest.mark.parametrize(
    ("say", "text", "suit"),
    [
        (PL, "1", Suit.SPADES),
        (PL, "2", Suit.HEARTS),
        (PL, "p", Suit.SPADES),
        (PL, "pik", Suit.SPADES),
        (PL, "kier", Suit.HEARTS),
        (PL, "ki", Suit.HEARTS),
        (PL, "t", Suit.CLUBS),
        (PL, "♦", Suit.DIAMONDS),
        (PL, "hearts", Suit.HEARTS),
        (EN, "h", Suit.HEARTS),
        (EN, "c", Suit.CLUBS),
        (SK, "srdcia", Suit.HEARTS),
        (SK, "s", Suit.HEARTS),
        (JA, "ハート", Suit.HEARTS),
    ],
)
def test_trumps(say: Translator, text: str, suit: Suit) -> None:
    assert answer(text, view(AskTrump()), say) == NameTrump(suit)


TALON = AskTalon(range(5, 330, 5), may_be_free=True)


@pytest.mark.parametrize(
    ("choice", "text", "action"),
    [
        (TALON, "1", TakeTalon()),
        (TALON, "biorę", TakeTalon()),
        (TALON, "take", TakeTalon()),
        (TALON, "2", OpenAuction(None)),
        (TALON, "licytacja", OpenAuction(None)),
        (TALON, "2 150", OpenAuction(150)),
        (TALON, "licytacja 150", OpenAuction(150)),
        (TALON, "150", OpenAuction(150)),
        (AskBid(5, 325), "100", Bid(100)),
        (AskBid(5, 325), "pas", Decline()),
        (AskBid(5, 325), "PASS", Decline()),
        (AskBid(5, 325), "-", Decline()),
        (AskLay(CardSet()), "pas", Decline()),
        (AskMoon(), "1", ChooseMoon(MoonChoice.OLD)),
        (AskMoon(), "nowy", ChooseMoon(MoonChoice.NEW)),
        (AskMoon(), "new", ChooseMoon(MoonChoice.NEW)),
    ],
)
def test_other_answers(choice: Choice, text: str, action: Action) -> None:
    assert answer(text, view(choice), PL) == action


@pytest.mark.parametrize("say", [PL, EN, SK, JA])
@pytest.mark.parametrize(
    "choice",
    [
        AskCard(HAND),
        AskLay(HAND),
        AskPass(2, HAND),
        AskGift((Seat(1), Seat(2)), HAND),
        AskTrump(),
        TALON,
        AskBid(5, 325),
        AskMoon(),
    ],
)
def test_nonsense_is_explained(choice: Choice, say: Translator) -> None:
    seen = view(choice)
    for text in ("xyzzy", "-5", "1 2 3 4 x", "😀", "{ $x }", "９９９９９９９９９", "1.5", "2 x"):
        with pytest.raises(KierkiError) as refused:
            answer(text, seen, say)
        assert say.error(refused.value) not in {"", refused.value.id}
    names = ("Ty", "Ania", "Tomek", "Kasia")
    assert question(seen, Words(say, names, Seat(0)))


def test_a_suit_that_is_not_clear() -> None:
    with pytest.raises(KierkiError) as refused:
        answer("k", view(AskTrump()), PL)
    assert PL.error(refused.value) == "„k” może znaczyć: karo, kier. Który?"


def test_commands_have_a_letter_a_word_and_their_english() -> None:
    for say in (PL, EN, SK, JA):
        letters = [words_for(command, say)[0] for command in Command]
        assert len(set(letters)) == len(letters)
        for command in Command:
            for word in words_for(command, say):
                assert parse_command(f" {word.upper()} ", say) is command
    assert parse_command("hint", JA) is Command.HINT
    assert parse_command("podpowiedz", PL) is Command.HINT
    assert parse_command("dama pik", PL) is None


def test_no_command_reads_as_a_card() -> None:
    for say in (PL, EN, SK, JA):
        for command in Command:
            for word in words_for(command, say):
                with pytest.raises(KierkiError):
                    answer(word, view(AskCard(HAND)), say)


def test_every_card_of_a_hand_by_its_number() -> None:
    seen = view(AskCard(HAND))
    cards = [answer(str(number), seen, PL) for number in range(1, len(HAND) + 1)]
    assert cards == [Play(Card(card)) for card in in_order(HAND)]
