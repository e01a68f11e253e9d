"""The messages as JSON schema, for clients in other languages."""

from __future__ import annotations

from typing import Any

import msgspec

from kierki.protocol.client_in import ClientMessage
from kierki.protocol.client_out import ServerMessage


def schema() -> dict[str, Any]:
    """Return one schema: ``ClientMessage`` and ``ServerMessage`` and all that they are made of."""
    (client, server), parts = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Kierki: messages of the WebSocket",
        "$defs": {"ClientMessage": client, "ServerMessage": server, **parts},
    }
