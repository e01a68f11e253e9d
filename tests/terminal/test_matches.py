"""Whole matches typed by a script, in every language and form: nothing untranslated, no fault."""

from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from kierki.game.choices import AskBid, AskGift, AskLay, AskPass, AskTalon, AskTrump
from kierki.game.view import View
from kierki.i18n import Language, Translator
from kierki.terminal.session import Session
from kierki.variants import preset_keys
from terminal.table import Paper, let_play, new_record, open_session

EACH_LANGUAGE = {
    "first-five": ("kierki", 4, {}),
    "talon": ("kierki", 3, {"trump_call": "talon", "lottery_count": "per-seat"}),
    "hearts": ("hearts", 4, {"deals": "4"}),
    "pairs": ("hearts-partners", 4, {"limit": "40", "moon": "mixed"}),
}
FORMS = {
    "talon-four": ("kierki", 4, {"trump_call": "talon", "finish_early": "off"}),
    "declarer": ("kierki", 4, {"trump_call": "declarer", "king_must_drop": "on"}),
    "classic": ("kierki-classic", 4, {}),
    "classic-trump": ("kierki-classic", 3, {"positive": "trump", "last_tricks": "last-two"}),
    "five": ("kierki", 5, {}),
    "six": ("kierki", 6, {"trump_call": "declarer"}),
    "seven": ("kierki", 7, {}),
    "hearts-three": ("hearts", 3, {"limit": "40"}),
    "hearts-six": ("hearts", 6, {"limit": "20"}),
    "hearts-seven": ("hearts", 7, {"limit": "20", "finish_early": "off"}),
    **{key: (key, None, {"limit": "30"}) for key in preset_keys() if key.startswith("hearts-")},
    "black-maria": ("black-maria", 3, {"limit": "60"}),
}


def played(
    variant: str,
    players: int | None,
    settings: dict[str, str],
    language: Language,
    *,
    width: int,
    ascii: bool = False,
    seat: int = 1,
    seed: str = "1",
) -> tuple[Session, Paper, set[type]]:
    say = Translator(language, strict=True, ascii=ascii)
    record, me = new_record(
        variant, language=language, players=players, settings=settings, seat=seat, seed=seed
    )
    paper = Paper(width)
    session = open_session(record, me, paper, say)
    asked: set[type] = set()

    def note(view: View) -> None:
        asked.add(type(view.choice))

    let_play(session, paper, Random(seed), besides=note)
    return session, paper, asked


def check(session: Session, paper: Paper, width: int) -> None:
    assert session.table.match.is_over
    assert session.table.record.match() == session.table.match
    too_long = [line for line in paper.text.splitlines() if cell_len(line) > width]
    assert not too_long
    assert "{" not in paper.text


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("form", EACH_LANGUAGE)
def test_whole_match_in_every_language(form: str, language: Language) -> None:
    variant, players, settings = EACH_LANGUAGE[form]
    session, paper, asked = played(variant, players, settings, language, width=40, seed="3")
    check(session, paper, 40)
    match form:
        case "talon":
            assert {AskTalon, AskGift, AskTrump, AskBid, AskLay} <= asked
            assert session.say.t("sheet-balanced") in " ".join(paper.text.split()) or (
                language is Language.JA
            )
        case "first-five":
            assert {AskTrump, AskLay} <= asked
        case _:
            assert AskPass in asked


@pytest.mark.parametrize("form", FORMS)
def test_whole_match_of_every_form(form: str) -> None:
    variant, players, settings = FORMS[form]
    language = list(Language)[len(form) % 4]
    session, paper, _ = played(variant, players, settings, language, width=80, seat=2, seed="7")
    check(session, paper, 80)


@pytest.mark.parametrize("language", [Language.PL, Language.EN, Language.SK])
def test_letters_alone(language: Language) -> None:
    """An ASCII console gets no sign that it cannot print, but for letters with accents."""
    session, paper, _ = played("kierki", 4, {}, language, width=40, ascii=True)
    check(session, paper, 40)
    letters = {c for c in paper.text if ord(c) > 127 and not c.isalpha()}
    assert letters <= set("„“”’–…\N{NO-BREAK SPACE}")


def test_the_sum_of_five_to_seven_is_shown() -> None:
    _, paper, _ = played("kierki", 5, {}, Language.PL, width=80)
    assert "Wszystkie wyniki razem dają" in paper.text


def test_house_rules(tmp_path: Path) -> None:
    file = tmp_path / "dom.toml"
    file.write_text(
        """
        format = 1
        key = "dom"
        based_on = "kierki"
        players = [4]
        deals = ["no-tricks", "dom"]
        total = -364
        [contract.dom]
        name = "Domowe"
        card_points = { "K*" = -13, "J*" = -13 }
        """
    )
    session, paper, _ = played(str(file), 4, {}, Language.PL, width=60)
    check(session, paper, 60)
    assert "Rozdanie 2 z 2: Domowe\nKról −13, walet −13.\n" in paper.text
    assert " 2 Domowe" in paper.text
