"""Small builders for tests: deals and endings by hand, one contract as a whole match.

Cards are given as text, ``"QS 5S 2C"``; seats are plain numbers.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from hypothesis import HealthCheck, Phase, settings

from kierki.cards import Card, CardSet, Dealt, Seat, deck, parse_card, parse_cards, parse_seed
from kierki.cards.deck import hand_size, has_stock_card
from kierki.game import (
    Action,
    AskCard,
    AskLay,
    Event,
    IllegalAction,
    IllegalCard,
    Match,
    Play,
    Result,
    Trick,
    apply,
    start,
    to_act,
    view_of,
)
from kierki.game.opening import talon_of
from kierki.game.state import Calls, Deal, Source, Tricks, masks
from kierki.rules import settle, tricks
from kierki.rules.table import compile_tricks
from kierki.variants import (
    AfterDeals,
    Contract,
    LotteryContract,
    Tie,
    TrickContract,
    Variant,
    build,
    preset,
)

SEED = parse_seed("5eed")
PLAYERS = (3, 4, 5, 6, 7)
TESTS = Path(__file__).resolve().parent
RULE_NUMBERS = (TESTS / "data" / "rule_ids.txt").read_text("utf-8").split()
"""The rule numbers of the specification; R-HEARTS is the table of presets of that family."""
LONG = int(os.environ.get("KIERKI_LONG", "1"))
"""How many times as long the property tests run: ``KIERKI_LONG=20 ./test tests/game``."""


def examples(count: int) -> settings:
    """Hypothesis settings for *count* examples, the same at every run.

    What fails is not shrunk unless the run is a long one: a match is drawn as its seeds, and a
    smaller seed is no simpler match.
    """
    return settings(
        phases=[Phase.explicit, Phase.generate, *([Phase.shrink] if LONG > 1 else [])],
        max_examples=count * LONG,
        derandomize=LONG == 1,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def variant(key: str = "kierki", players: int = 4, **options: object) -> Variant:
    return build(preset(key), players=players, options=options)


def one_deal(contract: str, key: str = "kierki", players: int = 4, **options: object) -> Variant:
    """A match that is one deal of *contract*, played to the last card unless said otherwise."""
    return alone(variant(key, players, **{"finish_early": False} | options), contract)


def alone(whole: Variant, contract: str) -> Variant:
    """*whole* with only its deal of *contract*; played through, whatever its limit."""
    once = replace(whole, schedule=(whole.contracts[contract],))
    return replace(once, ending=AfterDeals(1, Tie.SHARED)) if whole.repeats else once


def dealt(table: Variant | int, *hands: str, talon: str = "", stock: str = "") -> Dealt:
    """A deal in which each seat holds the cards named, and the rest in ascending order.

    *table* is a variant, for its first deal, or just the number of players.
    """
    players = table if isinstance(table, int) else table.players
    open_cards = 0 if isinstance(table, int) else talon_of(table.contract(1), players)
    size = (len(deck(players)) - open_cards) // players if open_cards else hand_size(players)
    named = [parse_cards(hand) for hand in (*hands, *[""] * (players - len(hands)))]
    lying, left_over = parse_cards(talon), parse_cards(stock)
    taken = CardSet.of(c for cards in (*named, lying, left_over) for c in cards)
    rest = [c for c in deck(players) if c not in taken]

    def filled(cards: tuple[Card, ...], count: int) -> tuple[Card, ...]:
        assert len(cards) <= count
        more = tuple(rest.pop(0) for _ in range(count - len(cards)))
        return cards + more

    full = tuple(filled(cards, size) for cards in named)
    lying = filled(lying, open_cards)
    aside = filled(left_over, 1)[0] if has_stock_card(players) and not open_cards else None
    assert not rest
    return Dealt(full, lying, aside)


def begin(whole: Variant, *deals: Dealt, dealer: int = 0) -> Match:
    """The match at its first question, with *deals* prepared."""
    return start(whole, SEED, prepared=deals, dealer=Seat(dealer)).match


def ending(
    whole: Variant,
    *hands: str,
    leader: int = 0,
    number: int | None = None,
    trump: str | None = None,
    broken: bool = False,
    taken: Sequence[str] = (),
    won: Sequence[int] = (),
    stock: str = "",
    first_winner: int | None = None,
    calls: Calls | None = None,
    dealer: int | None = None,
    results: tuple[Result, ...] = (),
    totals: tuple[int, ...] | None = None,
) -> Match:
    """A match late in a deal of the first contract of *whole*.

    *number* is the trick that comes next: the last ones unless said otherwise. *taken* are the
    cards that each seat has taken, with their points.
    """
    contract, players = whole.contract(len(results) + 1), whole.players
    assert isinstance(contract, TrickContract)
    table = compile_tricks(contract, players, teams=whole.teams)
    held = tuple(parse_cards(hand) for hand in hands)
    assert len(held) == players
    position = [0] * tricks.SIZE
    tricks.clear(position)
    position[tricks.HAND : tricks.HAND + players] = masks(held)
    position[tricks.TURN] = leader
    first = table.tricks - len(held[0]) + 1 if number is None else number
    position[tricks.PLAYED] = players * (first - 1)
    position[tricks.BROKEN] = int(broken)
    if first > 1:
        position[tricks.FIRST_WINNER] = leader if first_winner is None else first_winner
    if trump is not None:
        position[tricks.TRUMP] = "CDSH".index(trump)
    if stock:
        position[tricks.STOCK] = 1 << parse_card(stock)
    for seat, text in enumerate(taken):
        mask = CardSet.parse(text).mask
        position[tricks.TAKEN + seat] = mask
        position[tricks.POINTS + seat] = settle.points_of(table, mask)
        position[tricks.WON + seat] = -(-mask.bit_count() // players)
    if won:
        position[tricks.WON : tricks.WON + players] = won
    dealing = Seat((leader - 1) % players if dealer is None else dealer)
    cards = Dealt(held, stock=parse_card(stock) if stock else None)
    deal = Deal(len(results) + 1, contract, dealing, cards)
    said = Calls() if calls is None else calls
    phase = Tricks(deal, table, tuple(position), Seat(leader), (), (), said)
    sums = (0,) * players if totals is None else totals
    return Match(whole, Source(SEED), results, sums, phase)


def scored(*deals: tuple[int, ...], key: str = "black-lady") -> tuple[Result, ...]:
    """Results of earlier deals with these points, dealt by seat 0 first."""
    return tuple(
        Result(i, key, Seat((i - 1) % len(points)), points)
        for i, points in enumerate(deals, start=1)
    )


def do(match: Match, *actions: Action) -> Match:
    """*match* after the seats whose turn it is do *actions*."""
    for action in actions:
        match = apply(match, to_act(match.phase)[0], action).match
    return match


def play(match: Match, cards: str) -> Match:
    """*match* after *cards* are played in turn."""
    return do(match, *map(Play, parse_cards(cards)))


def told(match: Match, cards: str) -> tuple[Event, ...]:
    """What happens when *cards* are played in turn."""
    events: tuple[Event, ...] = ()
    for card in parse_cards(cards):
        step = apply(match, to_act(match.phase)[0], Play(card))
        match, events = step.match, events + step.events
    return events


def legal(match: Match) -> str:
    """The cards that may be played or laid now, in ascending order."""
    choice = view_of(match, to_act(match.phase)[0]).choice
    assert isinstance(choice, AskCard | AskLay)
    return str(choice.cards)


def ascending(cards: str) -> str:
    return str(CardSet.parse(cards))


def refusal(match: Match, card: str) -> IllegalCard:
    """The error for playing *card* now."""
    error = refused(match, Play(parse_card(card)))
    assert isinstance(error, IllegalCard)
    return error


def refused(match: Match, action: Action, seat: int | None = None) -> IllegalAction:
    """The error for *action* now; the match stays as it was."""
    before = repr(match)
    acting = to_act(match.phase)[0] if seat is None else Seat(seat)
    try:
        apply(match, acting, action)
    except IllegalAction as error:
        assert repr(match) == before
        return error
    raise AssertionError(f"{action} was not refused")


def turn(match: Match) -> int:
    """The one seat that may act."""
    (seat,) = to_act(match.phase)
    return seat


def trick_of(match: Match, index: int = -1) -> Trick:
    """A finished trick of the deal in hand, the last one unless said otherwise."""
    assert isinstance(match.phase, Tricks)
    return match.phase.tricks[index]


def points(match: Match, deal: int = -1) -> tuple[int, ...]:
    """Points of a finished deal, the last one unless said otherwise."""
    return match.results[deal].points


def trick_contract(contract: Contract) -> TrickContract:
    assert isinstance(contract, TrickContract)
    return contract


def lottery_contract(contract: Contract) -> LotteryContract:
    assert isinstance(contract, LotteryContract)
    return contract


def without(cards: Iterable[Card], removed: str) -> str:
    """*cards* but for those *removed*, as text."""
    return str(CardSet.of(cards) - CardSet.parse(removed))


HEARTS_PRESETS = {
    "hearts": "black-lady",
    "hearts-pool": "black-lady",
    "hearts-original": "plain-hearts",
    "hearts-spot": "spot-hearts",
    "hearts-omnibus": "omnibus",
    "hearts-partners": "black-lady",
    "hearts-reverse": "black-lady",
    "black-maria": "black-maria",
    "black-maria-printed": "black-maria",
}
"""The contract of each preset of the Hearts family."""


def hearts(preset: str = "hearts", players: int = 4, **options: object) -> Variant:
    """One deal of Hearts without a pass, unless *options* say otherwise."""
    return one_deal(HEARTS_PRESETS[preset], preset, players, **{"pass_cycle": ["hold"]} | options)
