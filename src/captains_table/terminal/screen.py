"""The screen: pictures and sentences on a terminal, in colour if possible, readable without."""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import TextIO

from rich.console import Console
from rich.errors import StyleSyntaxError
from rich.markdown import Markdown
from rich.style import Style
from rich.text import Text

from captains_table.core.picture import NARROW, WIDTH, Row

_SEATS = ("red", "bright_blue", "green", "yellow", "magenta", "cyan")
_LOOKS = {
    "title": "bold",
    "strong": "bold",
    "dim": "dim",
    "good": "green",
    "bad": "red",
    "warn": "yellow",
    "rival": "bold reverse",
    **{f"seat-{seat}": f"bold {colour}" for seat, colour in enumerate(_SEATS)},
    **{f"neutral-{seat}": f"italic {colour}" for seat, colour in enumerate(_SEATS)},
}
_TINTS = {
    "blue": "bright_blue",
    "pink": "hot_pink",
    "mauve": "medium_purple",
    "gold": "gold1",
    "orange": "dark_orange",
    "brown": "orange4",
    "grey": "bright_black",
}


def look(style: str) -> Style:
    """The terminal style for a style of a picture; plain if there is none."""
    tint = style.removeprefix("tint-")
    try:
        return Style.parse(_LOOKS.get(style) or (_TINTS.get(tint, tint) if tint != style else ""))
    except StyleSyntaxError:
        return Style.null()


class _Console(Console):
    """A console that leaves broken pipes to its caller."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """The screen on which a game is shown."""

    def __init__(self, file: TextIO | None = None) -> None:
        out = file if file is not None else sys.stdout
        self.console = _Console(file=out, highlight=False, markup=False, emoji=False, soft_wrap=True)
        if not self.console.is_terminal:
            self.console.width = WIDTH

    @property
    def width(self) -> int:
        """The current width of text: terminals can be resized."""
        return min(WIDTH, self.console.width)

    @property
    def drawing_width(self) -> int:
        """The current width of drawings."""
        return max(NARROW, self.width)

    @property
    def live(self) -> bool:
        """Whether somebody is watching: only then is the screen cleared between decisions."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def show(self, rows: Iterable[Row]) -> None:
        """Print a picture."""
        for row in rows:
            line = Text.assemble(*((text, look(style)) for text, style in row))
            line.rstrip()
            self.console.print(line)

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Print a sentence, wrapped."""
        self.item("", text, style, indent=indent)

    def item(self, mark: str, text: str, style: str = "", mark_style: str = "", indent: int = 0) -> None:
        """Print a sentence after a mark, with hanging indentation."""
        margin = " " * indent
        lines = textwrap.wrap(text, self.width - indent - len(mark)) or [""]
        for number, line in enumerate(lines):
            front = mark if number == 0 else " " * len(mark)
            self.show([[(margin, ""), (front, mark_style), (line, style)]])

    def gap(self) -> None:
        """Print an empty line."""
        self.console.print()

    def rule(self, title: str = "") -> None:
        """Print a horizontal rule with a title."""
        left = f"── {title} " if title else ""
        self.show([[(left, "strong"), ("─" * (self.width - len(left)), "dim")]])

    def markdown(self, text: str) -> None:
        """Print Markdown with headings and lists; preformatted lines are kept."""
        self.console.print(Markdown(re.sub(r"\n(\s*[a-z]\. )", r"  \n\1", text)), width=self.width, soft_wrap=False)

    @contextmanager
    def paged(self, pause: Callable[[], None]) -> Iterator[None]:
        """Show the output in pages if the screen is too short for it; the last page is a full one. The others wait for
        `pause`, which takes one line."""
        if not self.live:
            yield
            return
        with self.console.capture() as captured:
            yield
        lines = captured.get().splitlines(keepends=True)
        page = max(2, self.console.height - 1)
        breaks = range(len(lines) - page, 0, -page)
        for start, end in pairwise([0, *reversed(breaks), len(lines)]):
            self.console.file.write("".join(lines[start:end]))
            self.console.file.flush()
            if end < len(lines):
                pause()

    def wipe(self, deep: bool = False) -> None:
        """Clear the screen; `deep` also clears the scrollback."""
        if self.live:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H" if deep else "\x1b[2J\x1b[H")
            self.console.file.flush()


def columns(items: Sequence[str], width: int, gap: int = 2) -> list[list[str]]:
    """Texts in columns of equal width, row by row."""
    widest = max(map(len, items), default=0)
    across = max(1, (width + gap) // (widest + gap))
    return [[item.ljust(widest + gap) for item in items[at : at + across]] for at in range(0, len(items), across)]
