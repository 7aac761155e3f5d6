"""The reference explains what it lists: every argument, and every error that a function raises itself."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterator

import griffe
import pytest
from tools.reference import SECTIONS, SOURCES, methods

PACKAGE = griffe.load("captains_table", search_paths=[SOURCES], docstring_parser="google")


def public_functions() -> Iterator[tuple[str, griffe.Function]]:
    """All functions of the reference, and the methods of its classes."""
    for modules in SECTIONS.values():
        for module, names in modules.items():
            for name in names:
                thing = PACKAGE[module][name]
                found = methods(thing) if isinstance(thing, griffe.Class) else [thing]
                yield from ((one.path, one) for one in found if isinstance(one, griffe.Function))


FUNCTIONS = dict(public_functions())


@pytest.mark.parametrize("path", FUNCTIONS)
def test_arguments_and_errors_are_explained(path: str) -> None:
    """An argument has an entry, or the text names it; so do errors."""
    function = FUNCTIONS[path]
    docstring = function.docstring
    assert docstring is not None
    explained: set[str] = set()
    for section in docstring.parsed:
        if isinstance(section, griffe.DocstringSectionParameters):
            explained |= {one.name for one in section.value}
        elif isinstance(section, griffe.DocstringSectionRaises):
            explained |= {str(one.annotation) for one in section.value}
    needed = {one.name for one in function.parameters if one.name != "self"} | raised_in(function)
    assert {name for name in needed - explained if f"`{name}`" not in docstring.value} == set()


def raised_in(function: griffe.Function) -> set[str]:
    """The names of the errors in the function's own `raise` statements."""
    nodes = ast.walk(ast.parse(textwrap.dedent(function.source)))
    calls = [node.exc.func for node in nodes if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)]
    return {call.id for call in calls if isinstance(call, ast.Name) and call.id[0].isupper()}
