"""What can be wrong with a record."""

from __future__ import annotations

from kierki.cards.errors import KierkiError


class RecordError(KierkiError):
    """A record that cannot be read or played again.

    `where` is the way to the place, such as ``deals[3].actions[17]``; empty for the whole.
    """

    def __init__(self, message: str, *, where: str = "", **facts: object) -> None:
        self.where = where
        super().__init__(f"error-record-{message}", where=where or "record", **facts)


class NotAnActionError(KierkiError):
    """A text that is no seat and what it did."""

    def __init__(self, text: str) -> None:
        super().__init__("error-not-an-action", text=text)
