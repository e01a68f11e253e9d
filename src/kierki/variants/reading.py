"""Reading a table of a variant file key by key, with an error that names what is wrong.

Any value may depend on the number of players: ``{ 3 = -15, else = -20 }``.
"""

from __future__ import annotations

from kierki.cards.card import NotACardError
from kierki.cards.cardset import CardSet, RepeatedCardError
from kierki.cards.deck import MAX_PLAYERS, MIN_PLAYERS
from kierki.cards.errors import excerpt
from kierki.variants.errors import FileFault, NotAcceptedError, VariantFileError
from kierki.variants.kinds import MAX_POINTS, Kind, NumberKind, SwitchKind

ELSE = "else"
NUMBERS_OF_PLAYERS = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))
LONGEST_TEXT = 200
_PLAYER_KEYS = {*map(str, NUMBERS_OF_PLAYERS), ELSE}
POINTS = NumberKind(-MAX_POINTS, MAX_POINTS)
_SUM = NumberKind(-(10**9), 10**9)

Raw = dict[str, object]


class NoEntryError(Exception):
    """A value by number of players leaves some number out. `key` is the way to the value."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(key)


def is_by_players(value: object) -> bool:
    """Return whether *value* gives a value for each number of players."""
    return isinstance(value, dict) and bool(value) and set(value) <= _PLAYER_KEYS


def by_players(value: object, players: int, key: str = "") -> object:
    """Return *value* as it is for *players*, in a table also the value of each key.

    Raises:
        NoEntryError: it depends on the number of players and leaves *players* out.
    """
    if not isinstance(value, dict):
        return value
    if not is_by_players(value):
        return {name: _own(inner, players, f"{key}.{name}") for name, inner in value.items()}
    return _own(value, players, key)


def _own(value: object, players: int, key: str) -> object:
    if not isinstance(value, dict) or not is_by_players(value):
        return value
    for name in (str(players), ELSE):
        if name in value:
            return value[name]
    raise NoEntryError(key)


class Section:
    """One table of a file. Take what is known, then call `finish`."""

    def __init__(self, file: str, path: str, data: Raw, players: int) -> None:
        self.file = file
        self.path = path
        self.players = players
        self._data = dict(data)
        self._known: list[str] = []

    def where(self, key: str) -> str:
        """Return *key* with the way to it from the top of the file."""
        return ".".join(filter(None, (self.path, key)))

    def fault(self, fault: FileFault, key: str, **facts: object) -> VariantFileError:
        """Return the error for *key*, or for the whole table where *key* is empty."""
        shown = {name: excerpt(fact) for name, fact in facts.items() if name == "found"}
        return VariantFileError(fault, file=self.file, key=self.where(key), **facts | shown)

    def refusal(self, key: str, found: object, accepts: str) -> VariantFileError:
        """Return the error for *key*, whose value *found* is none of what it *accepts*."""
        return NotAcceptedError(accepts).of_file(self.file, self.where(key), found)

    def take(self, key: str) -> object:
        """Return the value of *key* for these players, or None when there is none.

        Raises:
            VariantFileError: the value says nothing for so many players.
        """
        self._known.append(key)
        try:
            return by_players(self._data.pop(key, None), self.players, key)
        except NoEntryError as error:
            accepts = f"{self.players} = …, {ELSE} = …"
            raise self.fault(
                FileFault.NO_ENTRY, error.key, players=self.players, accepts=accepts
            ) from None

    def read(self, key: str, kind: Kind) -> object:
        """Return the value of *key* as *kind* reads it, or None when there is none.

        Raises:
            VariantFileError: the value is not accepted.
        """
        raw = self.take(key)
        if raw is None:
            return None
        try:
            return kind.read(raw)
        except NotAcceptedError as error:
            raise error.of_file(self.file, self.where(key), raw) from None

    def number(self, key: str) -> int | None:
        """Return points, or None when the key is missing."""
        value = self.read(key, POINTS)
        return value if isinstance(value, int) else None

    def declared(self, key: str) -> int | None:
        """Return what the file says *key* comes to, None when it does not say for these players.

        Raises:
            VariantFileError: the value is no number.
        """
        self._known.append(key)
        raw = self._data.pop(key, None)
        try:
            own = by_players(raw, self.players)
            return None if own is None else _SUM.read(own)
        except NoEntryError:
            return None
        except NotAcceptedError as error:
            raise error.of_file(self.file, self.where(key), raw) from None

    def switch(self, key: str) -> bool:
        """Return whether *key* is set to true."""
        return self.read(key, SwitchKind()) is True

    def text(self, key: str) -> str:
        """Return a short line of text, empty when the key is missing."""
        raw = self.take(key)
        if raw is None:
            return ""
        short = isinstance(raw, str) and 0 < len(raw.strip()) <= LONGEST_TEXT
        if not isinstance(raw, str) or not short or not raw.isprintable():
            raise self.refusal(key, raw, f'"…" (1–{LONGEST_TEXT})')
        return raw.strip()

    def texts(self, key: str) -> tuple[str, ...]:
        """Return a list of words, none of them twice; a single word counts as a list of one."""
        raw = self.take(key)
        words = [raw] if isinstance(raw, str) else [] if raw is None else raw
        accepts = '["…", "…"]'
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise self.refusal(key, raw, accepts)
        if raw == [] or len(set(words)) != len(words):
            raise self.refusal(key, raw, accepts)
        return tuple(words)

    def cards(self, key: str) -> CardSet:
        """Return a set of cards written as a list of names."""
        words = self.texts(key)
        try:
            return CardSet.parse(" ".join(words))
        except (NotACardError, RepeatedCardError):
            raise self.refusal(key, list(words), '["QS", "KH"]') from None

    def table(self, key: str) -> Section:
        """Return the table under *key*, empty when it is missing."""
        raw = self._data.pop(key, None)
        self._known.append(key)
        if raw is not None and not isinstance(raw, dict):
            raise self.refusal(key, raw, f"[{self.where(key)}]")
        return Section(self.file, self.where(key), raw or {}, self.players)

    @property
    def left(self) -> tuple[str, ...]:
        """The keys not taken yet."""
        return tuple(self._data)

    def finish(self) -> None:
        """Refuse the first key that nobody took."""
        for key in self._data:
            accepts = ", ".join(sorted(set(self._known)))
            raise self.fault(FileFault.UNKNOWN_KEY, key, accepts=accepts)
