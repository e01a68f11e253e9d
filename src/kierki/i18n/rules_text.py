"""A variant explained: every rule in force, in the reader's language, with its numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import assert_never

from kierki.cards.card import Card, Suit, suit_of
from kierki.cards.cardset import CardSet
from kierki.cards.deck import deck, hand_size, has_stock_card
from kierki.i18n.deals_text import deal_lines, ranges, signed
from kierki.i18n.explanation import Explanation, Rule
from kierki.i18n.language import Language
from kierki.i18n.names import variant_line, variant_name
from kierki.i18n.options_text import option_lines
from kierki.i18n.translator import Translator
from kierki.i18n.words import words
from kierki.rules import calling
from kierki.variants.contract import (
    Contract,
    Direction,
    LotteryContract,
    LotteryFirst,
    Moon,
    Opening,
    TrickContract,
    TrumpCall,
)
from kierki.variants.options import HeartsOptions, Tie, Win
from kierki.variants.variant import AfterDeals, AfterSchedule, AtLimit, Variant

_TRUMP_NUMBERS = {
    TrumpCall.DECLARER: "R-TRUMP-1",
    TrumpCall.FIRST_FIVE: "R-TRUMP-2",
    TrumpCall.TALON: "R-TRUMP-3",
}


def explain(variant: Variant, say: Translator) -> Explanation:
    """Return every rule of *variant* that is in force, in words."""
    about = _About(variant, say)
    return Explanation(
        key=variant.key,
        name=variant_name(variant, say),
        players=say.t("unit-players", count=variant.players),
        line=variant_line(variant, say),
        deals=deal_lines(variant, say),
        rules=tuple(rule for section in _SECTIONS for rule in section(about)),
        options=option_lines(variant, say),
    )


@dataclass(frozen=True, slots=True)
class _About:
    """The variant that is explained, and to whom."""

    variant: Variant
    say: Translator

    @property
    def tricks(self) -> tuple[TrickContract, ...]:
        contracts = self.variant.contracts.values()
        return tuple(c for c in contracts if isinstance(c, TrickContract))

    @property
    def lotteries(self) -> tuple[LotteryContract, ...]:
        contracts = self.variant.contracts.values()
        return tuple(c for c in contracts if isinstance(c, LotteryContract))

    def rule(self, label: str, text: str, *numbers: str) -> Rule:
        capital = text[:1].upper() + text[1:]
        return Rule(self.say.t(f"rule-label-{label}"), capital, numbers)

    def joined(self, sentences: Iterable[str]) -> str:
        """Return *sentences* one after another, as the language has it."""
        return ("" if self.say.language is Language.JA else " ").join(sentences)

    def in_deals(self, text: str, contracts: Iterable[Contract]) -> str:
        """Return *text*, after the deals of *contracts* that it is about unless they are all."""
        keys = {contract.key for contract in contracts}
        if keys == set(self.variant.contracts):
            return text
        schedule = enumerate(self.variant.schedule, start=1)
        numbers = [number for number, contract in schedule if contract.key in keys]
        facts = {"count": len(numbers), "numbers": ranges(numbers)}
        return self.say.t("rule-in-deals", text=text, **facts)


def _cards(about: _About) -> Iterator[Rule]:
    players = about.variant.players
    dealt = CardSet.of(deck(players))
    cards = about.say.t("unit-cards", count=len(dealt))
    hand = hand_size(players)
    if removed := CardSet.of(deck(4)) - dealt:
        text = about.say.t("rule-cards-without", cards=cards, hand=hand, removed=removed)
    else:
        text = about.say.t("rule-cards", cards=cards, hand=hand)
    yield about.rule("cards", text, "R-CARD-4")


def _stock(about: _About) -> Iterator[Rule]:
    if not has_stock_card(about.variant.players):
        return
    said, numbers = ["rule-stock-shown"], ["R-CARD-4"]
    if any(contract.stock_to_first_trick for contract in about.tricks):
        said.append("rule-stock-first")
    if any(not contract.stock_to_first_trick for contract in about.tricks):
        said.append("rule-stock-nobody")
        numbers.append("R-NEG-3")
    if about.lotteries:
        said.append("rule-stock-lottery")
        numbers.append("R-LOT-5")
    yield about.rule("stock", about.joined(map(about.say.t, said)), *numbers)


def _dealer(about: _About) -> Iterator[Rule]:
    if about.lotteries or any(c.opening is not Opening.LOWEST_CLUB for c in about.tricks):
        yield about.rule("dealer", about.say.t("rule-dealer"), "R-CARD-3")


def _passing(about: _About) -> Iterator[Rule]:
    passing = next((c.passing for c in about.tricks if c.passing), None)
    if passing is None:
        return
    if set(passing.cycle) == {Direction.HOLD}:
        text = about.say.t("rule-pass-none")
    else:
        ways = ", ".join(about.say.t(f"option-pass-cycle-{way}") for way in passing.cycle)
        if len(passing.cycle) > 1:
            ways = about.say.t("rule-pass-in-turn", ways=ways)
        text = about.say.t("rule-pass", count=passing.count, ways=ways)
    yield about.rule("pass", text, "R-PASS-1")


def _lead(about: _About) -> Iterator[Rule]:
    players = about.variant.players
    if clubs := [c for c in about.tricks if c.opening is Opening.LOWEST_CLUB]:
        lowest = Card(min(c for c in deck(players) if suit_of(c) is Suit.CLUBS))
        if has_stock_card(players):  # the lowest club may be the stock card
            text = about.say.t("rule-lead-lowest-club")
        else:
            text = about.say.t("rule-lead-club", card=lowest)
        yield about.rule("lead", about.in_deals(text, clubs), "R-FIRST-1")
    if left := [c for c in about.tricks if c.opening is Opening.LEFT_OF_DEALER]:
        text = about.in_deals(about.say.t("rule-lead-left"), left)
        yield about.rule("lead", text, "R-FIRST-3")


def _tricks(about: _About) -> Iterator[Rule]:
    if about.tricks:
        trumps = any(contract.trump_call for contract in about.tricks)
        text = about.say.t("rule-tricks-trump" if trumps else "rule-tricks")
        yield about.rule("tricks", text, "R-TRICK")


def _hearts(about: _About) -> Iterator[Rule]:
    if never := [c for c in about.tricks if c.no_lead and not c.broken_by]:
        text = about.in_deals(about.say.t("rule-hearts-never"), never)
        yield about.rule("hearts", text, "R-LEAD-2")
    if until := [c for c in about.tricks if c.no_lead and c.broken_by]:
        said = [about.in_deals(about.say.t("rule-hearts-broken"), until)]
        options, numbers = about.variant.options, ["R-LEAD-1"]
        if isinstance(options, HeartsOptions) and options.queen_breaks_hearts:
            said.append(about.say.t("rule-hearts-queen-breaks"))
            numbers.append("R-LEAD-3")
        if isinstance(options, HeartsOptions) and options.queen_is_no_exit:
            said.append(about.say.t("rule-hearts-no-exit"))
        yield about.rule("hearts", about.joined(said), *numbers)


def _first_trick(about: _About) -> Iterator[Rule]:
    if clean := [c for c in about.tricks if c.clean_first_trick]:
        text = about.in_deals(about.say.t("rule-first-clean"), clean)
        yield about.rule("first", text, "R-FIRST-2")
    elif isinstance(about.variant.options, HeartsOptions):
        yield about.rule("first", about.say.t("rule-first-free"), "R-FIRST-2")


def _duty(about: _About) -> Iterator[Rule]:
    for contract in about.tricks:
        if cards := contract.must_drop:
            text = about.say.t("rule-drop", cards=cards)
            text = about.in_deals(text, [contract])
            yield about.rule("drop", text, "R-DROP-1")


def _moon(about: _About) -> Iterator[Rule]:
    variant, say = about.variant, about.say
    contract = next((c for c in about.tricks if c.passing), None)  # of the Hearts family
    if contract is None:
        return
    whole = sum(contract.card_points[c] for c in deck(variant.players) if c in contract.penalties)
    others = "rule-moon-old-teams" if variant.teams else "rule-moon-old"
    match contract.moon:
        case Moon.NONE | Moon.COUNT:
            said = [say.t("rule-moon-none")]
        case Moon.OLD | Moon.GIVE:
            said = [say.t(others, points=whole)]
        case Moon.NEW | Moon.LOSE:
            said = [say.t("rule-moon-new", points=whole)]
        case Moon.MIXED:
            said = [say.t(others, points=whole), say.t("rule-moon-choice", points=whole)]
        case Moon.SUN:
            said = [say.t(others, points=whole), say.t("rule-moon-sun", points=2 * whole)]
        case _:
            assert_never(contract.moon)
    yield about.rule("moon", about.joined(said), "R-MOON-1")


def _bonus(about: _About) -> Iterator[Rule]:
    bonus = next((c.no_trick_bonus for c in about.tricks if c.no_trick_bonus), 0)
    if bonus:
        text = about.say.t("rule-bonus", points=about.say.number(bonus, signed=True))
        yield about.rule("bonus", text, "R-SCORE-1")


def _trumps(about: _About) -> Iterator[Rule]:
    players = about.variant.players
    for contract in about.tricks:
        match contract.trump_call:
            case None:
                continue
            case TrumpCall.DECLARER:
                text = about.say.t("rule-trump-declarer")
            case TrumpCall.FIRST_FIVE:
                seen = calling.cards_seen(players, hand_size(players))
                text = about.say.t("rule-trump-first-five", seen=seen)
            case TrumpCall.TALON:
                talon = calling.talon_size(players)
                text = about.say.t(
                    "rule-trump-talon",
                    hand=(len(deck(players)) - talon) // players,
                    talon=talon,
                    step=calling.BID_STEP,
                    most=sum(contract.trick_points),
                )
            case _:
                assert_never(contract.trump_call)
        text = about.in_deals(text, [contract])
        yield about.rule("trump", text, _TRUMP_NUMBERS[contract.trump_call])


def _lottery(about: _About) -> Iterator[Rule]:
    say = about.say
    for contract in about.lotteries:
        dealer = contract.first is LotteryFirst.DEALER
        id = "rule-lottery-start-dealer" if dealer else "rule-lottery-start-left"
        text = say.t(id, rank=words(say.language).letters[contract.start])
        text = about.in_deals(text, [contract])
        numbers = ("R-LOT-1", "R-LOT-2", "R-LOT-3")
        yield about.rule("lottery", about.joined([text, say.t("rule-lottery-end")]), *numbers)


def _early(about: _About) -> Iterator[Rule]:
    if about.variant.options.finish_early and about.tricks:
        yield about.rule("early", about.say.t("rule-early"), "R-CLAIM-1")


def _end(about: _About) -> Iterator[Rule]:
    variant, say = about.variant, about.say
    match variant.ending:
        case AfterSchedule():
            said, number = [say.t("rule-end-deals", deals=len(variant.schedule))], "R-MATCH-1"
        case AfterDeals(deals, _):
            said, number = [say.t("rule-end-deals", deals=deals)], "R-END-4"
        case AtLimit(limit, _, countdown=True):
            said, number = [say.t("rule-end-countdown", limit=limit)], "R-END-3"
        case AtLimit(limit, _):
            said, number = [say.t("rule-end-limit", limit=limit)], "R-END-1"
        case _:
            assert_never(variant.ending)
    if variant.repeats and len(variant.schedule) > 1:
        said.append(say.t("rule-end-round"))
    yield about.rule("end", about.joined(said), number)


def _winner(about: _About) -> Iterator[Rule]:
    variant, say = about.variant, about.say
    best = "highest" if variant.win is Win.HIGHEST else "lowest"
    ending = variant.ending
    match ending:
        case AtLimit(countdown=True):
            said = [say.t("rule-win-left")]
        case AtLimit() | AfterDeals() | AfterSchedule():
            said = [say.t(f"rule-win-{best}-pair" if variant.teams else f"rule-win-{best}")]
        case _:
            assert_never(ending)
    plays_on = not isinstance(ending, AfterSchedule) and ending.tie is Tie.PLAY_ON
    said.append(say.t("rule-tie-play-on" if plays_on else "rule-tie-shared"))
    number = "R-MATCH-3" if isinstance(ending, AfterSchedule) else "R-END-2"
    yield about.rule("winner", about.joined(said), number)


def _sum(about: _About) -> Iterator[Rule]:
    variant = about.variant
    if isinstance(variant.ending, AfterSchedule):
        whole = sum(contract.total(variant.players) for contract in variant.schedule)
        id = "rule-sum-stock" if has_stock_card(variant.players) else "rule-sum"
        text = about.say.t(id, points=signed(whole, variant, about.say))
        number = "R-MATCH-4" if variant.players <= 4 else "R-MATCH-5"
        yield about.rule("sum", text, number)


_SECTIONS: tuple[Callable[[_About], Iterator[Rule]], ...] = (
    _cards,
    _stock,
    _dealer,
    _passing,
    _lead,
    _tricks,
    _hearts,
    _first_trick,
    _duty,
    _moon,
    _bonus,
    _trumps,
    _lottery,
    _early,
    _end,
    _winner,
    _sum,
)
