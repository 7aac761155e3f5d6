"""Tables that were played under earlier rules: loaded as far as their facts fit the current rules, and continued.

Facts are never changed. At the first event that does not fit the current rules, the table is held: it stays at the last
event that fits. Any of its players can decide to continue, which is a fact too (`Revised`); the game between the two is
void.
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
"""Facts that are void together with the game."""


def read_table(
    id: str,
    facts: Sequence[tuple[int, Fact]],
    ended: bool = False,
    pauses: Sequence[Pause] = (),
    edition: str | None = None,
) -> Table | None:
    """Load a table from its facts and their times; None if they do not begin with an opened table. `ended`: the game
    was over when they were stored, even if it is not under the current rules. `pauses`: when nobody could play.
    `edition`: the label of the printed values that it was played with."""
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
    """Apply the next stored fact. One that does not fit the current rules holds the table."""
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
    """Whether a fact is the decision to continue a table that has been held since another fact."""
    return isinstance(fact, Revised) and fact.since == since


def go_on(table: Table, player: str, at: int, luck: Luck) -> None:
    """A player of a held table decides to continue after the last event that fits."""
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
