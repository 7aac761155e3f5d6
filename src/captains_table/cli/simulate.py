"""`captains-table simulate`: statistics of many games between bots."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from captains_table.bots import bot_name
from captains_table.bots.play_match import Watched, play_match, seated
from captains_table.cli.progress import with_progress
from captains_table.core.contract import State
from captains_table.core.editions import Edition
from captains_table.core.errors import BadSetup
from captains_table.core.game import Game
from captains_table.core.match import Match, find_game, new_match
from captains_table.core.picture import Row
from captains_table.core.playout import Tally, play_game
from captains_table.terminal.chooser import words_of
from captains_table.terminal.plan import usual_seats
from captains_table.terminal.screen import Screen
from captains_table.texts.speech import Words


@dataclass(frozen=True)
class Series:
    """A series of games with the same setup. The same seed gives the same games in every process and on every
    machine."""

    game: Game
    players: int
    options: tuple[str, ...]
    edition: Edition | None
    bots: tuple[str, ...]
    """The kind of bot on each seat."""
    seed: int

    def match(self) -> Match:
        """A match before its first event."""
        return new_match(self.game, self.players, self.options, self.edition)

    def play(self, number: int) -> tuple[Match, Tally]:
        """Play one of the games and return its record."""
        bots = [Watched(bot) for bot in seated(self.bots, self.game, self.seed, number)]
        match, tally = play_match(self.match(), bots, self.seed, number), Tally()
        tally.decisions = sum(bot.decisions for bot in bots)
        tally.real = sum(bot.real for bot in bots)
        tally.chances = len(match.entries) - tally.decisions
        return match, tally

    def play_fast(self, start: State, number: int) -> tuple[State, Tally]:
        """Play the same game without a record, if all bots are random."""
        state, tally = start.clone(), Tally()
        play_game(state, self.seed, number, tally)
        return state, tally


@dataclass
class Counts:
    """Statistics of the games."""

    lengths: dict[str, list[int]]
    scores: list[list[int]]
    wins: list[float]


def simulate(options: Namespace, language: str) -> int:
    """Play the games and print their statistics."""
    game = find_game(options.game)
    edition = game.edition(options.edition) if options.edition is not None else None
    players = options.players if options.players is not None else len(usual_seats(game, options.options, ""))
    chosen = tuple(sorted(set(options.options)))
    start = game.new(players, chosen, edition)
    series = Series(game, players, chosen, edition, _bots(options.bots, players), options.seed)
    if options.records is not None:
        _clear(options.records, options.games, options.force)
    counts = _count(series, start, options.games, options.records)
    if options.json:
        print(json.dumps(_as_json(series, counts), ensure_ascii=False))
    else:
        _show(series, counts, language, options.records)
    return 0


def _bots(kinds: Sequence[str], players: int) -> tuple[str, ...]:
    named = tuple(map(bot_name, kinds))
    if len(kinds) not in (1, players):
        raise BadSetup(
            "--bots needs one bot for all seats or {players} bots, not {count}", players=players, count=len(kinds)
        )
    return named if len(named) == players else named * players


def _clear(folder: Path, games: int, force: bool) -> None:
    """Create the folder, and make sure that nothing in it is overwritten by accident."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in sorted(folder.glob("*.txt")):
        number = int(file.stem) - 1 if file.stem.isdecimal() else -1
        if not force and 0 <= number < games and file.name == record_name(number, games):
            raise BadSetup("{file} already exists; --force overwrites it", file=file)


def record_name(number: int, games: int) -> str:
    """`0001.txt` for the first game, with as many digits as the last one needs."""
    return f"{number + 1:0{max(4, len(str(games)))}}.txt"


def _count(series: Series, start: State, games: int, folder: Path | None) -> Counts:
    sides = len(start.scores())
    counts = Counts(
        {"decisions": [], "real": [], "chances": [], "events": []}, [[] for _ in range(sides)], [0.0] * sides
    )
    fast = folder is None and set(series.bots) == {"random"}
    for number in with_progress(range(games), games):
        if fast:
            state, tally = series.play_fast(start, number)
        else:
            match, tally = series.play(number)
            state = match.state
            if folder is not None:
                (folder / record_name(number, games)).write_text(str(match), encoding="utf-8")
        counts.lengths["decisions"].append(tally.decisions)
        counts.lengths["real"].append(tally.real)
        counts.lengths["chances"].append(tally.chances)
        counts.lengths["events"].append(tally.decisions + tally.chances)
        for seat, score in enumerate(state.scores()):
            counts.scores[seat].append(score)
        winners = state.winners()
        for seat in winners:
            counts.wins[seat] += 1 / len(winners) / games
    return counts


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    return {"least": min(numbers), "mean": round(sum(numbers) / len(numbers), 2), "most": max(numbers)}


def _seat(series: Series, seat: int) -> str:
    return series.game.seat_name(series.match().state, seat)


def _as_json(series: Series, counts: Counts) -> dict[str, Any]:
    return {
        "game": series.game.id,
        "edition": (series.edition or series.game.edition()).label,
        "players": series.players,
        "options": list(series.options),
        "bots": list(series.bots),
        "games": len(counts.scores[0]),
        "seed": series.seed,
        **{name: _spread(numbers) for name, numbers in counts.lengths.items()},
        "seats": [
            {"seat": _seat(series, seat), "score": _spread(scores), "wins": round(counts.wins[seat], 4)}
            for seat, scores in enumerate(counts.scores)
        ],
    }


def _show(series: Series, counts: Counts, language: str, folder: Path | None) -> None:
    screen, say = Screen(), Words(language)
    name = words_of(series.game, language)("game-name")
    games = len(counts.scores[0])
    head = say("simulate-head", game=name, players=series.players, games=games, seed=str(series.seed))
    screen.say(" · ".join([head, *series.options]), "title")
    screen.gap()
    texts = {key: say(f"simulate-{key}") for key in counts.lengths}
    seats = [_seat(series, seat) for seat in range(len(counts.scores))]
    kinds = [*series.bots, *[""] * (len(seats) - len(series.bots))]
    sides = [f"{seat} {kind}".strip() for seat, kind in zip(seats, kinds, strict=True)]
    width = max(map(len, [*texts.values(), *sides, say("simulate-length"), say("simulate-score")])) + 2
    screen.show([_headings(say, say("simulate-length"), width)])
    screen.show(_figures(say, texts[key].ljust(width), numbers) for key, numbers in counts.lengths.items())
    screen.gap()
    screen.show([[*_headings(say, say("simulate-score"), width), (f"{say('simulate-wins'):>10}", "dim")]])
    for side, scores, wins in zip(sides, counts.scores, counts.wins, strict=True):
        screen.show([[*_figures(say, side.ljust(width), scores), (f"{say.percent(wins, 1):>10}", "")]])
    if folder is not None:
        screen.gap()
        screen.say(say("records-written", games=games, folder=str(folder)))


def _headings(say: Words, title: str, width: int) -> Row:
    return [(title.ljust(width), "strong"), ("".join(f"{say(word):>10}" for word in ("least", "mean", "most")), "dim")]


def _figures(say: Words, title: str, numbers: Sequence[int]) -> Row:
    spread = _spread(numbers)
    figures = (say.decimal(spread["least"], 0), say.decimal(spread["mean"]), say.decimal(spread["most"], 0))
    return [(title, ""), ("".join(f"{text:>10}" for text in figures), "")]
