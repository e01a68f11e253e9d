"""Ending tasks that run beside others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN = 0.5
"""Seconds after which a task that still runs is cancelled again."""


async def ended(
    tasks: Iterable[asyncio.Task[Any] | None], again: float = AGAIN
) -> list[BaseException]:
    """Cancel *tasks* and return when none of them runs any more, with the errors they ended by.

    A cancellation can be lost in a library that is just connecting (redis-py was seen to), and
    who then waits for the task waits for ever; so it is said again.
    """
    given = {task for task in tasks if task is not None}
    running = given
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=again)
    errors = (task.exception() for task in given if not task.cancelled())
    return [error for error in errors if error is not None]
