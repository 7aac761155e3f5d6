"""The waiting room: what the host can do, hosts who leave, tables that nobody comes to, and invitations."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from captains_table.play import acts, rematch, resigning, waiting
from captains_table.play.absence import DAY, DESERTED, FORGOTTEN, HOST_GONE, deadline
from captains_table.play.errors import (
    HasBegun,
    IsClosed,
    NotInvited,
    NotYours,
    OnlyOpener,
    PrivateChat,
    SeatTaken,
    WasRemoved,
    WrongNumber,
)
from captains_table.play.facts import Clock
from captains_table.play.live_table import Attendance
from captains_table.play.table import Table
from play.arrange import ADA, BEN, CLEO, LUCK, NOW, play_out, replayed, same, table_of
from play.memory import Evening


def kinds(table: Table) -> list[str]:
    return [seat.kind for seat in table.seats]


def test_a_guest_can_be_removed_and_does_not_come_back() -> None:
    table = table_of("Ada", "open", "open")
    acts.join(table, BEN, 1, "Ben", NOW, LUCK)
    with pytest.raises(OnlyOpener):
        waiting.remove_guest(table, BEN, 0, NOW)
    for seat in (0, 2):
        with pytest.raises(NotYours):
            waiting.remove_guest(table, ADA, seat, NOW)
    waiting.remove_guest(table, ADA, 1, NOW)
    assert kinds(table) == ["person", "open", "open"]
    assert (table.events[-1].phrase.text, table.events[-1].phrase.arguments) == ("play-log-removed", {"name": "Ben"})
    with pytest.raises(WasRemoved):
        acts.join(table, BEN, 2, "Benno", NOW, LUCK)
    acts.join(table, CLEO, 1, "Cleo", NOW, LUCK)
    assert same(table, replayed(table))


def test_seats_are_added_and_dropped_as_far_as_the_game_allows() -> None:
    table = table_of("Ada", "open", "bot", first=2, clock=Clock(5, 0))
    waiting.add_seat(table, ADA, NOW)
    assert kinds(table) == ["person", "open", "bot", "open"]
    with pytest.raises(WrongNumber) as refused:
        waiting.add_seat(table, ADA, NOW)
    assert refused.value.phrase.arguments == {"players": 5, "least": 1, "most": 4}
    acts.join(table, BEN, 3, "Ben", NOW, LUCK)
    with pytest.raises(NotYours):
        waiting.drop_seat(table, ADA, 3, NOW, LUCK)
    with pytest.raises(OnlyOpener):
        waiting.drop_seat(table, BEN, 1, NOW, LUCK)
    assert same(table, replayed(table))
    waiting.drop_seat(table, ADA, 1, NOW, LUCK)
    assert table.status == "playing", "no seat is open any more"
    assert acts.begun(table).match.players == ["Ada", "Bot B", "Ben"]
    assert acts.begun(table).match.entries[0].text == "first B", "the bot moved up with what was agreed about it"
    assert table.clocks.left == [300_000] * 3
    assert same(table, replayed(table))
    with pytest.raises(HasBegun):
        waiting.add_seat(table, ADA, NOW)


def test_the_game_starts_with_fewer() -> None:
    table = table_of("Ada", "open", "Ben", "open", first=2)
    with pytest.raises(OnlyOpener):
        waiting.start_with_fewer(table, BEN, NOW, LUCK)
    waiting.start_with_fewer(table, ADA, NOW, LUCK)
    assert acts.begun(table).match.players == ["Ada", "Ben"]
    assert acts.begun(table).match.entries[0].text == "first B"
    play_out(table)
    assert same(table, replayed(table))
    alone = table_of("Ada", "open")
    with pytest.raises(WrongNumber):
        waiting.start_with_fewer(alone, ADA, NOW, LUCK)
    assert kinds(alone) == ["person", "open"]


def test_the_host_closes_the_table() -> None:
    table = table_of("Ada", "open", "open", listed=True)
    acts.join(table, BEN, 1, "Ben", NOW, LUCK)
    with pytest.raises(OnlyOpener):
        waiting.close(table, BEN, NOW)
    waiting.close(table, ADA, NOW)
    assert (table.status, deadline(table)) == ("closed", None)
    refused: list[Callable[[], None]] = [
        lambda: acts.join(table, CLEO, 2, "Cleo", NOW, LUCK),
        lambda: acts.start(table, ADA, "greedy", NOW, LUCK),
        lambda: acts.give_to_bot(table, ADA, 2, "greedy", NOW, LUCK),
        lambda: waiting.close(table, ADA, NOW),
    ]
    for act in refused:
        with pytest.raises(IsClosed):
            act()
    assert replayed(table).status == "closed"


def test_a_host_who_has_left_is_followed_by_the_next_person_there() -> None:
    table = table_of("Ada", "Ben", "Cleo", "open")
    for absent, at in (
        ({}, NOW + HOST_GONE),
        ({ADA: NOW}, NOW + HOST_GONE - 1),
        ({ADA: NOW, BEN: NOW, CLEO: NOW}, NOW + DAY),
    ):
        waiting.pass_host(table, absent, at)
        assert table.creator == ADA
    waiting.pass_host(table, {ADA: NOW, BEN: NOW}, NOW + HOST_GONE)
    assert table.creator == CLEO
    assert table.events[-1].phrase.arguments == {"name": "Cleo"}
    assert replayed(table).creator == CLEO
    acts.start(table, CLEO, "greedy", NOW, LUCK)


def test_a_table_that_nobody_comes_to_closes_after_a_while() -> None:
    listed, private = table_of("Ada", "open", listed=True), table_of("Ada", "open")
    assert (deadline(listed), deadline(private)) == (NOW + DESERTED, NOW + FORGOTTEN)
    for table in (listed, private):
        waiting.close_if_deserted(table, NOW + DESERTED)
    assert (listed.status, private.status) == ("closed", "waiting")
    assert deadline(table_of("Ada", "open", listed=True, pace="correspondence")) == NOW + FORGOTTEN
    playing = table_of("Ada", "bot")
    waiting.close_if_deserted(playing, NOW + FORGOTTEN)
    assert playing.status == "playing"


def test_a_rematch_invites_the_others() -> None:
    old = table_of("Ada", "Ben", "Cleo", "bot")
    resigning.resign(old, CLEO, 2, "greedy", NOW, LUCK)
    play_out(old)
    setup = rematch.rematch_setup(old, BEN)
    new = acts.open_table("again", setup, BEN, NOW, LUCK)
    assert [(seat.kind, seat.name, seat.invited) for seat in new.seats] == [
        ("open", "Ada", ADA),
        ("person", "Ben", ""),
        ("open", "Cleo", CLEO),
        ("bot", "", ""),
    ]
    acts.say(new, CLEO, "Cleo", "One moment", NOW)
    with pytest.raises(PrivateChat):
        acts.say(new, "dora", "Dora", "Hi", NOW)
    with pytest.raises(SeatTaken):
        acts.join(new, "dora", 0, "Dora", NOW, LUCK)
    with pytest.raises(NotInvited):
        waiting.decline(new, BEN, NOW)
    rematch.accept(new, ADA, NOW, LUCK)
    waiting.decline(new, CLEO, NOW)
    assert (new.events[-1].phrase.text, new.events[-1].phrase.arguments) == ("play-log-declined", {"name": "Cleo"})
    assert kinds(new) == ["person", "person", "open", "bot"]
    assert same(new, replayed(new))
    acts.join(new, "dora", 2, "Dora", NOW, LUCK)
    assert acts.begun(new).match.players == ["Ada", "Ben", "Dora", "Bot D"]


def test_who_is_invited_is_notified_once() -> None:
    async def evening() -> None:
        people = Evening()
        old = table_of("Ada", "Ben")
        play_out(old)
        await people.live_tables.open("again", rematch.rematch_setup(old, ADA), ADA)
        assert people.store.notified == [(BEN, "invited")]
        ada, live = await people.enter(ADA, "again")
        await people.ask(ada, live, t="chat", text="Ahoy")
        assert people.store.notified == [(BEN, "invited")]

    asyncio.run(evening())


def test_the_host_can_fill_a_seat_that_somebody_is_invited_to() -> None:
    old = table_of("Ada", "Ben")
    play_out(old)
    ways: list[Callable[[Table], None]] = [
        lambda table: acts.give_to_bot(table, ADA, 1, "greedy", NOW, LUCK),
        lambda table: acts.start(table, ADA, "greedy", NOW, LUCK),
    ]
    for fill in ways:
        new = acts.open_table("again", rematch.rematch_setup(old, ADA), ADA, NOW, LUCK)
        fill(new)
        assert new.status == "playing"
        assert (new.seats[1].kind, new.seats[1].name, new.seats[1].invited) == ("bot", "", "")


def test_nobody_gets_up_from_a_table_that_is_closed_or_where_the_game_is_over() -> None:
    closed, over = table_of("Ada", "open"), table_of("Ada", "bot")
    waiting.close(closed, ADA, NOW)
    play_out(over)
    for table in (closed, over):
        number = table.number
        acts.leave(table, ADA, [0], "greedy", NOW)
        assert table.number == number


def test_what_is_sent_of_votes_and_of_what_happens_to_seats() -> None:
    async def evening() -> None:
        people = Evening()
        await people.open("Ada", "Ben", "Cleo", first=0)
        ada, live = await people.enter(ADA)
        ben, _ = await people.enter(BEN)
        await people.ask(ada, live, t="propose", what="end")
        assert ben.shown.vote == {"t": "vote", "seat": 0, "what": "end", "asked": [1, 2], "answers": {}}
        assert (await people.ask(ben, live, t="vote", yes=True))["t"] == "ok"
        assert ada.shown.vote["answers"] == {"1": True}
        assert (CLEO, "vote") in people.store.notified
        assert (BEN, "vote") not in people.store.notified, "he is there"
        cleo, _ = await people.enter(CLEO)
        assert cleo.shown.vote == ada.shown.vote, "who comes later is shown the vote"
        assert cleo.shown.happened == ada.shown.happened
        await people.ask(cleo, live, t="vote", yes=False)
        assert ada.shown.vote == {"t": "vote", "seat": None}
        assert (await people.ask(ada, live, t="propose", what="end"))["code"] == "rate"
        await people.ask(ben, live, t="resign", seat=1)
        assert ada.shown.table["players"][1]["resigned"]
        told = [event["phrase"] for event in ada.shown.happened]
        assert told == [
            ["play-log-proposed-end", {"who": {"s": 0}}],
            ["play-log-refused-end", {"who": {"s": 2}}],
            ["play-log-resigned", {"who": {"s": 1}}],
        ]
        await people.ask(cleo, live, t="resign", seat=2)
        assert (ada.shown.over, ada.shown.turn["winners"]) == (True, [0])
        assert ada.shown.table["result"]["ended"] == "resigned"
        assert (CLEO, "over") not in people.store.notified, "she is there"

    asyncio.run(evening())


def test_who_is_there_decides_who_is_away() -> None:
    async def evening() -> None:
        people = Evening()
        await people.open("Ada", "Ben", first=1)
        ada, live = await people.enter(ADA)
        ben, _ = await people.enter(BEN)
        people.at += DAY // 24 // 60
        people.live_tables.leave(ben, live)
        assert live.absent() == {BEN: people.at}
        refused = await people.ask(ada, live, t="propose", what="replace", about=1)
        assert refused["phrase"] == ["play-not-away", {"who": {"s": 1}, "minutes": 2}]
        live.note_elsewhere("other", Attendance(frozenset({1})), people.at)
        assert live.absent() == {}
        people.at += 2 * DAY // 24 // 60
        live.note_elsewhere("other", Attendance(), people.at)
        assert live.absent() == {BEN: people.at}
        people.at += 2 * DAY // 24 // 60
        assert (await people.ask(ada, live, t="propose", what="replace", about=1))["t"] == "ok"
        assert live.table.seats[1].away
        await people.rest()

    asyncio.run(evening())
