"""Small helpers for tests of bots."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random

from kierki.bots import Bot, decision_rng, make_bot
from kierki.cards import Seat
from kierki.game import Action, Match, apply, start, to_act, view_of
from kierki.variants import Variant, build, players_of, preset, preset_keys


def seed_of(name: object) -> bytes:
    """A seed of its own for whatever *name* is."""
    return sha256(repr(name).encode()).digest()


def choice_of(bot: Bot | str, match: Match, index: int = 0) -> Action:
    """What *bot* answers for the seat whose turn it is."""
    player = make_bot(bot) if isinstance(bot, str) else bot
    seat = to_act(match.phase)[0]
    return player.choose(view_of(match, seat), decision_rng(bytes(32), seat, index))


def walk(variant: Variant, seed: bytes, bot: Bot) -> Iterator[tuple[Match, Seat]]:
    """Every state of a match in which *bot* plays all seats, with the seat that is asked."""
    match, _ = start(variant, seed)
    index = 0
    while not match.is_over:
        seat = to_act(match.phase)[0]
        yield match, seat
        action = bot.choose(view_of(match, seat), decision_rng(seed, seat, index))
        match, _ = apply(match, seat, action)
        index += 1


def every_variant() -> list[Variant]:
    """Each preset for each number of players, and the option sets that ask something else."""
    sets: dict[str, list[dict[str, object]]] = {
        "kierki": [
            {},
            {"trump_call": "declarer", "king_must_drop": True, "last_tricks": "last"},
            {"lottery_count": "per-seat", "lottery_first": "left", "lottery_start": 8},
            {"win": "lowest", "last_tricks": "last-two"},
        ],
        "hearts": [
            {},
            {"moon": "mixed", "clean_first_trick": False},
            {"moon": "sun", "no_trick_bonus": -5, "queen_breaks_hearts": True},
            {"moon": "new", "queen_is_no_exit": True},
        ],
        "hearts-reverse": [{}, {"moon": "give"}, {"moon": "lose"}],
    }
    talon: list[dict[str, object]] = [{"trump_call": "talon"}]
    return [
        build(preset(key), players=players, options={"finish_early": False} | chosen)
        for key in preset_keys()
        for players in players_of(preset(key))
        for chosen in sets.get(key, [{}]) + (talon if key == "kierki" and players < 5 else [])
    ]


def rng_of(name: object) -> Random:
    """An rng of its own for whatever *name* is."""
    return Random(repr(name))
