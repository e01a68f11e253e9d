"""What can be wrong with a variant, an option or a house-rule file."""

from __future__ import annotations

from kierki.cards.errors import KierkiError


class VariantError(KierkiError):
    """A variant, an option or a number of players that does not exist or does not fit."""


class VariantFileError(KierkiError):
    """A house-rule file that makes no sense. Names the file, the key and what is accepted."""

    def __init__(self, message: str, *, file: str, key: str = "", **facts: object) -> None:
        super().__init__(f"error-variant-{message}", file=file, key=key, **facts)
