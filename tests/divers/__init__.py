"""Divers: a tiny whole game for the tests, with a secret, a simultaneous choice, a rival and an automatic count."""

from __future__ import annotations

from pathlib import Path

from captains_table.core.game import Game
from divers import count, rules, scene, words

GAME = Game(
    id="divers",
    letters="DI",
    folder=Path(__file__).parent,
    players=range(1, 5),
    options=("deep", "shark"),
    check_options=rules.check_options,
    prepare=rules.prepare,
    begin=rules.Divers,
    event_texts=rules.event_texts,
    dump=words.dump,
    explain=words.explain,
    tell=words.tell,
    voice=words.voice,
    judge=words.Diver(),
    picture=words.picture,
    count=count.count,
    scene=scene.scene,
    plain=scene.PLAIN,
    untimely=(103, 201, 303),
    figures_of=rules.figures_of,
    rivals=rules.rivals,
)
