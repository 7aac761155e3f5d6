"""`make bots`: bots against each other, and the page `docs/bots.md` about it.

Every duel is played in sets of games with the same luck, in which the first bot sits on every seat once, until there
are enough games or its time is up. With more than two players the first bot is alone against several of the second.
Level 5 is represented by the same search with a tenth of its time, so that more games fit into it. With `--game`,
`--players` or `--duel` only some are played, and the page keeps its other lines.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path

from rich.progress import Progress

from bench.machine import machine
from captains_table.bots import arena, ratings
from captains_table.bots.levels import LEVELS, SECONDS
from captains_table.bots.pool import process_pool
from captains_table.bots.thinker import Thinker
from captains_table.core.cells import COMPILED
from captains_table.core.contract import CHANCE
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck
from captains_table.research.opponents import OpenSpielMcts

TENTH = SECONDS / 10
HASTY = "bench.bots:HastyLevel5"
STRANGER = "bench.bots:HastyOpenSpielMcts"
NAMES = {HASTY: f"level 5 with {TENTH:g} s", STRANGER: f"OpenSpiel's Python MCTS with {TENTH:g} s"}


class HastyLevel5(Thinker):
    """Level 5 in a hurry."""

    def __init__(self, game: Game, luck: Luck) -> None:
        super().__init__(game, luck, seconds=TENTH)


class HastyOpenSpielMcts(OpenSpielMcts):
    """OpenSpiel's search with the same time."""

    seconds = TENTH


DUELS = {
    "2v1": ("level2", "level1", 0.65),
    "3v2": ("level3", "level2", 0.65),
    "4v3": ("level4", "level3", 0.65),
    "5v4": (HASTY, "level4", 0.65),
    "5vgreedy": (HASTY, "greedy", 0.90),
    "5vopenspiel": (HASTY, STRANGER, 0.80),
}
"""Who plays whom, and the share of wins that is wanted with two players."""
HEAD = (
    "| game | players | first | second | first wins | 95% interval | target | games | ms per choice |\n"
    "|---|---:|---|---|---:|---:|---:|---:|---:|"
)
"""The head of the table of duels."""
PAGE = """\
# Bots

Measured and written by `make bots`, with {rules} rules on {machine}.

In each set of games, the first bot plays once on every seat, with the same luck; with four players it plays against
three of the second bot, so 65% of two-player games correspond to {wanted_of_four:.0%} of four-player games. The
interval is the 95% Wilson interval of the share of wins; "target" is the share that we want to reach.

Each game's `value.py` defines its levels: levels 1 to 4 misjudge choices by some points or search a fixed number of
iterations, and are the same on every machine; level 5 thinks {seconds:g} s about every choice. Here, the same search
with a tenth of that time represents it, so that more games fit into the time. With few games, the interval is wide;
`python -m bench.bots --seconds 3600` plays more, and `--game capitol --duel 5v4` plays only that duel.

Bots start a new search for every choice, so they play the same whether they are kept for a game, as in these duels, or
made for each choice, as on the server.

{levels}
{duels}
"""


@dataclass
class Duel:
    """How a duel went."""

    game: str
    players: int
    first: str
    second: str
    wanted: float
    wins: float
    games: int
    milliseconds: tuple[float, float]
    """What each took for a choice."""


def fight(game: Game, players: int, pair: tuple[str, str, float], most: int, seconds: float, workers: int) -> Duel:
    """Up to so many games, for so long; only whole sets of games with the same luck count."""
    first, second, wanted = pair
    end = time.monotonic() + seconds
    sets: dict[int, list[arena.Result]] = {}
    whole: list[arena.Result] = []
    pools: list[Executor] = []

    def pool() -> Executor:
        pools.append(process_pool(workers)())
        return pools[-1]

    for result in arena.run(bouts(game, players, first, second, most), pool):
        games_of_set = sets.setdefault(result.bout.luck, [])
        games_of_set.append(result)
        if len(games_of_set) == players:
            whole += games_of_set
        if time.monotonic() > end and whole:
            pools[-1].shutdown(cancel_futures=True)  # waits for what is being played: the next duel needs the machine
            break
    standings = {standing.bot: standing for standing in ratings.standings(whole)}
    won = sum(result.shares[result.bout.bots.index(first)] for result in whole)
    pace = _pace(standings[first]), _pace(standings[second])
    return Duel(game.id, players, first, second, fair_share(wanted, players), won, len(whole), pace)


def bouts(game: Game, players: int, first: str, second: str, most: int) -> list[arena.Bout]:
    """Sets of games, as many as fit; in each the first bot sits on every seat once."""
    lineup = (first, *[second] * (players - 1))
    return arena.rounds(game, (), [lineup], max(1, most // players) * players, 1)


def fair_share(wanted: float, players: int) -> float:
    """What a share of wins against one is against several: the odds to each of them stay the same."""
    odds = wanted / (1.0 - wanted)
    return odds / (odds + players - 1)


def _pace(standing: ratings.Standing) -> float:
    return 1000 * standing.seconds / max(1, standing.decisions)


def iterations_per_second(game: Game, seconds: float) -> float:
    """How many times a second the search imagines how the game goes on, from its first choices on."""
    state, luck = game.new(2, ()), Luck(3)
    thinker = Thinker(game, luck, seconds=seconds)
    made, spent = 0, 0.0
    for _ in range(40):
        while state.to_move == CHANCE:
            state.happen(state.chance(luck))
        begun = time.process_time()
        made += thinker.think(state.view(state.to_move)).iterations
        spent += time.process_time() - begun
        state.happen(state.legal()[luck.below(len(state.legal()))])
    return made / spent


def levels_table(chosen: list[Game]) -> str:
    """How the levels of each game play."""
    lines = [
        "| game | " + " | ".join(f"level {number}" for number in LEVELS) + " | iterations/s |",
        "|---|" + "---|" * len(LEVELS) + "---:|",
    ]
    for game in chosen:
        cells = []
        for rung in game.judge.ladder:
            wobble = f"misjudges by up to {rung.wobble:g} points" if rung.wobble else "judges its own turn well"
            cells.append(f"{rung.iterations} iterations" if rung.iterations else wobble)
        rate = iterations_per_second(game, 0.05)
        lines.append(_line([game.id, *cells, f"{SECONDS:g} s", f"{rate:,.0f}"]))
    return "\n".join([*lines, ""])


def told(duel: Duel) -> str:
    """A duel as a line of its table."""
    low, high = ratings.wilson_interval(duel.wins, duel.games)
    cells = [*_sides(duel.game, duel.players, duel.first, duel.second)]
    cells += [f"{duel.wins / duel.games:.0%}", f"{low:.0%}–{high:.0%}", f"≥ {duel.wanted:.0%}", str(duel.games)]
    cells.append(" / ".join(f"{pace:.1f}" for pace in duel.milliseconds))
    return _line(cells)


def _sides(game: str, players: int, first: str, second: str) -> tuple[str, str, str, str]:
    return game, str(players), NAMES.get(first, first), NAMES.get(second, second)


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def duels_table(page: Path | None, found: list[Duel]) -> str:
    """The duels just fought, and those that the page tells of already; all in the order in which they are fought."""
    before = page.read_text(encoding="utf-8").splitlines() if page is not None and page.is_file() else []
    lines = {tuple(line.strip("| ").split(" | ")[:4]): line for line in before if line.startswith("| ")}
    lines |= {_sides(duel.game, duel.players, duel.first, duel.second): told(duel) for duel in found}
    order = [
        _sides(game.id, players, first, second)
        for game in games().values()
        for players in game.players
        for first, second, _ in DUELS.values()
    ]
    return "\n".join([HEAD, *(lines[sides] for sides in order if sides in lines)])


def main(arguments: list[str] | None = None) -> int:
    """Play, print, and write the page."""
    able = [game.id for game in games().values() if max(game.players) > 1]
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("--page", type=Path, metavar="FILE", help="write the page as well")
    parser.add_argument("--game", choices=able, action="append", help="only this one (can be given again)")
    parser.add_argument("--players", type=int, choices=range(2, 7), default=2, help="how many play (default 2)")
    parser.add_argument("--duel", choices=DUELS, action="append", help="only this one (can be given again)")
    parser.add_argument("--games", type=int, default=1000, help="at most, for each duel (default 1000)")
    parser.add_argument("--seconds", type=float, default=120.0, help="at most, for each duel (default 120)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all processors)")
    options = parser.parse_args(arguments)
    chosen = [games()[game] for game in options.game or able if options.players in games()[game].players]
    if not chosen:
        parser.error(f"none of these games is for {options.players} players")
    pairs = [(game, DUELS[duel]) for game in chosen for duel in options.duel or DUELS]
    levels = levels_table([games()[game] for game in able])
    print(levels)
    found = []
    print(HEAD, flush=True)
    with Progress(transient=True, disable=not sys.stderr.isatty()) as progress:
        for game, pair in progress.track(pairs, description="duels"):
            found.append(fight(game, options.players, pair, options.games, options.seconds, options.workers))
            print(told(found[-1]), flush=True)
    if options.page is not None:
        rules = "compiled" if COMPILED else "uncompiled"
        duels = duels_table(options.page, found)
        page = PAGE.format(
            rules=rules,
            machine=machine(),
            seconds=SECONDS,
            wanted_of_four=fair_share(0.65, 4),
            levels=levels,
            duels=duels,
        )
        options.page.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
