"""Walking from world to world by exchanges that keep every fact, each as likely as its reverse.

For facts so many and so different that the ways cannot be counted in time. In play that has not
been seen, so this is compiled only when it is needed.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from kierki.search.bits import count, kth, lowest
from kierki.search.chance import State, below, fraction, new_state
from kierki.search.drawing import choose
from kierki.search.jit import called_by_compiled, compiled

Masks = npt.NDArray[np.int64]
Odds = npt.NDArray[np.float64]

MOVES, FIRST_MOVES = 3, 60
"""Exchanges for each place between two worlds, and before the first."""


@called_by_compiled
def is_taken(odds: Odds, state: State, a: int, b: int, gained: int, lost: int) -> bool:
    """Return whether *a* gains and loses these cards in an exchange with *b* (Metropolis)."""
    ratio = 1.0
    while gained != 0:
        card = lowest(gained)
        gained &= gained - 1
        ratio *= odds[a, card] / odds[b, card]
    while lost != 0:
        card = lowest(lost)
        lost &= lost - 1
        ratio *= odds[b, card] / odds[a, card]
    return ratio >= 1.0 or fraction(state) < ratio


@called_by_compiled
def exchange(held: Masks, allowed: Masks, odds: Odds, state: State, a: int, b: int) -> None:
    """Deal the cards that both *a* and *b* may hold anew between the two."""
    common = (held[a] | held[b]) & allowed[a] & allowed[b]
    before = held[a] & common
    if before in (0, common):
        return
    after = choose(state, common, count(common), count(before))
    if is_taken(odds, state, a, b, after & ~before, before & ~after):
        held[a] = held[a] & ~common | after
        held[b] = held[b] & ~common | common & ~after


@called_by_compiled
def rotate(
    held: Masks, allowed: Masks, odds: Odds, state: State, abc: tuple[int, int, int]
) -> None:
    """Pass a card from the first place to the second, on to the third and back, if all may."""
    a, b, c = abc
    x = kth(held[a], below(state, count(held[a])))
    y = kth(held[b], below(state, count(held[b])))
    z = kth(held[c], below(state, count(held[c])))
    if allowed[b] >> x & allowed[c] >> y & allowed[a] >> z & 1 == 0:
        return
    before = odds[a, x] * odds[b, y] * odds[c, z]
    if fraction(state) * before < odds[b, x] * odds[c, y] * odds[a, z]:
        held[a] ^= 1 << x | 1 << z
        held[b] ^= 1 << y | 1 << x
        held[c] ^= 1 << z | 1 << y


@compiled
def walk(held: Masks, allowed: Masks, odds: Odds, state: State, worlds: Masks) -> None:
    """Write worlds into the rows of *worlds*, walking on from *held*, two places or more.

    A walk is uniform in the limit over the worlds that it can reach.
    """
    places = len(held)
    for number in range(worlds.shape[0]):
        for _ in range(places * (MOVES if number > 0 else FIRST_MOVES)):
            a = below(state, places)
            b = (a + 1 + below(state, places - 1)) % places
            exchange(held, allowed, odds, state, a, b)
            if places > 2:
                c = below(state, places)
                if c not in (a, b):
                    rotate(held, allowed, odds, state, (a, b, c))
        worlds[number] = held


def walked(
    held: list[int], allowed: list[int], likely: list[list[float]], times: int
) -> npt.NDArray[np.int64]:
    """Return *times* worlds, a row each, that a walk from *held* came through.

    *likely* holds the odds by place and card.
    """
    moving = [place for place, cards in enumerate(held) if cards]
    rows = np.zeros((times, len(held)), np.int64)
    rows[:, :] = held
    if len(moving) > 1:
        made = np.zeros((times, len(moving)), np.int64)
        walk(
            np.array([held[place] for place in moving], np.int64),
            np.array([allowed[place] for place in moving], np.int64),
            np.array([likely[place] for place in moving], np.float64),
            new_state(times),
            made,
        )
        rows[:, moving] = made
    return rows


def first_world(pool: int, needs: list[int], allowed: list[int]) -> tuple[list[int], bool]:
    """Return a mask for each place, found by augmenting paths, and whether bans were dropped.

    A card for which there is no room goes where there is some, and *allowed* is changed to that.
    """
    held = [0] * len(needs)
    loosened = False
    for card in [c for c in range(52) if pool >> c & 1]:
        if not _seated(1 << card, held, needs, allowed):
            place = next(p for p, need in enumerate(needs) if held[p].bit_count() < need)
            allowed[place] |= 1 << card
            held[place] |= 1 << card
            loosened = True
    return held, loosened


def _seated(card: int, held: list[int], needs: list[int], allowed: list[int]) -> bool:
    """Find a place for *card*, moving others on; return whether there is one."""
    came: dict[int, tuple[int, int]] = {
        place: (-1, card) for place, may in enumerate(allowed) if may & card
    }
    queue = list(came)
    for place in queue:  # grows as it is read
        if held[place].bit_count() < needs[place]:
            while place >= 0:  # back along the path
                before, moved = came[place]
                held[place] |= moved
                if before >= 0:
                    held[before] ^= moved
                place = before  # noqa: PLW2901
            return True
        for other, may in enumerate(allowed):
            movable = held[place] & may
            if movable and other not in came:
                came[other] = (place, movable & -movable)
                queue.append(other)
    return False
