"""The events of Captains' War: the only file that knows how they are numbered.

`Events` has the kind and the parts of every event, and computes the number of an event from its parts. Their texts are
in `notation.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.cells import filled
from captains_table.games.captains_war.rules.names import (
    BLUE_FACES,
    CAPTAIN,
    DICE,
    FORCES,
    MOST_COINS,
    MOST_SEATS,
    NONE,
    RED_FACES,
    RESOURCES,
    TRACKS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells

# The kinds of events, in the order of their numbers. Those of chance come first, then loot, command and boarding.
BEGINS: Final = 0
"""`first B`: chance draws the `seat`. CW 1.4"""
BLUE: Final = 1
"""`blue pearls`: a blue die shows the `face`. CW 1.2"""
YELLOW: Final = 2
"""`yellow 4`: likewise, the `face` is a number of coins."""
BLACK: Final = 3
"""`black 2`: likewise, the `face` is a Force."""
RED: Final = 4
"""`red boat-1`: likewise, the `face` is numbered as `RED_NAMES`."""
ASIDE: Final = 5
"""`aside joker`: the `die`. CW 3.1"""
TAKE: Final = 6
"""`take wood`: the `die`. CW 3.2"""
CHOOSE: Final = 7
"""`choose rum`: a joker is the `resource`. CW 3.3"""
STEP: Final = 8
"""`step boat`: an "either" goes to the `track`. CW 3.3"""
BUY: Final = 9
"""`buy rum`: the `resource`. CW 4.1"""
ACQUIRE: Final = 10
"""`acquire boat`: the next one of the `track`. CW 4.2"""
PAY: Final = 11
"""`pay rum`: the `resource`, for an `any`. CW 4.2"""
RECRUIT: Final = 12
"""`recruit 3`: a pirate of the `force`. CW 4.1"""
DONE: Final = 13
"""`done`. CW 4.1"""
ATTACK: Final = 14
"""`attack C`: the `seat`, which is the `target` if it takes part. CW 5.1"""
ATTACK_CAPTAIN: Final = 15
"""`attack captain`: in solo the captain is the `target`. CW 9.4"""
HOLD: Final = 16
"""`hold`. CW 5.1"""
CREW: Final = 17
"""`crew 3`: a pirate of the `force`. CW 5.2"""
CREW_DONE: Final = 18
"""`crew done`. CW 5.2"""
REWARD_GOLD: Final = 19
"""`reward gold`. CW 5.4"""
REWARD_TRACK: Final = 20
"""`reward boat`: steps on the `track`. CW 5.4"""
REWARD_NONE: Final = 21
"""`reward none`. CW 5.4"""

# The number of the first event of each kind.
FIRST_BEGINS: Final[i64] = 0
FIRST_BLUE: Final[i64] = FIRST_BEGINS + MOST_SEATS
FIRST_YELLOW: Final[i64] = FIRST_BLUE + BLUE_FACES
FIRST_BLACK: Final[i64] = FIRST_YELLOW + MOST_COINS
FIRST_RED: Final[i64] = FIRST_BLACK + FORCES
FIRST_ASIDE: Final[i64] = FIRST_RED + RED_FACES
FIRST_TAKE: Final[i64] = FIRST_ASIDE + DICE
FIRST_CHOOSE: Final[i64] = FIRST_TAKE + DICE
FIRST_STEP: Final[i64] = FIRST_CHOOSE + RESOURCES
FIRST_BUY: Final[i64] = FIRST_STEP + TRACKS
FIRST_ACQUIRE: Final[i64] = FIRST_BUY + RESOURCES
FIRST_PAY: Final[i64] = FIRST_ACQUIRE + TRACKS
FIRST_RECRUIT: Final[i64] = FIRST_PAY + RESOURCES
THE_DONE: Final[i64] = FIRST_RECRUIT + FORCES
FIRST_ATTACK: Final[i64] = THE_DONE + 1
THE_ATTACK_CAPTAIN: Final[i64] = FIRST_ATTACK + MOST_SEATS
THE_HOLD: Final[i64] = THE_ATTACK_CAPTAIN + 1
FIRST_CREW: Final[i64] = THE_HOLD + 1
THE_CREW_DONE: Final[i64] = FIRST_CREW + FORCES
THE_REWARD_GOLD: Final[i64] = THE_CREW_DONE + 1
FIRST_REWARD_TRACK: Final[i64] = THE_REWARD_GOLD + 1
THE_REWARD_NONE: Final[i64] = FIRST_REWARD_TRACK + TRACKS
EVENTS: Final[i64] = THE_REWARD_NONE + 1


class Events:
    """The parts of every event, by its number. The numbers are the same in all games of Captains' War."""

    def __init__(self, seats: i64) -> None:
        self.size: Final[i64] = EVENTS
        """The number of events."""
        self.done: Final[i64] = THE_DONE
        """The single event `done`; likewise the following."""
        self.attack_captain: Final[i64] = THE_ATTACK_CAPTAIN
        self.hold: Final[i64] = THE_HOLD
        self.crew_done: Final[i64] = THE_CREW_DONE
        self.reward_gold: Final[i64] = THE_REWARD_GOLD
        self.reward_none: Final[i64] = THE_REWARD_NONE
        self.kind: Final[Cells] = filled(EVENTS, NONE)
        """One of the constants above."""
        self.seat: Final[Cells] = filled(EVENTS, NONE)
        """This and the following are NONE for events without such a part."""
        self.face: Final[Cells] = filled(EVENTS, NONE)
        self.die: Final[Cells] = filled(EVENTS, NONE)
        self.resource: Final[Cells] = filled(EVENTS, NONE)
        self.track: Final[Cells] = filled(EVENTS, NONE)
        self.force: Final[Cells] = filled(EVENTS, NONE)
        self.target: Final[Cells] = filled(EVENTS, NONE)
        """The side that is attacked; NONE also if it does not take part with this number of seats."""
        self._fill_chance()
        self._fill_choices()
        self._fill_attacks(seats)

    def _fill_chance(self) -> None:
        """Record the events of chance."""
        for seat in range(MOST_SEATS):
            self._note(self.begins_of(seat), BEGINS, seat=seat)
        for face in range(BLUE_FACES):
            self._note(self.blue_of(face), BLUE, face=face)
        for coins in range(1, MOST_COINS + 1):
            self._note(self.yellow_of(coins), YELLOW, face=coins)
        for force in range(1, FORCES + 1):
            self._note(self.black_of(force), BLACK, face=force)
        for face in range(RED_FACES):
            self._note(self.red_of(face), RED, face=face)

    def _fill_choices(self) -> None:
        """Record the choices of players, except for attacks."""
        for die in range(DICE):
            self._note(self.aside_of(die), ASIDE, die=die)
            self._note(self.take_of(die), TAKE, die=die)
        for resource in range(RESOURCES):
            self._note(self.choose_of(resource), CHOOSE, resource=resource)
            self._note(self.buy_of(resource), BUY, resource=resource)
            self._note(self.pay_of(resource), PAY, resource=resource)
        for track in range(TRACKS):
            self._note(self.step_of(track), STEP, track=track)
            self._note(self.acquire_of(track), ACQUIRE, track=track)
            self._note(self.reward_of(track), REWARD_TRACK, track=track)
        for force in range(1, FORCES + 1):
            self._note(self.recruit_of(force), RECRUIT, force=force)
            self._note(self.crew_of(force), CREW, force=force)
        self._note(self.done, DONE)
        self._note(self.hold, HOLD)
        self._note(self.crew_done, CREW_DONE)
        self._note(self.reward_gold, REWARD_GOLD)
        self._note(self.reward_none, REWARD_NONE)

    def _fill_attacks(self, seats: i64) -> None:
        """Record the attacks: on another seat, or in solo on the captain."""
        for seat in range(MOST_SEATS):
            self._note(self.attack_of(seat), ATTACK, seat=seat, target=seat if seats > 1 and seat < seats else NONE)
        self._note(self.attack_captain, ATTACK_CAPTAIN, target=CAPTAIN if seats == 1 else NONE)

    def _note(
        self,
        event: i64,
        kind: i64,
        seat: i64 = NONE,
        face: i64 = NONE,
        die: i64 = NONE,
        resource: i64 = NONE,
        track: i64 = NONE,
        force: i64 = NONE,
        target: i64 = NONE,
    ) -> None:
        """Record the parts of one event."""
        self.kind[event] = kind
        self.seat[event] = seat
        self.face[event] = face
        self.die[event] = die
        self.resource[event] = resource
        self.track[event] = track
        self.force[event] = force
        self.target[event] = target

    def is_event(self, number: i64) -> bool:
        """Whether there is an event with this number."""
        return 0 <= number < EVENTS

    def is_chance(self, event: i64) -> bool:
        """Whether it is an event of chance, not of a player."""
        return self.kind[event] <= RED

    # The number of an event from its parts

    def begins_of(self, seat: i64) -> i64:
        """`first B`"""
        return FIRST_BEGINS + seat

    def blue_of(self, face: i64) -> i64:
        """`blue pearls`"""
        return FIRST_BLUE + face

    def yellow_of(self, coins: i64) -> i64:
        """`yellow 4`"""
        return FIRST_YELLOW + coins - 1

    def black_of(self, force: i64) -> i64:
        """`black 2`"""
        return FIRST_BLACK + force - 1

    def red_of(self, face: i64) -> i64:
        """`red boat-1`"""
        return FIRST_RED + face

    def aside_of(self, die: i64) -> i64:
        """`aside joker`"""
        return FIRST_ASIDE + die

    def take_of(self, die: i64) -> i64:
        """`take wood`"""
        return FIRST_TAKE + die

    def choose_of(self, resource: i64) -> i64:
        """`choose rum`"""
        return FIRST_CHOOSE + resource

    def step_of(self, track: i64) -> i64:
        """`step boat`"""
        return FIRST_STEP + track

    def buy_of(self, resource: i64) -> i64:
        """`buy rum`"""
        return FIRST_BUY + resource

    def acquire_of(self, track: i64) -> i64:
        """`acquire boat`"""
        return FIRST_ACQUIRE + track

    def pay_of(self, resource: i64) -> i64:
        """`pay rum`"""
        return FIRST_PAY + resource

    def recruit_of(self, force: i64) -> i64:
        """`recruit 3`"""
        return FIRST_RECRUIT + force - 1

    def attack_of(self, seat: i64) -> i64:
        """`attack C`"""
        return FIRST_ATTACK + seat

    def crew_of(self, force: i64) -> i64:
        """`crew 3`"""
        return FIRST_CREW + force - 1

    def reward_of(self, track: i64) -> i64:
        """`reward boat`"""
        return FIRST_REWARD_TRACK + track
