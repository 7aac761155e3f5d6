"""The legend in the terminal: each symbol of the drawing, with what it is and does."""

from __future__ import annotations

from captains_table.core.game import Game
from captains_table.core.legend import read_legend
from captains_table.core.picture import text_width
from captains_table.terminal.screen import Screen
from captains_table.texts.speech import Words


def show_legend(game: Game, language: str, screen: Screen) -> None:
    """Show the legend of a game, or say that there is none."""
    entries = read_legend(game.folder)
    if not entries:
        screen.say(Words(language)("legend-none"), "warn")
        return
    words = Words(language, (game.folder / "texts", game.folder / "learn"))
    width = max(text_width(entry.letters) for entry in entries)
    for entry in entries:
        mark = entry.letters + " " * (width - text_width(entry.letters) + 2)
        screen.show([[(mark, "strong"), (words(entry.name), "title"), (f"  {game.letters} {entry.clause}", "dim")]])
        screen.say(words(entry.about), indent=width + 2)
