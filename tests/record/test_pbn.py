"""Deals from PBN files of other programs, and ours for them."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from kierki.cards import CardSet, Dealt, KierkiError, Seat
from kierki.game import start, to_act, view_of
from kierki.i18n import Language, Translator
from kierki.record import Record, played_deals
from kierki.record.pbn import PbnError, load_deals, read_dealer, read_deals, write_deals
from kierki.variants import Variant, build, preset
from record.records import blank, played, whole

FOREIGN = """\
% PBN 2.1
% EXPORT
%Content-type: text/x-pbn; charset=ISO-8859-1

{ Two boards of a club evening:
  [Deal "N:this is a comment"] }
[Event "Wtorkowy turniej"]
[Site ""]
[Date "2024.03.??"]
[Board "17"]
[West "Kowalski; Jan"]
[North "?"]
[East "O\\"Hara [the \\\\ elder]"]
[South "?"]
[Dealer "E"]
[Vulnerable "None"]
[Deal "E:QT973.T5.J75.T96 A54.A942.AK.A875 J2.KQ76.T963.KJ2 K86.J83.Q842.Q43"] ; dealt by hand
[Scoring "MP;Cavendish"]
[Declarer "S"]
[Contract "3NT"]
[Result "9"]
[Auction "E"]
Pass 1NT Pass 3NT
Pass Pass Pass
[Play "W"]
S2 S6 ST SA
*
[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
N NT  9
; the second

[Board "18"]
[ Dealer "S" ]
[deal   "s:ak2.QJ.1098.65432 Q43.AK5.AK2.AKQ7 JT98.T98.QJ7.JT9 765.76432.6543.8" ]
"""
BAD_HANDS = "N:AK2.QJ.T987.5432 - - -"


def kierki(**options: object) -> Variant:
    return build(preset("kierki"), options=options)


def sets(deals: tuple[Dealt, ...]) -> list[list[str]]:
    return [[str(CardSet.of(hand)) for hand in dealt.hands] for dealt in deals]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_files_of_other_programs(end: str) -> None:
    deals = read_deals(FOREIGN.replace("\n", end), kierki())
    assert len(deals) == 2
    east = CardSet.parse("QS TS 9S 7S 3S TH 5H JD 7D 5D TC 9C 6C")
    assert CardSet.of(deals[0].hands[1]) == east
    south = CardSet.parse("AS KS 2S QH JH TD 9D 8D 6C 5C 4C 3C 2C")
    assert CardSet.of(deals[1].hands[2]) == south
    assert read_dealer(FOREIGN, 4) == Seat(1)


def test_a_match_is_played_with_them() -> None:
    deals = read_deals(FOREIGN, kierki())
    match = start(kierki(), bytes(32), prepared=deals, dealer=read_dealer(FOREIGN, 4)).match
    assert to_act(match.phase) == (Seat(2),)
    assert view_of(match, Seat(1)).hand == CardSet.of(deals[0].hands[1])


def test_games_need_no_more_than_a_deal() -> None:
    lines = FOREIGN.splitlines()
    one = next(line for line in lines if line.startswith("[Deal ")).partition(" ;")[0]
    for text in (one, f"{one}\n{one}\n", f'{one}\n\n[Dealer "N"]\n{one}'):
        assert len(read_deals(text, kierki())) == text.count("[Deal ")
    text = f'[Dealer "W"]\n{one}\n\n[Dealer "N"]\n{one}'
    assert read_dealer(text, 4) == Seat(3)
    assert read_dealer(one, 4) is None
    assert read_dealer(f'[Dealer "?"]\n{one}', 4) is None


def test_deals_beyond_the_match_are_left_out() -> None:
    one = write_deals(whole("kierki")) * 2
    assert len(read_deals(one, kierki())) == 12
    assert len(read_deals(one, build(preset("hearts")))) == 24


RECORDS = {
    "kierki": whole("kierki"),
    "declarer": whole("kierki", trump_call="declarer"),
    "talon": whole("kierki", trump_call="talon"),
    "three": whole("kierki", 3),
    "three-talon": whole("kierki-classic", 3, positive="trump", trump_call="talon"),
    "five": whole("kierki", 5),
    "six": whole("kierki", 6),
    "seven": whole("kierki", 7),
    "hearts": whole("hearts"),
}


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS.keys())
def test_our_deals_come_back(record: Record) -> None:
    dealt = tuple(deal.deal.dealt for deal in played_deals(record))
    text = write_deals(record)
    back = read_deals(text, record.variant)
    assert sets(back) == sets(dealt)
    assert [d.talon for d in back] == [d.talon for d in dealt]
    assert [d.stock for d in back] == [d.stock for d in dealt]
    first = next(played_deals(record)).deal.dealer
    assert read_dealer(text, record.variant.players) == first
    again = replace(record, prepared=back, dealer=first, seed=bytes(32))
    assert again.match().totals == record.match().totals


def test_first_five_are_the_same_after_the_way_through_pbn() -> None:
    record = whole("kierki")
    back = read_deals(write_deals(record), record.variant)
    for deal in played_deals(record):
        if deal.deal.contract.key == "trump":
            again = back[deal.deal.number - 1]
            for hand, other in zip(deal.deal.dealt.hands, again.hands, strict=True):
                assert hand[:5] == other[:5]


def test_first_five_of_a_foreign_deal_are_not_the_highest_spades() -> None:
    """PBN writes a hand by suits; its namer must not see the same suit first each time."""
    variant = build(preset("kierki"), options={"robber": False, "positive": "trump"})
    text = write_deals(whole("hearts", limit=300))
    foreign = "\n".join(line for line in text.splitlines() if not line.startswith("[First"))
    deals = read_deals(foreign, variant)
    seen = [hand[:5] for dealt in deals[6:] for hand in dealt.hands]
    assert len(seen) == 16
    suits = [{card // 13 for card in cards} for cards in seen]
    assert sum(len(one) > 1 for one in suits) >= 14
    assert read_deals(foreign, variant) == deals
    assert sets(deals) == sets(read_deals(text, variant))


def test_prepared_deals_still_to_come_are_written() -> None:
    deals = read_deals(FOREIGN, kierki())
    record = replace(blank(kierki()), prepared=deals, dealer=Seat(3))
    text = write_deals(record)
    assert sets(read_deals(text, kierki())) == sets(deals)
    assert text.count("[Dealer") == 2
    assert '[Dealer "W"]' in text
    assert '[Dealer "N"]' in text


@pytest.mark.parametrize(
    ("text", "id", "line"),
    [
        ("", "none", None),
        ('% PBN 2.1\n[Event "x"]\n', "none", None),
        ('{"format": "kierki-record/1"}', "none", None),
        (f'\n[Deal "{BAD_HANDS}"]', "deal", 2),
        ('[Board "1"]\n{ one\n two }\n[Deal "N:AK2.QJ.T987.5432"]', "deal", 4),
        ('[Deal "X:AK2.QJ.T987.5432 . . ."]', "deal", 1),
        ('[Deal "N:AK2.QJ.T987.5432 AK2.QJ.T987.5432 . ."]', "deal", 1),
        ('[Deal "N:AK2.QJ.T987.5432 ... ... ..."]', "deal", 1),
        ('[Deal ""]', "deal", 1),
        ('\n\n[Deal "N:AK2.QJ.T987.5432 ', "broken", 3),
        ("[Deal N:AK2]", "broken", 1),
    ],
)
def test_what_is_no_deal(text: str, id: str, line: int | None) -> None:
    error = refused(text, kierki())
    assert error.id == f"error-pbn-{id}"
    assert error.facts.get("line") == line


def refused(text: str, variant: Variant) -> KierkiError:
    with pytest.raises(PbnError) as caught:
        read_deals(text, variant)
    for language in Language:
        assert Translator(language, strict=True).error(caught.value)
    return caught.value


def test_deals_that_do_not_fit_the_variant() -> None:
    talon = whole("kierki-classic", positive="trump", trump_call="talon")
    text = write_deals(talon)
    error = refused(text, kierki())
    seventh = [n for n, line in enumerate(text.splitlines(), 1) if line.startswith("[Deal ")][6]
    assert error.facts["line"] == seventh
    assert "4 × 13" in str(error.facts["reason"])
    assert refused(text.replace("[Talon ", "[Talons "), talon.variant).id == "error-pbn-deal"
    assert refused(text, build(preset("kierki"), players=3)).id == "error-pbn-deal"
    six = whole("kierki", 6)
    assert refused(write_deals(six).replace("Stock", "x"), six.variant).id == "error-pbn-deal"


@pytest.mark.parametrize(
    ("tag", "value"),
    [("Talon", "1S"), ("Stock", "QS KS"), ("FirstFive", "QS"), ("FirstFive", "QS QX")],
)
def test_our_own_tags_are_read_exactly(tag: str, value: str) -> None:
    text = (
        f'[Board "1"]\n[{tag} "{value}"]\n' + write_deals(whole("kierki")).partition("\n")[2][11:]
    )
    error = refused(text, kierki())
    assert (error.id, error.facts["line"]) == ("error-pbn-tag", 2)
    assert error.facts["tag"] == tag.lower()


def test_dealers_that_there_are_not() -> None:
    text = write_deals(whole("kierki", 5))
    assert read_dealer(text, 5) is not None
    with pytest.raises(PbnError, match="error-pbn-tag"):
        read_dealer(text.replace('[Dealer "', '[Dealer "9'), 5)


def test_files_in_latin_1_and_with_a_mark_at_the_beginning(tmp_path: Path) -> None:
    path = tmp_path / "deals.pbn"
    for content in (
        FOREIGN.replace("Kowalski", "Müller").encode("latin-1"),
        b"\xef\xbb\xbf" + FOREIGN.encode(),
    ):
        path.write_bytes(content)
        deals, dealer = load_deals(path, kierki())
        assert deals == read_deals(FOREIGN, kierki())
        assert dealer == Seat(1)


def test_damaged_files_raise_nothing_else() -> None:
    rng = Random(5)
    text = write_deals(whole("kierki", trump_call="talon"))[:2500] + FOREIGN
    for _ in range(300):
        at, until = sorted(rng.choices(range(len(text)), k=2))
        damaged = text[:at] + rng.choice(['"', "[", "]", "{", "}", "\n", "x", ""]) + text[until:]
        try:
            read_deals(damaged, kierki())
            read_dealer(damaged, 4)
        except PbnError:
            pass


def test_names_with_quotes_are_escaped() -> None:
    record = replace(played(blank(kierki()), Random(1), 3), names=('A "B"', "C\\", "[D]", "E;"))
    text = write_deals(record)
    assert '[North "A \\"B\\""]' in text
    assert len(read_deals(text, kierki())) == 1
