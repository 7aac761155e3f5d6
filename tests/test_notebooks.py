"""The notebooks of the documentation run from the beginning, and say what is stored in them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from tools.notebooks import NOTEBOOKS, executed

RULES_ALONE = ("1-look", "3-study")
"""Notebooks that say the same for the same rules. What bots choose changes whenever they get better."""


def words_of(cell: Any) -> list[str]:
    """What a cell says; pictures change with every line of a board."""
    return [output.get("text") or output.get("data", {}).get("text/plain") for output in cell.get("outputs", [])]


@pytest.mark.parametrize("file", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda file: file.stem)
def test_a_notebook_runs_and_is_stored_as_it_ran(file: Path) -> None:
    stored = nbformat.read(file, as_version=4)  # type: ignore[no-untyped-call]
    again = executed(file)
    for before, after in zip(stored.cells, again.cells, strict=True):
        same = words_of(after) == words_of(before)
        assert same or file.stem not in RULES_ALONE, f"{before.source}\n(make notebooks stores it anew)"
