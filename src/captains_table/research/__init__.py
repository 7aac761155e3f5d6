"""The games where researchers work: OpenSpiel, PettingZoo, Gymnasium, and many games at once in NumPy arrays.

    from captains_table.research import names, space

Nothing of the rules is in here: environments are thin wrappers around views and legal lists.
"""

from __future__ import annotations

from captains_table.research.space import Space, names, space

__all__ = ["Space", "names", "space"]
