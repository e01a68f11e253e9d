"""How a match ends: which deal is the last, and who has won."""

from __future__ import annotations

from itertools import accumulate

from kierki.cards.seat import Seat
from kierki.game.state import Match, Result
from kierki.rules import settle
from kierki.variants.options import Tie, Win
from kierki.variants.variant import AfterDeals, AfterSchedule, AtLimit, Variant


def has_ended(variant: Variant, earlier: tuple[Result, ...], totals: tuple[int, ...]) -> bool:
    """Return whether the match ends with *totals*, reached after one deal more than *earlier*.

    Once the limit was reached, ties that play on end with the first best total that is not
    shared, even if a moon has taken everybody back below the limit.
    """
    highest, played = variant.win is Win.HIGHEST, len(earlier) + 1
    match variant.ending:
        case AfterSchedule():
            return played >= len(variant.schedule)
        case AfterDeals(deals, tie):
            reached = played >= deals
        case AtLimit(limit, tie):
            before = accumulate((r.points for r in earlier), settle.totals_after)
            reached = any(settle.limit_reached(t, limit) for t in (*before, totals))
    return reached and settle.is_decided(totals, highest, variant.teams, tie is Tie.PLAY_ON)


def winners(variant: Variant, totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats that *totals* make winners."""
    best = settle.winners(totals, variant.win is Win.HIGHEST, variant.teams)
    return tuple(map(Seat, best))


def moon_choice_is_due(match: Match, shooter: Seat, old_points: tuple[int, ...]) -> bool:
    """Return whether the old way would end the match with the shooter not its single winner.

    Source: R-MOON-1, `mixed`. With teams the shooter's side counts as the shooter.
    """
    totals = settle.totals_after(match.totals, old_points)
    if not has_ended(match.variant, match.results, totals):
        return False
    side = {Seat(shooter)}
    if match.variant.teams:
        side.add(Seat((shooter + 2) % match.players))
    return set(winners(match.variant, totals)) != side


def shown_totals(variant: Variant, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Return *totals* as they are announced: a countdown shows what is left (R-END-3)."""
    match variant.ending:
        case AtLimit(limit, countdown=True):
            return tuple(limit - total for total in totals)
        case _:
            return totals
