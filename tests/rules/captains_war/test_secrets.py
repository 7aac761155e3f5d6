"""CW 3.2, CW 4.5, CW 5.2: what the others choose stays hidden until all are done."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from captains_table.core.checks import check_any_order, check_secrets
from captains_table.core.contract import CHANCE, OVER, SEALED, SPECTATOR, State
from captains_table.core.luck import Luck
from captains_table.core.match import Match, knows, new_match
from captains_table.core.picture import plain
from captains_table.core.playout import Tally, play_out
from captains_table.core.record import parse_record
from captains_table.core.replay import replay
from captains_table.games.captains_war import GAME
from captains_table.games.captains_war.rules.events import EVENTS
from forms import drawn
from rules.captains_war.arrange import NAMES, change, open_game, play, sheet, speech, state_of, to_boarding, to_command


def fork(match: Match) -> Match:
    """The same match, to be played on in another way."""
    return replace(match, state=match.state.clone(), entries=list(match.entries), order=list(match.order))


def random_step(match: Match, luck: Luck, seat: int | None = None) -> None:
    """A random choice of a seat, or of whoever is to move."""
    probe = match.state.clone()
    if seat is not None:
        probe.give_turn(seat)
    choices = probe.legal()
    chance = match.state.to_move == CHANCE
    match.play(match.state.chance(luck) if chance else choices[luck.below(len(choices))], seat)


def to_sealed_phase(match: Match, luck: Luck, number: int) -> bool:
    """Play at random until the beginning of a sealed phase after so many others; False if the game ends before."""
    seal = -1
    while not match.over:
        if state_of(match).sealed and match.state.seal != seal:
            seal = match.state.seal
            if number == 0:
                return True
            number -= 1
        random_step(match, luck)
    return False


def choose_secretly(match: Match, seat: int, done: bool, luck: Luck) -> None:
    """Let a seat choose at random until it is done, or a few times without being done."""
    seal = match.state.seal
    tries = 1 + luck.below(3)
    while match.state.seal == seal and seat in match.state.acting():
        probe = fork(match)
        random_step(probe, luck, seat)
        finished = probe.state.seal != seal or seat not in probe.state.acting()
        if not done and (finished or tries == 0):
            return
        match.state, match.entries, match.order = probe.state, probe.entries, probe.order
        tries -= 1


def everything_shown(match: Match, seat: int) -> dict[str, Any]:
    """All that a seat ever gets of a match."""
    view = match.state.view(seat)
    say = speech(match)
    return {
        "view": view.fingerprint(),
        "dump": GAME.state_dump(view, 0, None),
        "legal": view.legal(),
        "scores": view.scores(),
        "winners": view.winners(),
        "acting": view.acting(),
        "record": str(match.record(seat)),
        "tale": [
            [say.happening(happening) for happening in entry.tale]
            for entry in match.entries
            if knows(entry, seat, match.state)
        ],
        "why not": [GAME.why_not(view, event) for event in range(EVENTS)],
        "picture": plain(GAME.picture(view, say)),
        "value": [GAME.judge.value(view, other) for other in range(view.seats)],
    }


def variants(match: Match, seat: int, done: list[int], seed: int) -> list[Match]:
    """The match with the others' choices made in four ways; those in `done` are done, the others are not."""
    found = []
    for stream in range(4):
        variant = fork(match)
        for other in match.state.acting():
            if other != seat:
                choose_secretly(variant, other, other in done, Luck(seed, stream))
        found.append(variant)
    return found


@drawn(pure=10, compiled=50)
@given(
    players=st.integers(2, 6),
    seed=st.integers(0, 10**6),
    number=st.integers(0, 25),
    viewer=st.integers(-1, 5),
    own=st.integers(0, 2),
    who=st.sets(st.integers(0, 5)),
)
def test_two_positions_that_differ_in_secrets_look_the_same(
    players: int, seed: int, number: int, viewer: int, own: int, who: set[int]
) -> None:
    """CW 4.5: whatever the others have chosen, a seat's view, dump, log, explanations and picture are the same."""
    seat = SPECTATOR if viewer < 0 else viewer % players
    match = new_match(GAME, NAMES[:players])
    if not to_sealed_phase(match, Luck(seed), number):
        return
    for _ in range(own):
        if seat in match.state.acting() and len(match.state.acting()) > 1:
            random_step(match, Luck(seed + 7), seat)
    done = [other for other in match.state.acting() if other != seat and other in who]
    if len(done) == len(match.state.acting()):
        done.pop()
    shown = []
    for variant in variants(match, seat, done, seed):
        shown.append(everything_shown(variant, seat))
        luck = Luck(seed, 9)
        sample = variant.state.view(seat).sample(luck)
        assert sample.view(seat).fingerprint() == shown[-1]["view"]
        play_out(sample, luck, Tally())
        assert sample.to_move == OVER, "the game goes on from a sample"
    for other in shown[1:]:
        assert other == shown[0]


def test_the_positions_compared_do_differ() -> None:
    """CW 4.5: the test above would prove nothing if they did not."""
    different = 0
    for seed in range(20):
        match = new_match(GAME, NAMES[:4])
        assert to_sealed_phase(match, Luck(seed), seed % 5)
        done = match.state.acting()[1:]
        truths = {
            tuple(variant.state.fingerprint()) for variant in variants(match, match.state.acting()[0], done, seed)
        }
        different += len(truths) > 1
    assert different >= 17


def test_samples_differ_where_the_truth_may() -> None:
    """CW 4.5: a sample does not copy what was chosen, it chooses something."""
    match = to_command(open_game(3))
    change(match, "B", gold=30)
    state_of(match).shown = state_of(match).sheets[:]
    match.play("buy rum", seat=1)
    match.play("done", seat=1)
    view = match.state.view(0)
    found = {tuple(view.sample(Luck(seed)).fingerprint()) for seed in range(30)}
    assert len(found) > 10


def test_a_view_shows_the_sheet_of_the_beginning_and_who_is_done() -> None:
    """CW 4.5"""
    match = to_command(open_game(3))
    match.play("buy rum", seat=1)
    before = sheet(match, "B")
    assert before["resources"]["rum"] == 1
    seen = GAME.dump(match.state.view(2))["players"][1]
    assert seen["resources"]["rum"] == 0
    assert seen["gold"] == before["gold"] + 3
    own = GAME.dump(match.state.view(1))["players"][1]
    assert own == before
    assert match.state.view(2).acting() == [0, 1, 2]
    match.play("done", seat=1)
    assert match.state.view(2).acting() == [0, 2]
    assert GAME.dump(match.state.view(2))["players"][1] == seen
    play(match, "A done", "C done")
    assert GAME.dump(match.state.view(2))["players"][1] == before, "all is revealed"


def test_logs_leave_out_what_is_sealed() -> None:
    """CW 5.2: until both crews are done, then everybody reads them."""
    match = to_boarding(open_game(3))
    play(match, "A attack B")
    match.play("crew 3", seat=0)
    match.play("crew done", seat=0)
    assert match.entries[-1].veil == SEALED
    own, other = (str(match.record(seat)).splitlines() for seat in (0, 2))
    assert own[-2:] == ["A crew 3", "A crew done"]
    assert other[-1] == "A attack B"
    match.play("crew done", seat=1)
    for seat in (0, 1, 2, SPECTATOR):
        assert str(match.record(seat)) == str(match)


def test_a_late_bonus_tells_nothing_early() -> None:
    """CW 4.4, CW 4.5: that another completes the type in this very turn changes nothing for those who choose."""
    match = to_command(open_game(3))
    for seat in "AB":
        change(match, seat, boats=3, resources=[2, 2, 1, 1])
    state_of(match).shown = state_of(match).sheets[:]
    before = everything_shown(match, 1)
    match.play("acquire boat", seat=0)
    assert everything_shown(match, 1) == before
    match.play("acquire boat", seat=1)
    assert sheet(match, "B")["command"] == [6]


def test_nothing_is_hidden_in_solo() -> None:
    """CW 8.1: there is nobody to hide it from."""
    match = new_match(GAME, ["Ada"], ["fer-blanc"])
    luck = Luck(3)
    while not match.over:
        seen: State = match.state.view(SPECTATOR)
        assert seen.fingerprint() == match.state.fingerprint()
        random_step(match, luck)
    assert all(entry.veil == 0 for entry in match.entries)


def test_choices_come_in_any_order() -> None:
    """CW 3.2: last seat first; the record has them in its own order and replays to the same position."""
    match = play(to_boarding(open_game(4)), "A hold")
    for text in ("blue wood", "blue joker", "blue gems", "yellow 3", "black 2", "red either-2"):
        match.play(text)
    match.play("aside yellow")
    lines = {
        0: ["take joker", "take red", "choose rum", "step boat"],
        1: ["take wood", "take joker", "choose gems"],
        2: ["take wood", "take gems"],
        3: ["take black", "take red", "step attribute"],
    }
    for seat in (0, 3, 1, 2, 3, 0, 1, 3, 0, 2, 1, 0):
        match.play(lines[seat].pop(0), seat)
    again = replay(parse_record(str(match)))
    assert again.state.fingerprint() == match.state.fingerprint()
    assert [entry.seat for entry in match.entries[-12:]] == [1, 1, 1, 2, 2, 3, 3, 3, 0, 0, 0, 0]


@drawn(pure=1, compiled=5)
@given(players=st.integers(2, 6), seed=st.integers(0, 10**6))
def test_the_contract_of_secrets(players: int, seed: int) -> None:
    check_secrets(GAME, players, (), seed)
    check_any_order(GAME, players, (), seed)
