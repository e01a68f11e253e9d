"""What a deal scores, in a sentence."""

from __future__ import annotations

from typing import assert_never

from kierki.terminal.words import Words, capital
from kierki.variants.contract import Contract, LotteryContract, TrickContract
from kierki.variants.parts import EachOfRank, EachOfSuit, EachTrick, OneCard, OneTrick, Part, parts
from kierki.variants.variant import Variant


def scoring(contract: Contract, variant: Variant, words: Words) -> str:
    """Return a sentence that says what *contract* scores."""
    match contract:
        case TrickContract():
            said = [_part(part, variant, words) for part in parts(contract, variant.players)]
            text = ", ".join(said) if said else words.t("table-score-nothing")
        case LotteryContract():
            first, second = (words.points(prize, variant) for prize in contract.prizes)
            text = words.t("table-score-lottery", first=first, second=second)
        case _:
            assert_never(contract)
    return words.t("table-sentence", text=capital(text))


def _part(part: Part, variant: Variant, words: Words) -> str:
    points = words.points(part.points, variant)
    match part:
        case EachTrick():
            return words.t("table-score-trick", points=points)
        case OneTrick(number, _, last):
            id = "table-score-last-trick" if last else "table-score-trick-number"
            return words.t(id, points=points, number=number)
        case EachOfSuit(suit):
            return words.t("table-score-suit", suit=suit.name.lower(), points=points)
        case EachOfRank(rank):
            return words.t("table-score-rank", rank=rank.name.lower(), points=points)
        case OneCard(card):
            return f"{words.say.card(card)} {points}"
        case _:
            assert_never(part)
