"""The bot that plays as a careful casual player does, by the contract's own figures."""

from kierki.bots.heuristic.bot import HeuristicBot

__all__ = ["HeuristicBot"]
