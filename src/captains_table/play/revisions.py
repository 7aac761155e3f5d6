"""Tables that were played under earlier rules: read from their facts as far as these fit, and gone on with.

Facts are never changed. Where one of the game does not fit the rules of today the table is held: it stands as after the
last event that fits. Whoever plays there can decide to go on, which is a fact too (`Revised`): what was played between
the two counts no more.
"""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.core.luck import Luck
from captains_table.play.acts import let_chance_decide
from captains_table.play.clocks import Pause
from captains_table.play.errors import IsOver, NewerRules, NotHeld, OnlyPlayers, OtherFigures, UnreadableTable
from captains_table.play.facts import Answered, Asked, Began, Fact, Moved, Opened, Revised, TookBack
from captains_table.play.table import OVER, Table

OF_THE_GAME = (Moved, TookBack, Asked, Answered, Revised)
"""Facts that count only as far as the game does."""


def read_table(
    id: str,
    facts: Sequence[tuple[int, Fact]],
    ended: bool = False,
    pauses: Sequence[Pause] = (),
    edition: str | None = None,
) -> Table | None:
    """A table from its facts and their times; None if they are no table's. `ended`: the game was over when they were
    stored, whatever the rules of today make of it. `pauses`: when nobody could play. `edition`: the label of the
    figures that it was played with."""
    if not facts or not isinstance(facts[0][1], Opened):
        return None
    table = Table(id, facts[0][1], facts[0][0])
    table.clocks.pauses = pauses
    _check_revision(table, [fact for _, fact in facts])
    revised = [(number, fact) for number, (_, fact) in enumerate(facts) if isinstance(fact, Revised)]
    void = {n for number, fact in revised if fact.since is not None for n in range(fact.since, number)}
    for _, decision in revised:
        table.prefix = table.prefix[: decision.prefix]
    for number, (at, fact) in enumerate(facts[1:], start=1):
        if number in void and isinstance(fact, OF_THE_GAME):
            table.remember(fact.key)
            table.pass_over(at)
        else:
            recall(table, fact, at)
    if table.timeline is not None:
        if edition not in (None, table.timeline.match.edition.label):
            raise OtherFigures(edition=edition or "", known=table.timeline.match.edition.label)
        table.timeline.match.rules = table.rules
        if ended and table.status != OVER:
            table.hold(table.number if table.held is None else table.held.since, ended=True)
    table.fresh = []
    return table


def _check_revision(table: Table, facts: Sequence[Fact]) -> None:
    for fact in facts:
        if isinstance(fact, (Opened, Revised)) and not 1 <= fact.rules <= table.game.revision:
            raise NewerRules(rules=fact.rules, known=table.game.revision)


def recall(table: Table, fact: Fact, at: int) -> None:
    """Carry out the next of the stored facts. One that does not fit the rules of today holds the table."""
    table.remember(fact.key)
    held = table.held
    if held is not None and isinstance(fact, OF_THE_GAME) and not is_decision(fact, held.since):
        if isinstance(fact, (Moved, TookBack)):
            held.rest.append(fact)
        table.pass_over(at)
        return
    try:
        table.apply(fact, at)
    except (ValueError, LookupError):
        if isinstance(fact, Began):
            raise UnreadableTable() from None
        if not isinstance(fact, OF_THE_GAME):
            raise
        table.hold(table.number)
        recall(table, fact, at)


def is_decision(fact: Fact, since: int) -> bool:
    """Whether a fact says that a table held since a fact goes on."""
    return isinstance(fact, Revised) and fact.since == since


def go_on(table: Table, player: str, at: int, luck: Luck) -> None:
    """Somebody who plays at a held table decides to go on after the last event that fits."""
    held = table.held
    if held is None:
        raise NotHeld()
    if table.status == OVER:
        raise IsOver()
    seats = table.seats_of(player)
    if not seats:
        raise OnlyPlayers()
    table.enact(Revised(table.game.revision, held.since, held.prefix, seats[0]), at)
    let_chance_decide(table, at, luck)
