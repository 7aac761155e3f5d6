"""How long a newcomer needs to finish the first lesson: `python -m bench.first_lesson`.

A real browser opens the page, goes to the first lesson of each game in each language, and does what it says. Nobody
waits: the time is computed from the words shown on the way, at reading speed, and from the clicks. The size of the
first page is measured too. Needs playwright and chromium, as `bench.first_page` does.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, sync_playwright
from tools.serving import ServerProcess

from bench.first_page import FLAGS, first_page
from captains_table.core.game import games
from captains_table.play.lessons import Lesson, begin, lessons_of
from captains_table.texts.speech import LANGUAGES

WORDS_A_MINUTE = 200
A_CLICK = 2.65
"""Seconds to decide, point and click (the keystroke-level model: 1.35 + 1.1 + 0.2)."""
LONGEST = 180
"""Maximum seconds from opening the page to the end of the first lesson."""
LARGEST = 150_000
"""Maximum bytes of the first page."""
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}


@dataclass
class Newcomer:
    """Somebody who reads everything, and clicks."""

    page: Page
    words: int = 0
    clicks: int = 0

    @property
    def seconds(self) -> float:
        """How long that takes."""
        return self.words * 60 / WORDS_A_MINUTE + self.clicks * A_CLICK

    def read(self, text: Locator) -> None:
        """Read something as soon as it appears."""
        text.wait_for(state="attached")
        self.words += len(text.inner_text().split())

    def click(self, wanted: Locator) -> None:
        """Read the label of a button, go there and press it. A pointer that has rested while what is below it changed
        would be too early: the page ignores such a click for half a second (`table/resting.ts`)."""
        self.read(wanted)
        self.page.mouse.move(1, 1)
        wanted.click()
        self.clicks += 1


def take_lesson(newcomer: Newcomer, lesson: Lesson) -> None:
    """Go from the first page to the end of a lesson: a card, the list of lessons, every step with its choices."""
    page, progress = newcomer.page, begin(lesson)
    newcomer.read(page.locator("main h1, main h2").first)
    newcomer.read(page.locator(f".game-card:has(a[href='#/learn/{lesson.game.id}'])"))
    newcomer.click(page.locator(f".game-card a[href='#/learn/{lesson.game.id}']"))
    newcomer.read(page.locator(".lessons"))
    newcomer.click(page.locator(f".lessons a[href='#/learn/{lesson.game.id}/{lesson.id}']"))
    at = -1
    while not progress.is_over:
        step, choice = progress.step, progress.solution()
        assert step is not None
        page.wait_for_function("at => document.querySelector('.lesson-card progress')?.value === at", arg=progress.at)
        if progress.at != at:
            at = progress.at
            newcomer.read(page.locator(".lesson-text"))
        if page.locator("dialog").count():
            newcomer.read(page.locator("dialog"))
            newcomer.click(page.locator("dialog .main"))
        wanted = f'.choice[data-event="{choice}"]' if step.want else ".lesson-card button.main"
        before = page.evaluate("localStorage.getItem('lessons')")
        newcomer.click(page.locator(wanted))
        page.wait_for_function("before => localStorage.getItem('lessons') !== before", arg=before)
        progress.try_choice(choice)
    newcomer.read(page.locator(".lesson-text"))


def first_lessons(browser: Browser, address: str) -> list[float]:
    """Take every game's first lesson in every language; print each, and return the seconds."""
    taken = []
    for game in games().values():
        for lesson in lessons_of(game)[:1]:
            for language in LANGUAGES:
                context = browser.new_context(locale=LOCALES[language], reduced_motion="reduce")
                newcomer = Newcomer(context.new_page())
                newcomer.page.goto(address)
                take_lesson(newcomer, lesson)
                context.close()
                taken.append(newcomer.seconds)
                told = f"{newcomer.words} words, {newcomer.clicks} clicks, {newcomer.seconds:.0f} s"
                print(f"{game.id} · {lesson.id} · {language}: {told}")
    return taken


def main() -> int:
    """Measure, print, and check the limits."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder, "tables.db")) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS) as browser,
    ):
        _, _, size = first_page(browser, server.address)
        seconds = first_lessons(browser, server.address)
    print(f"first page: {size / 1000:.0f} kB (at most {LARGEST / 1000:.0f})")
    print(f"first lesson: {min(seconds):.0f} to {max(seconds):.0f} s from opening the page (at most {LONGEST})")
    return 0 if max(seconds) <= LONGEST and size <= LARGEST else 1


if __name__ == "__main__":
    sys.exit(main())
