"""Endings of every contract, drawn at random; and what they are worth by trying everything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from kierki.cards import CardSet, deck
from kierki.rules import layout, settle, tricks
from kierki.rules.table import LotteryTable, TrickTable, compile_lottery, compile_tricks
from kierki.variants import LotteryContract, build, options_from_text, players_of, preset

RULE_SETS: tuple[tuple[str, dict[str, str]], ...] = (
    ("hearts", {}),
    ("hearts", {"moon": "new"}),
    ("hearts", {"moon": "sun"}),
    ("hearts", {"no_trick_bonus": "-5"}),
    ("hearts-omnibus", {}),
    ("hearts-original", {}),
    ("hearts-partners", {}),
    ("hearts-pool", {}),
    ("hearts-reverse", {}),
    ("hearts-reverse", {"moon": "lose"}),
    ("hearts-reverse", {"moon": "give"}),
    ("hearts-spot", {}),
    ("black-maria", {}),
    ("kierki", {}),
    ("kierki-classic", {}),
    ("kierki", {"king_must_drop": "true"}),
)


class Rules(NamedTuple):
    """A trick contract at a table, and whether the highest total wins."""

    name: str
    table: TrickTable
    highest_wins: bool
    has_trumps: bool


def trick_rules() -> Iterator[Rules]:
    """Every trick contract of every preset, with every kind of moon, at every table."""
    for key, options in RULE_SETS:
        definition = preset(key)
        for players in players_of(definition):
            chosen = options_from_text(definition, options)
            variant = build(definition, players=players, options=chosen)
            for contract in dict.fromkeys(variant.schedule):
                if not isinstance(contract, LotteryContract):
                    yield Rules(
                        f"{key} {options} {contract.key} {players}",
                        compile_tricks(contract, players, teams=variant.teams),
                        variant.win.value == "highest",
                        contract.trump_call is not None,
                    )


def lotteries() -> Iterator[LotteryTable]:
    """The lottery of every preset at every table."""
    for key in ("kierki", "kierki-classic"):
        for players in players_of(preset(key)):
            variant = build(preset(key), players=players)
            for contract in dict.fromkeys(variant.schedule):
                if isinstance(contract, LotteryContract):
                    yield compile_lottery(contract, players)


def dealt(rules: Rules, rng: random.Random) -> list[int]:
    """A deal before the first card, its hands drawn."""
    table = rules.table
    cards = list(deck(table.players))
    rng.shuffle(cards)
    position = [0] * tricks.SIZE
    tricks.clear(position)
    for seat in range(table.players):
        hand = cards[seat * table.tricks : (seat + 1) * table.tricks]
        position[tricks.HAND + seat] = CardSet.of(hand).mask
    position[tricks.STOCK] = CardSet.of(cards[table.players * table.tricks :]).mask
    if rules.has_trumps:
        position[tricks.TRUMP] = rng.randrange(4)
    tricks.open_play(table, position, rng.randrange(table.players))
    return position


def ending(
    rules: Rules, rng: random.Random, cards: int, *, extra: int = 0, moon: bool = False
) -> list[int]:
    """A deal played at random until *cards* tricks less *extra* cards are left.

    With *moon* one seat has taken every trick so far.
    """
    table = rules.table
    position = dealt(rules, rng)
    while position[tricks.PLAYED] < (table.tricks - cards) * table.players:
        random_card(table, position, rng)
    if moon:
        shooter = rng.randrange(table.players)
        for first in (tricks.TAKEN, tricks.WON, tricks.POINTS):
            whole = sum(position[first : first + table.players])
            for seat in range(table.players):
                position[first + seat] = whole if seat == shooter else 0
        position[tricks.FIRST_WINNER] = shooter
    for _ in range(extra):
        random_card(table, position, rng)
    return position


def random_card(table: TrickTable, position: list[int], rng: random.Random) -> None:
    """Play one legal card."""
    tricks.play(table, position, rng.choice(tuple(CardSet(tricks.legal_cards(table, position)))))


def final(rules: Rules, position: list[int]) -> tuple[int, ...]:
    """What each seat ends with, higher being better."""
    table, after = rules.table, list(position)
    settle.take_stock(table, after)
    shooter = settle.moon_shooter(table, after)
    if shooter != settle.NOBODY:
        settle.settle_moon(table, after, shooter, table.moon)
    elif table.no_trick_bonus:
        settle.pay_no_trick_bonus(table, after)
    sign = 1 if rules.highest_wins else -1
    return tuple(sign * n for n in after[tricks.POINTS : tricks.POINTS + table.players])


def side(rules: Rules, ends: tuple[int, ...], seat: int) -> int:
    """What *seat* looks at in *ends*."""
    return ends[seat] + ends[(seat + 2) % 4] if rules.table.teams else ends[seat]


def paranoid(rules: Rules, position: list[int], seat: int) -> int:
    """What *position* is worth to *seat* when all others (but its partner) are against it."""
    table = rules.table
    if tricks.is_over(table, position):
        return side(rules, final(rules, position), seat)
    values = [paranoid(rules, after, seat) for _, after in children(table, position)]
    turn = position[tricks.TURN]
    friend = turn == seat or (table.teams and (turn - seat) % 2 == 0)
    return max(values) if friend else min(values)


def max_n(rules: Rules, position: list[int]) -> tuple[int, ...]:
    """How *position* ends when everybody plays for themselves, of equal cards the lowest."""
    if tricks.is_over(rules.table, position):
        return final(rules, position)
    turn = position[tricks.TURN]
    ends = [max_n(rules, after) for _, after in children(rules.table, position)]
    return max(ends, key=lambda end: side(rules, end, turn))


def children(table: TrickTable, position: list[int]) -> Iterator[tuple[int, list[int]]]:
    """Every legal card, the lowest first, and the position after it."""
    for card in CardSet(tricks.legal_cards(table, position)):
        after = list(position)
        tricks.play(table, after, card)
        yield card, after


def lottery_dealt(table: LotteryTable, rng: random.Random) -> list[int]:
    """A lottery before the first turn, its hands drawn."""
    cards = list(deck(table.players))
    rng.shuffle(cards)
    size = len(cards) // table.players
    position = [0] * layout.SIZE
    for seat in range(table.players):
        position[layout.HAND + seat] = CardSet.of(cards[seat * size : (seat + 1) * size]).mask
    position[layout.STOCK] = CardSet.of(cards[table.players * size :]).mask
    layout.open_lottery(table, position, rng.randrange(table.players))
    return position


def lottery_ending(table: LotteryTable, rng: random.Random, cards: int) -> list[int]:
    """A lottery played at random until at most *cards* are held; nobody is second out."""
    while True:
        position = lottery_dealt(table, rng)
        while not layout.is_over(position):
            held = 0
            for seat in range(table.players):
                held |= position[layout.HAND + seat]
            if held.bit_count() <= cards:
                return position
            legal = tuple(CardSet(layout.legal_cards(table, position)))
            if legal:
                layout.lay(table, position, rng.choice(legal))
            else:
                layout.pass_turn(table, position)
