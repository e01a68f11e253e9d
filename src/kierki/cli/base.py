"""Commands whose help is in the reader's language: click's, with texts from ``cli.ftl``.

Nothing is translated when a module is read, for the language is known only when a command runs.
Instead names lead to texts: the command ``play`` is described by ``cli-play-help``, its option
``--seed`` by ``cli-play-option-seed``, its argument ``variant`` by ``cli-play-option-variant``,
and what stands for a value by ``cli-metavar-`` with the argument's name or the option's type.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, TypeVar

import click

from kierki.i18n import Translator

F = TypeVar("F", bound=Callable[..., Any])

pass_translator = click.make_pass_decorator(Translator)
"""Gives a command the reader's `Translator` as its first argument."""


def described_by(command: str, param: click.Parameter) -> str:
    """Return the id of the message that describes *param* of *command*."""
    if param is HELP:
        return "cli-kierki-option-help"
    return f"cli-{command}-option-{param.name.replace('_', '-')}"


def say_of(ctx: click.Context) -> Translator:
    """Return the translator that *ctx* runs with."""
    say = ctx.find_object(Translator)
    assert say is not None, "kierki.cli.app.run always sets one"
    return say


class Option(click.Option):
    """An option described by the message ``cli-<command>-option-<name>``."""

    def make_metavar(self, ctx: click.Context) -> str:
        """Return what stands for the value in help."""
        if self.metavar is None and isinstance(self.type, click.Choice):
            return "|".join(map(str, self.type.choices))
        return self.metavar or _metavar(ctx, self.type.name, super().make_metavar(ctx))


class Argument(click.Argument):
    """An argument described by the message ``cli-<command>-option-<name>``."""

    def make_metavar(self, ctx: click.Context) -> str:
        """Return what stands for the argument in help."""
        name = self.metavar or _metavar(ctx, self.name, self.name.upper())
        shown = name if self.required else f"[{name}]"
        return shown if self.nargs == 1 else f"{shown}..."

    def get_error_hint(self, ctx: click.Context | None) -> str:
        """Return the name that an error calls it by."""
        return super().get_error_hint(ctx) if ctx is None else self.make_metavar(ctx).strip("[].")


def _show_help(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:  # noqa: FBT001
    if wanted:
        # Not click.echo: it writes UTF-8 to a console that says it is ASCII.
        print(ctx.get_help())
        ctx.exit()


HELP = Option(["--help"], is_flag=True, is_eager=True, expose_value=False, callback=_show_help)


def _metavar(ctx: click.Context, name: str, otherwise: str) -> str:
    id = f"cli-metavar-{name.replace('_', '-').replace(' ', '-')}"
    say = say_of(ctx)
    return say.t(id) if say.has(id) else otherwise


class Command(click.Command):
    """A command described by the message ``cli-<command>-help``."""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return the option that shows the help."""
        return HELP

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the line that shows how the command is called."""
        say = say_of(ctx)
        pieces = [say.t("cli-metavar-options")]
        pieces += [piece for param in self.params for piece in param.get_usage_pieces(ctx)]
        if isinstance(self, click.Group):
            pieces.append(say.t("cli-metavar-command"))
        prefix = say.t("cli-usage") + " "
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the whole help."""
        say = say_of(ctx)
        own = "kierki" if ctx.parent is None else str(self.name)
        self.format_usage(ctx, formatter)
        formatter.write_paragraph()
        formatter.write_text(say.t(f"cli-{own}-help"))
        options: list[tuple[str, str]] = []
        arguments: list[tuple[str, str]] = []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None:
                rows = arguments if isinstance(param, click.Argument) else options
                rows.append((record[0], say.t(described_by(own, param))))
        commands = list(self.described(say)) if isinstance(self, Group) else []
        for title, rows in (
            ("arguments", arguments),
            ("options", options),
            ("commands", commands),
        ):
            if rows:
                with formatter.section(say.t(f"cli-{title}")):
                    formatter.write_dl(rows)


class Group(Command, click.Group):
    """Commands that are imported when they are called: name to ``module:attribute``."""

    def __init__(self, *args: Any, lazy: Mapping[str, str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.lazy = lazy

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands, in the order of the table."""
        return list(self.lazy)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command *cmd_name*, imported now; None if there is none."""
        if cmd_name not in self.lazy:
            return None
        module, _, attribute = self.lazy[cmd_name].partition(":")
        command = getattr(import_module(module), attribute)
        assert isinstance(command, Command), f"{self.lazy[cmd_name]} is no command"
        return command

    def described(self, say: Translator) -> list[tuple[str, str]]:
        """Return each command's name and the first line of its help, importing none."""
        return [(name, say.t(f"cli-{name}-help").partition("\n")[0]) for name in self.lazy]


def command(name: str) -> Callable[[Callable[..., Any]], Command]:
    """Make a function the command *name*."""
    return click.command(name, cls=Command)


def option(*names: str, **settings: Any) -> Callable[[F], F]:
    """Add an option; its help is the message ``cli-<command>-option-<name>``."""
    return click.option(*names, cls=Option, **settings)


def argument(name: str, **settings: Any) -> Callable[[F], F]:
    """Add an argument; its help is the message ``cli-<command>-option-<name>``."""
    return click.argument(name, cls=Argument, **settings)
