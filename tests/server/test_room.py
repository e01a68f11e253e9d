"""Rooms as values: who may do what, and what a table's facts come to."""

from __future__ import annotations

import pytest

from kierki.protocol.client_in import Begin, Clear, ClientMessage, Fill, Rematch, Sit, Stand
from kierki.server.facts import AnyFact, BotSat, Opened, Sat, Stood, read_fact, write_fact
from kierki.server.room import (
    BotPlayer,
    Person,
    Refusal,
    Room,
    bots_due,
    decide,
    evolve,
    open_room,
)

SECRET, FRESH = bytes(range(32)), bytes(reversed(range(32)))


def table() -> Room:
    fact = Opened(variant="hearts", options={}, players=4, host="ala")
    return open_room("t", read_fact(write_fact(fact)), SECRET)  # type: ignore[arg-type]


def after(room: Room, user: str, command: ClientMessage) -> Room:
    """*room* after *command*, its facts written and read as the store does."""
    for fact in decide(room, user, user.title(), command, fresh=FRESH):
        room, _ = evolve(room, read_fact(write_fact(fact)))
    return room


def refused(room: Room, user: str, command: ClientMessage) -> str:
    with pytest.raises(Refusal) as refusal:
        decide(room, user, user, command, fresh=FRESH)
    return refusal.value.why


def test_seats_are_taken_and_given_up() -> None:
    room = after(table(), "ala", Sit(id="1", seat=2, entropy="0a"))
    assert room.sitters == (None, None, Person("ala", "Ala", "0a"), None)
    assert refused(room, "ola", Sit(id="1", seat=2)) == "seat-taken"
    assert refused(room, "ola", Sit(id="1", seat=6)) == "no-such-seat"
    assert refused(room, "ala", Sit(id="2", seat=0)) == "seated-already"
    assert refused(room, "ola", Stand(id="1")) == "not-seated"
    assert after(room, "ala", Stand(id="3")).sitters == (None,) * 4


def test_bots_come_and_go_as_the_host_says() -> None:
    room = after(table(), "ala", Sit(id="1", seat=0))
    assert refused(room, "ola", Fill(id="1", bot="casual")) == "not-host"
    assert refused(room, "ala", Fill(id="2", bot="deep-blue")) == "no-such-bot"
    one = after(room, "ala", Fill(id="3", bot="strong:style=hunter", seat=3))
    assert one.sitters[3] == BotPlayer("strong:style=hunter")
    assert refused(one, "ala", Clear(id="4", seat=0)) == "no-bot-there"
    assert after(one, "ala", Clear(id="4", seat=3)).sitters[3] is None
    full = after(one, "ala", Fill(id="5", bot="random"))
    assert full.sitters[1] == full.sitters[2] == BotPlayer("random")
    assert refused(full, "ala", Fill(id="6", bot="random")) == "seat-taken"


def test_a_match_begins_when_all_sit() -> None:
    room = after(table(), "ala", Sit(id="1", seat=0))
    assert refused(room, "ala", Begin(id="2")) == "seats-free"
    room = after(room, "ala", Fill(id="3", bot="random"))
    assert refused(room, "ala", Rematch(id="4")) == "nothing-to-repeat"
    promised = room.commitment
    begun = after(room, "ala", Begin(id="5"))
    assert begun.is_playing
    assert begun.match_commitment == promised
    assert begun.commitment != promised
    assert refused(begun, "ala", Begin(id="6")) == "playing"
    assert [bot for _, bot in bots_due(begun)] == ["random"] * 3  # all pass at once


def test_what_the_seats_add_changes_the_deals() -> None:
    def hands(entropy: str) -> object:
        room = after(table(), "ala", Sit(id="1", seat=0, entropy=entropy))
        room = after(after(room, "ala", Fill(id="2", bot="random")), "ala", Begin(id="3"))
        assert room.match is not None
        return room.match.phase

    assert hands("00") != hands("01")
    assert hands("00") == hands("00")


@pytest.mark.parametrize(
    "fact", [Sat(seat=1, user="u", name="Żółw"), Stood(seat=0), BotSat(seat=3, bot="casual")]
)
def test_facts_are_read_as_they_were_written(fact: AnyFact) -> None:
    assert read_fact(write_fact(fact)) == fact
