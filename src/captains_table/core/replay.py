"""Replaying records: every event is checked, and errors name the file and the line."""

from __future__ import annotations

from captains_table.core.changes import dated
from captains_table.core.editions import Edition
from captains_table.core.errors import BadEvent, BadRecord, BadSetup, UnknownGame
from captains_table.core.game import Arguments, Game
from captains_table.core.match import IllegalMove, Match, find_game, new_match, some
from captains_table.core.record import Line, Record


def replay(record: Record, edition: Edition | None = None, upto: int | None = None) -> Match:
    """Replay a record under the current rules, checking every event.

    Args:
        record: a parsed record (`parse_record`, `read_record`).
        edition: the printed values that it was played with, if they are not the game's own.
        upto: the number of events to replay; default: all.

    Returns:
        The match.

    Raises:
        BadRecord: if the record does not fit; names the file, the line and what would be legal.
        RulesChanged: if a record of earlier rules no longer fits (a BadRecord too); its `match` is the game up to
            there.

    >>> from captains_table import new, parse_record
    >>> match = new("capitol", ["Ada", "Ben"])
    >>> entry = match.play("consul B")
    >>> replay(parse_record(str(match)))
    <Match of capitol: Ada, Ben; 1 events>
    """
    try:
        game = find_game(record.game)
        match = new_match(game, record.players, record.options, edition)
    except (BadSetup, UnknownGame) as error:
        raise BadRecord(f"{record.source}: {error}") from None
    match.other = dict(record.other)
    _check_label(record, match.edition)
    _check_revision(record, game)
    for line in record.events[:upto]:
        why = _misfit(match, line, record.source)
        if why is None:
            continue
        changes = game.changes.since(record.rules, len(match.players), match.options)
        match.rules = record.rules
        if changes:
            raise RulesChanged(record, line, match, dated(game.letters, changes))
        raise _broken(record.source, line, why)
    match.rules = record.rules
    return match


class RulesChanged(BadRecord):
    """An event of a record of earlier rules does not fit the current ones. The record itself is valid."""

    def __init__(self, record: Record, line: Line, match: Match, changes: str) -> None:
        self.match = match
        """The game up to that event."""
        self.arguments: Arguments = {
            "file": record.source,
            "line": str(line.number),
            "event": str(line),
            "number": len(match.entries) + 1,
            "rules": record.rules,
            "changes": changes,
        }
        super().__init__(
            f"{record.source}:{line.number}: '{line}' no longer fits the rules, which have changed "
            f"since revision {record.rules}: {changes}"
        )


def _misfit(match: Match, line: Line, source: str) -> str | None:
    """Carry out an event of a record, or say why it does not fit. What is no event at all is a broken record."""
    who = match.game.who(match.state)
    if who is None:
        return "the game is over, nothing can follow"
    if line.who != who:
        return f"it is the turn of {who}; legal: {some(match.legal())}"
    try:
        match.play(line.text)
    except IllegalMove as error:
        clause = f" ({error.refusal.clause})" if error.refusal else ""
        return f"is not legal here{clause}; legal: {some(match.legal())}"
    except BadEvent:
        raise _broken(source, line, f"is no event of {match.game.id}; legal: {some(match.legal())}") from None
    return None


def _broken(source: str, line: Line, why: str) -> BadRecord:
    return BadRecord(f"{source}:{line.number}: '{line}': {why}")


def _check_label(record: Record, edition: Edition) -> None:
    name, _, digest = record.edition.partition("@")
    if name != edition.name or (digest and digest != edition.digest):
        raise BadRecord(
            f"{record.source}: was played with edition {record.edition}, "
            f"but these figures are {edition.label}; give its file with --edition"
        )


def _check_revision(record: Record, game: Game) -> None:
    if record.rules > game.revision:
        raise BadRecord(
            f"{record.source}: was played under revision {record.rules} of the rules of {game.id}, "
            f"but this program knows only those up to {game.revision}; a newer version is needed"
        )
