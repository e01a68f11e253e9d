"""``docs/records.md``: its examples are run, and its tables hold all there is."""

import re
from pathlib import Path

from kierki.cards import CardSet, Seat
from kierki.record import codec, dumps, loads, played_deals
from kierki.record.notation import format_action, parse_action
from kierki.record.pbn import read_dealer, read_deals, write_deals
from kierki.record.stored import DEAL_KEYS, TOP_KEYS
from kierki.record.text import to_text

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")


def block(language: str) -> str:
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


def table(head: str) -> list[str]:
    """The first column of the table whose head this is."""
    rows = PAGE.partition(f"| {head} |")[2].partition("\n\n")[0]
    return re.findall(r"^\| `([^`]+)` \|", rows, re.MULTILINE)


def test_the_python_example_runs() -> None:
    exec(compile(block("python"), "records.md", "exec"), {})


def test_the_examples_are_one_record_in_both_forms() -> None:
    record = loads(block("json"))
    assert loads(block("text")) == record
    assert dumps(record, indent=True) == block("json")
    assert to_text(record) == block("text")
    assert len(record.match().results) == 0


def test_the_pbn_example_is_the_deal_of_that_record() -> None:
    record = loads(block("json"))
    assert write_deals(record) == block("pbn")
    (dealt,) = read_deals(block("pbn"), record.variant)
    deal = next(played_deals(record)).deal
    assert [CardSet.of(h) for h in dealt.hands] == [CardSet.of(h) for h in deal.dealt.hands]
    assert read_dealer(block("pbn"), 4) == deal.dealer == Seat(3)


def test_every_action_of_the_page_is_one() -> None:
    actions = table("action | meaning")
    assert len(actions) == 10
    for text in actions:
        seat, action = parse_action(text)
        assert format_action(seat, action) == " ".join(text.split())


def test_every_key_is_on_the_page() -> None:
    top, _, deals = PAGE.partition("In each deal:")
    for keys, part in ((TOP_KEYS, top), (DEAL_KEYS, deals)):
        assert set(re.findall(r"^\| `([a-z]+)` \|", part, re.MULTILINE)) == set(keys)


def test_the_bounds_on_the_page_are_those_in_force() -> None:
    assert f"more than {codec.MAX_BYTES // 1024 // 1024} MiB" in PAGE
    from kierki.record.parsing import MAX_DEPTH
    from kierki.record.record import LONGEST_NAME

    assert f"more than {MAX_DEPTH} levels" in PAGE
    assert f"1 to {LONGEST_NAME} printable" in PAGE
