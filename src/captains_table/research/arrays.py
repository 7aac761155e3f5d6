"""Cells as NumPy arrays, without a copy if the rules are compiled."""

from __future__ import annotations

from typing import Any

from captains_table.core.errors import need

need("numpy", "research")

import numpy as np  # noqa: E402


def shown(row: Any, kind: Any, *shape: int) -> np.ndarray[Any, np.dtype[Any]]:
    """A row of `core.cells` in place: the array changes with it, and is read-only."""
    return read_only(np.frombuffer(row, kind).reshape(shape))


def read_only(array: np.ndarray[Any, np.dtype[Any]]) -> np.ndarray[Any, np.dtype[Any]]:
    """The same array for those who must not write to it."""
    view = array.view()
    view.flags.writeable = False
    return view


__all__ = ["np", "read_only", "shown"]
