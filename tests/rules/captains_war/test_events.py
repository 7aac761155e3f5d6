"""The codec: what every event is about, and its number from its parts."""

from __future__ import annotations

import pytest

from captains_table.games.captains_war import GAME
from captains_table.games.captains_war.rules.events import (
    ACQUIRE,
    ASIDE,
    ATTACK,
    ATTACK_CAPTAIN,
    BEGINS,
    BLACK,
    BLUE,
    BUY,
    CHOOSE,
    CREW,
    CREW_DONE,
    DONE,
    HOLD,
    PAY,
    RECRUIT,
    RED,
    REWARD_GOLD,
    REWARD_NONE,
    REWARD_TRACK,
    STEP,
    TAKE,
    YELLOW,
    Events,
)
from captains_table.games.captains_war.rules.names import NONE

PARTS = ("seat", "face", "die", "resource", "track", "force")


def number_from_parts(events: Events, event: int) -> int:
    """The number of an event, from its kind and its one part."""
    singles = {
        DONE: events.done,
        ATTACK_CAPTAIN: events.attack_captain,
        HOLD: events.hold,
        CREW_DONE: events.crew_done,
        REWARD_GOLD: events.reward_gold,
        REWARD_NONE: events.reward_none,
    }
    kind = int(events.kind[event])
    if kind in singles:
        return int(singles[kind])
    makers = {
        BEGINS: (events.begins_of, events.seat),
        BLUE: (events.blue_of, events.face),
        YELLOW: (events.yellow_of, events.face),
        BLACK: (events.black_of, events.face),
        RED: (events.red_of, events.face),
        ASIDE: (events.aside_of, events.die),
        TAKE: (events.take_of, events.die),
        CHOOSE: (events.choose_of, events.resource),
        STEP: (events.step_of, events.track),
        BUY: (events.buy_of, events.resource),
        ACQUIRE: (events.acquire_of, events.track),
        PAY: (events.pay_of, events.resource),
        RECRUIT: (events.recruit_of, events.force),
        ATTACK: (events.attack_of, events.seat),
        CREW: (events.crew_of, events.force),
        REWARD_TRACK: (events.reward_of, events.track),
    }
    maker, part = makers[kind]
    return int(maker(part[event]))


@pytest.mark.parametrize("seats", range(1, 7))
def test_every_event_has_a_kind_one_part_at_most_and_its_number(seats: int) -> None:
    """CW 1 to CW 9: kinds ascend with the numbers, and a number is made of what it is taken apart into."""
    events = Events(seats)
    kinds = [int(kind) for kind in events.kind]
    assert kinds == sorted(kinds)
    assert set(kinds) == set(range(REWARD_NONE + 1))
    for event in range(events.size):
        assert number_from_parts(events, event) == event
        assert sum(int(getattr(events, part)[event]) != NONE for part in PARTS) <= 1
    assert not events.is_event(-1)
    assert not events.is_event(events.size)


def test_texts_are_all_different() -> None:
    """CW 3.2: one way to write a thing; the same in every game."""
    texts = [list(GAME.event_texts(GAME.setup(players, options))) for players, options in ((1, ["fer-blanc"]), (6, ()))]
    assert texts[0] == texts[1]
    assert len(set(texts[0])) == len(texts[0]) == 105
    assert [texts[0][number] for number in (0, 6, 15, 24, 29, 41, 64, 93, 104)] == [
        *("first A", "blue pearls", "yellow 1", "black 1", "red boat-1"),
        *("aside pearls", "take red", "attack captain", "reward none"),
    ]


def test_targets_are_those_who_take_part() -> None:
    """CW 5.1, CW 9.4: seats of this game, in solo the captain alone."""

    def targets(seats: int) -> list[int]:
        return [int(target) for target in Events(seats).target if target != NONE]

    assert [targets(seats) for seats in (1, 2, 6)] == [[1], [0, 1], [0, 1, 2, 3, 4, 5]]
