"""`captains-table replay` and `check`: print, dump and validate records."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path

from captains_table.cli.errors import OUTDATED, WRONG, complain
from captains_table.cli.recorded import check_moment, read_match, replayed, tell_change
from captains_table.core.changes import dated
from captains_table.core.errors import TableError
from captains_table.core.match import Match
from captains_table.core.record import Record, read_records
from captains_table.terminal.screen import Screen
from captains_table.terminal.session import show_result
from captains_table.terminal.story import show_entry
from captains_table.texts.errors import error_text
from captains_table.texts.speech import Speech, Words


def replay_file(options: Namespace, language: str) -> int:
    """Print a recorded game as text, or dump its positions."""
    match, changed = read_match(options.file, options.edition)
    changed = check_moment(options.file, options.at, match, changed)
    if options.json:
        _dump(match, options.at)
    else:
        _tell(match, options.at, language)
    return tell_change(changed, language)


def _dump(match: Match, at: int | None) -> None:
    """Print one JSON object per line."""
    for number, dump in enumerate(match.dumps(at)):
        if at in (None, number):
            sys.stdout.write(json.dumps(dump, ensure_ascii=False, separators=(",", ":")) + "\n")


def _tell(match: Match, at: int | None, language: str) -> None:
    """Print the log, then the table."""
    screen = Screen()
    speech = Speech(language, match.game, match.start(), match.players)
    position = match.start()
    screen.rule(speech("game-name"))
    for step in match.steps(at):
        show_entry(screen, speech, step.entry, step.phrase)
        position = step.after
    screen.rule()
    screen.show(match.game.picture(position, speech, screen.drawing_width))
    if match.over and at in (None, len(match.entries)):
        show_result(match, speech, screen)


def check(options: Namespace, language: str) -> int:
    """Check every record in every file; 2 if one of them is broken, else 3 if one does not fit the rules of today."""
    codes = [code for file in options.files for code in _check(file, options.edition, language)]
    return next((code for code in (WRONG, OUTDATED) if code in codes), 0)


def _check(file: Path, edition_file: Path | None, language: str) -> list[int]:
    """The exit code for each record in a file."""
    try:
        records = read_records(file)
    except TableError as error:
        return [complain(error_text(error, language))]
    if len(records) == 1:
        return [_check_record(str(file), records[0], edition_file, language)]
    return [
        _check_record(f"{file} ({number})", record, edition_file, language)
        for number, record in enumerate(records, start=1)
    ]


def _check_record(name: str, record: Record, edition_file: Path | None, language: str) -> int:
    try:
        match, changed = replayed(record, edition_file)
    except TableError as error:
        return complain(error_text(error, language))
    if changed is None:
        _found_good(name, match, Words(language))
    return tell_change(changed, language)


def _found_good(file: str, match: Match, say: Words) -> None:
    ended = "yes" if match.over else "no"
    players, events = len(match.players), len(match.entries)
    print(say("check-good", file=file, game=match.game.id, players=players, events=events, ended=ended), flush=True)
    since = match.game.changes.since(match.rules, players, match.options)
    if since:
        changes = dated(match.game.letters, since)
        print(say("check-earlier", file=file, rules=match.rules, changes=changes), flush=True)
