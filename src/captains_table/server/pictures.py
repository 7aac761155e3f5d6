"""Pictures of tables for link previews in chats: the spectators' view as PNG, drawn in a separate process.

Drawing takes half a second, and the library that rasterises blocks all threads in the meantime.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from importlib.util import find_spec

from captains_table.core.contract import SPECTATOR
from captains_table.core.match import find_game
from captains_table.core.svg import draw, framed
from captains_table.play.acts import begun
from captains_table.play.previews import sample_view
from captains_table.play.table import Table
from captains_table.server.processes import OneProcess
from captains_table.texts.speech import Speech
from captains_table.thinking import Task, match_of, task_for

WIDTH, HEIGHT = 1200, 630
"""The size that chats have room for."""
GROUND = "#5a3c25"
SECONDS = 20.0
"""The time limit of one picture."""
WAITING = 20
"""How many pictures can wait while another one is drawn."""
KEPT = 60
"""How many pictures are cached, a quarter of a megabyte each."""


@dataclass(frozen=True)
class Sitter:
    """The subject of a picture: a table as it is now; without a task, the sample position of a game."""

    game: str
    language: str
    names: tuple[str, ...] = ()
    moment: str = ""
    """Which table, and when, as far as spectators can tell."""
    task: Task | None = None

    @property
    def key(self) -> tuple[str, ...]:
        """The cache key of the picture."""
        return self.game, self.language, self.moment, *self.names


def sitter_at(table: Table) -> Sitter:
    """A table with a game in progress or finished, as it is now."""
    names = tuple(table.name(seat) for seat in range(len(table.seats)))
    moment = f"{table.id} {table.length_for(SPECTATOR)} {begun(table).back_for(SPECTATOR)}"
    return Sitter(table.game.id, table.setup.language, names, moment, task_for(table, SPECTATOR, None))


class Pictures(OneProcess):
    """Draws pictures and caches the latest."""

    def __init__(self, seconds: float = SECONDS) -> None:
        super().__init__(seconds, WAITING)
        self.can_draw = find_spec("resvg_py") is not None
        """The rasteriser is an optional part of the installation."""
        self._kept: OrderedDict[tuple[str, ...], bytes] = OrderedDict()
        self._drawing: dict[tuple[str, ...], asyncio.Future[bytes]] = {}

    def shows(self, game: str) -> bool:
        """Whether there are pictures of a game."""
        return self.can_draw and (find_game(game).folder / "board.svg").is_file()

    async def drawn(self, sitter: Sitter) -> bytes:
        """Return a picture as PNG. Requests for a picture that is being drawn share it."""
        key = sitter.key
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._drawing:
            drawing = self._drawing[key] = asyncio.ensure_future(self.do(draw_picture, sitter))
            drawing.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(self._drawing[key])

    def _keep(self, key: tuple[str, ...], done: asyncio.Future[bytes]) -> None:
        del self._drawing[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


# In the process


def draw_picture(sitter: Sitter) -> bytes:
    """Draw a picture as PNG."""
    from resvg_py import svg_to_bytes

    game = find_game(sitter.game)
    if sitter.task is None:
        view, options = sample_view(game), []
    else:
        match = match_of(sitter.task)
        view, options = match.view_to_choose(SPECTATOR), match.options
    drawing = draw(game, view, Speech(sitter.language, game, view, sitter.names), (), options)
    return bytes(svg_to_bytes(svg_string=framed(drawing, WIDTH, HEIGHT, GROUND)))
