"""CW 4: command."""

from __future__ import annotations

from captains_table.core.contract import SEALED
from captains_table.core.match import Match
from rules.captains_war.arrange import (
    all_done,
    change,
    dump,
    edition_with,
    goods,
    open_game,
    play,
    quiet_turn,
    refused,
    roll,
    score,
    sheet,
    to_command,
    told,
    why,
)


def commanding(players: int = 3, **cells: object) -> Match:
    """A commands with this on the sheet, and nothing from the loot."""
    match = to_command(open_game(players))
    change(match, "A", **{"gold": 0, "resources": [0, 0, 0, 0], **cells})
    return match


def test_buying() -> None:
    """CW 4.1: 3 gold for a resource of one's choice, as often as one can."""
    match = commanding(gold=7)
    assert match.legal() == [
        *("buy gems", "buy pearls", "buy rum", "buy wood", "done"),
        *("recruit 1", "recruit 2", "recruit 3"),
    ]
    play(match, "A buy rum, A buy rum")
    assert goods(match, "A") == [0, 0, 0, 2]
    assert sheet(match, "A")["gold"] == 1
    assert why(match, "buy rum") == "CW 4.1 gold"
    assert match.legal() == ["done"]


def test_recruiting() -> None:
    """CW 4.1: any number of pirates for their price, where the row has room; nobody falls to a lower row here."""
    match = commanding(gold=17, enlisted=[1, 1, 6, 0, 0])
    assert why(match, "recruit 3") == "CW 4.1 row"
    play(match, "A recruit 5, A recruit 2, A recruit 1")
    assert sheet(match, "A")["pirates"] == [2, 2, 1, 0, 1]
    assert sheet(match, "A")["gold"] == 17 - 10 - 4 - 2
    assert why(match, "recruit 1") == "CW 4.1 gold"


def test_what_has_no_circle_cannot_be_bought() -> None:
    """CW 4.1"""
    match = commanding(gold=9, circled={"gems": 11})
    assert why(match, "buy gems") == "CW 4.1 full"
    change(match, "A", gold=0, enlisted=[8, 1, 1, 0, 0])
    assert why(match, "buy gems") == "CW 4.1 full", "gold would not help"
    assert why(match, "recruit 1") == "CW 4.1 row"
    assert why(match, "recruit 2") == "CW 4.1 gold"
    change(match, "A", gold=9)
    assert refused(match, "buy rum") is None


def test_one_acquisition_a_turn() -> None:
    """CW 4.1: in any order with the rest, but only one; in the next turn again."""
    match = commanding(gold=3, resources=[3, 3, 3, 3])
    play(match, "A acquire attribute, A buy wood")
    assert why(match, "acquire boat") == "CW 4.1 once"
    assert why(match, "acquire attribute") == "CW 4.1 once"
    change(match, "A", boats=4)
    assert why(match, "acquire boat") == "CW 4.2 all", "not in the next turn either"
    change(match, "A", boats=0)
    all_done(match)
    match.play("hold")
    to_command(match)
    while dump(match)["to_move"] != "A":
        match.play("done")
    assert refused(match, "acquire boat") is None


def test_acquisitions_come_from_top_to_bottom() -> None:
    """CW 4.2: the named resources are paid at once, PR are given, the next one follows."""
    match = commanding(resources=[1, 0, 0, 2])
    before = score(match, "A")
    play(match, "A acquire attribute")
    assert goods(match, "A") == [0, 0, 0, 1]
    assert sheet(match, "A")["attributes"] == 1
    assert score(match, "A") == before + 2


def test_any_is_paid_with_a_resource_of_choice() -> None:
    """CW 4.2: the acquisition counts after its last payment, and nothing else can be done before."""
    match = commanding(gold=9, resources=[1, 2, 0, 0])
    play(match, "A acquire boat")
    assert match.legal() == ["pay pearls", "pay wood"]
    assert goods(match, "A") == [1, 1, 0, 0]
    assert sheet(match, "A")["boats"] == 0
    assert why(match, "pay rum") == "CW 4.2 none"
    assert why(match, "done") == "CW 4.2 due"
    assert why(match, "buy rum") == "CW 4.2 due"
    play(match, "A pay pearls")
    assert sheet(match, "A")["boats"] == 1
    assert goods(match, "A") == [0, 1, 0, 0]
    assert why(match, "pay wood") == "CW 4.2 nothing"


def test_several_any_are_one_event_each() -> None:
    """CW 4.2"""
    edition = edition_with()
    edition.data["boat"][0]["price"] = ["any", "wood", "any"]
    match = to_command(open_game(3, edition=edition))
    change(match, "A", resources=[1, 1, 0, 1])
    play(match, "A acquire boat, A pay rum")
    assert sheet(match, "A")["boats"] == 0
    assert match.legal() == ["pay pearls"]
    play(match, "A pay pearls")
    assert sheet(match, "A")["boats"] == 1


def test_an_acquisition_must_be_paid_with_resources_held() -> None:
    """CW 4.2: named ones by name, `any` with what is left over."""
    match = commanding(gold=30, resources=[0, 1, 0, 0])
    assert why(match, "acquire boat") == "CW 4.2 missing"
    refusal = match.why_not("acquire boat")
    assert refusal is not None
    assert [refusal.arguments[key] for key in ("thing", "wood", "any")] == ["raft", 0, 1]
    change(match, "A", resources=[5, 0, 0, 0])
    assert why(match, "acquire boat") == "CW 4.2 missing"
    change(match, "A", boats=4, resources=[9, 9, 9, 9])
    assert why(match, "acquire boat") == "CW 4.2 all"


def test_a_padlock_opens_with_its_acquisition() -> None:
    """CW 4.3: boats open boat padlocks, also before they are reached."""
    match = open_game(3)
    change(match, "A", boats=2, attributes=0, boat_track=3, attribute_track=1)
    play(roll(match, "wood wood wood 1 1 either-2"), "A aside yellow")
    play(match, "A take wood, A take red, A step boat")
    assert sheet(match, "A")["boat_track"] == 5, "past the second padlock"
    match = open_game(3)
    change(match, "A", boats=2, attributes=0, attribute_track=2)
    play(roll(match, "wood wood wood 1 1 either-2"), "A aside yellow")
    play(match, "A take wood, A take red")
    assert refused(match, "step attribute") == "CW 4.3"


def test_all_padlocks_stand_where_the_edition_has_them() -> None:
    """CW 4.3: after circles 2, 4, 7 and 10."""
    for acquired, limit in enumerate((2, 4, 7, 10, 12)):
        match = open_game(3)
        change(
            match, "A", boats=acquired, boat_track=limit - 1, circled={"pearls": 16, "wood": 12, "gems": 11, "rum": 10}
        )
        play(roll(match, "wood wood wood 1 1 boat-2"), "A aside yellow", "A take wood, A take red")
        assert sheet(match, "A")["boat_track"] == limit


LAST_BOAT = [2, 2, 1, 1]
LAST_ATTRIBUTE = [3, 1, 1, 1]


def test_the_first_to_complete_a_type_gets_the_large_bonus() -> None:
    """CW 4.4: with the fourth acquisition, at once."""
    match = commanding(resources=LAST_BOAT, boats=3)
    before = score(match, "A")
    play(match, "A acquire boat")
    assert sheet(match, "A")["command"] == [6]
    assert score(match, "A") == before + 11 + 6
    assert told(match) == ["acquired", "command-bonus"]


def test_all_who_complete_it_in_one_turn_get_the_large_bonus() -> None:
    """CW 4.4: shared, in whatever order they are entered."""
    match = commanding(resources=LAST_BOAT, boats=3)
    change(match, "C", resources=LAST_BOAT, boats=3)
    play(match, "A acquire boat, A done", "B done", "C acquire boat, C done")
    assert sheet(match, "A")["command"] == sheet(match, "C")["command"] == [6]


def test_who_completes_it_later_gets_the_small_bonus() -> None:
    """CW 4.4: one turn later is late; the other type is counted apart."""
    match = commanding(resources=LAST_BOAT, boats=3)
    play(match, "A acquire boat")
    all_done(match)
    match.play("hold")
    to_command(match)
    change(match, "B", resources=LAST_BOAT, boats=3)
    change(match, "C", resources=LAST_ATTRIBUTE, attributes=3)
    play(match, "B acquire boat")
    assert told(match) == ["acquired", "command-bonus-late"]
    play(match, "B done", "C acquire attribute")
    assert sheet(match, "B")["command"] == [3]
    assert sheet(match, "C")["command"] == [6]


def test_bonuses_stand_in_the_order_of_getting() -> None:
    """CW 4.4: a late one first, then an early one."""
    match = open_game(3)
    change(match, "B", boats=4)
    quiet_turn(match)
    to_command(match)
    change(match, "A", boats=3, attributes=3, resources=LAST_BOAT)
    play(match, "B done", "C done", "A acquire boat, A done", "B hold")
    to_command(match)
    change(match, "A", resources=LAST_ATTRIBUTE)
    play(match, "C done", "A acquire attribute")
    assert sheet(match, "A")["command"] == [3, 6]


def test_commands_are_sealed_and_independent() -> None:
    """CW 4.5: in any order of arrival, on one's own sheet; one seat's choice changes nothing for another."""
    match = commanding(gold=6)
    assert match.state.acting() == [0, 1, 2]
    before = [match.state.view(seat).fingerprint() for seat in (1, 2)]
    entry = match.play("buy rum")
    assert entry.veil == SEALED
    assert [match.state.view(seat).fingerprint() for seat in (1, 2)] == before
    match.play("done", seat=2)
    assert match.state.acting() == [0, 1]
    match.play("done", seat=1)
    match.play("done")
    assert dump(match)["step"] == "boarding"
    assert [entry.line for entry in match.entries[-4:]] == ["A buy rum", "A done", "B done", "C done"]


def test_recruits_may_fight_at_once() -> None:
    """CW 4.5"""
    match = commanding(gold=10, pirates=[0, 0, 0, 0, 0])
    play(match, "A recruit 5")
    all_done(match)
    play(match, "A attack B, A crew 5, A crew done")
    assert dump(match)["to_move"] == "B"
