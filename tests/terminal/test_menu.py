"""The menu: by number, by name or by Enter, in every language."""

from pathlib import Path

import pytest

from kierki.cards.errors import KierkiError
from kierki.i18n import Language, Translator
from kierki.terminal.menu import run_menu
from kierki.terminal.setup import Wishes, make_record, parse_settings
from kierki.variants import preset_keys
from terminal.table import Paper, lines

PL = Translator(Language.PL, strict=True)


def chosen(*typed: str, wishes: Wishes | None = None, say: Translator = PL) -> tuple[Wishes, str]:
    paper = Paper()
    paper.typist = lines(*typed)
    return run_menu(wishes or Wishes(), paper.screen, say), paper.text


@pytest.mark.parametrize("language", Language)
def test_enter_alone_plays_kierki_for_four(language: Language) -> None:
    say = Translator(language, strict=True)
    wishes, text = chosen("", "", "", "", "", say=say)
    record, seat = make_record(wishes, say)
    assert record.variant.key == "kierki"
    assert record.variant.players == 4
    assert record.bots == (None, "casual", "casual", "casual")
    assert seat == 0
    assert len(set(record.names)) == 4
    assert all(f"({key})" in text for key in preset_keys())


@pytest.mark.parametrize("name", ["3", "hearts", "Hearts", "HEARTS"])
def test_a_variant_by_number_key_or_name(name: str) -> None:
    wishes, _ = chosen(name, "", "", "", "")
    assert wishes.variant == "hearts"


def test_everything_by_number() -> None:
    wishes, text = chosen("1", "3", "5", "3", "", "5", "Zofia")
    assert wishes.settings == (("trump_call", "talon"),)
    assert wishes.players == 3
    assert wishes.bots == "random"
    assert wishes.name == "Zofia"
    assert "Atu nazywa: kto weźmie talon" in text
    record, _ = make_record(wishes, PL)
    assert record.names == ("Zofia", "Ania", "Tomek")


def test_everything_by_name() -> None:
    typed = ("kierki klasyczne", "4", "robber=on", "trump_call=talon", "", "losowy", "")
    wishes, _ = chosen(*typed)
    assert wishes.variant == "kierki-classic"
    assert dict(wishes.settings) == {"robber": "on", "trump_call": "talon"}
    assert wishes.bots == "random"


def test_a_switch_is_turned_by_its_number() -> None:
    wishes, text = chosen("kierki", "", "2", "2", "3", "", "", "")
    assert dict(wishes.settings) == {"king_must_drop": "false", "robber": "false"}
    assert "Rozbójnik: nie" in text


def test_only_what_was_not_said_is_asked() -> None:
    wishes, text = chosen(
        "", wishes=Wishes(players=3, settings=(("robber", "off"),), bots="random", name="Zofia")
    )
    assert wishes.variant == "kierki"
    assert "Ilu graczy?" not in text
    assert text.count("> ") == 1


def test_nonsense_is_explained_and_asked_again() -> None:
    typed = ["xyzzy", "99", "missing.toml", "hearts", "9", "x", "5", "nope", "limit=x"]
    typed += ["moon=give", "", "deep-blue", "random,random", "", "x" * 100, "Zofia"]
    wishes, text = chosen(*typed)
    assert wishes == Wishes(variant="hearts", players=5, bots="casual", name="Zofia")
    said = " ".join(text.split())
    assert "„xyzzy”? Wpisz numer od 1 do" in said
    assert "missing.toml" in said
    assert "Graczy może być: 3, 4, 5, 6, 7." in said
    assert "limit" in said
    assert "Nie ma gracza komputerowego „deep-blue”." in said
    assert "Przeciwników jest 4, a podano: 2." in said
    assert "To nie jest imię" in said


def test_house_rules_from_the_menu(tmp_path: Path) -> None:
    file = tmp_path / "dom.toml"
    file.write_text('format = 1\nkey = "dom"\nbased_on = "kierki"\nplayers = [4]\n')
    wishes, text = chosen(str(file), "", "", "")
    assert make_record(wishes, PL)[0].variant.key == "dom"
    assert "Ilu graczy?" not in text


def test_end_of_input() -> None:
    with pytest.raises(EOFError):
        chosen("hearts")


def test_settings_need_a_value() -> None:
    assert parse_settings(("limit=75", "card_points=*H=1 QS=13")) == (
        ("limit", "75"),
        ("card_points", "*H=1 QS=13"),
    )
    with pytest.raises(KierkiError):
        parse_settings(("limit",))


def test_bots_sit_from_the_players_left() -> None:
    wishes = Wishes(bots="random,casual,random", seat=3)
    record, seat = make_record(wishes, PL)
    assert seat == 2
    assert record.bots == ("casual", "random", None, "random")
    assert record.names == ("Tomek", "Kasia", "Ty", "Ania")


def test_a_players_name_is_not_given_to_a_bot() -> None:
    record, _ = make_record(Wishes(name=" ania  "), PL)
    assert record.names == ("ania", "Tomek", "Kasia", "Piotr")


def test_deals_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "deals.pbn"
    deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    file.write_text(f'[Dealer "W"]\n[Deal "{deal}"]\n')
    record, _ = make_record(Wishes(deals=file), PL)
    assert len(record.prepared) == 1
    assert record.dealer == 3
