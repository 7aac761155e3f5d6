"""Reads an edition of the divers into figures."""

from __future__ import annotations

from captains_table.core.editions import Edition, EditionReader
from captains_table.core.errors import BadSetup
from divers.rules.figures import Figures


def check_options(players: int, options: tuple[str, ...]) -> None:
    if (players == 1) != ("shark" in options):
        raise BadSetup("the shark is for one diver, and one diver needs it")


def read_figures(edition: Edition, players: int, options: tuple[str, ...]) -> Figures:
    reader = EditionReader(edition)
    reader.only(edition.data, {"edition", "hand", "rounds", "deep_rounds", "copies", "shark"}, "top")
    rounds = reader.number(edition.data, "deep_rounds" if "deep" in options else "rounds", "top", 1, 3)
    shark = reader.number(edition.data, "shark", "top", 1, 6) if "shark" in options else 0
    hand = reader.number(edition.data, "hand", "top", rounds, 3)
    return Figures(players, hand, rounds, reader.number(edition.data, "copies", "top", 2, 9), shark)
