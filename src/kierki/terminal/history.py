"""The tricks of the deal so far, or the turns of the lottery."""

from __future__ import annotations

from rich.text import Text

from kierki.cards.seat import clockwise_from
from kierki.game.view import View
from kierki.terminal.decision import auction
from kierki.terminal.grid import NO_BREAK, joined
from kierki.terminal.words import Words
from kierki.variants.contract import LotteryContract


def history(view: View, words: Words) -> list[Text]:
    """Return a line for each trick, or for each round of the lottery."""
    if isinstance(view.contract, LotteryContract):
        return _turns(view, words)
    lines = []
    if view.bids or view.reserve is not None:
        lines.append(Text(auction(view.reserve, view.bids, words)))
    for number, trick in enumerate(view.tricks, start=1):
        line = Text().append(f"{number:2}. ", "dim")
        plays = zip(clockwise_from(trick.leader, view.players), trick.cards, strict=True)
        line.append_text(
            joined(
                (Text(words.name(s) + NO_BREAK).append_text(words.card(c)) for s, c in plays),
                words.dot,
            )
        )
        line.append(f" {words.arrow}{NO_BREAK}{words.name(trick.winner)}", "bold")
        lines.append(line)
    return lines or [Text(words.t("table-history-none"))]


def _turns(view: View, words: Words) -> list[Text]:
    lines = []
    for start in range(0, len(view.moves), view.players):
        turns = []
        for move in view.moves[start : start + view.players]:
            turn = Text(words.name(move.seat) + NO_BREAK)
            card = (
                Text(words.t("table-pass"), "dim") if move.card is None else words.card(move.card)
            )
            turns.append(turn.append_text(card))
        lines.append(joined(turns, words.dot))
    return lines or [Text(words.t("table-history-none"))]
