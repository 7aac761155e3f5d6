"""Finished games put into a server's database, from which a browser can fork a game at a good moment."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from captains_table.core.luck import Luck
from captains_table.core.match import Match

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn"]
NEAR = 0.08
"""How far a good moment may be from the requested part of the game."""


def lay_tables(database: Path, matches: Mapping[str, Match]) -> None:
    """Put each game into the database as a table with that name."""
    from captains_table.play.acts import open_table
    from captains_table.play.facts import SeatPlan, Setup
    from captains_table.play.table_index import row_of
    from captains_table.server.database import Database
    from captains_table.server.queries import write_facts

    store = Database(f"sqlite:///{database}")
    store.prepare()
    for name, match in matches.items():
        setup = Setup(
            match.game.id,
            [SeatPlan("bot", captain, "random") for captain in NAMES[: len(match.players)]],
            list(match.options),
            prefix=[(entry.seat, entry.text) for entry in match.entries],
        )
        table = open_table(name, setup, "", 0, Luck(0))
        with store._writer.begin() as connection:
            write_facts(connection, table.id, row_of(table), table.fresh)
    store.close()


def good_moment(match: Match, part: float) -> int:
    """A moment near that part of the game at which the first player has the most choices."""
    near = [
        (len(step.before.legal()), step.number)
        for step in match.steps()
        if step.entry.seat == 0 and abs(step.number / len(match.entries) - part) < NEAR
    ]
    return max(near)[1]
