"""Opens the page of installed programs: `python -m tools.installed ENVIRONMENT ...`.

Each environment is a folder with the program installed and no sources. The tool starts its server, and a real browser
starts a game.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tools.screenshots import FLAGS
from tools.serving import ServerProcess


class InstalledServer(ServerProcess):
    """The server of an environment."""

    def __init__(self, environment: Path, folder: Path) -> None:
        super().__init__(folder / "tables.db")
        self.command[0] = str((environment / "bin" / "python").absolute())


def open_page(browser: Browser, server: ServerProcess) -> str:
    """Open the start page and a table with bots; return the title of the page."""
    page = browser.new_page(locale="en-GB")
    page.goto(server.address)
    about = page.locator("footer.about")
    expect(about).to_contain_text("Captain’s Table")
    said = about.inner_text()
    page.get_by_role("button", name="Play now").first.click()
    page.locator("dialog button.main.large").click()
    expect(page.locator("svg.board g.piece").first).to_be_visible()
    page.close()
    return said


def main(environments: list[str]) -> int:
    """Open the page of each environment."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for environment in environments:
            with tempfile.TemporaryDirectory() as folder:
                server = InstalledServer(Path(environment), Path(folder))
                with server:
                    print(f"{environment}: {open_page(browser, server)}")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
