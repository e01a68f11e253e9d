"""What an arena plays: who, which contracts, which deals, and from which seeds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from kierki.arena.deals import FileDeal
from kierki.arena.errors import ArenaError
from kierki.arena.players import check_player
from kierki.cards.deck import MAX_PLAYERS, MIN_PLAYERS
from kierki.cards.errors import excerpt
from kierki.cards.seat import Seat
from kierki.cards.shuffle import Dealt
from kierki.game.opening import check_prepared
from kierki.game.state import Source
from kierki.variants import build, options_from_text
from kierki.variants.contract import Direction, Opening, TrickContract
from kierki.variants.load import Definition
from kierki.variants.options import HeartsOptions, Win
from kierki.variants.variant import AtLimit, Variant

MATCH = "*"
"""The key of whole matches, which no contract has."""
_DEAL = b"kierki arena deal 1"
_DECISIONS = b"kierki arena decisions 1"


@dataclass(frozen=True, slots=True)
class Contest:
    """One thing that is compared: deals of a contract, or whole matches."""

    key: str
    """The contract's key, or `MATCH`."""
    tables: tuple[Variant, ...]
    """The rules of the first, second … deal, repeating: each deal passes in its own direction."""
    prepared: tuple[Dealt, ...] = ()
    """Cards of each deal, as many as `tables`; empty: the seed deals."""

    @property
    def is_match(self) -> bool:
        """Whether whole matches are played."""
        return self.key == MATCH

    @property
    def higher_wins(self) -> bool:
        """Whether more points, as they are shown, are better."""
        variant = self.tables[0]
        counted_down = isinstance(variant.ending, AtLimit) and variant.ending.countdown
        return (variant.win is Win.HIGHEST) != (self.is_match and counted_down)

    def variant(self, index: int) -> Variant:
        """Return the rules of deal *index*, from 0."""
        return self.tables[index % len(self.tables)]

    def dealer(self, index: int) -> Seat | None:
        """Return who deals deal *index*; None: the seed draws, as in any match.

        Where the lowest club opens it makes no difference, and programs are not told: seat 0.
        """
        variant = self.variant(index)
        openings = {getattr(c, "opening", Opening.LEFT_OF_DEALER) for c in variant.schedule}
        if openings == {Opening.LOWEST_CLUB}:
            return Seat(0)
        return None if self.is_match else Seat(index % variant.players)


@dataclass(frozen=True, slots=True)
class Unit:
    """One observation: a deal or a match, in all its rotations."""

    contest: str
    index: int
    """From 0."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that the points of a unit hang on."""

    contests: tuple[Contest, ...]
    players: tuple[str, ...]
    """The specs of the players, who sit in this order in rotation 0."""
    seed: bytes
    duplicate: bool
    timeout: float = 60.0
    """Seconds in which programs must answer."""

    def contest(self, key: str) -> Contest:
        """Return the contest *key*."""
        return next(contest for contest in self.contests if contest.key == key)

    def rotations(self, index: int) -> tuple[int, ...]:
        """Return by how many seats the players are shifted in each game of deal *index*."""
        count = len(self.players)
        if self.duplicate:
            return tuple(range(count))
        return (index // count % count,)  # each stays for a round of dealers

    def deal_seed(self, unit: Unit) -> bytes:
        """Return the seed of the cards of *unit*.

        SHA-256 of a label, the arena's seed, the index as four bytes, big end first, and the
        contest's key.
        """
        return sha256(_DEAL + self.seed + _tail(unit)).digest()

    def decisions_seed(self, unit: Unit, rotation: int) -> bytes:
        """Return the seed of what the bots draw in one game of *unit*.

        As `deal_seed` with another label, and the rotation as one byte before the rest.
        """
        return sha256(_DECISIONS + self.seed + bytes([rotation]) + _tail(unit)).digest()


def _tail(unit: Unit) -> bytes:
    return unit.index.to_bytes(4, "big") + unit.contest.encode()


def seat_specs(text: str) -> tuple[str, ...]:
    """Return the players that *text* lists with commas between.

    A comma within quotation marks, or before a bot's further settings, divides nothing:
    ``strong:worlds=9,moon=off,cmd:"bot -x 1,2"`` are two players.
    """
    parts, quote = [""], ""
    for sign in text:
        if sign == "," and not quote:
            parts.append("")
            continue
        if sign in "\"'" and quote in ("", sign):
            quote = "" if quote else sign
        parts[-1] += sign
    specs: list[str] = []
    for part in parts:
        setting = "=" in part and ":" not in part.partition("=")[0]
        if setting and specs and ":" in specs[-1] and not specs[-1].startswith("cmd:"):
            specs[-1] += "," + part.strip()
        else:
            specs.append(part.strip())
    return tuple(specs)


def make_plan(
    definition: Definition,
    players: Sequence[str],
    seed: bytes,
    *,
    duplicate: bool = False,
    settings: Mapping[str, str] | None = None,
    contracts: Sequence[str] = (),
    matches: bool = False,
    deals: Sequence[FileDeal] = (),
    timeout: float = 60.0,
) -> Plan:
    """Return the plan of an arena: *contracts*, by default all, or whole *matches*.

    Raises:
        KierkiError: what is asked for does not exist or does not fit together.
    """
    if not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
        raise ArenaError("arena-players", found=len(players))
    wanted = {"finish_early": "false"} | dict(settings or {})
    options = options_from_text(definition, wanted)
    variant = build(definition, players=len(players), options=options)
    if matches:
        contests: tuple[Contest, ...] = (Contest(MATCH, (variant,)),)
    else:
        keys = list(variant.contracts)
        for key in contracts:
            if key not in keys:
                raise ArenaError("arena-contract", found=excerpt(key), accepts=", ".join(keys))
        wanted_keys = tuple(dict.fromkeys(contracts)) or tuple(keys)
        single = _Single(definition, options, variant)
        contests = tuple(single.contest(key, deals) for key in wanted_keys)
    plan = Plan(contests, tuple(players), seed, duplicate, timeout)
    for player in dict.fromkeys(players):
        check_player(player, (c.tables[0] for c in contests), match=matches)
    return plan


@dataclass(frozen=True, slots=True)
class _Single:
    """Makes variants whose first deal is the one that is wanted."""

    definition: Definition
    options: dict[str, object]
    variant: Variant

    def contest(self, key: str, deals: Sequence[FileDeal]) -> Contest:
        """Return the contest of deals of the contract *key*."""
        contract = self.variant.contracts[key]
        passes = isinstance(contract, TrickContract) and contract.passing is not None
        if deals:
            found = [deal.direction for deal in deals]
            strange = [way for way in found if way is not Direction.HOLD]
            if strange and not passes:
                raise ArenaError("arena-deals-pass", contract=key)
            tables = tuple(self.table(key, way if passes else None) for way in found)
            prepared = tuple(deal.dealt for deal in deals)
            if self.variant.players != 4:
                raise ArenaError("arena-deals-players", found=self.variant.players)
            check_prepared(tables[0], Source(bytes(32), prepared[:1]))
            return Contest(key, tables, prepared)
        if isinstance(contract, TrickContract) and contract.passing is not None:
            cycle = contract.passing.cycle
            return Contest(key, tuple(self.table(key, way) for way in cycle))
        return Contest(key, (self.table(key, None),))

    def table(self, key: str, direction: Direction | None) -> Variant:
        """Return the variant whose first deal is *key*, with cards passed in *direction*.

        The rest of the match stays, so that a player who thinks of it has one to think of.
        """
        variant = self.variant
        if direction is not None and isinstance(variant.options, HeartsOptions):
            options = self.options | {"pass_cycle": [str(direction)]}
            variant = build(self.definition, players=variant.players, options=options)
        first = variant.contracts[key]
        rest = list(variant.schedule)
        rest.remove(first)
        return replace(variant, schedule=(first, *rest))
