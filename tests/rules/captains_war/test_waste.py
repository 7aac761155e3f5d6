"""What is lost for want of room."""

from __future__ import annotations

from captains_table.core.match import Match
from captains_table.games.captains_war import GAME
from rules.captains_war.arrange import change, open_game, play, roll, state_of


def wasted(match: Match) -> dict[str, str]:
    """The legal events that bring nothing, with their clauses."""
    legal = {text: GAME.waste(match.state, GAME.event(match.state, text)) for text in match.legal()}
    return {text: GAME.cite(clause) for text, clause in legal.items() if clause}


def test_a_die_without_room_is_lost() -> None:
    """CW 3.4: a full row; and what the die taken before will fill."""
    match = roll(open_game(3), "wood wood rum 4 2 boat-1")
    change(match, "A", circled={"wood": 11})
    play(match, "A aside yellow")
    assert wasted(match) == {}
    play(match, "A take wood")
    assert wasted(match) == {"take wood": "CW 3.4"}


def test_a_closed_padlock_stops_the_red_die() -> None:
    """CW 4.3"""
    match = roll(open_game(3), "wood gems rum 4 2 attribute-1")
    change(match, "A", attribute_track=int(state_of(match).figures.padlocks[0]))
    play(match, "A aside yellow")
    assert wasted(match) == {"take red": "CW 4.3"}


def test_either_track_will_do() -> None:
    """CW 3.3: the red die brings something as long as one of the tracks is open."""
    match = roll(open_game(3), "wood gems rum 4 2 either-1")
    change(match, "A", attribute_track=int(state_of(match).figures.padlocks[0]))
    play(match, "A aside yellow")
    assert wasted(match) == {}


def test_coins_and_pirates_without_room() -> None:
    """CW 3.4: no coin left to circle, no row for the pirate."""
    match = roll(open_game(3), "wood gems rum 4 1 boat-1")
    change(match, "A", coins=int(state_of(match).figures.coins))
    play(match, "A aside wood")
    assert wasted(match) == {"take yellow": "CW 3.4"}
