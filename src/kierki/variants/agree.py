"""Options that each make sense, but not with so many players, or not with one another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from kierki.cards.cardset import CardSet, parse_selector
from kierki.cards.deck import deck, hand_size
from kierki.variants.contract import Direction, Moon, TrumpCall
from kierki.variants.errors import NotAcceptedError, Objection
from kierki.variants.kinds import CardPoints
from kierki.variants.options import HeartsOptions, KierkiOptions, Options, Win, declared

REVERSE_MOONS = (Moon.COUNT, Moon.LOSE, Moon.GIVE)
"""Moons of Reverse Hearts (R-HEARTS)."""
SUBTRACTING_MOONS = (Moon.NEW, Moon.LOSE)


@dataclass(frozen=True, slots=True)
class Clash:
    """The option that is objected to, and why."""

    option: str
    error: NotAcceptedError

    def value(self, options: Options) -> object:
        """Return the option's value as plain data."""
        return declared(options.FAMILY)[self.option].kind.write(getattr(options, self.option))


def find_clash(options: Options, players: int) -> Clash | None:
    """Return the first thing wrong with *options* for *players*, or None."""
    match options:
        case KierkiOptions():
            if options.trump_call is TrumpCall.TALON and players > 4:
                accepts = ", ".join(call for call in TrumpCall if call is not TrumpCall.TALON)
                return _with_players("trump_call", players, accepts)
            return None
        case HeartsOptions():
            return _cards(options, players) or _ways(options, players) or _moon(options, players)
        case _:
            assert_never(options)


def points_by_card(points: CardPoints) -> tuple[int, ...]:
    """Return points by card number: a card under several selectors pays them all (R-NEG-1)."""
    by_card = [0] * 52
    for selector, value in points:
        for c in parse_selector(selector):
            by_card[c] += value
    return tuple(by_card)


def check_dealt(points: CardPoints, players: int) -> None:
    """Refuse points for a named card that is not dealt to *players*.

    Raises:
        NotAcceptedError: there is one.
    """
    for selector, _ in points:
        if "*" not in selector:
            check_in_deck(parse_selector(selector), players)


def check_in_deck(cards: CardSet, players: int) -> None:
    """Refuse *cards* that are not dealt to *players*.

    Raises:
        NotAcceptedError: there is one.
    """
    dealt = CardSet.of(deck(players))
    removed = CardSet.of(deck(4)) - dealt
    if missing := cards - dealt:
        raise NotAcceptedError(
            "", Objection.NOT_DEALT, card=str(missing), players=players, removed=str(removed)
        )


def _cards(options: HeartsOptions, players: int) -> Clash | None:
    try:
        check_dealt(options.card_points, players)
    except NotAcceptedError as error:
        return Clash("card_points", error)
    return None


def _ways(options: HeartsOptions, players: int) -> Clash | None:
    if Direction.ACROSS in options.pass_cycle and players % 2:
        accepts = ", ".join(way for way in Direction if way is not Direction.ACROSS)
        return _with_players("pass_cycle", players, accepts)
    if options.pass_count > hand_size(players):
        return _with_players("pass_count", players, f"1–{hand_size(players)}")
    if options.teams and players != 4:
        return _with_players("teams", players, "false")
    if options.countdown and options.win is Win.HIGHEST:
        return _together("countdown", "win = highest", "false")
    if options.countdown and options.deals:
        return _together("countdown", f"deals = {options.deals}", "false")
    return None


def _moon(options: HeartsOptions, players: int) -> Clash | None:
    reverse = options.win is Win.HIGHEST
    if options.moon not in fitting_moons(options.win):
        accepts = ", ".join(fitting_moons(options.win))
        return _together("moon", f"win = {options.win}", accepts)
    by_card = points_by_card(options.card_points)
    penalties = [c for c in deck(players) if by_card[c] > 0]
    if len(penalties) == 1 and options.moon in SUBTRACTING_MOONS and not options.deals:
        # Each deal would be a moon and take points off, so no total would ever reach the limit.
        kept = [Moon.COUNT, Moon.GIVE] if reverse else [Moon.OLD, Moon.MIXED, Moon.SUN]
        only = f"card_points = {format_points(options.card_points)}"
        return _together("moon", only, ", ".join((*kept, Moon.NONE)))
    return None


def fitting_moons(win: Win) -> tuple[Moon, ...]:
    """Return the moons that make sense where *win* says which total wins."""
    reverse = win is Win.HIGHEST
    return tuple(moon for moon in Moon if moon is Moon.NONE or (moon in REVERSE_MOONS) == reverse)


def format_points(points: CardPoints) -> str:
    """Return *points* as a person types them."""
    return ",".join(f"{selector}={value}" for selector, value in points)


def _with_players(option: str, players: int, accepts: str) -> Clash:
    return Clash(option, NotAcceptedError(accepts, Objection.PLAYERS, players=players))


def _together(option: str, other: str, accepts: str) -> Clash:
    return Clash(option, NotAcceptedError(accepts, Objection.CLASH, other=other))
