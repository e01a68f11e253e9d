"""What an arena refuses, and what players in it do wrong."""

from __future__ import annotations

from kierki.cards.errors import KierkiError, excerpt


class ArenaError(KierkiError):
    """What was asked for makes no sense, or a player failed.

    It can be sent from the process in which a deal was played.
    """

    def __reduce__(self) -> tuple[object, ...]:
        """Return how to make the error again."""
        return _again, (type(self), self.id, self.facts)


class FaultError(ArenaError):
    """A player failed at something: the deal and the seat are for the table to add."""


class PlayerError(ArenaError):
    """A player failed, in which seat and deal, and how."""

    def __init__(
        self, fault: FaultError, *, player: str, seat: int, deal: int, rotation: int, match: bool
    ) -> None:
        facts = {"player": excerpt(player), "seat": seat, "deal": deal, "rotation": rotation}
        super().__init__("arena-fault", **facts, match=match, reason=fault)


class LineError(ArenaError):
    """A line that the protocol does not know, or not here."""


def _again(cls: type[ArenaError], id: str, facts: dict[str, object]) -> ArenaError:
    error = cls.__new__(cls)
    KierkiError.__init__(error, id, **facts)
    return error
