"""The picture for the terminal: one's own sheet as it is printed, one line for each of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from captains_table.core.contract import State
from captains_table.core.picture import WIDTH, Row, beside, by_words, padded, row_width, shortened, text_width, wrapped
from captains_table.core.say import Say
from captains_table.games.captains_war.dump import STEPS
from captains_table.games.captains_war.explain import missing_for
from captains_table.games.captains_war.rules.figures import ACQUISITIONS, ANY, PRICE
from captains_table.games.captains_war.rules.goods import free_circles, free_coins
from captains_table.games.captains_war.rules.layout import (
    ATTACKS,
    BOARDING_BONUS,
    CIRCLED,
    COINS,
    COMMAND,
    CREW_OF,
    DEFENCES,
    GOLD,
    HELD,
    OWNED,
    PIRATES,
    SHEET,
    TAKEN,
    TNT,
    TRACK,
)
from captains_table.games.captains_war.rules.names import (
    BLACK_DIE,
    DIE_NAMES,
    FORCES,
    JOKER,
    RED_DIE,
    RED_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    TRACK_NAMES,
    TRACKS,
    YELLOW_DIE,
)
from captains_table.games.captains_war.rules.pirates import free_row
from captains_table.games.captains_war.rules.scoring import score_of
from captains_table.games.captains_war.rules.secrets import has_chosen
from captains_table.games.captains_war.rules.state import CaptainsWar
from captains_table.games.captains_war.words import THINGS

MARGIN = 12
"""Columns before the circles of a track."""
CIRCLE = 5
"""Columns for a circle."""
LONGEST_BAR = 30
NAME = 14
"""Columns for a player's name."""
CAPTAIN_NAME = 19
"""Columns for a captain's."""
TNT_MARK = "TNT"
HEADS = ("name", "pr", "gold", "coins", *RESOURCE_NAMES, "crew", *TRACK_NAMES, "boardings", "bonus", "command")
"""The columns of the others' table."""
GAINS = ("", "gain-gold", "gain-joker", "gain-pirate", "gain-boarding", "gain-pr")


def picture(state: State, say: Say, width: int = WIDTH) -> list[Row]:
    """The table of a view, seen from its seat (from the active one if it has none)."""
    state = cast("CaptainsWar", state)
    me = next(seat for seat in (int(state.viewer), int(state.to_move), int(state.active), 0) if 0 <= seat < state.seats)
    rows = [_headline(state, say), *wrapped(_dice(state, say), width, 2), _chosen(state, me, say), []]
    rows += _own_sheet(state, me, say, width)
    if state.figures.sides > 1:
        rows += [[], *_others(state, me, say, width)]
    return rows


def style_of(state: CaptainsWar, side: int) -> str:
    """The style of a side's things."""
    return f"seat-{side}" if side < state.seats else "rival"


def thing_name(say: Say, thing: str) -> str:
    """An acquisition without an article."""
    return say(f"short-{thing}") if thing in THINGS else thing


def _headline(state: CaptainsWar, say: Say) -> Row:
    if state.active < 0:
        return [(say("label-turn", turn=int(state.turn), phase=STEPS[state.phase]), "title")]
    return [(say("label-turn-active", turn=int(state.turn), phase=STEPS[state.phase], who=int(state.active)), "title")]


def _dice(state: CaptainsWar, say: Say) -> Row:
    """The roll."""
    row: Row = [(say("label-dice") + "  ", "dim")]
    for die in range(YELLOW_DIE):
        row += [(_face(state, die, say), "tint-blue"), ("  ", "")] * int(state.dice[die])
    for die, tint in ((YELLOW_DIE, "tint-yellow"), (BLACK_DIE, "strong"), (RED_DIE, "tint-red")):
        if state.dice[die]:
            row += [(_face(state, die, say), tint), ("  ", "")]
    if len(row) == 1:
        row.append((say("label-no-dice"), "dim"))
    return row


def _chosen(state: CaptainsWar, me: int, say: Say) -> Row:
    """The die set aside and the dice taken by the viewer."""
    row: Row = []
    if state.aside >= 0:
        row.append((say("label-aside", shown=_face(state, int(state.aside), say)) + "   ", "warn"))
    taken = [int(state.sheets[me * SHEET + TAKEN + number]) for number in range(2)]
    if state.dice[RED_DIE] and taken[0] >= 0:
        faces = ", ".join(_face(state, die, say) for die in taken if die >= 0)
        row.append((say("label-taken", shown=faces), style_of(state, me)))
    return row


def _face(state: CaptainsWar, die: int, say: Say) -> str:
    """What a die shows, in short."""
    if die == YELLOW_DIE:
        return say("label-coins", count=int(state.yellow))
    if die == BLACK_DIE:
        return f"{say('label-force')} {state.black}"
    if die == RED_DIE:
        track, steps = RED_NAMES[state.red].split("-")
        return f"{say('label-either') if track == 'either' else say(f'head-{track}')} {steps}"
    if die == JOKER:
        return say("gain-joker-long")
    resource, _, double = DIE_NAMES[die].partition("-")
    return say(f"resource-{resource}") + (" ×2" if double else "")


# One's own sheet


def _own_sheet(state: CaptainsWar, me: int, say: Say, width: int) -> list[Row]:
    base = me * SHEET
    coins = int(state.figures.coins)
    circled = say("label-circled", count=coins - int(free_coins(state, me)), stock=coins)
    head: Row = [
        (shortened(say.player(me), 40), style_of(state, me)),
        (f"   {score_of(state, me)} {say('label-pr')}", "strong"),
        (f"   {say('label-gold', gold=int(state.sheets[base + GOLD]))}", "tint-yellow"),
        (f"   {circled}", "dim"),
    ]
    rows = [head, *beside([_chest(state, me, say), _crew(state, me, say)], 4), []]
    for track in range(TRACKS):
        rows += _track(state, me, track, say, width)
        rows += _acquisitions(state, me, track, say, width)
    rows.append(_boardings(state, me, say))
    for legend in ("label-legend" if state.figures.solo else "label-legend-open", "label-gains"):
        rows += wrapped(by_words(say(legend), "dim"), width, 2)
    return rows


def _chest(state: CaptainsWar, me: int, say: Say) -> list[Row]:
    rows: list[Row] = [[(say("label-chest"), "dim")]]
    for resource in range(RESOURCES):
        held, circled = (int(state.sheets[me * SHEET + cell + resource]) for cell in (HELD, CIRCLED))
        stock, free = int(state.figures.stock[resource]), int(free_circles(state, me, resource))
        row: Row = [(f"  {say(f'resource-{RESOURCE_NAMES[resource]}'):<10}", ""), (f"{held:>2}  ", "strong")]
        if stock <= LONGEST_BAR:
            row.append(("●" * held, "good"))
            row.append(("×" * (circled - held), "dim"))
            row.append(("·" * free, "dim"))
            row.append(("○" * (stock - free - circled), "rival"))
        else:
            row.append((f"{stock - free}/{stock}", "dim"))
        rows.append(row)
    return rows


def _crew(state: CaptainsWar, me: int, say: Say) -> list[Row]:
    rows: list[Row] = [[(say("label-crew"), "dim")]]
    for force in range(1, FORCES + 1):
        count = int(state.sheets[me * SHEET + PIRATES + force - 1])
        price, free = state.figures.recruit_price[force - 1], free_row(state, me, force)
        row: Row = [(f"{say('label-force')} {force}  ", ""), (f"{count:>2} ", "strong" if count else "dim")]
        row.append((f"  ({price:>2}, {free:>2})", "dim"))
        sent = int(state.sheets[me * SHEET + CREW_OF + force - 1])
        if sent:
            row.append((f"  {say('label-sent')} {sent}", "warn"))
        rows.append(row)
    return rows


def _track(state: CaptainsWar, me: int, track: int, say: Say, width: int) -> list[Row]:
    """Circles with padlocks, and below them what they give."""
    crossed, owned = (int(state.sheets[me * SHEET + cell + track]) for cell in (TRACK, OWNED))
    padlocks = [int(padlock) for padlock in state.figures.padlocks]
    label = say("label-boats" if track == 0 else "label-attributes")
    rows: list[Row] = []
    across = (width - MARGIN) // CIRCLE
    for start in range(1, state.figures.circles + 1, across):
        circles: Row = padded([(f"{label} " if start == 1 else "", "strong")], MARGIN)
        gains: Row = padded([], MARGIN)
        if start == 1 and 0 in padlocks:
            circles[-1] = (circles[-1][0][:-2] + ("| " if owned else "# "), circles[-1][1])
        for circle in range(start, min(start + across, state.figures.circles + 1)):
            circles.append(("(×)" if circle <= crossed else "( )", style_of(state, me) if circle <= crossed else ""))
            lock = padlocks.index(circle) if circle in padlocks else -1
            mark = "  " if lock < 0 else "| " if owned > lock else "# "
            circles.append((mark, "bad" if mark == "# " else "dim"))
            gain = f"{_gain(state, track, circle, say):^{CIRCLE}}"[:CIRCLE]
            gains.append((gain, "dim" if circle <= crossed else "tint-yellow"))
        rows += [circles, gains]
    return rows


def _gain(state: CaptainsWar, track: int, circle: int, say: Say) -> str:
    place = track * (int(state.figures.circles) + 1) + circle
    gain = int(state.figures.gains[place])
    return say(GAINS[gain], size=int(state.figures.gain_sizes[place])) if gain else ""


def _acquisitions(state: CaptainsWar, me: int, track: int, say: Say, width: int) -> list[Row]:
    """What is owned, what comes next, and what is still missing for it."""
    owned = int(state.sheets[me * SHEET + OWNED + track])
    row: Row = padded([], MARGIN)
    for number in range(ACQUISITIONS):
        at = track * ACQUISITIONS + number
        text = f"{thing_name(say, state.figures.things[at])} {state.figures.points[at]}{say('label-pr')}"
        row.append((f"{'✓' if number < owned else '·'} {text}   ", "good" if number < owned else "dim"))
    rows = wrapped(row, width, MARGIN)
    if owned < ACQUISITIONS:
        at = track * ACQUISITIONS + owned
        price = [int(state.figures.prices[at * PRICE + resource]) for resource in range(ANY + 1)]
        text = say("label-next", name=thing_name(say, state.figures.things[at]), goods=_goods(price, say))
        line: Row = [*padded([], MARGIN), (text + "   ", "")]
        lack = _lack(state, me, track, say)
        if row_width([*line, lack]) > width:
            rows.append(line)
            line = padded([], MARGIN + 2)
        rows.append([*line, lack])
    return rows


def _lack(state: CaptainsWar, me: int, track: int, say: Say) -> tuple[str, str]:
    missing = [int(count) for count in missing_for(state, me, track).values()]
    if any(missing):
        return say("label-missing", goods=_goods(missing, say)), "bad"
    return say("label-payable"), "good"


def _goods(counts: Sequence[int], say: Say) -> str:
    """How many of each resource, and of any."""
    names = [*(say(f"resource-{resource}") for resource in RESOURCE_NAMES), say("label-any")]
    return ", ".join(
        name if count == 1 else f"{name} ×{count}" for name, count in zip(names, counts, strict=True) if count
    )


def _boardings(state: CaptainsWar, me: int, say: Say) -> Row:
    base = me * SHEET
    attacks, defences = int(state.sheets[base + ATTACKS]), int(state.sheets[base + DEFENCES])
    marks = [say("label-attack")] * attacks + [say("label-defence")] * defences
    marks += ["·"] * (int(state.figures.boardings) - len(marks))
    row: Row = [(say("label-boardings") + "  ", "strong"), ("[" + " ".join(marks) + "]", "")]
    row.append((f"  {say('label-bonus')} +{state.sheets[base + BOARDING_BONUS]}", "dim"))
    if state.sheets[base + TNT]:
        row.append((f"  {TNT_MARK}", "warn"))
    bonuses = [str(bonus) for bonus in state.sheets[base + COMMAND : base + COMMAND + 2] if bonus]
    text = say("label-command", bonuses=" + ".join(bonuses) or "–")
    row.append((f"   {text}", "good" if bonuses else "dim"))
    return row


# The others


def _others(state: CaptainsWar, me: int, say: Say, width: int) -> list[Row]:
    """A table with one line per other side, split in two if there is no room for all its columns."""
    heads = [say(f"head-{head}") for head in HEADS]
    lines = [heads]
    others = [side for side in range(state.figures.sides) if side != me]
    for side in others:
        lines.append(_other(state, side, say))
    widths = [max(text_width(line[column]) for line in lines) for column in range(len(heads))]
    half = HEADS.index(TRACK_NAMES[0])
    whole = sum(widths) + len(widths) + len(TNT_MARK) <= width
    rows: list[Row] = []
    for shown in [range(len(HEADS))] if whole else [range(half), [0, *range(half, len(HEADS))]]:
        for number, line in enumerate(lines):
            row: Row = []
            for column in shown:
                is_name = number > 0 and column == 0
                style = style_of(state, others[number - 1]) if is_name else "" if number else "dim"
                row += [*padded([(line[column], style)], widths[column]), (" ", "")]
            if number and shown[-1] == len(HEADS) - 1 and state.sheets[others[number - 1] * SHEET + TNT]:
                row.append((TNT_MARK, "warn"))
            rows.append(row)
    return rows


def _other(state: CaptainsWar, side: int, say: Say) -> list[str]:
    cells = [int(state.sheets[side * SHEET + cell]) for cell in range(SHEET)]
    done = "✓" if state.sealed and has_chosen(state, side) else " "
    return [
        done + shortened(say.player(side), NAME if side < state.seats else CAPTAIN_NAME),
        str(score_of(state, side)),
        str(cells[GOLD]),
        str(cells[COINS]),
        *(str(cells[HELD + resource]) for resource in range(RESOURCES)),
        " ".join(str(count) for count in cells[PIRATES : PIRATES + FORCES]),
        *(f"{cells[OWNED + track]}: {cells[TRACK + track]}/{state.figures.circles}" for track in range(TRACKS)),
        f"{cells[ATTACKS]}/{cells[DEFENCES]}",
        f"+{cells[BOARDING_BONUS]}",
        "+".join(str(bonus) for bonus in cells[COMMAND : COMMAND + 2] if bonus) or "–",
    ]
