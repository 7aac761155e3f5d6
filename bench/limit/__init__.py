"""How fast could it be? Capitol once more, in plain C (`capitol.c`), compiled here and measured beside our rules.

It is a limit only if it is the same game: `replays_alike` compares every position and every set of choices of a
recorded game, `plays_alike` whole games that both play at random with the same luck.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable
from ctypes import CDLL, byref, c_int, c_int64, c_size_t, c_uint64, create_string_buffer
from functools import partial
from pathlib import Path
from time import process_time
from typing import cast

from bench.contest import Contest, Sample
from bench.selfplay import Kind
from captains_table.core.game import Game
from captains_table.core.luck import Luck
from captains_table.core.match import Match
from captains_table.core.playout import Tally, play_out
from captains_table.games.capitol import GAME
from captains_table.games.capitol.rules.figures import Figures
from captains_table.games.capitol.rules.names import COLOURS, DECKS, FLOOR, PERMIT, ROOF
from captains_table.games.capitol.rules.state import Capitol

SOURCE = Path(__file__).parent / "capitol.c"
FLAGS = ("-O3", "-shared", "-fPIC")
MOST_CARDS = 63
"""A set of cards is one 64-bit number there."""
LONGEST = 1 << 14
"""No position takes more numbers."""
AT_ONCE = 50
"""So many games are played in one call."""


class NoCompiler(RuntimeError):
    """There is no C compiler, so that the limit can't be measured."""


def compiler() -> list[str]:
    """The C compiler: what `CC` says, or else `cc`."""
    command = shlex.split(os.environ.get("CC", "cc"))
    if shutil.which(command[0]) is None:
        raise NoCompiler("there is no C compiler here")
    return command


class Limit:
    """Capitol in C, for as many players as the printed game allows."""

    def __init__(self, game: Game = GAME) -> None:
        command = compiler()
        self.game = game
        with tempfile.TemporaryDirectory(prefix="captains-table-limit-") as folder:
            library = Path(folder) / "capitol.so"
            (Path(folder) / "printed.h").write_text(printed(game), encoding="ascii")
            subprocess.run([*command, *FLAGS, f"-I{folder}", str(SOURCE), "-o", str(library)], check=True)
            self.rules = CDLL(str(library))
        self.rules.game_size.restype = c_size_t

    def begin(self, players: int) -> LimitState:
        """The position before the first event."""
        return LimitState(self.rules, players)

    def play(self, players: int, seed: int, number: int, games: int = 1) -> tuple[int, int]:
        """Play games at random: the decisions, and those with more than one possibility."""
        decisions, real = c_int64(), c_int64()
        arguments = (c_int(players), c_uint64(seed), c_uint64(number), c_int(games), byref(decisions), byref(real))
        self.rules.play(*arguments)
        return decisions.value, real.value

    def contest(self, players: int) -> Contest:
        """The limit as something to measure."""
        return Contest(self.game.id, players, (), partial(self._sample, players))

    def _sample(self, players: int, seconds: float) -> Sample:
        begun = process_time()
        decisions = real = games = 0
        while (spent := process_time() - begun) < seconds or games == 0:
            made, free = self.play(players, 1, games, AT_ONCE)
            decisions += made
            real += free
            games += AT_ONCE
        return Sample(decisions, real, games, spent)


def limit_contests(kinds: Iterable[Kind]) -> tuple[dict[Kind, Contest], str]:
    """The limit for each of these kinds that it can play, and otherwise why there is none."""
    wanted = [kind for kind in kinds if kind[0] == GAME.id]
    if not wanted:
        return {}, f"{GAME.id} is not among the games"
    try:
        limit = Limit()
    except NoCompiler as missing:
        return {}, str(missing)
    return {kind: limit.contest(kind[1]) for kind in wanted}, ""


class LimitState:
    """A position in C."""

    def __init__(self, rules: CDLL, players: int) -> None:
        self.rules = rules
        self.cells = create_string_buffer(rules.game_size())
        self.numbers = (c_int * LONGEST)()
        rules.begin(self.cells, c_int(players))

    @property
    def to_move(self) -> int:
        """As in the contract."""
        return int(self.rules.mover(self.cells))

    def legal(self) -> list[int]:
        """As in the contract; at a chance point what may happen."""
        return self._told(self.rules.legal)

    def fingerprint(self) -> list[int]:
        """As in the contract."""
        return self._told(self.rules.fingerprint)

    def happen(self, event: int) -> None:
        """As in the contract."""
        self.rules.happen(self.cells, c_int(event))

    def _told(self, tell: Callable[..., int]) -> list[int]:
        return list(self.numbers[: tell(self.cells, self.numbers)])


def printed(game: Game) -> str:
    """The header with what the edition prints."""
    largest = max(game.players)
    figures = [cast("Capitol", game.new(players)).figures for players in game.players]
    table = figures[-1]
    if table.cards > MOST_CARDS:
        raise ValueError(f"the limit plays with at most {MOST_CARDS} different cards, not {table.cards}")
    floors = max(int(found.highest) for found in figures) + 6 * min(game.players)
    rows: dict[str, Iterable[int]] = {
        "deck_of": table.deck_of,
        "value_of": table.value_of,
        "colour_of": table.colour_of,
        "deck_size": table.deck_size,
        "deck_cards": table.deck_cards,
        "deck_first": table.deck_first,
        "dealt": table.dealt,
        "zone_colour": table.zone_colour,
        "small": table.small,
        "printed": table.printed,
        "colour_zones": table.colour_zones,
        "roofs": [int(count) + 2 for count in table.roofs],
    }
    sizes = {
        "CARDS": int(table.cards),
        "ZONES": int(table.zones),
        "SQUARES": max(table.small),
        "FLOORS": floors,
        "SEATS_AT_MOST": largest,
        "LARGEST_DECK": max(table.deck_size),
    }
    lines = [f"enum {{ {name} = {size} }};" for name, size in sizes.items()]
    lines += [f"static const int {name}[] = {_braces(row)};" for name, row in rows.items()]
    lines.append(f"static const uint8_t copies[] = {_braces(table.copies)};")
    lines.append(f"static const uint64_t cards_of_sort[] = {_braces(_sorts(table))};")
    return "\n".join(lines) + "\n"


def _braces(row: Iterable[int]) -> str:
    return "{" + ", ".join(str(int(number)) for number in row) + "}"


def _sorts(figures: Figures) -> list[int]:
    """The cards with the same effect, as sets: roofs, floors, and permits by colour."""
    sorts = [(ROOF, -1), (FLOOR, -1), *((PERMIT, colour) for colour in range(COLOURS))]
    assert len(sorts) == DECKS - 1 + COLOURS
    return [
        sum(1 << card for card in range(figures.cards) if (figures.deck_of[card], figures.colour_of[card]) == sort)
        for sort in sorts
    ]


# Whether it is the same game


def replays_alike(limit: Limit, match: Match) -> int:
    """Compare every position of a recorded game, and every set of choices. Returns how many positions there were."""
    ours = match.at(0).clone()
    theirs = limit.begin(ours.seats)
    for number, entry in enumerate([None, *match.entries]):
        if entry is not None:
            ours.happen(entry.event)
            theirs.happen(entry.event)
        _compare("fingerprint", number, ours.fingerprint(), theirs.fingerprint())
        if ours.to_move >= 0:
            _compare("legal", number, ours.legal(), theirs.legal())
    return len(match.entries) + 1


def plays_alike(limit: Limit, players: int, seed: int, numbers: range) -> None:
    """Play whole games with the same luck: as many decisions, and as many real ones, in each."""
    start = limit.game.new(players)
    for number in numbers:
        tally = Tally()
        play_out(start.clone(), Luck(seed, number), tally)
        _compare("decisions", number, [tally.decisions, tally.real], list(limit.play(players, seed, number)))


def _compare(what: str, number: int, ours: list[int], theirs: list[int]) -> None:
    if ours != theirs:
        raise AssertionError(f"{what} {number} differs in C: {ours} here, {theirs} there")
