"""Tables that were played under earlier rules: carried on where everything fits, held where something does not."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from captains_table.core.game import Game
from captains_table.core.record import parse_record
from captains_table.play import acts, undo
from captains_table.play.errors import IsHeld, IsOver, NewerRules, NotHeld, NotOver, OnlyPlayers
from captains_table.play.facts import (
    Began,
    Clock,
    Fact,
    Handed,
    Moved,
    Opened,
    Revised,
    Said,
    Setup,
    TookBack,
    fact_text,
    read_fact,
)
from captains_table.play.player_view import player_view
from captains_table.play.rematch import fork_setup, record_for, rematch_setup
from captains_table.play.revisions import go_on, read_table
from captains_table.play.table import Table
from captains_table.play.wire_types import Can
from divers.revised import EARLIER
from play.arrange import ADA, BEN, CLEO, LUCK, NOW, choose, plan, play_out, replayed, same, table_of
from play.memory import Evening

pytestmark = pytest.mark.usefixtures("revised_divers")
SOUND = 10
"""So many events of the record fit: the eleventh sells a pearl worth 1."""


def moves(text: str = EARLIER) -> list[Fact]:
    """The events of a record as facts."""
    return [Moved("AB".find(line.who), line.text) for line in parse_record(text).events]


def stored(facts: list[Fact], ended: bool = False, **agreed: object) -> Table:
    """A table of Ada and Ben as it was stored under revision 1, read now."""
    first = Opened(Setup("divers", plan("Ada", "Ben"), **agreed), ADA)  # type: ignore[arg-type]
    written = [read_fact(fact_text(fact)) for fact in [first, Began(), *facts]]
    table = read_table("table", [(NOW + n, fact) for n, fact in enumerate(written)], ended)
    assert table is not None
    table.fresh = [(n, NOW + n, fact) for n, fact in enumerate(written)]
    return table


def fits() -> list[Fact]:
    return moves(EARLIER.replace("B sell", "B keep"))


# Everything fits


def test_new_tables_are_of_the_revision_of_today() -> None:
    table = table_of("Ada", "Ben", first=0)
    assert table.rules == 2
    opened = table.fresh[0][2]
    assert isinstance(opened, Opened)
    assert opened.rules == 2
    assert record_for(table, ADA).rules == 2
    assert not any(isinstance(fact, Revised) for _, _, fact in table.fresh)


def test_a_table_where_everything_fits_is_carried_on() -> None:
    table = stored(fits())
    assert table.held is None
    assert table.rules == 1
    assert "rules" not in str(record_for(table, ADA)), "it played under revision 1 so far"
    choose(table, 0)
    assert [fact for _, _, fact in table.fresh][-2] == Revised(2)
    assert str(record_for(table, ADA)).splitlines()[3:5] == ["rules: 2", "rules-before: 1 to event 12"]
    choose(table, 1)
    assert sum(isinstance(fact, Revised) for _, _, fact in table.fresh) == 1, "said once"
    assert same(table, replayed(table))


def test_a_table_that_waits_begins_under_the_rules_of_today() -> None:
    first = Opened(Setup("divers", plan("Ada", "open")), ADA)
    table = read_table("table", [(NOW, first)])
    assert table is not None
    acts.join(table, BEN, 1, "Ben", NOW, LUCK)
    assert table.rules == 2
    assert "rules: 2\n" in str(record_for(table, ADA))
    assert "rules-before" not in str(record_for(table, ADA))


def test_a_game_that_was_over_keeps_its_revision() -> None:
    table = stored([*fits(), Moved(0, "dive 2"), Moved(1, "dive 5"), Moved(1, "keep")], ended=True)
    assert table.status == "over"
    assert table.held is None
    assert record_for(table, ADA).rules == 1


# Something does not fit


def test_a_table_is_shown_up_to_the_last_event_that_fits() -> None:
    table = stored([*moves(), Said(0, "Ada", "Hello"), Handed(1, "greedy")])
    assert table.held is not None
    assert (table.held.number, table.held.since, table.held.ended) == (SOUND + 1, 2 + SOUND, False)
    assert [change.clause for change in table.held.changes] == ["3.2"]
    assert (table.status, table.length) == ("playing", SOUND)
    assert [chat.text for chat in table.chats] == ["Hello"], "what does not belong to the game still counts"
    assert table.seats[1].away
    assert len(record_for(table, ADA).events) < SOUND + 1


def test_nobody_can_choose_or_take_back_at_a_held_table() -> None:
    table = stored(moves())
    assert table.acting() == table.people_acting() == table.bots_acting() == []
    for seat in (0, 1):
        view = player_view(table, seat)
        assert (view.acting, view.choices, view.can) == ([], {}, Can())
    with pytest.raises(IsHeld):
        acts.move(table, BEN, 1, "keep", (SOUND, None), NOW, LUCK)
    with pytest.raises(IsHeld):
        undo.undo(table, BEN, 1, NOW, LUCK)
    with pytest.raises(NotOver):
        rematch_setup(table, ADA)


def test_one_who_plays_decides_to_go_on() -> None:
    table = stored(moves())
    before = [fact for _, _, fact in table.fresh]
    with pytest.raises(OnlyPlayers):
        go_on(table, CLEO, NOW, LUCK)
    go_on(table, BEN, NOW, LUCK)
    assert [fact for _, _, fact in table.fresh] == [*before, Revised(2, since=2 + SOUND, seat=1)], "nothing is removed"
    assert table.held is None
    assert table.acting() == [1]
    assert table.length == SOUND
    choose(table, 1, "keep")
    assert record_for(table, BEN).rules == 2
    assert record_for(table, BEN).other == {"rules-before": "1 to event 10"}
    with pytest.raises(NotHeld):
        go_on(table, BEN, NOW, LUCK)
    play_out(table)
    assert same(table, replayed(table))


def test_another_process_hears_of_the_decision() -> None:
    one, other = stored(moves()), stored(moves())
    go_on(one, ADA, NOW, LUCK)
    for _, at, fact in one.fresh[len(other.fresh) :]:
        other.apply(fact, at)
    assert same(one, other)


def test_what_does_not_fit_may_have_been_taken_back() -> None:
    table = stored([*moves()[:-1], TookBack(1, [10]), Moved(1, "keep")])
    assert table.held is not None
    go_on(table, ADA, NOW, LUCK)
    assert table.length == SOUND
    assert same(table, replayed(table))


def test_clocks_stand_still_while_a_table_is_held() -> None:
    table = stored(moves(), clock=Clock(5))
    assert table.clocks.deadline() is None
    later = NOW + 10 * 24 * 3600 * 1000
    acts.time_passes(table, "greedy", later)
    assert not table.seats[1].away
    left = table.clocks.reading(later)
    go_on(table, BEN, later, LUCK)
    assert table.clocks.reading(later) == left
    assert table.clocks.deadline() is not None
    assert same(table, replayed(table))


def test_a_second_change_of_the_rules_holds_it_again() -> None:
    """Going on says which facts count no more, whatever later rules make of those that are left."""
    table = stored(moves())
    go_on(table, BEN, NOW, LUCK)
    choose(table, 1, "keep")
    facts = [(at, fact) for _, at, fact in table.fresh]
    worse = [(at, Moved(0, "dive 6") if fact == Moved(0, "dive 1") else fact) for at, fact in facts]
    again = read_table("table", worse)
    assert again is not None
    assert again.held is not None
    assert again.length == 8
    go_on(again, ADA, NOW, LUCK)
    assert again.acting() == [0, 1]


def test_a_finished_game_stays_finished() -> None:
    end: list[Fact] = [Moved(0, "dive 2"), Moved(1, "dive 5"), Moved(1, "keep")]
    table = stored([*moves(), *end], ended=True)
    assert table.status == "over"
    assert table.length == SOUND
    with pytest.raises(IsOver):
        go_on(table, ADA, NOW, LUCK)
    with pytest.raises(IsOver):
        acts.move(table, BEN, 1, "keep", (SOUND, None), NOW, LUCK)
    whole = parse_record(EARLIER + "A dive 2\nB dive 5\nB keep\n")
    record = record_for(table, CLEO)
    assert [str(line) for line in record.events] == [str(line) for line in whole.events], "all of it can be had"
    assert record.rules == 1
    assert rematch_setup(table, ADA).seats


def test_a_game_that_would_not_be_over_now_stays_finished_too() -> None:
    table = stored(fits(), ended=True)
    assert table.status == "over"
    assert table.acting() == []


def test_the_beginning_taken_from_another_game_may_not_fit_either() -> None:
    prefix = [(fact.s, fact.e) for fact in moves() if isinstance(fact, Moved)]
    table = stored([Moved(0, "dive 2")], prefix=prefix)
    assert table.held is not None
    assert (table.held.prefix, table.length) == (SOUND, SOUND)
    go_on(table, ADA, NOW, LUCK)
    assert table.prefix == prefix[:SOUND]
    assert table.acting() == [1]
    assert undo.how(table, 1, False) == "no", "what it began with can't be taken back"
    assert same(table, replayed(table))


def test_a_game_against_bots_can_be_forked_from_there() -> None:
    table = stored([*moves(), Handed(1, "greedy")])
    table.seats[1] = replace(table.seats[1], player="")
    assert len(fork_setup(table, ADA, SOUND, plan("Ada", "bot")).prefix) == SOUND


def test_facts_that_fit_no_rules_hold_a_table_too(revised_divers: Game) -> None:
    table = stored([*fits(), Moved(0, "fly")])
    assert table.held is not None
    facts: list[Fact] = [Opened(table.setup, ADA, 2), Began(), *fits(), Moved(0, "dive 6")]
    broken = read_table("table", [(NOW, fact) for fact in facts])
    assert broken is not None
    assert broken.held is not None
    assert broken.held.changes == (), "no rule has changed since"


# Live tables


def test_viewers_are_told_and_one_of_them_goes_on() -> None:
    first = Opened(Setup("divers", plan("Ada", "Ben")), ADA)
    evening = Evening()
    evening.store.written["table"] = [(NOW, fact_text(fact)) for fact in [first, Began(), *moves()]]

    async def go() -> None:
        ada, live = await evening.enter(ADA)
        ben, _ = await evening.enter(BEN)
        cleo, _ = await evening.enter(CLEO)
        what = {"clause": "DI 3.2", "date": "2026-11-18", "what": ["change-cheap-pearls"]}
        for viewing in (ada, ben, cleo):
            assert viewing.shown.table["revision"] == {"changes": [what], "held": SOUND + 1}
            assert (viewing.shown.n, viewing.shown.turn) == (SOUND, {"seats": []})
            assert "sell" not in "".join(viewing.received), "what does not fit may be a secret"
        assert (await evening.ask(cleo, live, t="go-on"))["code"] == "not-yours"
        assert (await evening.ask(ada, live, t="go-on"))["t"] == "ok"
        for viewing in (ada, ben, cleo):
            assert viewing.shown.table["revision"] == {"changes": [what], "seat": 0, "after": SOUND}
            assert viewing.shown.turn == {"seats": [1]}
        assert list(ben.shown.choices) == ["keep"]
        assert (await evening.choose(ben, live))["t"] == "ok"
        assert cleo.shown.table["rules"] == 2

    asyncio.run(go())


# Revisions that there are not


@pytest.mark.parametrize("rules", [0, -1, 3, 99])
def test_revisions_that_there_are_not(rules: int) -> None:
    setup = Setup("divers", plan("Ada", "Ben"))
    with pytest.raises(NewerRules):
        read_table("table", [(NOW, Opened(setup, ADA, rules))])
    facts: list[Fact] = [Opened(setup, ADA), Began(), *fits(), Revised(rules)]
    with pytest.raises(NewerRules):
        read_table("table", [(NOW, fact) for fact in facts])


def test_no_facts_no_table() -> None:
    assert read_table("table", []) is None
    assert read_table("table", [(NOW, Began())]) is None
