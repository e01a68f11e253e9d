"""Following a whole match of the Hearts family: passes, moons, totals, the end, the winners."""

from __future__ import annotations

import random
from collections import Counter

import oracle
from differential.cards import hands_of, mask_of, names_of
from differential.draw import Drawn, hearts_variant, odd_deal
from differential.trial import Trial, draw_habits, pick
from differential.tricks import follow_tricks
from kierki.cards import Card, CardSet, Seat
from kierki.game import AskMoon, AskPass, ChooseMoon, PassCards, shown_totals, start, to_act
from kierki.game.state import Finished, MoonPending, Passing, Result, Tricks
from oracle import Options, TrickDeal

MOST_DEALS = 12
"""A match that goes on for longer is left unfinished: totals can fall for ever."""


def follow_hearts(
    rng: random.Random, players: int, seen: Counter[str], *, mixed: bool = False
) -> int:
    """Play a match on both sides, one of mixed moons when so asked; return how many deals."""
    drawn = hearts_variant(rng, players, mixed=mixed)
    dealer = Seat(rng.randrange(players))
    few = (0,) if mixed else (0, 2, MOST_DEALS)
    odd = [odd_deal(rng, players) for _ in range(rng.choice(few))]
    prepared = tuple(deal.dealt for deal in odd)
    match, _ = start(drawn.variant, rng.randbytes(32), prepared=prepared, dealer=dealer)
    trial = Trial(match, rng, seen)
    totals, reached = [0] * players, False
    for number in range(MOST_DEALS):
        takers = odd[number].takers if number < len(odd) else ()
        habits = draw_habits(rng, players, takers)
        result = _follow_deal(trial, drawn, number, habits, totals, reached=reached)
        trial.agree("the dealer", result.dealer, oracle.dealer_of(dealer, number, players))
        totals = [total + points for total, points in zip(totals, result.points, strict=True)]
        trial.agree("totals", list(trial.match.totals), totals)
        if _follow_end(trial, drawn.options, totals, number + 1, reached=reached):
            return number + 1
        shared: Options = {**drawn.options, "tie": "shared"}
        reached = reached or oracle.hearts_over(shared, totals, number + 1)
    return MOST_DEALS


def _follow_deal(
    trial: Trial,
    drawn: Drawn,
    number: int,
    habits: list[str],
    totals: list[int],
    *,
    reached: bool,
) -> Result:
    trial.actions.clear()
    phase, options, players = trial.match.phase, drawn.options, drawn.variant.players
    assert isinstance(phase, Passing | Tricks)
    dealt, dealer = phase.deal.dealt, phase.deal.dealer
    hands, stock = hands_of(dealt)
    cards = [card for hand in hands for card in hand] + ([] if stock is None else [stock])
    trial.agree("cards dealt", sorted(cards), sorted(oracle.deck(players)))
    hands = _follow_pass(trial, options, number, hands, habits)
    deal = TrickDeal("hearts", options, players, hands, dealer, stock=stock)
    if players == 6 and deal.opening != "3C":
        trial.seen["the stock card is the lowest club"] += 1
    finished = follow_tricks(trial, deal, habits)

    old = finished.points("old")
    shooter = finished.shooter()
    due = oracle.moon_choice_due(options, totals, old, shooter, number + 1, reached_before=reached)
    choosing = trial.match.phase
    trial.agree("the shooter chooses", isinstance(choosing, MoonPending), due)
    moon = None
    if isinstance(choosing, MoonPending):
        trial.agree("who chooses", choosing.shooter, shooter)
        seat, choice = trial.asked()
        assert isinstance(choice, AskMoon)
        chosen = trial.rng.choice(choice.moons)
        moon = str(chosen)
        trial.seen[f"the shooter chooses {moon}"] += 1
        trial.act(seat, ChooseMoon(chosen))
    result = trial.match.results[-1]
    trial.agree("results", len(trial.match.results), number + 1)
    trial.agree("points", list(result.points), finished.points(moon))
    if deal.over:
        trial.agree("tricks won", list(result.won), finished.tricks_won())
    if finished.filled["moon"] not in ("none", "count"):
        trial.agree("the shooter", result.shooter, shooter)
    _note_score(trial, finished, result)
    return result


def _follow_pass(
    trial: Trial, options: Options, number: int, hands: list[set[str]], habits: list[str]
) -> list[set[str]]:
    """All seats choose at once, in any order, before seeing what they get."""
    players = len(hands)
    direction = oracle.pass_direction(options, players, number)
    trial.seen[f"passing: {direction}"] += 1
    phase = trial.match.phase
    trial.agree("a pass is made", isinstance(phase, Passing), direction != "hold")
    chosen: list[set[str]] = [set() for _ in hands]
    if not isinstance(phase, Passing):
        return oracle.after_pass(options, players, number, hands, chosen)
    count = oracle.hearts(options, players)["pass_count"]
    order = list(range(players))
    trial.rng.shuffle(order)
    for place, seat in enumerate(order):
        trial.agree("seats to pass", set(to_act(trial.match.phase)), set(order[place:]))
        view = trial.view(seat)
        asked = AskPass(count, CardSet(mask_of(hands[seat])))
        trial.agree("what to pass", view.choice, asked)
        target = oracle.pass_target(direction, players, seat)
        trial.agree("to whom", (seat + view.pass_steps) % players, target)
        cards = _chosen(trial, view.hand, count, habits[seat])
        chosen[seat] = set(names_of(cards.mask))
        trial.act(seat, PassCards(cards))
    return oracle.after_pass(options, players, number, hands, chosen)


def _chosen(trial: Trial, hand: CardSet, count: int, habit: str) -> CardSet:
    """What a seat passes: who goes for every trick keeps the high cards."""
    left: list[Card] = list(hand)
    passed: list[Card] = []
    for _ in range(count):
        card = pick({"high": "low", "low": "high"}.get(habit, "any"), left, trial.rng)
        left.remove(card)
        passed.append(card)
    return CardSet.of(passed)


def _follow_end(
    trial: Trial, options: Options, totals: list[int], played: int, *, reached: bool
) -> bool:
    """Return whether the match is over, as both say."""
    match = trial.match
    over = oracle.hearts_over(options, totals, played, reached_before=reached)
    trial.agree("the match is over", match.is_over, over)
    shown = list(shown_totals(match.variant, match.totals))
    trial.agree("totals shown", shown, oracle.shown_totals(options, totals))
    if isinstance(match.phase, Finished):
        winners = oracle.hearts_winners(options, totals)
        trial.agree("winners", set(match.phase.winners), winners)
        _note_end(trial, options, totals, winners, reached=reached)
    elif reached or oracle.hearts_over({**options, "tie": "shared"}, totals, played):
        trial.seen["a shared lead plays on"] += 1
    return over


def _note_score(trial: Trial, deal: TrickDeal, result: Result) -> None:
    seen, filled = trial.seen, deal.filled
    shooter = deal.shooter()
    if shooter is not None:
        seen[f"moon: {filled['moon']}"] += 1
        if result.early:
            seen["a moon in a deal that ends early"] += 1
        if any(filled["card_points"].get(card, 0) < 0 for card in deal.taken(shooter)):
            seen["a moon with bonus cards on top"] += 1
        if filled["teams"] and result.points[(shooter + 2) % 4] == 0:
            seen["a moon spares the partner"] += 1
        if filled["moon"] == "sun" and deal.tricks_won()[shooter] == deal.total:
            seen["a sun"] += 1
    elif filled["no_trick_bonus"] and 0 in deal.tricks_won():
        seen["a bonus for no trick"] += 1
    if deal.stock is not None and filled["card_points"].get(deal.stock, 0):
        seen["the stock card scores"] += 1
    if not oracle.penalty_cards(deal.options, deal.players):
        seen["nothing to shoot a moon with"] += 1


def _note_end(
    trial: Trial, options: Options, totals: list[int], winners: set[int], *, reached: bool
) -> None:
    filled = oracle.hearts(options, len(totals))
    seen = trial.seen
    by_deals = filled["deals"] is not None
    seen["the end: a number of deals" if by_deals else "the end: the limit"] += 1
    if reached and not by_deals and max(totals) < filled["limit"]:
        seen["the end: decided below the limit"] += 1
    if len(winners) > (2 if filled["teams"] else 1):
        seen["the end: shared"] += 1
    for name in ("countdown", "teams"):
        if filled[name]:
            seen[f"the end: {name}"] += 1
    if filled["win"] == "highest":
        seen["the end: the highest wins"] += 1
