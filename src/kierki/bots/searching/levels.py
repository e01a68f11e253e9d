"""How strong a searching bot is, and what it likes: data."""

from __future__ import annotations

from dataclasses import dataclass, field

FEWEST_WORLDS = 16


@dataclass(frozen=True, slots=True)
class Style:
    """What a player wants besides few points, where points are played for."""

    name: str
    envy: float = 0.4
    """How much another's mean point is worth of one's own."""
    grudge: float = 0.0
    """How many times as much again the points of the best placed of the others count."""


USUAL = Style("usual")
STYLES = {
    style.name: style
    for style in (
        USUAL,
        Style("careful", envy=0.0),
        Style("hunter", envy=1.0),
        Style("vengeful", envy=0.8, grudge=3.0),
    )
}
"""`careful` looks at its own points alone, `hunter` at what the others get: it goes for moons
sooner; `vengeful` is after whoever stands best."""


@dataclass(frozen=True, slots=True)
class Level:
    """A named strength.

    Work is counted in cards played in playouts, never in seconds: the same view and the same rng
    give the same answer on every machine, so that anyone can repeat a bot's moves.
    """

    name: str
    plies: int
    """Cards played in all playouts of one decision, about."""
    most_worlds: int
    """Beyond these, more worlds were seen to change nothing."""
    most_to_avoid: int
    """As `most_worlds`, for cards in deals where points are avoided and nobody can shoot a moon:
    200 worlds are as good there as thousands, so levels differ by having fewer."""
    most_walks: int
    """As `most_worlds`, for the walks of a tree."""
    style: Style = field(default=USUAL)

    def worlds(self, answers: int, cards: int) -> int:
        """Return in how many worlds *answers* are tried while *cards* are left to play."""
        wanted = self.plies // (answers * max(cards, 1))
        return max(min(FEWEST_WORLDS, self.most_worlds), min(wanted, self.most_worlds))

    def worlds_to_avoid(self, answers: int, cards: int) -> int:
        """Return as `worlds` does, for a card in a deal where points are avoided."""
        return min(self.worlds(answers, cards), self.most_to_avoid)

    def walks(self, answers: int, cards: int) -> int:
        """Return how often a tree with *answers* is walked while *cards* are left to play."""
        most = self.most_walks if self.most_worlds >= FEWEST_WORLDS else self.most_worlds
        return max(2 * answers, min(self.plies // max(cards, 1), most))


LEVELS = {
    level.name: level
    for level in (
        Level("strong", plies=250_000, most_worlds=500, most_to_avoid=120, most_walks=8_000),
        Level(
            "master", plies=1_700_000, most_worlds=4_000, most_to_avoid=2_000, most_walks=60_000
        ),
        Level(
            "analyst",
            plies=12_000_000,
            most_worlds=30_000,
            most_to_avoid=30_000,
            most_walks=400_000,
        ),
    )
}
