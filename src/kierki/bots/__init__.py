"""Bots: they see a view of their seat and answer with an action."""
