"""The program: its commands, its language, and the one place where anything that fails ends."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Mapping
from typing import TextIO

import click

from kierki.cli.base import Group, Option
from kierki.cli.failures import explain
from kierki.i18n import Translator, UnknownLanguageError, negotiate
from kierki.i18n.console import can_print, make_safe

COMMANDS: Mapping[str, str] = {
    "play": "kierki.cli.play:play",
    "simulate": "kierki.cli.simulate:simulate",
    "arena": "kierki.cli.arena:arena",
    "bot": "kierki.cli.bot:bot",
    "serve": "kierki.cli.serve:serve",
    "variants": "kierki.cli.variants:variants",
    "replay": "kierki.cli.replay:replay",
    "verify": "kierki.cli.verify:verify",
    "export": "kierki.cli.export:export",
}
"""The commands in the order of the help: name to ``module:attribute``. Each has a message
``cli-<name>-help`` and is imported only when it is called."""


def _version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:  # noqa: FBT001
    if wanted:
        from importlib.metadata import version

        print(f"kierki {version('kierki')}")
        ctx.exit()


kierki = Group(
    "kierki",
    lazy=COMMANDS,
    invoke_without_command=True,
    callback=lambda **_: None,
    params=[
        # Only for the help: `take_language` has taken it from wherever it stood.
        Option(["--lang"], expose_value=False, metavar="pl|en|sk|ja"),
        Option(["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_version),
    ],
)


def run(args: list[str], environ: Mapping[str, str]) -> int:
    """Run the command that *args* name and return the exit code; never raise.

    With ``KIERKI_DEBUG`` set a mistake of ours raises, to be seen with its traceback.
    """
    prepare_console()
    ascii = not can_print(sys.stdout)
    rest, requested = take_language(args)
    try:
        say = Translator(negotiate(requested, environ), ascii=ascii)
    except UnknownLanguageError as error:
        locale = {name: value for name, value in environ.items() if name != "KIERKI_LANG"}
        say = Translator(negotiate(None, locale), ascii=ascii)
        return fail(error, say)
    try:
        code = call(rest, say)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BaseException as error:
        if isinstance(error, SystemExit | GeneratorExit):
            raise
        if environ.get("KIERKI_DEBUG") and isinstance(error, Exception):
            raise
        return fail(error, say)
    return code


def call(args: list[str], say: Translator) -> int:
    """Run the command that *args* name and return its exit code, letting all errors out."""
    try:
        with kierki.make_context("kierki", args, obj=say) as ctx:
            code = kierki.invoke(ctx)
            if ctx.invoked_subcommand is None:
                print(ctx.get_help())
    except click.exceptions.Exit as done:
        return done.exit_code
    return code if isinstance(code, int) else 0


def fail(error: BaseException, say: Translator) -> int:
    """Say in one line what *error* means to the reader and return the exit code."""
    text, code = explain(error, say)
    if isinstance(error, BrokenPipeError) and sys.stdout is not None:
        # Nobody reads any more: what is left in the buffer must not fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    one_line = " ".join(text.split())
    print(f"kierki: {one_line}", file=sys.stderr)
    return code


def take_language(args: list[str]) -> tuple[list[str], str | None]:
    """Return *args* without ``--lang``, which may stand anywhere, and the language it names.

    >>> take_language(["play", "--lang", "sk", "hearts"]), take_language(["--lang=ja"])
    ((['play', 'hearts'], 'sk'), ([], 'ja'))
    """
    rest: list[str] = []
    language = None
    coming = iter(args)
    for arg in coming:
        if arg == "--":
            rest += [arg, *coming]
        elif arg.startswith("--lang="):
            language = arg.removeprefix("--lang=")
        elif arg == "--lang" and (value := next(coming, None)) is not None:
            language = value
        else:
            rest.append(arg)
    return rest, language


def prepare_console() -> None:
    """Make sure that no text can break the console: what it cannot print becomes near letters."""
    streams: list[TextIO | None] = [sys.stdout, sys.stderr]  # None where there is no console
    for stream in streams:
        if stream is not None:
            make_safe(stream)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
