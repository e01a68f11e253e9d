"""What can be wrong with a variant, an option or a house-rule file."""

from __future__ import annotations

from enum import StrEnum

from kierki.cards.errors import KierkiError, excerpt

LONGEST_FACT = 500
"""Signs of what an error says would be accepted: a file may have very many contracts."""


class VariantError(KierkiError):
    """A variant, an option or a number of players that does not exist or does not fit."""


class FileFault(StrEnum):
    """What is wrong with a house-rule file; each is the message that says so."""

    NO_FILE = "error-variant-no-file"
    FOLDER = "error-variant-folder"
    NOT_A_FILE = "error-variant-not-a-file"
    """A pipe or a device, which may never end."""
    FORBIDDEN = "error-variant-forbidden"
    UNREADABLE = "error-variant-unreadable"
    TOO_BIG = "error-variant-too-big"
    LONG_LINE = "error-variant-long-line"
    NOT_UTF8 = "error-variant-not-utf8"
    NOT_TOML = "error-variant-not-toml"
    TOO_DEEP = "error-variant-too-deep"
    NO_SUCH_KIND = "error-variant-no-such-kind"
    """A date, a fraction or another value that no key takes."""
    MISSING = "error-variant-missing"
    UNKNOWN_KEY = "error-variant-unknown-key"
    KEY_TAKEN = "error-variant-key-taken"
    MIXED = "error-variant-mixed"
    """Keys that exclude one another."""
    NO_ENTRY = "error-variant-no-entry"
    """A value by number of players that leaves out a number the file is for."""
    DECLARED = "error-variant-declared"
    """What the file declares and what it comes to are not the same."""


class Objection(StrEnum):
    """Why a value is not accepted. ``error-variant-…`` says it of a key of a file,
    ``error-option-…`` of an option that a person set.
    """

    VALUE = "value"
    TWICE = "twice"
    PLAYERS = "players"
    """Not with so many players."""
    CLASH = "clash"
    """Not together with another option."""
    NOT_DEALT = "not-dealt"
    """It names a card that is not dealt to so many players."""
    NO_POINTS = "no-points"
    """Nothing would score."""
    ENDLESS = "endless"
    """The points of a deal sum to nothing, so that no total need ever reach the limit."""


class NotAcceptedError(Exception):
    """A value that is not accepted. `accepts` says what is; `facts` are the message's others."""

    def __init__(
        self, accepts: str, objection: Objection = Objection.VALUE, /, **facts: object
    ) -> None:
        self.accepts = accepts
        self.objection = objection
        self.facts = facts
        super().__init__(accepts)

    def of_option(self, option: str, found: object) -> VariantError:
        """Return the error for the *option* that a person set to *found*."""
        facts = {"option": option, "found": excerpt(found), "accepts": self.accepts}
        return VariantError(f"error-option-{self.objection}", **facts | self.facts)

    def of_file(self, file: str, key: str, found: object) -> VariantFileError:
        """Return the error for the *key* of a file that holds *found*."""
        facts = {"found": excerpt(found), "accepts": self.accepts}
        return VariantFileError(
            f"error-variant-{self.objection}", file=file, key=key, **facts | self.facts
        )


class VariantFileError(KierkiError):
    """A house-rule file that makes no sense. Names the file, the key and what is accepted."""

    def __init__(self, message: str, *, file: str, key: str = "", **facts: object) -> None:
        safe = {
            name: excerpt(fact, LONGEST_FACT) if isinstance(fact, str) else fact
            for name, fact in facts.items()
        }
        super().__init__(message, file=excerpt(file, 200), key=excerpt(key, 100), **safe)
