"""El Capitán, by Wolfgang Kramer and Horst-Rainer Rösner: merchants of the 15th century around the Mediterranean."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Game
from captains_table.games.el_capitan.count import count
from captains_table.games.el_capitan.dump import dump
from captains_table.games.el_capitan.edition import OUTER, check_options, read_figures
from captains_table.games.el_capitan.explain import explain
from captains_table.games.el_capitan.notation import event_texts
from captains_table.games.el_capitan.offers import PLAIN
from captains_table.games.el_capitan.picture import picture
from captains_table.games.el_capitan.rules.figures import Figures
from captains_table.games.el_capitan.rules.state import ElCapitan
from captains_table.games.el_capitan.rules.tensor import Numbers
from captains_table.games.el_capitan.rules.value import Merchant
from captains_table.games.el_capitan.scene import scene
from captains_table.games.el_capitan.words import tell, voice


def _figures_of(state: State) -> Figures:
    return cast("ElCapitan", state).figures


GAME = Game(
    id="el_capitan",
    letters="EC",
    folder=Path(__file__).parent,
    players=range(2, 6),
    options=OUTER,
    check_options=check_options,
    prepare=read_figures,
    begin=ElCapitan,
    event_texts=event_texts,
    dump=dump,
    explain=explain,
    tell=tell,
    voice=voice,
    judge=Merchant(),
    picture=picture,
    count=count,
    scene=scene,
    encoding=Numbers(),
    plain=PLAIN,
    untimely=(106, 907),
    figures_of=_figures_of,
)
