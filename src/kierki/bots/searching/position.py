"""A position of the rules from a view: what is on the table, with the hidden hands left empty."""

from __future__ import annotations

from kierki.cards.cardset import CardSet
from kierki.game.opening import trick_table
from kierki.game.view import View
from kierki.rules import tricks
from kierki.rules.table import TrickTable
from kierki.variants.contract import TrickContract


def table_of(view: View) -> TrickTable:
    """Return the integers of the trick contract that *view* is of."""
    assert isinstance(view.contract, TrickContract)
    return trick_table(view.contract, view.players, teams=view.variant.teams)


def position_of(view: View) -> list[int]:
    """Return the deal in *view* with the seat's own hand and nobody else's."""
    table = table_of(view)
    position = [0] * tricks.SIZE
    tricks.clear(position)
    assert view.seat is not None
    for number, trick in enumerate(view.tricks):
        if number == 0:
            position[tricks.FIRST_WINNER] = trick.winner
        position[tricks.TAKEN + trick.winner] |= CardSet.of(trick.cards).mask
        position[tricks.WON + trick.winner] += 1
    if view.points:
        position[tricks.POINTS : tricks.POINTS + view.players] = view.points
    position[tricks.PLAYED] = len(view.tricks) * view.players
    position[tricks.BROKEN] = int(view.broken)
    if view.trump is not None:
        position[tricks.TRUMP] = int(view.trump)
    position[tricks.TURN] = view.seat if view.leader is None else view.leader
    for card in view.trick:  # the rules themselves say who is winning the trick
        position[tricks.HAND + position[tricks.TURN]] = 1 << card
        tricks.play(table, position, card)
    position[tricks.HAND + view.seat] = view.hand.mask
    if view.leader == view.seat and not view.tricks and not view.trick and table.lowest_club_leads:
        tricks.open_play(table, position, view.seat)
    return position
