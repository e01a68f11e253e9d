"""The deals of a variant in words: which contracts, in which deals, and what they score."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from kierki.i18n.explanation import DealLine
from kierki.i18n.names import contract_name
from kierki.i18n.translator import Translator
from kierki.variants.contract import Contract, LotteryContract, TrickContract
from kierki.variants.options import Win
from kierki.variants.parts import EachOfRank, EachOfSuit, EachTrick, OneCard, OneTrick, Part, parts
from kierki.variants.variant import Variant


def deal_lines(variant: Variant, say: Translator) -> tuple[DealLine, ...]:
    """Return a line for each contract of *variant*, in the order first played."""
    return tuple(_line(contract, variant, say) for contract in variant.contracts.values())


def _numbers_of(contract: Contract, variant: Variant) -> tuple[int, ...]:
    """Return the numbers of the deals that play *contract*, in one round of the schedule."""
    schedule = enumerate(variant.schedule, start=1)
    return tuple(number for number, played in schedule if played.key == contract.key)


def ranges(numbers: Iterable[int]) -> str:
    """Return *numbers* in order, those that follow one another as a range.

    >>> ranges((1, 2, 5, 8, 9, 10))
    '1–2, 5, 8–10'
    """
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and found[-1][-1] == number - 1:
            found[-1].append(number)
        else:
            found.append([number])
    return ", ".join(f"{r[0]}–{r[-1]}" if len(r) > 1 else str(r[0]) for r in found)


def points_text(contract: Contract, variant: Variant, say: Translator) -> str:
    """Return what *contract* scores: ``lewa −20``, ``kier 1, dama pik 13``."""
    match contract:
        case LotteryContract():
            first, second = contract.prizes
            return say.t("rule-points-lottery", first=first, second=second)
        case TrickContract(joins=joins) if joins:
            return _joined(joins, variant, say)
        case TrickContract():
            return parts_text(contract, variant, say)
        case _:
            assert_never(contract)


def parts_text(contract: TrickContract, variant: Variant, say: Translator) -> str:
    """Return what tricks and cards of *contract* are worth, also where it joins others."""
    found = parts(contract, variant.players)
    return ", ".join(_item(part, variant, say) for part in found)


def _line(contract: Contract, variant: Variant, say: Translator) -> DealLine:
    each = variant.repeats and len(variant.contracts) == 1
    numbers = ranges(_numbers_of(contract, variant))
    return DealLine(
        numbers=say.t("rule-all-deals") if each else numbers,
        name=contract_name(contract, variant, say),
        points=points_text(contract, variant, say),
        total=signed(contract.total(variant.players), variant, say),
    )


def _joined(joins: tuple[str, ...], variant: Variant, say: Translator) -> str:
    earlier: list[str] = []
    for key, contract in variant.contracts.items():
        if isinstance(contract, TrickContract) and contract.joins == joins:
            break
        earlier.append(key)
    if set(joins) == set(earlier):
        return say.t("rule-points-joins-all")
    played = variant.contracts
    names = (contract_name(played[k], variant, say) if k in played else k for k in joins)
    return say.t("rule-points-joins", contracts=tuple(names))


def _item(part: Part, variant: Variant, say: Translator) -> str:
    points = signed(part.points, variant, say)
    more = isinstance(part, OneCard | OneTrick) and part.more
    id = "rule-points-more" if more else "rule-points-item"
    return say.t(id, what=_what(part, say), points=points)


def _what(part: Part, say: Translator) -> str:
    match part:
        case EachTrick():
            return say.t("rule-points-trick")
        case OneTrick(number, last=last):
            id = "rule-points-trick-last" if last else "rule-points-trick-number"
            return say.t(id, number=number)
        case EachOfSuit(suit):
            return say.t("rule-points-suit", suit=suit.name.lower())
        case EachOfRank(rank):
            return say.t("rule-points-rank", rank=say.t("card-rank", rank=rank.name.lower()))
        case OneCard(card):
            return say.card(card)
        case _:
            assert_never(part)


def signed(points: int, variant: Variant, say: Translator) -> str:
    """Return *points* of a deal: with a sign where the highest total wins."""
    return say.number(points, signed=variant.win is Win.HIGHEST)
