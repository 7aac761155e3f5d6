"""Training: a judge learns a game by self-play. `captains-table train` is the command.

In each round, games are played on any executor of `concurrent.futures` (`lessons`), a net is fitted to their results
(`fit`, in NumPy), and it replaces the best one so far if it wins a match against it (`course`).
"""

from __future__ import annotations
