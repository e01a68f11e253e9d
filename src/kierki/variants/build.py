"""From a definition to a variant: players and options chosen, every contract settled."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from kierki.cards.deck import deck, hand_size
from kierki.cards.errors import excerpt
from kierki.variants.agree import Clash, find_clash
from kierki.variants.contract import TrickContract
from kierki.variants.contracts import ContractSpec, LotterySpec, read_contracts
from kierki.variants.errors import (
    FileFault,
    NotAcceptedError,
    Objection,
    VariantError,
    VariantFileError,
)
from kierki.variants.kinds import CardPointsKind
from kierki.variants.load import TOTAL, Definition
from kierki.variants.options import (
    OPTIONS_OF,
    HeartsOptions,
    KierkiOptions,
    Options,
    declared,
    write_options,
)
from kierki.variants.reading import NUMBERS_OF_PLAYERS, Section
from kierki.variants.schedule import read_schedule
from kierki.variants.variant import AfterDeals, AfterSchedule, AtLimit, Ending, Variant

LANGUAGES = ("pl", "en", "sk", "ja")
"""Languages that a file may give its name in."""


def players_of(definition: Definition) -> tuple[int, ...]:
    """Return the numbers of players that *definition* is for.

    Raises:
        VariantFileError: the file's list makes no sense.
    """
    raw = definition.content().get("players", [4])
    whole = isinstance(raw, list) and all(type(n) is int and n in NUMBERS_OF_PLAYERS for n in raw)
    if not isinstance(raw, list) or not whole or not raw or len(set(raw)) != len(raw):
        accepts = str(list(NUMBERS_OF_PLAYERS))
        raise NotAcceptedError(accepts).of_file(definition.file, "players", raw)
    return tuple(sorted(raw))


def default_players(definition: Definition) -> int:
    """Return four, or the nearest number of players that *definition* is for."""
    return min(players_of(definition), key=lambda n: (abs(n - 4), n))


def family_of(definition: Definition) -> str:
    """Return which family's options *definition* has: ``hearts`` or ``kierki``.

    Raises:
        VariantFileError: the file names none.
    """
    family = definition.content().get("family")
    accepts = ", ".join(OPTIONS_OF)
    if family is None:
        raise VariantFileError(
            FileFault.MISSING, file=definition.file, key="family", accepts=accepts
        )
    if not isinstance(family, str) or family not in OPTIONS_OF:
        raise NotAcceptedError(accepts).of_file(definition.file, "family", family)
    return family


def build(
    definition: Definition,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Variant:
    """Return the variant for *players* with *options* laid over the file's own.

    *options* holds plain values, as records do; see `options_from_text` for typed ones.

    Raises:
        VariantFileError: the file makes no sense, be it for another number of players.
        VariantError: the number of players or an option does not fit.
    """
    if definition.house:
        _check_once(definition)
    count = default_players(definition) if players is None else players
    allowed = players_of(definition)
    if type(count) is not int or count not in allowed:
        accepts = ", ".join(map(str, allowed))
        facts = {"variant": definition.key, "found": excerpt(count), "accepts": accepts}
        raise VariantError("error-players", **facts)
    return _build(definition, count, options or {})


def check(definition: Definition) -> tuple[Variant, ...]:
    """Build *definition* for each number of players it is for, and return the variants.

    Raises:
        VariantFileError: the file makes no sense for some number of players.
    """
    return tuple(_build(definition, n, {}) for n in players_of(definition))


def options_from_text(definition: Definition, settings: Mapping[str, str]) -> dict[str, object]:
    """Return *settings*, as typed by a person, as plain values for `build`.

    Raises:
        VariantError: there is no such option, or it does not accept the value.
    """
    known = declared(family_of(definition))
    values: dict[str, object] = {}
    for typed, text in settings.items():
        key = typed.strip().lower().replace("-", "_")
        if key not in known:
            accepts = ", ".join(known)
            raise VariantError("error-unknown-option", option=excerpt(typed), accepts=accepts)
        kind = known[key].kind
        raw = kind.from_text(text.strip())
        try:
            kind.read(raw)
        except NotAcceptedError as error:
            accepts = kind.typed if error.accepts == kind.accepts else error.accepts
            as_typed = NotAcceptedError(accepts, error.objection, **error.facts)
            raise as_typed.of_option(key, text) from None
        values[key] = raw
    return values


@lru_cache(maxsize=64)
def _check_once(definition: Definition) -> None:
    check(definition)


def _build(definition: Definition, players: int, chosen: Mapping[str, object]) -> Variant:
    section = Section(definition.file, "", definition.content(), players)
    for key in ("format", "key", "family", "players"):
        section.take(key)
    options = _options(definition, section.table("options"), chosen)
    _object(definition, options, chosen, find_clash(options, players))
    contracts = read_contracts(section.table("contract"), options, players)
    schedule = read_schedule(section, contracts, options, players)
    variant = Variant(
        key=definition.key,
        names=_names(section),
        players=players,
        options=options,
        schedule=schedule,
        ending=_ending(options),
        source=section.text("source"),
        definition=definition.raw if definition.house else "",
    )
    stated = {key: section.declared(key) for key in (TOTAL, "cards", "hand")}
    section.finish()
    _object(definition, options, chosen, _scoreless(variant))
    if not chosen:  # what a file declares holds for its own options
        _check_stated(definition, variant, contracts, stated)
    return variant


def _options(definition: Definition, own: Section, chosen: Mapping[str, object]) -> Options:
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
            accepts = ", ".join(known)
            raise VariantError("error-unknown-option", option=excerpt(key), accepts=accepts)
        try:
            values[key] = known[key].kind.read(raw)
        except NotAcceptedError as error:
            raise error.of_option(key, raw) from None
    return OPTIONS_OF[family](**values)  # type: ignore[arg-type]  # each read by its own kind


def _object(
    definition: Definition, options: Options, chosen: Mapping[str, object], clash: Clash | None
) -> None:
    """Raise *clash*, if there is one, against the options that were chosen or else the file."""
    if clash is not None:
        value = write_options(options)[clash.option]
        if chosen:
            raise clash.error.of_option(clash.option, value)
        raise clash.error.of_file(definition.file, f"options.{clash.option}", value)


def _scoreless(variant: Variant) -> Clash | None:
    """Return the objection to deals that score nothing, or never add up to the limit."""
    players = variant.players
    if not isinstance(variant.options, HeartsOptions):
        return None
    for contract in variant.schedule:
        if isinstance(contract, TrickContract) and not contract.scores(players):
            return Clash(
                "card_points", NotAcceptedError(CardPointsKind.typed, Objection.NO_POINTS)
            )
    whole = sum(contract.total(players) for contract in variant.schedule)
    if isinstance(variant.ending, AtLimit) and whole <= 0:
        facts = {"total": whole, "players": players}
        return Clash("card_points", NotAcceptedError("", Objection.ENDLESS, **facts))
    return None


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
    if not isinstance(name, dict) or not name:
        raise section.refusal("name", name, '"…", { pl = "…", en = "…" }')
    table = Section(section.file, "name", name, section.players)
    names = [(language, table.text(language)) for language in LANGUAGES]
    table.finish()
    return tuple((language, text) for language, text in names if text)


def _check_stated(
    definition: Definition,
    variant: Variant,
    contracts: Mapping[str, ContractSpec],
    stated: Mapping[str, int | None],
) -> None:
    """Hold what the file declares against what its cards, tricks and prizes come to."""
    players = variant.players
    found = {
        TOTAL: sum(contract.total(players) for contract in variant.schedule),
        "cards": len(deck(players)),
        "hand": hand_size(players),
    }
    played = variant.contracts
    claims: dict[str, int | None] = {}
    for key, spec in contracts.items():
        shared = isinstance(spec, LotterySpec) and spec.shared
        if key in played or not shared:  # else there is nothing yet to be shared out
            claims[f"contract.{key}.{TOTAL}"] = spec.stated
            found[f"contract.{key}.{TOTAL}"] = played.get(key, spec.contract).total(players)
    for key, declared_as in (claims | dict(stated)).items():
        if declared_as is not None and declared_as != found[key]:
            facts = {"declared": declared_as, "sum": found[key], "players": players}
            raise VariantFileError(FileFault.DECLARED, file=definition.file, key=key, **facts)
