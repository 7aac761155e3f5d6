"""`python -m captains_table.research`: what the numbers of an observation mean, and which actions there are."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from captains_table.core.errors import TableError
from captains_table.core.game import games
from captains_table.research.space import space


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the names, one per line, each with its number."""
    parser = argparse.ArgumentParser(prog="python -m captains_table.research", description=__doc__)
    parser.add_argument("what", choices=["names", "actions"], help="the numbers of an observation, or the actions")
    parser.add_argument("game", choices=list(games()))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--options", default="", help="of the game, with commas between them")
    given = parser.parse_args(arguments)
    try:
        found = space(given.game, given.players, [option for option in given.options.split(",") if option])
    except TableError as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 2
    if given.what == "actions":
        lines = [found.text(action) for action in range(len(found.events))]
    else:
        lines = [name if size == 1 else f"{name} / {size}" for name, size in zip(found.names, found.sizes, strict=True)]
    for number, line in enumerate(lines):
        print(f"{number:5} {line}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
