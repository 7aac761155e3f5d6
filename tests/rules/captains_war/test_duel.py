"""CW 6: the duel."""

from __future__ import annotations

from rules.captains_war.arrange import change, dump, open_game, play, quiet_turn, refused, score, sheet, to_boarding


def test_ranks_for_two() -> None:
    """CW 6.1: 12 and 7 on the attribute track, 15 and 7 in the naval battle."""
    match = open_game(2)
    change(match, "A", attribute_track=1, pirates=[0, 0, 1, 0, 0])
    change(match, "B", attribute_track=0, pirates=[0, 0, 0, 1, 0])
    assert match.state.scores() == [12 + 7 - 5, 7 + 15 - 5]


def test_on_a_tie_both_get_the_first_amount() -> None:
    """CW 6.1"""
    assert open_game(2).state.scores() == [12 + 15 - 5, 12 + 15 - 5]


def test_no_attack_in_two_own_turns_running() -> None:
    """CW 6.2: whatever the other did in between; after a turn without one it is allowed again."""
    match = open_game(2)
    for seat in "AB":
        change(match, seat, pirates=[5, 0, 0, 0, 0])
    play(to_boarding(match), "A attack B, A crew 1, A crew done", "B crew done", "A reward boat")
    play(to_boarding(match), "B attack A, B crew 1, B crew done", "A crew done", "B reward boat")
    to_boarding(match)
    assert match.legal() == ["hold"]
    assert refused(match, "attack B") == "CW 6.2"
    match.play("hold")
    to_boarding(match)
    assert dump(match)["active"] == "B"
    assert match.legal() == ["hold"]
    match.play("hold")
    to_boarding(match)
    assert match.legal() == ["attack B", "hold"]


def test_the_other_being_quiet_changes_nothing() -> None:
    """CW 6.2"""
    match = open_game(2)
    play(to_boarding(match), "A attack B, A crew 1, A crew done", "B crew done", "A reward boat")
    quiet_turn(match)
    to_boarding(match)
    assert match.legal() == ["hold"]


def test_no_tnt() -> None:
    """CW 6.2: who was attacked can be attacked again."""
    match = open_game(2)
    play(to_boarding(match), "A attack B, A crew 1, A crew done", "B crew done")
    assert not sheet(match, "B")["tnt"]
    play(match, "A reward boat")
    quiet_turn(match)
    quiet_turn(match)
    quiet_turn(match)
    to_boarding(match)
    assert match.legal() == ["attack B", "hold"]


def test_force_zero_still_ranks_second() -> None:
    """CW 6.3: and first, if the other has none either."""
    match = open_game(2)
    change(match, "A", pirates=[0, 0, 0, 0, 0])
    assert [score(match, seat) for seat in "AB"] == [12 + 7 - 5, 12 + 15 - 5]
    change(match, "B", pirates=[0, 0, 0, 0, 0])
    assert [score(match, seat) for seat in "AB"] == [12 + 15 - 5, 12 + 15 - 5]


def test_a_die_is_set_aside_in_the_duel_too() -> None:
    """CW 6.1: all rules of the open game but these."""
    match = open_game(2, first="B")
    for text in ("blue wood", "blue wood", "blue gems", "yellow 1", "black 1", "red boat-1"):
        match.play(text)
    assert match.legal() == ["aside black", "aside gems", "aside red", "aside wood", "aside yellow"]
