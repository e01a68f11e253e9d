"""The menu: variant, players, options, opponents and name, each by number or name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rich.text import Text

from kierki.bots import OPPONENTS
from kierki.cards.errors import KierkiError
from kierki.i18n import Translator
from kierki.i18n.words import fold
from kierki.terminal.screen import Screen
from kierki.terminal.setup import DEFAULT_BOTS, DEFAULT_VARIANT, Wishes, own_name, parse_bots
from kierki.terminal.words import capital
from kierki.variants import (
    Definition,
    build,
    default_players,
    find,
    options_from_text,
    players_of,
    preset_keys,
    write_options,
)
from kierki.variants.build import family_of
from kierki.variants.kinds import ChoiceKind, SwitchKind
from kierki.variants.options import Option, declared


def run_menu(wishes: Wishes, screen: Screen, say: Translator) -> Wishes:
    """Return *wishes* with all that was not said asked for.

    Raises:
        KierkiError: what was said already makes no sense.
        EOFError: the input ended.
    """
    screen.show(Text(say.t("menu-title"), "bold"))
    if wishes.variant is None:
        wishes = replace(wishes, variant=_ask_variant(screen, say))
    definition = find(wishes.variant or DEFAULT_VARIANT)
    if wishes.players is None:
        wishes = replace(wishes, players=_ask_players(definition, screen, say))
    if not wishes.settings:
        wishes = _ask_options(wishes, definition, screen, say)
    if wishes.bots is None:
        wishes = replace(wishes, bots=_ask_bots(wishes.players or 4, screen, say))
    if wishes.name is None:
        wishes = replace(wishes, name=_ask_name(screen, say))
    return wishes


def _complain(error: KierkiError, screen: Screen, say: Translator) -> None:
    screen.show(Text(say.error(error), "yellow"))


def _named(id: str, otherwise: str, say: Translator) -> str:
    return say.t(id) if say.has(id) else otherwise


def _pick(text: str, choices: Mapping[str, str]) -> str | None:
    """Return the key that *text* means: its number, itself, or the beginning of one name."""
    typed = fold(text).strip()
    if typed.isascii() and typed.isdecimal() and len(typed) < 4:
        number = int(typed)
        return list(choices)[number - 1] if 1 <= number <= len(choices) else None
    if typed in choices:
        return typed
    same = [key for key, name in choices.items() if fold(name) == typed]
    near = same or [
        key
        for key, name in choices.items()
        if key.startswith(typed) or fold(name).startswith(typed)
    ]
    return near[0] if len(near) == 1 else None


def _list(choices: Sequence[str], screen: Screen) -> None:
    screen.show(*(Text(f"{n:2}  {choice}") for n, choice in enumerate(choices, start=1)))


def _ask_variant(screen: Screen, say: Translator) -> str:
    names = {key: capital(_named(f"variant-{key}", key, say)) for key in preset_keys()}
    _list([f"{name} ({key})" if name != key else key for key, name in names.items()], screen)
    while True:
        line = screen.ask(say.t("menu-variant", default=names[DEFAULT_VARIANT]))
        if not line:
            return DEFAULT_VARIANT
        key = _pick(line, names)
        try:
            if key is not None:
                return key
            if "." in line or "/" in line:
                build(find(line))
                return line
            raise KierkiError("menu-not-there", text=line, count=len(names))
        except KierkiError as error:
            _complain(error, screen, say)


def _ask_players(definition: Definition, screen: Screen, say: Translator) -> int:
    allowed, usual = players_of(definition), default_players(definition)
    if len(allowed) == 1:
        return usual
    accepts = ", ".join(map(str, allowed))
    while True:
        line = screen.ask(say.t("menu-players", accepts=accepts, default=usual))
        if not line:
            return usual
        typed = fold(line)
        if typed in map(str, allowed):
            return int(typed)
        error = KierkiError("error-players", variant=definition.key, found=line, accepts=accepts)
        _complain(error, screen, say)


def _ask_options(
    wishes: Wishes, definition: Definition, screen: Screen, say: Translator
) -> Wishes:
    """Show the options with their values until nothing more is to be changed."""
    known = declared(family_of(definition))
    names = {key: _named(f"option-{key.replace('_', '-')}", key, say) for key in known}
    settings: dict[str, str] = {}
    while True:
        options = options_from_text(definition, settings)
        variant = build(definition, players=wishes.players, options=options)
        values = write_options(variant.options)
        shown = [
            say.t("menu-option-now", option=capital(name), value=_value(key, values[key], say))
            for key, name in names.items()
        ]
        _list(shown, screen)
        line = screen.ask(say.t("menu-options"))
        if not line:
            return replace(wishes, settings=tuple(settings.items()))
        typed, equals, value = line.partition("=")
        key = _pick(typed.strip().replace("-", "_"), names)
        try:
            if key is None:
                raise KierkiError("menu-not-there", text=line, count=len(names))
            if not equals:
                value = _ask_value(known[key], values[key], names[key], screen, say)
            if value:
                tried = {**settings, key: value.strip()}
                plain = options_from_text(definition, tried)
                build(definition, players=wishes.players, options=plain)
                settings = tried
        except KierkiError as error:
            _complain(error, screen, say)


def _ask_value(option: Option, now: object, name: str, screen: Screen, say: Translator) -> str:
    """Return a new value for *option* as it may be typed; empty: leave it as it is."""
    match option.kind:
        case SwitchKind():
            return "false" if now else "true"
        case ChoiceKind(choices):
            words = {value.value: _value(option.key, value.value, say) for value in choices}
            _list(list(words.values()), screen)
            line = screen.ask(say.t("menu-choice", option=capital(name)))
            return (line and _pick(line, words)) or line
        case kind:
            question = say.t("menu-option", option=capital(name), accepts=kind.accepts)
            return screen.ask(question)


def _value(key: str, value: object, say: Translator) -> str:
    """Return the plain value of an option in words."""
    prefix = f"option-{key.replace('_', '-')}"
    match value:
        case bool():
            return say.t("option-on" if value else "option-off")
        case list():
            return ", ".join(_named(f"{prefix}-{item}", str(item), say) for item in value)
        case dict():
            return " ".join(f"{card}={points}" for card, points in value.items())
        case _:
            return _named(f"{prefix}-{value}", str(value), say)


def _ask_bots(players: int, screen: Screen, say: Translator) -> str:
    names = {name: _named(f"bot-{name}", name, say) for name in reversed(OPPONENTS)}
    about = [f"{names[n]} – {_named(f'bot-{n}-about', n, say)}" for n in names]
    _list(about, screen)
    while True:
        line = screen.ask(say.t("menu-bots", default=names[DEFAULT_BOTS]))
        if not line:
            return DEFAULT_BOTS
        try:
            picked = _pick(line, names)
            if picked is None:
                parse_bots(line, players)
            return picked or line
        except KierkiError as error:
            _complain(error, screen, say)


def _ask_name(screen: Screen, say: Translator) -> str:
    while True:
        line = screen.ask(say.t("menu-name", default=say.t("menu-you")))
        try:
            return own_name(line or None, say)
        except KierkiError as error:
            _complain(error, screen, say)
