"""What a table may choose, the two families' defaults, and the presets the rules name."""

from __future__ import annotations

from typing import TypedDict

from .cards import RANKS


class Options(TypedDict, total=False):
    """Option names and the types of their values; a missing name means the family's default."""

    # Hearts family
    limit: int
    deals: int | None
    countdown: bool
    tie: str
    win: str
    teams: bool
    pass_cycle: list[str]
    pass_count: int
    card_points: dict[str, int]
    clean_first_trick: bool
    queen_breaks_hearts: bool
    queen_is_no_exit: bool
    moon: str
    no_trick_bonus: int
    # Kierki family
    last_tricks: str
    king_must_drop: bool
    trump_call: str
    lottery_start: int
    lottery_first: str
    lottery_count: str
    robber: bool
    positive: str


ALLOWED: dict[str, set[object]] = {
    "tie": {"play-on", "shared"},
    "win": {"lowest", "highest"},
    "moon": {"old", "new", "mixed", "none", "sun", "count", "lose", "give"},
    "last_tricks": {"last", "last-two", "seventh-and-last"},
    "trump_call": {"declarer", "first-five", "talon"},
    "lottery_start": set(range(3, 14)),
    "lottery_first": {"dealer", "left"},
    "lottery_count": {"one", "per-seat"},
    "positive": {"lottery", "trump"},
}

EACH_HEART = {rank + "H": 1 for rank in RANKS}
FACE_VALUE = {rank + "H": value for value, rank in enumerate(RANKS, start=2)}

HEARTS: Options = {
    "limit": 100,
    "deals": None,
    "countdown": False,
    "tie": "play-on",
    "win": "lowest",
    "teams": False,
    # pass_cycle and pass_count depend on the number of players: see `hearts`
    "card_points": {**EACH_HEART, "QS": 13},
    "clean_first_trick": True,
    "queen_breaks_hearts": False,
    "queen_is_no_exit": False,
    "moon": "old",
    "no_trick_bonus": 0,
}

KIERKI: Options = {
    "last_tricks": "seventh-and-last",
    "king_must_drop": False,
    "trump_call": "first-five",
    "lottery_start": 7,
    "lottery_first": "dealer",
    "lottery_count": "one",
    "robber": True,
    "positive": "lottery",
}

PRESETS: dict[str, Options] = {
    "hearts": {},
    "hearts-pool": {
        "countdown": True,
        "pass_cycle": ["left", "across", "right", "hold"],
        "clean_first_trick": False,
        "tie": "shared",
    },
    "hearts-original": {"pass_cycle": ["hold"], "card_points": {**EACH_HEART}, "moon": "none"},
    "black-maria": {
        "card_points": {**EACH_HEART, "QS": 13, "KS": 10, "AS": 7},
        "pass_cycle": ["right"],
    },
    "black-maria-printed": {
        "card_points": {**EACH_HEART, "QS": 13, "KC": 10, "AS": 3},
        "pass_cycle": ["right"],
    },
    "hearts-spot": {"card_points": {**FACE_VALUE, "QS": 25}, "limit": 500},
    "hearts-partners": {"teams": True},
    "hearts-reverse": {"win": "highest", "moon": "count"},
    "hearts-omnibus": {"card_points": {**EACH_HEART, "QS": 13, "JD": -10}},
    "kierki": {},
    "kierki-classic": {
        "robber": False,
        "positive": "lottery",
        "last_tricks": "last",
        "trump_call": "declarer",
        "lottery_start": 8,
        "lottery_first": "left",
    },
}


def hearts(options: Options, players: int) -> Options:
    """All options of the Hearts family, filled in for this many players. Source: R-PASS-1, 4."""
    cycle = ["left", "right", "hold"]
    if players == 4:
        cycle = ["left", "right", "across", "hold"]
    count = {3: 3, 4: 3, 5: 3, 6: 2, 7: 1}[players]
    by_players: Options = {"pass_cycle": cycle, "pass_count": count}
    return _checked({**HEARTS, **by_players}, options)


def kierki(options: Options) -> Options:
    """All options of the Kierki family, filled in from preset `kierki`. Source: R-MATCH-1."""
    return _checked(KIERKI, options)


def _checked(defaults: Options, options: Options) -> Options:
    for name, value in options.items():
        if name not in defaults:
            raise KeyError(f"{name}: no such option in this family")
        if name in ALLOWED and value not in ALLOWED[name]:
            raise ValueError(f"{name}: {value!r} is none of {ALLOWED[name]}")
    return {**defaults, **options}
