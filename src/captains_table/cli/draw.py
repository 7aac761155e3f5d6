"""`captains-table draw`: the table of a recorded game as a picture."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from captains_table.cli.recorded import check_moment, read_match, tell_change
from captains_table.core.contract import SPECTATOR
from captains_table.core.errors import BadSetup
from captains_table.core.game import SEATS
from captains_table.core.match import Match


def draw_file(options: Namespace, language: str) -> int:
    """Write the picture."""
    kind = options.output.suffix.lower()
    if kind not in (".svg", ".png"):
        raise BadSetup(f"{options.output}: the file name must end in .svg or .png")
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
    raise BadSetup(f"no player is called '{who}'; the seats are {', '.join(letters)}")


def write_picture(drawing: str, file: Path) -> None:
    """A plot as the name of its file says: in dots for .png, else in lines."""
    if file.suffix.lower() == ".png":
        write_png(drawing, file, None)
    else:
        file.write_text(drawing, encoding="utf-8")


def write_png(drawing: str, file: Path, width: int | None) -> None:
    """The drawing in dots."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise BadSetup(
            f"{file}: .png output needs resvg-py (pip install 'captains-table[png]'); .svg needs nothing"
        ) from None
    file.write_bytes(bytes(svg_to_bytes(svg_string=drawing, width=width)))
