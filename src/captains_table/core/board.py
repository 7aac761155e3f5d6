"""Boards: a game's `board.svg`, parsed and prepared for one table. `docs/boards.md` explains how to make a board.

A `Board` is the drawing for certain options, a number of players and a layout: what does not apply is removed, the view
is chosen, and every slot has its place in the coordinates of the whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

SVG = "http://www.w3.org/2000/svg"
LAYOUTS = ("wide", "narrow")
OPENED = "opened"
"""The layout with views that show a part of the table enlarged."""
THEMES = ("light", "dark")
GAP = 6.0
"""The gap between the pieces of an area, unless the board says otherwise."""
_SMALLER, _LEAST = 0.95, 0.1

_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_COLOUR = re.compile(r"--([\w-]+)\s*:\s*([^;]+);")
_LIGHT_DARK = re.compile(r"light-dark\(\s*([^,()]+?)\s*,\s*([^,()]+?)\s*\)")
_VARIABLE = re.compile(r"var\(\s*--([\w-]+)\s*\)")
_MOVE = re.compile(r"(translate|scale)\(([^)]*)\)")


class BadBoard(ValueError):
    """Something in a board or a scene that can't be drawn."""


@dataclass(frozen=True)
class Place:
    """A position and a scale: `x + scale * u`."""

    x: float = 0
    y: float = 0
    scale: float = 1

    def then(self, inner: Place) -> Place:
        """The place of something inside."""
        return Place(self.x + self.scale * inner.x, self.y + self.scale * inner.y, self.scale * inner.scale)


@dataclass(frozen=True)
class Slot:
    """Where pieces can lie, in coordinates of its own `frame`."""

    frame: Place
    x: float
    y: float
    width: float
    height: float
    area: bool
    gap: float
    centred: bool
    stacked: bool

    def places(self, sizes: Sequence[tuple[float, float]]) -> list[Place]:
        """Where pieces of these natural sizes go: the place of each one's upper left corner."""
        if not self.area:
            inside = self._fanned(sizes)
        elif self.stacked:
            inside = self._stacked(sizes)
        else:
            inside = self._flowing(sizes)
        return [self.frame.then(place) for place in inside]

    def _fanned(self, sizes: Sequence[tuple[float, float]]) -> list[Place]:
        """Fitted into the slot; several pieces each take three quarters of it."""
        share = 1.0 if len(sizes) == 1 else 0.75
        width, height = self.width * share, self.height * share
        places = []
        for number, (wide, high) in enumerate(sizes):
            along = number / (len(sizes) - 1) if len(sizes) > 1 else 0.0
            scale = min(width / wide, height / high)
            x = self.x + along * (self.width - width) + (width - scale * wide) / 2
            y = self.y + along * (self.height - height) + (height - scale * high) / 2
            places.append(Place(x, y, scale))
        return places

    def _stacked(self, sizes: Sequence[tuple[float, float]]) -> list[Place]:
        """In one row, overlapping as far as necessary."""
        scale = min([1.0, *(self.height / high for _, high in sizes)])
        free = self.width - sum(scale * wide + self.gap for wide, _ in sizes) + self.gap
        step = free / (len(sizes) - 1) if free < 0 and len(sizes) > 1 else 0.0
        places = []
        x = self.x + (max(0.0, free) / 2 if self.centred else 0.0)
        for wide, _ in sizes:
            places.append(Place(x, self.y, scale))
            x += scale * wide + self.gap + step
        return places

    def _flowing(self, sizes: Sequence[tuple[float, float]]) -> list[Place]:
        """In rows, as large as possible."""
        scale = 1.0
        while True:
            rows = self._rows([(scale * wide, scale * high) for wide, high in sizes])
            height = sum(max(high for _, high in row) for row in rows) + self.gap * (len(rows) - 1)
            widest = max((wide for wide, _ in sizes), default=0.0) * scale
            if (height <= self.height + 0.01 and widest <= self.width + 0.01) or scale < _LEAST:
                break
            scale *= _SMALLER
        places = []
        y = self.y
        for row in rows:
            free = self.width - sum(wide for wide, _ in row) - self.gap * (len(row) - 1)
            x = self.x + (free / 2 if self.centred else 0.0)
            for wide, _ in row:
                places.append(Place(x, y, scale))
                x += wide + self.gap
            y += max(high for _, high in row) + self.gap
        return places

    def _rows(self, sizes: Sequence[tuple[float, float]]) -> list[list[tuple[float, float]]]:
        rows: list[list[tuple[float, float]]] = []
        x = 0.0
        for wide, high in sizes:
            if not rows or x + wide > self.width + 0.01:
                rows.append([])
                x = 0.0
            rows[-1].append((wide, high))
            x += wide + self.gap
        return rows


@dataclass(frozen=True)
class View:
    """One way in which the parts of the table are arranged."""

    layout: str
    name: str
    box: str
    """The visible part of the drawing."""
    opens: str = ""
    """The slot whose piece it shows enlarged when it is opened."""


def views(file: Path, options: Sequence[str], players: int) -> list[View]:
    """The views of a board that can be chosen at a table."""
    return [
        View(
            view.get("data-layout", ""), view.get("data-name", ""), view.get("viewBox", ""), view.get("data-opens", "")
        )
        for view in _parsed(file).iter(f"{{{SVG}}}view")
        if _applies(view, _conditions(options, players))
    ]


class Board:
    """A board prepared for one table, in the named view, else in the first view of the layout."""

    def __init__(self, file: Path, options: Sequence[str], players: int, layout: str = "wide", view: str = "") -> None:
        found = [one for one in views(file, options, players) if one.layout == layout and view in ("", one.name)]
        if not found:
            raise BadBoard(f"{file} has no view for the layout '{layout}'" + (f" called '{view}'" if view else ""))
        self.view = found[0]
        self.root = deepcopy(_parsed(file))
        _drop(self.root, {*_conditions(options, players), f"view:{self.view.name}"})
        for element in self.root.iter():
            place = element.get(f"data-in-{self.view.name}")
            if place is not None:
                element.set("transform", place)
        self.slots = dict(_slots(self.root, Place()))
        others = "" if self.view.opens else OPENED
        self.elsewhere = _slots_of_all_views(file, tuple(options), players, others)
        """The slots that this view may leave out: those of its opened parts, and for an opened part all others."""
        self.symbols = {symbol.get("id", ""): symbol for symbol in self.root.iter(f"{{{SVG}}}symbol")}
        self.parts = {part.get("id", ""): part for part in self.root.iter(f"{{{SVG}}}g") if part.get("id")}

    def size(self, symbol: str) -> tuple[float, float]:
        """The natural size of a symbol."""
        if symbol not in self.symbols:
            raise BadBoard(f"there is no symbol '{symbol}'")
        box = numbers(self.symbols[symbol].get("viewBox", ""))
        return box[2], box[3]

    def shows(self, slot: str) -> bool:
        """Whether the content of a slot is drawn in this view."""
        return slot in self.slots or slot not in self.elsewhere

    def slot(self, name: str) -> Slot:
        """A slot by its name."""
        if name not in self.slots:
            raise BadBoard(f"there is no slot '{name}'")
        return self.slots[name]

    def colours(self, theme: str, owner: int = -1) -> dict[str, str]:
        """The custom properties of the whole board, with those of an owner."""
        found: dict[str, str] = {}
        for style in self.root.iter(f"{{{SVG}}}style"):
            for selector, block in _RULE.findall(style.text or ""):
                if selector.strip() in (".board", f".owner-{owner}"):
                    found |= {name: _LIGHT_DARK.sub(_of_theme(theme), value) for name, value in _COLOUR.findall(block)}
        return found


def resolved(value: str, colours: dict[str, str]) -> str:
    """An attribute with its custom properties replaced by their values."""
    while "var(" in value:
        changed = _VARIABLE.sub(lambda found: colours.get(found.group(1), "none"), value)
        if changed == value:
            raise BadBoard(f"'{value}' can't be resolved")
        value = changed
    return value


def numbers(text: str) -> list[float]:
    """The numbers of an attribute."""
    return [float(number) for number in text.replace(",", " ").split()]


@cache
def _parsed(file: Path) -> Element:
    return ElementTree.parse(file).getroot()


def _of_theme(theme: str) -> str:
    return rf"\{THEMES.index(theme) + 1}"


def _conditions(options: Sequence[str], players: int) -> set[str]:
    """The conditions that hold at a table, whichever view is chosen."""
    return {f"players:{players}", *(f"option:{option}" for option in options)}


def _applies(element: Element, holds: set[str]) -> bool:
    wanted, unwanted = element.get("data-if"), element.get("data-unless")
    return (wanted is None or bool(holds & set(wanted.split()))) and not holds & set((unwanted or "").split())


def _drop(element: Element, holds: set[str]) -> None:
    """Remove what does not apply at this table and in this view."""
    for child in list(element):
        if _applies(child, holds):
            _drop(child, holds)
        else:
            element.remove(child)


@cache
def _slots_of_all_views(file: Path, options: tuple[str, ...], players: int, layout: str = "") -> frozenset[str]:
    """The names of the slots in the views of a layout, or in all views."""
    found: set[str] = set()
    for view in views(file, options, players):
        if layout in ("", view.layout):
            root = deepcopy(_parsed(file))
            _drop(root, {*_conditions(options, players), f"view:{view.name}"})
            found |= dict(_slots(root, Place())).keys()
    return frozenset(found)


def _slots(element: Element, frame: Place) -> Iterator[tuple[str, Slot]]:
    inner = frame.then(_place(element.get("transform", "")))
    name = element.get("id", "")
    if name.startswith("slot-"):
        x, y, width, height = (float(element.get(key, 0)) for key in ("x", "y", "width", "height"))
        yield (
            name.removeprefix("slot-"),
            Slot(
                inner,
                x,
                y,
                width,
                height,
                area="area" in element.get("class", "").split(),
                gap=float(element.get("data-gap", GAP)),
                centred=element.get("data-align") == "center",
                stacked=element.get("data-stack") is not None,
            ),
        )
    for child in element:
        yield from _slots(child, inner)


def _place(transform: str) -> Place:
    place = Place()
    for kind, text in _MOVE.findall(transform):
        values = numbers(text)
        if kind == "translate":
            place = place.then(Place(values[0], values[1] if len(values) > 1 else 0))
        else:
            place = place.then(Place(0, 0, values[0]))
    return place
