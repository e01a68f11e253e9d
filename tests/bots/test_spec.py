"""Bots asked for by name and settings."""

import pytest

from kierki.bots import make_bot
from kierki.bots.spec import BotSpec, BotSpecError, parse_spec
from kierki.cards.errors import KierkiError
from kierki.i18n import Language, Translator


def test_name_alone() -> None:
    assert parse_spec("Casual") == BotSpec("casual")
    assert make_bot("RANDOM").name == "random"


def test_settings_are_kept_in_order() -> None:
    spec = parse_spec("strong: Worlds = 200 , style=b ")
    assert spec == BotSpec("strong", (("worlds", "200"), ("style", "b")))
    assert spec.accept("style", "worlds") == {"worlds": "200", "style": "b"}
    assert spec.number("worlds", 400, least=1, most=999) == 200
    assert spec.number("plans", 7, least=1, most=999) == 7


@pytest.mark.parametrize("text", ["a:", "a:b", "a:b=", "a:=1", "a:b=1,", "a:b=1,b=2"])
def test_settings_written_wrongly(text: str) -> None:
    with pytest.raises(BotSpecError):
        parse_spec(text)


@pytest.mark.parametrize("worlds", ["0", "1000", "-1", "x", "²", "9" * 5000])
def test_numbers_out_of_range(worlds: str) -> None:
    with pytest.raises(BotSpecError) as caught:
        parse_spec(f"a:worlds={worlds}").number("worlds", 5, least=1, most=999)
    assert all(Translator(lang, strict=True).error(caught.value) for lang in Language)


@pytest.mark.parametrize("text", ["casual:worlds=1", "random:a=b", "nobody", ""])
def test_what_no_bot_has_is_refused(text: str) -> None:
    with pytest.raises(KierkiError) as caught:
        make_bot(text)
    assert all(Translator(lang, strict=True).error(caught.value) for lang in Language)
