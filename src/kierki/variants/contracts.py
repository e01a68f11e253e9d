"""Reading the contracts of a variant file: each ``[contract.…]`` table to its descriptor."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import Final, Literal

from kierki.cards.card import QUEEN_OF_SPADES, Card, Rank, Suit
from kierki.cards.cardset import CardSet, full_suit
from kierki.cards.deck import hand_size
from kierki.variants.agree import check_dealt, check_in_deck, points_by_card
from kierki.variants.contract import (
    NOTHING,
    LotteryContract,
    LotteryFirst,
    Opening,
    Passing,
    TrickContract,
    TrumpCall,
)
from kierki.variants.errors import FileFault, NotAcceptedError, Objection
from kierki.variants.kinds import CardPoints, CardPointsKind
from kierki.variants.load import KEY_ACCEPTS, TOTAL, is_key
from kierki.variants.options import (
    HeartsOptions,
    KierkiOptions,
    LastTricks,
    LotteryCount,
    Options,
    Win,
)
from kierki.variants.reading import POINTS, Section

HEARTS = full_suit(Suit.HEARTS)
SEVENTH = 7
SHARE: Final = "share"
FIRST_SHARE, SECOND_SHARE = 8, 5
"""Parts of the first and the second prize where a file says ``share`` (R-LOT-5)."""
PRIZE_STEP = 5


@dataclass(frozen=True, slots=True)
class TrickSpec:
    """A trick contract as read."""

    contract: TrickContract
    stated: int | None = None
    """What the file says it comes to."""
    simple: bool = False
    """Whether it is made of points and a lead alone, so that it may be joined (the robber)."""


@dataclass(frozen=True, slots=True)
class LotterySpec:
    """A lottery as read; its prizes may hang on the negative deals of the match."""

    contract: LotteryContract
    shared: bool
    stated: int | None = None

    def settled(self, negative: int, players: int, options: Options) -> LotteryContract:
        """Return the lottery with its prizes: *negative* points shared 8 : 5, to the next 5."""
        if not self.shared:
            return self.contract
        per_seat = (
            isinstance(options, KierkiOptions) and options.lottery_count is LotteryCount.PER_SEAT
        )
        parts = (FIRST_SHARE + SECOND_SHARE) * (players if per_seat else 1)
        first = rounded(negative * FIRST_SHARE, parts, PRIZE_STEP)
        second = rounded(negative * SECOND_SHARE, parts, PRIZE_STEP)
        return replace(self.contract, prizes=(first, second))


ContractSpec = TrickSpec | LotterySpec


def rounded(number: int, divisor: int, step: int) -> int:
    """Return ``number / divisor`` to the next multiple of *step*, a half upwards.

    >>> rounded(1100 * 8, 13, 5), rounded(25, 2, 5)
    (675, 15)
    """
    return (2 * number + step * divisor) // (2 * step * divisor) * step


def read_contracts(section: Section, options: Options, players: int) -> dict[str, ContractSpec]:
    """Return every contract of the file by its key.

    Contracts that join others are read last, so that they may stand anywhere in the file.

    Raises:
        VariantFileError: a table makes no sense.
    """
    tables = {key: section.table(key) for key in section.left}
    specs: dict[str, ContractSpec] = {}
    for joins in (False, True):
        for key, table in tables.items():
            if ("join" in table.left) == joins:
                specs[key] = _contract(table, key, specs, options, players)
                table.finish()
    return {key: specs[key] for key in tables}


def _contract(
    table: Section,
    key: str,
    specs: Mapping[str, ContractSpec],
    options: Options,
    players: int,
) -> ContractSpec:
    if not is_key(key):
        raise table.refusal("", key, KEY_ACCEPTS)
    lottery = any(prizes in table.left for prizes in ("prizes", "prizes_per_seat"))
    name = table.text("name")
    stated = table.declared(TOTAL)
    joined = table.texts("join")
    hearts = table.switch("hearts")
    if sum((bool(joined), hearts, lottery)) > 1:
        accepts = "join | hearts | prizes | card_points …"
        raise table.fault(FileFault.MIXED, "", accepts=accepts)
    if joined:
        return TrickSpec(_join(table, key, name, joined, specs), stated)
    if hearts:
        return TrickSpec(_hearts(table, key, name, options, players), stated)
    if lottery:
        return replace(_lottery(table, key, name, options), stated=stated)
    tricks = _tricks(table, key, name, options, players)
    return TrickSpec(tricks, stated, simple=tricks.trump_call is None)


def _tricks(table: Section, key: str, name: str, options: Options, players: int) -> TrickContract:
    card_points = _card_points(table, players)
    trumps = table.switch("trumps")
    held_back = table.switch("hearts_held_back")
    until_broken = table.switch("hearts_held_back_until_broken")
    if held_back and until_broken:
        accepts = "hearts_held_back | hearts_held_back_until_broken"
        raise table.fault(FileFault.MIXED, "", accepts=accepts)
    must_drop = table.cards("must_drop")
    try:
        check_in_deck(must_drop, players)
    except NotAcceptedError as error:
        raise error.of_file(table.file, table.where("must_drop"), str(must_drop)) from None
    kierki = options if isinstance(options, KierkiOptions) else None
    contract = TrickContract(
        key=key,
        name=name,
        card_points=card_points,
        trick_points=_trick_points(table, kierki, players),
        no_lead=HEARTS if held_back or until_broken else NOTHING,
        broken_by=HEARTS if until_broken else NOTHING,
        opening=_opening(table, trumps=trumps),
        clean_first_trick=table.switch("clean_first_trick"),
        penalties=_penalties(card_points, options),
        must_drop=must_drop if kierki is None or kierki.king_must_drop else NOTHING,
        trump_call=_trump_call(kierki) if trumps else None,
    )
    if not contract.scores(players):
        accepts = "card_points, trick_points, last_tricks"
        raise NotAcceptedError(accepts, Objection.NO_POINTS).of_file(table.file, table.path, "")
    return contract


def _card_points(table: Section, players: int) -> tuple[int, ...]:
    points = table.read("card_points", CardPointsKind())
    cards: CardPoints = points if isinstance(points, tuple) else ()
    try:
        check_dealt(cards, players)
    except NotAcceptedError as error:
        raise error.of_file(table.file, table.where("card_points"), "") from None
    return points_by_card(cards)


def _penalties(points: tuple[int, ...], options: Options) -> CardSet:
    """Return the cards that nobody wants, where the best total is the highest or the lowest."""
    worse = 1 if options.win is Win.LOWEST else -1
    return CardSet.of(Card(c) for c in range(52) if points[c] * worse > 0)


def _trump_call(options: KierkiOptions | None) -> TrumpCall:
    return TrumpCall.DECLARER if options is None else options.trump_call


def _opening(table: Section, *, trumps: bool) -> Opening:
    if table.switch("lowest_club_leads"):
        return Opening.LOWEST_CLUB
    return Opening.NAMER if trumps else Opening.LEFT_OF_DEALER


def _trick_points(table: Section, options: KierkiOptions | None, players: int) -> tuple[int, ...]:
    tricks = hand_size(players)
    points = [table.number("trick_points") or 0] * tricks
    last = table.number("last_tricks") or 0
    punished: tuple[int, ...]
    match options.last_tricks if options else LastTricks.LAST:
        case LastTricks.LAST:
            punished = (tricks,)
        case LastTricks.LAST_TWO:
            punished = (tricks - 1, tricks)
        case LastTricks.SEVENTH_AND_LAST:
            punished = (SEVENTH, tricks)
    if last % len(punished):
        raise table.refusal("last_tricks", last, f"{last - 1}, {last + 1}")
    for number in punished:  # with seven players trick 7 is the last, and pays twice (R-NEG-2)
        points[number - 1] += last // len(punished)
    return tuple(points)


def _hearts(table: Section, key: str, name: str, options: Options, players: int) -> TrickContract:
    """Return the contract of the Hearts family: all of it comes from the options."""
    if not isinstance(options, HeartsOptions):
        raise table.fault(FileFault.UNKNOWN_KEY, "hearts", accepts="card_points, trick_points")
    points = points_by_card(options.card_points)
    queen = CardSet.of([QUEEN_OF_SPADES])
    return TrickContract(
        key=key,
        name=name,
        card_points=points,
        trick_points=(0,) * hand_size(players),
        no_lead=HEARTS,
        broken_by=HEARTS | queen if options.queen_breaks_hearts else HEARTS,
        no_exit=queen if options.queen_is_no_exit else NOTHING,
        opening=Opening.LOWEST_CLUB,
        clean_first_trick=options.clean_first_trick,
        penalties=CardSet.of(Card(c) for c in range(52) if points[c] > 0),
        passing=Passing(options.pass_cycle, options.pass_count),
        moon=options.moon,
        no_trick_bonus=options.no_trick_bonus,
        stock_to_first_trick=True,
    )


def _join(
    table: Section,
    key: str,
    name: str,
    joined: tuple[str, ...],
    specs: Mapping[str, ContractSpec],
) -> TrickContract:
    """Return the contract that is several at once: every penalty counts (R-NEG-1)."""
    simple = {k: s.contract for k, s in specs.items() if isinstance(s, TrickSpec) and s.simple}
    for part in joined:
        if part not in simple:
            raise table.refusal("join", part, ", ".join(simple))
    parts = [simple[part] for part in joined]
    held_back = any(part.no_lead for part in parts)
    for_good = any(part.no_lead and not part.broken_by for part in parts)
    lowest_club = any(part.opening is Opening.LOWEST_CLUB for part in parts)
    return TrickContract(
        key=key,
        name=name,
        joins=joined,
        card_points=tuple(map(sum, zip(*(part.card_points for part in parts), strict=True))),
        trick_points=tuple(map(sum, zip(*(part.trick_points for part in parts), strict=True))),
        no_lead=HEARTS if held_back else NOTHING,
        broken_by=HEARTS if held_back and not for_good else NOTHING,
        opening=Opening.LOWEST_CLUB if lowest_club else Opening.LEFT_OF_DEALER,
        clean_first_trick=any(part.clean_first_trick for part in parts),
        penalties=CardSet(reduce(or_, (part.penalties.mask for part in parts))),
    )


def _lottery(table: Section, key: str, name: str, options: Options) -> LotterySpec:
    if not isinstance(options, KierkiOptions):
        raise table.fault(FileFault.UNKNOWN_KEY, "prizes", accepts="card_points, trick_points")
    one, per_seat = (_prizes(table, prizes) for prizes in ("prizes", "prizes_per_seat"))
    several = options.lottery_count is LotteryCount.PER_SEAT
    prizes = (per_seat or one) if several else (one or per_seat)
    assert prizes is not None, "one of the two keys made it a lottery"
    return LotterySpec(
        LotteryContract(
            key=key,
            name=name,
            start=Rank(options.lottery_start - 2),
            first=LotteryFirst(options.lottery_first),
            prizes=(0, 0) if prizes == SHARE else prizes,
        ),
        shared=prizes == SHARE,
    )


def _prizes(table: Section, key: str) -> tuple[int, int] | Literal["share"] | None:
    raw = table.take(key)
    if raw is None or raw == SHARE:
        return None if raw is None else SHARE
    if isinstance(raw, list) and len(raw) == 2:
        with suppress(NotAcceptedError):
            return POINTS.read(raw[0]), POINTS.read(raw[1])
    raise table.refusal(key, raw, f'[800, 500], "{SHARE}"')
