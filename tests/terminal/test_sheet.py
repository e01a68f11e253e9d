"""The score sheet as on paper."""

from kierki.cards.card import Suit
from kierki.cards.seat import Seat
from kierki.game.state import Result
from kierki.i18n import Language, Translator
from kierki.terminal.sheet import ending, sheet
from kierki.terminal.words import Words
from kierki.variants import Variant, build, preset
from terminal.table import new_record

PL = Translator(Language.PL, strict=True)
NAMES = ("Zofia", "Ania", "Tomek", "Kasia")


def words(say: Translator = PL, names: tuple[str, ...] = NAMES) -> Words:
    return Words(say, names, Seat(0))


def deals(variant: Variant, *points: tuple[int, ...]) -> tuple[Result, ...]:
    """Deals of *variant* in its order that came to *points*."""
    return tuple(
        Result(
            number=number,
            contract=variant.contract(number).key,
            dealer=Seat(0),
            points=own,
            trump=Suit.HEARTS if variant.contract(number).key == "trump" else None,
        )
        for number, own in enumerate(points, start=1)
    )


KIERKI = build(preset("kierki"))
WHOLE = deals(
    KIERKI,
    (-60, -60, -60, -80),
    (-260, 0, 0, 0),
    (0, -120, -60, -60),
    (-30, -60, -60, -90),
    (0, -150, 0, 0),
    (0, 0, -75, -75),
    (-1300, 0, 0, 0),
    (75, 75, 75, 100),
    (325, 0, 0, 0),
    (0, 0, 25, 300),
    (25, 100, 100, 100),
    (0, 800, 500, 0),
)


def shown(variant: Variant, results: tuple[Result, ...], width: int = 80) -> str:
    return "\n".join(line.plain for line in sheet(results, variant, words(), width))


def test_kierki_on_a_wide_console() -> None:
    assert (
        shown(KIERKI, WHOLE)
        == """\
                           Zofia Ania Tomek Kasia  suma
 1 Bez lew                   −60  −60   −60   −80  −260
 2 Bez kierów               −260    0     0     0  −260
 3 Bez dam                     0 −120   −60   −60  −240
 4 Bez panów                 −30  −60   −60   −90  −240
 5 Bez króla kier              0 −150     0     0  −150
 6 Bez siódmej i ostatniej     0    0   −75   −75  −150
 7 Rozbójnik               −1300    0     0     0 −1300
rozgrywka                  −1650 −390  −255  −305 −2600
 8 Atutowa ♥                  75   75    75   100   325
 9 Atutowa ♥                 325    0     0     0   325
10 Atutowa ♥                   0    0    25   300   325
11 Atutowa ♥                  25  100   100   100   325
12 Loteryjka                   0  800   500     0  1300
odgrywka                     425  975   700   500  2600
Razem                      −1225  585   445   195     0
Zapis się zgadza: wszystkie wyniki razem dają 0."""
    )


def test_kierki_on_a_phone() -> None:
    lines = shown(KIERKI, WHOLE, 40).splitlines()
    assert lines[0] == "             Zofia Ania Tomek Kasia"
    assert lines[7] == " 7 Rozbójnik −1300    0     0     0"
    assert all(len(line) <= 40 for line in lines[:-1])


def test_a_sheet_is_no_more_than_what_was_played() -> None:
    assert shown(KIERKI, WHOLE[:1]).splitlines() == [
        "           Zofia Ania Tomek Kasia suma",
        " 1 Bez lew   −60  −60   −60   −80 −260",
        "Razem        −60  −60   −60   −80 −260",
    ]
    assert shown(KIERKI, ()) == "Zapis jest jeszcze pusty."


def test_R_MATCH_5_five_players_show_what_it_sums_to() -> None:
    variant = build(preset("kierki"), players=5)
    points = [(0,) * 5] * (len(variant.schedule) - 1) + [(45, 0, 0, 0, 0)]
    results = deals(variant, *points)
    five = words(names=(*NAMES, "Piotr"))
    lines = [line.plain for line in sheet(results, variant, five, 100)]
    assert lines[-1] == "Wszystkie wyniki razem dają 45."


def test_seven_players_on_a_phone_come_in_blocks() -> None:
    variant = build(preset("kierki"), players=7)
    results = deals(variant, *[(-1300,) * 7] * len(variant.schedule))
    seven = words(names=(*NAMES, "Piotr", "Zosia", "Marek"))
    lines = [line.plain for line in sheet(results, variant, seven, 40)]
    assert all(len(line) <= 40 for line in lines)
    assert "".join(lines).count("Razem") == 2


HEARTS = build(preset("hearts"))


def test_hearts_shows_running_totals_and_moons() -> None:
    first, second = deals(HEARTS, (0, 13, 13, 0), (0, 26, 26, 26))
    moon = Result(
        number=2, contract=second.contract, dealer=Seat(0), points=second.points, shooter=Seat(0)
    )
    assert shown(HEARTS, (first, moon)).splitlines() == [
        "    Zofia     Ania    Tomek    Kasia",
        " 1      0 +13   13 +13   13        0",
        " 2 ☾    0 +26   39 +26   39 +26   26",
        "Gra się do 100.",
        "☾ – wszystkie karty karne",
    ]


def test_R_END_3_a_countdown_shows_what_is_left() -> None:
    variant = build(preset("hearts-pool"))
    lines = shown(variant, deals(variant, (1, 12, 13, 0))).splitlines()
    assert lines[1] == " 1 −1   99 −12   88 −13   87   100"
    assert lines[2] == "Każdy zaczął z 100; widać, ile zostało."


def test_sides_are_summed() -> None:
    variant = build(preset("hearts-partners"))
    results = deals(variant, (1, 12, 13, 0))
    assert "Strona Zofia i Tomek: 14\nStrona Ania i Kasia: 12" in shown(variant, results)
    (line,) = ending((Seat(1), Seat(3)), results, variant, words())
    assert line.plain == "Wygrywa strona Ania i Kasia: 12 punktów."


def test_the_winner_is_named_with_the_right_plural() -> None:
    def said(points: tuple[int, ...], *winners: int) -> str:
        (line,) = ending(tuple(map(Seat, winners)), deals(KIERKI, points), KIERKI, words())
        return line.plain

    assert said((0, 1, 0, -1), 1) == "Wygrywa Ania: 1 punkt."
    assert said((0, 22, 0, -22), 1) == "Wygrywa Ania: 22 punkty."
    assert said((0, 25, 0, -25), 1) == "Wygrywa Ania: 25 punktów."
    assert said((-30, 15, 0, 15), 1, 3) == "Wygrywają Ania i Kasia: po tyle samo, 15 punktów."
    assert said((25, 0, 0, -25), 0) == "Wygrywasz: 25 punktów!"


def test_letters_for_consoles_without_signs() -> None:
    plain = Translator(Language.PL, ascii=True, strict=True)
    lines = [line.plain for line in sheet(WHOLE, KIERKI, words(plain), 80)]
    assert " 8 Atutowa ki                 75   75    75   100   325" in lines


def test_names_are_cut_to_fit() -> None:
    record, _ = new_record("kierki")
    long = words(names=("Bardzo Długie Imię", *record.names[1:]))
    head = sheet(WHOLE, KIERKI, long, 80)[0].plain
    assert "Bardzo Dłu" in head
    assert "Bardzo Dług" not in head
