"""A position inside compiled code: bare numbers on the stack.

The rules read and write it as they do a list or an array, but nothing looks whether an offset is
negative, and the compiler knows that nothing else lies there. Measured against an array: random
playouts 1.15 times as fast, playouts by the policy 1.35 times.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import intrinsic, lower_builtin, models, register_model

from kierki.rules import tricks
from kierki.search.tables import Position

# The arguments of what tells the compiler are numba's own types, which it does not declare.
# mypy: disable-error-code="misc,no-untyped-call,no-untyped-def,untyped-decorator"
# ruff: noqa: ANN001, ANN202, ANN401, ARG001
_I64 = ir.IntType(64)


class _Board(types.Type):
    """The compiler's type of a board."""

    def __init__(self) -> None:
        super().__init__(name="Board")


_BOARD = _Board()


@register_model(_Board)
class _Model(models.PrimitiveModel):
    """A board is the address of its first number."""

    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, _I64.as_pointer())


@infer_global(operator.getitem)
class _GetItem(AbstractTemplate):
    """``board[offset]`` is a number."""

    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], _Board) and isinstance(args[1], types.Integer):
            return signature(types.int64, args[0], types.int64)
        return None


@infer_global(operator.setitem)
class _SetItem(AbstractTemplate):
    """``board[offset] = number``."""

    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], _Board) and isinstance(args[1], types.Integer):
            return signature(types.none, args[0], types.int64, types.int64)
        return None


@lower_builtin(operator.getitem, _Board, types.Integer)
def _load(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.load(builder.gep(args[0], [args[1]]))


@lower_builtin(operator.setitem, _Board, types.Integer, types.Integer)
def _store(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    builder.store(args[2], builder.gep(args[0], [args[1]]))
    return context.get_dummy_value()


@intrinsic
def _new_board(typing):
    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return cgutils.alloca_once(builder, _I64, size=tricks.SIZE)

    return _BOARD(), generate


new_board = cast("Callable[[], Position]", _new_board)
"""Return an unset position, which lives as long as the function that called this.

For compiled code alone, and never to be returned.
"""
