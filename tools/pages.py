"""`make pages`: writes the generated parts of the documentation into its pages, so that they read well on a forge too.

* A code block below a line `<!-- file: examples/pig/pig/edition.toml -->` is that file.
* The code block below a line `<!-- transcript -->` is a real session at the terminal (`tools.transcript`).
* `docs/api.md` is made from docstrings (`tools.reference`).

A test compares the pages with what this would write.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tools.reference import reference
from tools.transcript import transcript

ROOT = Path(__file__).parent.parent
REFERENCE = ROOT / "docs" / "api.md"
PART = re.compile(
    r"^<!-- (file: (?P<file>[^ ]+)|transcript) -->\n+```(?P<info>[^\n]*)\n.*?^```$", re.MULTILINE | re.DOTALL
)


def generated() -> Iterator[tuple[Path, str]]:
    """Every page with generated parts, and its up-to-date text."""
    yield REFERENCE, reference()
    for page in sorted((ROOT / "docs").glob("*.md")):
        text = page.read_text(encoding="utf-8")
        if page != REFERENCE and PART.search(text):
            yield page, PART.sub(_filled, text)


def _filled(part: re.Match[str]) -> str:
    marker = part[0].partition("\n")[0]
    file = part["file"]
    text = (ROOT / file).read_text(encoding="utf-8") if file else transcript()
    return f"{marker}\n\n```{part['info']}\n{text.rstrip()}\n```"


def main() -> None:
    """Write every page that is out of date."""
    for page, text in list(generated()):
        if not page.is_file() or page.read_text(encoding="utf-8") != text:
            page.write_text(text, encoding="utf-8")
            print(page.relative_to(ROOT))


if __name__ == "__main__":
    main()
