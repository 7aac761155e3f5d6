"""Recorded matches for commands, including those played under earlier rules."""

from __future__ import annotations

from pathlib import Path

from captains_table.cli.errors import OUTDATED, complain
from captains_table.core.errors import BadSetup
from captains_table.core.match import Match, find_game
from captains_table.core.record import Record, read_record
from captains_table.core.replay import RulesChanged, replay
from captains_table.texts.speech import Words


def read_match(file: Path, edition_file: Path | None, upto: int | None = None) -> tuple[Match, RulesChanged | None]:
    """Read and check the match in a file. If it does not fit the current rules, return it up to there, and why."""
    return replayed(read_record(file), edition_file, upto)


def replayed(record: Record, edition_file: Path | None, upto: int | None = None) -> tuple[Match, RulesChanged | None]:
    """Check a record. If it does not fit the current rules, return the match up to there, and why."""
    edition = find_game(record.game).edition(edition_file) if edition_file is not None else None
    try:
        return replay(record, edition, upto), None
    except RulesChanged as changed:
        return changed.match, changed


def tell_change(changed: RulesChanged | None, language: str) -> int:
    """Say where a record does not fit the current rules, if so, and return the exit code."""
    if changed is None:
        return 0
    return complain(Words(language)("rules-changed", **changed.arguments), code=OUTDATED)


def check_moment(file: Path, at: int | None, match: Match, changed: RulesChanged | None) -> RulesChanged | None:
    """Raise BadSetup if a record has no position after this many events. A later misfit does not matter."""
    if at is None or (changed is not None and at > len(match.entries)):
        return changed
    if at > len(match.entries):
        raise BadSetup(
            "{file} has {count} events; there is no position after {at}", file=file, count=len(match.entries), at=at
        )
    return None
