"""The rules in force in one deal, in a few lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rich.text import Text

from kierki.game.view import View
from kierki.i18n.words import words as card_words
from kierki.terminal.scoring import scoring
from kierki.terminal.words import Words
from kierki.variants.contract import (
    LotteryContract,
    LotteryFirst,
    Moon,
    Opening,
    TrickContract,
    TrumpCall,
)
from kierki.variants.options import Win
from kierki.variants.variant import AfterDeals, AfterSchedule, AtLimit, Variant


def rules_of_deal(view: View, words: Words) -> list[Text]:
    """Return what may be done in the deal in hand, what it scores and how the match ends."""
    assert view.contract is not None
    said = [scoring(view.contract, view.variant, words)]
    match view.contract:
        case TrickContract():
            said += _trick_rules(view.contract, words)
        case LotteryContract():
            said += _lottery_rules(view.contract, words)
        case _:
            assert_never(view.contract)
    if view.variant.options.finish_early:
        said.append(words.t("table-rule-early"))
    said.append(_ending(view.variant, words))
    return [Text(f"- {line}") for line in said]


def _trick_rules(contract: TrickContract, words: Words) -> Iterator[str]:
    match contract.trump_call:
        case TrumpCall.DECLARER | TrumpCall.FIRST_FIVE | TrumpCall.TALON:
            yield words.t(f"table-rule-trump-{contract.trump_call}")
            yield words.t("table-rule-trumps")
        case None:
            yield words.t("table-rule-follow")
        case _:
            assert_never(contract.trump_call)
    match contract.opening:
        case Opening.LOWEST_CLUB | Opening.LEFT_OF_DEALER:
            yield words.t(f"table-rule-opening-{contract.opening}")
        case Opening.NAMER:
            yield words.t("table-rule-opening-namer")
        case _:
            assert_never(contract.opening)
    if contract.no_lead:
        yield words.t("table-rule-unbroken" if contract.broken_by else "table-rule-held-back")
    if contract.clean_first_trick:
        yield words.t("table-rule-clean")
    if contract.must_drop:
        yield words.t("table-rule-must-drop", cards=contract.must_drop)
    if contract.moon is not Moon.NONE and contract.penalties:
        yield words.t(f"table-rule-moon-{contract.moon}")
    if contract.no_trick_bonus:
        points = words.say.number(contract.no_trick_bonus)
        yield words.t("table-rule-no-trick-bonus", points=points)


def _lottery_rules(contract: LotteryContract, words: Words) -> Iterator[str]:
    rank = card_words(words.say.language).letters[contract.start]
    yield words.t("table-rule-lottery", rank=rank)
    first = contract.first is LotteryFirst.DEALER
    yield words.t("table-rule-lottery-dealer" if first else "table-rule-lottery-left")


def _ending(variant: Variant, words: Words) -> str:
    match variant.ending:
        case AfterSchedule():
            end = words.t("table-rule-end-schedule", deals=len(variant.schedule))
        case AfterDeals(deals):
            end = words.t("table-rule-end-schedule", deals=deals)
        case AtLimit(limit, _, countdown=True):
            return words.t("table-rule-end-countdown", limit=limit)
        case AtLimit(limit):
            end = words.t("table-rule-end-limit", limit=limit)
        case _:
            assert_never(variant.ending)
    lowest = variant.win is Win.LOWEST
    return f"{end} {words.t('table-rule-lowest' if lowest else 'table-rule-highest')}"
