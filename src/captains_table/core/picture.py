"""Pictures: a table drawn as text, for the terminal. A row is a list of (text, style) spans.

Styles are words, not colours: `seat-0` ... `seat-5` (things of a seat), `neutral-0`, ... (its neutral colour), `rival`,
`title`, `dim`, `strong`, `good`, `bad`, `warn`, and `tint-NAME` for the colours of a game (`tint-blue`). The program
that shows the picture maps them to its own; a picture must be readable without any.
"""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import combining, east_asian_width

Span = tuple[str, str]
Row = list[Span]

WIDTH = 100
"""The maximum width of a picture, in columns."""
NARROW = 80
"""The narrowest terminal for which a picture can be drawn."""


def text_width(text: str) -> int:
    """The width of a text on a terminal, in columns."""
    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)


def row_width(row: Row) -> int:
    """The width of a row, in columns."""
    return sum(text_width(text) for text, _ in row)


def padded(row: Row, width: int) -> Row:
    """The row, padded with spaces to a width."""
    return [*row, (" " * max(0, width - row_width(row)), "")]


def beside(blocks: Iterable[list[Row]], gap: int = 2) -> list[Row]:
    """Blocks of rows set side by side."""
    columns = list(blocks)
    height = max((len(block) for block in columns), default=0)
    rows: list[Row] = [[] for _ in range(height)]
    for number, block in enumerate(columns):
        width = max((row_width(row) for row in block), default=0)
        for line in range(height):
            here = block[line] if line < len(block) else []
            rows[line] += padded(here, width) if number + 1 < len(columns) else here
            if number + 1 < len(columns):
                rows[line].append((" " * gap, ""))
    return rows


def shortened(text: str, width: int) -> str:
    """A text, truncated if it is too long."""
    while text_width(text) > width:
        text = text[:-2] + "…"
    return text


def by_words(text: str, style: str) -> Row:
    """A sentence as spans that can be wrapped."""
    return [(word + " ", style) for word in text.split(" ")]


def wrapped(spans: Row, width: int, indent: int) -> list[Row]:
    """The spans wrapped into as many rows as necessary, later ones indented. Spans are never split."""
    rows: list[Row] = [[]]
    for text, style in spans:
        if rows[-1] and row_width(rows[-1]) + text_width(text.rstrip()) > width:
            rows.append([(" " * indent, "")] if indent else [])
        rows[-1].append((text, style))
    for row in rows:
        if row:
            text, style = row[-1]
            row[-1] = (text.rstrip(), style)
    return rows


def plain(rows: Iterable[Row]) -> str:
    """The picture as plain text."""
    return "\n".join("".join(text for text, _ in row).rstrip() for row in rows)


def table_rows(head: list[str], body: list[list[str]], styles: list[str]) -> list[Row]:
    """A table with aligned columns: a head (each column in its style), a rule, the body; its last line is strong."""
    lines = [head, *body]
    widths = [max(text_width(line[column]) for line in lines) for column in range(len(head))]
    rows: list[Row] = []
    for number, line in enumerate(lines):
        row: Row = []
        for column, text in enumerate(line):
            style = styles[column] if number == 0 else "strong" if number == len(lines) - 1 else ""
            row += padded([(text, style)], widths[column] + 2)
        rows.append(row)
        if number == 0:
            rows.append([("─" * (sum(widths) + 2 * len(widths) - 2), "dim")])
    return rows
