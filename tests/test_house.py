"""The house: who has read one game knows the others. The same files for the same roles, event numbers in one file."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest

from captains_table.core.game import games
from divers import GAME as DIVERS

FOLDERS = {game.id: game.folder for game in games().values()}
ROLES = {
    *("__init__.py", "edition.toml", "edition.py", "rules.en.md", "rules.fr.md", "rules.de.md", "board.svg"),
    *(
        "notation.py",
        "dump.py",
        "explain.py",
        "words.py",
        "prompt.py",
        "count.py",
        "spotlight.py",
        "offers.py",
        "scene.py",
        "picture.py",
        "reasons.py",
        "standing.py",
        "waste.py",
        "regions.toml",
    ),
}
"""What every game has beside its rules."""
PARTS = {
    "captains_war": {
        "scene_sheets.py": "the players' sheets are too much for one file",
        "scene_others.py": "the others' sheets are small, but open",
    },
    "el_capitan": {"scene_cities.py": "the cities are too much for one file"},
}
"""Files that only one game has, and why."""
RULES = {
    *("__init__.py", "figures.py", "events.py", "layout.py", "state.py", "scoring.py", "secrets.py"),
    *("chance.py", "legal.py", "refusal.py", "happen.py", "value.py", "terms.py", "tensor.py", "updates.py"),
}
"""What the rules of every game have. All their other files are chapters, with names of their own."""
WITHOUT = {"el_capitan": {"secrets.py": "nothing is hidden in this game (EC 1.7)"}}
"""What the rules of one game do without, and why."""
SMALL = {"rules.fr.md", "rules.de.md", "spotlight.py"}
"""What the small game of the tests does without."""


def files(folder: Path) -> set[str]:
    return {entry.name for entry in folder.iterdir() if entry.is_file()}


def folders(folder: Path) -> set[str]:
    return {entry.name for entry in folder.iterdir() if entry.is_dir() and entry.name != "__pycache__"}


@pytest.mark.parametrize("game", FOLDERS)
def test_the_same_files_for_the_same_roles(game: str) -> None:
    """What is needed is there, and nothing is there that another game has not, but what is named above."""
    assert files(FOLDERS[game]) >= ROLES
    assert files(FOLDERS[game] / "texts") == {"en.ftl", "fr.ftl", "de.ftl"}
    for other, folder in FOLDERS.items():
        assert files(FOLDERS[game]) - set(PARTS.get(game, {})) <= files(folder), f"{other} has no such file"
        assert folders(FOLDERS[game]) <= folders(folder), f"{other} has no such folder"


@pytest.mark.parametrize("game", FOLDERS)
def test_rules_have_what_the_rules_of_all_games_have(game: str) -> None:
    assert RULES - files(FOLDERS[game] / "rules") == set(WITHOUT.get(game, {}))


def test_the_small_game_of_the_tests_has_the_same_shape() -> None:
    assert ROLES - files(DIVERS.folder) == SMALL
    assert {"__init__.py", "figures.py", "events.py", "state.py", "value.py", "terms.py"} <= files(
        DIVERS.folder / "rules"
    )


# Names

SOURCES = [file for folder in (*FOLDERS.values(), DIVERS.folder) for file in sorted(folder.rglob("*.py"))]
NAMES_OF_A_POSITION = {"table", "charts", "t"}
"""What a position and its figures were once called: they are `state` and `figures`, a table is what people sit at."""


def name_of(file: Path) -> str:
    return "/".join(file.parts[-3:])


@pytest.mark.parametrize("file", SOURCES, ids=name_of)
def test_answers_are_called_what_they_are(file: Path) -> None:
    """`may_place` is yes or no, `place_refusal` is a clause."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.returns is not None:
            answer = ast.unparse(node.returns)
            if node.name.startswith(("is_", "has_", "can_", "may_")):
                assert answer == "bool", f"{node.name} answers with {answer}"
            if node.name.endswith("_refusal"):
                assert answer in ("i64", "int"), f"{node.name} answers with {answer}"


@pytest.mark.parametrize("file", [file for file in SOURCES if file.name != "edition.py"], ids=name_of)
def test_a_position_is_called_state(file: Path) -> None:
    """(Editions are made of the tables of their TOML files.)"""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    arguments = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    variables = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not (arguments | variables) & NAMES_OF_A_POSITION


# Event numbers

ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod)
ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def is_event_number(node: ast.expr, constants: set[str]) -> bool:
    """Whether this is the number of an event: `event`, `events.passing`, `events.play_of(card)`, a constant."""
    if isinstance(node, ast.Name):
        return node.id == "event" or node.id in constants
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Attribute) and node.func.attr.endswith("_of") and is_codec(node.func.value)
    return isinstance(node, ast.Attribute) and is_codec(node.value)


def is_constant(node: ast.expr) -> bool:
    """A kind of events may be compared with another kind: `kind <= TOP`."""
    return isinstance(node, ast.Name) and node.id.isupper()


def is_codec(node: ast.expr) -> bool:
    """Whether this is the `Events` of a game."""
    return (isinstance(node, ast.Name) and node.id == "events") or (
        isinstance(node, ast.Attribute) and node.attr == "events"
    )


def is_from_codec(node: ast.AST) -> TypeGuard[ast.ImportFrom]:
    """Whether something is imported from the `events.py` of a game."""
    return isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".rules.events")


def arithmetic_on_events(source: str) -> Iterator[str]:
    """Where a source counts with the numbers of events, or compares which is greater."""
    tree = ast.parse(source)
    constants = {alias.name for node in ast.walk(tree) if is_from_codec(node) for alias in node.names}
    for node in ast.walk(tree):
        operands: list[ast.expr] = []
        if isinstance(node, ast.BinOp) and isinstance(node.op, ARITHMETIC):
            operands = [node.left, node.right]
        elif isinstance(node, ast.AugAssign):
            operands = [node.target, node.value]
        elif isinstance(node, ast.Compare) and any(isinstance(op, ORDER) for op in node.ops):
            operands = [part for part in (node.left, *node.comparators) if not is_constant(part)]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "divmod":
            operands = node.args
        if any(is_event_number(operand, constants) for operand in operands):
            yield ast.unparse(node)


@pytest.mark.parametrize("file", SOURCES, ids=name_of)
def test_event_numbers_are_made_in_one_file(file: Path) -> None:
    if file.parts[-2:] == ("rules", "events.py"):
        assert "class Events:" in file.read_text(encoding="utf-8")
        return
    found = list(arithmetic_on_events(file.read_text(encoding="utf-8")))
    assert not found, f"only rules/events.py counts with the numbers of events; use its tables, or add one: {found}"


@pytest.mark.parametrize(
    "line",
    [
        "card = event - BURN",
        "from captains_table.games.capitol.rules.events import PLAY\nchoices.append(PLAY + card)",
        "if event < BUY: pass",
        "choices.append(figures.events.passing + card)",
        "choices.append(events.play_of(0) + card)",
        "seat, card = divmod(event, cards)",
        "if low <= event < high: pass",
    ],
)
def test_counting_with_event_numbers_is_found(line: str) -> None:
    assert list(arithmetic_on_events(line))


@pytest.mark.parametrize(
    "line",
    [
        "card = events.card[event] + 1",
        "if events.kind[event] <= TOP: pass",
        "choices = [event for event in range(events.size)]",
        "if event == events.passing or event in legal: pass",
    ],
)
def test_reading_what_an_event_is_about_is_fine(line: str) -> None:
    assert not list(arithmetic_on_events(line))
