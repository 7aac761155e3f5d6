"""Training: a judge learns a game by playing against itself. `captains-table train` is this on the command line.

Round by round, games are played on any executor of `concurrent.futures` (`lessons`), a net is fitted to how they ended
(`fit`, in NumPy), and it replaces the best one so far if it wins a match against it (`course`).
"""

from __future__ import annotations
