"""How long ``kierki --help`` and the first question of ``kierki play`` take, warm.

    .venv/bin/python bench/start.py

Prints the median of each, and its ratio to a bare start of the same Python. The first question is
timed on a terminal, menu and all, from the start of the process to the prompt.
"""

from __future__ import annotations

import os
import pty
import signal
import statistics
import subprocess
import sys
import time

RUNS = 15
KIERKI = [sys.executable, "-m", "kierki"]
ENVIRONMENT = {**os.environ, "LANG": "pl_PL.UTF-8"}
ENVIRONMENT.pop("PYTHONDONTWRITEBYTECODE", None)  # it would compile at every start


def run(command: list[str]) -> float:
    """Return how many seconds *command* takes."""
    start = time.perf_counter()
    subprocess.run(command, env=ENVIRONMENT, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def first_question(*args: str) -> float:
    """Return how many seconds pass until ``kierki play`` shows its first prompt."""
    start = time.perf_counter()
    pid, terminal = pty.fork()
    if pid == 0:
        os.execve(sys.executable, [*KIERKI, "play", *args], ENVIRONMENT)
    seen = b""
    while not seen.endswith(b"> "):
        seen += os.read(terminal, 65536)
    taken = time.perf_counter() - start
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    os.close(terminal)
    return taken


def main() -> None:
    """Print the table."""
    figures = {
        "python -c pass": lambda: run([sys.executable, "-c", "pass"]),
        "kierki --help": lambda: run([*KIERKI, "--help"]),
        "kierki play: the menu": first_question,
        "kierki play kierki: the first card": lambda: first_question("kierki"),
    }
    bare = 0.0
    for name, figure in figures.items():
        figure()  # warm
        median = statistics.median(figure() for _ in range(RUNS))
        bare = bare or median
        print(f"{name:36} {median * 1000:6.0f} ms  {median / bare:5.1f} x python")


if __name__ == "__main__":
    main()
