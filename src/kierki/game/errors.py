"""Why an action is refused: which question failed, the rule, and what would be right."""

from __future__ import annotations

from enum import StrEnum

from kierki.cards.card import Card, format_card, suit_of
from kierki.cards.cardset import CardSet
from kierki.cards.errors import KierkiError
from kierki.cards.seat import Seat


class IllegalAction(KierkiError):  # noqa: N818  # the question that failed says enough
    """An action that is not allowed; the match stays as it was.

    `rule` is the number of the rule that forbids it.
    """

    def __init__(self, message: str, *, rule: str, **facts: object) -> None:
        self.rule = rule
        super().__init__(f"error-{message}", rule=rule, **facts)


class MatchOver(IllegalAction):
    """The match has ended; nobody may act."""

    def __init__(self) -> None:
        super().__init__("match-over", rule="R-MATCH-3")


class NotYourTurn(IllegalAction):
    """The seat is not asked to act now."""

    def __init__(self, seat: Seat, to_act: tuple[Seat, ...]) -> None:
        super().__init__("not-your-turn", rule="R-TRICK-3", seat=seat, to_act=to_act)


class WrongAction(IllegalAction):
    """The seat is asked something else: `expected` names the actions that answer it."""

    def __init__(self, found: str, expected: str) -> None:
        super().__init__("wrong-action", rule="R-TRICK-3", found=found, expected=expected)


class CardFault(StrEnum):
    """Which question a card failed."""

    NOT_HELD = "not-held"
    OPENING = "opening"
    FOLLOW = "follow"
    HEARTS_UNBROKEN = "hearts-unbroken"
    HEARTS_HELD_BACK = "hearts-held-back"
    MUST_DROP = "must-drop"
    FIRST_TRICK = "first-trick"
    DOES_NOT_FIT = "does-not-fit"
    NOT_START = "not-start"


RULE_OF_FAULT = {
    CardFault.NOT_HELD: "R-TRICK-1",
    CardFault.OPENING: "R-FIRST-1",
    CardFault.FOLLOW: "R-TRICK-1",
    CardFault.HEARTS_UNBROKEN: "R-LEAD-1",
    CardFault.HEARTS_HELD_BACK: "R-LEAD-2",
    CardFault.MUST_DROP: "R-DROP-1",
    CardFault.FIRST_TRICK: "R-FIRST-2",
    CardFault.DOES_NOT_FIT: "R-LOT-2",
    CardFault.NOT_START: "R-LOT-2",
}


class IllegalCard(IllegalAction):
    """A card that may not be played now. Names the card, the rule and the legal cards."""

    def __init__(self, fault: CardFault, card: int, legal: CardSet) -> None:
        self.fault = fault
        self.card = card
        self.legal = legal
        facts: dict[str, object] = {"card": card_name(card), "legal": str(legal)}
        if fault is CardFault.FOLLOW:  # then every legal card is of the suit led
            facts["suit"] = suit_of(next(iter(legal), Card(0))).name.lower()
        super().__init__(f"card-{fault}", rule=RULE_OF_FAULT[fault], **facts)


class MustLay(IllegalAction):
    """A seat passed in the lottery though a card fits (R-LOT-2)."""

    def __init__(self, legal: CardSet) -> None:
        self.legal = legal
        super().__init__("must-lay", rule="R-LOT-2", legal=str(legal))


class IllegalPass(IllegalAction):
    """Cards that may not be passed: too many, too few, or not held."""

    def __init__(self, cards: CardSet, count: int, hand: CardSet) -> None:
        self.cards = cards
        self.hand = hand
        super().__init__(
            "pass-cards", rule="R-PASS-1", cards=str(cards), count=count, hand=str(hand)
        )


class IllegalGift(IllegalAction):
    """Cards that may not be given: not one each, not held, or one card twice."""

    def __init__(self, cards: tuple[Card, ...], count: int, hand: CardSet) -> None:
        self.hand = hand
        names = " ".join(map(card_name, cards))
        super().__init__("give-cards", rule="R-TRUMP-3", cards=names, count=count, hand=str(hand))


class IllegalBid(IllegalAction):
    """A bid or a reserve outside what may be said now."""

    def __init__(self, points: object, allowed: range) -> None:
        self.allowed = allowed
        super().__init__(
            "bid",
            rule="R-TRUMP-3",
            points=str(points),
            lowest=allowed.start,
            highest=allowed[-1] if allowed else 0,
            step=allowed.step,
        )


def card_name(card: object) -> str:
    """Return the name of *card*, or its number when there is no such card."""
    return format_card(Card(card)) if type(card) is int and 0 <= card < 52 else f"#{card}"
