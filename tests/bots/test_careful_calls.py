"""What the careful bot does beside the play to tricks one avoids: passes, trumps, the lottery."""

import pytest

from bots.playing import choice_of
from kierki.bots.heuristic.calling import tricks_as_other, tricks_with
from kierki.cards import CardSet, Seat, Suit, format_card, parse_card
from kierki.game import (
    Bid,
    ChooseMoon,
    Decline,
    GiveCards,
    Match,
    MoonChoice,
    NameTrump,
    OpenAuction,
    PassCards,
    Play,
    TakeTalon,
)
from kierki.game.state import Calls, MoonPending
from support import begin, dealt, do, ending, one_deal, play, turn, variant


def card(match: Match) -> str:
    action = choice_of("casual", match)
    assert isinstance(action, Play)
    return format_card(action.card)


# The pass


def passed(preset: str, hand: str, players: int = 4) -> set[str]:
    """What is passed to the left from *hand* in the first deal."""
    table = variant(preset, players)
    action = choice_of("casual", begin(table, dealt(table, hand)))
    assert isinstance(action, PassCards)
    return set(map(format_card, action.cards))


def test_passes_high_spades_that_nothing_guards() -> None:
    assert {"QS", "KS"} <= passed("hearts", "QS KS 3S 2C 5C 7C 9C 3D 5D 8D 2H 4H 6H")


def test_keeps_the_queen_that_low_spades_guard() -> None:
    assert "QS" not in passed("hearts", "QS 2S 3S 5S 7S 2C AC KC QC 3D AD KD 2H")


def test_passes_high_hearts() -> None:
    assert {"AH", "KH"} <= passed("hearts", "AH KH QH 2C 3C 5C 7C 2D 4D 6D 2S 3S 4S")


def test_makes_a_void() -> None:
    assert {"KD", "9D"} <= passed("hearts", "KD 9D 2C 3C 4C 5C 7C 2S 3S 4S 6S 2H 3H")


def test_passes_low_when_points_are_wanted() -> None:
    away = passed("hearts-reverse", "AH KH QH AS KS QS 2C 3C 4C 6D 9D TD AD")
    assert not away & {"AH", "KH", "QH", "AS", "KS", "QS", "AD"}


@pytest.mark.parametrize(("players", "count"), [(3, 3), (5, 3), (6, 2), (7, 1)])
def test_passes_as_many_as_it_is_asked_for(players: int, count: int) -> None:
    assert len(passed("hearts", "2H AH", players)) == count


# Trump deals


def named(call: str, hand: str) -> Suit:
    """What the seat with *hand* names: the dealer, or in the form of declarers the seat left."""
    table = one_deal("trump", trump_call=call)
    hands = (hand,) if call == "first-five" else ("", hand)
    action = choice_of("casual", begin(table, dealt(table, *hands)))
    assert isinstance(action, NameTrump)
    return action.suit


def test_names_the_long_suit() -> None:
    hand = "2C 3C 4C 6C 8C JC KC AD KD 3S 4S 2H 3H"
    assert named("declarer", hand) is Suit.CLUBS


def test_names_from_the_first_five() -> None:
    assert named("first-five", "AS KS QS 2H 3H 4D 5D 6D 7D 8D 9D TD JD") is Suit.SPADES


def last_three(hand: str, cards: str, trump: str) -> str:
    """What is played from *hand*, of three cards, after *cards*; nobody else holds trumps."""
    others = ["2C 3D 4D", "3C 5D 6D", "4C 7D 8D"]
    small = iter(("TS JS", "QS KS", "AS 9S"))
    hands = [f"{c} {next(small)}" for c in cards.split()]
    hands = [*hands, hand, *others][:4]
    calls = Calls(namer=Seat(0), trump=Suit("CDSH".index(trump)))
    return card(play(ending(one_deal("trump"), *hands, trump=trump, calls=calls), cards))


def test_draws_trumps_from_strength() -> None:
    table = one_deal("trump", trump_call="declarer")
    hand = "AS KS QS JS TS 9S AD KD 3C 4C 2H 3H 4H"
    match = do(begin(table, dealt(table, "", hand)), NameTrump(Suit.SPADES))
    assert card(match) == "AS"


def test_cashes_winners_once_trumps_are_drawn() -> None:
    table = one_deal("trump", trump_call="declarer")
    hand = "AS KS QS JS TS 9S 8S 7S 6S 5S AD 3C 4C"
    match = do(begin(table, dealt(table, "2S", hand, "3S", "4S")), NameTrump(Suit.SPADES))
    assert card(play(match, "AS 3S 4S 2S")) == "AD"


def test_wins_with_the_cheapest_card_in_last_hand() -> None:
    assert last_three("AC QC 3C", "5C TC 9C", "H") == "QC"


def test_wastes_no_honour_on_a_lost_trick() -> None:
    assert last_three("QC KC 3C", "5C AC 9C", "H") == "3C"


def test_ruffs_with_the_lowest_trump_that_wins() -> None:
    assert last_three("2H 9H AD", "5C TC 9C", "H") == "2H"
    assert last_three("2H 9H AD", "5C TC 8H", "H") == "9H"


def test_throws_a_small_card_when_it_cannot_win() -> None:
    assert last_three("2D AD KD", "5C TC 9C", "H") == "2D"


# The talon

STRONG = "AS KS QS JS TS 9S AH KH AD KD AC KC"
MIDDLING = "KS QS 8S 7S 5S AH 4H 3H 9D 5D TC 4C"
WEAK = "2S 3S 4S 5H 6H 7H 8D 9D 4D 3C 5C 6C"


def offered(hand: str, talon: str) -> Match:
    """The declarer's choice with *hand* beside *talon*."""
    table = one_deal("trump", trump_call="talon")
    return begin(table, dealt(table, "", hand, talon=talon))


def test_takes_the_talon_with_a_hand_too_good_to_sell() -> None:
    assert choice_of("casual", offered(STRONG, "2C 2D 2H 2S")) == TakeTalon()


def test_sells_the_talon_for_what_it_is_worth_to_itself() -> None:
    match = offered(MIDDLING, "2C 3D 2H 2S")
    action = choice_of("casual", match)
    assert isinstance(action, OpenAuction)
    assert action.reserve is not None
    assert 0 < action.reserve < 200
    unsold = do(match, action, Decline(), Decline(), Decline())
    assert choice_of("casual", unsold) == TakeTalon()


def test_bids_the_least_up_to_what_the_talon_is_worth() -> None:
    table = one_deal("trump", trump_call="talon")
    bidder = "AS KS QS JS 9S 8S AH KH AD 2D 3D 4D"
    deal = dealt(table, "", "2C 3C 4C", bidder, talon="TS AC 2H 3H")
    match = do(begin(table, deal), OpenAuction())
    assert choice_of("casual", match) == Bid(5)
    match = do(match, Decline(), Bid(300), Decline())
    assert turn(match) == 3  # sold: whoever bid 300 gives cards away
    match = do(begin(table, deal), OpenAuction(300))
    assert choice_of("casual", match) == Decline()


def test_gives_away_what_it_misses_least_and_names_trumps() -> None:
    match = do(offered(STRONG, "2C 2D 2H 2S"), TakeTalon())
    action = choice_of("casual", match)
    assert isinstance(action, GiveCards)
    assert not set(map(format_card, action.cards)) & set(STRONG.split())
    assert choice_of("casual", do(match, action)) == NameTrump(Suit.SPADES)


def test_estimates_order_hands_as_players_do() -> None:
    strong, weak = CardSet.parse(STRONG).mask, CardSet.parse(WEAK).mask
    assert tricks_with(strong, Suit.SPADES, 4) > 8
    assert tricks_with(weak, Suit.SPADES, 4) < 2
    assert tricks_as_other(strong, 4) > tricks_as_other(weak, 4) + 3


# The lottery, in which the dealer lays first


def laid(hand: str) -> str:
    table = one_deal("lottery")
    return card(begin(table, dealt(table, hand)))


def test_opens_the_row_with_own_cards_far_out() -> None:
    assert laid("7C 7D AC 2C 3C 8D 9D TD 3H 4H 5H 3S 4S") == "7C"


def test_holds_back_the_start_card_that_helps_only_others() -> None:
    assert laid("7C 7D 8C 9C TC AC 2C 3H 4H 5S 6S KH QH") == "7C"


def test_opens_the_way_to_its_own_far_cards_first() -> None:
    """Of all that fits, only the six of diamonds leads on to a card of its own: the two."""
    table = one_deal("lottery")
    match = begin(table, dealt(table, "7C 7D 7H 7S 6C 8C 6D 8D 9D 2D 9C TC JC"))
    for start in ("7C", "7D"):
        match = do(match, Play(parse_card(start)), Decline(), Decline(), Decline())
    assert card(match) == "6D"


# A mixed moon

ALL = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH QS"


def after_moon(totals: tuple[int, ...], **options: object) -> Match:
    """Seat 0 has just shot a moon, and the old way would end the match without its win."""
    whole = variant("hearts", 4, moon="mixed", **options)
    match = ending(whole, "2D", "3D", "4D", "5D", taken=[ALL], totals=totals)
    match = play(match, "2D 3D 4D 5D")
    assert isinstance(match.phase, MoonPending)
    return match


def test_plays_on_rather_than_lose() -> None:
    match = after_moon((90, 60, 75, 50))
    assert choice_of("casual", match) == ChooseMoon(MoonChoice.NEW)


def test_keeps_a_share_of_the_win() -> None:
    match = after_moon((86, 60, 75, 80), tie="shared")
    assert choice_of("casual", match) == ChooseMoon(MoonChoice.OLD)
