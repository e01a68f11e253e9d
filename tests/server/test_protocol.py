"""The messages: the guide's examples, the schema, and what is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from kierki.protocol.client_in import ClientMessage, read
from kierki.protocol.client_out import ServerMessage, write
from kierki.protocol.schema import schema
from kierki.server.room import Refusal

GUIDE = Path(__file__).parents[2] / "docs" / "protocol.md"


def examples(side: str) -> list[str]:
    """The frames that the guide shows for one *side*."""
    blocks = re.findall(rf"```json {side}\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


@pytest.mark.parametrize("frame", examples("client"))
def test_commands_of_the_guide_can_be_read(frame: str) -> None:
    message = read(frame)
    assert json.loads(msgspec.json.encode(message)) | json.loads(frame) == json.loads(
        msgspec.json.encode(message)
    )


@pytest.mark.parametrize("frame", examples("server"))
def test_answers_of_the_guide_are_what_the_server_says(frame: str) -> None:
    message = msgspec.json.decode(frame, type=ServerMessage)
    assert json.loads(write(message)) == json.loads(frame)


def test_every_command_and_answer_is_in_the_guide() -> None:
    said = {json.loads(frame)["do"] for frame in examples("client")}
    assert said == {kind.__struct_config__.tag for kind in ClientMessage.__args__}
    told = {json.loads(frame)["is"] for frame in examples("server")} | {"state"}
    assert told == {kind.__struct_config__.tag for kind in ServerMessage.__args__}


def test_every_refusal_is_in_the_guide() -> None:
    source = Path(__file__).parents[2] / "src" / "kierki" / "server"
    text = "".join(path.read_text(encoding="utf-8") for path in source.glob("*.py"))
    reasons = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', text)) | {"unreadable", "stale"}
    guide = GUIDE.read_text(encoding="utf-8")
    assert issubclass(Refusal, Exception)
    assert len(reasons) > 10
    assert [reason for reason in reasons if f"`{reason}`" not in guide] == []


@pytest.mark.parametrize(
    "frame",
    [
        '{"do":"act","id":"","at":1,"action":"QS"}',
        '{"do":"act","id":"a b","at":1,"action":"QS"}',
        '{"do":"act","id":"1","at":-1,"action":"QS"}',
        '{"do":"act","id":"1","at":1.5,"action":"QS"}',
        '{"do":"act","id":"1","at":1,"action":"QS","seat":2}',
        '{"do":"sit","id":"1","seat":7}',
        '{"do":"sit","id":"1","seat":0,"entropy":"xyz"}',
        '{"do":"say","id":"1","text":""}',
        '{"id":"1"}',
        "[" * 5000,
    ],
)
def test_what_makes_no_sense_is_refused(frame: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        read(frame)


def test_the_schema_names_every_message() -> None:
    parts = schema()["$defs"]
    for name in ("Act", "Sit", "State", "Happened", "MatchShown"):
        assert name in parts
    json.dumps(parts)
