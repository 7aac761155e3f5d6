"""Cells: the flat integers a position is made of.

Compiled by mypyc they are a `librt` vector of 64-bit integers; uncompiled they are a plain list, which CPython
indexes faster than anything else. This file is the only one that knows the difference.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

COMPILED = not __file__.endswith(".py")

if COMPILED or TYPE_CHECKING:
    from librt.vecs import append, vec

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mypy_extensions import i64

    Cells = vec[i64]


def filled(size: i64, value: i64) -> Cells:
    """That many cells, all with the same value."""
    if not COMPILED:
        return cast("Cells", [value] * size)
    cells = vec[i64](capacity=size)
    place: i64 = 0
    while place < size:
        cells = append(cells, value)
        place += 1
    return cells


def cells_of(values: Iterable[int]) -> Cells:
    """Cells with these values, for tables made once."""
    if not COMPILED:
        return cast("Cells", list(values))
    cells = vec[i64]()
    for value in values:
        number: i64 = value
        cells = append(cells, number)
    return cells


def copied(cells: Cells) -> Cells:
    """An independent copy."""
    return cells[:]


def head_of(cells: Cells, size: i64) -> Cells:
    """An independent copy of the first cells: the quick way to fresh cells with a value, from a long row of it."""
    return cells[:size]
