"""What may be typed instead of an answer: help, hint, undo and the like."""

from __future__ import annotations

from enum import StrEnum

from kierki.i18n import Language, Translator
from kierki.i18n.words import fold


class Command(StrEnum):
    """Something a player may ask for at any question."""

    HELP = "help"
    HISTORY = "history"
    HINT = "hint"
    UNDO = "undo"
    SHEET = "sheet"
    RULES = "rules"
    CLAIM = "claim"
    QUIT = "quit"


def words_for(command: Command, say: Translator) -> tuple[str, ...]:
    """Return what may be typed for *command*, its letter first: local words, then English."""
    local = say.t(f"table-words-{command}")
    english = Translator(Language.EN).t(f"table-words-{command}")
    return tuple(dict.fromkeys(f"{local} {english}".split()))


def parse_command(text: str, say: Translator) -> Command | None:
    """Return the command that *text* asks for, if it is one.

    >>> [parse_command(text, Translator(Language.PL)) for text in ("p", "Podpowiedź", "quit")]
    [<Command.HINT: 'hint'>, <Command.HINT: 'hint'>, <Command.QUIT: 'quit'>]
    """
    typed = fold(text).strip()
    for command in Command:
        if typed in map(fold, words_for(command, say)):
            return command
    return None
