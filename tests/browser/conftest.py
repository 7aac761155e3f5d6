"""Debian's chromium, one server for all tests of a worker, and visitors with nothing wrong in their consoles."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tools.serving import ServerProcess

from browser.visitor import Visitor

SHOTS = Path(os.environ.get("CAPTAINS_TABLE_SHOTS", Path(__file__).parents[2] / "build" / "screenshots"))
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
NAMES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}

Arriving = Callable[..., Visitor]

expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = shutil.which("chromium")
    if program is None:
        pytest.fail("The browser tests need chromium: install it (on Debian: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server") / "tables.db") as server:
        yield server


@dataclass(frozen=True)
class Finished:
    """A game that was played through the page."""

    table: str
    person: Any
    """The cookies of the person who played it."""


@pytest.fixture(scope="session")
def finished(chromium: Browser, server: ServerProcess) -> Finished:
    """A whole game of the one with the fewest events."""
    context = chromium.new_context(reduced_motion="reduce", locale=NAMES["en"])
    visitor = Visitor(context, server.address, "en", SHOTS)
    table = visitor.play_now("captains_war")
    visitor.play()
    expect(visitor.page.locator(".after")).to_be_visible()
    person = {"cookies": context.cookies(), "origins": []}
    context.close()
    assert visitor.wrong == []
    return Finished(table, person)


@pytest.fixture
def arrive(chromium: Browser, server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Arriving]:
    """Makes visitors: each has a browser context of their own."""
    visitors: list[Visitor] = []
    name = request.node.name.replace("/", "-")

    def make(language: str = "en", width: int = 1280, height: int = 800, **settings: Any) -> Visitor:
        settings = {"reduced_motion": "reduce", "locale": NAMES[language], **settings}
        address = settings.pop("address", server.address)
        context = chromium.new_context(viewport={"width": width, "height": height}, **settings)
        visitor = Visitor(context, address, language, SHOTS / name)
        visitors.append(visitor)
        return visitor

    yield make
    for visitor in visitors:
        visitor.context.close()
    assert [line for visitor in visitors for line in visitor.wrong] == []
