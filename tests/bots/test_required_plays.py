"""Plays that any careful player makes, and other programs did not."""

from bots.playing import choice_of
from kierki.bots.heuristic.sight import voids_shown
from kierki.cards import Seat, Suit, format_card
from kierki.game import Match, Play, view_of
from support import ending, hearts, play, turn


def answer(match: Match) -> str:
    """The card that the careful bot plays now."""
    action = choice_of("casual", match)
    assert isinstance(action, Play)
    return format_card(action.card)


def voids(match: Match) -> tuple[int, ...]:
    return voids_shown(view_of(match, Seat(turn(match))))


def test_BI_01_queen_of_spades_falls_under_the_ace() -> None:
    match = ending(hearts(), "5S 2C 3C", "AS 2D 3D", "KS QS 7D", "2S 9D TD")
    assert answer(play(match, "5S AS")) == "QS"


def test_BI_02_queen_of_spades_falls_under_the_king() -> None:
    match = ending(hearts(), "2S 2C", "KS 2D", "5S 9D", "QS AS")
    assert answer(play(match, "2S KS 5S")) == "QS"


def test_BI_03_last_hand_does_not_take_the_queen() -> None:
    match = ending(hearts(), "TD 2C", "QS 2H", "8D 9C", "JD 4D")
    assert answer(play(match, "TD QS 8D")) == "4D"


def test_BI_03_jack_of_diamonds_that_pays_is_taken_home() -> None:
    match = ending(hearts("hearts-omnibus"), "TD 2C", "5C 2H", "8D 9C", "JD 4D")
    assert answer(play(match, "TD 5C 8D")) == "JD"


def test_BI_08_who_leads_and_who_has_not_played_shows_no_void() -> None:
    match = ending(hearts(), "5D 2C", "3C 4C", "2D 6C", "3D 7C")
    assert voids(match) == (0, 0, 0, 0)
    match = play(match, "5D")
    assert voids(match) == (0, 0, 0, 0)
    match = play(match, "3C")
    assert voids(match) == (0, 1 << Suit.DIAMONDS, 0, 0)
    match = play(match, "2D 3D")
    assert voids(match) == (0, 1 << Suit.DIAMONDS, 0, 0)
