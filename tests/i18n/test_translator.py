"""Messages, plurals, numbers and what happens when a text is missing."""

import subprocess
import sys

import pytest

from kierki.cards.card import Card, parse_card
from kierki.cards.cardset import CardSet, RepeatedCardError
from kierki.cards.errors import KierkiError
from kierki.i18n import Language, MissingTextError, Translator

PL = Translator(Language.PL, strict=True)
EN = Translator(Language.EN, strict=True)
SK = Translator(Language.SK, strict=True)
JA = Translator(Language.JA, strict=True)


@pytest.mark.parametrize(
    ("id", "expected"),
    [
        ("unit-tricks", "1 lewa, 2 lewy, 5 lew, 12 lew, 13 lew, 22 lewy, 25 lew, 112 lew"),
        ("unit-deals", "1 rozdanie, 3 rozdania, 7 rozdań, 0 rozdań"),
        ("unit-hearts", "1 kier, 2 kiery, 13 kierów"),
        ("unit-cards", "1 karta, 3 karty, 13 kart, 52 karty"),
        ("unit-points", "1 punkt, 3 punkty, 26 punktów, −150 punktów, −1 punkt"),
        ("unit-players", "1 gracz, 4 gracze, 7 graczy"),
        ("unit-matches", "1 partia, 2 partie, 21 partii"),
    ],
)
def test_PL_02_polish_plurals(id: str, expected: str) -> None:
    counts = [int(part.split()[0].replace("−", "-")) for part in expected.split(", ")]
    assert ", ".join(PL.t(id, count=count) for count in counts) == expected


def test_PL_04_english_points() -> None:
    said = [EN.t("unit-points", count=count) for count in (0, 1, -1, 26)]
    assert said == ["0 points", "1 point", "−1 point", "26 points"]


def test_slovak_plurals() -> None:
    said = [SK.t("unit-tricks", count=count) for count in (1, 2, 4, 5, 0, 22)]
    assert said == ["1 zdvih", "2 zdvihy", "4 zdvihy", "5 zdvihov", "0 zdvihov", "22 zdvihov"]


def test_fractions() -> None:
    said = [say.t("unit-points", count=1.5) for say in (PL, EN, SK, JA)]
    assert said == ["1,5 punktu", "1.5 points", "1,5 bodu", "1.5点"]


def test_numbers_are_not_grouped_and_have_a_real_minus() -> None:
    assert PL.t("unit-points", count=-1300) == "−1300 punktów"
    assert [PL.number(-1300), PL.number(25, signed=True), PL.number(0, signed=True)] == [
        "−1300",
        "+25",
        "0",
    ]
    assert Translator(Language.PL, ascii=True).t("unit-points", count=-20) == "-20 punktów"
    assert PL.t("unit-points", count=10**30).startswith("1" + "0" * 30)


def test_card_names_in_four_languages() -> None:
    queen = parse_card("QS")
    assert [say.card_name(queen) for say in (PL, EN, SK, JA)] == [
        "dama pik",
        "queen of spades",
        "piková dáma",
        "スペードのクイーン",
    ]


def test_slovak_adjectives_agree() -> None:
    names = [SK.card_name(parse_card(text)) for text in ("KH", "AD", "JC", "10S", "7H")]
    assert names == [
        "srdcový kráľ",
        "kárové eso",
        "krížový dolník",
        "piková desiatka",
        "srdcová sedmička",
    ]


def test_every_card_has_a_name_of_its_own() -> None:
    for say in (PL, EN, SK, JA):
        assert len({say.card_name(Card(c)) for c in range(52)}) == 52


def test_errors_show_cards_as_the_reader_writes_them() -> None:
    error = RepeatedCardError(parse_card("QS"))
    assert PL.error(error) == "D♠ jest podana dwa razy."
    assert Translator(Language.PL, ascii=True).error(error) == "Dpi jest podana dwa razy."
    assert JA.error(error) == "♠Q が二度出ています。"


def test_facts_may_be_card_sets_and_tuples() -> None:
    cards = CardSet.parse("KD KH")
    assert "król karo, król kier" in PL.t("error-ambiguous-card", text="KK", cards=cards)
    assert "--a, --b" in EN.t("error-cli-no-such-option-near", option="--c", near=("--a", "--b"))


def test_an_error_may_be_a_fact() -> None:
    reason = RepeatedCardError(parse_card("QS"))
    said = EN.t("error-record-illegal", where="deals[0].actions[3]", reason=reason)
    assert said == "deals[0].actions[3] breaks the rules. Q♠ stands twice."


def test_missing_text_raises_only_when_strict() -> None:
    with pytest.raises(MissingTextError, match="pl: cli-no-such-text: missing"):
        PL.t("cli-no-such-text")
    with pytest.raises(MissingTextError, match="count"):
        PL.t("unit-points")
    assert Translator(Language.PL).t("cli-no-such-text") == "cli-no-such-text"
    assert Translator(Language.PL).t("nonsense") == "nonsense"
    assert Translator(Language.PL).t("unit-points") == "unit-points"


def test_missing_text_of_one_language_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    from kierki.i18n import catalogue

    whole = catalogue.entries

    def lacking(language: Language, area: str) -> object:
        return {} if language is Language.SK else whole(language, area)

    monkeypatch.setattr(catalogue, "entries", lacking)
    assert Translator(Language.SK).t("card-face-down") == "face-down card"


def test_error_without_a_text_is_shown_as_developers_see_it() -> None:
    error = KierkiError("error-nobody-wrote-this", card="QS")
    assert Translator(Language.PL).error(error) == "error-nobody-wrote-this: card=QS"


def test_plain_texts_need_no_fluent() -> None:
    code = (
        "import sys; from kierki.i18n import Language, Translator;"
        "print(Translator(Language.PL).t('card-face-down'), 'fluent' in str(sys.modules.keys()))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert done.stdout.split()[-1] == b"False"
