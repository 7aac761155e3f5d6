"""The layout of a position of Capitol: its phases, the next decision, and the cells."""

from __future__ import annotations

from typing import Final

from captains_table.games.capitol.rules.names import DECKS, SHAPES

# The phases, as the state dump names them.
SET_UP: Final = 0
CONSTRUCTION: Final = 1
IMPROVEMENT: Final = 2
DRAW: Final = 3
FINISHED: Final = 4

# What has to be decided next.
DRAWING_CONSUL: Final = 0
"""Chance draws the consul. CA 1.6"""
DEALING: Final = 1
"""Chance deals a card of `deck` to `turn`. CA 1.4"""
REVEALING: Final = 2
"""Chance turns up the next card of `deck`. CA 1.4, 5.1"""
ACTION: Final = 3
"""A card is played, or the player passes. CA 3.1"""
RAISING: Final = 4
"""A floor is placed, `left` of them to go. CA 3.5"""
ROOFING: Final = 5
"""CA 3.6"""
PLACING: Final = 6
"""A building is placed in a zone of `colour`. CA 3.7"""
BIDDING: Final = 7
"""CA 6.2"""
SITING: Final = 8
"""The winner of the auction places the improvement. CA 6.6"""
DRAWING: Final = 9
"""`turn` draws, `left` cards to go. CA 8.1"""
PHASE_OVER: Final = 10
"""The phase has ended; the next one begins before anybody decides anything. CA 2.1"""

# A player's cells: seat * PLAYER_CELLS + one of these.
SCORE: Final = 0
CARDS: Final = 1
"""The number of cards in the hand."""
PASSED: Final = 2
DONE: Final = 3
"""The bid is complete."""
LAST: Final = 4
"""The last card of the bid so far: the next one must not come before it in card order."""
UNFINISHED: Final = 5
"""The number of unfinished buildings."""
HIDDEN: Final = 6
"""Three cells, by deck: the cards of the hand that the others have not seen."""
ROOFS: Final = 9
"""Two cells, by shape: the roofs left."""
PLAYER_CELLS: Final = 11
# Compiled, sums of constants from other files are not constants.
assert ROOFS == HIDDEN + DECKS
assert PLAYER_CELLS == ROOFS + SHAPES

# The cells of a pile and its discard pile: deck * PILE_CELLS + one of these.
UNSEEN: Final = 0
"""Cards of the pile that nobody has seen."""
HEAD: Final = 1
"""Where the queue of seen cards begins."""
KNOWN: Final = 2
"""How many cards of the queue are in the pile, the visible one first."""
DISCARD: Final = 3
"""How many cards after those are in the discard pile, oldest first."""
PILE_CELLS: Final = 4

# The cells of a zone: zone * ZONE_CELLS + one of these.
SHAPE: Final = 0
"""NONE until the first building. CA 4.2"""
HIGHEST: Final = 1
PLACED: Final = 2
"""The number of buildings."""
FOUNTAINS: Final = 3
LARGE: Final = 4
"""NONE, AMPHITHEATRE or TEMPLE."""
ZONE_CELLS: Final = 5

SQUARE: Final = 1024
"""A building on a square is owner * SQUARE + height; those of a zone are in ascending order."""
