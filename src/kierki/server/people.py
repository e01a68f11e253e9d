"""Who somebody is: guests with a name, known again by a signed cookie."""

from __future__ import annotations

import secrets
import unicodedata

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "kierki"
LONGEST_NAME = 30


class BadNameError(ValueError):
    """A name that nobody may have."""


def clean_name(text: str) -> str:
    """Return *text* as a name: no signs that cannot be seen, single spaces, 1 to 30 signs.

    Raises:
        BadNameError: nothing is left, or too much.
    """
    seen = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in text)
    name = " ".join(unicodedata.normalize("NFC", seen).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadNameError(text)
    return name


def new_user() -> str:
    """Return an id that nobody can guess."""
    return secrets.token_urlsafe(12)


class Passes:
    """Cookies that say who somebody is, signed so that nobody can write one."""

    def __init__(self, key: bytes) -> None:
        self._signer = URLSafeSerializer(key, salt="kierki guest 1")

    def write(self, user: str) -> str:
        """Return the cookie of *user*."""
        return str(self._signer.dumps(user))

    def read(self, cookie: str | None) -> str | None:
        """Return whose *cookie* it is; None: nobody's."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            user = self._signer.loads(cookie)
        except BadSignature:
            return None
        return user if isinstance(user, str) else None
