"""The root of every error that a person may be shown."""

from __future__ import annotations


class KierkiError(ValueError):
    """Something that a person gave is refused.

    `id` names a message of the Fluent catalogues and `facts` are its arguments, so that each
    face of the program can say it in the reader's language. `str()` is for developers.
    """

    def __init__(self, message_id: str, /, **facts: object) -> None:
        self.id = message_id
        self.facts: dict[str, object] = facts
        details = ", ".join(f"{name}={value!s}" for name, value in facts.items())
        super().__init__(f"{message_id}: {details}" if details else message_id)
