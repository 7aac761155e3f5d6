"""El Capitán, by Wolfgang Kramer and Horst-Rainer Rösner: merchants of the 15th century around the Mediterranean."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Game
from captains_table.games.el_capitan import (
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
from captains_table.games.el_capitan.rules import features, tensor, terms, updates, value
from captains_table.games.el_capitan.rules.figures import Figures
from captains_table.games.el_capitan.rules.state import ElCapitan


def _figures_of(state: State) -> Figures:
    return cast("ElCapitan", state).figures


GAME = Game(
    id="el_capitan",
    letters="EC",
    folder=Path(__file__).parent,
    players=range(2, 6),
    options=edition.OUTER,
    check_options=edition.check_options,
    prepare=edition.read_figures,
    begin=ElCapitan,
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
    judge=value.Merchant(),
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
    figures_of=_figures_of,
)
