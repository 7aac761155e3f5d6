"""Choosing: stale choices, sealed choices in any order, what is forbidden, and moments to go back to."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from captains_table.core.contract import EVERYTHING, SEALED, SECRET, SPECTATOR, State
from captains_table.core.luck import Luck
from captains_table.core.record import parse_record
from captains_table.core.replay import replay
from captains_table.play import acts, rematch, undo
from captains_table.play.errors import Illegal, NotBegun, NotOver, NotYours, Refused, Stale, UnknownEvent, UnknownMoment
from captains_table.play.player_view import player_view, same_to_all
from play.arrange import ADA, BEN, CLEO, LUCK, NOW, choose, let_bots, plan, play_out, replayed, same, table_of


def test_a_choice_made_on_an_old_view_is_stale() -> None:
    table = table_of("Ada", "Ben", first=0)
    timeline = acts.begun(table)
    seen: tuple[int, int | None] = (timeline.length, 0)
    hand = [int(text.split()[1]) for text in player_view(table, 0).choices]
    acts.move(table, ADA, 0, f"dive {hand[0]}", seen, NOW, LUCK)
    with pytest.raises(Stale):
        acts.move(table, ADA, 0, f"dive {hand[0]}", seen, NOW, LUCK)
    choose(table, 1)
    for seen in ((timeline.length - 1, None), (timeline.length + 1, None), (timeline.length, 7)):
        with pytest.raises(Stale):
            acts.move(table, ADA, 0, "keep", seen, NOW, LUCK)
    assert same(table, replayed(table))


def test_others_sealed_choices_make_nothing_stale() -> None:
    table = table_of("Ada", "Ben", "Cleo", first=0)
    seen = (table.length, 0)
    for seat, player in ((2, CLEO), (0, ADA), (1, BEN)):
        text = next(iter(player_view(table, seat).choices))
        acts.move(table, player, seat, text, seen, NOW, LUCK)
    entries = acts.begun(table).match.entries
    assert [entry.seat for entry in entries if entry.veil == SEALED] == [0, 1, 2], "in the record's order"
    assert len(table.acting()) == 1
    assert same(table, replayed(table))


def test_nobody_sees_sealed_choices_before_all_have_chosen() -> None:
    table = table_of("Ada", "Ben", "Cleo", first=0)
    choose(table, 1)
    assert [line.entry.seat for line in acts.begun(table).log(1) if line.entry.veil == SEALED] == [1]
    for other in (0, 2, SPECTATOR):
        assert not [line for line in acts.begun(table).log(other) if line.entry.veil == SEALED]
        assert "B dive" not in str(rematch.record_for(table, {0: ADA, 2: CLEO}.get(other, "")))
    choose(table, 0)
    choose(table, 2)
    assert [line.entry.seat for line in acts.begun(table).log(SPECTATOR) if line.entry.veil == SEALED] == [0, 1, 2]


def test_what_is_forbidden_is_explained() -> None:
    table = table_of("Ada", "Ben", first=0)
    missing = next(depth for depth in range(1, 7) if f"dive {depth}" not in player_view(table, 0).choices)
    with pytest.raises(Illegal) as refused:
        acts.move(table, ADA, 0, f"dive {missing}", (table.length, 0), NOW, LUCK)
    assert refused.value.clause == "DI 2.2"
    assert refused.value.phrase.text == "clause-2-2"
    assert refused.value.phrase.arguments == {"depth": missing}
    with pytest.raises(UnknownEvent):
        acts.move(table, ADA, 0, "fly", (table.length, 0), NOW, LUCK)
    assert same(table, replayed(table))


def test_whether_a_move_is_legal_is_decided_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of("Ada", "Ben", first=0)
    rules = type(acts.begun(table).match.state)
    decide, asked = rules.refusal, []

    def refusal(state: State, event: int) -> int:
        asked.append(event)
        return decide(state, event)

    monkeypatch.setattr(rules, "refusal", refusal)
    choice = next(iter(player_view(table, 0).choices))
    asked.clear()
    acts.move(table, ADA, 0, choice, (table.length, 0), NOW, LUCK)
    assert asked == [acts.begun(table).match.entries[-1].event]


def test_a_view_has_what_the_seat_knows() -> None:
    table = table_of("Ada", "Ben", first=0)
    mine, theirs, public = player_view(table, 0), player_view(table, 1), player_view(table, SPECTATOR)
    assert mine.choices
    assert set(mine.choices) != set(theirs.choices) or mine.view.fingerprint() != theirs.view.fingerprint()
    assert public.choices == {}
    assert not same_to_all(table, [0, 1])
    assert next(line.entry.text for line in acts.begun(table).log(0) if "deal" in line.entry.text).startswith("deal A")
    assert not [line for line in acts.begun(table).log(SPECTATOR) if "deal" in line.entry.text]


def test_records_tell_a_seat_what_it_may_know_and_all_after_the_end() -> None:
    table = table_of("Ada", "Ben")
    for player, own in ((ADA, "A"), (BEN, "B")):
        lines = str(rematch.record_for(table, player)).splitlines()
        dealt = [line for line in lines if line.startswith("* deal")]
        assert all(("?" in line) == (f"deal {own}" not in line) for line in dealt)
    play_out(table)
    timeline = acts.begun(table)
    assert [line.number for line in timeline.log(EVERYTHING)] == list(range(timeline.length))
    secret = [line.entry.confidant for line in timeline.log(0) if line.entry.veil == SECRET]
    assert set(secret) == {0}, "cards dealt to others stay out of a seat's log"
    text = str(rematch.record_for(table, "nobody"))
    assert "?" not in text
    assert replay(parse_record(text)).state.scores() == acts.begun(table).match.state.scores()


def test_every_moment_can_be_gone_back_to() -> None:
    table = table_of("Ada", "Ben", game="el_capitan")
    timeline = acts.begun(table)
    positions = {timeline.length: timeline.match.state.fingerprint()}
    for _ in range(120):
        let_bots(table)
        if table.status == "over":
            break
        choose(table, table.people_acting()[0])
        positions[timeline.length] = timeline.match.state.fingerprint()
    assert max(positions) > 60
    for number, position in positions.items():
        assert timeline.at(number).fingerprint() == position


def test_a_fork_begins_as_the_game_did() -> None:
    table = table_of("Ada", "bot", "bot")
    let_bots(table)
    for _ in range(2):
        choose(table, table.people_acting()[0])
        let_bots(table)
    at = table.length_for(0) - 1
    place = acts.begun(table).place(0, at)
    setup = rematch.fork_setup(table, ADA, at, plan("Ada", "bot", "bot"))
    fork = acts.open_table("fork", setup, ADA, NOW, LUCK)
    mine, theirs = acts.begun(fork).match, acts.begun(table).match
    assert [entry.line for entry in mine.entries[:place]] == [entry.line for entry in theirs.entries[:place]]
    assert fork.setup.origin is not None
    assert (fork.setup.origin.table, fork.setup.origin.at) == ("table", at)
    play_out(fork)
    assert same(fork, replayed(fork))
    with pytest.raises(UnknownMoment):
        rematch.fork_setup(table, ADA, 10_000, plan("Ada", "bot", "bot"))


def test_a_fork_betrays_no_secrets() -> None:
    table = table_of("Ada", "Ben")
    with pytest.raises(NotOver):
        rematch.fork_setup(table, ADA, 0, plan("Ada", "bot"))
    alone = table_of("Ada", "bot")
    with pytest.raises(NotOver):
        rematch.fork_setup(alone, BEN, 0, plan("Ben", "bot"))
    waiting = table_of("Ada", "open")
    with pytest.raises(NotBegun):
        rematch.fork_setup(waiting, ADA, 0, plan("Ada", "bot"))
    play_out(table)
    rematch.fork_setup(table, CLEO, 3, plan("Cleo", "bot"))


def test_a_rematch_is_for_those_who_played() -> None:
    table = table_of("Ada", "Ben", "bot")
    with pytest.raises(NotOver):
        rematch.rematch_setup(table, ADA)
    acts.leave(table, BEN, [1], "greedy", NOW)
    play_out(table)
    with pytest.raises(NotYours):
        rematch.rematch_setup(table, CLEO)
    setup = rematch.rematch_setup(table, BEN)
    assert [(seat.kind, seat.player) for seat in setup.seats] == [("open", ADA), ("person", BEN), ("bot", "")]


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_facts_tell_the_whole_story(data: st.DataObject) -> None:
    """Whatever people do, the table that is read from its facts stands as the one they were done at."""
    luck = Luck(data.draw(st.integers(0, 1000)))
    policy = data.draw(st.sampled_from(["free", "consent", "none"]))
    table = table_of("Ada", "Ben", "+Dan", "bot", luck=luck, undo=policy)
    at = NOW
    for _ in range(data.draw(st.integers(5, 40))):
        at += data.draw(st.integers(0, 100_000))
        seat = data.draw(st.integers(0, 3))
        player = data.draw(st.sampled_from([ADA, BEN]))
        timeline = acts.begun(table)
        before = table.number
        try:
            match data.draw(st.integers(0, 7)):
                case 0 | 1 | 2:
                    choices = list(player_view(table, seat).choices) or ["keep"]
                    text = data.draw(st.sampled_from(choices))
                    acts.move(table, player, seat, text, timeline.seen_by(seat), at, luck)
                case 3:
                    let_bots(table, luck)
                case 4:
                    undo.undo(table, player, seat, at, luck, data.draw(st.booleans()))
                case 5:
                    undo.answer(table, player, data.draw(st.booleans()), at, luck)
                case 6:
                    acts.give_to_bot(table, player, seat, "random", at, luck)
                case 7:
                    acts.come_back(table, player, seat, at)
        except Refused:
            assert table.number == before, "what is refused changes nothing"
    assert same(table, replayed(table))
