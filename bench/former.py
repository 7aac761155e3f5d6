"""`python -m bench.former --python PATH`: level 5 against that of an earlier version, with equal processor time.

PATH is the Python of an environment in which the earlier version is installed, in the same form as this one:

    git worktree add ../earlier COMMIT && make -C ../earlier .venv-compiled/.ready
    python -m bench.former --python ../earlier/.venv-compiled/bin/python --page docs/bots.md

Each version plays by its own rules, which have to be the same. One game after another is played, each side in a process
of its own, so a game takes one core.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from rich.progress import Progress

from bench.bots import HEAD, levels_table, told, write_page
from bench.duels import FORMER_DUEL, SHORT, Duel, ShortLevel5, fair_share
from captains_table.bots.arena import seatings
from captains_table.bots.bot import Bot
from captains_table.bots.play_match import Watched, play_on
from captains_table.bots.thinker import NO_LIMIT
from captains_table.core.contract import State
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck, seat_luck

SIDE = Path(__file__).with_name("former_side.py")
Maker = Callable[[Game, Luck], Bot]


class Former:
    """The bot of an earlier version, in a process of its own: it sits on all seats but the new one's."""

    def __init__(self, python: str, iterations: int = NO_LIMIT, seconds: float = SHORT) -> None:
        self.limits = {"iterations": iterations, "seconds": seconds}
        self.process = subprocess.Popen([python, str(SIDE)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.choices = 0
        self.seconds = 0.0

    def begin(self, game: Game, players: int, options: tuple[str, ...], seed: int, number: int) -> None:
        """Begin a game."""
        setup = {"game": game.id, "players": players, "options": options, "seed": seed, "number": number}
        self._tell(setup | self.limits)

    def happened(self, event: int) -> None:
        """Pass on an event."""
        self._tell(event)

    def choose(self, view: State, legal: list[int]) -> int:
        """The earlier version's choice, made on its own view."""
        self._tell(legal)
        assert self.process.stdout is not None
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit("The earlier version has stopped: see above.")
        event, seconds = json.loads(answer)
        if len(legal) > 1:
            self.choices += 1
            self.seconds += seconds
        return int(event)

    def _tell(self, thing: Any) -> None:
        assert self.process.stdin is not None
        print(json.dumps(thing), file=self.process.stdin, flush=True)

    def __enter__(self) -> Former:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.communicate()


def play_set(
    game: Game, players: int, options: tuple[str, ...], former: Former, new: Maker, seed: int, number: int
) -> tuple[float, list[Watched]]:
    """Games with the same luck, in which the new bot sits on every seat once; its wins, and how long it thought."""
    wins, watched = 0.0, []
    for seating in seatings(["new", *["former"] * (players - 1)]):
        own = seating.index("new")
        bot = Watched(new(game, seat_luck(seed, own, number)))
        state = game.new(players, options)
        former.begin(game, players, options, seed, number)

        def carry_out(event: int, state: State = state) -> None:
            state.apply(event)
            former.happened(event)

        bots: list[Bot] = [bot if seat == own else former for seat in range(players)]
        play_on(state, bots, Luck(seed, number), carry_out)
        winners = state.winners()
        wins += 1 / len(winners) if own in winners else 0.0
        watched.append(bot)
    return wins, watched


def duel(
    game: Game, players: int, options: tuple[str, ...], former: Former, number: int, seed: int, new: Maker
) -> Duel:
    """About so many games, whole sets only."""
    wins, watched = 0.0, []
    choices, seconds = former.choices, former.seconds
    with Progress(transient=True, disable=not sys.stderr.isatty()) as progress:
        for luck in progress.track(range(max(1, number // players)), description=game.id):
            won, seen = play_set(game, players, options, former, new, seed, luck)
            wins += won
            watched += seen
    pace = 1000 * sum(bot.seconds for bot in watched) / max(1, sum(bot.real for bot in watched))
    other = 1000 * (former.seconds - seconds) / max(1, former.choices - choices)
    first, second, wanted = FORMER_DUEL
    share = fair_share(wanted, players)
    return Duel(game.id, options, players, first, second, share, wins, len(watched), (pace, other))


def main(arguments: list[str] | None = None) -> int:
    """Play, print, and add the lines to the page."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.former", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--python", required=True, metavar="PATH", help="of the earlier version")
    parser.add_argument("--page", type=Path, metavar="FILE", help="add the lines to this page")
    parser.add_argument("--game", choices=games(), action="append", help="only this one (can be given again)")
    parser.add_argument("--players", type=int, default=2, help="how many play (default 2)")
    parser.add_argument("--options", default="", help="options of the games, comma-separated (default: none)")
    parser.add_argument("--games", type=int, default=200, help="of each (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="of the games (default 1)")
    asked = parser.parse_args(arguments)
    options = tuple(option for option in asked.options.split(",") if option)
    levels = levels_table(list(games().values())) if asked.page is not None else ""
    print(HEAD, flush=True)
    with Former(asked.python) as former:
        for name in asked.game or games():
            found = duel(games()[name], asked.players, options, former, asked.games, asked.seed, ShortLevel5)
            print(told(found), flush=True)
            if asked.page is not None:
                write_page(asked.page, levels, [found], {})
    return 0


if __name__ == "__main__":
    sys.exit(main())
