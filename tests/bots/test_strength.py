"""What players are told about how strong bots are is what was measured."""

from __future__ import annotations

import re
from pathlib import Path

from captains_table.bots import BOTS, FOR_NEWCOMERS
from captains_table.bots.levels import WINS

MEASURED = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
ROW = re.compile(r"\| \w+ \| 2 \| level ?(\d)[^|]*\| level(\d) \| (\d+)%")


def test_a_level_wins_as_often_as_is_said() -> None:
    duels = [(int(one), int(other), int(share)) for one, other, share in ROW.findall(MEASURED)]
    assert {one for one, other, _ in duels if one == other + 1} == {2, 3, 4, 5}
    for one, other, share in duels:
        if one == other + 1:
            assert abs(share / 10 - WINS[f"level{one}"]) <= 0.75, f"level{one}: {share} %"


def test_who_is_new_meets_the_second_level() -> None:
    assert [bot for bot in BOTS if bot.startswith("level")][1] == FOR_NEWCOMERS
    assert set(WINS) < set(BOTS)
