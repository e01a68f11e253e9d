"""What is said to a connection: the table, what happened, a refusal; each seat's own view."""

from __future__ import annotations

from collections.abc import Callable

from kierki.cards.errors import KierkiError
from kierki.game.events import Event
from kierki.game.match import to_act
from kierki.game.view import event_for, view_of
from kierki.protocol.client_in import ClientMessage
from kierki.protocol.client_out import Happened, Refused, SeatShown, State
from kierki.protocol.shown import asked, event_shown, match_shown
from kierki.server.room import BotPlayer, Person, Refusal, Room
from kierki.variants.options import write_options


def state_for(room: Room, user: str) -> State:
    """Return the table as *user* may see it."""
    seat = room.seat_of(user)
    over = room.match is not None and room.match.is_over
    return State(
        table=room.table,
        seq=room.seq,
        variant=room.variant.key,
        options=write_options(room.variant.options),
        host=user == room.host,
        seat=seat,
        seats=seats_shown(room, {user}),
        commitment=room.match_commitment if room.is_playing else room.commitment,
        match=None if room.match is None else match_shown(view_of(room.match, seat)),
        secret=room.revealed.hex() if over else "",
        revealed_commitment=room.match_commitment if over else "",
    )


def happened_for(room: Room, user: str, seq: int, events: tuple[Event, ...]) -> Happened:
    """Return *events* of *seq* as *user* may see them, and what is asked now."""
    seat = room.seat_of(user)
    assert room.match is not None
    shown = tuple(event_shown(event_for(event, seat), seat) for event in events)
    turn = to_act(room.match.phase)
    choice = None
    if seat is not None and seat in turn:
        choice = view_of(room.match, seat).choice
    return Happened(
        seq=seq,
        events=shown,
        to_act=turn,
        asked=None if choice is None else asked(choice),
    )


def seats_shown(room: Room, here: set[str]) -> tuple[SeatShown, ...]:
    """Return who sits where; people not among *here* are away."""
    shown = []
    for sitter in room.sitters:
        match sitter:
            case Person(user=user, name=name):
                shown.append(SeatShown(name=name, away=user not in here))
            case BotPlayer(bot):
                shown.append(SeatShown(name=bot, bot=bot))
            case None:
                shown.append(SeatShown())
    return tuple(shown)


def refused(
    command: ClientMessage, refusal: Refusal, explain: Callable[[KierkiError], str], room: Room
) -> Refused:
    """Return what is said of a command that has no effect; *explain* puts errors into words."""
    error = refusal.error
    return Refused(
        id=command.id,
        why=refusal.why,
        text="" if error is None else explain(error),
        rule=str(getattr(error, "rule", "")),
        seq=room.seq,
    )
