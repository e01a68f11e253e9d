"""``kierki variants``: the list, the page that explains a variant, the check of a file."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from kierki import cli
from kierki.cli.columns import hanging, table, wrap
from kierki.i18n import Language
from kierki.variants import check, load_file, players_of, preset, preset_keys

HOUSE = 'format = 1\nkey = "ours"\nbased_on = "hearts"\nname = "Nasze"\nplayers = [4, 5]\n'
ONE_SCREEN = 46


@pytest.fixture(autouse=True)
def _plain_console(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("KIERKI_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "KIERKI_DEBUG", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = cli.main(("variants", *args))
    said = capsys.readouterr()
    return code, said.out, said.err


def failing(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    code, out, err = run(capsys, *args)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


@pytest.mark.parametrize("language", Language)
def test_the_list_has_every_preset(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "--lang", language)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert [line.split()[0] for line in lines[1:-2] if not line.startswith(" ")] == list(
        preset_keys()
    )
    assert all(cell_len(line) <= 80 for line in lines)


def test_the_list_has_names_players_deals_and_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "--lang", "pl")
    assert re.search(r"^kierki +Kierki +3–7 +12$", out, re.MULTILINE)
    assert re.search(r"^hearts-partners +Hearts parami +4 +-$", out, re.MULTILINE)
    assert "\n  Siedem rozdań, w których lepiej nie brać" in out


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("key", preset_keys())
def test_every_variant_is_explained_on_one_screen(
    key: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for players in players_of(preset(key)):
        arguments = ("show", key, "--players", str(players), "--lang", language)
        code, out, err = run(capsys, *arguments)
        assert (code, err) == (0, "")
        lines = out.splitlines()
        assert len(lines) <= ONE_SCREEN
        assert all(cell_len(line) <= 80 for line in lines)
        assert lines[0].endswith(key)


def test_the_page_has_the_numbers_of_so_many_players(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "show", "kierki", "--players", "3", "--lang", "pl")
    assert re.search(r"^  1 +bez lew +lewa −15 +−255$", out, re.MULTILINE)
    assert re.search(r"^  8–10 +atutowa +lewa \+25 +\+425$", out, re.MULTILINE)
    assert "790 i 485" in out
    assert "51 kart, bez 2♣, po 17 na rękę" in out


def test_the_page_has_the_options_that_were_set(capsys: pytest.CaptureFixture[str]) -> None:
    settings = ("--set", "trump_call=talon", "--set", "king-must-drop=tak")
    _, out, _ = run(capsys, "show", "kierki", "--lang", "en", *settings)
    assert "12 cards to a hand, 4 lie open in the talon" in out
    assert "from 5 to 325" in " ".join(out.split())
    assert "trump_call=talon|declarer|first-five" in out
    assert (
        "Deal 5: whoever is void in the suit led and holds K♥ must play it. (R-DROP-1)"
        in " ".join(out.split())
    )


def test_a_house_rule_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(HOUSE + 'source = "Nasz stół"\n[options]\nlimit = 30\n', "utf-8")
    code, out, _ = run(capsys, "show", str(path), "--players", "5", "--lang", "pl")
    assert code == 0
    assert out.startswith("Nasze · 5 graczy · ours\nNasz stół\n")
    assert "dojdzie do 30." in out


@pytest.mark.parametrize("key", preset_keys())
def test_the_template_is_a_house_rule_at_once(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for language in Language:
        code, out, _ = run(capsys, "show", key, "--toml", "--lang", language)
        assert code == 0
        path = tmp_path / "ours.toml"
        path.write_text(out, "utf-8")
        definition = load_file(path)
        assert definition.key == f"my-{key}"
        assert players_of(definition) == players_of(preset(key))
        ours, theirs = check(definition)[0], check(preset(key))[0]
        assert (ours.schedule, ours.options) == (theirs.schedule, theirs.options)


def test_the_template_takes_what_was_set(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = ("limit=50", "card_points=*H=1,JD=-5,QS=13", "pass_cycle=left,hold", "moon=new")
    arguments = [word for setting in settings for word in ("--set", setting)]
    _, out, _ = run(capsys, "show", "hearts", "--toml", "--players", "5", *arguments)
    path = tmp_path / "ours.toml"
    path.write_text(out, "utf-8")
    (variant,) = check(load_file(path))
    assert variant.players == 5
    _, shown, _ = run(capsys, "show", str(path), "--lang", "en")
    assert all(setting in shown for setting in settings)


def test_the_template_of_a_file_is_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(HOUSE, "utf-8")
    assert run(capsys, "show", str(path), "--toml") == (0, HOUSE, "")
    said = failing(capsys, "show", str(path), "--toml", "--players", "5", "--lang", "en")
    assert "hearts-pool" in said


def test_check_says_which_files_are_fine_and_what_is_wrong_with_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad, none = (tmp_path / f"{name}.toml" for name in ("good", "bad", "none"))
    good.write_text(HOUSE, "utf-8")
    bad.write_text(HOUSE + "colour = 1\n", "utf-8")
    assert run(capsys, "check", str(good), "--lang", "en") == (
        0,
        f"{good}: fine. Players: 4, 5.\n",
        "",
    )
    code, out, err = run(capsys, "check", str(bad), str(good), str(none), "--lang", "en")
    assert code == 2
    assert out == f"{good}: fine. Players: 4, 5.\n"
    first, second = err.splitlines()
    assert first.startswith(f"kierki: {bad}: there is no key colour. There are: ")
    assert second == f"kierki: There is no file {none}."


def test_what_is_unknown_is_answered_with_what_there_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "hearts-pool" in failing(capsys, "show", "bridge", "--lang", "en")
    assert "trump_call" in failing(capsys, "show", "kierki", "--set", "moon=1", "--lang", "en")
    assert "3, 4" in failing(capsys, "show", "black-maria", "--players", "5", "--lang", "en")
    assert "first-five" in failing(
        capsys, "show", "kierki", "--set", "trump_call=talon", "--players", "6", "--lang", "en"
    )
    assert "show, check" in failing(capsys, "explain", "--lang", "en")
    assert "3-7" in failing(capsys, "show", "kierki", "--players", "8", "--lang", "en")
    failing(capsys, "show", "--lang", "pl")
    failing(capsys, "check", "--lang", "pl")
    failing(capsys, "show", "kierki", "--set", "moon", "--lang", "pl")


@pytest.mark.parametrize("language", Language)
def test_help_names_the_commands(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help", "--lang", language)
    assert code == 0
    assert "show" in out
    assert "check" in out
    for command in ("show", "check"):
        code, out, _ = run(capsys, command, "--help", "--lang", language)
        assert code == 0
        assert "cli-" not in out


@pytest.mark.parametrize("columns", [60, 72, 200])
def test_narrow_consoles(
    columns: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for key in preset_keys():
        _, out, _ = run(capsys, "show", key, "--lang", "pl")
        assert all(cell_len(line) <= min(columns, 80) for line in out.splitlines())
        assert not re.search(r"^[−+]\d", out, re.MULTILINE)


def test_lines_are_wrapped_by_the_width_of_their_signs() -> None:
    assert wrap("", 10) == [""]
    assert wrap("  one two", 6) == ["  one", "two"]
    assert wrap("a" * 20, 5) == ["a" * 20]
    assert wrap("切り札。ハート", 8) == ["切り札。", "ハート"]
    assert wrap("12345678 (R-LOT-1)", 12) == ["12345678", "(R-LOT-1)"]
    assert hanging("a", "b c", 4, 5) == ["a   b", "    c"]
    assert hanging("label", "b", 4, 20) == ["label b"]
    assert table([("a", "1"), ("ハ", "22")], right=(1,)) == ["a    1", "ハ  22"]
