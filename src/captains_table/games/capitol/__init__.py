"""Capitol, by Alan R. Moon and Aaron Weissblum: buildings, roofs and permits in the nine zones of ancient Rome."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Game
from captains_table.games.capitol import (
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
from captains_table.games.capitol.rules import features, tensor, terms, updates, value
from captains_table.games.capitol.rules.figures import Figures
from captains_table.games.capitol.rules.state import Capitol


def _no_options(_players: int, _options: tuple[str, ...]) -> None:
    """Capitol has no options, so none can clash."""


def _figures_of(state: State) -> Figures:
    return cast("Capitol", state).figures


GAME = Game(
    id="capitol",
    letters="CA",
    folder=Path(__file__).parent,
    players=range(2, 5),
    options=(),
    check_options=_no_options,
    prepare=edition.read_figures,
    begin=Capitol,
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
    judge=value.Builder(),
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
