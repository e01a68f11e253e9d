"""The match: which deals are played, who deals, when it is over and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from .options import Options, hearts, kierki
from .scores import NEGATIVE


def schedule(options: Options, players: int) -> list[str]:
    """The contracts of a Kierki match in order. Source: R-MATCH-1, R-MATCH-2, R-LOT-4."""
    filled = kierki(options)
    trumps = ["trump"] * players
    lotteries = ["lottery"] * (players if filled["lottery_count"] == "per-seat" else 1)
    if filled["robber"]:
        return [*NEGATIVE, "robber", *trumps, *lotteries]
    if filled["positive"] == "trump":
        return [*NEGATIVE, *trumps]
    return [*NEGATIVE, *lotteries]


def dealer_of(first: int, deal: int, players: int) -> int:
    """The dealer of a deal, counted from 0; the deal moves left. Source: R-NEG."""
    return (first + deal) % players


def kierki_winners(totals: Sequence[int]) -> set[int]:
    """The seats with the highest total; equal totals share. Source: R-MATCH-3."""
    return {seat for seat, total in enumerate(totals) if total == max(totals)}


def hearts_winners(options: Options, totals: Sequence[int]) -> set[int]:
    """The seats that are best now, both partners of a side with teams. Source: R-END-1, 4."""
    filled = hearts(options, len(totals))
    best = max if filled["win"] == "highest" else min
    if filled["teams"]:
        sides = {0: totals[0] + totals[2], 1: totals[1] + totals[3]}
        winning = best(sides.values())
        return {seat for seat in range(4) if sides[seat % 2] == winning}
    return {seat for seat, total in enumerate(totals) if total == best(totals)}


def hearts_over(
    options: Options, totals: Sequence[int], deals_played: int, *, reached_before: bool = False
) -> bool:
    """True if the match ends with these totals. Source: R-END-1, R-END-2, R-END-3, R-END-4.

    `totals` are penalty points counted up from 0, also under `countdown`. `deals_played` includes
    the deal just scored. `reached_before` says that the end was reached in an earlier deal already
    and only a shared lead kept the match going: then nobody need stand over the limit any more.
    """
    filled = hearts(options, len(totals))
    if filled["deals"] is not None:
        reached = deals_played >= filled["deals"]
    else:
        reached = reached_before or any(total >= filled["limit"] for total in totals)
    if not reached:
        return False
    if filled["tie"] == "shared":
        return True
    alone = 2 if filled["teams"] else 1
    return len(hearts_winners(options, totals)) == alone


def shown_totals(options: Options, totals: Sequence[int]) -> list[int]:
    """The totals as the score sheet shows them: falling from the limit under countdown."""
    filled = hearts(options, len(totals))
    if filled["countdown"]:
        return [filled["limit"] - total for total in totals]
    return list(totals)


def moon_choice_due(
    options: Options,
    before: Sequence[int],
    old_points: Sequence[int],
    shooter: int | None,
    deals_played: int,
    *,
    reached_before: bool = False,
) -> bool:
    """True if the shooter chooses between old and new moon. Source: R-MOON-1 (`mixed`).

    `before` are the totals before the deal, `old_points` what each seat would score under old,
    `deals_played` includes this deal.
    """
    filled = hearts(options, len(before))
    if filled["moon"] != "mixed" or shooter is None:
        return False
    after = [total + points for total, points in zip(before, old_points, strict=True)]
    if not hearts_over(options, after, deals_played, reached_before=reached_before):
        return False
    side = {shooter, (shooter + 2) % 4} if filled["teams"] else {shooter}
    return hearts_winners(options, after) != side
