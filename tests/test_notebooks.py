"""The notebooks of the documentation run from the beginning, and show what is stored in them."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from tools.notebooks import NOTEBOOKS, executed

RULES_ALONE = ("1-look", "3-study")
"""Notebooks that show the same for the same rules. What bots choose changes whenever they get better."""


@pytest.mark.parametrize("file", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda file: file.stem)
def test_a_notebook_runs_and_is_stored_as_it_ran(file: Path) -> None:
    stored = nbformat.read(file, as_version=4)  # type: ignore[no-untyped-call]
    again = executed(file)
    for before, after in zip(stored.cells, again.cells, strict=True):
        same = after.get("outputs") == before.get("outputs")
        assert same or file.stem not in RULES_ALONE, f"{before.source}\n(make notebooks stores it anew)"
