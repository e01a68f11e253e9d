"""The rules as the line protocol says them."""

import pytest

from kierki.arena.errors import ArenaError, LineError
from kierki.arena.hello import hello_line, read_hello
from kierki.cards import CardSet
from kierki.variants import (
    AtLimit,
    Direction,
    HeartsOptions,
    Moon,
    Opening,
    Tie,
    TrickContract,
    Variant,
    build,
    preset,
)

STD = "1 rules=std lead=2C nopoints1=1 mustbreak=1 qsbreaks=1 moon=26"


def hearts(key: str = "hearts", **options: object) -> Variant:
    return build(preset(key), options={"finish_early": False} | options)


def told(words: str, direction: Direction = Direction.LEFT) -> TrickContract:
    contract = read_hello(words.split()).variant(direction).schedule[0]
    assert isinstance(contract, TrickContract)
    return contract


def test_line_of_the_protocol_page() -> None:
    assert hello_line(hearts(queen_breaks_hearts=True), match=False) == f"hello {STD}"


def test_example_is_read() -> None:
    contract = told(STD, Direction.RIGHT)
    assert CardSet.parse("QS") <= contract.broken_by
    assert contract.clean_first_trick
    assert contract.opening is Opening.LOWEST_CLUB
    assert contract.moon is Moon.OLD
    assert contract.passing is not None
    assert contract.passing.cycle == (Direction.RIGHT,)
    assert contract.passing.count == 3


def test_each_option_is_honoured() -> None:
    assert CardSet.parse("QS") <= told("1").no_lead | CardSet.parse("QS")
    assert not CardSet.parse("QS") <= told("1 qsbreaks=0").broken_by
    assert not told("1 nopoints1=0").clean_first_trick
    assert told("1 nopoints1=1").clean_first_trick
    assert not told("1 mustbreak=0").no_lead
    assert told("1 lead=any").opening is Opening.LEFT_OF_DEALER
    assert told("1 lead=2c").opening is Opening.LOWEST_CLUB
    assert told("1 moon=0").moon is Moon.NONE
    assert told("1 moon=-26").moon is Moon.NEW


@pytest.mark.parametrize("words", ["1", "1 x=1 moon=maybe qsbreaks=2 loose =", "1 limit=²"])
def test_what_is_not_known_is_passed_over(words: str) -> None:
    assert read_hello(words.split()) == read_hello(["1"])


@pytest.mark.parametrize("words", ["", "2", "one rules=std"])
def test_another_version_is_refused(words: str) -> None:
    with pytest.raises(LineError):
        read_hello(words.split())


def test_match_is_told_with_its_end() -> None:
    variant = hearts(limit=50, tie="shared", pass_cycle=["left", "across", "right", "hold"])
    line = hello_line(variant, match=True)
    assert line.endswith("match=1 passcycle=1230 limit=50 deals=0 countdown=0 tie=shared")
    theirs = read_hello(line.split()[1:]).variant(Direction.ACROSS)
    assert theirs.ending == variant.ending == AtLimit(50, Tie.SHARED)
    assert theirs.schedule == variant.schedule
    assert isinstance(theirs.options, HeartsOptions)
    assert theirs.options.pass_cycle == (
        Direction.LEFT, Direction.ACROSS, Direction.RIGHT, Direction.HOLD,
    )  # fmt: skip


@pytest.mark.parametrize("match", [False, True])
@pytest.mark.parametrize(
    "variant",
    [
        hearts("hearts-spot"),
        hearts("hearts-omnibus"),
        hearts("hearts-original"),
        hearts("hearts-partners"),
        hearts("hearts-reverse"),
        hearts(pass_count=2),
        hearts(moon="sun"),
        hearts(moon="mixed"),
        hearts(no_trick_bonus=-5),
        hearts(queen_is_no_exit=True),
        hearts(finish_early=True),
        build(preset("hearts"), players=5, options={"finish_early": False}),
        build(preset("kierki"), options={"finish_early": False}),
    ],
    ids=lambda value: getattr(value, "key", value),
)
def test_rules_without_words_are_refused(variant: Variant, *, match: bool) -> None:
    with pytest.raises(ArenaError) as caught:
        hello_line(variant, match=match)
    assert caught.value.id == "arena-program-variant"


def test_pool_can_be_told() -> None:
    line = hello_line(hearts("hearts-pool"), match=True)
    assert "nopoints1=0" in line
    assert "countdown=1" in line
