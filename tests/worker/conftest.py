"""The divers are among the games for all tests of pages."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _with_divers(divers: None) -> None:
    pass
