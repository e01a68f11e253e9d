"""The command ``export``: a recorded match, or its deals, in another form."""

from __future__ import annotations

from pathlib import Path

import click

from kierki.cli.base import argument, command, option

FILE = click.Path(dir_okay=False, path_type=Path)


@command("export")
@argument("file", type=FILE)
@option("--to", "form", type=click.Choice(["pbn", "text", "json"]), required=True)
@option("--output", "-o", type=FILE)
def export(file: Path, form: str, output: Path | None) -> int:
    """Write the match in *file* in *form* and return the exit code."""
    from kierki.record import codec
    from kierki.record.pbn import write_deals
    from kierki.record.text import to_text

    record = codec.load(file)
    match form:
        case "pbn":
            text = write_deals(record)
        case "text":
            text = to_text(record)
        case _:
            text = codec.dumps(record, indent=True)
    if output is None:
        print(text, end="")
    else:
        codec.write(output, text)
    return 0
