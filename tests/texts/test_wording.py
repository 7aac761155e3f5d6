"""How we speak: one word for one thing in each language, typography included (`wording/*.toml`, docs/glossary.md)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import captains_table.texts
from captains_table.core.game import games
from captains_table.texts.speech import LANGUAGES

PROGRAM = Path(captains_table.texts.__file__).parent
PROJECT = Path(__file__).parents[2]
FOLDERS = {"program": PROGRAM, **{game.id: game.folder for game in games().values()}}
PAGES = [PROJECT / "README.md", PROJECT / "CONTRIBUTING.md", *sorted((PROJECT / "docs").glob("*.md"))]
CODE = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>|^\s*(?:--8<--|:::).*$", re.DOTALL | re.MULTILINE)
"""What is not prose on a page."""


@dataclass(frozen=True)
class Rule:
    """A pattern that no text contains, what stands in its place, and the rooms it holds for (without: all)."""

    pattern: str
    instead: str
    rooms: tuple[str, ...] = ()


def rules(language: str) -> list[Rule]:
    data = tomllib.loads((Path(__file__).parent / "wording" / f"{language}.toml").read_text(encoding="utf-8"))
    return [Rule(entry["pattern"], entry["instead"], tuple(entry.get("rooms", ()))) for entry in data["rule"]]


class _Texts(Visitor):
    """Collects the pieces of text in a catalogue, each with the name of its message."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []
        self._message = ""

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802
        self._message = node.id.name
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append((self._message, node.value))


def texts(room: str, language: str) -> Iterator[tuple[str, str]]:
    """All that a room says in a language: where, and what."""
    folder = FOLDERS[room]
    for file in sorted(folder.rglob(f"{language}.ftl")):
        visitor = _Texts()
        visitor.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
        yield from visitor.found
    for file in sorted(folder.rglob(f"*.{language}.md")):
        yield file.name, CODE.sub(" ", file.read_text(encoding="utf-8"))


def found_in(said: Iterator[tuple[str, str]], language: str, room: str) -> list[str]:
    """What breaks a rule, each with what to write instead."""
    holding = [rule for rule in rules(language) if not rule.rooms or room in rule.rooms]
    return [
        f"{where}: …{text[max(0, match.start() - 30) : match.end() + 30]}… ({rule.instead})"
        for where, text in said
        for rule in holding
        for match in re.finditer(rule.pattern, text)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", FOLDERS)
def test_texts_keep_to_the_glossary(room: str, language: str) -> None:
    assert found_in(texts(room, language), language, room) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_keep_to_the_glossary(page: Path) -> None:
    said = iter([(page.name, CODE.sub(" ", page.read_text(encoding="utf-8")))])
    assert found_in(said, "en", "docs") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_a_pattern_with_a_remedy(language: str) -> None:
    for rule in rules(language):
        assert re.compile(rule.pattern)
        assert rule.instead
        assert set(rule.rooms) <= {*FOLDERS, "docs"}
