"""The board fills the room it has, and can be read: measured from what a browser has drawn.

A game joins by its tables in `TABLES` and the slots of what its players hold in `HANDS`.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest
from tools.laid_tables import NAMES, good_moment, lay_tables
from tools.serving import ServerProcess

from browser.conftest import Arriving
from captains_table.bots.play_match import bot_match

OUTER = ("porto", "lisboa", "canarias")
TABLES: list[tuple[str, int, tuple[str, ...]]] = [
    *(("capitol", players, ()) for players in (2, 3, 4)),
    *(("el_capitan", players, options) for players, options in ((2, ()), (5, ()), (5, OUTER))),
    ("captains_war", 1, ("tire-bourse",)),
    *(("captains_war", players, ()) for players in range(2, 7)),
]
"""Game, number of players and options."""
HANDS = {"capitol": ("hand-0", 48, 66), "el_capitan": ("hand-0", 48, 66), "captains_war": ("dice", 48, 48)}
"""The slots on which the first player finds the pieces of their own hand, and their least size in pixels."""
SIZES = [(1400, 900), (1280, 800), (1920, 1080)]
READ_AT = (1280, 800)
"""The window in which everything has to be large enough to read."""
COVERED = 0.85
"""The part of the board area's width, and of its height, over which the pieces spread at least."""
TEXT = 11
"""Pixels: the smallest texts."""

CAPTAINS = [f"{name}-Wilhelmine von Hohenzollern"[:30] for name in NAMES]
"""Names as long as they may be; with them the test speaks German, whose words are the longest."""

MEASURE = """
async (hand) => {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  const box = (element) => element.getBoundingClientRect();
  const pieces = [...document.querySelectorAll('.board-sheet .piece')];
  const boxes = pieces.map((piece) => box(piece.querySelector('.halo')));
  const span = (low, high) => Math.max(...boxes.map((one) => one[high])) - Math.min(...boxes.map((one) => one[low]));
  const area = box(document.querySelector('.board-area'));
  const texts = [...document.querySelectorAll('.board-sheet text')]
    .filter((text) => !text.closest('defs') && text.textContent);
  return {
    covered: [span('left', 'right') / area.width, span('top', 'bottom') / area.height],
    hand: pieces.filter((piece) => hand.includes(piece.dataset.piece)).map((piece) => box(piece.querySelector('.halo')))
      .map(({width, height}) => [width, height]),
    texts: texts.map((text) => [text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a]),
  };
}
"""


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_the_board_fills_the_window_and_can_be_read(
    arrive: Arriving, server: ServerProcess, game: str, players: int, options: tuple[str, ...]
) -> None:
    slots, least_wide, least_high = HANDS[game]
    match = bot_match(game, ["random"] * players, options, 7)
    moment = good_moment(match, 0.6)
    (view,) = [step.before.view(0) for step in match.steps() if step.number == moment]
    hand = [piece.id for piece in match.game.scene(view, []) if fnmatchcase(piece.slot, slots)]
    name = f"layout-{game}-{players}-{len(options)}"
    lay_tables(Path(server.database), {name: match})
    visitor = arrive("de", width=SIZES[0][0], height=SIZES[0][1])
    bots = [{"kind": "bot", "name": captain, "level": "random"} for captain in CAPTAINS[1:players]]
    visitor.fork_table(name, at=moment, seats=[{"kind": "me", "name": CAPTAINS[0]}, *bots])
    visitor.my_turn()
    visitor.page.wait_for_selector(".board-sheet .piece")
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        measured: dict[str, Any] = visitor.page.evaluate(MEASURE, hand)
        visitor.shot(f"{width}x{height}")
        assert min(measured["covered"]) >= COVERED, (width, height, measured["covered"])
        if (width, height) == READ_AT:
            assert len(measured["hand"]) == len(hand) > 0
            assert all(wide >= least_wide and high >= least_high for wide, high in measured["hand"]), measured["hand"]
            assert [text for text in measured["texts"] if text[1] < TEXT] == []
