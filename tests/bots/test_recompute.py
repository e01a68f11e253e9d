"""Records of bots' matches: bots decide again, and a move that is not theirs is seen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bots.playing import seed_of
from kierki.bots import UnknownBotError, make_bot, play_match
from kierki.bots.recompute import redecide
from kierki.cards.errors import KierkiError
from kierki.cli import main
from kierki.game import view_of
from kierki.game.actions import Play
from kierki.game.choices import AskCard
from kierki.game.match import to_act
from kierki.record import Record, codec
from kierki.variants import build, preset

BOTS = ("strong:worlds=6", "casual", "beginner", "random")


def recorded(key: str = "hearts-spot", bots: tuple[str, ...] = BOTS) -> Record:
    """A match of *bots*."""
    variant, seed = build(preset(key)), seed_of(("recorded", key))
    played = play_match(variant, seed, [make_bot(bot) for bot in bots])
    return Record(variant, seed, ("A", "B", "C", "D"), bots, actions=played.actions)


@pytest.fixture(scope="module")
def record() -> Record:
    return recorded()


def test_every_move_is_the_bots_own(record: Record) -> None:
    moves = list(redecide(record))
    assert len(moves) == len(record.actions) > 100
    assert all(move.agrees for move in moves)


def test_people_are_left_out(record: Record) -> None:
    mixed = replace(record, bots=(None, *record.bots[1:]))
    moves = list(redecide(mixed))
    assert {move.seat for move in moves} == {1, 2, 3}
    assert all(move.agrees for move in moves)


def test_another_level_or_seed_is_noticed(record: Record) -> None:
    other = replace(record, bots=("strong:worlds=200", *record.bots[1:]))
    assert any(not move.agrees for move in redecide(other))


def test_a_move_of_somebody_else_is_noticed(record: Record) -> None:
    """One card is exchanged for another legal one, and the record ends there."""
    for index in range(len(record.actions) - 1, 0, -1):
        before = replace(record, actions=record.actions[:index])
        match = before.match()
        seat = to_act(match.phase)[0]
        choice = view_of(match, seat).choice
        if isinstance(choice, AskCard) and len(choice.cards) > 1:
            _, done = record.actions[index]
            others = [Play(card) for card in choice.cards if Play(card) != done]
            forged = before.after(seat, others[0])
            wrong = [move for move in redecide(forged) if not move.agrees]
            assert [(move.index, move.action, move.answer) for move in wrong] == [
                (index, others[0], done)
            ]
            return
    raise AssertionError("there was no choice")


def test_other_programs_cannot_be_asked(record: Record) -> None:
    with pytest.raises(UnknownBotError):
        list(redecide(replace(record, bots=("deep-blue", *record.bots[1:]))))


def test_the_command(
    record: Record, tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path_factory.mktemp("records")
    right, wrong, strange = folder / "r.json", folder / "w.json", folder / "s.json"
    codec.save(right, record)
    codec.save(wrong, replace(record, bots=("random", *record.bots[1:])))
    codec.save(strange, replace(record, bots=("deep-blue", *record.bots[1:])))
    assert main(["verify", "--bots", "--lang", "en", str(right)]) == 0
    assert (
        f"{len(record.actions)} moves of bots decided again: all the same"
        in capsys.readouterr().out
    )
    assert main(["verify", "--bots", "--lang", "en", str(wrong)]) == 1
    assert "The bot random" in capsys.readouterr().out
    assert main(["verify", "--bots", "--lang", "en", str(strange)]) == 2
    assert "There is no bot “deep-blue”" in capsys.readouterr().err
    assert issubclass(UnknownBotError, KierkiError)
