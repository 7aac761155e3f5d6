"""Lists the clauses of the rules that no test cites, and exits with 1 if there are any: `python tools/clauses.py`.

A clause is tested if a file under `tests/rules/<game>/` cites it, like `EC 5.6`.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from captains_table.core.game import games
from captains_table.texts.clauses import read_chapters

TESTS = Path(__file__).parent.parent / "tests" / "rules"
_CITED = re.compile(r"\b([A-Z]{2}) (\d+\.\d+)\b")


def cited_in(folder: Path) -> set[str]:
    """Return every clause that a test cites."""
    found: set[str] = set()
    for file in sorted(folder.rglob("test_*.py")):
        found |= {f"{letters} {number}" for letters, number in _CITED.findall(file.read_text(encoding="utf-8"))}
    return found


def without_test(rules: Path, tests: Path) -> list[str]:
    """Return the clauses of a rules file that no test in a folder cites."""
    cited = cited_in(tests)
    clauses = [f"{chapter.letters} {number}" for chapter in read_chapters(rules) for number in chapter.numbers()]
    return [clause for clause in clauses if clause not in cited]


def main() -> int:
    """Check every game."""
    missing = 0
    for game in games().values():
        clauses = without_test(game.folder / "rules.en.md", TESTS / game.id)
        if clauses:
            print(f"{game.id}: no test for {', '.join(clauses)}")
        missing += len(clauses)
    print("every clause has a test" if missing == 0 else f"{missing} clauses have no test")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
