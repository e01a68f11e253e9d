"""``docs/playing.md`` leaves nothing out."""

from pathlib import Path

import pytest

from kierki.cli.play import play
from kierki.i18n import Language, Translator
from kierki.terminal.commands import Command, words_for

GUIDE = (Path(__file__).parents[2] / "docs" / "playing.md").read_text("utf-8")
PARTS = dict(zip((Language.PL, Language.EN), GUIDE.split("\n## ")[1:], strict=True))


@pytest.mark.parametrize("language", PARTS)
def test_every_option_and_command_is_in_the_guide(language: Language) -> None:
    part = PARTS[language]
    options = [name for param in play.params for name in param.opts if name.startswith("--")]
    assert [name for name in options if name not in part] == []
    for command in Command:
        letter, word, *_ = words_for(command, Translator(language))
        assert f"| `{letter}` | `{word}` |" in part
