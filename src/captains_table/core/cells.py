"""Cells: the flat integers a position is made of.

Compiled by mypyc they are a `librt` vector of 64-bit integers; uncompiled they are a plain list, which CPython
indexes faster than anything else. This file is the only one that knows the difference.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, cast

from mypy_extensions import i16, u8

COMPILED = not __file__.endswith(".py")

if COMPILED or TYPE_CHECKING:
    from librt.vecs import append, vec

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mypy_extensions import i64

    Cells = vec[i64]
    Shorts = vec[i16]
    Marks = vec[u8]
    Amounts = vec[float]


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


# Rows that other programs read in place: NumPy takes them as they are, without a copy.


def shorts(size: i64) -> Shorts:
    """That many 16-bit integers, all 0."""
    if not COMPILED:
        return cast("Shorts", array("h", bytes(2 * size)))
    made = vec[i16](capacity=size)
    place: i64 = 0
    while place < size:
        made = append(made, i16(0))
        place += 1
    return made


def marks(size: i64) -> Marks:
    """That many bytes, all 0, for yes and no."""
    if not COMPILED:
        return cast("Marks", bytearray(size))
    made = vec[u8](capacity=size)
    place: i64 = 0
    while place < size:
        made = append(made, u8(0))
        place += 1
    return made


def amounts(size: i64) -> Amounts:
    """That many floating-point numbers, all 0."""
    if not COMPILED:
        return cast("Amounts", array("d", bytes(8 * size)))
    made = vec[float](capacity=size)
    place: i64 = 0
    while place < size:
        made = append(made, 0.0)
        place += 1
    return made
