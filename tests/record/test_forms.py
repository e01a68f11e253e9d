"""Both written forms give back the record they were made of, at every point of a match."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given

from kierki.cards import CardSet, Seat
from kierki.game import Match, PassCards, Play, apply
from kierki.game.events import CardPlayed, CardsPassed, DealScored, TrickTaken
from kierki.game.state import Finished, MoonPending, Tricks
from kierki.record import Record, codec, dumps, load, loads, played_deals, replay, save
from kierki.record.text import to_text
from kierki.record.verify import verify
from kierki.testing.playing import turns
from kierki.variants import build, load_file, preset, preset_keys
from record.records import blank, played, records, whole
from support import examples

DATA = Path(__file__).parents[1] / "data"
RECORDS = Path(__file__).parents[1] / "golden" / "records"


@given(record=records())
@examples(60)
def test_any_record_is_read_as_it_was_written(record: Record) -> None:
    written = (dumps(record), dumps(record, indent=True), to_text(record))
    assert "\n" not in written[0]
    for text in written:
        assert loads(text) == record
    assert verify(codec.read(written[0])) == ()
    assert verify(codec.read(written[2])) == ()
    assert codec.read(written[0]) == codec.read(written[2])


def goes_on(match: Match) -> Match:
    """The end of a match, played on from here in a way that is the same each time."""
    for turn in turns(match, Random(7)):
        match = turn.after
    return match


@pytest.mark.parametrize("key", preset_keys())
def test_RR_12_every_state_is_read_as_it_was_saved_and_goes_on_the_same(key: str) -> None:
    record = whole(key)
    states = [transition.match for transition in record.transitions()]
    length = len(states)
    # All kinds of state in turn: 41 has no factor in common with the cards of a trick or a hand.
    for count in {*range(0, length, 41), *range(6), length - 1}:
        part = replace(record, actions=record.actions[:count])
        again = loads(dumps(part))
        assert again == part
        assert replay(again) == states[count]
    for count in range(3, length, length // 3):
        again = loads(dumps(replace(record, actions=record.actions[:count])))
        assert goes_on(replay(again)) == goes_on(states[count])


def test_RR_12_at_each_action_of_two_whole_deals() -> None:
    """A pass, tricks, and the start of the next deal, without a gap."""
    record = whole("hearts")
    for count, transition in enumerate(record.transitions()):
        if len(transition.match.results) == 2:
            break
        part = replace(record, actions=record.actions[:count])
        assert loads(dumps(part)) == loads(to_text(part)) == part
    assert count > 80


def test_RR_12_at_each_action_of_an_auction_and_what_follows() -> None:
    record = whole("kierki-classic", positive="trump", trump_call="talon")
    begun = next(i for i, (_, a) in enumerate(record.actions) if not isinstance(a, Play))
    for count in range(begun - 1, begun + 12):
        part = replace(record, actions=record.actions[:count])
        assert loads(dumps(part)) == loads(to_text(part)) == part
        assert replay(loads(dumps(part))) == replay(part)


def test_RR_12_while_a_moon_is_being_chosen() -> None:
    record = load(RECORDS / "open-moon.json")
    assert isinstance(replay(record).phase, MoonPending)
    assert loads(dumps(record)) == loads(to_text(record)) == record


def test_RR_09_a_trick_is_collected_once_however_often_it_is_read_back() -> None:
    """The fourth card and the trick are one action: nothing lies between them to be lost."""
    record = whole()
    fourth = replace(record, actions=record.actions[:4])
    match = replay(loads(dumps(fourth)))
    phase = match.phase
    assert isinstance(phase, Tricks)
    assert (len(phase.tricks), phase.trick, phase.leader) == (1, (), phase.tricks[0].winner)
    again = replay(loads(dumps(loads(dumps(fourth)))))
    assert again == match
    third = loads(dumps(replace(record, actions=record.actions[:3])))
    seat, action = record.actions[3]
    events = apply(replay(third), seat, action).events
    assert [type(event) for event in events] == [CardPlayed, TrickTaken]


@pytest.mark.parametrize("key", ["hearts", "hearts-pool", "black-maria", "hearts-partners"])
def test_RS_01_the_hand_after_the_pass_is_what_the_seat_played_in_that_deal(key: str) -> None:
    record = whole(key, finish_early=False)
    deals = [deal for deal in played_deals(loads(dumps(record))) if deal.result is not None]
    assert len(deals) > 3
    for deal in deals:
        given = {s: a.cards for s, a in deal.actions if isinstance(a, PassCards)}
        taken = next((e.received for e in deal.events if isinstance(e, CardsPassed)), ())
        for seat, dealt in zip(map(Seat, range(7)), deal.deal.dealt.hands, strict=False):
            hand = CardSet.of(dealt)
            if taken:
                hand = hand - given[seat] | (taken[seat] or CardSet())
            cards = [a.card for s, a in deal.actions if s == seat and isinstance(a, Play)]
            assert CardSet.of(cards) == hand
            assert len(cards) == len(dealt)


def test_RS_03_a_match_that_ended_early_has_its_winners_in_the_record() -> None:
    record = whole()
    finished = replay(record)
    assert isinstance(finished.phase, Finished)
    assert any(result.early for result in finished.results)
    stored = codec.read(dumps(record))
    assert stored.winners == finished.phase.winners
    assert stored.totals == finished.totals


def test_a_house_rule_goes_into_the_record_and_out_again() -> None:
    """The record stands alone: the file is not needed to read it."""
    variant = build(load_file(DATA / "kierki-tcp.toml"), options={"finish_early": False})
    record = played(blank(variant), Random(3))
    for text in (dumps(record), to_text(record)):
        again = loads(text)
        assert again == record
        assert again.variant.contracts == variant.contracts
        assert again.variant.names == variant.names


def test_deals_that_are_still_to_come_are_kept() -> None:
    record = whole("kierki")
    dealt = tuple(deal.deal.dealt for deal in played_deals(record))
    fresh = replace(blank(build(preset("kierki"))), prepared=dealt)
    for text in (dumps(fresh), to_text(fresh)):
        assert loads(text) == fresh
    assert '"coming"' in dumps(fresh)


def test_what_happens_is_told_deal_by_deal() -> None:
    record = whole("kierki")
    deals = list(played_deals(record))
    assert [deal.deal.number for deal in deals] == list(range(1, len(deals) + 1))
    assert tuple(action for deal in deals for action in deal.actions) == record.actions
    assert tuple(deal.result for deal in deals) == replay(record).results
    assert deals[-1].totals == replay(record).totals
    for deal in deals:
        scored = [event.result for event in deal.events if isinstance(event, DealScored)]
        assert scored == [deal.result]


def test_saving_writes_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    record = replace(whole(), actions=whole().actions[:5])
    save(path, record)
    before = path.read_bytes()

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="No space"):
        save(path, whole())
    monkeypatch.undo()
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
    save(path, whole())
    assert load(path) == whole()


def test_a_file_that_cannot_be_written_is_named_as_people_know_it(tmp_path: Path) -> None:
    path = tmp_path / "none" / "match.json"
    with pytest.raises(FileNotFoundError) as caught:
        save(path, blank(build(preset("kierki"))))
    assert caught.value.filename == str(path)


def test_saving_keeps_rights_and_links(tmp_path: Path) -> None:
    path, link = tmp_path / "match.json", tmp_path / "link.json"
    save(path, blank(build(preset("kierki"))))
    path.chmod(0o640)
    link.symlink_to(path)
    save(link, whole())
    assert link.is_symlink()
    assert path.stat().st_mode & 0o777 == 0o640
    assert load(path) == whole()
