"""`python -m bench.balance`: is every place in the turn order as good as the others, and is every part of a game used?

Bots that are strong for their time play each game among themselves at every number of players. The page
`docs/balance.md` shows wins by place in the turn order, lengths, how games end and how much of the sheets is used. With
`--game` or `--players` only some tables are played and the page keeps its other lines; with `--edition FILE` other
values are tried, and the results only printed. The bots then use the hand-written judge (compare `--bot
bench.balance:SwiftByHand`), unless they are asked to keep the learned one (`--bot bench.balance:SwiftByNet`): that is
fair only for values that the net sees in the position, such as start gold.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, quantiles
from typing import Any

from bench.behaviour import SEATS, played
from bench.bots import called
from captains_table.bots.judges import HAND, NET, Wanted
from captains_table.bots.ratings import wilson_interval
from captains_table.bots.thinker import Thinker
from captains_table.bots.weights import own_weights
from captains_table.core.editions import Edition
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck
from captains_table.games.el_capitan.rules.figures import CITIES, LOAN_SIZES

SWIFT = "bench.balance:Swift"
ITERATIONS = 20
SEED = 21_000
"""No other program of the project plays with this seed."""
GAMES = {"captains_war": 1000, "capitol": 2000, "el_capitan": 2000}
"""In Captains' War at each number of players, in the others over all of them."""
ENDS = {
    "captains_war": ("boardings", "bonuses", "coins", "common-boardings", "common-coins", "resource", "turns"),
}
"""The conditions that end a game, as the rules report them (`end-…`)."""
HEAD = (
    "| game | players | games | wins by place in the turn order, 95% interval | decisions a seat | mean score |\n"
    "|---|---:|---:|---|---:|---:|"
)
PARTS_HEAD = "| game | players | how it ends | sheet used |\n|---|---:|---|---:|"
CITIES_HEAD = "| game | players | buildings, by city | fortresses a seat | loans a seat |\n|---|---:|---|---:|---:|"
PAGE = """\
# Balance

Measured and written by `python -m bench.balance`: games between bots that are strong for their time (a search of
{iterations} iterations for every choice), all of the same strength. *Place* is the place in the turn order, whoever
sits there; its fair share is one divided by the number of players, and places whose 95% interval (Wilson) excludes that
share are in bold. With a legendary captain, the share is that of the player against the captain. The middle 80% of
games have the number of decisions given.

{table}

Captains' War can end in several ways; what ended the games, as a share of all (one game may meet several conditions at
once), and how much of the tracks, acquisitions and attack squares of the sheets is used:

{parts}

El Capitán: where warehouses and fortresses are built, as a share of all; and how many fortresses and loans (small and
large ones) there are for each seat:

{cities}

{remarks}
"""
REMARKS = """\
## What follows

Nothing is changed by this page: the printed values are those of `edition.toml`, and rules change only with the next
edition of the rules.
"""


class Swift(Thinker):
    """A search of a few iterations: far better than none, and hundreds of games fit into a minute."""

    judged_by: Wanted = NET

    def __init__(self, game: Game, luck: Luck) -> None:
        super().__init__(game, luck, ITERATIONS, judge=self.judged_by)


class SwiftByHand(Swift):
    """The same with the hand-written judge, which all searches use with other printed values: for comparison."""

    judged_by = HAND


class SwiftByNet(Thinker):
    """The same with the game's own net, whatever values are printed."""

    def __init__(self, game: Game, luck: Luck) -> None:
        super().__init__(game, luck, ITERATIONS, judge=own_weights(game) or HAND)


@dataclass
class Tally:
    """What was counted at one kind of table."""

    game: Game
    players: int
    options: tuple[str, ...]
    games: int = 0
    wins: list[float] = field(default_factory=list)
    """By place in the turn order."""
    decisions: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def name(self) -> str:
        """The game with its options."""
        return called(self.game.id, self.options)


def tally(
    game: Game,
    players: int,
    options: tuple[str, ...],
    number: int,
    bot: str = SWIFT,
    seed: int = SEED,
    edition: Edition | None = None,
) -> Tally:
    """Play a number of games at one kind of table."""
    found = Tally(game, players, options, wins=[0.0] * players)
    for luck in range(number):
        one = played(game, options, [bot] * players, seed, luck, edition)
        winners = one.state.winners()
        for seat in winners:
            if seat < players:
                found.wins[(seat - one.starter) % players] += 1 / len(winners)
        found.games += 1
        found.decisions.append(one.counts["decisions"] / players)
        found.scores += [int(score) for score in one.state.scores()[:players]]
        found.counts += one.counts
        for kind in ENDS.get(game.id, ()):
            found.counts[f"ended {kind}"] += one.counts[f"told end-{kind}"] > 0
    return found


def tables(game: Game, wanted: int | None) -> Iterator[tuple[int, tuple[str, ...], int]]:
    """The number of players, the options and the number of games of every kind of table."""
    total = GAMES.get(game.id, 1000)
    for players in game.players:
        if players == 1:
            for option in game.options:
                yield players, (option,), (wanted or total) // len(game.options)
            continue
        several = [number for number in game.players if number > 1]
        yield players, (), wanted or (total if game.id == "captains_war" else total // len(several))
    if game.id == "el_capitan":
        yield 3, tuple(game.options), (wanted or total // 10)


def line(found: Tally) -> str:
    """The wins, the length and the score of a tally."""
    fair = 1 / found.players if found.players > 1 else None
    cells = []
    for won in found.wins:
        low, high = wilson_interval(won, found.games)
        text = f"{won / found.games:.0%} [{100 * low:.0f}–{100 * high:.0f}]"
        cells.append(f"**{text}**" if fair is not None and not low <= fair <= high else text)
    tenths = quantiles(found.decisions, n=10) if found.games > 1 else found.decisions * 9
    length = f"{mean(found.decisions):.0f} ({tenths[0]:.0f}–{tenths[-1]:.0f})"
    row = found.name, str(found.players), str(found.games), " · ".join(cells), length, f"{mean(found.scores):.1f}"
    return f"| {' | '.join(row)} |"


def parts_line(found: Tally) -> str:
    """How games ended, and how much of the sheets was used."""
    shares = [(found.counts[f"ended {kind}"] / found.games, kind) for kind in ENDS[found.game.id]]
    ends = ", ".join(f"{kind} {share:.0%}" for share, kind in sorted(shares, reverse=True) if share)
    used = found.counts["used"] / max(1, found.counts["sheet"])
    return f"| {found.name} | {found.players} | {ends} | {used:.0%} |"


def cities_line(found: Tally) -> str:
    """Which cities, fortresses and loans of El Capitán were used."""
    figures: Any = found.game.setup(found.players, found.options)
    built = {figures.titles[city]: found.counts[f"built {city}"] for city in range(CITIES) if figures.in_play[city]}
    shares = [f"{city} {count / max(1, found.counts['built']):.0%}" for city, count in built.items()]
    seats = max(1, found.counts[SEATS])
    loans = [f"{found.counts[f'loan {size}'] / seats:.1f}" for size in range(LOAN_SIZES)]
    forts = f"{found.counts['fortresses'] / seats:.1f}"
    return f"| {' | '.join([found.name, str(found.players), ', '.join(shares), forts, ' + '.join(loans)])} |"


def part_lines(found: Tally) -> dict[str, str]:
    """What else was counted at one kind of table, by the head of the page's table for it."""
    lines = {PARTS_HEAD: parts_line} if found.game.id in ENDS else {}
    if found.game.id == "el_capitan":
        lines[CITIES_HEAD] = cities_line
    return {head: line(found) for head, line in lines.items()}


def write_page(page: Path, found: Sequence[Tally]) -> None:
    """Write the page; lines about tables that were not played stay, and so does what was concluded."""
    before = page.read_text(encoding="utf-8") if page.is_file() else ""
    tables: dict[str, dict[tuple[str, ...], str]] = {head: {} for head in (HEAD, PARTS_HEAD, CITIES_HEAD)}
    heads = {head.partition("\n")[0].count("|"): head for head in tables}
    measured, marker, after = before.partition("## What follows")
    for text in measured.splitlines():
        if text.startswith("| ") and not text.startswith("| game |"):
            tables[heads[text.count("|")]][tuple(text.strip("| ").split(" | ")[:2])] = text
    for one in found:
        for head, text in {HEAD: line(one), **part_lines(one)}.items():
            tables[head][one.name, str(one.players)] = text
    written = {head: "\n".join([head, *(lines[key] for key in sorted(lines))]) for head, lines in tables.items()}
    remarks = (marker + after).rstrip() if marker else REMARKS.rstrip()
    text = PAGE.format(
        iterations=ITERATIONS,
        table=written[HEAD],
        parts=written[PARTS_HEAD],
        cities=written[CITIES_HEAD],
        remarks=remarks,
    )
    page.write_text(text, encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """Play, print, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--page", type=Path, metavar="FILE", help="write the page as well")
    parser.add_argument("--game", choices=games(), action="append", help="only this one (can be given again)")
    parser.add_argument("--players", type=int, action="append", help="only with so many (can be given again)")
    parser.add_argument("--games", type=int, help="at each kind of table (default: 1,000, or 2,000 over all)")
    parser.add_argument("--bot", default=SWIFT, help=f"who plays (default: a search of {ITERATIONS} iterations)")
    parser.add_argument("--seed", type=int, default=SEED, help=f"of the games (default {SEED})")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="other printed values; the page is not written")
    asked = parser.parse_args(arguments)
    found = []
    print(HEAD, flush=True)
    for name in asked.game or games():
        game = games()[name]
        edition = game.edition(asked.edition) if asked.edition is not None else None
        for players, options, number in tables(game, asked.games):
            if asked.players and players not in asked.players:
                continue
            found.append(tally(game, players, options, number, asked.bot, asked.seed, edition))
            print(line(found[-1]), flush=True)
            for text in part_lines(found[-1]).values():
                print(text, flush=True)
            if asked.page is not None and edition is None:
                write_page(asked.page, found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
