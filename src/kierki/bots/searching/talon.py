"""Weighing what is done with the talon: it is taken, sold or bid for by what it is worth.

In every sampled world each seat in turn takes the talon and the deal is played out. What another
seat would bid is its own estimate from its own cards, and a guess, so it is blurred; bids and
passes already made say which worlds are likely.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import numpy as np
import numpy.typing as npt

from kierki.bots.facts import facts_of, sampler_of
from kierki.bots.searching.aim import aim_of
from kierki.bots.searching.levels import Level
from kierki.bots.searching.position import position_of, table_of
from kierki.bots.searching.tricks import wants_in
from kierki.bots.searching.weighed import Answer, Estimate, Weighed
from kierki.game.actions import Action, Bid, Decline, OpenAuction, TakeTalon
from kierki.game.choices import AskBid, AskTalon
from kierki.game.view import View
from kierki.rules import calling
from kierki.search.chance import new_state
from kierki.search.tables import compiled_table, vector
from kierki.search.talon import SEATS, least_missed, talon_worlds, worths

Numbers = npt.NDArray[np.float64]
Points = npt.NDArray[np.int64]

BLUR = 15.0
"""Standard deviation, in points, of what another would bid around its estimate."""
SURPRISE = 0.3
"""What is left of a world's likelihood for each seat that in it would have bid otherwise."""
MOST_AUCTIONS = 3
"""So often the owner of the talon asks the table before taking it."""
SURE = 2.0
"""By how many standard errors selling must be better than taking."""
STEP = calling.BID_STEP


def plan_of(view: View, trump: int) -> list[int]:
    """Return *trump* and the gifts that the policy makes with the talon in hand."""
    hand = view.hand.mask | view.talon.mask
    sign = 1 if wants_in(view).tricks else -1
    plan = [trump]
    for _ in range(view.players - 1):
        card = least_missed(hand, trump, view.players, sign)
        hand &= ~(1 << card)
        plan.append(card)
    return plan


def played_out(
    view: View, plans: list[list[int]], talon: int, worlds: int, rng: Random
) -> tuple[Points, Points]:
    """Return the points and limits that `talon_worlds` writes."""
    sampler = sampler_of(facts_of(view))
    points = np.zeros((worlds, view.players + len(plans), SEATS), np.int64)
    limits = np.zeros((worlds, SEATS), np.int64)
    base = position_of(view)
    talon_worlds(
        compiled_table(table_of(view)),
        compiled_table(wants_in(view)),
        vector(base),
        sampler.plan,
        sampler.ways,
        new_state(rng.getrandbits(63)),
        talon,
        np.array(plans, np.int64),
        points,
        limits,
    )
    return points, limits


@dataclass(frozen=True, slots=True)
class Outlook:
    """What taking the talon leads to, in the same worlds for every seat."""

    view: View
    level: Level
    points: Points
    """By world, taker and seat (7): what the seat wins in tricks."""
    limits: Points
    """By world and seat: how much the seat would bid at most."""
    weights: Numbers
    """How likely each world is."""

    @property
    def seat(self) -> int:
        """Whose outlook it is."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def owner(self) -> int:
        """The seat that is paid."""
        return calling.declarer(self.view.dealer, self.view.players)

    def ends(self, takers: Points, prices: Points) -> Points:
        """Return each seat's points when the one of *takers* pays that of *prices*."""
        rows = np.arange(len(takers))
        ends = self.points[rows, takers]
        ends[rows, takers] -= prices
        ends[:, self.owner] += prices
        return ends

    def worth(self, ends: Points) -> Numbers:
        """Return what *ends* are worth to the seat, world by world."""
        found = np.zeros(len(ends))
        worths(compiled_table(aim_of(self.view, self.level)), ends, found)
        return found

    def answer(self, action: Action, ends: Points) -> Answer:
        """Return *action* with what it is worth when *ends* are what it leads to."""
        utility = Estimate.weighted(self.worth(ends), self.weights)
        own = ends[:, self.seat].astype(np.float64)
        return Answer(action, utility, Estimate.weighted(own, self.weights))

    def sold(self, bidders: list[int], lowest: int) -> tuple[Points, Points]:
        """Return who of *bidders* takes the talon in each world, from *lowest* on, and the price.

        Where nobody bids, the owner takes it for nothing.
        """
        count = len(self.limits)
        if not bidders:
            return np.full(count, self.owner), np.zeros(count, np.int64)
        limits = self.limits[:, bidders] // STEP * STEP
        order = np.argsort(-limits, axis=1, kind="stable")
        rows = np.arange(count)
        first = limits[rows, order[:, 0]]
        second = limits[rows, order[:, 1]] if len(bidders) > 1 else np.zeros(count, np.int64)
        price = np.maximum(lowest, np.minimum(first, second + STEP))
        bought = first >= lowest
        takers = np.array(bidders)[order[:, 0]]
        return np.where(bought, takers, self.owner), np.where(bought, price, 0)


def outlook(view: View, level: Level, rng: Random) -> Outlook:
    """Return what taking the talon leads to, by the seat of *view*'s own knowledge."""
    plans = [plan_of(view, trump) for trump in range(4)]
    worlds = level.worlds(view.players - 1 + len(plans), 52)
    points, limits = played_out(view, plans, view.talon.mask, worlds, rng)
    blur = np.array([[rng.gauss(0.0, BLUR) for _ in range(SEATS)] for _ in range(worlds)])
    limits = np.maximum(0, limits + blur.astype(np.int64))
    weights, limits = _heard(view, limits)
    made = Outlook(view, level, points[:, : view.players].copy(), limits, weights)
    means = [
        float(weights @ made.worth(points[:, view.players + place])) for place in range(len(plans))
    ]
    best = means.index(max(means))
    made.points[:, made.seat] = points[:, view.players + best]
    return made


def _heard(view: View, limits: Points) -> tuple[Numbers, Points]:
    """Return how likely the worlds of *limits* are after the bids made, and *limits* as shown."""
    weights = np.ones(len(limits))
    shown = limits.copy()
    reserve, highest = view.reserve or 0, 0
    for made in bids_now(view):
        if made[1] is None:
            likely = limits[:, made[0]] < calling.lowest_bid(highest, reserve)
        else:
            highest = made[1]
            likely = limits[:, made[0]] >= highest
            shown[:, made[0]] = np.maximum(shown[:, made[0]], highest)
        if made[0] != view.seat:
            weights[~likely] *= SURPRISE
    return weights, shown


def rounds(view: View) -> int:
    """Return how many auctions of this talon have found no bid."""
    passes = 0
    for made in view.bids:
        if made.points is not None:
            break
        passes += 1
    return passes // (view.players - 1)


def bids_now(view: View) -> list[tuple[int, int | None]]:
    """Return the bids and passes of the auction in hand, or of the last one: seat and points."""
    past = rounds(view) * (view.players - 1)
    if past == len(view.bids) and past:
        past -= view.players - 1
    return [(made.seat, made.points) for made in view.bids[past:]]


def weigh_talon(view: View, asked: AskTalon, level: Level, rng: Random) -> Weighed:
    """Weigh taking the talon, and every way to sell it.

    An auction without a bid may be opened again with a lower reserve, `MOST_AUCTIONS` in all. The
    talon is kept unless selling it is better beyond chance.
    """
    seen = outlook(view, level, rng)
    worlds = len(seen.weights)
    bidders = [seat for seat in range(view.players) if seat != seen.seat]
    leads = [seen.ends(np.full(worlds, seen.seat), np.zeros(worlds, np.int64))]
    actions: list[Action] = [TakeTalon()]
    if asked.may_be_free:
        leads.append(seen.ends(*seen.sold(bidders, STEP)))
        actions.append(OpenAuction())
    auctions = MOST_AUCTIONS - rounds(view)
    if auctions > 0:
        reserves = list(asked.reserves)
        sales = [seen.sold(bidders, reserve) for reserve in reserves]
        ends = [seen.ends(*sale) for sale in sales]
        utility = np.array([seen.worth(end) for end in ends]) * seen.weights
        unsold = np.array([sale[0] == seen.owner for sale in sales])
        for _ in range(auctions - 1):  # the last auction first: what a lower reserve still brings
            ends, utility = _reopened(ends, utility, unsold)
        leads += ends
        actions += map(OpenAuction, reserves)
    answers = [seen.answer(action, end) for action, end in zip(actions, leads, strict=True)]
    best = max(range(len(answers)), key=lambda place: answers[place].utility.mean)
    gain = Estimate.weighted(seen.worth(leads[best]) - seen.worth(leads[0]), seen.weights)
    return Weighed(tuple(answers), worlds, preferred=best if gain.mean > SURE * gain.error else 0)


def _reopened(
    ends: list[Points], utility: Numbers, unsold: npt.NDArray[np.bool_]
) -> tuple[list[Points], Numbers]:
    """Return *ends* and *utility* of each reserve when one lower reserve may follow."""
    new_ends, new_utility = [], utility.copy()
    for place, end in enumerate(ends):
        left = unsold[place]
        lower = utility[:place, left].sum(axis=1)
        after = end
        if place and left.any() and lower.max() > utility[place, left].sum():
            best = int(lower.argmax())
            after = end.copy()
            after[left] = ends[best][left]
            new_utility[place, left] = utility[best, left]
        new_ends.append(after)
    return new_ends, new_utility


def weigh_bid(view: View, asked: AskBid, level: Level, rng: Random) -> Weighed:
    """Weigh the lowest bid, going on up to the best limit, against passing."""
    seen = outlook(view, level, rng)
    out = {seat for seat, points in bids_now(view) if points is None}
    leader, highest = -1, 0
    for seat, points in bids_now(view):
        if points is not None:
            leader, highest = seat, points
    rivals = [s for s in range(view.players) if s not in {*out, seen.seat, seen.owner}]
    passed = _without_me(seen, rivals, leader, highest, asked.lowest)
    best = None
    top = int(seen.limits[:, rivals].max(initial=0)) + STEP
    for limit in range(asked.lowest, min(asked.highest, max(asked.lowest, top)) + 1, STEP):
        takers, prices = _with_me(seen, rivals, passed, asked.lowest, limit)
        answer = seen.answer(Bid(asked.lowest), seen.ends(takers, prices))
        if best is None or answer.utility.mean > best.utility.mean:
            best = answer
    assert best is not None
    return Weighed((seen.answer(Decline(), seen.ends(*passed)), best), len(seen.weights))


def _without_me(
    seen: Outlook, rivals: list[int], leader: int, highest: int, lowest: int
) -> tuple[Points, Points]:
    """Return who takes the talon and for how much when this seat passes."""
    takers, prices = seen.sold(rivals, lowest)
    if leader >= 0:
        # Nobody beats the leader, who pays what was bid; a leader who is beaten had a limit below.
        alone = (takers == seen.owner) | (takers == leader)
        others = [seat for seat in rivals if seat != leader]
        rising, _ = seen.sold(others, lowest)
        prices = np.where(alone & (rising == seen.owner), highest, prices)
        takers = np.where(alone, leader, takers)
    return takers, prices


def _with_me(
    seen: Outlook, rivals: list[int], passed: tuple[Points, Points], lowest: int, limit: int
) -> tuple[Points, Points]:
    """Return who takes the talon and for how much when this seat bids up to *limit*."""
    count = len(seen.limits)
    against = seen.limits[:, rivals].max(axis=1) if rivals else np.zeros(count, np.int64)
    mine = limit >= against
    price = np.clip(against // STEP * STEP, lowest, limit)
    takers = np.where(mine, seen.seat, passed[0])
    return takers, np.where(mine, price, np.maximum(passed[1], np.minimum(limit + STEP, against)))
