"""Laying out cards in rows: R-LOT."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kierki.cards import CardSet, Dealt, Seat, deck, parse_card
from kierki.cards.card import Rank, rank_of
from kierki.game import (
    AskLay,
    Bid,
    CardFault,
    Decline,
    Match,
    Play,
    TakeTalon,
    start,
    to_act,
    view_of,
)
from kierki.game.errors import MustLay, WrongAction
from kierki.game.events import CardLaid, SeatOut, StockLaid, TurnPassed
from kierki.game.match import apply
from kierki.game.state import Deal, Lottery, Source
from kierki.rules import layout
from kierki.rules.table import compile_lottery
from kierki.testing.playing import turns
from kierki.variants import Variant
from support import (
    LONG,
    PLAYERS,
    SEED,
    begin,
    dealt,
    do,
    legal,
    lottery_contract,
    one_deal,
    play,
    points,
    refusal,
    refused,
    turn,
    variant,
)

PRIZES = {3: (790, 485), 4: (800, 500), 5: (765, 475), 6: (740, 460), 7: (725, 455)}


def lottery(players: int = 4, start_rank: int = 8, first: str = "left") -> Variant:
    return one_deal("lottery", players=players, lottery_start=start_rank, lottery_first=first)


def layout_of(
    whole: Variant, *hands: str, laid: str = "", turn_of: int = 0, stock: str = "", out: int = -1
) -> Match:
    """A lottery in which the cards *laid* lie on the table."""
    contract = lottery_contract(whole.contract(1))
    table = compile_lottery(contract, whole.players)
    position = [0] * layout.SIZE
    for seat, text in enumerate(hands):
        position[layout.HAND + seat] = CardSet.parse(text).mask
    position[layout.LAID] = CardSet.parse(laid).mask
    position[layout.TURN] = turn_of
    position[layout.FIRST_OUT], position[layout.SECOND_OUT] = out, -1
    position[layout.STOCK] = CardSet.parse(stock).mask
    cards = Dealt(
        tuple(tuple(CardSet.parse(text)) for text in hands),
        stock=parse_card(stock) if stock else None,
    )
    deal = Deal(1, contract, Seat(0), cards)
    phase = Lottery(deal, table, tuple(position), ())
    return Match(whole, Source(SEED), (), (0,) * whole.players, phase)


# R-LOT-1


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("first", "offset"), [("left", 1), ("dealer", 0)])
def test_lot_1_who_acts_first(first: str, offset: int, players: int) -> None:
    for dealer in range(players):
        match = begin(lottery(players, first=first), dealer=dealer)
        assert turn(match) == (dealer + offset) % players


@pytest.mark.parametrize(("start_rank", "expected"), [(8, "8C 8D"), (7, "7S")])
def test_lot_1_FL_03_the_start_rank(start_rank: int, expected: str) -> None:
    whole = lottery(start_rank=start_rank)
    match = layout_of(whole, "8C 8D 9C 7S", "2C 3C", "2D 3D", "2S 3S")
    assert legal(match) == expected


def test_lot_1_presets() -> None:
    kierki, classic = variant("kierki"), variant("kierki-classic")
    ours = lottery_contract(kierki.contracts["lottery"])
    assert (ours.start, ours.first) == (Rank.SEVEN, "dealer")
    theirs = lottery_contract(classic.contracts["lottery"])
    assert (theirs.start, theirs.first) == (Rank.EIGHT, "left")


# R-LOT-2


def test_lot_2_FL_03_without_the_start_rank_one_passes_and_the_next_opens() -> None:
    whole = lottery()
    hands = ("2C", "9C 2D", "8D 9D", "8S")  # dealer 0, so seat 1 acts first
    match = begin(whole, dealt(whole, *without_eights(whole, *hands)), dealer=0)
    assert turn(match) == 1
    assert legal(match) == ""
    error = refusal(match, "9C")
    assert (error.fault, error.rule) == (CardFault.NOT_START, "R-LOT-2")
    match, events = apply(match, Seat(1), Decline())
    assert events == (TurnPassed(Seat(1)),)
    assert turn(match) == 2
    assert legal(match) == "8D"
    assert isinstance(refused(match, Decline()), MustLay)


def without_eights(whole: Variant, *hands: str) -> list[str]:
    """*hands* filled up so that seats 0 and 1 hold no eight."""
    named = CardSet.parse(" ".join(hands))
    rest = [c for c in deck(whole.players) if c not in named]
    rest.sort(key=lambda c: rank_of(c) == Rank.EIGHT)
    full = []
    for text in hands:
        need = 13 - len(text.split())
        full.append(f"{text} {CardSet.of(rest[:need])}")
        rest = rest[need:]
    return full


@pytest.mark.parametrize(
    ("laid", "hand", "expected"),
    [
        ("8C", "9C 2D", "9C"),
        ("8C", "7C 9C TC 6C", "7C 9C"),
        ("8C 9C TC", "7C JC QC", "7C JC"),
        ("7C 8C 9C", "6C TC 8D 9D", "6C TC 8D"),
        ("8D 9D TD JD QD KD", "AD 2D", "AD"),
        ("8D 7D 6D 5D 4D 3D", "2D AD", "2D"),
        ("8D 9D TD JD QD KD AD", "2S 2H", ""),  # the row ends with the ace: no two of spades
        ("8S 7S 6S 5S 4S 3S 2S", "AD KD", ""),  # and with the two: no ace of diamonds
        ("8S 8H", "9S 9H 9C 7D", "9S 9H"),
        ("8H 7H 6H 5H 4H 3H 2H", "AS 9H", "9H"),
    ],
)
def test_lot_2_next_up_or_down_or_a_start_card(laid: str, hand: str, expected: str) -> None:
    match = layout_of(lottery(), hand, "KC QC", "KS QS", "KH QH", laid=laid)
    assert legal(match) == expected


def test_lot_2_FL_01_who_can_must() -> None:
    match = layout_of(lottery(), "9C 2D", "KC QC", "KS QS", "KH QH", laid="8C")
    assert legal(match) == "9C"
    error = refused(match, Decline())
    assert isinstance(error, MustLay)
    assert (error.rule, error.legal) == ("R-LOT-2", CardSet.parse("9C"))
    assert error.facts["legal"] == "9C"


def test_lot_2_FL_01_who_cannot_passes() -> None:
    match = layout_of(lottery(), "2D KH", "KC QC", "KS QS", "JH QH", laid="8C")
    assert view_of(match, Seat(0)).choice == AskLay(CardSet())
    for card in ("2D", "KH"):
        error = refusal(match, card)
        assert (error.fault, error.rule) == (CardFault.DOES_NOT_FIT, "R-LOT-2")
    assert refusal(match, "9C").fault is CardFault.NOT_HELD
    assert turn(do(match, Decline())) == 1


def test_lot_2_one_card_a_turn() -> None:
    match = layout_of(lottery(), "9C TC", "KC QC", "KS QS", "KH QH", laid="8C")
    match, events = apply(match, Seat(0), Play(parse_card("9C")))
    assert events == (CardLaid(Seat(0), parse_card("9C")),)
    assert turn(match) == 1
    assert view_of(match, None).laid == CardSet.parse("8C 9C")


@pytest.mark.parametrize("players", [3, 5, 6, 7])
def test_lot_2_rows_go_down_to_the_lowest_card_in_the_deck(players: int) -> None:
    whole = lottery(players)
    others = ["KC QC", "KS QS", "KH QH", "JC JS", "JH TH", "TC TS"][: players - 1]
    match = layout_of(whole, "3C AD", *others, laid="8C 7C 6C 5C 4C")
    assert legal(match) == "3C"
    match = play(match, "3C")
    assert not view_of(match, None).laid & CardSet.parse("2C")


@pytest.mark.parametrize("players", [3, 4, 5, 7])
def test_lot_2_FL_03_FL_05_never_does_everybody_pass(players: int) -> None:
    rng = Random(players)
    for n in range(40 * LONG):
        whole = lottery(players, 8 if n % 2 else 7)
        match = start(whole, rng.randbytes(32)).match
        passes = 0
        for moved in turns(match, rng):
            passes = passes + 1 if isinstance(moved.action, Decline) else 0
            assert passes < players
        assert moved.after.is_over


def test_lot_2_nothing_else_is_done() -> None:
    match = layout_of(lottery(), "9C 2D", "KC QC", "KS QS", "KH QH", laid="8C")
    for action in (Bid(5), TakeTalon()):
        assert isinstance(refused(match, action), WrongAction)


# R-LOT-3


@pytest.mark.parametrize("players", PLAYERS)
def test_lot_3_the_second_seat_out_ends_the_lottery(players: int) -> None:
    whole = lottery(players)
    others = ["KD QD", "KS QS", "KH QH", "JS JH", "TS TH"][: players - 2]
    match = layout_of(whole, "9C", "TC", *others, laid="8C")
    match, events = apply(match, Seat(0), Play(parse_card("9C")))
    first, second = PRIZES[players]
    assert events[-1] == SeatOut(Seat(0), 1, first)
    assert not match.is_over
    assert view_of(match, None).out == (0,)
    match, events = apply(match, Seat(1), Play(parse_card("TC")))
    assert SeatOut(Seat(1), 2, second) in events
    assert match.is_over
    assert points(match) == (first, second, *(0,) * (players - 2))
    assert match.results[0].out == (0, 1)


def test_lot_3_who_is_out_is_skipped() -> None:
    match = layout_of(lottery(), "9C", "TC KD", "KS QS", "JC AC", laid="8C")
    match = play(match, "9C")
    assert turn(match) == 1
    match = do(play(match, "TC"), Decline())
    assert turn(match) == 3
    match = play(match, "JC")
    assert turn(match) == 1
    assert to_act(match.phase) == (1,)


@pytest.mark.parametrize(("players", "prizes"), PRIZES.items())
def test_lot_3_SK_06_prizes_for_first_and_second(players: int, prizes: tuple[int, int]) -> None:
    assert lottery_contract(lottery(players).contract(1)).prizes == prizes
    rng = Random(players)
    for _ in range(5):
        match = start(lottery(players), rng.randbytes(32)).match
        *_, last = turns(match, rng)
        paid = Counter(points(last.after))
        assert paid == {prizes[0]: 1, prizes[1]: 1, 0: players - 2}
        first, second = last.after.results[0].out
        assert points(last.after)[first] == prizes[0]
        assert points(last.after)[second] == prizes[1]


# R-LOT-4


@pytest.mark.parametrize(("players", "prizes"), [(3, (250, 175)), (4, (200, 125))])
def test_lot_4_one_lottery_for_each_seat(players: int, prizes: tuple[int, int]) -> None:
    whole = variant("kierki-classic", players, lottery_count="per-seat")
    lotteries = [c for c in whole.schedule if c.key == "lottery"]
    assert len(lotteries) == players
    assert {lottery_contract(c).prizes for c in lotteries} == {prizes}
    assert players * sum(prizes) == sum(PRIZES[players]) == (1275 if players == 3 else 1300)


@pytest.mark.parametrize("players", [3, 4])
def test_lot_4_four_lotteries_are_played_each_by_another_dealer(players: int) -> None:
    whole = variant("kierki-classic", players, lottery_count="per-seat")
    match = start(whole, SEED, dealer=Seat(0)).match
    *_, last = turns(match, Random(1))
    played = [result for result in last.after.results if result.contract == "lottery"]
    assert len(played) == players
    assert len({result.dealer for result in played}) == players
    assert sum(last.after.totals) == 0


def test_lot_4_one_lottery_unless_said_otherwise() -> None:
    for key in ("kierki", "kierki-classic"):
        assert [c.key for c in variant(key).schedule].count("lottery") == 1


# R-LOT-5


@pytest.mark.parametrize("players", [5, 6, 7])
def test_lot_5_prizes_share_the_negative_deals_eight_to_five(players: int) -> None:
    whole = variant(players=players)
    negative = -sum(c.total(players) for c in whole.schedule[:6])
    first, second = lottery_contract(whole.contracts["lottery"]).prizes
    assert negative == {5: 1240, 6: 1200, 7: 1180}[players]
    assert (first, second) == PRIZES[players]
    for prize, part in ((first, 8), (second, 5)):
        assert prize % 5 == 0
        assert abs(prize - negative * part / 13) <= 2.5


def test_lot_5_FL_05_the_stock_card_lays_itself_when_it_fits() -> None:
    # The case: nine of spades aside; without the rule no card above it could ever be played.
    others = ("QS KS", "AS 2C", "3C 4C", "5C 6C", "7C 9C")
    match = layout_of(lottery(6), "8S TS", *others, laid="8C", stock="9S")
    assert not view_of(match, None).laid & CardSet.parse("9S")
    match, events = apply(match, Seat(0), Play(parse_card("8S")))
    assert events == (CardLaid(Seat(0), parse_card("8S")), StockLaid(parse_card("9S")))
    assert view_of(match, None).laid == CardSet.parse("8C 8S 9S")
    assert turn(match) == 1  # it costs nobody a turn
    match = do(match, Decline(), Decline(), Decline(), Decline(), Play(parse_card("9C")))
    assert legal(match) == "TS"


def test_lot_5_a_stock_card_of_the_start_rank_opens_the_table() -> None:
    whole = lottery(6)
    match, events = start(whole, SEED, prepared=(dealt(whole, stock="8H"),), dealer=Seat(0))
    assert events[1:] == (StockLaid(parse_card("8H")),)
    assert view_of(match, None).laid == CardSet.parse("8H")


def test_lot_5_a_stock_card_that_fits_later_stays_hidden() -> None:
    whole = lottery(6)
    match, events = start(whole, SEED, prepared=(dealt(whole, stock="AS"),), dealer=Seat(0))
    assert len(events) == 1
    for seat in (*range(6), None):
        assert repr(CardSet.parse("AS")) not in repr(
            view_of(match, None if seat is None else Seat(seat)).laid
        )


def test_lot_5_FL_05_with_six_the_lottery_always_ends() -> None:
    rng = Random(6)
    for stock in deck(6):
        cards = [c for c in deck(6) if c != stock]
        rng.shuffle(cards)
        hands = tuple(tuple(cards[seat * 8 : seat * 8 + 8]) for seat in range(6))
        match = start(lottery(6), SEED, prepared=(Dealt(hands, stock=stock),)).match
        passes = 0
        for moved in turns(match, rng):
            passes = passes + 1 if isinstance(moved.action, Decline) else 0
            assert passes < 6
        assert moved.after.is_over
        assert sorted(points(moved.after))[-2:] == [460, 740]


def test_lot_5_the_stock_card_may_be_laid_by_the_last_card_of_all() -> None:
    others = ("QS KS", "AS 2C", "3C 4C", "5C 6C", "7C 9C")
    match = layout_of(lottery(6), "8S", *others, laid="8C", stock="9S", out=-1)
    events = apply(match, Seat(0), Play(parse_card("8S"))).events
    assert events == (
        CardLaid(Seat(0), parse_card("8S")),
        StockLaid(parse_card("9S")),
        SeatOut(Seat(0), 1, 740),
    )
