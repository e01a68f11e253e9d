"""Golden records still read, replay and score as they were written; none is missing."""

from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest

from golden.make import CASES, FOLDER
from kierki.game import Action
from kierki.game.state import Match, Phase
from kierki.record import Record, codec, played_deals
from kierki.record.text import to_text
from kierki.record.verify import verify
from kierki.variants import HeartsOptions, KierkiOptions, TrickContract, preset, preset_keys
from kierki.variants.contract import TrumpCall
from kierki.variants.options import LastTricks, LotteryCount

FILES = sorted(FOLDER.glob("*.json"))
SMALL = 400_000
"""Bytes of all golden records together."""
each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@cache
def record(path: Path) -> Record:
    return codec.load(path)


@cache
def match_of(path: Path) -> Match:
    return record(path).match()


@each_file
def test_replays_to_its_stored_hands_tricks_points_and_winners(path: Path) -> None:
    stored = codec.read(codec.read_text(path))
    assert verify(stored) == ()
    assert stored.totals == match_of(path).totals
    results = [deal.result for deal in stored.deals if deal.result is not None]
    assert tuple(results) == match_of(path).results
    if match_of(path).is_over:
        assert stored.winners


@each_file
def test_is_written_as_it_was(path: Path) -> None:
    """The form is part of what other programs rely on: to change it takes a new version."""
    assert codec.dumps(record(path), indent=True) == codec.read_text(path)


@each_file
def test_both_forms_hold_the_same(path: Path) -> None:
    stored = codec.read(codec.read_text(path))
    assert codec.read(to_text(record(path))) == stored
    assert codec.read(codec.dumps(record(path))) == stored


def test_the_readable_form_is_written_as_it_was() -> None:
    golden = (FOLDER / "kierki-talon.txt").read_text("utf-8")
    assert to_text(record(FOLDER / "kierki-talon.json")) == golden


def test_there_is_a_file_for_every_case_and_no_other() -> None:
    assert {path.stem for path in FILES} == set(CASES)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < SMALL


@pytest.mark.parametrize("name", CASES)
def test_a_case_is_what_its_file_says(name: str) -> None:
    file = record(FOLDER / f"{name}.json")
    assert file.variant == CASES[name].variant


@pytest.mark.parametrize("key", preset_keys())
def test_every_preset_has_a_golden_record(key: str) -> None:
    assert any(match_of(p).is_over and record(p).variant.key == key for p in FILES)


def contracts_of(name: str) -> set[str]:
    """Every contract that a preset's file describes, whatever options are needed to play it."""
    tables = preset(name).content()["contract"]
    assert isinstance(tables, dict)
    return set(tables)


CONTRACTS = sorted(set[str]().union(*map(contracts_of, preset_keys())))


@cache
def played() -> tuple[tuple[str, TrumpCall | None], ...]:
    """Each deal of the golden records that was played out: its contract and how trumps came."""
    calls = []
    for path in FILES:
        for deal in played_deals(record(path)):
            contract = deal.deal.contract
            if deal.result is not None:
                call = contract.trump_call if isinstance(contract, TrickContract) else None
                calls.append((contract.key, call))
    return tuple(calls)


@pytest.mark.parametrize("key", CONTRACTS)
def test_every_contract_has_a_golden_record(key: str) -> None:
    assert any(contract == key for contract, _ in played())


@pytest.mark.parametrize("call", TrumpCall)
def test_every_way_of_naming_trumps_has_a_golden_record(call: TrumpCall) -> None:
    assert ("trump", call) in played()


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("options", [KierkiOptions, HeartsOptions])
def test_every_number_of_players_has_a_golden_record(players: int, options: type) -> None:
    assert any(
        record(p).variant.players == players and isinstance(record(p).variant.options, options)
        for p in FILES
    )


@pytest.mark.parametrize("count", LotteryCount)
@pytest.mark.parametrize("last", LastTricks)
def test_every_form_of_lottery_and_last_tricks_has_a_golden_record(
    count: LotteryCount, last: LastTricks
) -> None:
    options = [record(p).variant.options for p in FILES if match_of(p).is_over]
    kierki = [one for one in options if isinstance(one, KierkiOptions)]
    assert any(one.lottery_count is count for one in kierki)
    assert any(one.last_tricks is last for one in kierki)


@pytest.mark.parametrize("kind", Action.__args__, ids=lambda kind: kind.__name__)
def test_every_action_is_in_a_golden_record(kind: type) -> None:
    assert any(isinstance(action, kind) for p in FILES for _, action in record(p).actions)


@pytest.mark.parametrize("kind", Phase.__args__, ids=lambda kind: kind.__name__)
def test_a_golden_record_ends_in_every_phase(kind: type) -> None:
    assert any(isinstance(match_of(path).phase, kind) for path in FILES)


@pytest.mark.parametrize("options", [KierkiOptions, HeartsOptions])
def test_every_option_is_changed_in_some_golden_record(options: type) -> None:
    """So that a later default cannot change what an old record means unseen."""
    variants = [record(p).variant for p in FILES]
    of_family = [v.options for v in variants if isinstance(v.options, options)]
    for field in fields(options):
        values = {str(getattr(one, field.name)) for one in of_family}
        assert len(values) > 1, field.name
