"""What a bus does, and the one for nodes of one process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Hear = Callable[[str, int], None]
"""Told a table and the `seq` that it has come to, by any node, the hearer's own among them."""


class Bus(Protocol):
    """Carries ``(table, seq)`` from each node to all; may lose some, never waits."""

    def publish(self, table: str, seq: int) -> None:
        """Tell all nodes that *table* has come to *seq*."""

    def subscribe(self, hear: Hear) -> None:
        """Let *hear* be told from now on."""

    def unsubscribe(self, hear: Hear) -> None:
        """Tell *hear* no more."""

    async def start(self) -> None:
        """Begin to carry."""

    async def close(self) -> None:
        """Carry no more."""


class LocalBus:
    """A bus between the nodes of one process, of which there is but one outside tests."""

    def __init__(self) -> None:
        self._hearers: set[Hear] = set()

    def publish(self, table: str, seq: int) -> None:
        """Tell all nodes that *table* has come to *seq*."""
        for hear in tuple(self._hearers):
            hear(table, seq)

    def subscribe(self, hear: Hear) -> None:
        """Let *hear* be told from now on."""
        self._hearers.add(hear)

    def unsubscribe(self, hear: Hear) -> None:
        """Tell *hear* no more."""
        self._hearers.discard(hear)

    async def start(self) -> None:
        """Nothing needs to be begun."""

    async def close(self) -> None:
        """Nothing needs to be ended."""
