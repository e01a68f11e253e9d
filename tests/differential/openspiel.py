"""Hearts as OpenSpiel plays it, beside the engine: single deals for four.

How its parameters stand to ours, found in its source and confirmed here:

* `no_pts_on_first_trick` is `clean_first_trick` with both exceptions of R-FIRST-2;
* `qs_breaks_hearts` is `queen_breaks_hearts`, and on by default;
* `can_lead_hearts_instead_of_qs` is `queen_is_no_exit`;
* `jd_bonus` is `card_points` with the jack of diamonds at -10;
* `avoid_all_tricks_bonus` is `no_trick_bonus` at -5, in its rules too not in a deal with a moon;
* `pass_cards` is a pass of three; the first chance action is the direction, in steps to the left.
  Without it the chance node still offers all four: 0, no pass, is the one to apply;
* its moon is `old`; its returns are 26 less each seat's points.

Two parameters have no counterpart: we always hold hearts back until they are broken
(`must_break_hearts`, on) and always open with the lowest club (`can_lead_any_club`, off).
Everywhere else the two rule books say the same, so nothing here is excused.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from typing import Any

import pyspiel

from kierki.cards import Card, CardSet
from kierki.game import AskCard, AskPass, Match, PassCards, Play, apply, start, to_act, view_of
from kierki.game.state import Passing, Tricks
from kierki.rules import passing, settle, tricks
from kierki.rules.table import TrickTable, compile_tricks
from kierki.variants import TrickContract, Variant, build, preset

PLAYERS = 4
DIRECTIONS = ("hold", "left", "across", "right")
"""Our names for its directions 0 to 3."""
THEIRS = tuple(card % 13 * 4 + (0, 1, 3, 2)[card // 13] for card in range(52))
"""Its number for each of our cards: rank * 4 + suit, suits in the order ♣ ♦ ♥ ♠."""
OURS = tuple(Card(THEIRS.index(action)) for action in range(52))
BITS = tuple(1 << card for card in OURS)
QUEEN_OF_SPADES = OURS[10 * 4 + 3]


@dataclass(frozen=True)
class Rules:
    """One set of options."""

    clean_first_trick: bool = True
    queen_breaks_hearts: bool = False
    queen_is_no_exit: bool = False
    jack: bool = False
    """Whether the jack of diamonds takes ten points off."""
    bonus: bool = False
    """Whether a seat without a trick has five points less."""
    passes: bool = False

    def game(self) -> Any:  # noqa: ANN401  # pyspiel is not typed
        """OpenSpiel's game."""
        return pyspiel.load_game(
            "hearts",
            {
                "pass_cards": self.passes,
                "no_pts_on_first_trick": self.clean_first_trick,
                "can_lead_any_club": False,
                "jd_bonus": self.jack,
                "avoid_all_tricks_bonus": self.bonus,
                "must_break_hearts": True,
                "qs_breaks_hearts": self.queen_breaks_hearts,
                "can_lead_hearts_instead_of_qs": self.queen_is_no_exit,
            },
        )

    def variant(self, cycle: tuple[str, ...] = ("hold",)) -> Variant:
        """Our variant: as many deals as *cycle* has directions."""
        points = {"*H": 1, "QS": 13, **({"JD": -10} if self.jack else {})}
        options = {
            "card_points": points,
            "clean_first_trick": self.clean_first_trick,
            "queen_breaks_hearts": self.queen_breaks_hearts,
            "queen_is_no_exit": self.queen_is_no_exit,
            "no_trick_bonus": -5 if self.bonus else 0,
            "pass_cycle": list(cycle),
            "deals": len(cycle),
            "tie": "shared",
            "finish_early": False,
        }
        return build(preset("hearts"), players=PLAYERS, options=options)

    def table(self) -> TrickTable:
        (contract,) = self.variant().contracts.values()
        assert isinstance(contract, TrickContract)
        return compile_tricks(contract, PLAYERS)


def actions_of(mask: int) -> list[int]:
    """Its numbers for a set of our cards, in the order in which it lists them."""
    return [action for action in range(52) if mask & BITS[action]]


def mask_of(actions: list[int]) -> int:
    """Our set for its numbers."""
    return sum([BITS[action] for action in actions])


def dealt_to(game: Any, hands: tuple[tuple[Card, ...], ...], direction: int) -> Any:  # noqa: ANN401
    """Its state after our deal: it deals one card to each seat in turn."""
    state = game.new_initial_state()
    state.apply_action(direction)
    for place in range(13):
        for hand in hands:
            state.apply_action(THEIRS[hand[place]])
    return state


def pick(liking: str, actions: list[int], rng: random.Random) -> int:
    """One of its actions: any, the highest, or the lowest card."""
    if liking == "any":
        return actions[int(rng.random() * len(actions))]
    return max(actions) if liking == "high" else min(actions)


def follow_deal(
    rules: Rules,
    game: Any,  # noqa: ANN401
    table: TrickTable,
    hands: tuple[tuple[Card, ...], ...],
    likings: list[str],
    rng: random.Random,
    seen: Counter[str],
) -> None:
    """Play a deal on both sides, on ours with the bare rule functions."""
    direction = rng.randrange(4) if rules.passes else 0
    state = dealt_to(game, hands, direction)
    masks = tuple([sum([1 << card for card in hand]) for hand in hands])
    if direction:
        masks = _follow_pass(state, masks, direction, rng)
        seen[f"a pass: {DIRECTIONS[direction]}"] += 1
    position = [0] * tricks.SIZE
    tricks.clear(position)
    position[tricks.HAND : tricks.HAND + PLAYERS] = masks
    tricks.open_play(table, position, 0)
    lead = 0
    for place in range(52):
        seat = position[tricks.TURN]
        assert seat == state.current_player()
        actions = state.legal_actions()
        legal = tricks.legal_cards(table, position)
        if legal != mask_of(actions):
            raise AssertionError(f"{actions_of(legal)} or {actions}\n{state}")
        action = pick(likings[seat], actions, rng)
        if place % PLAYERS == 0:
            lead = action
            _note_lead(position, actions, seen)
        elif place < PLAYERS and action % 4 != lead % 4 and _penalty(action):
            seen["a penalty in the first trick"] += 1
        broken = position[tricks.BROKEN]
        state.apply_action(action)
        tricks.play(table, position, OURS[action])
        if position[tricks.BROKEN] != broken and OURS[action] == QUEEN_OF_SPADES:
            seen["the queen breaks hearts"] += 1
    assert state.is_terminal()
    assert tricks.is_over(table, position)
    _follow_score(table, position, state.returns(), seen)


def _penalty(action: int) -> bool:
    return action % 4 == 2 or OURS[action] == QUEEN_OF_SPADES


def _note_lead(position: list[int], actions: list[int], seen: Counter[str]) -> None:
    hand = position[tricks.HAND + position[tricks.TURN]]
    hearts = hand >> 39
    if position[tricks.PLAYED] == 0 or position[tricks.BROKEN] or not hearts:
        return
    if mask_of(actions) >> 39 == 0:
        seen["hearts are held back"] += 1
    elif hand & ~(hearts << 39) == 0:
        seen["a hand of hearts leads one"] += 1
    else:
        seen["the queen is no exit"] += 1


def _follow_pass(
    state: Any,  # noqa: ANN401
    hands: tuple[int, ...],
    direction: int,
    rng: random.Random,
) -> tuple[int, ...]:
    """It asks seat by seat and card by card; what is received, both show only after the last."""
    passed = []
    for seat in range(PLAYERS):
        hand = actions_of(hands[seat])
        chosen = rng.sample(hand, 3)
        for card in chosen:
            assert state.current_player() == seat
            assert state.legal_actions() == hand
            state.apply_action(card)
            hand.remove(card)
        passed.append(mask_of(chosen))
    code = {"left": passing.LEFT, "across": passing.ACROSS, "right": passing.RIGHT}
    steps = passing.steps_of(code[DIRECTIONS[direction]], PLAYERS)
    return passing.hands_after(hands, tuple(passed), steps)


def _follow_score(
    table: TrickTable, position: list[int], returns: list[float], seen: Counter[str]
) -> None:
    shooter = settle.moon_shooter(table, position)
    if shooter == settle.NOBODY:
        settle.pay_no_trick_bonus(table, position)
        seen["a seat without a trick"] += 0 in position[tricks.WON : tricks.WON + PLAYERS]
    else:
        settle.settle_moon(table, position, shooter, table.moon)
        seen["a moon"] += 1
        seen["a bonus card on a moon"] += min(position[tricks.POINTS :][:PLAYERS]) < 0
    points = position[tricks.POINTS : tricks.POINTS + PLAYERS]
    assert [26 - result for result in returns] == points


def follow_match(rules: Rules, game: Any, rng: random.Random) -> int:  # noqa: ANN401
    """Play a match of one pass cycle, or of one deal, with the whole game; return its deals."""
    cycle = ("left", "right", "across", "hold") if rules.passes else ("hold",)
    match, _ = start(rules.variant(cycle), rng.randbytes(32))
    for number, direction in enumerate(cycle):
        phase = match.phase
        assert isinstance(phase, Passing | Tricks)
        state = dealt_to(game, phase.deal.dealt.hands, DIRECTIONS.index(direction))
        while len(match.results) == number:
            match = _follow_action(match, state, rng)
        returns = [26 - result for result in state.returns()]
        assert returns == list(match.results[-1].points)
    assert match.is_over
    return len(cycle)


def _follow_action(match: Match, state: Any, rng: random.Random) -> Match:  # noqa: ANN401
    seat = to_act(match.phase)[0]
    choice = view_of(match, seat).choice
    assert isinstance(choice, AskPass | AskCard)
    actions = state.legal_actions()
    assert seat == state.current_player()
    assert actions_of(choice.cards.mask) == actions
    chosen = rng.sample(actions, choice.count if isinstance(choice, AskPass) else 1)
    for action in chosen:
        state.apply_action(action)
    cards = [OURS[action] for action in chosen]
    ours = PassCards(CardSet.of(cards)) if isinstance(choice, AskPass) else Play(cards[0])
    return apply(match, seat, ours).match
