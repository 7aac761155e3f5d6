"""Takes screenshots of the pages for learning, for review: `python -m tools.learn_shots FOLDER`.

The whole "How to play" page of every game in every language, once on a phone, and the legend of every game.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from captains_table.core.game import Game, games
from captains_table.play.howto import has_howto
from captains_table.texts.speech import LANGUAGES, Words
from tools.serving import ServerProcess

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
SIZES = {"desktop": (1280, 800), "phone": (360, 740)}
ALL_PICTURES = """async () => {
  for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
  await Promise.all([...document.querySelectorAll('img')].map((picture) => picture.decode()));
}"""
DRAWN = "() => [...document.querySelectorAll('.legend .symbol')].every((one) => one.shadowRoot?.querySelector('svg'))"


def look_at(page: Page, address: str, game: Game, language: str, name: Path) -> None:
    """Take a how-to-play page, whole, and the expanded legend."""
    page.goto(f"{address}/#/learn/{game.id}")
    page.wait_for_selector(".howto img")
    page.evaluate(ALL_PICTURES)
    page.screenshot(path=f"{name}-howto.png", full_page=True)
    page.get_by_role("button", name=Words(language)("ui-legend")).click()
    page.wait_for_selector(".legend .symbol")
    page.wait_for_function(DRAWN)
    size = page.viewport_size
    assert size is not None
    page.set_viewport_size({"width": size["width"], "height": 5000})
    page.get_by_role("dialog").screenshot(path=f"{name}-legend.png")


def take_all(browser: Browser, address: str, folder: Path) -> None:
    """Take all pages, in light mode; on the phone in dark mode."""
    for game in filter(has_howto, games().values()):
        for language in LANGUAGES:
            for form, (width, height) in SIZES.items():
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    locale=LOCALES[language],
                    color_scheme="light" if form == "desktop" else "dark",
                    reduced_motion="reduce",
                )
                look_at(context.new_page(), address, game, language, folder / f"{game.id}-{language}-{form}")
                context.close()


def main(given: list[str]) -> int:
    """Take them into a folder."""
    if len(given) != 1:
        print("usage: python -m tools.learn_shots FOLDER", file=sys.stderr)
        return 2
    folder = Path(given[0])
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as tables,
        ServerProcess(Path(tables, "tables.db")) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS) as browser,
    ):
        take_all(browser, server.address, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
