"""The bus: nodes tell each other that a table has moved on. What it loses is only seen later."""

from kierki.server.bus.bus import Bus, Hear, LocalBus

__all__ = ["Bus", "Hear", "LocalBus", "open_bus"]


def open_bus(url: str) -> Bus:
    """Return the bus at *url*, ``redis://host:port``; empty: one for this process alone."""
    if not url:
        return LocalBus()
    from kierki.server.bus.redis import RedisBus  # noqa: PLC0415  an extra: most have one node

    return RedisBus(url)
