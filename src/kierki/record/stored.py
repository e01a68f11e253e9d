"""From plain data to a record and to what the file says of it besides."""

from __future__ import annotations

import json
from dataclasses import dataclass

from kierki.cards.card import SUIT_LETTERS, Suit
from kierki.cards.deck import MAX_PLAYERS, MIN_PLAYERS
from kierki.cards.seat import Seat
from kierki.cards.shuffle import SEED_BYTES, Dealt
from kierki.game.actions import Action, MoonChoice
from kierki.game.state import Result
from kierki.record.errors import NotAnActionError, RecordError
from kierki.record.notation import ACCEPTS, parse_action
from kierki.record.plain import FORMAT
from kierki.record.reading import Spot, shown
from kierki.record.record import LONGEST_NAME, Record, is_name
from kierki.variants import build, preset, preset_keys
from kierki.variants.load import from_record
from kierki.variants.variant import Variant

MAX_POINTS = 10**9
"""No total in a file may be further from zero."""

_NEEDED = ("format", "variant", "options", "seed", "players", "deals")
_OTHERS = ("house", "dealer", "coming", "totals", "winners")
_CARDS_NEEDED, _CARDS_OTHERS = ("hands",), ("talon", "stock")
_DEAL_NEEDED = ("number", "contract", "dealer", *_CARDS_NEEDED, "actions")
_FACTS = ("won", "trump", "namer", "price", "shooter", "moon", "out", "early")
_DEAL_OTHERS = (*_CARDS_OTHERS, "prepared", "taken", "points", *_FACTS)
TOP_KEYS = (*_NEEDED, *_OTHERS)
"""Every key that a record may have."""
DEAL_KEYS = (*_DEAL_NEEDED, *_DEAL_OTHERS)
"""Every key that a deal of it may have."""


@dataclass(frozen=True, slots=True)
class StoredDeal:
    """What a file says of one deal. Only the actions, and prepared cards, make the match."""

    number: int
    contract: str
    dealer: Seat
    dealt: Dealt
    actions: tuple[tuple[Seat, Action], ...]
    taken: tuple[Seat, ...] | None
    """Who took each trick; None where the file does not say."""
    result: Result | None


@dataclass(frozen=True, slots=True)
class Stored:
    """A file as read: the record, and what it claims that `kierki.record.verify` can recompute."""

    record: Record
    deals: tuple[StoredDeal, ...]
    totals: tuple[int, ...] | None
    winners: tuple[Seat, ...] | None


def from_plain(data: object) -> Stored:
    """Return what *data* holds. Whether the match keeps to the rules is not asked here.

    Raises:
        RecordError: something is missing, unknown, or no value for its place.
        VariantError, VariantFileError: its variant is unknown, or cannot be so.
    """
    _check_format(data.get("format") if isinstance(data, dict) else data)
    fields = Spot(data, "").table(_NEEDED, _OTHERS)
    names, bots = _players(fields["players"])
    players = len(names)
    variant = _variant(fields, players)
    seed = _seed(fields["seed"])
    dealer = fields["dealer"].seat(players) if "dealer" in fields else None
    deals: list[StoredDeal] = []
    prepared: list[Dealt] = []
    for index, item in enumerate(fields["deals"].items()):
        deal, is_prepared = _deal(item, players)
        if is_prepared and len(prepared) != index:
            raise RecordError("prepared", where=item.where)
        if is_prepared:
            prepared.append(deal.dealt)
        deals.append(deal)
    coming = list(fields["coming"].items()) if "coming" in fields else []
    if coming and len(prepared) != len(deals):
        raise RecordError("prepared", where="coming")
    prepared += [_cards(item.table(_CARDS_NEEDED, _CARDS_OTHERS), players) for item in coming]
    return Stored(
        record=Record(
            variant=variant,
            seed=seed,
            names=names,
            bots=bots,
            dealer=dealer,
            prepared=tuple(prepared),
            actions=tuple(action for deal in deals for action in deal.actions),
        ),
        deals=tuple(deals),
        totals=fields["totals"].numbers(players, MAX_POINTS) if "totals" in fields else None,
        winners=_seats(fields["winners"], players) if "winners" in fields else None,
    )


def _check_format(found: object) -> None:
    """Refuse what is no record, and tell it from a record of a version to come."""
    if found == FORMAT:
        return
    kind, slash, version = found.partition("/") if isinstance(found, str) else ("", "", "")
    later = bool(slash) and kind == FORMAT.partition("/")[0] and version.isdecimal()
    message = "version" if later else "format"
    raise RecordError(message, where="format", found=shown(found), accepts=FORMAT)


def _players(spot: Spot) -> tuple[tuple[str, ...], tuple[str | None, ...]]:
    names: list[str] = []
    bots: list[str | None] = []
    seats = list(spot.items())
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS:
        accepts = f"{MIN_PLAYERS}–{MAX_PLAYERS}"
        raise RecordError("length", where=spot.where, found=len(seats), accepts=accepts)
    for item in seats:
        fields = item.table(("name",), ("bot",))
        names.append(_name(fields["name"]))
        bots.append(_name(fields["bot"]) if "bot" in fields else None)
    return tuple(names), tuple(bots)


def _name(spot: Spot) -> str:
    accepts = f'"…" (1–{LONGEST_NAME})'
    name = spot.text(accepts)
    if not is_name(name):
        raise spot.refuse(accepts)
    return name


def _variant(fields: dict[str, Spot], players: int) -> Variant:
    key = fields["variant"].text(", ".join(preset_keys()))
    options = fields["options"].value
    if not isinstance(options, dict):
        raise fields["options"].refuse("{ … }")
    if "house" not in fields:
        return build(preset(key), players=players, options=options)
    house = fields["house"]
    if not isinstance(house.value, dict):
        raise house.refuse("{ … }")
    content = json.dumps(house.value, ensure_ascii=False, separators=(",", ":"))
    definition = from_record(content)
    if definition.key != key:
        raise fields["variant"].refuse(definition.key)
    return build(definition, players=players, options=options)


def _seed(spot: Spot) -> bytes:
    digits = spot.text("0-9 a-f (64)")
    if len(digits) != 2 * SEED_BYTES or not set(digits) <= set("0123456789abcdef"):
        raise spot.refuse("0-9 a-f (64)")
    return bytes.fromhex(digits)


def _cards(fields: dict[str, Spot], players: int) -> Dealt:
    return Dealt(
        tuple(item.cards() for item in fields["hands"].items(players)),
        talon=fields["talon"].cards() if "talon" in fields else (),
        stock=fields["stock"].card() if "stock" in fields else None,
    )


def _deal(spot: Spot, players: int) -> tuple[StoredDeal, bool]:
    """Return what a file says of a deal, and whether its cards were prepared."""
    fields = spot.table(_DEAL_NEEDED, _DEAL_OTHERS)
    number = fields["number"].number(1, MAX_POINTS)
    contract = fields["contract"].text('"…"')
    dealer = fields["dealer"].seat(players)
    dealt = _cards(fields, players)
    deal = StoredDeal(
        number=number,
        contract=contract,
        dealer=dealer,
        dealt=dealt,
        actions=tuple(_action(item) for item in fields["actions"].items()),
        taken=_seats(fields["taken"], players) if "taken" in fields else None,
        result=_result(spot, fields, number, contract, dealer, dealt, players),
    )
    return deal, "prepared" in fields and fields["prepared"].switch()


def _action(spot: Spot) -> tuple[Seat, Action]:
    try:
        return parse_action(spot.text(ACCEPTS))
    except NotAnActionError:
        raise spot.refuse(ACCEPTS) from None


def _seats(spot: Spot, players: int) -> tuple[Seat, ...]:
    return tuple(item.seat(players) for item in spot.items())


def _result(
    spot: Spot,
    fields: dict[str, Spot],
    number: int,
    contract: str,
    dealer: Seat,
    dealt: Dealt,
    players: int,
) -> Result | None:
    if "points" not in fields:
        for key in _FACTS:
            if key in fields:
                raise RecordError("missing", where=f"{spot.where}.points")
        return None
    return Result(
        number=number,
        contract=contract,
        dealer=dealer,
        points=fields["points"].numbers(players, MAX_POINTS),
        won=fields["won"].numbers(players, 52) if "won" in fields else (),
        trump=_suit(fields["trump"]) if "trump" in fields else None,
        namer=fields["namer"].seat(players) if "namer" in fields else None,
        price=fields["price"].number(0, MAX_POINTS) if "price" in fields else None,
        shooter=fields["shooter"].seat(players) if "shooter" in fields else None,
        moon=_moon(fields["moon"]) if "moon" in fields else None,
        out=_seats(fields["out"], players) if "out" in fields else (),
        stock=dealt.stock,
        early="early" in fields and fields["early"].switch(),
    )


def _suit(spot: Spot) -> Suit:
    accepts = ", ".join(SUIT_LETTERS)
    letter = spot.text(accepts)
    if letter not in tuple(SUIT_LETTERS):
        raise spot.refuse(accepts)
    return Suit(SUIT_LETTERS.index(letter))


def _moon(spot: Spot) -> MoonChoice:
    accepts = ", ".join(MoonChoice)
    moon = spot.text(accepts)
    if moon not in tuple(MoonChoice):
        raise spot.refuse(accepts)
    return MoonChoice(moon)
