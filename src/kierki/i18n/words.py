"""How players of each language write and call cards: the tables behind `kierki.i18n.cards`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TypeVar

from kierki.cards.card import SUIT_SIGNS, Rank, Suit
from kierki.i18n.language import Language

T = TypeVar("T", Rank, Suit)

_MARKS = re.compile("[\u0300-\u036f\ufe0e\ufe0f]")


def fold(text: str) -> str:
    r"""Return *text* in small letters, without accents, full-width forms and emoji selectors.

    >>> fold("Król ♥\ufe0f"), fold("１０Ｈ")
    ('krol ♥', '10h')
    """
    bare = _MARKS.sub("", unicodedata.normalize("NFKD", text)).casefold()
    return unicodedata.normalize("NFC", bare.replace("ł", "l"))


@dataclass(frozen=True, slots=True)
class Words:
    """How one language writes cards.

    The words are what may be typed, in the order of `Rank` and `Suit`; a short form may stand
    for several (Polish *k* is *karo* and *kier*), and any beginning of two letters or more does.
    """

    letters: tuple[str, ...]
    """What ranks are shown as."""
    suit_letters: tuple[str, ...]
    """What suits are shown as where a console has no signs for them."""
    ranks: Mapping[str, frozenset[Rank]]
    suits: Mapping[str, frozenset[Suit]]
    suit_first: bool = False
    """Whether the sign is written before the rank."""
    short_ranks: frozenset[str] = field(init=False)
    """The ranks that may be typed without a space before the suit."""

    def __post_init__(self) -> None:
        letters = {word for word in self.ranks if len(word) == 1}
        object.__setattr__(self, "short_ranks", frozenset(letters | {"10"}))


def _table(kind: type[T], words: Sequence[str]) -> dict[str, frozenset[T]]:
    table: dict[str, frozenset[T]] = {}
    for member, its_words in zip(kind, words, strict=True):
        for word in fold(its_words).split():
            table[word] = table.get(word, frozenset()) | {member}
    return table


def _words(
    letters: str,
    suit_letters: str,
    ranks: Sequence[str],
    suits: Sequence[str],
    *,
    suit_first: bool,
) -> Words:
    shown, shown_suits = letters.split(), suit_letters.split()
    signs = list(zip(SUIT_SIGNS, "♧♢♤♡", strict=True))
    return Words(
        tuple(shown),
        tuple(shown_suits),
        _table(Rank, [f"{letter} {words}" for letter, words in zip(shown, ranks, strict=True)]),
        _table(
            Suit,
            [
                f"{letter} {words} {black} {white}"
                for letter, words, (black, white) in zip(shown_suits, suits, signs, strict=True)
            ],
        ),
        suit_first,
    )


@cache
def words(language: Language) -> Words:
    """Return how *language* writes cards."""
    match language:
        case Language.EN:
            return _words(
                "2 3 4 5 6 7 8 9 10 J Q K A",
                "C D S H",
                [
                    *("two", "three", "four", "five", "six", "seven", "eight", "nine", "t ten"),
                    *("jack", "queen", "king", "ace"),
                ],
                ["club clubs", "diamond diamonds", "spade spades", "heart hearts"],
                suit_first=False,
            )
        case Language.PL:
            # Karo and kier begin alike, so a console without signs shows two small letters:
            # "Dpi", "Kki". As they are typed, "DP" is clear and "KK" is not.
            return _words(
                "2 3 4 5 6 7 8 9 10 W D K A",
                "tr ka pi ki",
                [
                    "dwójka dwójkę dwa",
                    "trójka trójkę trzy",
                    "czwórka czwórkę cztery",
                    "piątka piątkę pięć",
                    "szóstka szóstkę sześć",
                    "siódemka siódemkę siedem",
                    "ósemka ósemkę osiem",
                    "dziewiątka dziewiątkę dziewięć",
                    "dziesiątka dziesiątkę dziesięć",
                    "walet waleta jopek",
                    "dama damę",
                    "król króla",
                    "as asa",
                ],
                [
                    "t trefl trefle trefli",
                    "k karo kara",
                    "p pik piki pików",
                    "k kier kiery kierów",
                ],
                suit_first=False,
            )
        case Language.SK:
            # Packs sold in Slovakia carry J Q K A, and players read them dolník, dáma, kráľ, eso.
            # On paper the queen is D, as dáma; the jack keeps the J of the pack, for dolník
            # would be a second D. The Q of the pack can be typed, as every English form can.
            # Káro and kríž begin alike, hence "tref" for clubs where there are no signs.
            return _words(
                "2 3 4 5 6 7 8 9 10 J D K A",
                "tr ka pi sr",
                [
                    "dvojka dvojku dva",
                    "trojka trojku tri",
                    "štvorka štvorku štyri",
                    "päťka päťku päť",
                    "šestka šestku šesť",
                    "sedmička sedmičku sedem",
                    "osmička osmičku osem",
                    "deviatka deviatku deväť",
                    "desiatka desiatku desať",
                    "dolník dolníka chlapec",
                    "dáma dámu",
                    "kráľ kráľa",
                    "eso",
                ],
                [
                    "t k tref trefová trefový trefové trefovú kríž kríže krížová krížový krížové",
                    "k káro kára kárová kárový kárové károvú",
                    "p pik piky piková pikový pikové pikovú",
                    "s srdce srdcia srdcová srdcový srdcové srdcovú",
                ],
                suit_first=False,
            )
        case Language.JA:
            # Japanese books and players write the sign first (♠Q) and English letters.
            return _words(
                "2 3 4 5 6 7 8 9 10 J Q K A",
                "C D S H",
                [*[""] * 9, "ジャック", "クイーン クィーン", "キング", "エース"],
                ["クラブ クローバー", "ダイヤ ダイヤモンド", "スペード", "ハート"],
                suit_first=True,
            )
