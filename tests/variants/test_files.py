"""Reading files: anything that may lie on a disk is read or refused (section 9). None may hang."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kierki.cards.errors import excerpt
from kierki.variants import Definition, VariantError, VariantFileError, check, find, load_file
from kierki.variants.load import from_record, parse, preset_keys

from .files import ON_HEARTS, ON_KIERKI


def refused(path: Path) -> VariantFileError:
    with pytest.raises(VariantFileError) as caught:
        load_file(path)
    assert caught.value.facts["file"] == excerpt(str(path), 200)
    return caught.value


def written(folder: Path, content: bytes | str) -> Path:
    path = folder / "rules.toml"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def test_a_file_is_found_by_its_path_and_a_preset_by_its_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, ON_KIERKI)
    assert find(str(path)).key == "ours"
    monkeypatch.chdir(tmp_path)
    assert find("rules.toml").key == find("./rules.toml").key == "ours"
    assert find("hearts").key == "hearts"


@pytest.mark.parametrize("name", ["Hearts-Pool", "HEARTS_POOL", " hearts-pool "])
def test_case_and_underscores_do_not_matter_in_a_key(name: str) -> None:
    assert find(name).key == "hearts-pool"


@pytest.mark.parametrize("name", ["bridge", "", "kierki.tom", "\x1b[2J", "a" * 5000, "\0"])
def test_an_unknown_name_is_answered_with_those_there_are(name: str) -> None:
    with pytest.raises(VariantError) as caught:
        find(name)
    assert caught.value.id == "error-unknown-variant"
    assert caught.value.facts["accepts"] == ", ".join(preset_keys())
    shown = str(caught.value.facts["name"])
    assert shown.isprintable()
    assert len(shown) <= 60


def test_byte_order_mark_and_line_ends_of_windows(tmp_path: Path) -> None:
    text = ON_KIERKI + 'name = { pl = "U babci", ja = "祖母の家" }\n'
    path = written(tmp_path, b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    (*_, variant) = check(load_file(path))
    assert variant.names == (("pl", "U babci"), ("ja", "祖母の家"))


def test_a_missing_file(tmp_path: Path) -> None:
    assert refused(tmp_path / "no.toml").id == "error-variant-no-file"
    assert refused(written(tmp_path, "") / "no.toml").id == "error-variant-no-file"
    assert refused(tmp_path / ("x" * 300 + ".toml")).id == "error-variant-no-file"
    assert refused(Path("a\0.toml")).id == "error-variant-no-file"


def test_a_folder(tmp_path: Path) -> None:
    assert refused(tmp_path).id == "error-variant-folder"


def test_a_pipe_that_nobody_writes_to_does_not_hang(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    assert refused(tmp_path / "pipe.toml").id == "error-variant-not-a-file"


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/dev/urandom"])
def test_a_device_without_end_is_not_read(device: str) -> None:
    assert refused(Path(device)).id == "error-variant-not-a-file"


def test_a_link_in_a_circle(tmp_path: Path) -> None:
    loop = tmp_path / "loop.toml"
    loop.symlink_to(loop)
    assert refused(loop).id == "error-variant-unreadable"


def test_a_file_without_right_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_right(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", no_right)
    assert refused(tmp_path / "rules.toml").id == "error-variant-forbidden"


def test_a_huge_file(tmp_path: Path) -> None:
    path = written(tmp_path, "")
    os.truncate(path, 10**9)
    error = refused(path)
    assert (error.id, error.facts["limit"]) == ("error-variant-too-big", 64)


def test_the_biggest_file_allowed_is_read(tmp_path: Path) -> None:
    text = ON_KIERKI + "# more\n" * ((64 * 1024 - len(ON_KIERKI)) // 7)
    assert load_file(written(tmp_path, text)).key == "ours"


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"\xff", 1),
        (b"format = 1\nkey = 'o\xfcrs'", 2),
        ("format = 1".encode("utf-16"), 1),
        (b"a\n\nb\n\xc3", 4),
    ],
)
def test_not_utf8_names_the_line(tmp_path: Path, content: bytes, line: int) -> None:
    error = refused(written(tmp_path, content))
    assert (error.id, error.facts["line"]) == ("error-variant-not-utf8", line)


@pytest.mark.parametrize(
    ("text", "line", "found"),
    [
        ("format = 1\nkey = \n", 2, "key ="),
        ("format = 1\nkey", 2, "key"),
        ("format = 1\nformat = 2", 2, "format = 2"),
        ("[options\nrobber = true", 1, "[options"),
        ("deals = [\n  'trump',\n  'lottery'\n", 3, "'lottery'"),
        ("format = 1\r\nkey = ours", 2, "key = ours"),
        ("a = 1\n\n\nb = 'x", 4, "b = 'x"),
        ("x = 2024-13-45", 1, "x = 2024-13-45"),
        ('a = "\\ud800"', 1, 'a = "\\ud800"'),
        ("\0", 1, r"\x00"),
        ("{}", 1, "{}"),
    ],
)
def test_not_toml_names_line_and_column_and_quotes_the_line(
    tmp_path: Path, text: str, line: int, found: str
) -> None:
    error = refused(written(tmp_path, text))
    assert error.id == "error-variant-not-toml"
    assert (error.facts["line"], error.facts["found"]) == (line, found)
    assert isinstance(error.facts["column"], int)
    assert error.facts["column"] >= 1
    assert "(at " not in str(error.facts["reason"])


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * 990,
        "x = " + "[" * 400 + "]" * 400,
        "x = " + "{a=" * 200 + "1" + "}" * 200,
        ".".join("a" * 400) + " = 1",
        f"[{'.'.join('a' * 400)}]",
        "\n".join(".".join("a" * 400) + f".b{n} = 1" for n in range(70)),
        "x" + " = [1" + ", [1" * 9 + "]" * 10,
    ],
)
def test_deep_nesting_is_refused(tmp_path: Path, text: str) -> None:
    error = refused(written(tmp_path, ON_KIERKI + text))
    assert error.id in {"error-variant-too-deep", "error-variant-not-toml"}


@pytest.mark.parametrize(
    "text", ["x = " + "9" * 5000, ".".join("a" * 30_000) + " = 1", "x" * 60_000, "# " + "x" * 1000]
)
def test_long_lines_are_refused(tmp_path: Path, text: str) -> None:
    error = refused(written(tmp_path, "format = 1\n" + text))
    assert error.id == "error-variant-long-line"
    assert (error.facts["line"], error.facts["limit"]) == (2, 1000)


@pytest.mark.parametrize(
    "text", ["x = 0x" + "f" * 990, "x = " + "9" * 990, "[options]\nlimit = 0b1" + "1" * 900]
)
def test_long_numbers_are_refused(tmp_path: Path, text: str) -> None:
    error = refused(written(tmp_path, ON_HEARTS + text))
    assert error.id == "error-variant-value"
    assert "1000000000" in str(error.facts["accepts"])


def test_many_tables_are_read_at_once(tmp_path: Path) -> None:
    text = ON_KIERKI + "\n".join(f"[contract.c{n}]\ntrick_points = 1" for n in range(1500))
    definition: Definition = load_file(written(tmp_path, text))
    assert len(check(definition)[0].contracts) == 9


@pytest.mark.parametrize(
    "house",
    ["", "[]", "1", "null", "{", '{"format": 1', "[" * 10_000, '{"a":' * 5000, "9" * 5000, "NaN"],
)
def test_what_a_record_carries_is_no_definition(house: str) -> None:
    with pytest.raises(VariantFileError):
        from_record(house)


@pytest.mark.parametrize(
    ("house", "message"),
    [
        ('{"format": 1, "key": "ours", "limit": NaN}', "error-variant-no-such-kind"),
        ('{"format": 1, "key": "ours", "limit": null}', "error-variant-no-such-kind"),
        ('{"format": 1, "key": "ours", "total": 1e400}', "error-variant-no-such-kind"),
        ('{"format": 1, "key": "kierki"}', "error-variant-key-taken"),
        (
            '{"format": 1, "key": "ours", "x": ' + "[" * 20 + "]" * 20 + "}",
            "error-variant-too-deep",
        ),
    ],
)
def test_a_definition_in_a_record_is_checked_as_a_file_is(house: str, message: str) -> None:
    with pytest.raises(VariantFileError) as caught:
        from_record(house)
    assert caught.value.id == message
    assert caught.value.facts["file"] == "house"


def test_a_record_carries_the_whole_definition() -> None:
    """What a house rule is based on is written into it, so a record stands alone."""
    for text in (ON_KIERKI + "total = { 3 = 0, 4 = 0 }", ON_HEARTS + "[options]\nlimit = 50"):
        definition = parse(text, "rules.toml")
        (*_, variant) = check(definition)
        assert "based_on" not in variant.definition
        again = from_record(variant.definition)
        assert check(again)[-1] == variant
        assert again.content() == definition.content()
