"""The root of every error that a person may be shown."""

from __future__ import annotations

import json


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


def excerpt(value: object, limit: int = 60) -> str:
    r"""Return *value*, which somebody gave, fit for one line of an error message.

    Signs that would not print, or would steer a terminal, are written as escapes.

    >>> excerpt("one\ntwo"), excerpt([True, 2]), excerpt("no end to this", 6)
    ('one\\ntwo', '[true, 2]', 'no en…')
    """
    try:
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        text = type(value).__name__
    signs = text[: limit + 1]
    text = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in signs)
    return text if len(text) <= limit else text[: limit - 1] + "…"
