from __future__ import annotations

import pytest

from captains_table.core.checks import random_match
from captains_table.core.contract import SPECTATOR
from captains_table.core.editions import Edition
from captains_table.core.errors import BadEvent, BadRecord, BadSetup, UnknownGame
from captains_table.core.luck import Luck
from captains_table.core.match import IllegalMove, Match, find_game, new_match
from captains_table.core.record import parse_record
from captains_table.core.replay import replay
from divers import GAME

pytestmark = pytest.mark.usefixtures("divers")
DEALT = ["first A", "deal A 1", "deal A 2", "deal A 3", "deal B 4", "deal B 5", "deal B 6"]


def match_after(*events: str) -> Match:
    match = new_match(GAME, ["Ada", "Ben"])
    for event in events:
        match.play(event)
    return match


def test_play_and_read() -> None:
    match = match_after(*DEALT, "pearl 5")
    assert match.legal() == ["dive 1", "dive 2", "dive 3"]
    entry = match.play("dive  1")
    assert (entry.line, entry.who, entry.tale) == ("A dive 1", "A", ())
    entry = match.play("dive 4")
    assert [happening.kind for happening in entry.tale] == ["caught"]
    assert repr(entry.tale[0]) == "Happening('caught', {'who': 1, 'worth': 5, 'depth': 4})"
    assert match.name(1) == "Ben"


def test_illegal_events_change_nothing() -> None:
    match = match_after(*DEALT, "pearl 5")
    before = match.state.fingerprint()
    with pytest.raises(IllegalMove, match=r"'dive 6' is not legal here \(DI 2.2\); legal: dive 1, dive 2, dive 3"):
        match.play("dive 6")
    with pytest.raises(BadEvent, match="'fly' is not a move in divers"):
        match.play("fly")
    with pytest.raises(IllegalMove):
        match.play("dive 1", seat=1)
    assert match.state.fingerprint() == before
    assert len(match.entries) == 8


def test_why_not() -> None:
    match = match_after(*DEALT, "pearl 5")
    refusal = match.why_not("dive 6")
    assert refusal is not None
    assert (refusal.clause, refusal.number, refusal.arguments) == ("DI 2.2", "2.2", {"depth": 6})
    assert match.why_not("dive 1") is None


def test_choices_at_once_may_come_in_any_order() -> None:
    one, other = match_after(*DEALT, "pearl 5"), match_after(*DEALT, "pearl 5")
    one.play("dive 1", seat=0)
    one.play("dive 4", seat=1)
    other.play("dive 4", seat=1)
    other.play("dive 1", seat=0)
    assert str(one) == str(other)
    assert one.state.fingerprint() == other.state.fingerprint()
    assert str(replay(parse_record(str(other)))) == str(other)


def test_undo() -> None:
    match = match_after(*DEALT, "pearl 5", "dive 1")
    match.undo()
    assert match.legal() == ["dive 1", "dive 2", "dive 3"]
    assert str(match) == str(match_after(*DEALT, "pearl 5"))


def test_a_seat_reads_only_what_it_may_know() -> None:
    match = match_after(*DEALT, "pearl 5", "dive 1")
    mine, his, nobodys = (str(match.record(seat)) for seat in (0, 1, SPECTATOR))
    assert "* deal A 1\n" in mine
    assert "* deal B ?\n" in mine
    assert "A dive 1" in mine
    assert "* deal A ?\n" in his
    assert "A dive" not in his
    assert "deal A 1" not in nobodys
    match.play("dive 4")
    assert "A dive 1" in str(match.record(1))


def test_the_way_through_a_match() -> None:
    match = random_match(GAME, 2, [], 3)
    steps = list(match.steps())
    assert [step.entry for step in steps] == match.entries
    assert [step.number for step in steps] == list(range(len(steps)))
    assert steps[0].before.fingerprint() == match.start().fingerprint()
    assert steps[-1].after.fingerprint() == match.state.fingerprint()
    for step in steps:
        again = replay(match.record(), upto=step.number)
        assert step.before.fingerprint() == again.state.fingerprint() == match.at(step.number).fingerprint()
        assert step.before.refusal(step.entry.event) == 0
        assert step.phrase == GAME.tell(again.state, step.entry.event)
    assert [step.number for step in match.steps(2)] == [0, 1]


def test_the_way_goes_through_choices_at_once() -> None:
    match = match_after(*DEALT, "pearl 5")
    match.play("dive 4", seat=1)
    pearl, dive = list(match.steps())[-2:]
    assert (pearl.after.to_move, dive.before.to_move) == (0, 1), "what came before keeps whose turn it was"
    assert dive.after.fingerprint() == match.at(len(match.entries)).fingerprint() == match.state.fingerprint()


def test_a_seat_that_may_choose_has_the_turn_in_its_view() -> None:
    match = match_after(*DEALT, "pearl 5")
    assert [match.view_to_choose(seat).to_move for seat in (0, 1, SPECTATOR)] == [0, 1, 0]
    view = match.view_to_choose(1)
    assert view.viewer == 1
    assert [GAME.text(view, event) for event in view.legal()] == ["dive 4", "dive 5", "dive 6"]
    assert match.state.to_move == 0


def test_new_matches_that_can_not_be() -> None:
    with pytest.raises(BadSetup, match="1 to 4 players, not 9"):
        new_match(GAME, 9)
    with pytest.raises(BadSetup, match="1 to 4 players, not 5"):
        new_match(GAME, 5)
    with pytest.raises(BadSetup, match=r"no option 'x' \(options: deep, shark\)"):
        new_match(GAME, 2, ["x"])
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        find_game("chess")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("A dive 6", r"r:14: 'A dive 6': is not legal here \(DI 2.2\); legal: dive 1, dive 2, dive 3"),
        ("B dive 4", r"r:14: 'B dive 4': it is the turn of A; legal: dive 1, dive 2, dive 3"),
        ("A fly", "r:14: 'A fly': is not a move in divers; legal: dive 1"),
    ],
)
def test_bad_records_say_what_would_be_legal(line: str, message: str) -> None:
    text = f"{match_after(*DEALT, 'pearl 5')}\n{line}\n"
    with pytest.raises(BadRecord, match=message):
        replay(parse_record(text, "r"))


def test_nothing_follows_the_end() -> None:
    match = new_match(GAME, 2)
    luck = Luck(3)
    while not match.over:
        legal = match.state.legal()
        match.play(match.state.chance(luck) if match.state.to_move < 0 else legal[0])
    with pytest.raises(BadRecord, match="the game is over"):
        replay(parse_record(f"{match}A keep\n"))
    assert list(match.dumps())[-1]["winners"]


def test_records_belong_to_their_figures() -> None:
    text = str(match_after(*DEALT))
    digest = GAME.edition().digest
    assert f"edition: 1@{digest}\n" in text
    assert replay(parse_record(text.replace(f"@{digest}", ""))).entries, "without a hash it is taken as it is"
    with pytest.raises(BadRecord, match="played with edition 1@12345678"):
        replay(parse_record(text.replace(digest, "12345678")))
    other = Edition({**GAME.edition().data, "edition": "2", "rounds": 1}, "other.toml")
    match = new_match(GAME, 2, edition=other)
    assert str(match).splitlines()[1] == f"edition: 2@{other.digest}"
    assert replay(match.record(), other).edition is other


def test_a_match_says_in_a_line_what_it_is() -> None:
    assert repr(new_match("capitol", ["Ada", "Ben"])) == "<Match of capitol: Ada, Ben; 0 events>"
