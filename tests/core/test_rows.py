"""Rows of numbers: how they are written, and written again."""

from __future__ import annotations

import pytest

from captains_table.core.cells import cells_of, few
from captains_table.core.rows import SHORT, Rows
from captains_table.core.tensor import bit_of


def written(row: Rows, which: int, mask: int, value: int) -> list[int]:
    """A row of every sort of numbers."""
    row.begin()
    row.one_of(3, which)
    row.bits(mask, 4)
    row.few_bits(mask, 4)
    row.put(value)
    row.part(cells_of([9, value, 2 * value, 9]), 1, 2)
    row.part(cells_of([9]), 0, 0)
    row.few_small(few(3), 1, 2)
    row.counts(1)
    row.tally(row.at, cells_of([7] * value), 0, value, cells_of([0] * 8))
    row.skip(1)
    if value > 0:
        row.note(row.at, value)
    row.skip(1)
    row.end()
    return row.row()


def test_numbers_stand_in_the_order_of_writing() -> None:
    assert written(Rows(19), 1, 0b1010, 5) == [0, 1, 0, 0, 1, 0, 1, 0, 1, 0, 1, 5, 5, 10, 0, 0, 0, 5, 5]


@pytest.mark.parametrize("size", [19, SHORT, SHORT + 1])
def test_a_row_written_again_tells_nothing_of_before(size: int) -> None:
    row = Rows(size)
    written(row, 2, 0b1111, 7)
    assert written(row, -1, 0, 0) == [0] * size
    assert written(row, 0, 0b0001, 1) == written(Rows(size), 0, 0b0001, 1)


@pytest.mark.parametrize("size", [1, SHORT, SHORT + 1, 3 * SHORT])
def test_every_number_of_a_part_is_blank_when_it_is_written_again(size: int) -> None:
    rows = Rows(size + 2, 2, [0, 1, size + 1])
    rows.turn_to(1)
    for place in range(size):
        rows.open(1)
        assert rows.row(1) == [0] * (size + 2)
        rows.one_of(size, place)
        rows.close()
        assert rows.row(1) == [0] * (1 + place) + [1] + [0] * (size - place)


def test_rows_are_written_apart() -> None:
    rows = Rows(2, 3)
    for number in range(3):
        rows.begin(number)
        rows.put(number)
        rows.one_of(1, 0)
        rows.end()
    rows.begin(1)
    rows.end()
    assert [rows.row(number) for number in range(3)] == [[0, 1], [1, 0], [2, 1]]


def test_a_part_of_a_row_is_written_by_itself() -> None:
    rows = Rows(5, 2, [0, 2, 2])
    for number in range(2):
        rows.turn_to(number)
        for part, which in ((0, 1), (2, 2)):
            rows.open(part)
            rows.one_of(2 if part == 0 else 3, which)
            rows.close()
    rows.turn_to(1)
    rows.open(2)
    rows.one_of(3, 0)
    rows.close()
    assert [rows.row(number) for number in range(2)] == [[0, 1, 0, 0, 1], [0, 1, 1, 0, 0]]


def test_bits_that_change_are_written_alone() -> None:
    rows = Rows(5, 2, [0, 2])
    for number, masks in enumerate(([0b110, 0b011], [0b001, 0b101])):
        rows.turn_to(number)
        for mask in masks:
            rows.change_bits(1, mask)
    assert [rows.row(number) for number in range(2)] == [[0, 0, 1, 1, 0], [0, 0, 1, 0, 1]]


def test_a_part_that_is_always_written_whole_is_neither_opened_nor_closed() -> None:
    rows = Rows(4, 2, [0, 2])
    for number, values in ((0, (1, 2)), (1, (3, 4)), (1, (0, 5))):
        rows.turn_to(number)
        rows.go_to(1)
        for value in values:
            rows.put(value)
    assert [rows.row(number) for number in range(2)] == [[0, 0, 1, 2], [0, 0, 0, 5]]


def test_the_bit_of_a_place_is_what_one_of_writes() -> None:
    for which in range(-2, 5):
        row = Rows(5)
        row.begin()
        row.skip(2)
        row.one_of(3, which)
        row.end()
        assert row.row() == [bit_of(2, 3, which) >> place & 1 for place in range(5)]


def test_every_bit_has_its_place() -> None:
    row = Rows(126)
    for bit in range(63):
        row.begin()
        row.bits(1 << bit, 63)
        row.few_bits(1 << bit, 63)
        row.end()
        assert row.row() == [int(place == bit) for place in range(63)] * 2


def test_a_row_can_be_written_while_others_read_it() -> None:
    row = Rows(19)
    with memoryview(row.cells) as shown:
        told = written(row, 1, 0b0110, 3)
        assert list(shown) == told
