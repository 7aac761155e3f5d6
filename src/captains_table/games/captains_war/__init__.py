"""Captains' War: the open game, the duel, and solo against a legendary captain."""

from __future__ import annotations

from pathlib import Path

from captains_table.core.game import Game
from captains_table.games.captains_war import (
    count,
    dump,
    edition,
    notation,
    picture,
    reasons,
    scene,
    words,
)
from captains_table.games.captains_war.rules import tensor, value
from captains_table.games.captains_war.rules.names import CAPTAIN_IDS
from captains_table.games.captains_war.rules.state import CaptainsWar

GAME = Game(
    id="captains_war",
    letters="CW",
    folder=Path(__file__).parent,
    players=range(1, 7),
    options=tuple(CAPTAIN_IDS),
    check_options=edition.check_options,
    prepare=edition.prepare,
    begin=CaptainsWar,
    event_texts=notation.event_texts,
    dump=dump.dump,
    explain=reasons.explain,
    tell=words.tell,
    voice=words.voice,
    judge=value.Corsair(),
    picture=picture.picture,
    count=count.count,
    scene=scene.scene,
    encoding=tensor.Numbers(),
    plain=scene.PLAIN,
    untimely=(201, 701, 1001),
    figures_of=words.figures_of,
    rivals=words.rivals,
)
