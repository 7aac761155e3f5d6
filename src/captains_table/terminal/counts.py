"""A count as text: an aligned table that is readable without colours."""

from __future__ import annotations

from textwrap import wrap

from captains_table.core.count import Cell, Column, Count, CountRow
from captains_table.core.game import Phrase
from captains_table.core.picture import WIDTH, Row, padded, row_width, shortened, text_width
from captains_table.core.say import Say, figure

GAP = 2
NOTHING = "–"
LEAST = {"words": 8, "reasons": 24}
"""How narrow columns of words may become; columns of figures keep their width."""


def count_rows(count: Count, say: Say, width: int = WIDTH) -> list[Row]:
    """The title, the headings, a rule, the rows (another rule if more follows a total), the notes."""
    title: Row = [(_said(count.title, say), "title")]
    notes: list[Row] = [[(_said(note.phrase, say), note.role or "dim")] for note in count.notes]
    if not count.rows:
        return [title, *notes]
    columns = [_labels(count, say), *(_column(count, number, say) for number in range(len(count.columns)))]
    widths = _widths(columns, ["words", *(column.kind for column in count.columns)], width)
    rule: Row = [("─" * (sum(widths) + GAP * (len(widths) - 1)), "dim")]
    wraps = count.columns[-1].kind == "reasons"
    rows = [title, *_lines([column[0] for column in columns], widths, wraps), rule]
    for number, row in enumerate(count.rows, start=1):
        rows += _lines([column[number] for column in columns], widths, wraps)
        if row.role == "total" and number < len(count.rows):
            rows.append(rule)
    return [*rows, *notes]


# A column, from its heading down


def _labels(count: Count, say: Say) -> list[Row]:
    in_groups = any(row.label is None for row in count.rows)
    column: list[Row] = [[(_said(count.labels, say), "dim")]]
    for row in count.rows:
        column.append([(_said(row.label, say), "strong" if in_groups or row.role == "total" else "")])
    return column


def _column(count: Count, number: int, say: Say) -> list[Row]:
    column = count.columns[number]
    cells = [_cell(row.cells[number], column, row, say) for row in count.rows]
    figures = max(text_width(cell[0][0]) for cell in cells) if column.kind in ("figures", "gains") else 0
    aligned = [[(cell[0][0].rjust(figures), cell[0][1]), *cell[1:]] for cell in cells]
    return [[(_said(column.heading, say), column.role or "dim")], *aligned]


def _cell(cell: Cell, column: Column, row: CountRow, say: Say) -> Row:
    """The content of a cell; its first span is a figure, or the whole text in a column of words."""
    style = "strong" if row.role == "total" else row.role
    if column.kind == "reasons":
        return [(" · ".join(_value(item.value, say) for item in cell), "dim")]
    spans: Row = []
    for item in cell:
        if column.kind == "gains":
            spans.append(_gain(item.value, say))
        else:
            spans += [(" + ", style)] if spans else []
            spans.append((_value(item.value, say), style))
        if item.why is not None:
            why = _value(item.why, say)
            spans.append((f" ({why})" if isinstance(item.why, int) else f" {why}", "dim"))
    return spans or [(NOTHING, style)]


def _gain(value: int | Phrase, say: Say) -> tuple[str, str]:
    """A figure with its sign; a dash for 0."""
    if value == 0:
        return NOTHING, "dim"
    gained = isinstance(value, int) and value > 0
    return (f"+{value}", "good") if gained else (_value(value, say), "bad")


def _value(value: int | Phrase, say: Say) -> str:
    """A figure or words."""
    return figure(value) if isinstance(value, int) else _said(value, say)


def _said(phrase: Phrase | None, say: Say) -> str:
    return "" if phrase is None else say(phrase.text, **phrase.arguments)


# Widths and lines


def _widths(columns: list[list[Row]], kinds: list[str], width: int) -> list[int]:
    """The widths of the columns, by content. If that is too wide, reasons shrink first, since they can wrap, then the
    widest of the others."""
    widths = [max(map(row_width, column)) for column in columns]
    least = [
        LEAST[kind] if kind in LEAST else max(map(row_width, column[1:]))
        for kind, column in zip(kinds, columns, strict=True)
    ]
    while sum(widths) + GAP * (len(widths) - 1) > width:
        flexible = [place for place in range(len(widths)) if widths[place] > least[place]]
        if not flexible:
            break
        widths[max(flexible, key=lambda place: (kinds[place] == "reasons", widths[place]))] -= 1
    return widths


def _lines(cells: list[Row], widths: list[int], wraps: bool) -> list[Row]:
    """One row of the table. Long texts are cut; the reason at the end wraps."""
    last = len(cells) - 1
    row: Row = []
    more: list[Row] = []
    for place, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        text, style = cell[0]
        if row_width(cell) > width and wraps and place == last:
            indent = " " * (sum(widths[:last]) + GAP * last)
            text, *others = wrap(text, width)
            more = [[(indent, ""), (other, style)] for other in others]
            cell = [(text, style)]
        elif row_width(cell) > width:
            cell = [(shortened(text, width), style)]
        row += cell if place == last else padded(cell, width + GAP)
    return [row, *more]
