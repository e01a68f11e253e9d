"""Drawing what is played: a variant with the oracle's word for it, and deals of odd shapes."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

import oracle
from differential.cards import NUMBERS
from kierki.cards.shuffle import Dealt
from kierki.variants import Variant, build, players_of, preset, preset_keys
from oracle import Options

PASSES = ("left", "right", "across", "hold")
MOONS = ("old", "new", "mixed", "none", "sun", "sun")
REVERSE_MOONS = ("count", "lose", "give")
CARD_POINTS: tuple[Mapping[str, int], ...] = (
    {"*H": 1, "QS": 13},
    {"*H": 1, "QS": 13, "JD": -10},
    {"*H": 1, "QS": 13, "KS": 10, "AS": 7},
    {"*H": 1, "QS": 13, "TC": 3, "JC": 3, "QC": 3, "KC": 3},  # penalties in the suit first led
    {"Q*": 5, "K*": 4, "*H": -1, "QH": 7},
    {"*H": 1, "QS": 13, "7*": -2, "A*": 6},
    {"JD": -10, "*S": -1},  # nothing to shoot a moon with
)


@dataclass(frozen=True)
class Drawn:
    """One variant as each side has it."""

    variant: Variant
    options: Options
    """The oracle's options."""


@dataclass(frozen=True)
class OddDeal:
    """A prepared deal, and the seats that may go for every trick of it."""

    dealt: Dealt
    takers: tuple[int, ...]


def hearts_presets(players: int) -> list[str]:
    keys = [key for key in preset_keys() if key.startswith(("hearts", "black"))]
    return [key for key in keys if players in players_of(preset(key))]


def hearts_variant(rng: random.Random, players: int, *, mixed: bool = False) -> Drawn:
    """A preset of the Hearts family with most options drawn anew.

    *mixed*: one in which moons are mixed and common, so that a shooter often has to choose.
    """
    key = "hearts" if mixed else rng.choice(hearts_presets(players))
    drawn = _hearts_options(rng, players)
    told_always = ("win", "moon", "deals", "countdown")
    chosen = {
        name: value for name, value in drawn.items() if name in told_always or rng.random() < 0.9
    }
    if mixed:
        chosen |= {"win": "lowest", "moon": "mixed", "limit": rng.randint(10, 20)}
        chosen["card_points"] = {"AS": 5, "KS": 5, "3H": -9}
    told: dict[str, object] = {**_of_preset(key, players), **chosen}
    if "card_points" in chosen:
        worth = _card_by_card(cast("Mapping[str, int]", chosen["card_points"]))
        told["card_points"] = worth
        if not _reaches_limits(worth, players):
            chosen["deals"] = chosen["deals"] or rng.randint(1, 6)
    if chosen["deals"] or chosen["win"] == "highest":
        told["countdown"] = chosen["countdown"] = False
    told["deals"] = chosen["deals"] or None
    told.pop("finish_early", None)
    return Drawn(build(preset(key), players=players, options=chosen), cast("Options", told))


def _hearts_options(rng: random.Random, players: int) -> dict[str, object]:
    win = rng.choice(("lowest", "lowest", "highest"))
    options: dict[str, object] = {
        "win": win,
        "moon": rng.choice(MOONS if win == "lowest" else REVERSE_MOONS),
        "deals": rng.choice((0, 0, rng.randint(1, 6))),
        "countdown": rng.random() < 0.4,
        "tie": rng.choice(("play-on", "play-on", "shared")),
        "clean_first_trick": rng.random() < 0.6,
        "queen_breaks_hearts": rng.random() < 0.4,
        "queen_is_no_exit": rng.random() < 0.5,
        "no_trick_bonus": rng.choice((0, 0, -5, 4)),
        "teams": players == 4 and rng.random() < 0.3,
        "finish_early": rng.random() < 0.5,
    }
    if rng.random() < 0.9:
        options["limit"] = rng.randint(10, 80)
    if rng.random() < 0.9:
        options["card_points"] = _card_points(rng, players)
    if rng.random() < 0.7:
        ways = PASSES if players % 2 == 0 else ("left", "right", "hold")
        options["pass_cycle"] = [rng.choice(ways) for _ in range(rng.randint(1, 5))]
    if rng.random() < 0.7:
        most = oracle.hand_size(players)
        options["pass_count"] = rng.choice((1, 2, 3, 4, rng.randint(1, most)))
    return options


def _of_preset(key: str, players: int) -> dict[str, object]:
    """What the oracle knows of a preset."""
    options: dict[str, object] = {**oracle.PRESETS[key]}
    if key == "hearts-pool" and players != 4:
        del options["pass_cycle"]  # [001] is for four; R-PASS-1 has one for everybody else
    return options


def _reaches_limits(worth: Mapping[str, int], players: int) -> bool:
    """Whether a match with these points can be played to a limit: the engine asks for that."""
    points = [worth.get(card, 0) for card in oracle.deck(players)]
    return sum(points) > 0 and sum(point > 0 for point in points) > 1


def _card_points(rng: random.Random, players: int) -> Mapping[str, int]:
    if rng.random() < 0.7:
        return rng.choice(CARD_POINTS)
    points = {card: rng.randint(-12, 15) for card in rng.sample(oracle.deck(players), 12)}
    points[rng.choice(("*H", "*S", "Q*", "2*"))] = rng.choice((-1, 1, 2))
    return points


def _card_by_card(points: Mapping[str, int]) -> dict[str, int]:
    """What each card is worth when it pays for every selector that it falls under (R-NEG-1)."""
    cards: dict[str, int] = {}
    for selector, worth in points.items():
        for card in NUMBERS:
            if all(wanted in ("*", sign) for wanted, sign in zip(selector, card, strict=True)):
                cards[card] = cards.get(card, 0) + worth
    return cards


def kierki_variant(rng: random.Random, players: int) -> Drawn:
    """A Kierki preset with most options drawn anew."""
    key = rng.choice(("kierki", "kierki-classic"))
    calls = ("declarer", "first-five") if players > 4 else ("declarer", "first-five", "talon")
    changed: dict[str, object] = {
        "last_tricks": rng.choice(("last", "last-two", "seventh-and-last")),
        "king_must_drop": rng.random() < 0.5,
        "robber": rng.random() < 0.7,
        "positive": rng.choice(("lottery", "trump")),
        "trump_call": rng.choice((*calls, calls[-1])),
        "lottery_start": rng.choice((7, 8, rng.randint(3, 13))),
        "lottery_first": rng.choice(("dealer", "left")),
        "lottery_count": rng.choice(("one", "per-seat")),
        "finish_early": rng.random() < 0.5,
    }
    chosen = {name: value for name, value in changed.items() if rng.random() < 0.85}
    told = {**oracle.PRESETS[key], **chosen}
    told.pop("finish_early", None)
    return Drawn(build(preset(key), players=players, options=chosen), cast("Options", told))


def odd_deal(rng: random.Random, players: int, *, talon: int = 0) -> OddDeal:
    """A deal that makes rare rules speak: one hand of it is odd, or all are."""
    pack = oracle.deck(players)
    wanted = rng.choice(("strong", "strong", "hearts", "suits", "middle"))
    blur = rng.choice((0.0, 1.0, 3.0))
    suits = rng.sample("CDSH", 4)

    def place(card: str) -> float:
        rank = "23456789TJQKA".index(oracle.rank(card))
        match wanted:
            case "strong":
                worth = 12.0 - rank
            case "hearts":
                worth = 0.0 if oracle.suit(card) == "H" or card == "QS" else 3.0
            case "middle":
                worth = float(abs(rank - 6))
            case _:
                worth = 4.0 * suits.index(oracle.suit(card))
        return worth + blur * rng.random()

    rng.shuffle(pack)
    pack.sort(key=place)
    size = (len(pack) - talon) // players
    if wanted != "suits":  # only one hand is odd
        rest = pack[size:]
        rng.shuffle(rest)
        pack[size:] = rest
    if players == 6 and rng.random() < 0.6:  # a telling stock card
        telling = pack.index(rng.choice(("3C", "QS", "KH", "7D", "8D", "6S", "9H")))
        pack[telling], pack[-1] = pack[-1], pack[telling]
    numbers = [NUMBERS[card] for card in pack]
    odd = rng.randrange(players)
    hands = [tuple(numbers[place * size : (place + 1) * size]) for place in range(players)]
    hands = hands[players - odd :] + hands[: players - odd]
    rest_cards = tuple(numbers[players * size :])
    if talon:
        return OddDeal(Dealt(tuple(hands), talon=rest_cards), (odd,))
    dealt = Dealt(tuple(hands), stock=rest_cards[0] if rest_cards else None)
    return OddDeal(dealt, (odd,))
