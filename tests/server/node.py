"""A server as a process of its own: ``node.py DATABASE BUS PORT``; where it shall be killed."""

from __future__ import annotations

import sys

import uvicorn

from kierki.server.app import Setup, make_app
from kierki.server.hub import Pace


def main() -> None:
    database, bus, port = sys.argv[1:]
    # A dead node's bots are taken over soon: a test has no time.
    setup = Setup(database, bytes(32), bus=bus, pace=Pace(lease=2.0, look=0.3))
    app = make_app(setup)
    uvicorn.run(app, port=int(port), log_level="warning", ws="websockets-sansio")


if __name__ == "__main__":
    main()
