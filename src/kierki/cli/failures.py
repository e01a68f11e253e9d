"""What each kind of failure says to the reader, and its exit code."""

from __future__ import annotations

import errno
import os
from typing import Any

import click
from click.exceptions import NoSuchCommand

from kierki.cards.errors import KierkiError
from kierki.i18n import Translator

REFUSED = 2
MISTAKE = 70
INTERRUPTED = 130

_OS_ERRORS = {
    errno.ENOENT: "error-file-missing",
    errno.ENOTDIR: "error-file-missing",
    errno.EACCES: "error-file-forbidden",
    errno.EPERM: "error-file-forbidden",
    errno.EROFS: "error-file-forbidden",
    errno.EISDIR: "error-file-folder",
    errno.ENOSPC: "error-file-full",
}


def explain(error: BaseException, say: Translator) -> tuple[str, int]:
    """Return what *error* says to the reader, in a sentence or two, and the exit code."""
    match error:
        case KierkiError():
            return say.error(error), REFUSED
        case click.Abort() if isinstance(error.__cause__ or error.__context__, EOFError):
            return say.t("error-end-of-input"), REFUSED
        case KeyboardInterrupt() | click.Abort():
            return say.t("error-interrupted"), INTERRUPTED
        case EOFError():
            return say.t("error-end-of-input"), REFUSED
        case BrokenPipeError():
            return say.t("error-broken-pipe"), REFUSED
        case click.UsageError():
            return f"{_usage(error, say)} {_see_help(error, say)}".rstrip(), REFUSED
        case click.FileError():
            return say.t("error-file-other", file=error.ui_filename, why=error.message), REFUSED
        case click.ClickException():
            return error.format_message(), REFUSED
        case UnicodeDecodeError():
            return say.t("error-not-utf8"), REFUSED
        case OSError():
            return _os_error(error, say), REFUSED
        case _:
            what = f"{type(error).__name__}: {error}"
            return say.t("error-internal", what=what), MISTAKE


def _usage(error: click.UsageError, say: Translator) -> str:
    match error:
        case click.NoSuchOption():
            near = tuple(error.possibilities or ())
            return say.t(
                "error-cli-no-such-option" if not near else "error-cli-no-such-option-near",
                option=error.option_name,
                near=near,
            )
        case NoSuchCommand():
            name = error.command_name
            return say.t("error-cli-no-such-command", command=name, accepts=_commands(error))
        case click.MissingParameter():
            return say.t("error-cli-missing", param=_name(error))
        case click.BadParameter():
            kind = error.param.type if error.param else None
            if isinstance(kind, click.File | click.Path):
                return say.t("error-cli-bad-file", param=_name(error))
            return say.t("error-cli-bad-value", param=_name(error), accepts=_accepts(kind, say))
        case click.BadOptionUsage():
            return say.t("error-cli-option-usage", option=error.option_name)
        case _:
            usage = error.ctx.get_usage().strip() if error.ctx else ""
            return say.t("error-cli-usage", usage=usage)


def _commands(error: click.UsageError) -> tuple[str, ...]:
    if error.ctx is None or not isinstance(error.ctx.command, click.Group):
        return ()
    return tuple(error.ctx.command.list_commands(error.ctx))


def _name(error: click.BadParameter) -> str:
    if isinstance(error.param_hint, str):
        return error.param_hint
    if error.param is None:
        return ""
    return error.param.get_error_hint(error.ctx).replace("'", "")


def _accepts(kind: click.ParamType[Any] | None, say: Translator) -> str:
    """Return what a value of *kind* may be."""
    match kind:
        case click.Choice():
            return ", ".join(map(str, kind.choices))
        case click.IntRange() | click.FloatRange() if (
            kind.min is not None and kind.max is not None
        ):
            return f"{say.number(kind.min)}-{say.number(kind.max)}"
        case click.IntRange() | click.FloatRange() if kind.min is not None:
            return say.t("cli-accepts-from", least=kind.min)
        case _ if kind is click.FLOAT or isinstance(kind, click.FloatRange):
            return say.t("cli-accepts-number")
        case _ if kind is click.INT or isinstance(kind, click.IntRange):
            return say.t("cli-accepts-whole-number")
        case _:
            return kind.name if kind else ""


def _see_help(error: click.UsageError, say: Translator) -> str:
    return say.t("error-cli-see-help", command=error.ctx.command_path) if error.ctx else ""


def _os_error(error: OSError, say: Translator) -> str:
    file = os.fsdecode(error.filename) if isinstance(error.filename, str | bytes) else ""
    id = _OS_ERRORS.get(error.errno or 0, "error-file-other")
    why = error.strerror or str(error)
    return say.t(id, file=file) if id != "error-file-other" else say.t(id, file=file, why=why)
