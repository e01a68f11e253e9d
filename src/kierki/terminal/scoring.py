"""What a deal scores, in a sentence."""

from __future__ import annotations

from typing import assert_never

from kierki.i18n.deals_text import parts_text
from kierki.terminal.words import Words, capital
from kierki.variants.contract import Contract, LotteryContract, TrickContract
from kierki.variants.variant import Variant


def scoring(contract: Contract, variant: Variant, words: Words) -> str:
    """Return a sentence that says what *contract* scores."""
    match contract:
        case TrickContract():
            text = parts_text(contract, variant, words.say) or words.t("table-score-nothing")
        case LotteryContract():
            first, second = (words.points(prize, variant) for prize in contract.prizes)
            text = words.t("table-score-lottery", first=first, second=second)
        case _:
            assert_never(contract)
    return words.t("table-sentence", text=capital(text))
