"""What is wrong with a record, in words."""

from __future__ import annotations

from typing import assert_never

from kierki.cards.card import SUIT_LETTERS, Suit
from kierki.cards.seat import Seat
from kierki.game.actions import (
    Action,
    Bid,
    ChooseMoon,
    Decline,
    GiveCards,
    NameTrump,
    OpenAuction,
    PassCards,
    Play,
    TakeTalon,
)
from kierki.game.errors import IllegalAction
from kierki.record.notation import format_cards
from kierki.record.verify import Breaks, Claim, Differs, Finding, Misplaced, Unplayable
from kierki.terminal.words import Words
from kierki.variants.variant import Variant

_SEATS = (Claim.DEALER, Claim.TAKEN, Claim.NAMER, Claim.SHOOTER, Claim.OUT, Claim.WINNERS)
_CARDS = (Claim.HANDS, Claim.TALON, Claim.STOCK)


def said(finding: Finding, variant: Variant, words: Words) -> str:
    """Return *finding* as a sentence: the place, what the record says, what would be right."""
    match finding:
        case Breaks():
            return _breaks(finding, words)
        case Differs():
            return words.t(
                "record-differs",
                place=_place(finding, words),
                claim=words.t(f"record-claim-{finding.claim}"),
                stored=_value(finding.claim, finding.stored, variant, words),
                right=_value(finding.claim, finding.right, variant, words),
            )
        case Misplaced(deal, stored, right):
            return words.t("record-misplaced", deal=deal, stored=stored, right=right)
        case Unplayable(reason):
            return words.t("record-unplayable", reason=reason)
        case _:
            assert_never(finding)


def _breaks(finding: Breaks, words: Words) -> str:
    facts: dict[str, object] = {
        "deal": finding.deal,
        "name": words.name(finding.seat),
        "action": action_said(finding.action, words),
        "why": why(finding.reason, words),
        "rule": finding.reason.rule,
    }
    if finding.trick is not None:
        return words.t("record-breaks-trick", trick=finding.trick, **facts)
    return words.t("record-breaks", index=finding.index, **facts)


def _place(finding: Differs, words: Words) -> str:
    if finding.deal is None:
        place = words.t("record-place-match")
    elif finding.trick is not None:
        place = words.t("record-place-trick", deal=finding.deal, trick=finding.trick)
    else:
        place = words.t("record-place-deal", deal=finding.deal)
    return place if finding.seat is None else f"{place}, {words.name(finding.seat)}"


def _value(claim: Claim, value: object, variant: Variant, words: Words) -> str:
    """Return a plain value of a record as the reader says it."""
    match value:
        case None | "" | []:
            return words.t("record-nothing")
        case bool():
            return words.t("record-yes" if value else "record-no")
        case int() if claim in _SEATS:
            return words.name(Seat(value))
        case int():
            return words.say.number(value)
        case [*seats] if claim in _SEATS:
            return words.listed([words.name(Seat(int(str(seat)))) for seat in seats])
        case str() if claim in _CARDS:
            return words.t("record-cards", cards=value)
        case str() if claim is Claim.TRUMP:
            return words.suit(Suit(SUIT_LETTERS.index(value)))
        case str() if claim is Claim.MOON:
            return words.t(f"table-moon-{value}")
        case str() if claim is Claim.CONTRACT and value in variant.contracts:
            return words.contract(variant.contracts[value], variant)
        case _:
            return str(value)


def why(reason: IllegalAction, words: Words) -> str:
    """Return why an action of somebody is refused."""
    facts = dict(reason.facts)
    acting = facts.get("to_act")
    if isinstance(acting, tuple):
        facts["turn"] = words.listed([words.name(seat) for seat in acting])
    return words.t(reason.id.replace("error-", "record-why-", 1), **facts)


def action_said(action: Action, words: Words) -> str:
    """Return what somebody did, as a predicate: "plays Q♠"."""
    match action:
        case Play(card):
            return words.t("record-does-play", card=int(card))
        case PassCards(cards):
            return words.t("record-does-pass-on", cards=str(cards))
        case GiveCards(gifts):
            return words.t("record-does-give", cards=format_cards(gifts))
        case NameTrump(suit):
            return words.t("record-does-name", suit=words.suit(suit))
        case TakeTalon():
            return words.t("record-does-take")
        case OpenAuction(None):
            return words.t("record-does-auction")
        case OpenAuction(reserve):
            return words.t("record-does-auction-reserve", points=reserve)
        case Bid(points):
            return words.t("record-does-bid", points=points)
        case Decline():
            return words.t("record-does-decline")
        case ChooseMoon(moon):
            return words.t("record-does-moon", moon=words.t(f"table-moon-{moon}"))
        case _:
            assert_never(action)
