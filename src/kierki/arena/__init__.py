"""The arena: players against each other over common deals, programs of anybody's among them.

Nothing here is used by a game that people play.
"""
