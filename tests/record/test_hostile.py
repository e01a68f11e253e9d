"""Records that nobody should trust: each is refused in one error that names the place."""

import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from kierki.cards import KierkiError, Seat
from kierki.i18n import Language, Translator
from kierki.record import (
    IllegalRecordError,
    NotAnActionError,
    Record,
    RecordError,
    codec,
    dumps,
    load,
    loads,
    replay,
)
from kierki.record.notation import parse_action
from kierki.record.parsing import MAX_DEPTH
from kierki.record.text import to_text
from kierki.record.verify import verify
from kierki.variants import build, preset
from record.records import blank, whole
from support import examples

Data = dict[str, Any]
START = whole("hearts")
SHORT = replace(START, actions=START.actions[:12])


def data() -> Data:
    loaded: Data = json.loads(dumps(SHORT))
    return loaded


def refused(text: str) -> KierkiError:
    """The error for *text*, which every language can say."""
    with pytest.raises(KierkiError) as caught:
        loads(text)
    for language in Language:
        said = Translator(language, strict=True).error(caught.value)
        assert said
        assert not said.startswith("error-")
    return caught.value


def changed(change: Callable[[Data], object]) -> KierkiError:
    made = data()
    change(made)
    return refused(json.dumps(made))


def put(path: str, value: object) -> Callable[[Data], object]:
    """A change that sets what stands at *path*, ``deals.0.hands``."""

    def change(made: Data) -> None:
        *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
        inner: Any = made
        for key in way:
            inner = inner[key]
        inner[last] = value

    return change


def removed(path: str) -> Callable[[Data], object]:
    def change(made: Data) -> None:
        *way, last = path.split(".")
        inner: Any = made
        for key in way:
            inner = inner[int(key) if key.isdigit() else key]
        del inner[last]

    return change


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "cut-off"),
        ("   \n", "cut-off"),
        ("{", "cut-off"),
        ('{"format": "kier', "cut-off"),
        ("no record", "not-json"),
        ("{'format': 1}", "not-json"),
        ("{} {}", "not-json"),
        ("[]", "format"),
        ("null", "format"),
        ("17", "format"),
        ('"kierki"', "format"),
        ("NaN", "number"),
        ("{}", "format"),
        ('{"format": "kierki-record/2"}', "version"),
        ('{"format": "kierki-record/12"}', "version"),
        ('{"format": "bridge/1"}', "format"),
        ('{"format": 1}', "format"),
        ('{"format": ["kierki-record/1"]}', "format"),
        ('{"format": "kierki-record/1"}', "missing"),
        ("[" * 100_000, "too-deep"),
        ('{"a":' * 100_000, "too-deep"),
        ('{"a":' * 20 + "1" + "}" * 20, "too-deep"),
        ('{"a": 1, "b": {"c": 1, "c": 2}}', "repeated-key"),
        ('{"format": "kierki-record/1", "format": "kierki-record/1"}', "repeated-key"),
        ('{"seed": Infinity}', "number"),
        ('{"seed": 1.5}', "number"),
        ('{"seed": ' + "9" * 5000 + "}", "number"),
        ("[Format]", "format"),
        ('[Format "kierki-text/2"]', "version"),
        ('[Format "kierki-text/1"]', "missing"),
        ('[Variant "kierki"]', "format"),
        ("; nothing else", "format"),
        ('[Format "kierki-text/1"]\n1. 0: QS', "line"),
        ('[Format "kierki-text/1"]\n[Nonsense "1"]', "line"),
        ('[Format "kierki-text/1"]\n[Seed "1"]\n[Seed "1"]', "line"),
        ('[Format "kierki-text/1"]\n[Player1 "Ala"]', "line"),
        ('[Format "kierki-text/1"]\n[Deal "1"]\n[Hand3 ""]', "line"),
        ('[Format "kierki-text/1"]\n[Deal "1"]\n1. 0: QS', "line"),
        ('[Format "kierki-text/1"]\n[House "{"]', "cut-off"),
    ],
)
def test_what_is_no_record(text: str, id: str) -> None:
    error = refused(text)
    assert isinstance(error, RecordError)
    assert error.id == f"error-record-{id}"


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (put("seed", "12"), "seed"),
        (put("seed", "G" * 64), "seed"),
        (put("seed", 5), "seed"),
        (put("players", {}), "players"),
        (put("players.0", "Ala"), "players[0]"),
        (put("players.0", {"name": ""}), "players[0].name"),
        (put("players.1.name", "a\nb"), "players[1].name"),
        (put("players.1.name", "\x1b[2J"), "players[1].name"),
        (put("players.1.name", "x" * 61), "players[1].name"),
        (put("players.1.name", "\ud800"), "players[1].name"),
        (put("players.2.bot", 1), "players[2].bot"),
        (put("players.2.age", 1), "players[2].age"),
        (put("options", []), "options"),
        (put("variant", 3), "variant"),
        (put("house", "x"), "house"),
        (put("dealer", 4), "dealer"),
        (put("dealer", True), "dealer"),
        (put("dealer", -1), "dealer"),
        (put("deals", {}), "deals"),
        (put("deals.0", []), "deals[0]"),
        (put("deals.0.number", 0), "deals[0].number"),
        (put("deals.0.contract", 0), "deals[0].contract"),
        (put("deals.0.dealer", 9), "deals[0].dealer"),
        (put("deals.0.hands", "QS"), "deals[0].hands"),
        (put("deals.0.hands.2", 5), "deals[0].hands[2]"),
        (put("deals.0.hands.2", "QS QX"), "deals[0].hands[2]"),
        (put("deals.0.talon", "1S"), "deals[0].talon"),
        (put("deals.0.stock", "QS QS"), "deals[0].stock"),
        (put("deals.0.prepared", 1), "deals[0].prepared"),
        (put("deals.0.actions", "QS"), "deals[0].actions"),
        (put("deals.0.actions.7", "9 QS"), "deals[0].actions[7]"),
        (put("deals.0.actions.7", "1 pass QS QS"), "deals[0].actions[7]"),
        (put("deals.0.actions.7", 7), "deals[0].actions[7]"),
        (put("deals.0.taken", [7]), "deals[0].taken[0]"),
        (put("deals.0.won", [1, 2, 3, 4]), "deals[0].points"),
        (put("deals.0.points", [0, 0, 0, None]), "deals[0].points[3]"),
        (put("deals.0.colour", "red"), "deals[0].colour"),
        (put("totals", [0, 0, 0, 10**12]), "totals[3]"),
        (put("winners", [0, 4]), "winners[1]"),
        (put("coming", [3]), "coming"),
        (put("colour", "red"), "colour"),
        (removed("seed"), "seed"),
        (removed("deals.0.hands"), "deals[0].hands"),
        (removed("deals.0.actions"), "deals[0].actions"),
        (removed("players.3.name"), "players[3].name"),
    ],
)
def test_the_error_names_the_place(change: Callable[[Data], object], where: str) -> None:
    error = changed(change)
    assert isinstance(error, RecordError)
    assert error.where == where


@pytest.mark.parametrize("path", ["deals.0.hands", "deals.0.points", "totals"])
@pytest.mark.parametrize("length", [0, 3, 5])
def test_a_list_of_a_wrong_length_is_named(path: str, length: int) -> None:
    error = changed(put(path, [""] * length if "hands" in path else [0] * length))
    assert isinstance(error, RecordError)
    assert error.id == "error-record-length"
    assert error.facts["accepts"] == 4


@pytest.mark.parametrize("count", [0, 2, 8, 2000])
def test_a_number_of_players_that_no_game_has(count: int) -> None:
    error = changed(put("players", [{"name": "Ala"}] * count))
    assert isinstance(error, RecordError)
    assert (error.where, error.facts["accepts"]) == ("players", "3–7")


@pytest.mark.parametrize(
    ("change", "id"),
    [
        (put("variant", "bridge"), "error-unknown-variant"),
        (put("options.colour", 1), "error-unknown-option"),
        (put("options.limit", "1"), "error-option-value"),
        (put("options.limit", 10**9), "error-option-value"),
        (put("options.card_points", {"XX": 1}), "error-option-value"),
        (put("house", {"format": 1}), "error-variant-missing"),
        (put("house", {"format": 1, "key": "hearts"}), "error-variant-key-taken"),
    ],
)
def test_a_variant_that_makes_no_sense(change: Callable[[Data], object], id: str) -> None:
    assert changed(change).id == id


def test_an_older_record_need_not_name_later_options() -> None:
    made = data()
    made["options"] = {}
    assert loads(json.dumps(made)) == SHORT


def test_other_programs_may_keep_their_own_keys() -> None:
    made = data()
    made["x-table"] = {"id": [1, 2]}
    made["deals"][0]["x-clock"] = "12:00"
    made["players"][0]["x-rating"] = 1500
    assert loads(json.dumps(made)) == SHORT


def test_prepared_deals_come_first() -> None:
    record = replace(START, actions=START.actions[:80])
    made: Data = json.loads(dumps(record))
    assert len(made["deals"]) == 2
    made["deals"][1]["prepared"] = True
    error = refused(json.dumps(made))
    assert isinstance(error, RecordError)
    assert (error.id, error.where) == ("error-record-prepared", "deals[1]")


def test_files_are_bounded_and_utf8(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(b" " * (codec.MAX_BYTES + 1))
    with pytest.raises(RecordError, match="too-big"):
        load(path)
    path.write_bytes('{"name": "Łukasz"}'.encode("utf-16"))
    with pytest.raises(RecordError, match="not-utf8"):
        load(path)
    path.write_bytes(b"\xef\xbb\xbf" + dumps(SHORT).encode())
    assert load(path) == SHORT
    with pytest.raises(OSError, match="directory"):
        load(tmp_path)


def test_windows_line_ends_change_nothing() -> None:
    for text in (dumps(SHORT, indent=True), to_text(SHORT)):
        assert loads(text.replace("\n", "\r\n")) == SHORT


def test_illegal_actions_are_found_when_the_match_is_replayed() -> None:
    made = data()
    made["deals"][0]["actions"][5] = "0 3C"
    record = loads(json.dumps(made))
    with pytest.raises(IllegalRecordError) as caught:
        replay(record)
    assert caught.value.where == "deals[0].actions[5]"
    for language in Language:
        assert Translator(language, strict=True).error(caught.value)


@pytest.mark.parametrize("depth", [MAX_DEPTH + 1, 900, 100_000])
def test_depth_is_bounded_anywhere(depth: int) -> None:
    made = dumps(SHORT).replace('"taken":', '"x-deep":' + "[" * depth + "]" * depth + ',"taken":')
    made = made.replace('"totals":', '"x-deep":' + "[" * depth + "]" * depth + ',"totals":')
    assert refused(made).id == "error-record-too-deep"


def test_many_keys_are_refused_and_none_is_compared_with_all() -> None:
    keys = ",".join(f'"x-{n}":1' for n in range(100_000))
    assert refused("{" + keys + "}").id == "error-record-format"
    assert refused("{" + keys + ',"x-1":1}').id == "error-record-repeated-key"


@pytest.mark.parametrize(
    "change",
    [
        lambda record: replace(record, seed=b""),
        lambda record: replace(record, names=()),
        lambda record: replace(record, bots=(None,) * 5),
        lambda record: replace(record, names=("a", "b", "c", "\x07")),
        lambda record: replace(record, dealer=Seat(4)),
    ],
)
def test_a_record_that_could_not_be_read_back_cannot_be_made(
    change: Callable[[Record], Record],
) -> None:
    with pytest.raises(RecordError):
        change(SHORT)


BOTH = (dumps(SHORT), to_text(SHORT))


@given(st.data())
@examples(200)
def test_damaged_records_raise_nothing_else(draw: st.DataObject) -> None:
    """Bytes changed, cut out or doubled: a record comes out, or one of our errors."""
    text = draw.draw(st.sampled_from(BOTH))
    rng = random.Random(draw.draw(st.integers(0, 2**32)))
    for _ in range(rng.randint(1, 3)):
        at, until = sorted(rng.choices(range(len(text)), k=2))
        match rng.randrange(4):
            case 0:
                text = text[:at] + chr(rng.randrange(0x20, 0x180)) + text[at + 1 :]
            case 1:
                text = text[:at] + text[min(until, at + 9) :]
            case 2:
                text = text[:at]
            case _:
                text = text[:at] + text[at:until] + text[at:]
        if not text:
            break
    try:
        stored = codec.read(text)
    except KierkiError:
        return
    verify(stored)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
KEYS = ["variant", "options", "seed", "players", "deals", "house", "dealer", "coming", "totals"]
IN_DEAL = ["number", "contract", "dealer", "hands", "actions", "talon", "stock", "taken", "points"]


@given(value=JSON, key=st.sampled_from(KEYS), inner=st.sampled_from(IN_DEAL), deep=st.booleans())
@examples(200)
def test_values_of_other_kinds_raise_nothing_else(
    value: object, key: str, inner: str, *, deep: bool
) -> None:
    made = data()
    if deep:
        made["deals"][0][inner] = value
    else:
        made[key] = value
    try:
        stored = codec.read(json.dumps(made))
    except KierkiError:
        return
    verify(stored)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "2", "QS", "2 ", "2 XX", "7 QS", "-1 QS", "٢ QS", "2 QS QS", "2 bid", "2 bid -5",
        "2 bid 5.0", "2 bid ٥", "2 bid 99999999", "2 trump", "2 trump X", "2 trump h", "2 moon",
        "2 moon mixed", "2 pass QS QS", "2 give QX", "2 talon QS", "2 auction x", "2 --",
        "2 BID 5",
    ],
)  # fmt: skip
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(NotAnActionError):
        parse_action(text)


def test_cards_may_be_written_as_people_write_them() -> None:
    for text in ("2 10h", " 2   T♥ ", "2 TH"):
        assert parse_action(text) == parse_action("2 TH")


def test_blank_records_of_every_number_of_players_are_written() -> None:
    for players in range(3, 8):
        record = blank(build(preset("kierki"), players=players))
        assert loads(dumps(record)) == record
