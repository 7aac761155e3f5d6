"""Catalogues: which texts a Fluent file has, and the arguments of each."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class _Facts(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class BadText(ValueError):
    """Something in a Fluent file that is not a text."""


@cache
def read_catalogue(path: Path) -> dict[str, frozenset[str]]:
    """Return the arguments of every text in a file, by the id of the text."""
    texts: dict[str, frozenset[str]] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise BadText(f"{path}: {(entry.content or '').strip()[:60]!r} is no text")
        if isinstance(entry, ast.Message):
            if entry.id.name in texts:
                raise BadText(f"{path}: '{entry.id.name}' stands twice")
            arguments = _Facts()
            arguments.visit(entry)
            texts[entry.id.name] = frozenset(arguments.found)
    return texts
