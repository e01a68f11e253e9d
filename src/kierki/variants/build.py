"""From a definition to a variant: players and options chosen, every contract settled."""

from __future__ import annotations

import json
from collections.abc import Mapping

from kierki.cards.deck import MAX_PLAYERS, MIN_PLAYERS, hand_size
from kierki.variants.contract import Direction, Moon, TrumpCall
from kierki.variants.contracts import read_contracts
from kierki.variants.errors import VariantError
from kierki.variants.kinds import NotAcceptedError
from kierki.variants.load import Definition
from kierki.variants.options import (
    OPTIONS_OF,
    HeartsOptions,
    KierkiOptions,
    Options,
    Win,
    declared,
)
from kierki.variants.reading import Section, by_players, shown
from kierki.variants.schedule import read_schedule
from kierki.variants.variant import AfterDeals, AfterSchedule, AtLimit, Ending, Variant

REVERSE_MOONS = (Moon.COUNT, Moon.LOSE, Moon.GIVE)
_TOP_KEYS = ("format", "key", "family", "based_on")
_LANGUAGES = ("pl", "en", "sk", "ja")


def players_of(definition: Definition) -> tuple[int, ...]:
    """Return the numbers of players that *definition* is for.

    Raises:
        VariantFileError: the file's list makes no sense.
    """
    raw = json.loads(definition.raw).get("players", [4])
    possible = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    whole = isinstance(raw, list) and all(type(n) is int and n in possible for n in raw)
    if not whole or not raw or len(set(raw)) != len(raw):
        section = Section(definition.file, "", {}, 4)
        accepts = f"[{', '.join(map(str, possible))}]"
        raise section.refuse("value", "players", accepts=accepts, found=shown(raw))
    return tuple(sorted(raw))


def default_players(definition: Definition) -> int:
    """Return four, or the nearest number of players that *definition* is for."""
    return min(players_of(definition), key=lambda n: (abs(n - 4), n))


def family_of(definition: Definition) -> str:
    """Return which family's options *definition* has: ``hearts`` or ``kierki``."""
    family = json.loads(definition.raw).get("family")
    if family not in OPTIONS_OF:
        section = Section(definition.file, "", {}, 4)
        accepts = ", ".join(OPTIONS_OF)
        raise section.refuse("value", "family", accepts=accepts, found=shown(family))
    return str(family)


def build(
    definition: Definition,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Variant:
    """Return the variant for *players* with *options* laid over the file's own.

    *options* holds plain values, as records do; see `options_from_text` for typed ones.

    Raises:
        VariantFileError: the file makes no sense.
        VariantError: the number of players or an option does not fit.
    """
    allowed = players_of(definition)
    count = default_players(definition) if players is None else players
    if count not in allowed:
        accepts = ", ".join(map(str, allowed))
        raise VariantError("error-players", variant=definition.key, found=count, accepts=accepts)
    section = Section(definition.file, "", json.loads(definition.raw), count)
    for key in (*_TOP_KEYS, "players"):
        section.take(key)
    chosen = _options(definition, section.table("options"), dict(options or {}))
    _check_options(chosen, count)
    contracts = read_contracts(section.table("contract"), chosen, count)
    schedule = read_schedule(section, contracts, chosen, count)
    variant = Variant(
        key=definition.key,
        names=_names(section),
        players=count,
        options=chosen,
        schedule=schedule,
        ending=_ending(chosen),
        source=section.text("source"),
        definition=definition.house,
    )
    section.take("total")
    section.finish()
    if not options:
        _check_totals(definition, section, variant)
    return variant


def check(definition: Definition) -> tuple[Variant, ...]:
    """Build *definition* for each number of players it is for, and return the variants.

    Raises:
        VariantFileError: the file makes no sense for some number of players.
    """
    return tuple(build(definition, players=n) for n in players_of(definition))


def options_from_text(definition: Definition, settings: Mapping[str, str]) -> dict[str, object]:
    """Return *settings*, as typed by a person, as plain values for `build`.

    Raises:
        VariantError: there is no such option, or it does not accept the value.
    """
    known = declared(family_of(definition))
    values: dict[str, object] = {}
    for typed, text in settings.items():
        key = typed.replace("-", "_")
        if key not in known:
            raise VariantError("error-unknown-option", option=typed, accepts=", ".join(known))
        kind = known[key].kind
        raw = kind.from_text(text)
        try:
            kind.read(raw)
        except NotAcceptedError as error:
            raise VariantError(
                "error-option-value", option=key, found=text, accepts=error.accepts
            ) from None
        values[key] = raw
    return values


def _options(definition: Definition, own: Section, chosen: dict[str, object]) -> Options:
    family = family_of(definition)
    known = declared(family)
    values: dict[str, object] = {}
    for key, option in known.items():
        value = own.read(key, option.kind)
        if value is not None:
            values[key] = value
    own.finish()
    for key, raw in chosen.items():
        if key not in known:
            raise VariantError("error-unknown-option", option=key, accepts=", ".join(known))
        try:
            values[key] = known[key].kind.read(by_players(raw, own.players))
        except NotAcceptedError as error:
            raise VariantError(
                "error-option-value", option=key, found=shown(raw), accepts=error.accepts
            ) from None
    return OPTIONS_OF[family](**values)  # type: ignore[arg-type]  # each read by its own kind


def _check_options(options: Options, players: int) -> None:
    """Refuse options that each make sense, but not together or not with so many players."""

    def refuse(key: str, found: object, accepts: str) -> VariantError:
        return VariantError("error-option-value", option=key, found=found, accepts=accepts)

    match options:
        case KierkiOptions():
            if options.trump_call is TrumpCall.TALON and players > 4:
                raise refuse("trump_call", f"talon ({players})", "declarer, first-five")
        case HeartsOptions():
            if Direction.ACROSS in options.pass_cycle and players % 2:
                raise refuse("pass_cycle", f"across ({players})", "left, right, hold")
            if options.pass_count > hand_size(players):
                raise refuse("pass_count", options.pass_count, f"1–{hand_size(players)}")
            reverse = options.win is Win.HIGHEST
            if options.moon in REVERSE_MOONS and not reverse:
                accepts = ", ".join(moon for moon in Moon if moon not in REVERSE_MOONS)
                raise refuse("moon", options.moon, accepts)
            if reverse and options.moon not in (*REVERSE_MOONS, Moon.NONE):
                raise refuse("moon", options.moon, ", ".join((*REVERSE_MOONS, Moon.NONE)))
            if options.countdown and (reverse or options.deals):
                raise refuse("countdown", "true", "false")
            if options.teams and players != 4:
                raise refuse("teams", "true", "false")


def _ending(options: Options) -> Ending:
    match options:
        case KierkiOptions():
            return AfterSchedule()
        case HeartsOptions(deals=0):
            return AtLimit(options.limit, options.tie, options.countdown)
        case HeartsOptions():
            return AfterDeals(options.deals, options.tie)


def _names(section: Section) -> tuple[tuple[str, str], ...]:
    name = section.take("name")
    if name is None:
        return ()
    if isinstance(name, str):
        table = Section(section.file, "", {"name": name}, section.players)
        return (("", table.text("name")),)
    if not isinstance(name, dict):
        accepts = '"…", { pl = "…", en = "…" }'
        raise section.refuse("value", "name", accepts=accepts, found=shown(name))
    table = Section(section.file, "name", name, section.players)
    names = tuple((lang, table.text(lang)) for lang in _LANGUAGES if lang in name)
    table.finish()
    return names


def _check_totals(definition: Definition, section: Section, variant: Variant) -> None:
    """Hold what the file declares against what its cards, tricks and prizes sum to."""
    totals = json.loads(definition.totals)
    sums = {key: c.total(variant.players) for key, c in variant.contracts.items()}
    whole = sum(contract.total(variant.players) for contract in variant.schedule)
    if "match" in totals:
        _hold(section, "total", totals["match"], whole)
    for key, declared_total in totals["contract"].items():
        if key in sums:
            _hold(section, f"contract.{key}.total", declared_total, sums[key])


def _hold(section: Section, key: str, declared_total: object, found: int) -> None:
    wanted = by_players(declared_total, section.players)
    if wanted is not None and wanted != found:
        facts = {"declared": shown(wanted), "found": found, "players": section.players}
        raise section.refuse("total", key, **facts)
