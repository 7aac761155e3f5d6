"""The layout of a position of El Capitán: its stages, where a ship is, and the cells."""

from __future__ import annotations

from typing import Final

from captains_table.games.el_capitan.rules.figures import LOAN_KINDS

NONE: Final = -1
"""No city, no harbour space, no colour, no seat."""
UNKNOWN: Final = -1
"""Not computed yet."""
MOST_COLOURS: Final = 5

# Where a ship is, if not in a city.
BANK: Final = -1
OFF: Final = -2
"""Off the board."""

# What has to be decided next.
STARTING: Final = 0
"""Chance draws the starting player. EC 1.6"""
FILLING: Final = 1
"""Chance fills the display. EC 1.4, 3.1"""
TURN: Final = 2
"""A turn before its building action. EC 2.3"""
BUILT: Final = 3
"""A turn after its building action."""
LOANS: Final = 4
"""After a payday: loans are repaid or extended. EC 9.1"""
NAMING: Final = 5
"""The poorest player names the next starting player. EC 9.5"""
ENDED: Final = 6

# A player's cells: seat * PLAYER_CELLS + one of these.
MONEY: Final = 0
SHIP: Final = 1
"""A city, BANK or OFF."""
SPACE: Final = 2
"""The harbour space of the ship; NONE outside the harbour."""
HAND: Final = 3
"""A mask of cards."""
WAREHOUSES: Final = 4
"""In front of the player, still to be built."""
NEUTRAL: Final = 5
FORTRESSES: Final = 6
BONUS: Final = 7
"""The amount of the bonus card, 0 without one."""
LOAN_CARDS: Final = 8
"""Four cells: how many of each kind of loan."""
PENDING: Final = 12
"""Four cells: how many of them still have to be decided on after this payday."""
PLAYER_CELLS: Final = 16
# Compiled, sums of constants from other files are not constants.
assert PENDING == LOAN_CARDS + LOAN_KINDS
assert PLAYER_CELLS == PENDING + LOAN_KINDS

# The cells of a city's chain: city * CITY_CELLS + one of these.
LOWEST: Final = 0
"""The lowest occupied site, 0 if there is none."""
HIGHEST: Final = 1
"""The highest occupied site, 0 if there is none."""
OPEN_ALL: Final = 2
"""The number of open warehouses of all colours."""
CITY_CELLS: Final = 3
