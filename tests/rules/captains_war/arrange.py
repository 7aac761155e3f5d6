"""Games of Captains' War for the tests: put into the position a test wants, and read as the dump shows them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, cast

from captains_table.core.contract import Happening
from captains_table.core.editions import Edition
from captains_table.core.game import SEATS
from captains_table.core.match import Match, new_match
from captains_table.games.captains_war import GAME
from captains_table.games.captains_war.rules.layout import (
    ATTACKS,
    BOARDING_BONUS,
    CIRCLED,
    COINS,
    COMMAND,
    DEFENCES,
    ENLISTED,
    GOLD,
    HELD,
    OWNED,
    PIRATES,
    SHEET,
    TNT,
    TRACK,
    TRACK_PR,
)
from captains_table.games.captains_war.rules.names import RESOURCE_NAMES
from captains_table.games.captains_war.rules.state import CaptainsWar
from captains_table.texts.speech import Speech

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"]
CAPTAINS = ["brise-lame", "fer-blanc", "tire-bourse", "veuve-carmine"]
CELLS = {
    "gold": GOLD,
    "coins": COINS,
    "boat_track": TRACK,
    "attribute_track": TRACK + 1,
    "boats": OWNED,
    "attributes": OWNED + 1,
    "attacks": ATTACKS,
    "defences": DEFENCES,
    "track_pr": TRACK_PR,
    "boarding_bonus": BOARDING_BONUS,
    "tnt": TNT,
}
"""The single cells of a sheet, as the dump names them."""


def figures() -> dict[str, Any]:
    """Our edition as it stands in the file."""
    return tomllib.loads((GAME.folder / "edition.toml").read_text(encoding="utf-8"))


def edition_with(**changes: Any) -> Edition:
    """Our edition with other figures: `stock__coins=9` sets the coins of the stock."""
    data = figures()
    for path, value in changes.items():
        *holders, key = path.split("__")
        holder = data
        for name in holders:
            holder = holder[name]
        holder[key] = value
    return Edition(data, "changed.toml")


def state_of(match: Match) -> CaptainsWar:
    return cast("CaptainsWar", match.state)


def side_of(match: Match, seat: str) -> int:
    return state_of(match).seats if seat == "captain" else SEATS.index(seat)


def dump(match: Match) -> dict[str, Any]:
    return match.game.state_dump(match.state, len(match.entries), None)


def sheet(match: Match, seat: str) -> dict[str, Any]:
    """A side's sheet as the dump shows it."""
    found: dict[str, Any] = dump(match)["players"][side_of(match, seat)]
    return found


def goods(match: Match, seat: str) -> list[int]:
    """The resources held, from the top of the chest."""
    return list(sheet(match, seat)["resources"].values())


def score(match: Match, seat: str) -> int:
    return match.state.scores()[side_of(match, seat)]


def open_game(players: int = 3, first: str = "A", edition: Edition | None = None) -> Match:
    """A game of several, before the first roll."""
    match = new_match(GAME, NAMES[:players], edition=edition)
    match.play(f"first {first}")
    return match


def solo(captain: str = "brise-lame", edition: Edition | None = None) -> Match:
    return new_match(GAME, ["Ada"], [captain], edition=edition)


def change(match: Match, seat: str, **cells: Any) -> None:
    """Change cells of a sheet, named as in the dump. Resources and pirates held are circled as well."""
    state = state_of(match)
    base = side_of(match, seat) * SHEET
    for key, value in cells.items():
        if key == "resources":
            _set_resources(state, base, value)
        elif key == "circled":
            for kind, count in value.items():
                state.sheets[base + CIRCLED + RESOURCE_NAMES.index(kind)] = count
        elif key == "pirates":
            for row, count in enumerate(value):
                state.sheets[base + PIRATES + row] = count
                state.sheets[base + ENLISTED + row] = max(count, state.sheets[base + ENLISTED + row])
        elif key == "enlisted":
            for row, count in enumerate(value):
                state.sheets[base + ENLISTED + row] = count
        elif key == "command":
            for number, bonus in enumerate(value):
                state.sheets[base + COMMAND + number] = bonus
        else:
            state.sheets[base + CELLS[key]] = int(value)


def _set_resources(state: CaptainsWar, base: int, wanted: Sequence[int]) -> None:
    for kind, count in enumerate(wanted):
        state.sheets[base + HELD + kind] = count
        state.sheets[base + CIRCLED + kind] = max(count, state.sheets[base + CIRCLED + kind])


def play(match: Match, *lines: str) -> Match:
    """Events with who brings them about, several to a line with commas between: `A take wood, A take red`."""
    for line in (part.strip() for several in lines for part in several.split(",")):
        who, _, text = line.partition(" ")
        assert match.game.who(match.state) == who, f"'{line}', but it is the turn of {match.game.who(match.state)}"
        match.play(text)
    return match


def roll(match: Match, dice: str) -> Match:
    """The loot roll: three blue faces, yellow, black, red: `wood gems joker 4 2 boat-1`."""
    faces = dice.split()
    for colour, face in zip(("blue", "blue", "blue", "yellow", "black", "red"), faces, strict=True):
        match.play(f"{colour} {face}")
    return match


def to_command(
    match: Match, dice: str = "pearls wood gems 1 1 boat-1", taken: Mapping[str, str] | None = None
) -> Match:
    """Roll and let everybody take two dice, by default the first two blue ones: then all command."""
    roll(match, dice)
    state = state_of(match)
    if state.seats > 1:
        match.play("aside red")
    while dump(match)["step"] == "loot":
        seat = SEATS[match.state.to_move]
        first, second = (taken or {}).get(seat, " ".join(dice.split()[:2])).split()
        play(match, f"{seat} take {first}", f"{seat} take {second}")
        while dump(match)["step"] == "loot" and match.legal()[0].split()[0] in ("choose", "step"):
            match.play(match.legal()[0])
    return match


def all_done(match: Match) -> Match:
    """Everybody ends the command phase."""
    while dump(match)["step"] == "command":
        match.play("done")
    return match


def to_boarding(match: Match, dice: str = "pearls wood gems 1 1 boat-1") -> Match:
    """Up to the active player's `attack` or `hold`; in solo up to the three blue dice."""
    return all_done(to_command(match, dice))


def quiet_turn(match: Match) -> Match:
    """A whole turn in which nobody boards."""
    to_boarding(match)
    if match.state.to_move < 0 and not match.over:
        play(match, "* blue pearls", "* blue wood", "* blue rum")
    match.play("hold")
    return match


POOR: dict[str, Any] = {"gold": 0, "resources": [0, 0, 0, 0]}


def acts(
    dice: str, taken: str, captain: str = "brise-lame", player: dict[str, object] | None = None, **his: Any
) -> Match:
    """The captain has acted after the player took two dice; he began with these cells (poor unless told)."""
    match = solo(captain)
    change(match, "captain", **{**POOR, **his})
    change(match, "A", **(player or {}))
    return all_done(to_command(match, dice, {"A": taken}))


def fights(match: Match, crew: str, dice: str) -> Match:
    """The player's crew in a boarding of solo, and the captain's three yellow dice."""
    play(match, *(f"A crew {force}" for force in crew.split()), "A crew done")
    return play(match, *(f"* yellow {coins}" for coins in dice.split()))


def refused(match: Match, text: str) -> str | None:
    """The clause that forbids an event now."""
    refusal = match.why_not(text)
    return None if refusal is None else refusal.clause


def why(match: Match, text: str) -> str:
    """The clause and the case of it."""
    refusal = match.why_not(text)
    assert refusal is not None, f"{text} is legal"
    return f"{refusal.clause} {refusal.arguments.get('case', '')}".strip()


def told(match: Match, last: int = 1) -> list[str]:
    """The kinds of what has followed from the last events."""
    return [happening.kind for entry in match.entries[-last:] for happening in entry.tale]


def tale(match: Match, kind: str, last: int = 1) -> Happening:
    """The one happening of a kind that has followed from the last events."""
    found = [happening for entry in match.entries[-last:] for happening in entry.tale if happening.kind == kind]
    assert len(found) == 1, f"{len(found)} times {kind} among {told(match, last)}"
    return found[0]


def speech(match: Match, language: str = "en") -> Speech:
    return Speech(language, match.game, match.state, match.players)
