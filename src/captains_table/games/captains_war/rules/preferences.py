"""CW 9.5: which of several resources the captain takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.events import KINDS
from captains_table.games.captains_war.rules.goods import free_circles, loot_resource
from captains_table.games.captains_war.rules.layout import HELD, SHEET
from captains_table.games.captains_war.rules.names import KIND_IDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.layout import Table

EVERY_KIND: Final = 15
"""The set of all four kinds, a bit each."""


def preferred_kind(t: Table, kinds: i64) -> i64:
    """CW 9.5: of these kinds the one he holds fewest of, the highest in the chest on a tie; those without a free
    circle are passed over if another is possible."""
    best: i64 = -1
    fewest: i64 = 0
    for kind in range(KINDS):
        if kinds >> kind & 1 == 1:
            held = t.sheets[SHEET + HELD + kind]
            if free_circles(t, 1, kind) <= 0:
                held += 1000
            if best < 0 or held < fewest:
                best = kind
                fewest = held
    return best


def choose_joker(t: Table) -> None:
    """CW 9.5: the captain's joker, on a die or a track."""
    kind = preferred_kind(t, EVERY_KIND)
    if free_circles(t, 1, kind) <= 0:
        if t.tale is not None:
            t.tale.append(Happening("joker-lost", {"who": 1}))
        return
    if t.tale is not None:
        held = t.sheets[SHEET + HELD + kind]
        t.tale.append(Happening("captain-joker", {"who": 1, "resource": KIND_IDS[kind], "held": held}))
    loot_resource(t, 1, kind, 1)
