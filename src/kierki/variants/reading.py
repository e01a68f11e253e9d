"""Reading a table of a variant file key by key, with an error that names what is wrong.

Any value may depend on the number of players: ``{ 3 = -15, else = -20 }``.
"""

from __future__ import annotations

from kierki.cards.card import NotACardError
from kierki.cards.cardset import CardSet, RepeatedCardError
from kierki.cards.deck import MAX_PLAYERS, MIN_PLAYERS
from kierki.variants.errors import VariantFileError
from kierki.variants.kinds import MAX_POINTS, Kind, NotAcceptedError, NumberKind

ELSE = "else"
_PLAYER_KEYS = {str(n) for n in range(MIN_PLAYERS, MAX_PLAYERS + 1)} | {ELSE}
_POINTS = NumberKind(-MAX_POINTS, MAX_POINTS)

Raw = dict[str, object]


def by_players(value: object, players: int) -> object:
    """Return *value* as it is for *players*; None when the table has no entry for them."""
    if isinstance(value, dict) and value and set(value) <= _PLAYER_KEYS:
        return value.get(str(players), value.get(ELSE))
    if isinstance(value, dict):
        return {key: by_players(inner, players) for key, inner in value.items()}
    return value


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
        return f"{self.path}.{key}" if self.path else key

    def refuse(self, message: str, key: str, **facts: object) -> VariantFileError:
        """Return the error for *key*."""
        return VariantFileError(message, file=self.file, key=self.where(key), **facts)

    def take(self, key: str) -> object:
        """Return the value of *key* for these players, or None when there is none."""
        self._known.append(key)
        return by_players(self._data.pop(key, None), self.players)

    def take_if(self, key: str, word: str) -> bool:
        """Take *key* and return True if its value is *word*; else leave it."""
        if by_players(self._data.get(key), self.players) != word:
            return False
        self.take(key)
        return True

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
            raise self.refuse("value", key, accepts=error.accepts, found=shown(raw)) from None

    def number(self, key: str) -> int | None:
        """Return points, or None when the key is missing."""
        value = self.read(key, _POINTS)
        return value if isinstance(value, int) else None

    def switch(self, key: str) -> bool:
        """Return whether *key* is set to true."""
        raw = self.take(key)
        if raw is not None and not isinstance(raw, bool):
            raise self.refuse("value", key, accepts="true, false", found=shown(raw))
        return raw is True

    def text(self, key: str, default: str = "") -> str:
        """Return a short line of text."""
        raw = self.take(key)
        if raw is None:
            return default
        if not isinstance(raw, str) or not raw.isprintable() or len(raw) > 200:
            raise self.refuse("value", key, accepts='"…" (1–200)', found=shown(raw))
        return raw

    def texts(self, key: str) -> tuple[str, ...]:
        """Return a list of words; a single word counts as a list of one."""
        raw = self.take(key)
        words = [raw] if isinstance(raw, str) else [] if raw is None else raw
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise self.refuse("value", key, accepts='["…", "…"]', found=shown(raw))
        return tuple(words)

    def numbers(self, key: str, length: int) -> tuple[int, ...] | None:
        """Return *length* points, or None when the key is missing."""
        raw = self.take(key)
        if raw is None:
            return None
        try:
            if not isinstance(raw, list) or len(raw) != length:
                raise NotAcceptedError("")
            return tuple(_POINTS.read(number) for number in raw)
        except NotAcceptedError:
            accepts = f"[{', '.join([_POINTS.accepts] * length)}]"
            raise self.refuse("value", key, accepts=accepts, found=shown(raw)) from None

    def cards(self, key: str) -> CardSet:
        """Return a set of cards written as a list of names."""
        words = self.texts(key)
        try:
            return CardSet.parse(" ".join(words))
        except (NotACardError, RepeatedCardError):
            accepts = '["QS", "KH"]'
            raise self.refuse("value", key, accepts=accepts, found=shown(list(words))) from None

    def table(self, key: str) -> Section:
        """Return the table under *key*, empty when it is missing."""
        raw = self._data.pop(key, None)
        self._known.append(key)
        if raw is not None and not isinstance(raw, dict):
            raise self.refuse("value", key, accepts=f"[{self.where(key)}]", found=shown(raw))
        return Section(self.file, self.where(key), raw or {}, self.players)

    @property
    def left(self) -> tuple[str, ...]:
        """The keys not taken yet."""
        return tuple(self._data)

    def finish(self) -> None:
        """Refuse the first key that nobody took."""
        for key in self._data:
            raise self.refuse("unknown-key", key, accepts=", ".join(sorted(self._known)))


def shown(raw: object) -> str:
    """Return *raw* short enough for an error message."""
    text = repr(raw) if not isinstance(raw, str) else f'"{raw}"'
    return text if len(text) <= 60 else text[:57] + "…"
