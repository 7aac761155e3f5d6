"""What notebooks show, made outside of one."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from captains_table.bots.arena import bouts, fight
from captains_table.bots.play_match import bot_match
from captains_table.core.errors import TableError
from captains_table.core.replay import replay
from captains_table.core.svg import fitted
from captains_table.notebook import analysed, rated, steps
from divers import GAME

pytestmark = pytest.mark.usefixtures("divers")


def words_in(drawing: str) -> str:
    return "".join(ElementTree.fromstring(drawing).itertext())


def test_every_moment_can_be_seen_in_any_language() -> None:
    match = bot_match(GAME, ["random", "random"], seed=1)
    looking = steps(match, seat=0, language="fr")
    assert looking.moment().state.fingerprint() == match.state.fingerprint()
    for at in range(len(match.entries) + 1):
        looking.at = at
        assert str(looking.moment()) == str(replay(match.record(), upto=at))
        assert bool(looking.told()) == (at > 0)
    assert "random A" in words_in(looking.svg())


def test_a_moment_has_its_count() -> None:
    match = bot_match(GAME, ["random", "random"], seed=1)
    looking = steps(match, language="en")
    count = looking.count()
    assert count is not None
    assert [row.cells[0][0].value for row in count.rows] == match.state.scores()
    for looking.at in (0, 1):
        assert looking.count() is None


def test_the_slider_moves_through_the_match() -> None:
    match = bot_match(GAME, ["random", "random"], seed=1)
    looking = steps(match, language="en", at=4)
    slider, told, table = looking.widget().children
    assert (slider.value, slider.max, slider.description) == (4, len(match.entries), "Position")
    before = table.value
    slider.value = 9
    assert told.value == looking.told()
    assert table.value != before
    bundle = looking._repr_mimebundle_()
    assert bundle["image/svg+xml"] == fitted(looking.svg())
    assert "application/vnd.jupyter.widget-view+json" in bundle


def test_without_widgets_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ipywidgets", None)
    looking = steps(bot_match(GAME, ["random", "random"]))
    assert looking.svg()
    with pytest.raises(TableError, match="captains-table\\[notebook\\]"):
        looking.widget()


def test_plots_show_themselves_and_can_be_saved(tmp_path: Path) -> None:
    match = bot_match(GAME, ["level2", "random"], seed=2)
    chances = analysed(match, iterations=8, language="de")
    assert chances.analysis.chances[-1][0] == len(match.entries)
    assert "level2 A" in words_in(chances._repr_svg_())
    results = [fight(bout) for bout in bouts(GAME, [], ["random", "greedy"], 2, 4, seed=1)]
    plot = rated(results, "Divers")
    plot.save(tmp_path / "plot.svg")
    assert re.search(r"greedy [\d.]+ ± [\d.]+", words_in((tmp_path / "plot.svg").read_text(encoding="utf-8")))
