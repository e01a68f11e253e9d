"""Write the golden files anew: `PYTHONPATH=tests python -m perft.regenerate`."""

from __future__ import annotations

from perft.goldens import FOLDER, RULE_SETS, dumps, golden, path_of


def main() -> None:
    """Write a file for each contract, and remove those of contracts that are no more."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for key in RULE_SETS:
        path_of(key).write_text(dumps(golden(key)), encoding="utf-8")
    for path in FOLDER.glob("*.json"):
        if path.stem not in RULE_SETS:
            path.unlink()


if __name__ == "__main__":
    main()
