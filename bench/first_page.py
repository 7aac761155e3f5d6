"""The first page in a real browser, and a clean build of the client: `python -m bench.first_page`.

Needs playwright and chromium, which the tests have, so `make bench` runs it with their Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from bench.crowd import LoneServer

CLIENT = Path(__file__).parent.parent / "src" / "captains_table" / "client"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
TRIES = 5
NOT_SOURCES = shutil.ignore_patterns("node_modules", "dist", "__pycache__")


def first_page(browser: Browser, address: str) -> tuple[float, float, int]:
    """Seconds until the page is usable and until it is complete, for a new visitor; bytes transferred."""
    context = browser.new_context()
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    sizes: list[float] = []
    devtools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    began = time.perf_counter()
    page.goto(address)
    page.wait_for_selector(".game-card button")
    usable = time.perf_counter() - began
    page.wait_for_load_state("networkidle")
    complete = time.perf_counter() - began
    context.close()
    return usable, complete, int(sum(sizes))


def built_from_nothing() -> tuple[float, float]:
    """Seconds to install the client's build dependencies, and to build it."""
    with tempfile.TemporaryDirectory() as folder:
        for room in ("client", "texts"):
            shutil.copytree(CLIENT.parent / room, Path(folder, room), ignore=NOT_SOURCES)
        client = Path(folder, "client")
        path = os.pathsep.join((os.environ.get("PATH", ""), str(Path(sys.executable).parent)))
        times = []
        for command in (["npm", "ci", "--omit=dev", "--loglevel=error"], ["node", "build.mjs"]):
            began = time.perf_counter()
            subprocess.run(command, cwd=client, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "PATH": path})
            times.append(time.perf_counter() - began)
        return times[0], times[1]


def main() -> int:
    """Measure and print."""
    fetched, built = built_from_nothing()
    print(f"client from nothing: {fetched + built:.1f} s ({fetched:.1f} s to fetch, {built:.1f} s to build)")
    with (
        tempfile.TemporaryDirectory() as folder,
        LoneServer(Path(folder, "tables.db")) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS) as browser,
    ):
        usable, complete, size = min(first_page(browser, server.address) for _ in range(TRIES))
    print(
        f"first page: {size / 1000:.0f} kB, usable after {usable:.2f} s (complete: {complete:.2f} s), best of {TRIES}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
