"""The second referee: the rules of Kierki and Hearts once more, slowly, from `rules.md` alone.

Nothing here is shared with the engine; where the two disagree, one of them misreads a rule.
Cards are two letters, rank then suit (`"TD"`, `"QS"`); seats are numbers, clockwise; hands are
sets of cards; options are plain dicts whose missing names mean the family's default (`Options`).

Cards        `deck(players)`, `hand_size(players)`, `left_over(players)`; `suit(card)`,
             `rank(card)`; `higher(card, other)` within one suit; `beats(cards, trump)`: the
             place of the winner
Options      `HEARTS`, `KIERKI` (family defaults), `PRESETS`; `hearts(options, players)` and
             `kierki(options)`: the same dict with everything filled in, refusing unknown names
Passing      `pass_direction(options, players, deal)`, `pass_target(direction, players, seat)`,
             `after_pass(options, players, deal, hands, chosen)`
Trick deals  `TrickDeal(contract, options, players, hands, dealer, stock=, trump=, leader=,
             first_trick=, broken=)`, where `contract` is `"hearts"` or a Kierki key:
             `.to_act()`, `.legal()`, `.play(card)`, `.over`, `.tricks`, `.taken(seat)`,
             `.tricks_won()`, `.broken`, `.points(moon=)`, `.shooter()`, `.early_end_ok()`,
             `.copy()`;
             `trick_points(contract, options, players, cards, number, total)` for one trick;
             `settle(options, players, taken, tricks_won, moon=)` for a whole Hearts deal
Trumps       `trump_namer`, `cards_seen`, `trump_leader`, all `(options, players[, dealer])`;
             `Talon(players, dealer, hands, talon)`: `.phase`, `.to_act()`, `.legal_reserves()`,
             `.legal_bids()`, `.take()`, `.open(reserve)`, `.bid(n)`, `.pass_bid()`,
             `.lower(reserve)`, `.give({seat: card})`, `.name(suit)`, `.settlement()`
Lottery      `Lottery(options, players, hands, dealer, stock=)`: `.to_act()`, `.legal()` (empty:
             passing is the only move), `.play(card)`, `.pass_turn()`, `.over`, `.out`,
             `.layout`, `.points()`; `lottery_prizes(options, players)`
Match        `schedule(options, players)`, `dealer_of(first, deal, players)`,
             `kierki_winners(totals)`; `hearts_over(options, totals, deals_played,
             reached_before=)`, `hearts_winners(options, totals)`, `shown_totals(options,
             totals)`, `moon_choice_due(options, before, old_points, shooter, deals_played)`

Points are as the rules print them: Hearts penalties positive, Kierki signed.
A move the rules forbid raises `IllegalMoveError` and changes nothing.
"""

from __future__ import annotations

from .cards import IllegalMoveError, beats, deck, hand_size, higher, left_over, rank, suit
from .ending import early_end_ok
from .lottery import Lottery, lottery_prizes
from .match import (
    dealer_of,
    hearts_over,
    hearts_winners,
    kierki_winners,
    moon_choice_due,
    schedule,
    shown_totals,
)
from .options import HEARTS, KIERKI, PRESETS, Options, hearts, kierki
from .passing import after_pass, pass_direction, pass_target
from .scores import moon_shooter, penalty_cards, settle, trick_points
from .talon import Talon
from .tricks import Trick, TrickDeal, cards_seen, trump_leader, trump_namer

__all__ = [
    "HEARTS",
    "KIERKI",
    "PRESETS",
    "IllegalMoveError",
    "Lottery",
    "Options",
    "Talon",
    "Trick",
    "TrickDeal",
    "after_pass",
    "beats",
    "cards_seen",
    "dealer_of",
    "deck",
    "early_end_ok",
    "hand_size",
    "hearts",
    "hearts_over",
    "hearts_winners",
    "higher",
    "kierki",
    "kierki_winners",
    "left_over",
    "lottery_prizes",
    "moon_choice_due",
    "moon_shooter",
    "pass_direction",
    "pass_target",
    "penalty_cards",
    "rank",
    "schedule",
    "settle",
    "shown_totals",
    "suit",
    "trick_points",
    "trump_leader",
    "trump_namer",
]
