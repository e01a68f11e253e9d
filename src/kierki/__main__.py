"""Runs the command line: python -m kierki."""

from kierki.cli import main

if __name__ == "__main__":
    main()
