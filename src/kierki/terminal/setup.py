"""From what a player wishes to a match: variant, opponents, names, seed."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from kierki.bots import make_bot
from kierki.bots.registry import SearchMissingError
from kierki.cards.errors import KierkiError
from kierki.cards.seat import Seat
from kierki.cards.shuffle import Dealt, new_seed, parse_seed
from kierki.i18n import Translator
from kierki.record.record import LONGEST_NAME, Record, is_name
from kierki.variants import build, find, options_from_text

DEFAULT_VARIANT = "kierki"
DEFAULT_BOTS = "casual"


class SetupError(KierkiError):
    """Wishes that do not fit together."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """What a player asked for; None: not said."""

    variant: str | None = None
    """A preset's key, or the path of a house-rule file."""
    players: int | None = None
    settings: tuple[tuple[str, str], ...] = ()
    """Options and their values, as typed."""
    bots: str | None = None
    """One bot for all opponents, or one each with commas between, from the player's left."""
    name: str | None = None
    seed: str | None = None
    seat: int | None = None
    """Counted from 1."""
    deals: Path | None = None
    """A PBN file."""


def parse_settings(settings: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Return options given as ``key=value``.

    Raises:
        SetupError: one has no ``=``.
    """
    pairs = []
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals or not key.strip():
            raise SetupError("menu-setting", found=setting)
        pairs.append((key.strip(), value.strip()))
    return tuple(pairs)


def make_record(wishes: Wishes, say: Translator) -> tuple[Record, Seat]:
    """Return the match that *wishes* ask for, before its first action, and the player's seat.

    Raises:
        KierkiError: something in them does not exist or does not fit.
        OSError: the file of deals cannot be read.
    """
    definition = find(wishes.variant or DEFAULT_VARIANT)
    options = options_from_text(definition, dict(wishes.settings))
    variant = build(definition, players=wishes.players, options=options)
    players = variant.players
    number = 1 if wishes.seat is None else wishes.seat
    if not 1 <= number <= players:
        raise SetupError("menu-seat", found=number, accepts=players)
    seat = Seat(number - 1)
    prepared: tuple[Dealt, ...] = ()
    dealer: Seat | None = None
    if wishes.deals is not None:
        from kierki.record.pbn import load_deals

        prepared, dealer = load_deals(wishes.deals, variant)
    others = [(seat + step) % players for step in range(1, players)]
    name = own_name(wishes.name, say)
    names = {seat: name, **dict(zip(others, other_names(name, players, say), strict=True))}
    bots = dict(zip(others, parse_bots(wishes.bots or DEFAULT_BOTS, players), strict=True))
    record = Record(
        variant,
        new_seed() if wishes.seed is None else parse_seed(wishes.seed),
        tuple(names[Seat(s)] for s in range(players)),
        tuple(bots.get(s) for s in range(players)),
        dealer,
        prepared,
    )
    return record, seat


def parse_bots(text: str, players: int) -> tuple[str, ...]:
    """Return the bot of each opponent, from the player's left.

    Raises:
        UnknownBotError: there is no such bot.
        SetupError: there are more or fewer than opponents.
    """
    names = [name.strip().lower() for name in text.split(",")]
    for name in names:
        with suppress(SearchMissingError):  # told when the match begins
            make_bot(name)
    if len(names) == 1:
        names *= players - 1
    if len(names) != players - 1:
        raise SetupError("menu-bots-count", found=len(names), accepts=players - 1)
    return tuple(names)


def own_name(name: str | None, say: Translator) -> str:
    """Return what the player is called.

    Raises:
        SetupError: that is no name.
    """
    own = say.t("menu-you") if name is None else " ".join(name.split())
    if not is_name(own):
        raise SetupError("menu-name-wrong", accepts=LONGEST_NAME)
    return own


def other_names(own: str, players: int, say: Translator) -> list[str]:
    """Return names for the opponents, none of them the player's own."""
    names = [name for name in say.t("menu-names").split() if name.lower() != own.lower()]
    return names[: players - 1]
