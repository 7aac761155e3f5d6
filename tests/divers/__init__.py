"""Divers: a tiny whole game for the tests, with a secret, a simultaneous choice, a rival and an automatic count."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Game
from divers import (
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
    standing,
    waste,
    words,
)
from divers.rules import tensor, terms, value
from divers.rules.figures import Figures
from divers.rules.state import Divers


def _figures_of(state: State) -> Figures:
    return cast("Divers", state).figures


def _rivals(figures: Figures) -> tuple[str, ...]:
    return ("shark",) if figures.shark else ()


GAME = Game(
    id="divers",
    letters="DI",
    folder=Path(__file__).parent,
    players=range(1, 5),
    options=("deep", "shark"),
    check_options=edition.check_options,
    prepare=edition.read_figures,
    begin=Divers,
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
    judge=value.Diver(),
    picture=picture.picture,
    count=count.count,
    scene=scene.scene,
    encoding=tensor.Numbers(),
    plain=offers.PLAIN,
    untimely=explain.UNTIMELY,
    figures_of=_figures_of,
    rivals=_rivals,
)
