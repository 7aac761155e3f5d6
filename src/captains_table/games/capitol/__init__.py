"""Capitol."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Game
from captains_table.games.capitol.count import count
from captains_table.games.capitol.dump import dump
from captains_table.games.capitol.edition import read_charts
from captains_table.games.capitol.figures import Charts
from captains_table.games.capitol.notation import event_texts
from captains_table.games.capitol.picture import picture
from captains_table.games.capitol.rules import Capitol
from captains_table.games.capitol.value import value
from captains_table.games.capitol.words import explain, tell, voice


def _no_options(players: int, options: tuple[str, ...]) -> None:
    """Capitol has none, so nothing can clash."""


def _charts_of(state: State) -> Charts:
    return cast("Capitol", state).charts


GAME = Game(
    id="capitol",
    letters="CA",
    folder=Path(__file__).parent,
    players=range(2, 5),
    options=(),
    check_options=_no_options,
    prepare=read_charts,
    begin=Capitol,
    event_texts=event_texts,
    dump=dump,
    explain=explain,
    tell=tell,
    voice=voice,
    value=value,
    picture=picture,
    count=count,
    figures_of=_charts_of,
)
