"""Replaying records: every event is checked, and errors name the file and the line."""

from __future__ import annotations

from captains_table.core.changes import dated
from captains_table.core.editions import Edition
from captains_table.core.errors import BadEvent, BadRecord, BadSetup, TableError, UnknownGame
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
        raise BadRecord("{source}: {error}", source=record.source, error=error) from None
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
            "{source}:{number}: '{line}' no longer fits the rules, "
            "which have changed since revision {rules}: {changes}",
            source=record.source,
            number=line.number,
            line=line,
            rules=record.rules,
            changes=changes,
        )


def _misfit(match: Match, line: Line, source: str) -> TableError | None:
    """Carry out an event of a record, or return why it does not fit. A text that is not an event at all is a broken
    record."""
    who = match.game.who(match.state)
    if who is None:
        return TableError("the game is over, nothing can follow")
    if line.who != who:
        return TableError("it is the turn of {who}; legal: {legal}", who=who, legal=some(match.legal()))
    try:
        match.play(line.text)
    except IllegalMove as error:
        clause = f" ({error.refusal.clause})" if error.refusal else ""
        return TableError("is not legal here{clause}; legal: {legal}", clause=clause, legal=some(match.legal()))
    except BadEvent:
        why = TableError("is not a move in {game}; legal: {legal}", game=match.game.id, legal=some(match.legal()))
        raise _broken(source, line, why) from None
    return None


def _broken(source: str, line: Line, why: TableError) -> BadRecord:
    return BadRecord("{source}:{number}: '{line}': {why}", source=source, number=line.number, line=line, why=why)


def _check_label(record: Record, edition: Edition) -> None:
    name, _, digest = record.edition.partition("@")
    if name != edition.name or (digest and digest != edition.digest):
        raise BadRecord(
            "{source}: played with edition {edition}, but the figures in use are {label}; "
            "give the edition file with --edition",
            source=record.source,
            edition=record.edition,
            label=edition.label,
        )


def _check_revision(record: Record, game: Game) -> None:
    if record.rules > game.revision:
        raise BadRecord(
            "{source}: played under revision {rules} of the rules of {game}, "
            "but this program only knows revisions up to {revision}; install a newer version",
            source=record.source,
            rules=record.rules,
            game=game.id,
            revision=game.revision,
        )
