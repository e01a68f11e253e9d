"""The decks for 3 to 7 players (R-CARD-4)."""

from __future__ import annotations

import pytest

from kierki.cards.card import Suit, parse_card
from kierki.cards.cardset import CardSet, full_suit
from kierki.cards.deck import deck, hand_size, has_stock_card
from support import PLAYERS


@pytest.mark.parametrize(
    ("players", "removed", "cards", "hand", "left"),
    [
        (3, "2C", 51, 17, 0),
        (4, "", 52, 13, 0),
        (5, "2C 2D", 50, 10, 0),
        (6, "2C 2D 2S", 49, 8, 1),
        (7, "2C 2D 2S", 49, 7, 0),
    ],
)
def test_card_4_PC_01_cards_hands_and_what_is_left_over(
    players: int, removed: str, cards: int, hand: int, left: int
) -> None:
    whole = CardSet.of(deck(4))
    assert whole - CardSet.of(deck(players)) == CardSet.parse(removed)
    assert len(deck(players)) == cards == hand * players + left
    assert hand_size(players) == hand
    assert has_stock_card(players) == bool(left)


def test_card_4_PC_01_the_two_of_hearts_never_leaves() -> None:
    for players in PLAYERS:
        dealt = CardSet.of(deck(players))
        assert parse_card("2H") in dealt
        assert len(dealt & full_suit(Suit.HEARTS)) == 13


def test_card_4_the_deck_stands_in_ascending_order() -> None:
    assert all(list(deck(players)) == sorted(set(deck(players))) for players in PLAYERS)
