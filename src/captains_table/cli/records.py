"""`captains-table replay` and `check`: records told, dumped and checked."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path

from captains_table.cli.errors import complain
from captains_table.core.errors import BadSetup, TableError
from captains_table.core.game import Arguments
from captains_table.core.match import Match, find_game, replay
from captains_table.core.record import read_record
from captains_table.terminal.screen import Screen
from captains_table.terminal.session import show_result
from captains_table.terminal.story import show_entry
from captains_table.texts.speech import Speech, Words


def read_match(file: Path, edition_file: Path | None) -> Match:
    """The match that a file tells, everything checked."""
    record = read_record(file)
    if edition_file is None:
        return replay(record)
    return replay(record, find_game(record.game).edition(edition_file))


def replay_file(options: Namespace, language: str) -> int:
    """Tell a recorded game, or dump its positions."""
    match = read_match(options.file, options.edition)
    if options.at is not None and options.at > len(match.entries):
        raise BadSetup(f"{options.file} has {len(match.entries)} events, there is no position after {options.at}")
    if options.json:
        _dump(match, options.at)
    else:
        _tell(match, options.at, language)
    return 0


def _dump(match: Match, at: int | None) -> None:
    """One JSON object per line."""
    for number, dump in enumerate(match.dumps(at)):
        if at in (None, number):
            sys.stdout.write(json.dumps(dump, ensure_ascii=False, separators=(",", ":")) + "\n")


def _tell(match: Match, at: int | None, language: str) -> None:
    """The log, then the table."""
    screen = Screen()
    speech = Speech(language, match.game, match.start(), match.players)
    position = match.start()
    screen.rule(speech("game-name"))
    for step in match.steps(at):
        show_entry(screen, speech, step.entry, step.phrase)
        position = step.after
    screen.rule()
    screen.show(match.game.picture(position, speech))
    if match.over and at in (None, len(match.entries)):
        show_result(match, speech, screen)


def check(options: Namespace, language: str) -> int:
    """Check every file, say so, and return 2 if one is bad."""
    say = Words(language)
    code = 0
    for file in options.files:
        try:
            match = read_match(file, options.edition)
        except TableError as error:
            code = complain(str(error))
            continue
        ended = "yes" if match.over else "no"
        arguments: Arguments = {
            "game": match.game.id,
            "players": len(match.players),
            "events": len(match.entries),
            "ended": ended,
        }
        print(say("check-good", file=str(file), **arguments), flush=True)
    return code
