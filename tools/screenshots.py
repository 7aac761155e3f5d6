"""Takes the screenshots of the documentation: `python -m tools.screenshots` (or `make screenshots`).

Bots play a game of each kind from a fixed seed; the finished game is put on a real server, and a real browser forks it
at a good moment, sits down, and takes a screenshot. So the pictures change only when the pages do.
"""

from __future__ import annotations

import base64
import os
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools.laid_tables import NAMES, good_moment, lay_tables
from tools.serving import ServerProcess

ROOT = Path(__file__).parent.parent
IMAGES = ROOT / "docs" / "images"
EXAMPLE = ROOT / "examples" / "pig" / "pig"
LARGEST = 150_000
QUALITY = 0.7
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]

os.environ["CAPTAINS_TABLE_GAMES"] = str(EXAMPLE)

# Playwright takes PNG; the browser itself compresses them better.
TO_WEBP = """async ([png, quality]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({type: 'image/webp', quality});
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
}"""
POST = """async ([path, body]) => (await fetch(path, {method: 'POST', body: JSON.stringify(body),
    headers: {'Content-Type': 'application/json', 'X-Captain': '1'}})).json()"""


@dataclass(frozen=True)
class Shot:
    """A picture: which game, which moment, and how it is viewed."""

    name: str
    game: str
    bots: int
    seed: int
    part: float
    """How much of the game has been played."""
    width: int = 1400
    height: int = 780
    scheme: str = "light"
    options: tuple[str, ...] = ()


SHOTS = [
    Shot("el_capitan", "el_capitan", 4, 7, 0.6),
    Shot("capitol", "capitol", 3, 7, 0.62),
    Shot("capitol-dark", "capitol", 3, 7, 0.62, scheme="dark"),
    Shot("captains_war", "captains_war", 3, 7, 0.6),
    Shot("captains_war-phone", "captains_war", 3, 7, 0.6, 390, 760),
    Shot("pig", "pig", 3, 3, 0.7, 1100, 640),
]


def lay_out(database: Path) -> dict[str, int]:
    """Put a finished game for each picture into the database, as table NAME; return the moment to look at."""
    from captains_table.bots.play_match import bot_match

    matches = {shot.name: bot_match(shot.game, ["level2"] * shot.bots, shot.options, shot.seed) for shot in SHOTS}
    lay_tables(database, matches)
    return {shot.name: good_moment(matches[shot.name], shot.part) for shot in SHOTS}


def take(browser: Browser, address: str, shot: Shot, moment: int) -> bytes:
    """Join a game that continues from the moment, and take the screenshot."""
    page = _page(browser, address, shot)
    others = [{"kind": "bot", "name": name, "level": "level2"} for name in NAMES[1 : shot.bots]]
    body = {"at": moment, "seats": [{"kind": "me", "name": NAMES[0]}, *others]}
    table = page.evaluate(POST, [f"/api/tables/{shot.name}/fork", body])["table"]
    page.goto(f"{address}/#/t/{table}")
    page.wait_for_selector(".choice", state="attached")
    return _picture(page)


def take_start(browser: Browser, address: str) -> bytes:
    """Take the start page."""
    page = _page(browser, address, Shot("start", "", 0, 0, 0, height=690))
    page.wait_for_selector(".game-card svg")
    return _picture(page)


def _page(browser: Browser, address: str, shot: Shot) -> Page:
    size: Any = {"width": shot.width, "height": shot.height}
    scheme: Any = shot.scheme
    page = browser.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce", locale="en-GB").new_page()
    page.goto(address)
    return page


def _picture(page: Page) -> bytes:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(400)
    png = base64.b64encode(page.screenshot()).decode("ascii")
    blank = page.context.browser.new_page() if page.context.browser else page
    packed: str = blank.evaluate(TO_WEBP, [png, QUALITY])
    page.context.close()
    return base64.b64decode(packed)


def main() -> int:
    """Take them all."""
    program = shutil.which("chromium")
    if program is None:
        print("The pictures need chromium: install it (on Debian: apt-get install chromium)", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        moments = lay_out(database)
        with ServerProcess(database) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
            pictures = {"start": take_start(browser, server.address)}
            pictures |= {shot.name: take(browser, server.address, shot, moments[shot.name]) for shot in SHOTS}
            browser.close()
    IMAGES.mkdir(exist_ok=True)
    for name, picture in pictures.items():
        (IMAGES / f"{name}.webp").write_bytes(picture)
        print(f"{name}.webp {len(picture)}")
    return 1 if any(len(picture) > LARGEST for picture in pictures.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
