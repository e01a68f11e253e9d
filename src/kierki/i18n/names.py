"""What variants, contracts and options are called in the reader's language."""

from __future__ import annotations

from kierki.i18n.translator import Translator
from kierki.variants.contract import Contract
from kierki.variants.load import preset_keys
from kierki.variants.options import KierkiOptions, Option
from kierki.variants.variant import Variant


def variant_name(variant: Variant, say: Translator) -> str:
    """Return what *variant* is called: a house rule as its file says, else by its key."""
    names = dict(variant.names)
    for language in (say.language, "", "en", *names):
        if language in names:
            return names[language]
    return say.t(f"variant-{variant.key}") if variant.key in preset_keys() else variant.key


def variant_line(variant: Variant, say: Translator) -> str:
    """Return a sentence on *variant*; a house rule says where it comes from."""
    known = variant.key in preset_keys()
    return say.t(f"variant-{variant.key}-line") if known else variant.source


def contract_name(contract: Contract, variant: Variant, say: Translator) -> str:
    """Return what *contract* is called: a house rule's as its file says, else by its key."""
    if contract.name:
        return contract.name
    id = f"contract-{contract.key}"
    if isinstance(variant.options, KierkiOptions):
        form = f"{id}-{variant.options.last_tricks}"
        id = form if say.has(form) else id
    return say.t(id) if say.has(id) else contract.key


def option_label(option: Option, say: Translator) -> str:
    """Return what *option* is."""
    return say.t(f"option-{option.key.replace('_', '-')}")
