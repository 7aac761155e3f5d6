"""The reference, `docs/api.md`: signatures and docstrings of the public API as Markdown that any forge can show.

The source is parsed, not imported (griffe), so neither the compiled form nor optional packages matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import griffe

Members = dict[str, tuple[str, ...]]
"""The public names of some modules, in the order of the page."""
SOURCES = Path(__file__).parent.parent / "src"
HEAD = """# Reference

The public API, generated from the docstrings of the source by `make pages`. For a gentle start, read
[From Python](python.md).

These names can be imported from `captains_table` itself: {names}.
"""
MATCHES: Members = {
    "core.match": ("new_match", "find_game", "Match", "Entry", "Step", "IllegalMove"),
    "core.replay": ("replay", "RulesChanged"),
    "core.record": ("read_record", "parse_record", "Record", "Line"),
    "core.errors": ("TableError", "UnknownGame", "BadSetup", "BadEdition", "BadRecord", "BadEvent", "MissingExtra"),
}
POSITIONS: Members = {
    "core.contract": ("CHANCE", "OVER", "SPECTATOR", "EVERYTHING", "State", "Happening", "IllegalEvent"),
    "core.playout": ("playouts", "play_game", "play_out", "Tally"),
    "core.luck": ("Luck", "seat_luck"),
}
GAMES: Members = {
    "core.game": ("games", "Game", "Phrase", "Refusal"),
    "core.plugins": ("plugin_games",),
    "core.small": ("small_game", "OpenState", "ByWorth", "InNumbers"),
    "core.scene": ("Scene", "Piece"),
    "core.count": ("Count", "Column", "CountRow", "Item", "Note"),
    "core.editions": ("read_edition", "Edition", "EditionReader"),
    "core.checks": ("check_contract", "random_match", "tables_to_check"),
}
BOTS: Members = {
    "bots.bot": ("Bot",),
    "bots.factory": ("make_bot", "bot_factory", "BOTS", "UnknownBot"),
    "core.judge": ("Judge",),
    "bots.play_match": ("play_match", "bot_match", "play_on", "Watched"),
    "bots.arena": ("bouts", "fight", "run", "Bout", "Result"),
    "bots.pool": ("process_pool",),
    "bots.ratings": ("standings", "duels", "wilson_interval", "Standing"),
    "bots.advice": ("advise", "analyse", "with_faults", "chances", "Advice", "PlannedChoice"),
    "core.analysis": ("Analysis", "Slip"),
}
ENVIRONMENTS: Members = {
    "research.space": ("space", "names", "Space", "IllegalAction"),
    "research.pettingzoo": ("env", "TableEnv"),
    "research.gymnasium": ("SeatEnv", "register"),
    "research.vector": ("VectorTable", "Told"),
    "core.tensor": ("Encoding", "Legend"),
    "core.rows": ("Rows",),
    "core.updates": ("Updates", "Stale", "WholeRows", "Watch"),
}
NOTEBOOKS: Members = {"notebook": ("steps", "analysed", "rated", "Steps", "Analysed", "Drawing")}
SECTIONS: dict[str, Members] = {
    "Matches and records": MATCHES,
    "Positions": POSITIONS,
    "Games": GAMES,
    "Bots": BOTS,
    "Environments": ENVIRONMENTS,
    "Notebooks": NOTEBOOKS,
}
ABOUT = {
    "Environments": "These need the extra `research`; [Research](research.md) explains them.",
    "Notebooks": "The slider needs the extra `notebook`.",
}
EXAMPLE = re.compile(r"(?:^>>> .*(?:\n(?!\n).*)*)", re.MULTILINE)


def reference() -> str:
    """The whole page."""
    package = griffe.load("captains_table", search_paths=[SOURCES], docstring_parser="google")
    names = sorted(str(name).strip("'") for name in package["__all__"].value.elements)
    parts = [HEAD.format(names=", ".join(f"`{name}`" for name in names if not name.startswith("_")))]
    for title, modules in SECTIONS.items():
        parts += [f"## {title}\n", *([f"{ABOUT[title]}\n"] if title in ABOUT else [])]
        for module, members in modules.items():
            for name in members:
                parts += _entry(package[module][name], f"captains_table.{module}")
    return "\n".join(parts).rstrip() + "\n"


def _entry(thing: griffe.Object | griffe.Alias, module: str) -> Iterator[str]:
    """One name of a module: its heading, signature, description and members."""
    yield f"### {thing.name}\n"
    yield f"{_kind(thing)} of `{module}`\n"
    if isinstance(thing, griffe.Attribute):
        yield f"```py\n{thing.name}{_annotation(thing.annotation)} = {_short(str(thing.value))}\n```\n"
    else:
        yield f"```py\n{_signature(thing)}\n```\n"
    yield from _described(thing.docstring)
    if isinstance(thing, griffe.Class):
        yield from _attributes(thing)
        for method in methods(thing):
            yield f"#### {thing.name}.{method.name}\n"
            if "property" not in method.labels:
                yield f"```py\n{_signature(method)}\n```\n"
            yield from _described(method.docstring)


def _kind(thing: griffe.Object | griffe.Alias) -> str:
    return {"function": "Function", "class": "Class", "attribute": "Constant"}[thing.kind.value]


def _short(value: str) -> str:
    return value if len(value) < 60 and "\n" not in value else "..."


def _annotation(annotation: object, mark: str = ": ") -> str:
    return f"{mark}{annotation}" if annotation else ""


def _signature(thing: griffe.Object | griffe.Alias) -> str:
    """The signature as in the source, on one line or with one line per parameter."""
    if isinstance(thing, griffe.Class):
        return _call(f"class {thing.name}", [p for p in thing.parameters if p.name != "self"], "")
    if not isinstance(thing, griffe.Function):
        raise TypeError(f"{thing.path} has no signature")
    front = "async def" if "async" in thing.labels else "def"
    return _call(f"{front} {thing.name}", list(thing.parameters), _annotation(thing.returns, " -> "))


def _call(front: str, parameters: list[griffe.Parameter], end: str) -> str:
    shown: list[str] = []
    for one in parameters:
        if one.kind is griffe.ParameterKind.keyword_only and not any(part.startswith("*") for part in shown):
            shown.append("*")
        stars = {"variadic positional": "*", "variadic keyword": "**"}.get(one.kind.value if one.kind else "", "")
        default = "" if one.default is None or stars else f" = {one.default}" if one.annotation else f"={one.default}"
        shown.append(f"{stars}{one.name}{_annotation(one.annotation)}{default}")
    line = f"{front}({', '.join(shown)}){end}"
    if len(line) <= 100:
        return line if shown or not front.startswith("class") else front
    return f"{front}(\n" + "".join(f"    {part},\n" for part in shown) + f"){end}"


def _described(docstring: griffe.Docstring | None) -> Iterator[str]:
    """A docstring as Markdown: its text, then arguments, result and errors as lists."""
    for section in docstring.parsed if docstring is not None else ():
        if isinstance(section, griffe.DocstringSectionText):
            yield EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", section.value) + "\n"
        elif isinstance(section, griffe.DocstringSectionParameters):
            yield _listed("Arguments", [(f"`{one.name}`", one.description) for one in section.value])
        elif isinstance(section, griffe.DocstringSectionReturns):
            yield "\n".join(f"Returns: {_line(one.description)}" for one in section.value) + "\n"
        elif isinstance(section, griffe.DocstringSectionRaises):
            yield _listed("Raises", [(f"`{one.annotation}`", one.description) for one in section.value])
        else:
            raise ValueError(f"a docstring has a section that is not shown: {section.kind}")


def _listed(title: str, entries: list[tuple[str, str]]) -> str:
    return "\n".join([f"{title}:\n", *(f"- {name}: {_line(about)}" for name, about in entries)]) + "\n"


def _line(text: str) -> str:
    return " ".join(text.split())


def _attributes(thing: griffe.Class) -> Iterator[str]:
    """The public attributes with docstrings."""
    told = [(f"`{one.name}`", one.docstring.value) for one in _own(thing) if _is_attribute(one) and one.docstring]
    if told:
        yield _listed("Attributes", told)


def methods(thing: griffe.Class) -> list[griffe.Object | griffe.Alias]:
    """The public methods and properties, in the order of the source."""
    return sorted((one for one in _own(thing) if not _is_attribute(one)), key=lambda one: one.lineno or 0)


def _own(thing: griffe.Class) -> list[griffe.Object | griffe.Alias]:
    """The documented public members of the class itself, without inherited ones."""
    return [one for one in thing.members.values() if not one.name.startswith("_") and one.docstring is not None]


def _is_attribute(one: griffe.Object | griffe.Alias) -> bool:
    return one.kind is griffe.Kind.ATTRIBUTE and "property" not in one.labels
