"""How a language is chosen."""

import pytest

from kierki.i18n import Language, UnknownLanguageError, negotiate


@pytest.mark.parametrize(
    ("requested", "environ", "expected"),
    [
        (None, {}, "pl"),
        (None, {"LANG": ""}, "pl"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LANG": "POSIX"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "sk_SK@euro"}, "sk"),
        (None, {"LANG": "pl"}, "pl"),
        (None, {"LANG": "pl_PL", "LC_MESSAGES": "ja_JP.eucJP"}, "ja"),
        (None, {"LANG": "pl_PL", "LC_MESSAGES": "ja_JP", "LC_ALL": "en_GB"}, "en"),
        (None, {"LC_ALL": "en_GB", "KIERKI_LANG": "sk"}, "sk"),
        ("ja", {"LC_ALL": "en_GB", "KIERKI_LANG": "sk"}, "ja"),
        ("PL-pl", {}, "pl"),
    ],
)
def test_language(requested: str | None, environ: dict[str, str], expected: str) -> None:
    assert negotiate(requested, environ) is Language(expected)


@pytest.mark.parametrize("asked", ["de", "", "polski", "p l", "../pl"])
def test_unknown_language_is_refused_with_the_four(asked: str) -> None:
    with pytest.raises(UnknownLanguageError, match="pl, en, sk, ja"):
        negotiate(asked, {"LANG": "pl_PL"})


def test_unknown_language_in_kierki_lang_is_refused_too() -> None:
    with pytest.raises(UnknownLanguageError):
        negotiate(None, {"KIERKI_LANG": "xx"})
