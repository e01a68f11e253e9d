"""Texts in Polish, English, Slovak and Japanese: catalogues, numbers, cards.

Importing this costs nothing; Fluent itself is loaded by the first text that needs it.
"""

from kierki.i18n.language import Language, UnknownLanguageError, negotiate
from kierki.i18n.translator import MissingTextError, Translator

__all__ = ["Language", "MissingTextError", "Translator", "UnknownLanguageError", "negotiate"]
