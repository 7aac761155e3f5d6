"""Resigning, proposing to end the game, and voting on somebody who is away."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from captains_table.core.contract import SPECTATOR
from captains_table.core.record import parse_record
from captains_table.play import acts, reading, rematch, resigning, undo, votes
from captains_table.play.absence import GONE, IDLE, MINUTE
from captains_table.play.clocks import HOUR
from captains_table.play.errors import (
    HasResigned,
    IsOver,
    NotAway,
    NothingToUndo,
    NotYours,
    NoVote,
    OnlyPlayers,
    ProposedLately,
    VoteOpen,
)
from captains_table.play.live_table import LiveTable
from captains_table.play.player_view import player_view
from captains_table.play.table import Table
from captains_table.play.wire import summary
from play.arrange import ADA, BEN, CLEO, LUCK, NOW, choose, play_out, replayed, same, table_of
from play.memory import Viewing

LEVEL = "greedy"


def log_of(table: Table) -> list[str]:
    return [event.phrase.text for event in table.events]


def test_whoever_resigns_is_played_on_by_a_bot_and_does_not_come_back() -> None:
    table = table_of("Ada", "Ben", "Cleo", first=0)
    resigning.resign(table, ADA, 0, LEVEL, NOW, LUCK)
    assert table.status == "playing"
    assert table.bots_acting() == [0]
    refused: list[Callable[[], None]] = [
        lambda: acts.come_back(table, ADA, 0, NOW),
        lambda: acts.give_to_bot(table, ADA, 0, LEVEL, NOW, LUCK),
        lambda: resigning.resign(table, ADA, 0, LEVEL, NOW, LUCK),
        lambda: undo.undo(table, ADA, 0, NOW, LUCK),
    ]
    for act in refused:
        with pytest.raises(HasResigned):
            act()
    with pytest.raises(NotYours):
        resigning.resign(table, BEN, 2, LEVEL, NOW, LUCK)
    with pytest.raises(OnlyPlayers):
        votes.propose(table, ADA, "end", -1, {}, LEVEL, NOW)
    assert log_of(table) == ["play-log-resigned"]
    assert same(table, replayed(table))
    play_out(table)
    assert acts.begun(table).match.over
    text = str(rematch.record_for(table, ADA))
    assert "resigned: A after event " in text
    assert parse_record(text).other["resigned"].startswith("A after event ")


@pytest.mark.parametrize("other", ["Ben", "bot"])
def test_of_two_the_one_who_stays_has_won(other: str) -> None:
    table = table_of("Ada", other, first=0)
    choose(table, 0)
    resigning.resign(table, ADA, 0, LEVEL, NOW, LUCK)
    assert table.status == "over"
    assert not acts.begun(table).match.over, "the count is not falsified"
    assert (table.acting(), table.clocks.since) == ([], {})
    shown = player_view(table, 1)
    assert (shown.winners, shown.choices, shown.prompt) == ([1], {}, None)
    result = summary(table).result
    assert (result.ended, result.winners, result.scores) == ("resigned", [1], shown.scores)  # type: ignore[union-attr]
    last = reading.moment(table, BEN, table.length)
    assert (last.turn.seats, last.turn.winners) == ([], [1])
    assert len(reading.scores(table).scores) == table.length + 1
    assert "ended: resigned after event" in str(rematch.record_for(table, BEN))
    with pytest.raises(IsOver):
        resigning.resign(table, ADA, 0, LEVEL, NOW, LUCK)
    again = replayed(table)
    assert same(table, again)
    assert again.status == "over"


def test_the_last_of_several_has_won_and_without_people_nobody_has() -> None:
    table = table_of("Ada", "Ben", "Cleo")
    resigning.resign(table, ADA, 0, LEVEL, NOW, LUCK)
    resigning.resign(table, CLEO, 2, LEVEL, NOW, LUCK)
    assert (table.status, summary(table).result.winners) == ("over", [1])  # type: ignore[union-attr]
    alone = table_of("Ada", "bot", "bot")
    resigning.resign(alone, ADA, 0, LEVEL, NOW, LUCK)
    assert (alone.status, summary(alone).result.winners) == ("over", [])  # type: ignore[union-attr]


def test_at_one_device_a_seat_resigns_and_the_others_play_on() -> None:
    table = table_of("Ada", "+Dan", "+Eve")
    resigning.resign(table, ADA, 1, LEVEL, NOW, LUCK)
    assert table.status == "playing"
    assert [seat.is_person for seat in table.seats] == [True, False, True]
    shown = player_view(table, 1)
    assert (shown.choices, shown.prompt) == ({}, player_view(table, SPECTATOR).prompt), "a bot chooses there"
    viewing = Viewing(ADA)
    live = LiveTable(table, NOW)
    live.enter(viewing, NOW)
    choose(table, 0)
    choose(table, 2)
    assert (table.bots_acting(), live.seat_for(viewing)) == ([1], viewing.seat), "the device is not passed to a bot"


def test_who_has_resigned_is_not_asked_for_consent_any_more() -> None:
    table = table_of("Ada", "Ben", "Cleo", first=0, undo="consent")
    choose(table, 0)
    undo.undo(table, ADA, 0, NOW, LUCK)
    length = table.length
    undo.answer(table, BEN, True, NOW, LUCK)
    assert table.question is not None
    resigning.resign(table, CLEO, 2, LEVEL, NOW, LUCK)
    assert table.question is None
    assert table.length < length, "all who are left have consented"
    with pytest.raises(NothingToUndo):
        undo.undo(table, ADA, 0, NOW, LUCK)


def test_a_refused_undo_says_who_refused() -> None:
    table = table_of("Ada", "Ben", first=0, undo="consent")
    choose(table, 0)
    undo.undo(table, ADA, 0, NOW, LUCK)
    known_to_all = table.length_for(SPECTATOR)
    undo.answer(table, BEN, False, NOW, LUCK)
    event = table.events[-1]
    assert (event.phrase.text, event.phrase.arguments) == ("play-log-undo-refused", {"who": 1})
    assert event.after == known_to_all
    undo.undo(table, ADA, 0, NOW, LUCK)
    undo.answer(table, ADA, False, NOW, LUCK)
    assert len(table.events) == 1, "who withdraws has refused nothing"


def test_the_game_ends_if_all_agree_with_the_count_as_it_stands() -> None:
    table = table_of("Ada", "Ben", "Cleo", "bot", first=0)
    choose(table, 0)
    votes.propose(table, BEN, "end", -1, {}, LEVEL, NOW)
    assert table.vote is not None
    assert table.vote.asked == [0, 2]
    choose(table, 1)
    assert table.vote is not None, "the game goes on meanwhile"
    with pytest.raises(VoteOpen):
        votes.propose(table, ADA, "end", -1, {}, LEVEL, NOW)
    with pytest.raises(NoVote):
        votes.vote(table, BEN, True, LEVEL, NOW)
    votes.vote(table, ADA, True, LEVEL, NOW)
    assert same(table, replayed(table))
    votes.vote(table, CLEO, True, LEVEL, NOW)
    assert table.status == "over"
    result = summary(table).result
    assert (result.ended, result.winners) == ("agreed", [])  # type: ignore[union-attr]
    assert log_of(table) == ["play-log-proposed-end", "play-log-ended-agreed"]
    assert same(table, replayed(table))
    assert [seat.kind for seat in rematch.rematch_setup(table, ADA).seats] == ["person", "open", "open", "bot"]


def test_one_is_enough_to_play_on_and_nobody_asks_again_at_once() -> None:
    table = table_of("Ada", "Ben")
    votes.propose(table, ADA, "end", -1, {}, LEVEL, NOW)
    votes.vote(table, BEN, False, LEVEL, NOW)
    assert (table.status, table.vote) == ("playing", None)
    assert (table.events[-1].phrase.text, table.events[-1].phrase.arguments) == ("play-log-refused-end", {"who": 1})
    with pytest.raises(ProposedLately) as refused:
        votes.propose(table, ADA, "end", -1, {}, LEVEL, NOW + MINUTE)
    assert refused.value.phrase.arguments == {"minutes": 4}
    votes.propose(table, ADA, "end", -1, {}, LEVEL, NOW + 5 * MINUTE)
    votes.vote(table, ADA, False, LEVEL, NOW)
    assert log_of(table)[-1] == "play-log-withdrawn"
    with pytest.raises(NoVote):
        votes.vote(table, BEN, True, LEVEL, NOW)


def test_who_is_gone_and_has_a_bot_is_not_asked_about_the_end() -> None:
    table = table_of("Ada", "Ben", "bot")
    acts.give_to_bot(table, BEN, 1, LEVEL, NOW, LUCK)
    votes.propose(table, ADA, "end", -1, {BEN: NOW}, LEVEL, NOW)
    assert table.status == "over"


def test_somebody_who_is_away_is_replaced_if_the_others_agree_and_can_come_back() -> None:
    table = table_of("Ada", "Ben", "Cleo", first=1)
    absent = {BEN: NOW}
    with pytest.raises(NotAway) as refused:
        votes.propose(table, ADA, "replace", 1, absent, LEVEL, NOW + MINUTE)
    assert refused.value.phrase.arguments == {"who": 1, "minutes": 1}
    choose(table, 2)
    with pytest.raises(NotAway):
        votes.propose(table, ADA, "replace", 2, {CLEO: NOW}, LEVEL, NOW + GONE)
    with pytest.raises(NotAway):
        votes.propose(table, ADA, "replace", 1, {}, LEVEL, NOW + GONE)
    with pytest.raises(NotYours):
        votes.propose(table, ADA, "replace", 0, {}, LEVEL, NOW + GONE)
    votes.propose(table, ADA, "replace", 1, absent, LEVEL, NOW + GONE)
    votes.vote(table, CLEO, False, LEVEL, NOW + GONE)
    assert table.events[-1].phrase.arguments == {"who": 2, "who_else": 1}, "Cleo waits for Ben"
    votes.propose(table, CLEO, "replace", 1, absent, LEVEL, NOW + GONE)
    votes.vote(table, ADA, True, LEVEL, NOW + GONE)
    assert table.bots_acting() == [1]
    assert log_of(table)[-1] == "play-log-handed-voted"
    assert same(table, replayed(table))
    acts.come_back(table, BEN, 1, NOW + GONE)
    assert 1 in table.people_acting()


def test_a_vote_is_over_when_who_was_away_moves() -> None:
    table = table_of("Ada", "Ben", "Cleo", first=1)
    votes.propose(table, ADA, "replace", 1, {BEN: NOW}, LEVEL, NOW + GONE)
    choose(table, 1)
    assert table.vote is None


def test_those_who_are_gone_too_have_no_say_in_a_live_game() -> None:
    table = table_of("Ada", "Ben", "Cleo", first=1)
    votes.propose(table, ADA, "replace", 1, {BEN: NOW, CLEO: NOW}, LEVEL, NOW + GONE)
    assert table.seats[1].away, "Ada is the only one there"


def test_who_sits_there_and_does_nothing_is_away_after_a_longer_while() -> None:
    table = table_of("Ada", "Ben", first=1)
    with pytest.raises(NotAway):
        votes.propose(table, ADA, "replace", 1, {}, LEVEL, NOW + IDLE - 1)
    votes.propose(table, ADA, "replace", 1, {}, LEVEL, NOW + IDLE)
    assert table.seats[1].away


def test_by_correspondence_a_day_passes_and_everybody_is_asked() -> None:
    table = table_of("Ada", "Ben", "Cleo", first=1, pace="correspondence")
    absent = {BEN: NOW, CLEO: NOW}
    with pytest.raises(NotAway):
        votes.propose(table, ADA, "replace", 1, absent, LEVEL, NOW + 23 * HOUR)
    votes.propose(table, ADA, "replace", 1, absent, LEVEL, NOW + 24 * HOUR)
    assert table.vote is not None
    assert table.vote.asked == [2]


def test_time_when_nobody_could_play_does_not_make_anybody_away() -> None:
    table = table_of("Ada", "Ben", first=1)
    table.clocks.pauses = [(NOW + 1, NOW + 1 + HOUR)]
    with pytest.raises(NotAway):
        votes.propose(table, ADA, "replace", 1, {BEN: NOW}, LEVEL, NOW + HOUR)
