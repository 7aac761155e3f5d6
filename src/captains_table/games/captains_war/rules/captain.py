"""CW 9: what the legendary captain does, by the clauses alone. He is side 1; his acts are told with their reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.cells import copied
from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.events import (
    ATTRIBUTE,
    BOAT,
    DOUBLE,
    EITHER,
    FORCES,
    JOKER,
    KINDS,
    colour_of,
    red_steps,
    red_track,
)
from captains_table.games.captains_war.rules.goods import circle_coins, loot_coins, loot_resource
from captains_table.games.captains_war.rules.layout import CREW_OF, GOLD, HELD, PIRATES, SHEET, TAKEN, TRACK
from captains_table.games.captains_war.rules.names import COLOUR_IDS, DIE_IDS, TRACK_IDS
from captains_table.games.captains_war.rules.pirates import bot_factory, free_row, loot_pirate, strongest, weakest
from captains_table.games.captains_war.rules.preferences import choose_joker, preferred_kind
from captains_table.games.captains_war.rules.tracks import set_out, stopped_by, walk

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.games.captains_war.rules.layout import Table

WEAKEST_UP_TO: Final = 2
"""CW 9.7: a yellow die up to this sends his weakest pirate, ..."""
STRONGEST_FROM: Final = 5
"""... from this on his strongest, and between the two nobody."""


def loot_as_captain(t: Table) -> bool:
    """CW 9.3: the two dice that the player's two leave to him, in the order of the table; whether he may recruit."""
    first, second = t.sheets[TAKEN], t.sheets[TAKEN + 1]
    row = 3 * (4 * colour_of(first) + colour_of(second))
    table = t.figures.solo_dice
    left = copied(t.dice)
    left[first] -= 1
    left[second] -= 1
    if t.tale is not None:
        arguments: dict[str, int | str] = {
            "who": 1,
            "colour": COLOUR_IDS[table[row]],
            "colour_second": COLOUR_IDS[table[row + 1]],
        }
        t.tale.append(Happening("captain-dice", arguments))
    for number in range(2):
        colour = table[row + number]
        if colour == 0:
            take_blue(t, left)
        elif colour == 1:
            loot_coins(t, 1, t.yellow)
        elif colour == 2:
            loot_pirate(t, 1, t.black)
        else:
            take_red(t)
    return table[row + 2] == 1


def take_blue(t: Table, left: Cells) -> None:
    """CW 9.5: the joker before doubles before singles."""
    if left[JOKER] > 0:
        left[JOKER] -= 1
        choose_joker(t)
        return
    faces: i64 = 0
    for kind in range(KINDS):
        if left[DOUBLE + kind] > 0:
            faces = DOUBLE
    kinds: i64 = 0
    choices: i64 = 0
    for kind in range(KINDS):
        if left[faces + kind] > 0:
            kinds |= 1 << kind
            choices += 1
    kind = preferred_kind(t, kinds)
    left[faces + kind] -= 1
    if t.tale is not None:
        arguments: dict[str, int | str] = {"who": 1, "die": DIE_IDS[faces + kind]}
        if choices > 1:
            arguments["held"] = t.sheets[SHEET + HELD + kind]
        t.tale.append(Happening("captain-blue" if choices > 1 else "captain-blue-only", arguments))
    loot_resource(t, 1, kind, 2 if faces == DOUBLE else 1)


def take_red(t: Table) -> None:
    """CW 9.5: on the track shown, "either" as CW 9.9."""
    track = red_track(t.red)
    if track == EITHER:
        step_where_behind(t, red_steps(t.red))
    else:
        step_unless_blocked(t, track, red_steps(t.red))


def step_where_behind(t: Table, steps: i64) -> None:
    """CW 9.9: the track where he is (further) behind the player, else boats."""
    boats = t.sheets[TRACK + BOAT] - t.sheets[SHEET + TRACK + BOAT]
    attributes = t.sheets[TRACK + ATTRIBUTE] - t.sheets[SHEET + TRACK + ATTRIBUTE]
    track: i64 = ATTRIBUTE if attributes > 0 and attributes > boats else BOAT
    if t.tale is not None and stopped_by(t, 1, track) == 0:
        told = "captain-track-behind" if boats > 0 or attributes > 0 else "captain-track-boats"
        gap = boats if track == BOAT else attributes
        t.tale.append(Happening(told, {"who": 1, "who_leads": 0, "track": TRACK_IDS[track], "gap": gap}))
    step_unless_blocked(t, track, steps)


def step_unless_blocked(t: Table, track: i64, steps: i64) -> None:
    """CW 9.5, CW 9.9: if he can't cross a single circle of the track, all steps go to the other one, or are lost."""
    if stopped_by(t, 1, track) != 0:
        track = BOAT + ATTRIBUTE - track
        if stopped_by(t, 1, track) != 0:
            if t.tale is not None:
                t.tale.append(Happening("steps-nowhere", {"who": 1, "count": steps}))
            return
        if t.tale is not None:
            t.tale.append(Happening("captain-track-other", {"who": 1, "track": TRACK_IDS[track]}))
    set_out(t, 1, track, steps)
    walk(t, 1)


def recruit_as_captain(t: Table, last: bool) -> None:
    """CW 9.3, CW 10.2: one pirate, the strongest he can pay whose row has room."""
    force = recruitable(t)
    if t.figures.captain_recruits == 0:
        if t.tale is not None:
            t.tale.append(Happening("captain-never-recruits", {"who": 1}))
    elif force == 0:
        if t.tale is not None:
            t.tale.append(Happening("captain-recruits-nobody", {"who": 1, "gold": t.sheets[SHEET + GOLD]}))
    else:
        price = t.figures.recruit_price[force - 1]
        t.sheets[SHEET + GOLD] -= price
        bot_factory(t, 1, force)
        if t.tale is not None:
            told = "captain-last-recruit" if last else "captain-recruits"
            t.tale.append(Happening(told, {"who": 1, "force": force, "price": price}))


def recruitable(t: Table) -> i64:
    """The highest Force he can pay whose row has room; 0 if there is none or he never recruits (CW 9.11)."""
    if t.figures.captain_recruits == 0:
        return 0
    force: i64 = FORCES
    while force > 0:
        if t.figures.recruit_price[force - 1] <= t.sheets[SHEET + GOLD] and free_row(t, 1, force) > 0:
            return force
        force -= 1
    return 0


def attacks_now(t: Table, third: i64) -> bool:
    """CW 9.4: whether exactly two of the three blue dice show the very same face."""
    pairs: i64 = 0
    if t.raid_one == t.raid_two:
        pairs += 1
    if t.raid_one == third:
        pairs += 1
    if t.raid_two == third:
        pairs += 1
    return pairs == 1


def send_by_die(t: Table, coins: i64) -> None:
    """CW 9.7: whom a yellow die sends into his crew."""
    force: i64 = 0
    hide_crew(t)
    if coins <= WEAKEST_UP_TO:
        force = weakest(t, 1)
    elif coins >= STRONGEST_FROM:
        force = strongest(t, 1)
    show_crew(t)
    if force > 0:
        t.sheets[SHEET + CREW_OF + force - 1] += 1
    if t.tale is not None:
        t.tale.append(Happening("captain-sends" if force > 0 else "captain-sends-nobody", {"who": 1, "force": force}))


def hide_crew(t: Table) -> None:
    """Only those not in the crew yet are left to choose from."""
    for row in range(FORCES):
        t.sheets[SHEET + PIRATES + row] -= t.sheets[SHEET + CREW_OF + row]


def show_crew(t: Table) -> None:
    """They stay on the sheet until the crews are revealed."""
    for row in range(FORCES):
        t.sheets[SHEET + PIRATES + row] += t.sheets[SHEET + CREW_OF + row]


def send_weakest(t: Table) -> None:
    """CW 9.7: an attack without anybody: his weakest fights alone."""
    force = weakest(t, 1)
    t.sheets[SHEET + CREW_OF + force - 1] += 1
    if t.tale is not None:
        t.tale.append(Happening("captain-sends-weakest", {"who": 1, "force": force}))


def reward_captain(t: Table) -> None:
    """CW 9.9: gold, whatever the player has, or steps."""
    if t.figures.captain_takes_gold == 0:
        step_where_behind(t, t.figures.steps)
        return
    got = circle_coins(t, 1, t.figures.steal)
    lost = t.figures.steal if t.figures.steal < t.sheets[GOLD] else t.sheets[GOLD]
    t.sheets[GOLD] -= lost
    if t.tale is not None:
        t.tale.append(Happening("captain-steals", {"who": 1, "who_loses": 0, "gold": got, "lost": lost}))
