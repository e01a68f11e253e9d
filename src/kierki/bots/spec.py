"""A bot as it is asked for: a name, and settings of its own after a colon."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kierki.cards.errors import KierkiError, excerpt


class BotSpecError(KierkiError):
    """Settings that the bot does not have, or that are written wrongly."""


@dataclass(frozen=True, slots=True)
class BotSpec:
    """What ``name:key=value,key=value`` asks for."""

    name: str
    settings: tuple[tuple[str, str], ...] = ()
    """As typed, in the order typed."""

    def accept(self, *keys: str) -> Mapping[str, str]:
        """Return the settings, all of which must be among *keys*.

        Raises:
            BotSpecError: one is not.
        """
        for key, _ in self.settings:
            if key not in keys:
                accepts = ", ".join(keys) or "–"
                raise BotSpecError("bot-setting", name=self.name, found=key, accepts=accepts)
        return dict(self.settings)

    def number(self, key: str, otherwise: int, *, least: int, most: int) -> int:
        """Return the setting *key*, a whole number from *least* to *most*, else *otherwise*.

        Raises:
            BotSpecError: it is no such number.
        """
        text = dict(self.settings).get(key)
        if text is None:
            return otherwise
        whole = text.isascii() and text.isdigit() and len(text) < 10
        if not whole or not least <= int(text) <= most:
            facts = {"name": self.name, "key": key, "found": excerpt(text)}
            raise BotSpecError("bot-setting-value", **facts, accepts=f"{least}–{most}")
        return int(text)


def parse_spec(text: str) -> BotSpec:
    """Return what *text* asks for.

    >>> parse_spec("strong:worlds=200,moon=off")
    BotSpec(name='strong', settings=(('worlds', '200'), ('moon', 'off')))

    Raises:
        BotSpecError: what comes after the colon is not keys and values, or a key comes twice.
    """
    name, colon, rest = text.strip().partition(":")
    settings: dict[str, str] = {}
    for setting in rest.split(",") if colon else ():
        key, equals, value = (part.strip() for part in setting.partition("="))
        if not key or not equals or not value or key in settings:
            raise BotSpecError("bot-settings", found=excerpt(text))
        settings[key.lower()] = value
    return BotSpec(name.strip().lower(), tuple(settings.items()))


def split_specs(text: str) -> tuple[str, ...]:
    """Return the bots that *text* lists with commas between; settings stay with their bot.

    >>> split_specs("random, strong:worlds=200,moon=off,casual")
    ('random', 'strong:worlds=200,moon=off', 'casual')
    """
    specs: list[str] = []
    for piece in text.split(","):
        if specs and ":" in specs[-1] and "=" in piece and ":" not in piece:
            specs[-1] += f",{piece.strip()}"
        else:
            specs.append(piece.strip())
    return tuple(specs)
