"""`captains-table arena`: bots against each other, rated."""

from __future__ import annotations

import csv
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from captains_table.bots import arena, full_name
from captains_table.bots.ratings import Standing, duels, standings, wilson_interval
from captains_table.cli.draw import write_picture
from captains_table.cli.executor import executor
from captains_table.cli.progress import with_progress
from captains_table.core.errors import BadSetup, need
from captains_table.core.match import find_game
from captains_table.core.picture import table_rows
from captains_table.core.plots import interval_plot
from captains_table.terminal.chooser import words_of
from captains_table.terminal.plan import usual_seats
from captains_table.terminal.screen import Screen
from captains_table.texts.speech import Words


def hold(options: Namespace, language: str) -> int:
    """Let the bots play, and print the ratings."""
    game = find_game(options.game)
    players = options.players if options.players is not None else len(usual_seats(game, options.options, ""))
    chosen = tuple(sorted(set(options.options)))
    game.new(players, chosen)
    bots = list(dict.fromkeys(map(full_name, options.bots)))
    if players > 1 and len(bots) < 2:
        raise BadSetup("--bots needs at least two different bots")
    need("openskill", "arena")
    all_bouts = arena.bouts(game, chosen, bots, players, options.games, options.seed)
    running = arena.run(all_bouts, executor(options.cluster, options.workers))
    results = list(with_progress(running, len(all_bouts)))
    table = standings(results)
    say = Words(language)
    name = words_of(game, language)("game-name")
    head = say("arena-head", game=name, players=players, games=len(results), seed=str(options.seed))
    titles = [say(f"arena-{key}") for key in ("bot", "rating", "games", "won", "score", "time")]
    body = [_line(say, standing) for standing in table]
    if options.markdown:
        print(_markdown(say, head, titles, body, results))
    else:
        screen = Screen()
        screen.say(" · ".join([head, *chosen]), "title")
        screen.gap()
        screen.show(table_rows(titles, [*body, [""] * len(titles)], ["strong"] * len(titles))[:-1])
    if options.csv is not None:
        _write_csv(options.csv, results)
    if options.plot is not None:
        rows = [(standing.bot, standing.rating, standing.spread) for standing in table]
        write_picture(interval_plot(head, rows), options.plot)
    return 0


def _line(say: Words, standing: Standing) -> list[str]:
    low, high = wilson_interval(standing.wins, standing.games)
    return [
        standing.bot,
        f"{say.decimal(standing.rating)} ± {say.decimal(standing.spread)}",
        str(standing.games),
        f"{say.percent(standing.share, 1)} ({say.decimal(100 * low, 0)}–{say.percent(high)})",
        say.decimal(standing.score / standing.games),
        f"{say.decimal(1000 * standing.seconds / max(1, standing.decisions))} ms",
    ]


def _markdown(
    say: Words, head: str, titles: Sequence[str], body: Sequence[Sequence[str]], results: Sequence[arena.Result]
) -> str:
    lines = [f"### {head}", "", f"| {' | '.join(titles)} |", f"|{'---|' * len(titles)}"]
    lines += [f"| {' | '.join(line)} |" for line in body]
    found = duels(results)
    names = [line[0] for line in body]
    lines += ["", f"| | {' | '.join(names)} |", f"|{'---|' * (len(names) + 1)}"]
    for name in names:
        cells = []
        for other in names:
            won, times = found.get((name, other), (0.0, 0))
            cells.append(say("arena-of", share=say.percent(won / times), games=times) if times else "")
        lines.append(f"| **{name}** | {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def _write_csv(file: Path, results: Sequence[arena.Result]) -> None:
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(["bout", "luck", "seat", "bot", "score", "share", "decisions", "seconds"])
        for result in sorted(results, key=lambda result: result.bout.number):
            for seat, bot in enumerate(result.bout.bots):
                figures = [result.scores[seat], round(result.shares[seat], 4), result.decisions[seat]]
                row = [result.bout.number, result.bout.luck, seat, bot, *figures, round(result.seconds[seat], 4)]
                writer.writerow(row)
