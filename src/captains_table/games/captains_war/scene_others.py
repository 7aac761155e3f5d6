"""The sheets of the others in Captains' War as pieces: counts, and what an opened sheet shows of the tracks."""

from __future__ import annotations

from functools import partial

from captains_table.core.game import Phrase
from captains_table.core.scene import Scene
from captains_table.games.captains_war.rules.figures import ACQUISITIONS
from captains_table.games.captains_war.rules.goods import free_circles
from captains_table.games.captains_war.rules.layout import (
    ATTACKS,
    BOARDING_BONUS,
    COINS,
    DEFENCES,
    GOLD,
    HELD,
    OWNED,
    PIRATES,
    TRACK,
)
from captains_table.games.captains_war.rules.names import FORCES, RESOURCE_NAMES, RESOURCES, TRACK_NAMES, TRACKS
from captains_table.games.captains_war.rules.state import CaptainsWar
from captains_table.games.captains_war.scene_sheets import Sheet, lay_track


def lay_small_sheet(made: Scene, state: CaptainsWar, side: int, place: str) -> None:
    """The counts of a sheet."""
    Sheet(made, state, side, place).whole(_lay_small)


def _lay_small(sheet: Sheet) -> None:
    sheet.part("sheet", _lay_sheet)
    sheet.marks()
    if sheet.side >= sheet.state.seats:
        sheet.part("card", _lay_captain)
    sheet.score("chip-score", "purse")
    sheet.part("counts", _lay_counts)
    for track in range(TRACKS):
        sheet.part(f"track-{track}", partial(lay_track, track=track))


def _lay_sheet(sheet: Sheet) -> None:
    symbol = "sheet-captain" if sheet.owner < 0 else "sheet-small"
    sheet.made.put(f"sheet-{sheet.id}", symbol, sheet.place, sheet.owner, label=sheet.label("piece-player"))


def _lay_captain(sheet: Sheet) -> None:
    """What is special about the captain of a solo game."""
    sheet.put("card", "captain-card", "tnt", label=Phrase(f"option-{sheet.state.figures.captain_id}-about"))


def _lay_counts(sheet: Sheet) -> None:
    state, cells, side = sheet.state, sheet.cells, sheet.side
    arguments = {"gold": cells[GOLD], "circled": cells[COINS], "stock": int(state.figures.coins)}
    text = f"{cells[GOLD]}\n{cells[COINS]}/{arguments['stock']}"
    sheet.put("gold", "chip-gold", "purse", text, sheet.label("piece-gold", **arguments))
    crew = [cells[PIRATES + force] for force in range(FORCES)]
    strength = sum(held * force for force, held in enumerate(crew, start=1))
    label = sheet.label("piece-strength", count=sum(crew), force=strength)
    sheet.put("strength", "chip-strength", "might", str(strength), label)
    for role, cell in (("attacks", ATTACKS), ("defences", DEFENCES)):
        sheet.put(role, f"chip-{role}", "fights", str(cells[cell]), sheet.label(f"piece-{role}", count=cells[cell]))
    bonus = cells[BOARDING_BONUS]
    sheet.put("bonus", "chip-bonus", "might", f"+{bonus}", sheet.label("piece-bonus", bonus=bonus))
    for resource in range(RESOURCES):
        name, held = RESOURCE_NAMES[resource], cells[HELD + resource]
        free = int(free_circles(state, side, resource))
        label = sheet.label("piece-goods", resource=name, held=held, free=free)
        sheet.put(name, f"chip-{name}", "goods", str(held), label)
    for force in range(1, FORCES + 1):
        held = cells[PIRATES + force - 1]
        label = sheet.label("piece-pirates", force=force, held=held)
        sheet.put(f"force-{force}", "chip-crew", "crew", f"{force}\n×{held}", label)
    for track, name in enumerate(TRACK_NAMES):
        owned, crossed, circles = cells[OWNED + track], cells[TRACK + track], int(state.figures.circles)
        label = sheet.label(
            "piece-progress", track=name, owned=owned, things=ACQUISITIONS, crossed=crossed, circles=circles
        )
        text = f"{owned}/{ACQUISITIONS}\n{crossed}/{circles}"
        sheet.put(name, f"progress-{name}", "tracks", text, label)
