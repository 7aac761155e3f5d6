"""Errors are said in the reader's language: every sentence that can be raised has its translations."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import captains_table
from captains_table.cli import main
from captains_table.cli.parser import COMPLAINTS
from captains_table.core import errors
from captains_table.core.errors import BadRecord, BadSetup, TableError
from captains_table.texts.errors import error_text, translations

PACKAGE = Path(captains_table.__file__).parent
API_ALONE = ("research", "notebook.py")
"""Nobody meets these at the command line: they are in English, like the rest of the Python API."""
MAKERS = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, TableError)} | {
    "fail",
    "BadSettings",
    "UnknownBot",
    "UnknownLesson",
    "BadLesson",
    "NoHowTo",
    "PoolBroken",
}


def raised() -> Iterator[tuple[str, str]]:
    """The sentences of all errors that are made anywhere in the package, and where."""
    for file in sorted(PACKAGE.rglob("*.py")):
        if file.relative_to(PACKAGE).parts[0] in API_ALONE:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                maker = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                argument = node.args[-1] if maker in MAKERS and node.args else None
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, file.name
                assert not isinstance(argument, ast.JoinedStr), f"{file.name}: {ast.unparse(argument)} hides its facts"


def fields(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_every_sentence_is_translated() -> None:
    missing = {(sentence, where) for sentence, where in raised() if sentence not in translations()}
    assert missing == set()
    assert set(COMPLAINTS) <= set(translations())


def test_no_translation_is_left_over() -> None:
    said = {sentence for sentence, _ in raised()} | set(COMPLAINTS)
    text = "\n".join(file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py"))
    flat = text.replace('"\n            "', "")
    assert [sentence for sentence in translations() if sentence not in said and sentence not in flat] == []


@pytest.mark.parametrize("language", ["fr", "de"])
def test_translations_name_the_same_facts(language: str) -> None:
    for sentence, others in translations().items():
        assert fields(others[language]) == fields(sentence), sentence


def test_errors_among_the_facts_are_translated() -> None:
    why = TableError("it is the turn of {who}; legal: {legal}", who="B", legal="pass")
    error = BadRecord("{source}:{number}: '{line}': {why}", source="a.txt", number=3, line="A pass", why=why)
    assert str(error) == "a.txt:3: 'A pass': it is the turn of B; legal: pass"
    assert error_text(error, "de") == "a.txt:3: „A pass“: B ist am Zug; erlaubt: pass"
    assert error_text(error, "en") == str(error)


def test_an_error_of_another_game_is_said_as_it_is() -> None:
    assert error_text(BadSetup("no {pig} today", pig="pig"), "fr") == "no pig today"


def test_an_error_comes_whole_out_of_another_process() -> None:
    error = pickle.loads(pickle.dumps(BadSetup("{name} is missing", name="Tunis")))
    assert (str(error), error_text(error, "de")) == ("Tunis is missing", "Tunis fehlt")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play go --lang de", "captains-table: das Spiel „go“ gibt es nicht (es gibt: "),
        ("simulate capitol --games 0 --lang fr", "--games\u00a0: au moins 1, pas 0"),
        ("simulate capitol --games many --lang de", "--games: „many“ ist keine ganze Zahl"),
        ("rules --lang fr", "arguments manquants\u00a0: JEU"),
        ("rules capitol 99 --lang de", "capitol hat keine Regel „99“"),
        ("games --lang de --nothing", "unbekannte Argumente: --nothing"),
    ],
)
def test_the_command_line(line: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(line.split())
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    assert code == 2
    assert said in capsys.readouterr().err
