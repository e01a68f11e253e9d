"""The game as an immutable state machine: a match, actions, events, views.

>>> from kierki.cards import parse_seed
>>> from kierki.variants import build, preset
>>> match, events = start(build(preset("kierki")), parse_seed("1"))
>>> seat = to_act(match.phase)[0]
>>> view = view_of(match, seat)
>>> match, events = apply(match, seat, Play(next(iter(view.choice.cards))))
>>> [type(event).__name__ for event in events]
['CardPlayed']
"""

from kierki.game.actions import (
    Action,
    Bid,
    ChooseMoon,
    Decline,
    GiveCards,
    MoonChoice,
    NameTrump,
    OpenAuction,
    PassCards,
    Play,
    TakeTalon,
)
from kierki.game.choices import (
    AskBid,
    AskCard,
    AskGift,
    AskLay,
    AskMoon,
    AskPass,
    AskTalon,
    AskTrump,
    Choice,
)
from kierki.game.ending import shown_totals
from kierki.game.errors import CardFault, IllegalAction, IllegalCard
from kierki.game.events import Event
from kierki.game.match import Transition, apply, start, to_act
from kierki.game.state import Match, Result, Trick
from kierki.game.view import View, event_for, view_of

__all__ = [
    "Action",
    "AskBid",
    "AskCard",
    "AskGift",
    "AskLay",
    "AskMoon",
    "AskPass",
    "AskTalon",
    "AskTrump",
    "Bid",
    "CardFault",
    "Choice",
    "ChooseMoon",
    "Decline",
    "Event",
    "GiveCards",
    "IllegalAction",
    "IllegalCard",
    "Match",
    "MoonChoice",
    "NameTrump",
    "OpenAuction",
    "PassCards",
    "Play",
    "Result",
    "TakeTalon",
    "Transition",
    "Trick",
    "View",
    "apply",
    "event_for",
    "shown_totals",
    "start",
    "to_act",
    "view_of",
]
