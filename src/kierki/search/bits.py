"""Counting and picking bits of 52-bit masks: plain functions that compile to one instruction."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

import llvmlite.binding
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, overload

HAS_PDEP = bool(llvmlite.binding.get_host_cpu_features().get("bmi2"))
"""Whether the processor deposits bits (BMI2), so that picking the k-th needs no loop."""


def count(mask: int) -> int:
    """Return how many bits of *mask* are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """Return the place of the lowest bit of *mask*, which is not 0."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """Return the place of the highest bit of *mask*, which is not 0."""
    return mask.bit_length() - 1


def kth(mask: int, k: int) -> int:
    """Return the place of the *k*-th set bit of *mask*, counted from 0."""
    for _ in range(k):
        mask &= mask - 1
    return lowest(mask)


def high_product(one: int, other: int) -> int:
    """Return the upper 64 bits of the product of two numbers of 64 bits without sign."""
    return int(one) * int(other) >> 64


def packed(mask: int, among: int) -> int:  # compiled code looks at it
    """Return *mask* with the gaps between the bits of *among*, which holds it, closed up.

    Only a name for the mask among others of the same *among*: where the processor cannot do it
    (BMI2 is missing, or nothing is compiled) the mask stands for itself.
    """
    return mask


# What follows tells the compiler how to do these. Its arguments are numba's own types.
# ruff: noqa: ANN001, ANN202, ARG001, PLW0108
_I64 = ir.IntType(64)
_NOT_ZERO = ir.Constant(ir.IntType(1), 1)


@intrinsic
def _count(typing, mask):  # type: ignore[no-untyped-def]
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def _lowest(typing, mask):  # type: ignore[no-untyped-def]
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401
        return builder.cttz(arguments[0], _NOT_ZERO)

    return types.int64(types.int64), generate


@intrinsic
def _highest(typing, mask):  # type: ignore[no-untyped-def]
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401
        return builder.sub(ir.Constant(_I64, 63), builder.ctlz(arguments[0], _NOT_ZERO))

    return types.int64(types.int64), generate


@intrinsic
def _high_product(typing, one, other):  # type: ignore[no-untyped-def]
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401
        wide = [builder.zext(argument, ir.IntType(128)) for argument in arguments]
        product = builder.mul(*wide)
        return builder.trunc(builder.lshr(product, ir.Constant(ir.IntType(128), 64)), _I64)

    return types.uint64(types.uint64, types.uint64), generate


@intrinsic
def _deposit(typing, bit, mask):  # type: ignore[no-untyped-def]
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401
        kind = ir.FunctionType(_I64, [_I64, _I64])
        pdep = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind)
        return builder.call(pdep, arguments)

    return types.int64(types.int64, types.int64), generate


@intrinsic
def _extract(typing, mask, among):  # type: ignore[no-untyped-def]
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401
        kind = ir.FunctionType(_I64, [_I64, _I64])
        pext = builder.module.declare_intrinsic("llvm.x86.bmi.pext.64", (), kind)
        return builder.call(pext, arguments)

    return types.int64(types.int64, types.int64), generate


def _bare(function: Callable[[int, int], int]) -> FunctionType:
    """Return *function* without annotations, which an overload must not have."""
    assert isinstance(function, FunctionType)
    return FunctionType(function.__code__, function.__globals__, function.__name__)


@overload(count)
def _compiled_count(mask):  # type: ignore[no-untyped-def]
    return lambda mask: _count(mask)  # type: ignore[call-arg]


@overload(lowest)
def _compiled_lowest(mask):  # type: ignore[no-untyped-def]
    return lambda mask: _lowest(mask)  # type: ignore[call-arg]


@overload(highest)
def _compiled_highest(mask):  # type: ignore[no-untyped-def]
    return lambda mask: _highest(mask)  # type: ignore[call-arg]


@overload(high_product)
def _compiled_high_product(one, other):  # type: ignore[no-untyped-def]
    return lambda one, other: _high_product(one, other)  # type: ignore[call-arg]


@overload(kth)
def _compiled_kth(mask, k):  # type: ignore[no-untyped-def]
    if HAS_PDEP:
        return lambda mask, k: _lowest(_deposit(1 << k, mask))  # type: ignore[call-arg]
    return _bare(kth)


@overload(packed)
def _compiled_packed(mask, among):  # type: ignore[no-untyped-def]
    if HAS_PDEP:
        return lambda mask, among: _extract(mask, among)  # type: ignore[call-arg]
    return _bare(packed)
