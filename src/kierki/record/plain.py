"""A record as plain data, lists, dicts, texts and numbers: what both written forms hold."""

from __future__ import annotations

import json

from kierki.cards.card import SUIT_LETTERS, format_card
from kierki.cards.shuffle import Dealt
from kierki.game.events import MatchEnded, TrickTaken
from kierki.game.state import Result
from kierki.record.notation import format_action, format_cards
from kierki.record.record import Record
from kierki.record.replay import PlayedDeal, played_deals
from kierki.variants.options import write_options

FORMAT = "kierki-record/1"

Plain = dict[str, object]


def to_plain(record: Record) -> Plain:
    """Return *record* as plain data, with all that follows from it for readers: hands, points.

    Raises:
        RecordError: an action breaks the rules.
    """
    variant = record.variant
    deals = list(played_deals(record))
    data: Plain = {"format": FORMAT, "variant": variant.key}
    if variant.definition:
        data["house"] = json.loads(variant.definition)
    data["options"] = write_options(variant.options)
    data["seed"] = record.seed.hex()
    data["players"] = [
        {"name": name} if bot is None else {"name": name, "bot": bot}
        for name, bot in zip(record.names, record.bots, strict=True)
    ]
    if record.dealer is not None:
        data["dealer"] = record.dealer
    data["deals"] = [
        _deal(played, prepared=played.deal.number <= len(record.prepared)) for played in deals
    ]
    if coming := record.prepared[len(deals) :]:
        data["coming"] = [cards_of(dealt) for dealt in coming]
    data["totals"] = list(deals[-1].totals)
    last = deals[-1].events[-1]
    if isinstance(last, MatchEnded):
        data["winners"] = list(last.winners)
    return data


def cards_of(dealt: Dealt) -> Plain:
    """Return the cards of a deal as plain data, each hand in the order dealt."""
    cards: Plain = {"hands": [format_cards(hand) for hand in dealt.hands]}
    if dealt.talon:
        cards["talon"] = format_cards(dealt.talon)
    if dealt.stock is not None:
        cards["stock"] = format_card(dealt.stock)
    return cards


def _deal(played: PlayedDeal, *, prepared: bool) -> Plain:
    deal = played.deal
    data: Plain = {"number": deal.number, "contract": deal.contract.key, "dealer": deal.dealer}
    if prepared:
        data["prepared"] = True
    data |= cards_of(deal.dealt)
    data["actions"] = [format_action(seat, action) for seat, action in played.actions]
    if taken := taken_in(played):
        data["taken"] = taken
    if played.result is not None:
        data |= facts_of(played.result)
    return data


def taken_in(played: PlayedDeal) -> list[int]:
    """Return who took each trick of a deal."""
    return [event.seat for event in played.events if isinstance(event, TrickTaken)]


def facts_of(result: Result) -> Plain:
    """Return what a deal came to, as plain data; what does not apply is left out."""
    facts: Plain = {"points": list(result.points)}
    if result.won:
        facts["won"] = list(result.won)
    if result.trump is not None:
        facts["trump"] = SUIT_LETTERS[result.trump]
    for key, value in (
        ("namer", result.namer),
        ("price", result.price),
        ("shooter", result.shooter),
        ("moon", None if result.moon is None else result.moon.value),
        ("out", list(result.out) or None),
        ("early", result.early or None),
    ):
        if value is not None:
            facts[key] = value
    return facts
