"""The command line. A command is a module here and a line in `kierki.cli.app.COMMANDS`."""

from __future__ import annotations

from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> int:
    """Run the command line on *args*, by default the process's own, and return its exit code.

    0: done. 2: what was given is refused, said in one line. 130: interrupted. 70: our mistake.
    """
    import os
    import sys

    from kierki.cli.app import run

    return run(sys.argv[1:] if args is None else list(args), os.environ)
