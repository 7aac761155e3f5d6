"""Environments for research: OpenSpiel, PettingZoo, Gymnasium, and many games at once in NumPy arrays.

    from captains_table.research import names, space

Environments contain no rules: they are thin wrappers around views and legal lists.
"""

from __future__ import annotations

from captains_table.research.space import Space, names, space

__all__ = ["Space", "names", "space"]
