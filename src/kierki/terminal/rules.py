"""The rules in force in one deal, in a few lines."""

from __future__ import annotations

from dataclasses import replace

from rich.text import Text

from kierki.game.view import View
from kierki.i18n.rules_text import explain
from kierki.terminal.scoring import scoring
from kierki.terminal.words import Words

OF_THE_MATCH = ("end", "winner")
NOT_ASKED = ("cards", "dealer", "sum", *OF_THE_MATCH)
"""What a player at the table knows, or what only the whole match can tell."""


def rules_of_deal(view: View, words: Words) -> list[Text]:
    """Return what the deal in hand scores, what may be done in it, and how the match ends."""
    assert view.contract is not None
    say, variant = words.say, view.variant
    lines = [Text(scoring(view.contract, variant, words))]
    alone = replace(variant, schedule=(view.contract,))
    not_asked = {say.t(f"rule-label-{about}") for about in NOT_ASKED}
    of_the_match = {say.t(f"rule-label-{about}") for about in OF_THE_MATCH}
    rules = [rule for rule in explain(alone, say).rules if rule.label not in not_asked]
    rules += [rule for rule in explain(variant, say).rules if rule.label in of_the_match]
    told = [Text(f"{rule.label}: ", "bold").append(rule.text, "not bold") for rule in rules]
    return [*lines, *told]
