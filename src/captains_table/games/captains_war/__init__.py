"""Captains' War: the open game, the duel, and solo against a legendary captain."""

from __future__ import annotations

from pathlib import Path

from captains_table.core.game import Game
from captains_table.games.captains_war import (
    count,
    dump,
    edition,
    explain,
    notation,
    offers,
    picture,
    prompt,
    reasons,
    scene,
    spotlight,
    standing,
    waste,
    words,
)
from captains_table.games.captains_war.rules import features, tensor, terms, updates, value
from captains_table.games.captains_war.rules.names import CAPTAIN_NAMES
from captains_table.games.captains_war.rules.state import CaptainsWar

GAME = Game(
    id="captains_war",
    letters="CW",
    folder=Path(__file__).parent,
    players=range(1, 7),
    options=tuple(CAPTAIN_NAMES),
    check_options=edition.check_options,
    prepare=edition.read_figures,
    begin=CaptainsWar,
    event_texts=notation.event_texts,
    dump=dump.dump,
    explain=explain.explain,
    tell=words.tell,
    voice=words.voice,
    prompt=prompt.prompt,
    standing=standing.standing,
    waste=waste.waste,
    terms=terms.terms,
    reason=reasons.reason,
    judge=value.Corsair(),
    picture=picture.picture,
    count=count.count,
    spotlight=spotlight.spotlight,
    outcome=spotlight.outcome,
    scene=scene.scene,
    encoding=tensor.Numbers(),
    updates=updates.Changes(),
    features=features.Insight(),
    plain=offers.PLAIN,
    untimely=explain.UNTIMELY,
    figures_of=words.figures_of,
    rivals=words.rivals,
)
