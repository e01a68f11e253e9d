"""The command ``variants``: what there is to play, its rules in words, and house-rule files."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from kierki.cli.base import Command, Group, argument, option, pass_translator
from kierki.i18n import Translator

COMMANDS = {
    "show": "kierki.cli.variants:show",
    "check": "kierki.cli.variants:check",
}
"""Their help is ``cli-variants-show-help`` and so on: no other command may be called so."""

_COLUMNS = ("key", "name", "players", "deals")


class _Subcommands(Group):
    """A group of commands under a command."""

    def described(self, say: Translator) -> list[tuple[str, str]]:
        """Return each command's name and the first line of its help, importing none."""
        return [(name, say.t(f"cli-variants-{name}-help")) for name in self.lazy]


@pass_translator
def _list(say: Translator, /) -> None:
    if click.get_current_context().invoked_subcommand is not None:
        return
    from kierki.cli.columns import hanging, print_lines, table, width
    from kierki.i18n.deals_text import ranges
    from kierki.i18n.names import variant_line, variant_name
    from kierki.terminal.play import printable_language
    from kierki.variants import build, players_of, preset, preset_keys

    say = printable_language(say)
    built = [build(preset(key)) for key in preset_keys()]
    rows = [tuple(say.t(f"cli-variants-column-{name}") for name in _COLUMNS)]
    for variant in built:
        players = ranges(players_of(preset(variant.key)))
        deals = "-" if variant.repeats else say.number(len(variant.schedule))
        rows.append((variant.key, variant_name(variant, say), players, deals))
    head, *lines = table(rows)
    print(head)
    for variant, line in zip(built, lines, strict=True):
        print(line)
        print_lines(hanging("", variant_line(variant, say), 2, width()))
    print_lines(["", say.t("cli-variants-more")])


variants = _Subcommands("variants", lazy=COMMANDS, invoke_without_command=True, callback=_list)


@click.command("variants-show", cls=Command)
@argument("variant")
@option("--players", type=click.IntRange(3, 7))
@option("--set", "settings", multiple=True, metavar="KEY=VALUE")
@option("--toml", is_flag=True)
@pass_translator
def show(
    say: Translator,
    /,
    variant: str,
    players: int | None,
    settings: tuple[str, ...],
    *,
    toml: bool,
) -> int:
    """Explain *variant*, or print its file, and return the exit code."""
    from kierki.cli.columns import print_lines
    from kierki.cli.variant_page import page
    from kierki.i18n.rules_text import explain
    from kierki.terminal.play import printable_language
    from kierki.terminal.setup import parse_settings
    from kierki.variants import build, find, options_from_text

    say = printable_language(say)
    definition = find(variant)
    options = options_from_text(definition, dict(parse_settings(settings)))
    built = build(definition, players=players, options=options)
    if toml:
        from kierki.variants.template import template

        chosen = None if players is None else built.players
        print(template(definition, options, chosen, say.t("cli-variants-template")), end="")
        return 0
    print_lines(page(explain(built, say), say))
    return 0


@click.command("variants-check", cls=Command)
@argument("file", nargs=-1, required=True, type=click.Path(path_type=Path))
@pass_translator
def check(say: Translator, /, file: tuple[Path, ...]) -> int:
    """Say of each file whether its rules make sense, and return 0 if all do."""
    from kierki.cards.errors import KierkiError
    from kierki.variants.build import check as check_all
    from kierki.variants.load import load_file

    code = 0
    for path in file:
        try:
            built = check_all(load_file(path))
        except KierkiError as error:
            print(f"kierki: {' '.join(say.error(error).split())}", file=sys.stderr)
            code = 2
        else:
            players = ", ".join(say.number(variant.players) for variant in built)
            print(say.t("cli-variants-fine", file=str(path), players=players))
    return code
