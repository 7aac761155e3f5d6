"""The rules of a game as clauses: `rules.LANGUAGE.md` in its folder, parsed chapter by chapter."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from captains_table.core.errors import TableError
from captains_table.core.game import Game

_CHAPTER = re.compile(r"^## ([A-Z]{2}) (\d+) (.+)$")
_CLAUSE = re.compile(r"^(\d+)\. (.*)$")
MARK = re.compile(r"\*{1,2}\((?P<source>[^()]*)\)\*{1,2}")
"""How rules mark the origin of a clause: `**(ruling)**`."""
SIGN = "†"
"""What such a mark is shown as."""


class UnknownClause(TableError):
    """A clause that the rules do not have, with similar ones."""

    def __init__(self, game: Game, asked: str, known: list[str]) -> None:
        listed = ", ".join(known)
        super().__init__("{game} has no clause '{asked}' (clauses: {known})", game=game.id, asked=asked, known=listed)
        self.known = known


@dataclass
class Chapter:
    """A chapter of the rules: its number and title, and its clauses by number, each as it is in the file."""

    letters: str
    number: int
    title: str
    clauses: dict[int, str] = field(default_factory=dict)

    def numbers(self) -> list[str]:
        """`5.1`, `5.2`, ..."""
        return [f"{self.number}.{clause}" for clause in self.clauses]


def rules_text(game: Game, language: str = "en") -> str:
    """Return the whole rules, in English if they do not exist in the language."""
    path = game.folder / f"rules.{language}.md"
    return (path if path.is_file() else game.folder / "rules.en.md").read_text(encoding="utf-8")


def read_chapters(path: Path) -> list[Chapter]:
    """Return the chapters of a game's rules."""
    return chapters_in(path.read_text(encoding="utf-8"))


def chapters_in(text: str) -> list[Chapter]:
    """Parse rules: headings `## EC 5 Title`, numbered clauses, and indented continuations."""
    chapters: list[Chapter] = []
    clause = 0
    for line in text.splitlines():
        heading, item = _CHAPTER.match(line), _CLAUSE.match(line)
        if heading is not None:
            title = MARK.sub("", heading.group(3)).strip()
            chapters.append(Chapter(heading.group(1), int(heading.group(2)), title))
            clause = 0
        elif item is not None and chapters:
            clause = int(item.group(1))
            chapters[-1].clauses[clause] = item.group(2)
        elif clause and line.startswith(" "):
            chapters[-1].clauses[clause] += "\n" + line.strip()
        elif line.strip():
            clause = 0
    return chapters


def signed(text: str) -> tuple[str, list[str]]:
    """Replace each mark of origin with a small sign; return the text, and what the marks say, each once."""
    sources = [" ".join(found["source"].replace("*", "").split()) for found in MARK.finditer(text)]
    return MARK.sub(SIGN, text), list(dict.fromkeys(sources))


def find_clause(game: Game, asked: str, language: str = "en") -> tuple[Chapter, int]:
    """Return the chapter and number of a clause given as `5.6` or `EC 5.6`; number 0 for a whole chapter, `5`."""
    chapters = {chapter.number: chapter for chapter in chapters_in(rules_text(game, language))}
    found = re.fullmatch(rf"(?:{game.letters}\s*)?(\d+)(?:\.(\d+))?", asked.strip(), re.IGNORECASE)
    chapter = chapters.get(int(found.group(1))) if found is not None else None
    if found is None or chapter is None:
        raise UnknownClause(game, asked, [f"{game.letters} {chapters[number].number}" for number in chapters])
    number = int(found.group(2) or 0)
    if found.group(2) is not None and number not in chapter.clauses:
        raise UnknownClause(game, asked, [f"{game.letters} {clause}" for clause in chapter.numbers()])
    return chapter, number
