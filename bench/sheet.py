"""A table of measurements, for the terminal and for a page."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table


@dataclass
class Sheet:
    """One table: its title, column headings, rows and notes."""

    title: str
    head: list[str]
    lines: list[list[str]]
    note: str


def print_sheet(sheet: Sheet) -> None:
    """Print one table in the terminal."""
    table = Table(*sheet.head, title=sheet.title, title_justify="left", caption=sheet.note, caption_justify="left")
    for column in table.columns[1:]:
        column.justify = "right"
    for line in sheet.lines:
        table.add_row(*line)
    Console(width=None if sys.stdout.isatty() else 150).print(table)


def as_markdown(sheet: Sheet) -> str:
    """One table as a section of a page."""
    rule = ["---", *("---:" for _ in sheet.head[1:])]
    lines = ["| " + " | ".join(cells) + " |" for cells in (sheet.head, rule, *sheet.lines)]
    return "\n".join([f"## {sheet.title}", "", *lines, "", sheet.note, ""])
