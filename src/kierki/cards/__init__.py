"""Cards, sets of cards, decks, deals and seats. Imports nothing else of ours."""

from kierki.cards.card import Card, Rank, Suit, card, format_card, parse_card, rank_of, suit_of
from kierki.cards.cardset import CardSet, parse_cards
from kierki.cards.deck import deck, hand_size
from kierki.cards.errors import KierkiError
from kierki.cards.seat import Seat, left_of, right_of
from kierki.cards.shuffle import Dealt, deal_cards, new_seed, parse_seed

__all__ = [
    "Card",
    "CardSet",
    "Dealt",
    "KierkiError",
    "Rank",
    "Seat",
    "Suit",
    "card",
    "deal_cards",
    "deck",
    "format_card",
    "hand_size",
    "left_of",
    "new_seed",
    "parse_card",
    "parse_cards",
    "parse_seed",
    "rank_of",
    "right_of",
    "suit_of",
]
