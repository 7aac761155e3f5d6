"""Cells as NumPy arrays, without a copy where the rules are compiled."""

from __future__ import annotations

from typing import Any

from captains_table.core.cells import COMPILED
from captains_table.core.errors import need

need("numpy", "research")

import numpy as np  # noqa: E402


def array_of(cells: Any) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Cells as they are now; the array may change or not when they do."""
    return np.frombuffer(cells, np.int64) if COMPILED else np.array(cells, np.int64)


def shown(row: Any, kind: Any, *shape: int) -> np.ndarray[Any, np.dtype[Any]]:
    """A row of `core.cells` in place: the array changes with it, and can't be written to."""
    array = np.frombuffer(row, kind).reshape(shape)
    array.flags.writeable = False
    return array


__all__ = ["array_of", "np", "shown"]
