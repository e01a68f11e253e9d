"""House-rule files for tests, as small as may be."""

from __future__ import annotations

import pytest

from kierki.variants import Definition, VariantFileError, build, check
from kierki.variants.load import parse

FILE = "rules.toml"
HEAD = 'format = 1\nkey = "ours"\n'
ON_KIERKI = HEAD + 'based_on = "kierki"\n'
ON_HEARTS = HEAD + 'based_on = "hearts"\n'
KIERKI = HEAD + 'family = "kierki"\n'
HEARTS = HEAD + 'family = "hearts"\n'
ONE_DEAL = 'deals = ["ours"]\n[contract.ours]\n'
OWN_KIERKI = KIERKI + ONE_DEAL
OWN_HEARTS = HEARTS + ONE_DEAL


def read(text: str) -> Definition:
    return parse(text, FILE)


def refused(text: str) -> VariantFileError:
    """Return the error that *text* is refused with, also when somebody would play it."""
    with pytest.raises(VariantFileError) as caught:
        check(read(text))
    with pytest.raises(VariantFileError):
        build(read(text))
    assert caught.value.facts["file"] == FILE
    return caught.value
