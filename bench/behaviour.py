"""How bots play, counted: what a person at the table would shake their head at shows here first.

Every game says what is counted (`HABITS`): as a share (burned cards of all cards played) or for each seat and game
(loans). What happens is read off the events and off what the rules report.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from captains_table.bots.play_match import play_on, seated
from captains_table.core.contract import OVER, Happening, State
from captains_table.core.editions import Edition
from captains_table.core.game import Game
from captains_table.core.luck import Luck
from captains_table.games.capitol.rules import events as capitol
from captains_table.games.captains_war.rules import events as captains_war
from captains_table.games.captains_war.rules.boarding import crew_size
from captains_table.games.captains_war.rules.figures import ACQUISITIONS
from captains_table.games.captains_war.rules.layout import ATTACKS, BOARDING, OWNED, SHEET, TRACK
from captains_table.games.captains_war.rules.names import TRACKS
from captains_table.games.el_capitan.rules import events as el_capitan
from captains_table.games.el_capitan.rules.layout import PLAYER_CELLS, SHIP

SEATS = "seats"
"""What is counted for each seat and game is divided by this."""


@dataclass(frozen=True)
class Habit:
    """Something that bots do often or rarely."""

    name: str
    count: str
    of: str = SEATS
    """A share of this; or for each seat and game."""

    def told(self, counts: Counter[str]) -> str:
        """The habit in a figure."""
        share = counts[self.count] / max(1, counts[self.of])
        return f"{share:.2f} a seat" if self.of == SEATS else f"{share:.0%}"


HABITS = {
    "capitol": (
        Habit("cards burned", "burned", "cards"),
        Habit("auctions without a bid", "told nobody", "auctions"),
        Habit("buildings of one floor", "one", "buildings"),
        Habit("buildings of two floors", "two", "buildings"),
        Habit("buildings of more floors", "more", "buildings"),
    ),
    "captains_war": (
        Habit("attacks where possible", "attacks", "may attack"),
        Habit("defences with nobody, by choice", "empty", "defences"),
        Habit("of the sheet's tracks, acquisitions and attacks used", "used", "sheet"),
    ),
    "el_capitan": (
        Habit("paid pirate moves", "paid"),
        Habit("buildings in outer cities", "outer"),
        Habit("loans", "loans"),
    ),
}
"""What is counted in each game."""


def _capitol(state: Any, event: int, counts: Counter[str]) -> None:
    kind = state.figures.events.kind[event]
    counts["cards"] += kind in (capitol.PLAY, capitol.BURN)
    counts["burned"] += kind == capitol.BURN
    if kind == capitol.PLACE:
        height = state.figures.events.height[event]
        counts["buildings"] += 1
        counts["one" if height == 1 else "two" if height == 2 else "more"] += 1


def _captains_war(state: Any, event: int, counts: Counter[str]) -> None:
    events = state.figures.events
    kind, kinds = events.kind[event], {int(events.kind[choice]) for choice in state.legal()}
    if kinds & {captains_war.ATTACK, captains_war.ATTACK_CAPTAIN}:
        counts["may attack"] += 1
        counts["attacks"] += kind != captains_war.HOLD
    if state.phase == BOARDING and state.to_move == state.defender and captains_war.CREW in kinds:
        if crew_size(state, state.to_move) == 0:
            counts["defences"] += 1
            counts["empty"] += kind == captains_war.CREW_DONE


def _el_capitan(state: Any, event: int, counts: Counter[str]) -> None:
    kind = state.figures.events.kind[event]
    counts["paid"] += kind == el_capitan.PIRATE_PAID
    if kind == el_capitan.LOAN:
        counts["loans"] += 1
        counts[f"loan {state.figures.events.loan[event]}"] += 1
    if kind in (el_capitan.BUILD, el_capitan.FORTRESS):
        city = state.player[state.to_move * PLAYER_CELLS + SHIP]
        counts["built"] += 1
        counts[f"built {city}"] += 1
        counts["outer"] += state.figures.outer[city] > 0
        counts["fortresses"] += kind == el_capitan.FORTRESS


WATCH: dict[str, Callable[[Any, int, Counter[str]], None]] = {
    "capitol": _capitol,
    "captains_war": _captains_war,
    "el_capitan": _el_capitan,
}
"""What is noted about an event of a player before it happens."""


def sheet_use(state: Any) -> tuple[int, int]:
    """Captains' War: circles, acquisitions and attacks of all sheets that were used, and how many there are."""
    figures = state.figures
    used = 0
    for seat in range(state.seats):
        base = seat * SHEET
        for track in range(TRACKS):
            used += int(state.sheets[base + TRACK + track] + state.sheets[base + OWNED + track])
        used += min(int(state.sheets[base + ATTACKS]), len(figures.line) - 1)
    whole = TRACKS * (int(figures.circles) + int(ACQUISITIONS)) + len(figures.line) - 1
    return used, int(state.seats) * whole


@dataclass
class Played:
    """A game that bots have played."""

    state: State
    counts: Counter[str]
    """What they did, and `told KIND` for everything that the rules reported."""
    starter: int
    """The seat that began."""


def played(
    game: Game,
    options: Sequence[str],
    bots: Sequence[str],
    seed: int,
    number: int,
    edition: Edition | None = None,
) -> Played:
    """Let bots play one game, and count what they do."""
    state: Any = game.new(len(bots), tuple(options), edition)
    starters: list[int] = []
    tale: list[Happening] = []
    state.tale = tale
    counts: Counter[str] = Counter()
    note = WATCH.get(game.id)

    def happen(event: int) -> None:
        if state.to_move >= 0:
            starters.append(int(state.to_move))
            counts["decisions"] += len(state.legal()) > 1
            if note is not None:
                note(state, event, counts)
        state.apply(event)

    play_on(state, seated(bots, game, seed, number), Luck(seed, number), happen)
    counts.update(f"told {happening.kind}" for happening in tale)
    counts[SEATS] += int(state.seats)
    counts["auctions"] = counts["told nobody"] + counts["told won"]
    if game.id == "captains_war":
        counts["used"], counts["sheet"] = sheet_use(state)
    assert state.to_move == OVER
    return Played(state, counts, starters[0])


def counted(game: Game, options: Sequence[str], bot: str, players: int, games: int, seed: int) -> Counter[str]:
    """What bots of one kind do in a number of games among themselves."""
    total: Counter[str] = Counter()
    for number in range(games):
        total += played(game, options, [bot] * players, seed, number).counts
    return total
