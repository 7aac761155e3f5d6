"""`captains-table draw`: the table of a recorded game as an image."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from captains_table.cli.recorded import check_moment, read_match, tell_change
from captains_table.core.contract import SPECTATOR
from captains_table.core.errors import BadSetup
from captains_table.core.game import SEATS
from captains_table.core.match import Match


def draw_file(options: Namespace, language: str) -> int:
    """Write the image."""
    kind = options.output.suffix.lower()
    if kind not in (".svg", ".png"):
        raise BadSetup("{file}: a picture file ends in .svg or .png", file=options.output)
    match, changed = read_match(options.file, options.edition, options.at)
    changed = check_moment(options.file, options.at, match, changed)
    drawing = match.svg(_seat(match, options.seat), language, options.layout, options.theme)
    if kind == ".svg":
        options.output.write_text(drawing, encoding="utf-8")
    else:
        write_png(drawing, options.output, options.width)
    return tell_change(changed, language)


def _seat(match: Match, who: str | None) -> int:
    """A seat by its letter or the name of its player; without either, the spectators."""
    if who is None:
        return SPECTATOR
    letters = SEATS[: len(match.players)]
    if who in match.players:
        return match.players.index(who)
    if who in tuple(letters):
        return letters.index(who)
    raise BadSetup("nobody here is called '{who}'; the seats are {seats}", who=who, seats=", ".join(letters))


def write_picture(drawing: str, file: Path) -> None:
    """Write a plot in the format that the file name asks for: PNG for .png, else SVG."""
    if file.suffix.lower() == ".png":
        write_png(drawing, file, None)
    else:
        file.write_text(drawing, encoding="utf-8")


def write_png(drawing: str, file: Path, width: int | None) -> None:
    """Write a drawing as PNG."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise BadSetup(
            "{file}: a .png needs the package resvg-py (pip install 'captains-table[png]'); a .svg needs nothing",
            file=file,
        ) from None
    file.write_bytes(bytes(svg_to_bytes(svg_string=drawing, width=width)))
