"""The planted faults of `mutants` still fit the code that they are planted in."""

from __future__ import annotations

import pytest

from mutants import MUTANTS, Mutant


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_mutant_applies(mutant: Mutant) -> None:
    assert mutant.applied()


def test_there_are_enough_mutants_of_distinct_names() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS) >= 25
