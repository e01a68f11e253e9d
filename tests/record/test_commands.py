"""The commands replay, verify and export: what they show, what they write, what they return."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from kierki import cli
from kierki.i18n import Language
from kierki.record import codec, dumps, load
from kierki.record.text import to_text
from kierki.variants import preset_keys
from record.records import whole

RECORDS = Path(__file__).parents[1] / "golden" / "records"
ALL = sorted(RECORDS.glob("*.json"))
MATCH = RECORDS / "kierki-talon.json"
in_each_language = pytest.mark.parametrize("language", Language)


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("KIERKI_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "KIERKI_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")


def shown(capsys: pytest.CaptureFixture[str], *args: object, code: int = 0) -> str:
    assert cli.main([str(arg) for arg in args]) == code
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def refused(capsys: pytest.CaptureFixture[str], *args: object) -> str:
    assert cli.main([str(arg) for arg in args]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err


def test_replay_tells_every_deal(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "replay", MATCH, "--lang", "pl")
    record = load(MATCH)
    for number in range(1, len(record.match().results) + 1):
        assert f"Rozdanie {number} z 12: " in text
    for word in ("bez panów", "rozbójnik", "atutowa", "loteryjka", "Talon:", "Atu (", "Razem"):
        assert word in text
    assert record.seed.hex() in text
    assert "table-" not in text
    assert "record-" not in text


def test_replay_shows_leader_winner_and_points_of_a_trick(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = shown(capsys, "replay", MATCH, "--deal", 1, "--lang", "en")
    lines = text.splitlines()
    record = load(MATCH)
    winners = codec.read(codec.read_text(MATCH)).deals[0].taken or ()
    tricks = [line for line in lines if line.lstrip()[:2].rstrip(".").isdigit() and "→" in line]
    assert len(tricks) == len(winners)
    for line, winner in zip(tricks, winners, strict=True):
        assert line.count("›") == 1
        assert f"→ {record.names[winner]}" in line
        assert "−20" in line
    first = record.actions[0][0]
    columns = [lines[lines.index(tricks[0]) - 1].index(name) for name in record.names]
    assert tricks[0].index("›") == columns[first] - 1


IN_TURN = [(path, list(Language)[n % len(Language)]) for n, path in enumerate(ALL)]
TELLING = ("kierki-talon", "kierki-6", "hearts-mixed", "open-moon", "open-auction")
"""Records in which all there is to say is said."""
IN_ALL = [(RECORDS / f"{name}.json", language) for name in TELLING for language in Language]


@pytest.mark.parametrize(
    ("path", "language"), [*IN_TURN, *IN_ALL], ids=lambda value: getattr(value, "stem", value)
)
def test_every_golden_record_is_told_and_right(
    path: Path, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    text = shown(capsys, "replay", path, "--lang", language)
    assert len(text.splitlines()) > 5
    assert not {word for word in text.split() if word.startswith(("table-", "record-", "sheet-"))}
    shown(capsys, "verify", path, "--lang", language)


@pytest.mark.parametrize("key", preset_keys())
def test_a_narrow_console_is_enough(
    key: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    text = shown(capsys, "replay", RECORDS / f"{key}.json", "--deal", 1, "--lang", "pl")
    assert max(map(len, text.splitlines())) <= 40


def test_replay_of_one_deal(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "replay", MATCH, "--deal", 8, "--lang", "en")
    assert text.startswith("Deal 8 of 12: trump\n")
    assert "Deal 9" not in text
    assert "There is no deal 13" in refused(capsys, "replay", MATCH, "--deal", 13, "--lang", "en")


def test_replay_as_text_can_be_read_back(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "replay", MATCH, "--text")
    assert codec.loads(text) == load(MATCH)


@pytest.mark.parametrize("form", ["text", "json", "pbn"])
def test_export(form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "export", MATCH, "--to", form)
    path = tmp_path / "out"
    assert shown(capsys, "export", MATCH, "--to", form, "-o", path) == ""
    assert path.read_text("utf-8") == text
    if form == "pbn":
        assert text.count("[Deal ") == 12
    else:
        assert load(path) == load(MATCH)
        assert shown(capsys, "verify", path, "--lang", "en") == f"{path}: right. Deals: 12.\n"


def test_verify_is_0_when_all_are_right(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "verify", *ALL, "--lang", "en")
    assert text.count(": right. Deals: ") == len(ALL)


def wrong(tmp_path: Path) -> Path:
    made = json.loads(MATCH.read_text("utf-8"))
    made["deals"][2]["points"][1] += 5
    made["deals"][4]["actions"][9] = "2 2C"
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(made), "utf-8")
    return path


def test_verify_is_1_when_a_match_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = wrong(tmp_path)
    text = shown(capsys, "verify", MATCH, path, "--lang", "en", code=1)
    right, head, first, second = text.splitlines()
    assert right == f"{MATCH}: right. Deals: 12."
    assert head == f"{path}: wrong in 2 places."
    assert first.startswith("  Deal 3, Bolek: points: the record says ")
    assert second.startswith("  Deal 5, trick 3: Celina plays 2♣. That breaks the rules: ")


def test_verify_is_2_when_a_file_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cut = tmp_path / "cut.json"
    cut.write_text(MATCH.read_text("utf-8")[:3000], "utf-8")
    assert cli.main(["verify", str(wrong(tmp_path)), str(cut), str(MATCH), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert "wrong in 2 places" in said.out
    assert f"{MATCH}: right" in said.out
    assert said.err.startswith(f"kierki: {cut}: The record is cut off")
    assert said.err.count("\n") == 1
    for missing in (tmp_path / "none.json", tmp_path):
        assert str(missing) in refused(capsys, "verify", missing)


def test_verify_takes_a_record_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "many.jsonl"
    matches = [whole("kierki"), whole("hearts"), whole("kierki-classic")]
    path.write_text("".join(f"{dumps(match)}\n" for match in matches), "utf-8")
    text = shown(capsys, "verify", path, "--lang", "en")
    assert [line.partition(": ")[0] for line in text.splitlines()] == [
        f"{path}:{n}" for n in (1, 2, 3)
    ]
    path.write_text(dumps(matches[0]).replace("\n", "") + '\n{"format": 1}\n', "utf-8")
    assert f"{path}:2: " in refused_beside(capsys, path)


def refused_beside(capsys: pytest.CaptureFixture[str], path: Path) -> str:
    assert cli.main(["verify", str(path)]) == 2
    return capsys.readouterr().err


@in_each_language
def test_a_match_that_breaks_the_rules_is_told_up_to_there(
    language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["replay", str(wrong(tmp_path)), "--lang", language]) == 2
    said = capsys.readouterr()
    assert len(said.out.splitlines()) > 60
    assert said.err.count("\n") == 1
    assert said.err.startswith("kierki: ")
    assert "R-TRICK-" in said.err


@pytest.mark.parametrize("command", ["replay", "verify", "export"])
def test_files_that_are_no_records(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file"
    more = ("--to", "json") if command == "export" else ()
    for content in (b"", b"\xff\xfe", b"\0" * 100, b"[[[[", b"%PDF-1.4", b'{"format":"x/1"}'):
        path.write_bytes(content)
        assert refused(capsys, command, path, *more)


def test_a_match_in_play_is_told_as_far_as_it_went(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = whole("hearts")
    path = tmp_path / "open.txt"
    for count in (0, 1, 4, 7, 60):
        path.write_text(to_text(replace(record, actions=record.actions[:count])), "utf-8")
        text = shown(capsys, "replay", path, "--lang", "en")
        assert "The deal is not over." in text
        assert shown(capsys, "verify", path)
