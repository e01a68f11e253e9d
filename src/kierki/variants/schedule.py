"""Reading which deals a match has, in which order, under which options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kierki.variants.contract import Contract
from kierki.variants.contracts import SHARE, ContractSpec, LotterySpec, TrickSpec
from kierki.variants.errors import FileFault, NotAcceptedError
from kierki.variants.kinds import (
    CardPointsKind,
    ChoiceKind,
    CycleKind,
    Kind,
    NumberKind,
    SwitchKind,
)
from kierki.variants.options import KierkiOptions, LotteryCount, Options, declared
from kierki.variants.reading import Section

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
    if raw is None:
        raise section.fault(FileFault.MISSING, "deals", accepts=accepts)
    if not isinstance(raw, list) or not 0 < len(raw) <= MAX_DEALS:
        raise section.refusal("deals", raw, accepts)
    chosen: list[ContractSpec] = []
    for index, entry in enumerate(raw, start=1):
        data = {"contract": entry} if isinstance(entry, str) else entry
        if not isinstance(data, dict):
            raise section.refusal(f"deals[{index}]", entry, accepts)
        chosen += _entry(
            Section(section.file, f"deals[{index}]", data, players), contracts, options
        )
    if not 0 < len(chosen) <= MAX_DEALS:
        raise section.refusal("deals", len(chosen), f"1–{MAX_DEALS}")
    simple = [spec for spec in chosen if isinstance(spec, TrickSpec) and spec.simple]
    negative = sum(spec.contract.total(players) for spec in simple)  # R-LOT-5: deals 1 to 6
    if negative >= 0 and any(isinstance(spec, LotterySpec) and spec.shared for spec in chosen):
        raise section.refusal("deals", f"{SHARE} ({-negative})", f"{SHARE} > 0")
    return tuple(
        spec.settled(-negative, players, options)
        if isinstance(spec, LotterySpec)
        else spec.contract
        for spec in chosen
    )


def _entry(
    entry: Section, contracts: Mapping[str, ContractSpec], options: Options
) -> list[ContractSpec]:
    key = entry.text("contract")
    if key not in contracts:
        raise entry.refusal("contract", key, ", ".join(contracts))
    conditions = entry.texts("if")
    times = entry.take("times")
    entry.finish()
    count = _times(entry, times, options)
    met = [_holds(entry, condition, options) for condition in conditions]
    return [contracts[key]] * count if not met or any(met) else []


def _times(entry: Section, times: object, options: Options) -> int:
    match times:
        case None:
            return 1
        case "per-seat":
            return entry.players
        case "lottery_count" if isinstance(options, KierkiOptions):
            return entry.players if options.lottery_count is LotteryCount.PER_SEAT else 1
        case int() if not isinstance(times, bool) and 0 < times <= MAX_DEALS:
            return times
        case _:
            accepts = f"1–{MAX_DEALS}, {PER_SEAT}, lottery_count"
            raise entry.refusal("times", times, accepts)


def _holds(entry: Section, condition: str, options: Options) -> bool:
    """Return whether ``option`` is on, or ``option=value`` is so."""
    name, equals, text = condition.partition("=")
    kinds = {key: option.kind for key, option in declared(options.FAMILY).items()}
    match kinds.get(name):
        case SwitchKind() if not equals:
            return getattr(options, name) is True
        case SwitchKind() | ChoiceKind() | NumberKind() as kind if equals:
            try:
                return bool(getattr(options, name) == kind.read(kind.from_text(text)))
            except NotAcceptedError as error:
                raise error.of_file(entry.file, entry.where("if"), condition) from None
        case _:
            accepts = ", ".join(_conditions(kinds))
            raise entry.refusal("if", condition, accepts)


def _conditions(kinds: Mapping[str, Kind]) -> Iterator[str]:
    for name, kind in kinds.items():
        match kind:
            case SwitchKind():
                yield name
            case ChoiceKind() | NumberKind():
                yield f"{name}=…"
            case CycleKind() | CardPointsKind():
                pass
