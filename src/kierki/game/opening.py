"""Starting a deal: the cards are dealt and the first phase is set up."""

from __future__ import annotations

from functools import lru_cache

from kierki.cards.cardset import CardSet
from kierki.cards.deck import deck, hand_size, has_stock_card
from kierki.cards.errors import KierkiError
from kierki.cards.seat import Seat, left_of
from kierki.cards.shuffle import Dealt, deal_cards
from kierki.game.events import DealStarted, Event, StockLaid
from kierki.game.state import (
    Calls,
    Deal,
    Hands,
    Lottery,
    Naming,
    Offering,
    Passing,
    Phase,
    Source,
    Tricks,
    masks,
)
from kierki.game.step import Step
from kierki.rules import calling, layout, passing, tricks
from kierki.rules.table import LotteryTable, TrickTable, compile_lottery, compile_tricks
from kierki.variants.contract import (
    Contract,
    Direction,
    LotteryContract,
    LotteryFirst,
    TrickContract,
    TrumpCall,
)
from kierki.variants.variant import Variant

DIRECTION_CODES = {
    Direction.HOLD: passing.HOLD,
    Direction.LEFT: passing.LEFT,
    Direction.ACROSS: passing.ACROSS,
    Direction.RIGHT: passing.RIGHT,
}


class PreparedDealError(KierkiError):
    """A prepared deal that the variant cannot be played with."""

    def __init__(self, id: str, *, number: int, **facts: object) -> None:
        super().__init__(f"error-deal-{id}", number=number, **facts)


@lru_cache(maxsize=64)
def trick_table(contract: TrickContract, players: int, *, teams: bool) -> TrickTable:
    """Return *contract* as integers, compiled once however often it is dealt."""
    return compile_tricks(contract, players, teams=teams)


def talon_of(contract: Contract, players: int) -> int:
    """Return how many cards *contract* lays open."""
    if isinstance(contract, TrickContract) and contract.trump_call is TrumpCall.TALON:
        return calling.talon_size(players)
    return 0


def dealt_for(variant: Variant, source: Source, number: int) -> Dealt:
    """Return the cards of deal *number*: prepared ones, else drawn by the seed."""
    if number <= len(source.prepared):
        return source.prepared[number - 1]
    talon = talon_of(variant.contract(number), variant.players)
    return deal_cards(source.seed, number, variant.players, talon=talon)


def check_prepared(variant: Variant, source: Source) -> None:
    """Refuse prepared deals that do not fit the variant.

    Raises:
        PreparedDealError: a deal has the wrong cards, or too many or too few of them.
        RepeatedCardError: a card is dealt twice.
    """
    whole = CardSet.of(deck(variant.players))
    for number, dealt in enumerate(source.prepared, start=1):
        if not variant.repeats and number > len(variant.schedule):
            raise PreparedDealError("too-many", number=number, accepts=len(variant.schedule))
        talon = talon_of(variant.contract(number), variant.players)
        stock = has_stock_card(variant.players) and not talon
        size = (len(whole) - talon) // variant.players if talon else hand_size(variant.players)
        sizes = tuple(map(len, dealt.hands))
        if sizes != (size,) * variant.players:
            raise PreparedDealError(
                "hands", number=number, found=sizes, accepts=f"{variant.players} × {size}"
            )
        rest = (*dealt.talon, *(() if dealt.stock is None else (dealt.stock,)))
        if len(dealt.talon) != talon or (dealt.stock is not None) != stock:
            raise PreparedDealError("rest", number=number, talon=talon, stock=int(stock))
        cards = CardSet.of(c for hand in (*dealt.hands, rest) for c in hand)
        if cards != whole:
            raise PreparedDealError(
                "cards", number=number, wrong=str(cards - whole | whole - cards)
            )


def start_deal(variant: Variant, source: Source, number: int, dealer: Seat) -> Step:
    """Return the first phase of deal *number*."""
    contract = variant.contract(number)
    deal = Deal(number, contract, dealer, dealt_for(variant, source, number))
    hands = masks(deal.dealt.hands)
    match contract:
        case LotteryContract():
            return _open_lottery(deal, compile_lottery(contract, variant.players), hands)
        case TrickContract():
            table = trick_table(contract, variant.players, teams=variant.teams)
            return _open_tricks(deal, contract, table, hands)


def _started(deal: Deal, hands: Hands) -> DealStarted:
    seen = tuple(CardSet(hand) for hand in hands)
    talon = CardSet.of(deal.dealt.talon)
    return DealStarted(deal.number, deal.contract.key, deal.dealer, seen, talon)


def _open_tricks(deal: Deal, contract: TrickContract, table: TrickTable, hands: Hands) -> Step:
    players = table.players
    left = Seat(calling.declarer(deal.dealer, players))
    seen = hands
    phase: Phase
    match contract.trump_call:
        case None:
            steps = pass_steps(contract, deal.number, players)
            count = contract.passing.count if contract.passing else 0
            if steps and count:
                chosen = (None,) * players
                phase = Passing(deal, table, hands, count, steps, chosen)
            else:
                phase = start_play(deal, table, hands, left, Calls())
        case TrumpCall.DECLARER:
            phase = Naming(deal, table, hands, left, hands, Calls(namer=left))
        case TrumpCall.FIRST_FIVE:
            count = calling.cards_seen(players, table.tricks)
            seen = masks(tuple(hand[:count] for hand in deal.dealt.hands))
            phase = Naming(deal, table, hands, deal.dealer, seen, Calls(namer=deal.dealer))
        case TrumpCall.TALON:
            phase = Offering(deal, table, hands, left, Calls())
    return Step(phase, (_started(deal, seen),))


def pass_steps(contract: TrickContract, number: int, players: int) -> int:
    """Return how many seats on the cards go in deal *number*; 0 when none are passed."""
    if contract.passing is None:
        return 0
    cycle = contract.passing.cycle
    return passing.steps_of(DIRECTION_CODES[cycle[(number - 1) % len(cycle)]], players)


def start_play(deal: Deal, table: TrickTable, hands: Hands, leader: Seat, calls: Calls) -> Tricks:
    """Return the phase in which the first trick is led."""
    position = [0] * tricks.SIZE
    tricks.clear(position)
    position[tricks.HAND : tricks.HAND + len(hands)] = hands
    if deal.dealt.stock is not None:
        position[tricks.STOCK] = 1 << deal.dealt.stock
    if calls.trump is not None:
        position[tricks.TRUMP] = int(calls.trump)
    tricks.open_play(table, position, leader)
    first = Seat(position[tricks.TURN])
    return Tricks(deal, table, tuple(position), first, (), (), calls)


def _open_lottery(deal: Deal, table: LotteryTable, hands: Hands) -> Step:
    contract = deal.contract
    assert isinstance(contract, LotteryContract)
    dealer_first = contract.first is LotteryFirst.DEALER
    first = deal.dealer if dealer_first else left_of(deal.dealer, table.players)
    position = [0] * layout.SIZE
    position[layout.HAND : layout.HAND + len(hands)] = hands
    stock = deal.dealt.stock
    position[layout.STOCK] = 0 if stock is None else 1 << stock
    layout.open_lottery(table, position, first)
    events: tuple[Event, ...] = (_started(deal, hands),)
    if stock is not None and not position[layout.STOCK]:
        events += (StockLaid(stock),)
    return Step(Lottery(deal, table, tuple(position), ()), events)
