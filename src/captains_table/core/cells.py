"""Cells: the flat integers that make up a position.

Compiled by mypyc they are a `librt` vector of 64-bit integers; uncompiled they are a plain list, which CPython indexes
faster than anything else. Only this file knows the difference.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import i16, u8

COMPILED: Final = not __file__.endswith((".py", ".pyc"))

if COMPILED or TYPE_CHECKING:
    from librt.vecs import append, vec

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

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


def longer(cells: Cells, value: i64) -> Cells:
    """A copy twice as long, with a value in the new cells."""
    if not COMPILED:
        return cast("Cells", [*cells, *([value] * len(cells))])
    found = filled(2 * len(cells), value)
    for place in range(len(cells)):
        found[place] = cells[place]
    return found


def head_of(cells: Cells, size: i64) -> Cells:
    """An independent copy of the first cells: a fast way to get fresh cells with a value, from a long row of it."""
    return cells[:size]


def key_of(cells: Any, first: int, end: int) -> Hashable:
    """Some of the cells, or of small ones, to look something up by."""
    return bytes(cells[first:end]) if COMPILED else tuple(cells[first:end])


# Small cells, for large numbers of small values.


def few(size: i64) -> Shorts:
    """That many small cells, all 0."""
    if not COMPILED:
        return cast("Shorts", [0] * size)
    return shorts(size)


def copied_shorts(cells: Shorts) -> Shorts:
    """An independent copy."""
    return cells[:]


# Rows that other programs read in place: NumPy uses them without a copy.


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


def longs(size: i64) -> Cells:
    """That many 64-bit integers, all 0."""
    if not COMPILED:
        return cast("Cells", array("q", bytes(8 * size)))
    return filled(size, 0)


def marks(size: i64) -> Marks:
    """That many bytes, all 0, for booleans."""
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


def lay(row: Shorts, at: i64, cells: Cells, first: i64, count: i64) -> None:
    """Copy that many cells, from the first one on, into a row."""
    if not COMPILED:
        _paste(row, at, array("h", cast("list[int]", cells)[first : first + count]))
        return
    end = at + count
    while at < end:
        row[at] = i16(cells[first])
        first += 1
        at += 1


def lay_bits(row: Shorts, at: i64, mask: i64, count: i64) -> None:
    """Write that many bits of a mask into a row, the lowest first."""
    if not COMPILED:
        _paste(row, at, array("h", [(mask >> place) & 1 for place in range(count)]))
        return
    end = at + count
    while at < end:
        row[at] = i16(mask & 1)
        mask >>= 1
        at += 1


def wipe(row: Shorts, at: i64, count: i64) -> None:
    """Write 0 into that many places of a row."""
    if not COMPILED:
        _paste(row, at, array("h", bytes(2 * count)))
        return
    end = at + count
    while at < end:
        row[at] = i16(0)
        at += 1


def _paste(row: Shorts, at: i64, numbers: array[int]) -> None:
    """Uncompiled: write these numbers. (An array that others read in place rejects an empty slice.)"""
    if numbers:
        cast("array[int]", row)[at : at + len(numbers)] = numbers
