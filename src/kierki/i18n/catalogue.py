"""The catalogues: Fluent files, of which only the messages that are asked for are parsed.

``i18n/<language>/<area>.ftl`` holds the messages whose ids begin with ``<area>-``. Parsing is
the slow part of Fluent (a third of a millisecond a message, and 60 ms for its import), so a file
is cut into entries by their first lines, a message without placeables is read as it stands, and
any other goes to the parser when it is first wanted.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from kierki.i18n.language import Language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Functions = Mapping[str, Callable[[Any], Any]]

# By Fluent's grammar only an entry begins in the first column, except a comment and a brace.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_AREA = re.compile(r"[a-z]+(?=-[a-z0-9])")


def areas(language: Language) -> tuple[str, ...]:
    """Return the areas that *language* has a file for."""
    folder = resources.files(__package__) / language
    return tuple(sorted(f.name[:-4] for f in folder.iterdir() if f.name.endswith(".ftl")))


@cache
def source(language: Language, area: str) -> str:
    """Return the text of one file, empty where there is none."""
    file = resources.files(__package__) / language / f"{area}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def entries(language: Language, area: str) -> Mapping[str, str]:
    """Return the Fluent text of each entry of one file by its id; terms keep their ``-``."""
    text = _COMMENT.sub("", source(language, area))
    starts = [(match.start(), match[1]) for match in _ENTRY.finditer(text)]
    ends = [start for start, _ in starts[1:]] + [len(text)]
    return {id: text[start:end] for (start, id), end in zip(starts, ends, strict=True)}


def plain_text(entry: str) -> str | None:
    """Return the text of a message that Fluent would give back as it is written, else None.

    >>> plain_text("menu-quit = Quit"), plain_text("menu-hello = Hello, { $name }")
    ('Quit', None)
    """
    if "{" in entry:
        return None
    first, *rest = entry.partition("=")[2].rstrip().split("\n")
    depth = min((len(line) - len(line.lstrip(" ")) for line in rest if line.strip()), default=0)
    return "\n".join([first.strip(" "), *(line[depth:] for line in rest)]).lstrip("\n")


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The messages of one language, read as they are asked for.

    `functions` are what messages may call, such as ``CARD``.
    """

    language: Language
    functions: Functions
    _bundle: list[FluentBundle] = field(default_factory=list)
    _parsed: set[str] = field(default_factory=set)

    def entry(self, id: str) -> str | None:
        """Return the Fluent text of the message *id*, if there is one."""
        area = _AREA.match(id.removeprefix("-"))
        return entries(self.language, area[0]).get(id) if area else None

    def format(self, id: str, facts: Mapping[str, object]) -> tuple[str, list[Exception]] | None:
        """Return the message *id* and what went wrong in making it; None where it is missing."""
        entry = self.entry(id)
        if entry is None:
            return None
        plain = plain_text(entry)
        if plain is not None:
            return plain, []
        from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

        bundle = self._bundle_with(id)
        if not bundle.has_message(id) or (pattern := bundle.get_message(id).value) is None:
            return None
        # FluentBundle.format_pattern would turn our numbers into its own.
        errors: list[Exception] = []
        current = CurrentEnvironment(args=dict(facts))
        text = pattern(ResolverEnvironment(context=bundle, current=current, errors=errors))
        return str(text), errors

    def _bundle_with(self, id: str) -> FluentBundle:
        """Return the bundle after adding *id* and all that it refers to."""
        from fluent.runtime import FluentBundle, FluentResource

        if not self._bundle:
            self._bundle.append(
                FluentBundle([self.language], functions=dict(self.functions), use_isolating=False)
            )
        bundle = self._bundle[0]
        wanted = [id]
        while wanted:
            id = wanted.pop()
            entry = None if id in self._parsed else self.entry(id)
            if entry is not None:
                self._parsed.add(id)
                bundle.add_resource(FluentResource(entry))
                wanted += _REFERENCE.findall(entry)
        return bundle
