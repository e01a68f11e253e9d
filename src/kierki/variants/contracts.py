"""Reading the contracts of a variant file: each ``[contract.…]`` table to its descriptor."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from kierki.cards.card import QUEEN_OF_SPADES, Card, Rank, Suit
from kierki.cards.cardset import CardSet, full_suit, parse_selector
from kierki.cards.deck import deck, hand_size
from kierki.variants.contract import (
    NOTHING,
    LotteryContract,
    LotteryFirst,
    Opening,
    Passing,
    TrickContract,
    TrumpCall,
)
from kierki.variants.kinds import CardPoints, CardPointsKind
from kierki.variants.options import (
    HeartsOptions,
    KierkiOptions,
    LastTricks,
    LotteryCount,
    Options,
)
from kierki.variants.reading import Section, shown

HEARTS = full_suit(Suit.HEARTS)
SEVENTH = 7
SHARE = "share"
FIRST_SHARE, SECOND_SHARE = 8, 5
"""Parts of the first and the second prize where a file says ``share`` (R-LOT-5)."""


@dataclass(frozen=True, slots=True)
class TrickSpec:
    """A trick contract as read; *plain* when it stands for itself and not for a join."""

    contract: TrickContract
    plain: bool = True


@dataclass(frozen=True, slots=True)
class LotterySpec:
    """A lottery as read; its prizes may hang on the negative deals of the match."""

    contract: LotteryContract
    shared: bool

    def settled(self, negative: int, players: int, options: Options) -> LotteryContract:
        """Return the lottery with its prizes: *negative* points shared 8 : 5, to the next 5."""
        if not self.shared:
            return self.contract
        per_seat = (
            isinstance(options, KierkiOptions) and options.lottery_count is LotteryCount.PER_SEAT
        )
        pot = negative / players if per_seat else negative
        first = 5 * round(pot * FIRST_SHARE / (FIRST_SHARE + SECOND_SHARE) / 5)
        second = 5 * round(pot * SECOND_SHARE / (FIRST_SHARE + SECOND_SHARE) / 5)
        return replace(self.contract, prizes=(first, second))


ContractSpec = TrickSpec | LotterySpec


def read_contracts(section: Section, options: Options, players: int) -> dict[str, ContractSpec]:
    """Return every contract of the file by its key.

    Raises:
        VariantFileError: a table makes no sense.
    """
    specs: dict[str, ContractSpec] = {}
    for key in section.left:
        table = section.table(key)
        name = table.text("name")
        table.take("total")
        specs[key] = _contract(table, key, name, specs, options, players)
        table.finish()
    return specs


def _contract(
    table: Section,
    key: str,
    name: str,
    earlier: Mapping[str, ContractSpec],
    options: Options,
    players: int,
) -> ContractSpec:
    joined = table.texts("join")
    hearts = table.switch("hearts")
    lottery = "prizes" in table.left
    if sum((bool(joined), hearts, lottery)) > 1:
        raise table.refuse("mixed", "", accepts="join | hearts | prizes | card_points …")
    if joined:
        return TrickSpec(_join(table, key, name, joined, earlier), plain=False)
    if hearts:
        return TrickSpec(_hearts(table, key, name, options, players))
    if lottery:
        return _lottery(table, key, name, options)
    return TrickSpec(_tricks(table, key, name, options, players))


def _points_of(cards: CardPoints) -> tuple[int, ...]:
    """Return points by card number: a card under several selectors pays them all (R-NEG-1)."""
    points = [0] * 52
    for selector, value in cards:
        for c in parse_selector(selector):
            points[c] += value
    return tuple(points)


def _in_deck(table: Section, key: str, cards: CardPoints, players: int) -> None:
    """Refuse points for one named card that is not dealt with so many players."""
    dealt = CardSet.of(deck(players))
    for selector, _ in cards:
        if "*" not in selector and not parse_selector(selector) <= dealt:
            accepts = f"{len(dealt)}: 2♥ … A♥"
            raise table.refuse("not-dealt", key, card=selector, players=players, accepts=accepts)


def _tricks(table: Section, key: str, name: str, options: Options, players: int) -> TrickContract:
    raw = table.read("card_points", CardPointsKind())
    cards: CardPoints = raw if isinstance(raw, tuple) else ()
    _in_deck(table, "card_points", cards, players)
    card_points = _points_of(cards)
    trumps = table.switch("trumps")
    held_back = table.switch("hearts_held_back")
    until_broken = table.switch("hearts_held_back_until_broken")
    must_drop = table.cards("must_drop")
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
        penalties=CardSet.of(Card(c) for c in range(52) if card_points[c] < 0),
        must_drop=must_drop if kierki is None or kierki.king_must_drop else NOTHING,
        trump_call=_trump_call(kierki) if trumps else None,
    )
    if not any(contract.card_points) and not any(contract.trick_points):
        raise table.refuse("no-points", "", accepts="card_points, trick_points, last_tricks")
    return contract


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
        raise table.refuse("value", "last_tricks", accepts="2n", found=last)
    for number in punished:  # with seven players trick 7 is the last, and pays twice (R-NEG-2)
        points[number - 1] += last // len(punished)
    return tuple(points)


def _hearts(table: Section, key: str, name: str, options: Options, players: int) -> TrickContract:
    """Return the contract of the Hearts family: all of it comes from the options."""
    if not isinstance(options, HeartsOptions):
        raise table.refuse("value", "hearts", accepts="false", found="true")
    _in_deck(table, "card_points", options.card_points, players)
    points = _points_of(options.card_points)
    queen = CardSet.of([QUEEN_OF_SPADES])
    contract = TrickContract(
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
    if not any(points):
        raise table.refuse("no-points", "", accepts="options.card_points")
    return contract


def _join(
    table: Section,
    key: str,
    name: str,
    joined: tuple[str, ...],
    earlier: Mapping[str, ContractSpec],
) -> TrickContract:
    """Return the contract that is several at once: every penalty counts (R-NEG-1)."""
    parts: list[TrickContract] = []
    for part in joined:
        spec = earlier.get(part)
        if not isinstance(spec, TrickSpec) or spec.contract.trump_call:
            accepts = ", ".join(k for k, s in earlier.items() if isinstance(s, TrickSpec))
            raise table.refuse("value", "join", accepts=accepts, found=shown(part))
        parts.append(spec.contract)
    held_back = any(part.no_lead and not part.broken_by for part in parts)
    card_points = tuple(map(sum, zip(*(part.card_points for part in parts), strict=True)))
    return TrickContract(
        key=key,
        name=name,
        card_points=card_points,
        trick_points=tuple(map(sum, zip(*(part.trick_points for part in parts), strict=True))),
        no_lead=HEARTS if held_back else NOTHING,
        penalties=CardSet.of(Card(c) for c in range(52) if card_points[c] < 0),
    )


def _lottery(table: Section, key: str, name: str, options: Options) -> LotterySpec:
    if not isinstance(options, KierkiOptions):
        raise table.refuse("value", "prizes", accepts="family = kierki", found="family = hearts")
    per_seat = options.lottery_count is LotteryCount.PER_SEAT
    wanted, other = ("prizes_per_seat", "prizes") if per_seat else ("prizes", "prizes_per_seat")
    if per_seat and wanted not in table.left:
        wanted, other = other, wanted
    table.take(other)
    shared = table.take_if(wanted, SHARE)
    prizes = (0, 0) if shared else table.numbers(wanted, 2)
    if prizes is None:
        raise table.refuse("missing", wanted, accepts=f"[800, 500], {SHARE}")
    first, second = prizes
    return LotterySpec(
        LotteryContract(
            key=key,
            name=name,
            start=Rank(options.lottery_start - 2),
            first=LotteryFirst(options.lottery_first),
            prizes=(first, second),
        ),
        shared,
    )
