"""A recorded match as the commands read it, also one that was played under earlier rules."""

from __future__ import annotations

from pathlib import Path

from captains_table.cli.errors import OUTDATED, complain
from captains_table.core.errors import BadSetup
from captains_table.core.match import Match, find_game
from captains_table.core.record import read_record
from captains_table.core.replay import RulesChanged, replay
from captains_table.texts.speech import Words


def read_match(file: Path, edition_file: Path | None, upto: int | None = None) -> tuple[Match, RulesChanged | None]:
    """The match that a file tells, everything checked; if it does not fit the rules of today, up to there, and why."""
    record = read_record(file)
    edition = find_game(record.game).edition(edition_file) if edition_file is not None else None
    try:
        return replay(record, edition, upto), None
    except RulesChanged as changed:
        return changed.match, changed


def tell_change(changed: RulesChanged | None, language: str) -> int:
    """Say where a record does not fit the rules of today, if it is so; and the exit code."""
    if changed is None:
        return 0
    return complain(Words(language)("rules-changed", **changed.arguments), code=OUTDATED)


def check_moment(file: Path, at: int | None, match: Match, changed: RulesChanged | None) -> RulesChanged | None:
    """Raise BadSetup if a record has no position after so many events. Up to there, a later change does not matter."""
    if at is None or (changed is not None and at > len(match.entries)):
        return changed
    if at > len(match.entries):
        raise BadSetup(f"{file} has {len(match.entries)} events; there is no position after event {at}")
    return None
