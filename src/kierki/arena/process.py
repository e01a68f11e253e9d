"""A program as a child process: lines to it, lines from it, its CPU time, its end."""

from __future__ import annotations

import ctypes
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress

from kierki.arena.errors import FaultError
from kierki.cards.errors import excerpt

PATIENCE = 0.5
"""Seconds that a program has to end of itself after ``quit``."""
LONGEST_REPLY = 4096
KEPT_STDERR = 4096
_CPU_CLOCK = 2
"""What Linux adds to a process's number to make the number of its CPU clock."""
_PR_SET_PDEATHSIG = 1


def die_with_parent() -> None:
    """Have this process killed when its parent ends, however that ends, where Linux can do it."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


class Process:
    """A child process that is asked in lines and answers in lines.

    It has a session of its own, so that Ctrl-C reaches only the arena, and all that it starts can
    be killed with it.
    """

    def __init__(self, command: Sequence[str], *, timeout: float) -> None:
        """Start *command*; every reply must come within *timeout* seconds.

        Raises:
            FaultError: it cannot be started.
        """
        self.timeout = timeout
        self._unread = b""
        self._stderr = b""
        self._waiting: list[str] = []
        try:
            self._child = subprocess.Popen(  # noqa: S603  the user named it
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                preexec_fn=die_with_parent,  # noqa: PLW1509  a process without threads starts it
            )
        except OSError as error:
            why = error.strerror or str(error)
            raise FaultError("arena-cannot-start", command=command[0], why=why) from None
        assert self._child.stdin
        assert self._child.stdout
        assert self._child.stderr
        self._in = self._child.stdin.fileno()
        self._out = self._child.stdout.fileno()
        self._err = self._child.stderr.fileno()
        for end in (self._in, self._out, self._err):
            os.set_blocking(end, False)

    def tell(self, line: str) -> None:
        """Have *line* sent before the next question."""
        self._waiting.append(line)

    def ask(self, line: str) -> str:
        """Send *line* and return the program's reply to it.

        Raises:
            FaultError: it ended, did not answer in time, or said what it was not asked.
        """
        if not self._read(self._out) and not self._unread:
            raise self._ended(line)
        if self._unread:
            raise FaultError("arena-unasked", said=_shown(self._unread), line=line)
        sent = "".join(f"{one}\n" for one in (*self._waiting, line)).encode("ascii")
        self._waiting.clear()
        self._exchange(sent, time.monotonic() + self.timeout, line)
        reply, _, self._unread = self._unread.partition(b"\n")
        return reply.decode("ascii", "backslashreplace").rstrip("\r")

    def _exchange(self, sent: bytes, deadline: float, line: str) -> None:
        """Write *sent*, and read until a whole line has come, else fail at *deadline*."""
        poll = select.poll()
        poll.register(self._in, select.POLLOUT)
        poll.register(self._out, select.POLLIN)
        poll.register(self._err, select.POLLIN)
        while b"\n" not in self._unread:
            left = deadline - time.monotonic()
            ready = poll.poll(left * 1000) if left > 0 else ()
            if not ready:
                raise FaultError("arena-hang", seconds=self.timeout, line=line)
            for end, _ in ready:
                if end == self._in:
                    sent = self._write(sent, line)
                    if not sent:
                        poll.unregister(self._in)
                elif not self._read(end):
                    if end == self._out:
                        raise self._ended(line)
                    poll.unregister(end)
            if len(self._unread) > LONGEST_REPLY:
                raise FaultError("arena-endless", said=_shown(self._unread), line=line)

    def _write(self, sent: bytes, line: str) -> bytes:
        try:
            return sent[os.write(self._in, sent) :]
        except BlockingIOError:
            return sent
        except OSError:
            raise self._ended(line) from None

    def _read(self, end: int) -> bool:
        """Read what has come from *end*; return whether more can come."""
        try:
            read = os.read(end, LONGEST_REPLY)
        except BlockingIOError:
            return True
        if end == self._out:
            self._unread += read
        else:
            self._stderr = (self._stderr + read)[-KEPT_STDERR:]
        return bool(read)

    def _ended(self, line: str) -> FaultError:
        self._wait(PATIENCE)
        code = self._exit_code()
        with suppress(OSError):
            while self._read(self._err) and select.select([self._err], [], [], 0)[0]:
                pass
        words = self._stderr.decode("utf-8", "backslashreplace").strip().splitlines()
        why = excerpt(words[-1], 200) if words else "–"
        how = "?" if code is None else str(code)
        return FaultError("arena-crash", code=how, why=why, line=line)

    def _exit_code(self) -> int | None:
        """Return how the program ended, leaving it to be waited for: negative for a signal."""
        flags = os.WEXITED | os.WNOHANG | os.WNOWAIT
        ended = os.waitid(os.P_PID, self._child.pid, flags)
        if ended is None:
            return None
        return ended.si_status if ended.si_code == os.CLD_EXITED else -ended.si_status

    def cpu_ns(self) -> int | None:
        """Return the CPU time that the program has used, all its threads together, in ns.

        None where the system does not tell. Processes that it started are not counted.
        """
        try:
            return time.clock_gettime_ns(~self._child.pid << 3 | _CPU_CLOCK)
        except (OSError, AttributeError):
            return None

    def close(self) -> None:
        """End the program and all that it started: politely at first, then not."""
        with suppress(OSError):
            os.write(self._in, "".join(f"{one}\n" for one in (*self._waiting, "quit")).encode())
        for end in (self._child.stdin, self._child.stdout, self._child.stderr):
            assert end
            with suppress(OSError):
                end.close()
        try:
            self._wait(PATIENCE)
        finally:
            # All of its group, for a wrapper may have left its own child behind. The group's
            # number cannot be another's yet, as nobody has taken the program's exit code.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._child.pid, signal.SIGKILL)
            self._child.wait()

    def _wait(self, seconds: float) -> None:
        """Wait until the program has ended, but no longer than *seconds*."""
        end = time.monotonic() + seconds
        while self._exit_code() is None and time.monotonic() < end:
            time.sleep(0.002)


def _shown(said: bytes) -> str:
    return excerpt(said.decode("ascii", "backslashreplace").strip())
