"""A bus through Redis or Valkey.

What is published waits until the message before it has left, and then goes with all that came
meanwhile as one message: publishing costs the publisher nothing, and the wire little.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from redis.asyncio import Redis
from redis.exceptions import RedisError

from kierki.server.bus.bus import Hear
from kierki.server.tasks import ended

log = logging.getLogger("kierki.server")

CHANNEL = "kierki:tables"
MOST_AT_ONCE = 500
"""Tables in one message at most."""
PAUSE = 0.5
"""Seconds before a lost connection is tried again."""


class RedisBus:
    """A bus through the server at *url*; it may go and come back."""

    def __init__(self, url: str) -> None:
        self._client: Redis = Redis.from_url(url, decode_responses=True)
        self._hearers: set[Hear] = set()
        self._outbox: dict[str, int] = {}
        self._posted = asyncio.Event()
        self._listening = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def publish(self, table: str, seq: int) -> None:
        """Tell all nodes that *table* has come to *seq*; of one table, the last is enough."""
        self._outbox[table] = seq
        self._posted.set()

    def subscribe(self, hear: Hear) -> None:
        """Let *hear* be told from now on."""
        self._hearers.add(hear)

    def unsubscribe(self, hear: Hear) -> None:
        """Tell *hear* no more."""
        self._hearers.discard(hear)

    async def start(self) -> None:
        """Begin to carry; a server that is away is waited for in the background."""
        for forever in (self._send_forever, self._hear_forever):
            self._tasks.append(asyncio.create_task(forever()))
        with suppress(TimeoutError):
            await asyncio.wait_for(self._listening.wait(), PAUSE)

    async def close(self) -> None:
        """Carry no more."""
        await ended(self._tasks)
        await self._client.aclose()

    async def _send_forever(self) -> None:
        while True:
            await self._posted.wait()
            news = list(self._outbox.items())[:MOST_AT_ONCE]
            for table, _ in news:
                del self._outbox[table]
            if not self._outbox:
                self._posted.clear()
            text = "\n".join(f"{table} {seq}" for table, seq in news)
            try:
                await self._client.publish(CHANNEL, text)
            except (RedisError, OSError) as error:
                log.warning("bus-lost: %s", error)  # what was to be said is found in the store
                await asyncio.sleep(PAUSE)

    async def _hear_forever(self) -> None:
        while True:
            try:
                async with self._client.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe":
                            self._listening.set()
                        else:
                            self._hear(str(message["data"]))
            except (RedisError, OSError) as error:
                self._listening.clear()
                log.warning("bus-lost: %s", error)
            await asyncio.sleep(PAUSE)

    def _hear(self, text: str) -> None:
        for line in text.splitlines():
            table, _, seq = line.partition(" ")
            if not seq.isdecimal():
                continue  # not one of ours
            for hear in tuple(self._hearers):
                hear(table, int(seq))
