"""What a seat infers is all there is: the deal could have gone so from any sampled world."""

from __future__ import annotations

from itertools import islice

import pytest

from bots.playing import every_variant, rng_of, seed_of
from kierki.bots.facts import facts_of, sampler_of
from kierki.cards import Seat
from kierki.game import start, view_of
from kierki.game.state import Lottery, Tricks
from kierki.rules import layout, tricks
from kierki.search.chance import new_state
from kierki.search.worlds import worlds
from kierki.testing.playing import turns

WIDTH = 40
VARIANTS = every_variant()


def tricks_replay(phase: Tricks, world: list[int], players: int) -> bool:
    """Whether the tricks so far can be played from hands that end as *world*."""
    played = [(trick.leader, trick.cards) for trick in phase.tricks]
    played += [(phase.leader, phase.trick)]
    plays = [
        ((leader + place) % players, card)
        for leader, cards in played
        for place, card in enumerate(cards)
    ]
    position = [0] * tricks.SIZE
    tricks.clear(position)
    position[:players] = world[:players]
    for seat, card in plays:
        position[seat] |= 1 << card
    leader = played[0][0]
    tricks.open_play(phase.table, position, leader)
    if position[tricks.TURN] != leader:
        return False
    position[tricks.TRUMP] = phase.position[tricks.TRUMP]
    for seat, card in plays:
        legal = tricks.legal_cards(phase.table, position)
        if position[tricks.TURN] != seat or not legal >> card & 1:
            return False
        tricks.play(phase.table, position, card)
    return True


def lottery_replays(phase: Lottery, world: list[int], players: int) -> bool:
    """Whether the moves so far can be made from hands that end as *world*."""
    position = [0] * layout.SIZE
    position[:players] = world[:players]
    for move in phase.moves:
        if move.card is not None:
            position[move.seat] |= 1 << move.card
    stock = phase.deal.dealt.stock
    position[layout.STOCK] = world[layout.STOCK] or (0 if stock is None else 1 << stock)
    layout.open_lottery(phase.table, position, phase.moves[0].seat if phase.moves else 0)
    for move in phase.moves:
        legal = layout.legal_cards(phase.table, position)
        if position[layout.TURN] != move.seat:
            return False
        if legal >> move.card & 1 == 0 if move.card is not None else legal != 0:
            return False
        if move.card is None:
            layout.pass_turn(phase.table, position)
        else:
            layout.lay(phase.table, position, move.card)
    return True


@pytest.mark.parametrize("part", range(4))
def test_every_world_could_have_been_played(part: int) -> None:
    """Asked of the seat to act: before the lead others know that the opener has a lower club."""
    for variant in VARIANTS[part::4]:
        rng = rng_of((variant, "replayed"))
        match = start(variant, seed_of((variant.key, variant.players, "replayed"))).match
        for number, turn in enumerate(islice(turns(match, rng), 600)):
            phase = turn.before.phase
            if not isinstance(phase, Tricks | Lottery) or rng.random() > 0.06:
                continue
            facts = facts_of(view_of(turn.before, Seat(turn.seat)))
            for world in worlds(sampler_of(facts), new_state(number), 3, WIDTH).tolist():
                match phase:
                    case Tricks():
                        assert tricks_replay(phase, world, variant.players)
                    case Lottery():
                        assert lottery_replays(phase, world, variant.players)
