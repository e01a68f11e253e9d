"""Reading a line from a terminal so that no signal is missed while waiting for it.

The terminal edits the line itself. `input` would let a signal that comes just before it waits go
unnoticed until the next key: a hang-up would save nothing.
"""

from __future__ import annotations

import os
import select
import signal
from dataclasses import dataclass, field
from typing import TextIO


@dataclass(slots=True)
class Keyboard:
    """Lines typed at the terminal *stdin*, with prompts on *stdout*."""

    stdin: TextIO
    stdout: TextIO
    typed: bytes = field(default=b"", init=False)
    """What was typed beyond the last line."""

    def __call__(self, prompt: str) -> str:
        """Show *prompt* and return one line.

        Raises:
            EOFError: the input ended.
        """
        self.stdout.write(prompt)
        self.stdout.flush()
        woken, wake = os.pipe()
        os.set_blocking(wake, False)
        try:
            before = signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
        except ValueError:  # only the main thread is told of signals
            return self._line(None)
        else:
            try:
                return self._line(woken)
            finally:
                signal.set_wakeup_fd(before)
        finally:
            os.close(woken)
            os.close(wake)

    def _line(self, woken: int | None) -> str:
        keys = self.stdin.fileno()
        waiting = [keys] if woken is None else [keys, woken]
        while b"\n" not in self.typed:
            ready, _, _ = select.select(waiting, [], [])
            if woken in ready and woken is not None:
                os.read(woken, 512)  # the handler has run, or runs now, and may raise
            if keys in ready:
                more = self._read(keys)
                if not more:
                    raise EOFError
                self.typed += more
        line, _, self.typed = self.typed.partition(b"\n")
        return line.decode(self.stdin.encoding or "utf-8", errors="replace")

    @staticmethod
    def _read(keys: int) -> bytes:
        try:
            return os.read(keys, 4096)
        except OSError:  # the terminal is gone
            return b""
