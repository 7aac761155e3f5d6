"""What players are told about how strong bots are is what was measured."""

from __future__ import annotations

import re
from pathlib import Path

from captains_table.bots import BOTS, FOR_NEWCOMERS
from captains_table.bots.levels import WINS

MEASURED = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
ROW = re.compile(r"\| \w+ \| 2 \| level ?(\d)[^|]*\| level(\d) \| \d+% \| (\d+)%–(\d+)%")


def test_a_level_wins_as_often_as_is_said() -> None:
    """Give or take two games in a hundred, what is said lies in the 95% interval of every measurement."""
    duels = [tuple(map(int, row)) for row in ROW.findall(MEASURED)]
    assert {one for one, other, *_ in duels if one == other + 1} == {2, 3, 4, 5}
    for one, other, low, high in duels:
        if one == other + 1:
            assert low - 2 <= 10 * WINS[f"level{one}"] <= high + 2, f"level{one}: {low} to {high} %"


def test_who_is_new_meets_the_second_level() -> None:
    assert [bot for bot in BOTS if bot.startswith("level")][1] == FOR_NEWCOMERS
    assert set(WINS) < set(BOTS)
