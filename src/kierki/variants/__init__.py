"""Variants as data: what each deal scores, which deals a match has, who wins."""

from kierki.variants.build import build, check, default_players, options_from_text, players_of
from kierki.variants.contract import (
    Contract,
    Direction,
    LotteryContract,
    Moon,
    Opening,
    TrickContract,
    TrumpCall,
)
from kierki.variants.errors import VariantError, VariantFileError
from kierki.variants.load import Definition, find, load_file, preset, preset_keys
from kierki.variants.options import HeartsOptions, KierkiOptions, Options, Tie, Win, write_options
from kierki.variants.variant import AfterDeals, AfterSchedule, AtLimit, Ending, Variant

__all__ = [
    "AfterDeals",
    "AfterSchedule",
    "AtLimit",
    "Contract",
    "Definition",
    "Direction",
    "Ending",
    "HeartsOptions",
    "KierkiOptions",
    "LotteryContract",
    "Moon",
    "Opening",
    "Options",
    "Tie",
    "TrickContract",
    "TrumpCall",
    "Variant",
    "VariantError",
    "VariantFileError",
    "Win",
    "build",
    "check",
    "default_players",
    "find",
    "load_file",
    "options_from_text",
    "players_of",
    "preset",
    "preset_keys",
    "write_options",
]
