"""The notation: the text of every event, in the order of their ids."""

from __future__ import annotations

from captains_table.core.game import SEATS
from captains_table.games.captains_war.rules.events import FORCES, MOST_COINS, MOST_STEPS
from captains_table.games.captains_war.rules.figures import WarFigures
from captains_table.games.captains_war.rules.names import DIE_IDS, KIND_IDS, RED_IDS, TRACK_IDS

FACES = DIE_IDS[:9]
"""The faces of blue dice."""
RED_FACES = [f"{track}-{steps}" for track in RED_IDS for steps in range(1, MOST_STEPS + 1)]


def event_texts(_: WarFigures) -> list[str]:
    """The same for every edition and number of players."""
    forces = range(1, FORCES + 1)
    return [
        *(f"first {seat}" for seat in SEATS),
        *(f"blue {face}" for face in FACES),
        *(f"yellow {coins}" for coins in range(1, MOST_COINS + 1)),
        *(f"black {force}" for force in forces),
        *(f"red {face}" for face in RED_FACES),
        *(f"aside {die}" for die in DIE_IDS),
        *(f"take {die}" for die in DIE_IDS),
        *(f"choose {kind}" for kind in KIND_IDS),
        *(f"step {track}" for track in TRACK_IDS),
        *(f"buy {kind}" for kind in KIND_IDS),
        *(f"acquire {track}" for track in TRACK_IDS),
        *(f"pay {kind}" for kind in KIND_IDS),
        *(f"recruit {force}" for force in forces),
        "done",
        *(f"attack {seat}" for seat in SEATS),
        "attack captain",
        "hold",
        *(f"crew {force}" for force in forces),
        "crew done",
        "reward gold",
        *(f"reward {track}" for track in TRACK_IDS),
        "reward none",
    ]
