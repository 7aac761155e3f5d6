"""A visitor with their own browser, and what they do at a table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from captains_table.core.game import games
from captains_table.texts.speech import Words

WITH_BOARDS = [game.id for game in games().values() if (game.folder / "board.svg").is_file()]
"""The games that can be played in a browser."""
AXE = Path(__file__).parents[2] / "src/captains_table/client/node_modules/axe-core/axe.min.js"

# Clicks the first available choice, as soon as there is one, until a condition holds.
PLAY = """
async ([most, pick, end]) => {
  const until = Date.now() + 300000;
  let moves = 0;
  while (Date.now() < until && moves < most) {
    if (document.querySelector(end)) return moves;
    const go = document.querySelector('dialog button.main, .confirm .go');
    const choices = document.querySelectorAll('.choice:not([aria-disabled])');
    if (go) go.click();
    else if (choices.length) {
      choices[pick < 0 ? choices.length - 1 : Math.min(pick, choices.length - 1)].click();
      moves += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  return moves;
}
"""

# The name of a piece on the board is a sentence with its figures in it (as the tests of scenes see to), where axe wants
# the figures in the order in which they are drawn.
CHECK = """
async (part) => {
  const {violations} = await axe.run(part ?? document, {resultTypes: ['violations']});
  const drawn = ({target}) => document.querySelector(target[0])?.closest('.piece');
  const wrong = violations.map(({id, nodes}) =>
    [id, id === 'label-content-name-mismatch' ? nodes.filter((node) => !drawn(node)) : nodes]);
  return wrong.filter(([, nodes]) => nodes.length)
    .map(([id, nodes]) => `${id}: ${nodes.map(({html}) => html).slice(0, 3).join(' | ')}`);
}
"""

# Records every sentence announced to a screen reader.
LISTEN = """
() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const {target, addedNodes} of changes)
      if (target.closest?.('[role=status]')) for (const node of addedNodes) window.heard.push(node.textContent);
  }).observe(document, {childList: true, subtree: true});
}
"""
HEARD = "([sentence, times]) => window.heard.filter((one) => one === sentence).length >= times"


class Visitor:
    """A person, their browser, and the texts they read."""

    def __init__(self, context: BrowserContext, address: str, language: str, shots: Path | None = None) -> None:
        self.context = context
        self.address = address
        self.words = Words(language)
        self.shots = shots
        self.wrong: list[str] = []
        context.on("page", self._watch)
        self.page = context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", lambda line: self.wrong.append(line.text) if _bad(line.type, line.text) else None)

    def go(self, hash: str = "") -> None:
        self.page.goto(f"{self.address}/{hash}")

    def button(self, text: str, **arguments: int | str) -> Locator:
        """The button, link or field with a text of the program."""
        return self.page.get_by_role("button", name=self.words(text, **arguments))

    def play_now(self, game: str, bots: int = 1, level: str = "random") -> str:
        """Two clicks (and a choice of fast bots) from the start page to a table; returns its id."""
        self.go()
        name = Words(self.words.language, (_folder(game),))("game-name")
        self.button("ui-play-now-game", game=name).click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("radio", name=str(bots), exact=True).check()
        dialog.get_by_role("radio", name=self.words(f"play-level-{level}").split(" (")[0]).check()
        dialog.locator("button.main").click()
        self.page.wait_for_url(re.compile(r"#/t/"))
        return self.table()

    def table(self) -> str:
        found = re.search(r"#/t/([^/]+)", self.page.url)
        assert found is not None, self.page.url
        return found.group(1)

    def open_table(self, **wishes: Any) -> str:
        """Opens a table as the form would, without showing the form, and goes there."""
        return self._opened("", wishes)

    def fork_table(self, table: str, **wishes: Any) -> str:
        """Opens a game that begins like another one, and goes there."""
        return self._opened(f"/{table}/fork", wishes)

    def _opened(self, path: str, wishes: dict[str, Any]) -> str:
        headers = {"X-Captain": "1", "Origin": self.address}
        answer = self.context.request.post(f"{self.address}/api/tables{path}", data=wishes, headers=headers)
        table: str = answer.json()["table"]
        self.go(f"#/t/{table}")
        return table

    def sit_down(self, game: str) -> str:
        """Sits down at a table with a fast bot, bypassing the start page."""
        return self.open_table(game=game, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])

    @property
    def choices(self) -> Locator:
        return self.page.locator(".choice")

    @property
    def log(self) -> Locator:
        return self.page.locator(".panel-log .entry")

    def my_turn(self) -> None:
        """Waits until something can be chosen."""
        expect(self.page.locator(".choice:not([aria-disabled])").first).to_be_attached(timeout=20_000)

    def look_away(self) -> None:
        """Moves the pointer: a resting one could refer to what was there before."""
        self.page.mouse.move(1, 1)

    def choose(self, number: int = 0) -> str:
        """Clicks a choice and waits until it has been carried out; returns its notation."""
        self.my_turn()
        before = self.log.count()
        choice = self.choices.nth(number)
        notation = choice.get_attribute("data-event") or ""
        self.look_away()
        choice.click()
        sure = self.page.locator(".confirm .go")
        expect(self.log.nth(before).or_(sure).first).to_be_attached()
        if sure.count():
            sure.click()
        expect(self.log.nth(before)).to_be_attached()
        return notation

    def play(self, moves: int = 100_000, pick: int = 0) -> int:
        """Clicks the first choices until the game is over or this many have been made."""
        self.page.wait_for_selector(".panels", state="attached")
        made: int = self.page.evaluate(PLAY, [moves, pick, ".after"])
        return made

    def play_until(self, shown: str, pick: int = 0) -> bool:
        """Clicks such choices until something is shown or the game is over; returns whether it is shown."""
        self.page.wait_for_selector(".panels", state="attached")
        self.page.evaluate(PLAY, [100_000, pick, f"{shown}, .after"])
        return self.page.locator(shown).count() > 0

    def listen(self) -> None:
        """From the next page on, records all announcements."""
        self.page.add_init_script(f"({LISTEN})()")

    def hears(self, sentence: str, times: int = 1) -> None:
        """Waits until a sentence has been announced this many times."""
        self.page.wait_for_function(HEARD, arg=[sentence, times])

    def shot(self, name: str) -> None:
        """Takes a screenshot, if screenshots are wanted."""
        if self.shots is not None:
            self.shots.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=self.shots / f"{name}.png")

    def axe(self, part: str | None = None) -> list[str]:
        """What axe finds wrong with the current page or a part of it."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[str] = self.page.evaluate(CHECK, part)
        return found


def _bad(kind: str, text: str) -> bool:
    """Lost connections are told by browsers as errors; they are what some tests are about. Few tests want a service
    worker, and for the others it would only take time."""
    expected = (
        "WebSocket connection",
        "ERR_INTERNET_DISCONNECTED",
        "ERR_CONNECTION",
        "Failed to load resource",
        "Service Worker registration blocked by Playwright",
    )
    return kind in ("error", "warning") and not any(part in text for part in expected)


def _folder(game: str) -> Path:
    return games()[game].folder / "texts"
