"""The options of a variant in words: what each is, its value, and what else it could be."""

from __future__ import annotations

from kierki.i18n.explanation import OptionLine
from kierki.i18n.names import option_label
from kierki.i18n.translator import Translator
from kierki.variants.agree import fitting_moons, format_points
from kierki.variants.kinds import CardPointsKind, ChoiceKind, CycleKind, NumberKind, SwitchKind
from kierki.variants.options import HeartsOptions, Option, Options, declared
from kierki.variants.variant import Variant


def option_lines(variant: Variant, say: Translator) -> tuple[OptionLine, ...]:
    """Return a line for each option of *variant*, in the order declared."""
    return tuple(
        OptionLine(
            label=option_label(option, say),
            key=key,
            value=typed(option, variant.options),
            meaning=meaning(option, variant.options, say),
            accepts=accepted(option, variant.options),
            number=option.rule,
        )
        for key, option in declared(variant.options.FAMILY).items()
    )


def typed(option: Option, options: Options) -> str:
    """Return the value of *option* as a person types it after ``--set``."""
    value = getattr(options, option.key)
    match option.kind:
        case SwitchKind():
            return "true" if value else "false"
        case CardPointsKind():
            return format_points(value)
        case CycleKind():
            return ",".join(value)
        case ChoiceKind() | NumberKind():
            return str(value)


def meaning(option: Option, options: Options, say: Translator) -> str:
    """Return the value of *option* in words, empty where it speaks for itself."""
    value, id = getattr(options, option.key), f"option-{option.key.replace('_', '-')}"
    match option.kind:
        case SwitchKind():
            return say.t("option-on" if value else "option-off")
        case ChoiceKind():
            return say.t(f"{id}-{value}")
        case CycleKind():
            return ", ".join(say.t(f"{id}-{word}") for word in value)
        case NumberKind() | CardPointsKind():
            return ""


def accepted(option: Option, options: Options) -> tuple[str, ...]:
    """Return all that *option* can be, typed, where it can be told on a line.

    Of moons those that go with the total that wins.
    """
    match option.kind:
        case SwitchKind():
            return ("true", "false")
        case ChoiceKind() if option.key == "moon" and isinstance(options, HeartsOptions):
            return fitting_moons(options.win)
        case ChoiceKind():
            return tuple(option.kind.choices)
        case NumberKind() | CycleKind() | CardPointsKind():
            return ()
