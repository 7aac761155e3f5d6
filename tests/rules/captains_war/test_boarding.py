"""CW 5: boarding."""

from __future__ import annotations

from captains_table.core.match import Match
from rules.captains_war.arrange import (
    change,
    dump,
    goods,
    open_game,
    play,
    quiet_turn,
    refused,
    sheet,
    tale,
    to_boarding,
    told,
    why,
)


def boarding(players: int = 3, **cells: object) -> Match:
    """A may attack, with this on A's sheet."""
    match = to_boarding(open_game(players))
    change(match, "A", **cells)
    return match


def fought(match: Match, attack: str, defence: str = "", target: str = "B") -> Match:
    """A boards with a crew against a crew, both as Forces."""
    play(match, f"A attack {target}", *(f"A crew {force}" for force in attack.split()), "A crew done")
    return play(match, *(f"{target} crew {force}" for force in defence.split()), f"{target} crew done")


def test_only_the_active_player_may_attack_one_other() -> None:
    """CW 5.1: optional, once, not oneself."""
    match = boarding(4)
    assert match.legal() == ["attack B", "attack C", "attack D", "hold"]
    assert why(match, "attack A") == "CW 5.1 self"
    assert why(match, "attack E") == "CW 5.1 nobody"
    assert why(match, "crew 1") == "CW 5.1 due"
    fought(match, "3")
    play(match, "A reward boat")
    assert dump(match)["turn"] == 2, "once"


def test_an_attack_needs_a_pirate() -> None:
    """CW 5.1: without one there is still the one choice."""
    match = boarding(pirates=[0, 0, 0, 0, 0])
    assert match.legal() == ["hold"]
    assert why(match, "attack B") == "CW 5.1 pirates"


def test_crews_are_chosen_strongest_first() -> None:
    """CW 5.2: the attacker one to three pirates, each that one has."""
    match = boarding(pirates=[2, 0, 1, 0, 1])
    play(match, "A attack B")
    assert match.legal() == ["crew 1", "crew 3", "crew 5"]
    assert why(match, "crew done") == "CW 5.2 one"
    assert why(match, "crew 2") == "CW 5.2 nobody"
    assert why(match, "reward gold") == "CW 5.2 due"
    play(match, "A crew 3")
    assert match.legal() == ["crew 1", "crew done"]
    assert why(match, "crew 5") == "CW 5.2 order"
    play(match, "A crew 1, A crew 1")
    assert match.legal() == ["crew done"]
    assert why(match, "crew 1") == "CW 5.2 full"


def test_a_defender_may_send_nobody() -> None:
    """CW 5.2: zero to three pirates."""
    match = boarding()
    change(match, "B", pirates=[0, 0, 0, 0, 0])
    play(match, "A attack B, A crew 1, A crew done")
    assert match.legal() == ["crew done"]
    change(match, "B", pirates=[1, 0, 0, 0, 0])
    assert match.legal() == ["crew 1", "crew done"]


def test_pirates_stay_on_the_sheet_until_both_crews_are_done() -> None:
    """CW 5.2: then all that were used are lost."""
    match = boarding()
    play(match, "A attack B, A crew 3, A crew 1, A crew done", "B crew 2")
    assert sheet(match, "A")["pirates"] == sheet(match, "B")["pirates"] == [1, 1, 1, 0, 0]
    play(match, "B crew done")
    assert sheet(match, "A")["pirates"] == [0, 1, 0, 0, 0]
    assert sheet(match, "B")["pirates"] == [1, 0, 1, 0, 0]


def test_crews_are_secret() -> None:
    """CW 5.2: attacker and defender at once; the third knows neither."""
    match = boarding()
    play(match, "A attack B")
    assert match.state.acting() == [0, 1]
    before = match.state.view(2).fingerprint()
    match.play("crew 2", seat=1)
    match.play("crew 3", seat=0)
    assert match.state.view(2).fingerprint() == before
    match.play("crew done", seat=1)
    match.play("crew done")
    assert [entry.line for entry in match.entries[-4:]] == ["A crew 3", "A crew done", "B crew 2", "B crew done"]
    assert tale(match, "fought", 4).arguments["crew_defends"] == "2"


def test_the_higher_total_wins() -> None:
    """CW 5.3"""
    match = fought(boarding(), "3 1", "3")
    assert dump(match)["to_move"] == "A"
    arguments = tale(match, "fought").arguments
    assert (arguments["total"], arguments["total_defends"], arguments["who_wins"]) == (4, 3, 0)


def test_on_a_tie_the_defender_wins() -> None:
    """CW 5.3"""
    match = fought(boarding(), "3", "2 1")
    assert dump(match)["to_move"] == "B"


def test_stealing_gold() -> None:
    """CW 5.4: five gold of the loser, circled by the winner."""
    match = boarding(gold=1, coins=4)
    change(match, "B", gold=9, coins=9)
    play(fought(match, "3"), "A reward gold")
    assert (sheet(match, "A")["gold"], sheet(match, "A")["coins"]) == (6, 9)
    assert (sheet(match, "B")["gold"], sheet(match, "B")["coins"]) == (4, 9)
    assert told(match) == ["stolen"]


def test_stealing_what_there_is() -> None:
    """CW 5.4: no more than the loser has, no more than the winner can circle."""
    match = boarding(gold=1, coins=4)
    change(match, "B", gold=2, coins=9)
    play(fought(match, "3"), "A reward gold")
    assert (sheet(match, "A")["gold"], sheet(match, "B")["gold"]) == (3, 0)
    match = boarding(gold=1, coins=42)
    change(match, "B", gold=9, coins=9)
    play(fought(match, "3"), "A reward gold")
    assert (sheet(match, "A")["gold"], sheet(match, "B")["gold"]) == (4, 6), "what can't be circled stays"


def test_the_defender_is_rewarded_likewise() -> None:
    """CW 5.4: the winner chooses, whoever it is."""
    match = boarding(gold=4, coins=9)
    play(fought(match, "1", "3"), "B reward gold")
    assert sheet(match, "A")["gold"] == 0


def test_steps_as_a_reward() -> None:
    """CW 5.4: two circles on one track, with gains and jokers on the way; then the turn ends."""
    match = boarding(attribute_track=3, attributes=2)
    play(fought(match, "3"), "A reward attribute")
    assert sheet(match, "A")["attribute_track"] == 4
    assert refused(match, "hold") == "CW 3.5"
    play(match, "A choose rum")
    assert sheet(match, "A")["attribute_track"] == 5
    assert goods(match, "A") == [1, 1, 0, 1]
    assert dump(match)["turn"] == 2


def test_only_rewards_with_an_effect_are_offered() -> None:
    """CW 5.4: gold, boat, attribute, or none if nothing has one."""
    match = boarding(boat_track=2, attribute_track=1)
    change(match, "B", gold=0)
    fought(match, "3")
    assert match.legal() == ["reward attribute"]
    assert why(match, "reward gold") == "CW 5.4 gold"
    assert refused(match, "reward boat") == "CW 4.3"
    assert why(match, "reward none") == "CW 5.4 none"
    assert why(match, "crew 1") == "CW 5.4 due"
    match = boarding(boat_track=1, attribute_track=2, coins=45)
    fought(match, "3")
    assert match.legal() == ["reward boat"]
    assert why(match, "reward gold") == "CW 5.4 coins"
    assert why(match, "reward none") == "CW 5.4 none"
    match = boarding(boat_track=2, attribute_track=2, coins=45)
    fought(match, "3")
    assert match.legal() == ["reward none"]
    play(match, "A reward none")
    assert match.over, "the last coin is circled"


def test_gold_needs_a_coin_to_circle() -> None:
    """CW 5.4"""
    match = boarding(coins=45)
    fought(match, "3")
    assert match.legal() == ["reward attribute", "reward boat"]


def test_a_boarding_fills_a_row_of_both() -> None:
    """CW 5.5: when the crews are revealed, before the reward."""
    match = fought(boarding(), "3", "1")
    assert (sheet(match, "A")["attacks"], sheet(match, "A")["defences"]) == (1, 0)
    assert (sheet(match, "B")["attacks"], sheet(match, "B")["defences"]) == (0, 1)
    assert sheet(match, "B")["tnt"]


def test_boarding_bonuses_count_in_attack_and_defence() -> None:
    """CW 5.6: permanently."""
    match = fought(boarding(boarding_bonus=2), "1", "2")
    assert dump(match)["to_move"] == "A"
    play(match, "A reward gold")
    assert sheet(match, "A")["boarding_bonus"] == 2
    match = boarding()
    change(match, "B", boarding_bonus=3)
    fought(match, "3")
    assert dump(match)["to_move"] == "B"


def test_boarding_bonuses_do_not_count_in_the_naval_battle() -> None:
    """CW 5.6"""
    match = boarding(boarding_bonus=3)
    before = match.state.scores()
    change(match, "A", boarding_bonus=0)
    assert match.state.scores() == before


def test_tnt_protects_until_the_end_of_ones_own_next_turn() -> None:
    """CW 5.7: B is attacked by A in turn 1; nobody can attack B until B's turn 2 is over."""
    match = play(fought(boarding(4), "3", "1"), "A reward boat")
    assert [sheet(match, seat)["tnt"] for seat in "ABCD"] == [False, True, False, False]
    to_boarding(match)
    assert sheet(match, "B")["tnt"], "still, in B's own turn"
    match.play("hold")
    assert not sheet(match, "B")["tnt"]
    to_boarding(match)
    assert match.legal() == ["attack A", "attack B", "attack D", "hold"]


def test_tnt_forbids_attacks() -> None:
    """CW 5.7: C was attacked in turn 1, so neither B nor C's other neighbours attack C before C's turn is over."""
    match = play(fought(boarding(4), "3", "1", target="C"), "A reward boat")
    to_boarding(match)
    assert match.legal() == ["attack A", "attack D", "hold"]
    assert refused(match, "attack C") == "CW 5.7"
    refusal = match.why_not("attack C")
    assert refusal is not None
    assert refusal.arguments == {"who_defends": 2}


def test_tnt_of_the_active_player_burns_down_only_in_the_own_turn() -> None:
    """CW 5.7: A's TNT lit in D's turn holds through the turn of nobody else but A."""
    match = open_game(3, first="C")
    to_boarding(match)
    play(match, "C attack B, C crew 3, C crew done", "B crew done", "C reward boat")
    quiet_turn(match)
    assert sheet(match, "B")["tnt"], "A's turn does not put it out"
    quiet_turn(match)
    assert not sheet(match, "B")["tnt"], "B's own does"


def test_tnt_on_all_leaves_only_hold() -> None:
    """CW 5.7"""
    match = boarding()
    change(match, "B", tnt=True)
    change(match, "C", tnt=True)
    assert match.legal() == ["hold"]
