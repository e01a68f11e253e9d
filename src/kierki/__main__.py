"""Runs the command line: ``python -m kierki``."""

import sys

from kierki.cli import main

if __name__ == "__main__":
    sys.exit(main())
