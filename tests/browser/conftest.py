"""Debian's chromium, one server for all tests of a worker, and visitors with nothing wrong in their consoles."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tools.serving import ServerProcess
from tools.static_page import FOLDER

from browser.visitor import Visitor
from captains_table.core.game import games
from server.people import Person, play_out

SHOTS = os.environ.get("CAPTAINS_TABLE_SHOTS")
"""A folder for pictures of what the tests see, for whoever wants to look at them."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
KNOWS_THE_GAMES = {"coach": dict.fromkeys(games(), False)}
"""What a browser remembers of somebody who has said to be new to no game."""
REMEMBER = """(([origin, kept]) => {
  if (location.origin === origin)
    for (const [name, value] of Object.entries(kept))
      if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(value));
})(%s)"""
"""Fills what a browser remembers before it shows its first page. A `storage_state` would open a page of its own for it,
which takes a sixth of the time of a visit."""
PROGRAMS = ("chromium-headless-shell", "chromium")
"""The same browser without and with windows of its own; without them a visit takes half the time."""
NAMES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}

Arriving = Callable[..., Visitor]

expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        pytest.fail("The browser tests need chromium: install it (on Debian: apt-get install chromium-headless-shell)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server") / "tables.db") as server:
        yield server


@pytest.fixture(scope="session")
def folder() -> Path:
    """The page without a server, as it is put on a web space."""
    if not (FOLDER / "index.html").is_file():
        pytest.fail("The page without a server is not built: make site")
    return FOLDER


@dataclass(frozen=True)
class Finished:
    """A game that is over."""

    table: str
    cookies: list[Any]
    """Those of the person who played it."""


@pytest.fixture(scope="session")
def finished_game(server: ServerProcess) -> Callable[[str], Finished]:
    """A whole game, played over a socket, which is much quicker than through the page."""

    async def played(game: str) -> Finished:
        async with Person(server.address) as person:
            table = await person.open(["me", {"kind": "bot", "level": "random"}], game)
            async with person.at(table) as screen:
                await screen.until("view")
                await play_out(screen)
            cookies = [
                {"name": name, "value": value, "url": server.address} for name, value in person.http.cookies.items()
            ]
            return Finished(table, cookies)

    @cache
    def finished_game(game: str) -> Finished:
        with ThreadPoolExecutor(1) as aside:  # the browser's driver has an event loop in this thread
            return aside.submit(asyncio.run, played(game)).result()

    return finished_game


@pytest.fixture
def finished(finished_game: Callable[[str], Finished]) -> Finished:
    """A whole game of the one with the fewest events."""
    return finished_game("captains_war")


@pytest.fixture
def arrive(chromium: Browser, server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Arriving]:
    """Makes visitors, each with a browser context of their own. They see others' moves at once unless given a pace."""
    visitors: list[Visitor] = []
    name = request.node.name.replace("/", "-")

    def make(language: str = "en", width: int = 1280, height: int = 800, **settings: Any) -> Visitor:
        settings = {"reduced_motion": "reduce", "locale": NAMES[language], "service_workers": "block", **settings}
        address, cookies = settings.pop("address", server.address), settings.pop("cookies", [])
        kept = {"pace": settings.pop("pace", "off")} | ({} if settings.pop("newcomer", False) else KNOWS_THE_GAMES)
        context = chromium.new_context(viewport={"width": width, "height": height}, **settings)
        context.add_init_script(REMEMBER % json.dumps(["/".join(address.split("/")[:3]), kept]))
        context.add_cookies(cookies)
        visitor = Visitor(context, address, language, Path(SHOTS, name) if SHOTS else None)
        visitors.append(visitor)
        return visitor

    yield make
    for visitor in visitors:
        visitor.context.close()
    assert [line for visitor in visitors for line in visitor.wrong] == []
