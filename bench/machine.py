"""What the machine gives: C programs built here, and what two threads do against one."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

Figures = dict[str, object]

SPIN = """
#include <stdint.h>
#include <stdlib.h>
int main(int count, char **words) {
    uint64_t x = count;
    for (long left = atol(words[1]) * 1000000; left > 0; left--) x ^= x << 13, x ^= x >> 7;
    return x == 7;
}
"""
"""Turns a register over so many million times: what two processes get out of the machine."""


def built(source: str, folder: Path) -> str | None:
    """Return the program that gcc builds from a C *source* in *folder*; None without gcc."""
    gcc = shutil.which("gcc")
    if gcc is None:
        return None
    program = str(folder / "program")
    (folder / "program.c").write_text(source)
    subprocess.run(
        [gcc, "-O3", "-march=native", f"{program}.c", "-o", program, "-lpthread", "-lm"],
        check=True,
        capture_output=True,
    )
    return program


def two_threads(first: Callable[[], float], second: Callable[[], float], runs: int) -> Figures:
    """Return how much more *first* and *second* do in two threads than *first* does in one.

    They are equal pieces of work, which return the CPU time of their thread. By the clock this
    says something only on a machine that is idle otherwise, so there is also twice the CPU time of
    the work alone over its CPU time beside the other; and what the machine had to give meanwhile:
    what two processes of a C program that does nothing but count do against one.
    """
    clock, cpu, machine = [], [], []
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        spin = built(SPIN, Path(folder))
        for _ in range(runs):
            if spin is not None:
                machine.append(2 * _spun(spin, 1) / _spun(spin, 2))
            began = time.perf_counter()
            alone = first()
            one = time.perf_counter() - began
            began = time.perf_counter()
            beside = [work.result() for work in (pool.submit(first), pool.submit(second))]
            clock.append(2 * one / (time.perf_counter() - began))
            cpu.append(4 * alone / sum(beside))
    figures: Figures = {
        "threads2_ratio": round(median(clock), 2),
        "threads2_best": round(max(clock), 2),
        "threads2_cpu_ratio": round(median(cpu), 2),
    }
    if machine:
        shares = [a / b for a, b in zip(clock, machine, strict=True)]
        figures |= {
            "processes2_ratio": round(median(machine), 2),
            "processes2_best": round(max(machine), 2),
            "threads2_to_processes2": round(median(shares), 2),
        }
    return figures


def _spun(spin: str, processes: int) -> float:
    """Return how many seconds so many processes take that turn a register over."""
    began = time.perf_counter()
    running = [subprocess.Popen([spin, "150"]) for _ in range(processes)]
    for process in running:
        process.wait()
    return time.perf_counter() - began
