"""The console as play sees it: lines out, one line in."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TextIO

from rich.console import Console
from rich.text import Text

from kierki.terminal.grid import NO_BREAK, as_text, wrapped
from kierki.terminal.keyboard import Keyboard

NARROWEST = 24
WIDEST = 100
LONGEST_LINE = 200
INDENT = 2
"""How far the rest of a long line is set in."""
PROMPT = "> "


class LoudConsole(Console):
    """A console that says when nobody reads it any more, instead of ending the process."""

    def on_broken_pipe(self) -> None:
        """Raise what was caught."""
        raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))


@dataclass(slots=True)
class Screen:
    """Where play is shown and typed."""

    console: Console
    read: Callable[[str], str]
    """Shows a prompt and returns one line without its end; raises EOFError at the end of input."""
    interactive: bool = False
    """Whether somebody sits at a terminal."""
    clean: bool = field(default=True, init=False)
    """Whether the cursor is at the start of a line: after a broken-off prompt it is not."""

    @property
    def width(self) -> int:
        """Cells in a line."""
        return max(NARROWEST, min(self.console.width, WIDEST))

    def show(self, *lines: Text | str) -> None:
        """Print *lines*, wrapped between words where they are too long."""
        for line in lines:
            for row in wrapped(as_text(line), self.width, indent=INDENT):
                row.plain = row.plain.replace(NO_BREAK, " ")
                self.console.print(row, no_wrap=True, overflow="ignore", crop=False)

    def ask(self, question: str = "") -> str:
        """Show *question* and return what is typed, freed of everything that is not print."""
        if question:
            self.show(Text(question, "bold"))
        self.clean = False
        line = self.read(PROMPT)
        self.clean = True
        printable = "".join(c if c.isprintable() else " " for c in line[:LONGEST_LINE])
        return " ".join(printable.split())

    def end_line(self) -> None:
        """Go to the start of a new line, if a question was broken off."""
        if not self.clean:
            self.clean = True
            self.console.print()


def open_screen(stdin: TextIO, stdout: TextIO) -> Screen:
    """Return the screen of the process's own console."""
    interactive = stdin.isatty() and stdout.isatty()
    console = LoudConsole(
        file=stdout, markup=False, emoji=False, highlight=False, legacy_windows=False
    )
    if interactive and os.name == "posix":
        return Screen(console, Keyboard(stdin, stdout), interactive=True)

    def read(prompt: str) -> str:
        stdout.write(prompt)
        stdout.flush()
        line = stdin.readline()
        if not line:
            raise EOFError
        if not stdin.isatty():  # nobody's keys are seen, so the transcript shows what was read
            stdout.write(line if line.endswith("\n") else line + "\n")
        return line.rstrip("\n")

    return Screen(console, read, interactive=interactive)
