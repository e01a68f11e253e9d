"""What a seat infers is never wrong, and is all that the cases ask for."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from bots.playing import every_variant, rng_of, seed_of
from bots.test_blind import Hidden, hands_of, stock_of
from kierki.bots.facts import Facts, facts_of, plays_shown, sampler_of
from kierki.cards import Card, CardSet, Seat, Suit, parse_card
from kierki.cards.cardset import full_suit, parse_cards
from kierki.cards.deck import deck
from kierki.cards.shuffle import Dealt
from kierki.game import (
    Action,
    GiveCards,
    Match,
    NameTrump,
    PassCards,
    Play,
    TakeTalon,
    apply,
    start,
    to_act,
    view_of,
)
from kierki.game.state import Finished, Lottery, MoonPending, Naming, Tricks
from kierki.rules import layout, tricks
from kierki.search.chance import new_state
from kierki.search.worlds import Place, worlds
from kierki.testing.playing import turns
from kierki.testing.strategies import matches
from kierki.variants import Variant, build, preset

WIDTH = 40
VARIANTS = every_variant()


def true_world(match: Match) -> dict[int, int]:
    """What lies at each offset of a world: every hand, and the stock card while it is hidden."""
    phase = match.phase
    assert isinstance(phase, Hidden)
    world = dict(enumerate(hands_of(phase, match.players)))
    if stock := stock_of(phase):
        world[layout.STOCK if isinstance(phase, Lottery) else tricks.STOCK] = stock
    return world


def fits(cards: int, places: list[Place]) -> bool:
    """Whether *cards* can lie in *places*, of which at most the second is a single card."""
    first, *more = places
    if more:
        [given] = more
        return any(
            cards >> c & 1 and not given.cannot >> c & 1 and fits(cards & ~(1 << c), [first])
            for c in range(52)
        )
    return (
        cards.bit_count() == first.size and not first.fixed & ~cards and not first.cannot & cards
    )


def check(match: Match, seat: Seat | None) -> Facts:
    view = view_of(match, seat)
    facts, world = facts_of(view), true_world(match)
    assert {place.at for place in facts.places} == set(world)
    for at, cards in world.items():
        here = [place for place in facts.places if place.at == at]
        assert fits(cards, here), (at, CardSet(cards), here, view)
    assert facts.unseen == sum(world.values()) & ~view.hand.mask
    return facts


@pytest.mark.parametrize("part", range(6))
def test_no_inference_is_false(part: int) -> None:
    for variant in VARIANTS[part::6]:
        rng = rng_of(variant)
        match = start(variant, seed_of((variant.key, variant.players))).match
        for turn in islice(turns(match, rng), 700):
            match = turn.after
            if isinstance(match.phase, Finished | MoonPending) or rng.random() < 0.9:
                continue
            seats = [*map(Seat, range(variant.players)), None]
            facts = check(match, rng.choice(seats))
            if rng.random() < 0.1:
                for beliefs in (False, True):
                    sampler = sampler_of(facts, beliefs=beliefs)
                    assert not sampler.loosened
                    for row in worlds(sampler, new_state(1), 3, WIDTH).tolist():
                        check_world(row, facts)


@settings(max_examples=200)
@given(match=matches(), seat=st.integers(-1, 6))
def test_no_inference_is_false_whatever_the_options(match: Match, seat: int) -> None:
    if not isinstance(match.phase, Finished | MoonPending):
        facts = check(match, Seat(seat % match.players) if seat >= 0 else None)
        assert not sampler_of(facts).loosened


def check_world(row: list[int], facts: Facts) -> None:
    for at in {place.at for place in facts.places}:
        assert fits(row[at], [place for place in facts.places if place.at == at])


def seats(text: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(parse_cards(hand) for hand in text.split("/"))


def played(variant: Variant, dealt: Dealt | None, actions: list[Action], dealer: int = 0) -> Match:
    prepared = () if dealt is None else (dealt,)
    match = start(variant, bytes(32), prepared=prepared, dealer=Seat(dealer)).match
    for action in actions:
        match = apply(match, to_act(match.phase)[0], action).match
    return match


def of_deal(key: str, contract: str, players: int = 4, **options: object) -> Variant:
    """The variant *key* with nothing but the deals of *contract*."""
    variant = build(preset(key), players=players, options=options)
    return replace(
        variant, schedule=tuple(c for c in variant.schedule if c.key.startswith(contract))
    )


SUITED = Dealt(
    (
        parse_cards("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC 2D"),
        parse_cards("AC 3D 4D 5D 6D 7D 8D 9D TD JD QD KD 2S"),
        parse_cards("AD 3S 4S 5S 6S 7S 8S 9S TS JS QS KS 2H"),
        parse_cards("AS 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"),
    )
)


def place_of(facts: Facts, seat: int) -> Place:
    [place] = [place for place in facts.places if place.at == seat]
    return place


def banned(facts: Facts, seat: int) -> CardSet:
    """What *seat* cannot hold of what is unseen."""
    return CardSet(place_of(facts, seat).cannot & facts.unseen)


def test_BI_07_worlds_respect_voids_and_the_passed_queen() -> None:
    """East discards on clubs and passed the queen of spades to South: 1,000 worlds."""
    hands = seats(
        "2C 4C 5C 6C 7C 8C 2S 3S 4S 5S AS KS 9H/3D 4D 5D 6D 7D 8D 9D TD QS JS 2H 3H AH/"
        "3C 9C TC JC QC KC AC 6S 7S 8S 4H 5H 6H/2D JD QD KD AD 9S TS 7H 8H TH JH QH KH"
    )
    passes: list[Action] = [
        PassCards(CardSet.parse(text)) for text in ("AS KS 9H", "QS AH 3H", "4H 5H 6H", "QH KH JH")
    ]
    plays: list[Action] = [Play(parse_card(name)) for name in ("2C", "AS", "AC", "AD")]
    match = played(build(preset("hearts")), Dealt(hands), [*passes, *plays])
    east = Seat(1)
    facts = check(match, east)
    queen = parse_card("QS")
    assert place_of(facts, 2).fixed == CardSet.parse("QS AH 3H").mask
    seen = worlds(sampler_of(facts), new_state(7), 1_000, WIDTH)
    for row in seen.tolist():
        check_world(row, facts)
        assert row[2] >> queen & 1
        assert row[3] & full_suit(Suit.CLUBS).mask == 0
        assert [hand.bit_count() for hand in row[:4]] == [12] * 4
    south = check(match, Seat(2))
    for row in worlds(sampler_of(south), new_state(7), 1_000, WIDTH).tolist():
        assert row[1] & full_suit(Suit.CLUBS).mask == 0
        assert row[3] & full_suit(Suit.CLUBS).mask == 0


def test_BI_07_the_queen_is_with_its_receiver_until_played() -> None:
    match = start(build(preset("hearts")), seed_of("queen")).match
    rng = Random(1)
    held = None
    for turn in turns(match, rng):
        match = turn.after
        if match.results or isinstance(match.phase, MoonPending):
            break
        if isinstance(match.phase, Tricks):
            facts, view = check(match, Seat(0)), view_of(match, Seat(0))
            out = {c for trick in view.tricks for c in trick.cards} | set(view.trick)
            held = place_of(facts, view.pass_steps).fixed
            assert CardSet(held) == view.passed - CardSet.of(out)
    assert held is not None


def test_BI_08_a_leader_shows_nothing() -> None:
    """2D is led and AC played on it: the second seat is void in diamonds, and that is all."""
    variant = of_deal("kierki", "no-tricks")
    hands = (
        *SUITED.hands[:1],
        parse_cards("AC 2S 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"),
        SUITED.hands[2],
        parse_cards("AS 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AH"),
    )
    match = played(variant, Dealt(hands), [Play(parse_card("2D")), Play(parse_card("AC"))], 3)
    assert plays_shown(view_of(match, Seat(3))) == (0, full_suit(Suit.DIAMONDS).mask, 0, 0)
    empty = played(variant, Dealt(hands), [], 3)
    assert plays_shown(view_of(empty, Seat(3))) == (0, 0, 0, 0)


def test_BI_08_the_next_deal_clears_what_was_shown() -> None:
    match = start(build(preset("kierki")), seed_of("cleared")).match
    for turn in turns(match, Random(3)):
        match = turn.after
        if match.results:
            break
    assert plays_shown(view_of(match, Seat(2))) == (0, 0, 0, 0)
    assert all(place.cannot == 0 for place in check(match, Seat(2)).places)


def test_first_2_a_penalty_card_on_the_clean_first_trick() -> None:
    """Whoever discards a heart on the first trick has nothing but penalty cards."""
    variant = build(preset("hearts"), options={"pass_cycle": ["hold"]})
    hands = seats(
        "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC/2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH QS/"
        "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD/2S 3S 4S 5S 6S 7S 8S 9S TS JS KS AS AH"
    )
    plays: list[Action] = [Play(parse_card("2C")), Play(parse_card("3H"))]
    facts = check(played(variant, Dealt(hands), plays), Seat(0))
    left = CardSet.parse("QS") | full_suit(Suit.HEARTS)
    assert banned(facts, 1) == CardSet(facts.unseen) - left
    assert place_of(facts, 2).cannot & facts.unseen == 0


def test_lead_2_a_heart_led_while_held_back() -> None:
    variant = of_deal("kierki", "no-hearts")
    plays: list[Action] = [Play(parse_card("3H"))]
    facts = check(played(variant, SUITED_HEARTS, plays, 2), Seat(0))
    assert banned(facts, 3) == CardSet(facts.unseen) - full_suit(Suit.HEARTS)


SUITED_HEARTS = Dealt(
    (
        *SUITED.hands[:2],
        parse_cards("AD 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"),
        parse_cards("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"),
    )
)


def test_drop_1_who_does_not_drop_the_king_does_not_hold_it() -> None:
    king = parse_card("KH")
    for must in (False, True):
        variant = of_deal("kierki", "no-king-of-hearts", king_must_drop=must)
        plays: list[Action] = [Play(parse_card(name)) for name in ("2C", "AC", "AD")]
        facts = check(played(variant, SUITED, plays, 3), Seat(0))
        assert banned(facts, 2) == (
            CardSet(facts.unseen) & full_suit(Suit.CLUBS) | CardSet.of([king] if must else [])
        )


def test_first_1_lower_clubs_can_only_be_the_stock_card() -> None:
    """Six players, 3C lies as the stock card: whoever leads 4C shows that nobody has it."""
    rng = Random(1)
    variant = build(preset("hearts"), players=6, options={"pass_cycle": ["hold"]})
    rest = [card for card in deck(6) if card != parse_card("3C")]
    rng.shuffle(rest)
    dealt = Dealt(
        tuple(tuple(rest[8 * seat : 8 * seat + 8]) for seat in range(6)), stock=parse_card("3C")
    )
    match = played(variant, dealt, [Play(parse_card("4C"))])
    for seat in map(Seat, range(6)):
        facts = check(match, seat)
        for row in worlds(sampler_of(facts), new_state(1), 10, WIDTH).tolist():
            assert row[tricks.STOCK] == 1 << parse_card("3C")


def test_lot_2_a_seat_that_passes_holds_none_of_what_fitted() -> None:
    variant = of_deal("kierki", "lottery", lottery_start=7)
    match = start(variant, seed_of("lottery")).match
    for turn in turns(match, Random(4)):
        if not isinstance(turn.before.phase, Lottery):
            break
        if isinstance(turn.after.phase, Lottery) and turn.after.phase.moves[-1].card is None:
            phase = turn.before.phase
            fitted = layout.fitting(phase.table, phase.position[layout.LAID])
            facts = check(turn.after, Seat((turn.seat + 1) % 4))
            assert place_of(facts, turn.seat).cannot & fitted == fitted


def test_trump_2_the_rest_of_the_own_hand_is_unseen_too() -> None:
    variant = of_deal("kierki", "trump", players=6)
    match = start(variant, seed_of("five")).match
    assert isinstance(match.phase, Naming)
    namer = match.phase.namer
    facts = check(match, namer)
    own = place_of(facts, namer)
    assert (own.size, own.fixed.bit_count()) == (8, 5)
    assert facts.unseen.bit_count() == 49 - 5
    row = worlds(sampler_of(facts), new_state(1), 1, WIDTH)[0].tolist()
    assert row[namer] & own.fixed == own.fixed
    assert [hand.bit_count() for hand in row[:6]] == [8] * 6
    assert row[tricks.STOCK].bit_count() == 1


def test_trump_3_of_the_talon_each_other_hand_has_one_card_at_most() -> None:
    """Seat 0 takes the talon, gives two of its cards away and one of its own."""
    variant = of_deal("kierki", "trump", trump_call="talon")
    hands = tuple(hand[:12] for hand in SUITED.hands)
    talon = tuple(hand[12] for hand in SUITED.hands)
    gifts = parse_cards("2D AH 3C")
    actions: list[Action] = [TakeTalon(), GiveCards(gifts), NameTrump(Suit.CLUBS)]
    match = played(variant, Dealt(hands, talon=talon), actions, 3)
    mask = CardSet.of(talon).mask
    for seat in map(Seat, range(4)):
        facts = check(match, seat)
        for row in worlds(sampler_of(facts, beliefs=True), new_state(1), 200, WIDTH).tolist():
            assert all((row[other] & mask).bit_count() <= 1 for other in range(1, 4))
            if seat == 0:
                assert all(row[other] >> c & 1 for other, c in enumerate(gifts, start=1))


def test_beliefs_make_trumps_likelier_with_their_namer() -> None:
    variant = of_deal("kierki", "trump", trump_call="declarer")
    match = played(variant, None, [NameTrump(Suit.SPADES)])
    assert isinstance(match.phase, Tricks)
    facts = check(match, Seat(3))
    spades = full_suit(Suit.SPADES).mask
    plain, weighed = (
        sum(
            (row[1] & spades).bit_count()
            for row in worlds(
                sampler_of(facts, beliefs=beliefs), new_state(1), 500, WIDTH
            ).tolist()
        )
        for beliefs in (False, True)
    )
    assert weighed > 1.15 * plain
