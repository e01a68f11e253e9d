"""The choices that tables make differently, and what each accepts.

An option is declared once, as a field here; files, records, the command line and the menus all
read it through its `Kind`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Any, ClassVar

from kierki.variants.contract import Direction, LotteryFirst, Moon, TrumpCall
from kierki.variants.kinds import (
    CardPoints,
    CardPointsKind,
    ChoiceKind,
    CycleKind,
    Kind,
    NumberKind,
    RankKind,
    SwitchKind,
)


class Tie(StrEnum):
    """What a shared best total means at the end (R-END-2)."""

    PLAY_ON = "play-on"
    SHARED = "shared"


class Win(StrEnum):
    """Which total wins."""

    LOWEST = "lowest"
    HIGHEST = "highest"


class LastTricks(StrEnum):
    """Which tricks deal 6, and the robber with it, punishes (R-NEG)."""

    LAST = "last"
    LAST_TWO = "last-two"
    SEVENTH_AND_LAST = "seventh-and-last"


class Positive(StrEnum):
    """The positive part when there is only one (R-MATCH-2)."""

    LOTTERY = "lottery"
    TRUMP = "trump"


class LotteryCount(StrEnum):
    """How many lotteries close the match (R-LOT-4)."""

    ONE = "one"
    PER_SEAT = "per-seat"


def _option(*, default: object, kind: Kind, rule: str) -> Any:  # noqa: ANN401  # as `field`
    return field(default=default, metadata={"kind": kind, "rule": rule})


@dataclass(frozen=True, slots=True)
class Option:
    """What is known of one option: its name, what it accepts, the rule that speaks of it."""

    key: str
    kind: Kind
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HeartsOptions:
    """The options of the Hearts family (R-HEARTS)."""

    FAMILY: ClassVar[str] = "hearts"

    limit: int = _option(default=100, kind=NumberKind(1, 10_000), rule="R-END-1")
    deals: int = _option(default=0, kind=NumberKind(0, 1_000), rule="R-END-4")
    """Number of deals that replaces the limit; 0: play to the limit."""
    countdown: bool = _option(default=False, kind=SwitchKind(), rule="R-END-3")
    tie: Tie = _option(default=Tie.PLAY_ON, kind=ChoiceKind(Tie), rule="R-END-2")
    win: Win = _option(default=Win.LOWEST, kind=ChoiceKind(Win), rule="R-END-1")
    teams: bool = _option(default=False, kind=SwitchKind(), rule="R-HEARTS")
    pass_cycle: tuple[Direction, ...] = _option(
        default=(Direction.HOLD,), kind=CycleKind(), rule="R-PASS-1"
    )
    pass_count: int = _option(default=3, kind=NumberKind(1, 17), rule="R-PASS-1")
    card_points: CardPoints = _option(default=(), kind=CardPointsKind(), rule="R-SCORE-1")
    moon: Moon = _option(default=Moon.OLD, kind=ChoiceKind(Moon), rule="R-MOON-1")
    clean_first_trick: bool = _option(default=True, kind=SwitchKind(), rule="R-FIRST-2")
    queen_breaks_hearts: bool = _option(default=False, kind=SwitchKind(), rule="R-LEAD-3")
    queen_is_no_exit: bool = _option(default=False, kind=SwitchKind(), rule="R-LEAD-1")
    no_trick_bonus: int = _option(default=0, kind=NumberKind(-1_000, 1_000), rule="R-SCORE-1")
    finish_early: bool = _option(default=True, kind=SwitchKind(), rule="R-CLAIM-1")


@dataclass(frozen=True, slots=True, kw_only=True)
class KierkiOptions:
    """The options of the Kierki family (R-NEG, R-TRUMP, R-LOT, R-MATCH)."""

    FAMILY: ClassVar[str] = "kierki"

    last_tricks: LastTricks = _option(
        default=LastTricks.SEVENTH_AND_LAST, kind=ChoiceKind(LastTricks), rule="R-NEG"
    )
    king_must_drop: bool = _option(default=False, kind=SwitchKind(), rule="R-DROP-1")
    robber: bool = _option(default=True, kind=SwitchKind(), rule="R-MATCH-2")
    positive: Positive = _option(
        default=Positive.LOTTERY, kind=ChoiceKind(Positive), rule="R-MATCH-2"
    )
    trump_call: TrumpCall = _option(
        default=TrumpCall.FIRST_FIVE, kind=ChoiceKind(TrumpCall), rule="R-TRUMP"
    )
    lottery_start: int = _option(default=7, kind=RankKind(3, 13), rule="R-LOT-1")
    lottery_first: LotteryFirst = _option(
        default=LotteryFirst.DEALER, kind=ChoiceKind(LotteryFirst), rule="R-LOT-1"
    )
    lottery_count: LotteryCount = _option(
        default=LotteryCount.ONE, kind=ChoiceKind(LotteryCount), rule="R-LOT-4"
    )
    win: Win = _option(default=Win.HIGHEST, kind=ChoiceKind(Win), rule="R-MATCH-3")
    finish_early: bool = _option(default=True, kind=SwitchKind(), rule="R-CLAIM-1")


Options = HeartsOptions | KierkiOptions
OPTIONS_OF = {cls.FAMILY: cls for cls in (HeartsOptions, KierkiOptions)}


def declared(family: str) -> dict[str, Option]:
    """Return every option of *family* by its key, in the order declared."""
    return {
        f.name: Option(f.name, f.metadata["kind"], f.metadata["rule"])
        for f in fields(OPTIONS_OF[family])
    }


def write_options(options: Options) -> dict[str, object]:
    """Return *options* as plain values, the way files and records hold them."""
    return {
        key: option.kind.write(getattr(options, key))
        for key, option in declared(options.FAMILY).items()
    }
