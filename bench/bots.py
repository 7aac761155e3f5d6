"""`make bots`: bots against each other, how they play, and the page `docs/bots.md` about it.

With `--game`, `--players`, `--options` or `--duel` only some duels are played, and the page keeps its other lines. The
page is written after every duel, so that nothing is lost if this is stopped.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.progress import Progress

from bench.behaviour import HABITS, counted
from bench.duels import DUELS, FORMER_DUEL, LONG, NAMES, SHORT, Duel, Limits, fair_share, fight
from bench.machine import machine
from captains_table.bots import ratings
from captains_table.bots.levels import LEVELS, SECONDS
from captains_table.bots.thinker import Thinker
from captains_table.core.cells import COMPILED
from captains_table.core.contract import CHANCE
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck

WATCHED = ("level2", "level3", "level4")
"""The levels whose habits are counted."""
HEAD = (
    "| game | players | first | second | first wins | 95% interval | target | games | ms per choice |\n"
    "|---|---:|---|---|---:|---:|---:|---:|---:|"
)
"""The head of the table of duels."""
HABITS_HEAD = "| game | bots | habit | how often | games |\n|---|---|---|---:|---:|"
PAGE = """\
# Bots

Measured and written by `make bots`, with {rules} rules on {machine}.

In each set of games, the first bot plays once on every seat, with the same luck; with four players it plays against
three of the second bot, so 65% of two-player games correspond to {wanted_of_four:.0%} of four-player games. The
interval is the 95% Wilson interval of the share of wins; "target" is the share that we want to reach.

Each game's `value.py` defines its levels: levels 1 to 4 misjudge choices by some points or search a fixed number of
iterations, and are the same on every machine; level 5 thinks {seconds:g} s about every choice. Here, the same search
with {short:g} s of processor time represents it, so that more games fit into the time and a busy machine makes no
difference. With few games, the interval is wide; `python -m bench.bots --seconds 3600` plays more, `--game
capitol --duel 5v4` plays only that duel, and `--options porto,lisboa,canarias` adds the outer cities of El Capitán. How
strong bots are against people is not known.

"Level 5 before it learned" is that of commit 3e56a19, with the judge, the hunches and the search of then, in a process
of its own (`python -m bench.former`).

In El Capitán, the 300 iterations of level 4 take as long as these 0.01 s, so a match of the two would be one between
equals and say nothing about level 5; there, level 5 plays it, and greedy once more, with {long:g} s.

Bots start a new search for every choice, so they play the same whether they are kept for a game, as in these duels, or
made for each choice, as on the server.

{levels}
{duels}

## How they play

Two bots of one level among themselves. Play that makes no sense shows here first.

{habits}
"""


def iterations_per_second(game: Game, seconds: float) -> float:
    """How many times a second the search imagines how the game goes on, from its first choices on."""
    state, luck = game.new(2, ()), Luck(3)
    thinker = Thinker(game, luck, seconds=seconds, clock=time.thread_time)
    made, spent = 0, 0.0
    for _ in range(20):
        while state.to_move == CHANCE:
            state.happen(state.chance(luck))
        begun = time.thread_time()
        made += thinker.think(state.view(state.to_move)).iterations
        spent += time.thread_time() - begun
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
        rate = iterations_per_second(game, 0.02)
        lines.append(_line([game.id, *cells, f"{SECONDS:g} s", f"{rate:,.0f}"]))
    return "\n".join([*lines, ""])


def told(duel: Duel) -> str:
    """A duel as a line of its table."""
    low, high = ratings.wilson_interval(duel.wins, duel.games)
    cells = [*_sides(duel.game, duel.options, duel.players, duel.first, duel.second)]
    cells += [f"{duel.wins / duel.games:.0%}", f"{low:.0%}–{high:.0%}", f"≥ {duel.wanted:.0%}", str(duel.games)]
    cells.append(" / ".join(f"{pace:.1f}" for pace in duel.milliseconds))
    return _line(cells)


def called(game: str, options: Sequence[str]) -> str:
    """A game with its options, as the page names it."""
    return f"{game} with {', '.join(options)}" if options else game


def _sides(game: str, options: Sequence[str], players: int, first: str, second: str) -> tuple[str, str, str, str]:
    return called(game, options), str(players), NAMES.get(first, first), NAMES.get(second, second)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _lines_of(page: Path | None, key: int, columns: int) -> dict[tuple[str, ...], str]:
    """The lines of the page's tables with so many columns, by their first cells."""
    before = page.read_text(encoding="utf-8").splitlines() if page is not None and page.is_file() else []
    cells = [(line, tuple(line.strip("| ").split(" | "))) for line in before if line.startswith("| ")]
    return {found[:key]: line for line, found in cells if len(found) == columns}


def duels_table(page: Path | None, found: list[Duel]) -> str:
    """The duels just fought, and those that the page tells of already; all in the order in which they are fought."""
    lines = _lines_of(page, 4, 9)
    lines |= {_sides(duel.game, duel.options, duel.players, duel.first, duel.second): told(duel) for duel in found}
    order = [
        _sides(game.id, options, players, first, second)
        for game in games().values()
        for options in dict.fromkeys([(), tuple(game.options)])
        for players in game.players
        for first, second, _ in (*DUELS.values(), FORMER_DUEL)
    ]
    return "\n".join([HEAD, *(lines[sides] for sides in order if sides in lines)])


def habits_table(page: Path | None, found: dict[tuple[str, str], Counter[str]]) -> str:
    """What bots were just seen doing, and what the page tells of already."""
    lines = _lines_of(page, 3, 5)
    names = sorted({key[:2] for key in lines} - {("game", "bots")} | set(found))
    for (game, bot), counts in found.items():
        for habit in HABITS[game.split(" ")[0]]:
            cells = (game, bot, habit.name, habit.told(counts), str(counts["games"]))
            lines[cells[:3]] = _line(cells)
    order = [(*name, habit.name) for name in names for habit in HABITS.get(name[0].split(" ")[0], ())]
    return "\n".join([HABITS_HEAD, *(lines[key] for key in order if key in lines)])


def watch(game: Game, options: tuple[str, ...], bot: str, number: int, seed: int) -> Counter[str]:
    """What two bots of a level do in a number of games."""
    counts = counted(game, options, bot, 2, number, seed)
    counts["games"] = number
    return counts


def write_page(page: Path, levels: str, found: list[Duel], seen: dict[tuple[str, str], Counter[str]]) -> None:
    """Write the page; lines about what was not played stay."""
    text = PAGE.format(
        rules="compiled" if COMPILED else "uncompiled",
        machine=machine(),
        seconds=SECONDS,
        short=SHORT,
        long=LONG,
        wanted_of_four=fair_share(0.65, 4),
        levels=levels,
        duels=duels_table(page, found),
        habits=habits_table(page, seen),
    )
    page.write_text(text, encoding="utf-8")


def _parser(able: list[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("--page", type=Path, metavar="FILE", help="write the page as well")
    parser.add_argument("--game", choices=able, action="append", help="only this one (can be given again)")
    parser.add_argument("--players", type=int, choices=range(2, 7), default=2, help="how many play (default 2)")
    parser.add_argument("--options", default="", help="options of the games, comma-separated (default: none)")
    parser.add_argument("--duel", choices=[*DUELS, "none"], action="append", help="only this one (can be given again)")
    parser.add_argument("--games", type=int, default=1000, help="at most, for each duel (default 1000)")
    parser.add_argument("--seconds", type=float, default=120.0, help="at most, for each duel (default 120)")
    parser.add_argument("--seed", type=int, default=1, help="of the games (default 1)")
    parser.add_argument("--habits", type=int, default=0, metavar="GAMES", help="count habits in so many games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all processors)")
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Play, print, and write the page."""
    able = [game.id for game in games().values() if max(game.players) > 1]
    parser = _parser(able)
    asked = parser.parse_args(arguments)
    options = tuple(option for option in asked.options.split(",") if option)
    chosen = [games()[game] for game in asked.game or able]
    chosen = [game for game in chosen if asked.players in game.players and set(options) <= set(game.options)]
    if not chosen:
        parser.error(f"none of these games is for {asked.players} players and has these options")
    named = [duel for duel in asked.duel or DUELS if duel in DUELS]
    levels = levels_table([games()[game] for game in able])
    print(levels)
    seen = {}
    if asked.habits:
        for game in chosen:
            for bot in WATCHED:
                seen[called(game.id, options), bot] = watch(game, options, bot, asked.habits, asked.seed)
        print(habits_table(None, seen), flush=True)
    found: list[Duel] = []
    limits = Limits(asked.games, asked.seconds, asked.workers, asked.seed, options)

    def keep() -> None:
        if asked.page is not None:
            write_page(asked.page, levels, found, seen)

    keep()
    print(HEAD, flush=True)
    pairs = [(game, DUELS[duel]) for game in chosen for duel in named]
    with Progress(transient=True, disable=not sys.stderr.isatty()) as progress:
        for game, pair in progress.track(pairs, description="duels"):
            found.append(fight(game, asked.players, pair, limits))
            print(told(found[-1]), flush=True)
            keep()
    return 0


if __name__ == "__main__":
    sys.exit(main())
