"""Reading which deals a match has, in which order, under which options."""

from __future__ import annotations

from collections.abc import Mapping

from kierki.variants.contract import Contract
from kierki.variants.contracts import ContractSpec, LotterySpec
from kierki.variants.options import KierkiOptions, LotteryCount, Options, write_options
from kierki.variants.reading import Raw, Section, shown

MAX_DEALS = 60
PER_SEAT = "per-seat"


def read_schedule(
    section: Section, contracts: Mapping[str, ContractSpec], options: Options, players: int
) -> tuple[Contract, ...]:
    """Return the contracts of one match in order, as the key ``deals`` of *section* lists them.

    Raises:
        VariantFileError: an entry names no contract, or makes no sense.
    """
    raw = section.take("deals")
    accepts = '["…", { contract = "…", if = ["…"], times = 1 }]'
    if not isinstance(raw, list) or not 0 < len(raw) <= MAX_DEALS:
        raise section.refuse("value", "deals", accepts=accepts, found=shown(raw))
    chosen: list[ContractSpec] = []
    for index, entry in enumerate(raw, start=1):
        data = {"contract": entry} if isinstance(entry, str) else entry
        if not isinstance(data, dict):
            raise section.refuse("value", f"deals[{index}]", accepts=accepts, found=shown(entry))
        chosen += _entry(
            Section(section.file, f"deals[{index}]", data, players), contracts, options
        )
    if not 0 < len(chosen) <= MAX_DEALS:
        raise section.refuse("value", "deals", accepts=f"1–{MAX_DEALS}", found=len(chosen))
    negative = sum(spec.contract.total(players) for spec in chosen if _is_plain_negative(spec))
    return tuple(
        spec.settled(-negative, players, options)
        if isinstance(spec, LotterySpec)
        else spec.contract
        for spec in chosen
    )


def _is_plain_negative(spec: ContractSpec) -> bool:
    """Return whether *spec* is one of the negative deals that the robber joins (R-LOT-5)."""
    return not isinstance(spec, LotterySpec) and spec.plain and spec.contract.trump_call is None


def _entry(
    entry: Section, contracts: Mapping[str, ContractSpec], options: Options
) -> list[ContractSpec]:
    key = entry.text("contract")
    if key not in contracts:
        raise entry.refuse("value", "contract", accepts=", ".join(contracts), found=shown(key))
    conditions = entry.texts("if")
    times = entry.take("times")
    entry.finish()
    if conditions and not any(_holds(entry, text, write_options(options)) for text in conditions):
        return []
    match times:
        case None:
            count = 1
        case "per-seat":
            count = entry.players
        case "lottery_count" if isinstance(options, KierkiOptions):
            count = entry.players if options.lottery_count is LotteryCount.PER_SEAT else 1
        case int() if not isinstance(times, bool) and 0 < times <= MAX_DEALS:
            count = times
        case _:
            accepts = f"1–{MAX_DEALS}, {PER_SEAT}, lottery_count"
            raise entry.refuse("value", "times", accepts=accepts, found=shown(times))
    return [contracts[key]] * count


def _holds(entry: Section, condition: str, options: Raw) -> bool:
    """Return whether ``option`` is on, or ``option=value`` is so."""
    key, equals, value = condition.partition("=")
    if key not in options:
        raise entry.refuse("value", "if", accepts=", ".join(options), found=shown(condition))
    return str(options[key]) == value if equals else options[key] is True
