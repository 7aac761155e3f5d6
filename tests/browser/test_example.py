"""The example game on a real server, found there by its folder, and played to its end through the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tools.serving import ServerProcess

from browser.conftest import Arriving
from pig import GAME


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerProcess]:
    monkeypatch.setenv("CAPTAINS_TABLE_GAMES", str(GAME.folder))
    with ServerProcess(tmp_path / "tables.db") as server:
        yield server


def test_the_example_is_played_in_the_page(arrive: Arriving, table: ServerProcess) -> None:
    visitor = arrive(address=table.address)
    visitor.go()
    expect(visitor.page.get_by_role("heading", name="Pig")).to_be_visible()
    visitor.open_table(game="pig", seats=[{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}])
    visitor.my_turn()
    visitor.page.locator(".piece.offered").first.click()
    expect(visitor.log.first).to_contain_text("Ada rolls")
    visitor.play()
    expect(visitor.page.locator(".after")).to_be_visible()
    assert visitor.axe() == []
