"""The languages that the program speaks, and how one is chosen."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from kierki.cards.errors import KierkiError


class Language(StrEnum):
    """A language, named as in a locale. Polish comes first."""

    PL = "pl"
    EN = "en"
    SK = "sk"
    JA = "ja"


class UnknownLanguageError(KierkiError):
    """A language asked for by name is none of ours."""

    def __init__(self, language: str) -> None:
        super().__init__("error-unknown-language", language=language, known=", ".join(Language))


def negotiate(requested: str | None, environ: Mapping[str, str]) -> Language:
    """Return the language to speak: the one *requested*, else what the environment says.

    ``KIERKI_LANG`` is a request too. After it the first of ``LC_ALL``, ``LC_MESSAGES`` and
    ``LANG`` that is set decides, as POSIX has it; a locale that is none of ours is answered in
    English, and where nothing is set we speak Polish.

    >>> negotiate("sk", {}), negotiate(None, {"LANG": "ja_JP.UTF-8"})
    (<Language.SK: 'sk'>, <Language.JA: 'ja'>)
    >>> negotiate(None, {}), negotiate(None, {"LC_ALL": "de_DE.UTF-8", "LANG": "pl_PL"})
    (<Language.PL: 'pl'>, <Language.EN: 'en'>)

    Raises:
        UnknownLanguageError: the language requested is none of ours.
    """
    asked = requested if requested is not None else environ.get("KIERKI_LANG") or None
    if asked is not None:
        language = _of_locale(asked)
        if language is None:
            raise UnknownLanguageError(asked)
        return language
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environ.get(name):
            return _of_locale(locale) or Language.EN
    return Language.PL


def _of_locale(locale: str) -> Language | None:
    """Return the language of a locale such as ``pl_PL.UTF-8`` or ``pl``, if it is ours."""
    primary = locale.replace("-", "_").partition("_")[0].partition(".")[0].partition("@")[0]
    try:
        return Language(primary.strip().lower())
    except ValueError:
        return None
