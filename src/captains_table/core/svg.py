"""Drawing: a board with the pieces of a scene, as one self-contained SVG.

The drawing depends only on the board, the scene and the words. Colours of one theme are written out, because many
programs that show SVG don't support custom properties.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from captains_table.core.board import SVG, BadBoard, Board, Place, Slot, numbers, resolved
from captains_table.core.contract import State
from captains_table.core.picture import plain, shortened, text_width
from captains_table.core.scene import Piece

if TYPE_CHECKING:
    from captains_table.core.game import Game
    from captains_table.core.say import Say

_LETTER = 0.54
"""The approximate width of a letter, relative to its font size."""
_SMALLEST = 0.75
"""How far a name's font may shrink, relative to its size."""
WIDEST = 840
"""The width in pixels that most pages have room for."""
_SIZE = re.compile(r'width="(?P<width>[\d.]+)" height="(?P<height>[\d.]+)"')
_REFERENCE = re.compile(r"url\(#([\w-]+)\)")
_MARGIN = 14.0
"""The margin around a cropped drawing."""
_ONLY_FOR_DRAWERS = (
    "data-text",
    "data-fit",
    "data-least",
    "data-line",
    "data-label",
    "data-if",
    "data-unless",
    "class",
)


@dataclass(frozen=True)
class Focus:
    """What a drawing is about: patterns of the names of pieces or slots."""

    show: tuple[str, ...] = ()
    """The drawing is cropped to these; empty: the whole board."""
    point: tuple[str, ...] = ()
    """These are outlined."""


WHOLE = Focus()


@dataclass(frozen=True)
class Box:
    """A rectangle in the coordinates of the whole board."""

    x: float
    y: float
    width: float
    height: float

    def overlaps(self, other: Box) -> bool:
        """Whether two boxes overlap."""
        beside = self.x > other.x + other.width or other.x > self.x + self.width
        return not beside and self.y <= other.y + other.height and other.y <= self.y + self.height


def around(boxes: Iterable[Box], margin: float = _MARGIN) -> Box:
    """The smallest box around others, with a margin."""
    found = list(boxes)
    left, top = min(box.x for box in found) - margin, min(box.y for box in found) - margin
    right, bottom = (max(box.x + box.width for box in found), max(box.y + box.height for box in found))
    return Box(left, top, right + margin - left, bottom + margin - top)


def draw(
    game: Game,
    view: State,
    say: Say,
    events: Sequence[int] = (),
    options: Sequence[str] = (),
    layout: str = "wide",
    theme: str = "light",
    focus: Focus = WHOLE,
) -> str:
    """Draw the table of a view, or a part of it, as SVG, with the offered events marked on their pieces."""
    board = Board(game.folder / "board.svg", options, view.seats, layout)
    drawing = Drawing(board, say, theme, game.id)
    drawing.put(game.scene(view, events))
    drawing.focus(focus)
    return drawing.finish(say("game-name"), plain(game.picture(view, say)))


def draw_symbol(game: Game, piece: Piece, say: Say, theme: str = "light") -> str:
    """Draw a single piece as SVG, as large as it is on the board."""
    board = Board(game.folder / "board.svg", game.options, max(game.players))
    drawing = Drawing(board, say, theme, f"{game.id}-{piece.id}")
    drawing.put_at(piece, Place())
    return drawing.alone(board.size(piece.symbol))


def fitted(drawing: str) -> str:
    """The drawing for a page among other content: limited in width, and no wider than its container."""
    size = _size(drawing)
    width, height = float(size["width"]), float(size["height"])
    scale = min(1.0, WIDEST / width)
    small = f'width="{_short(scale * width)}" height="{_short(scale * height)}" style="max-width: 100%; height: auto"'
    return f"{drawing[: size.start()]}{small}{drawing[size.end() :]}"


def framed(drawing: str, width: int, height: int, ground: str) -> str:
    """The drawing, as large as possible, in the middle of a card of another shape."""
    size = _size(drawing)
    inside = f'width="{width}" height="{height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{ground}"/>'
        f"{drawing[: size.start()]}{inside}{drawing[size.end() :]}</svg>"
    )


def _size(drawing: str) -> re.Match[str]:
    """Where a drawing states its size."""
    size = _SIZE.search(drawing)
    if size is None:
        raise BadBoard("a drawing needs a width and a height")
    return size


class Drawing:
    """A board in the process of being drawn."""

    def __init__(self, board: Board, say: Say, theme: str, prefix: str) -> None:
        self.board = board
        self.say = say
        self.theme = theme
        self.prefix = prefix
        """Of all ids, so that several drawings on one page do not mix."""
        self.colours = board.colours(theme)
        self.used: dict[tuple[str, int], Element] = {}
        """The symbols used so far, each in the colours of an owner."""
        self.boxes: dict[str, Box] = {}
        """Where each piece lies, and each slot with a piece on it."""
        self.crop: Box | None = None
        self.pieces = board.parts.get("pieces")
        if self.pieces is None:
            raise BadBoard("the board has no place for pieces")

    def put(self, scene: Iterable[Piece]) -> None:
        """Place the pieces on their slots."""
        scene = [piece for piece in scene if self.board.shows(piece.slot)]
        by_slot: dict[str, list[Piece]] = {}
        for piece in scene:
            by_slot.setdefault(piece.slot, []).append(piece)
        places: dict[str, Place] = {}
        for name, pieces in by_slot.items():
            spots = self.board.slot(name).places([self.board.size(piece.symbol) for piece in pieces])
            places |= {piece.id: spot for piece, spot in zip(pieces, spots, strict=True)}
            self.boxes[name] = _box_of(self.board.slot(name))
        for piece in scene:
            width, height = self.board.size(piece.symbol)
            place = places[piece.id]
            self.boxes[piece.id] = Box(place.x, place.y, place.scale * width, place.scale * height)
            self.put_at(piece, place)

    def focus(self, focus: Focus) -> None:
        """Outline what is highlighted, and crop the drawing."""
        assert self.pieces is not None
        for box in self._named(focus.point):
            size = {"x": _short(box.x), "y": _short(box.y), "width": _short(box.width), "height": _short(box.height)}
            look = {"fill": "none", "stroke": self.colours.get("glow", "none"), "stroke-width": "4", "rx": "6"}
            SubElement(self.pieces, _tag("rect"), {**size, **look})
        if focus.show:
            self.crop = around(self._named(focus.show))
            for group in list(self.pieces):
                where = self.boxes.get(group.get("id", "").removeprefix("piece-"))
                if where is not None and not where.overlaps(self.crop):
                    self.pieces.remove(group)

    def _named(self, patterns: Sequence[str]) -> list[Box]:
        """The boxes of the pieces and slots that match patterns."""
        found = []
        for pattern in patterns:
            boxes = [box for name, box in self.boxes.items() if fnmatchcase(name, pattern)]
            if not boxes:
                raise BadBoard(f"nothing on the table is called '{pattern}'")
            found += boxes
        return found

    def put_at(self, piece: Piece, place: Place) -> None:
        """Draw a piece at a place of the whole."""
        assert self.pieces is not None
        move = f"translate({_short(place.x)} {_short(place.y)}) scale({_short(place.scale, 4)})"
        group = SubElement(self.pieces, _tag("g"), {"id": f"piece-{piece.id}", "transform": move})
        label = "" if piece.label is None else self.say(piece.label.text, **piece.label.arguments)
        if label:
            SubElement(group, _tag("title")).text = label
        width, height = self.board.size(piece.symbol)
        size = {"width": _short(width), "height": _short(height)}
        if (piece.symbol, piece.owner) not in self.used:
            self.used[piece.symbol, piece.owner] = self._symbol(piece.symbol, piece.owner)
        SubElement(group, _tag("use"), {"href": f"#{_variant(piece.symbol, piece.owner)}", **size})
        self._write(group, piece, label)
        if piece.events:
            glow = {"fill": "none", "stroke": self.colours.get("glow", "none"), "stroke-width": "5"}
            SubElement(group, _tag("rect"), {**size, "rx": "8", "stroke-dasharray": "12 7", **glow})

    def _symbol(self, name: str, owner: int) -> Element:
        """A symbol in the colours of an owner, without the texts that each piece sets itself."""
        symbol = deepcopy(self.board.symbols[name])
        self._unfold(symbol)
        colours = self.board.colours(self.theme, owner)
        for parent in list(symbol.iter()):
            for child in list(parent):
                if child.get("data-line") is not None or child.get("data-label") is not None:
                    parent.remove(child)
        self._letter(symbol)
        for element in symbol.iter():
            _settle(element, colours)
        symbol.set("id", _variant(name, owner))
        return symbol

    def _unfold(self, element: Element) -> None:
        """Inline shared parts where they are used: an owner's colours do not reach into a `<use>`."""
        for place, child in enumerate(list(element)):
            if child.tag == _tag("use"):
                part = deepcopy(self.board.parts[child.get("href", "").removeprefix("#")])
                del part.attrib["id"]
                if child.get("transform"):
                    part.set("transform", child.get("transform", ""))
                element[place] = part
                child = part
            self._unfold(child)

    def _write(self, group: Element, piece: Piece, label: str) -> None:
        """Write the texts of a piece."""
        symbol = self.board.symbols[piece.symbol]
        lines = piece.text.split("\n")
        box = numbers(symbol.get("viewBox", ""))
        for template in symbol.iter(_tag("text")):
            line = template.get("data-line")
            said = lines[int(line)] if line is not None and int(line) < len(lines) else ""
            if template.get("data-label") is not None:
                said = label
            if said:
                text = deepcopy(template)
                text.text = said
                _fit(text)
                _settle(text, self.board.colours(self.theme, piece.owner))
                if box[:2] != [0, 0]:
                    corner = {"transform": f"translate({_short(-box[0])} {_short(-box[1])})"}
                    SubElement(group, _tag("g"), corner).append(text)
                else:
                    group.append(text)

    def _letter(self, part: Element) -> None:
        """Translate the texts of the board, or of one of its symbols."""
        for element in part.iter(_tag("text")):
            text = element.get("data-text")
            if text is not None:
                element.text = self.say(text)
                _fit(element)

    def finish(self, title: str, description: str) -> str:
        """The whole drawing, as text."""
        root = self.board.root
        for element in list(root.iter()):
            for child in list(element):
                name = child.get("id", "")
                if child.tag in (_tag("style"), _tag("view"), _tag("symbol")) or name.startswith("slot-"):
                    element.remove(child)
        self._letter(root)
        for element in root.iter():
            _settle(element, self.colours)
        defs = root.find(_tag("defs"))
        if defs is None:
            raise BadBoard("the board has no defs")
        defs.extend(self.used.values())
        self._rename(root)
        return self._framed(title, description)

    def alone(self, size: tuple[float, float]) -> str:
        """The pieces alone, as text: a drawing of this size without the board."""
        assert self.pieces is not None
        width, height = map(_short, size)
        box = {"viewBox": f"0 0 {width} {height}", "width": width, "height": height}
        frame = Element(_tag("svg"), {**box, "role": "img", "font-family": self.board.root.get("font-family", "")})
        SubElement(frame, _tag("defs")).extend([*self.used.values(), *self._referred()])
        frame.append(self.pieces)
        self._rename(frame)
        ElementTree.register_namespace("", SVG)
        return ElementTree.tostring(frame, encoding="unicode") + "\n"

    def _referred(self) -> list[Element]:
        """The patterns and gradients used by the symbols so far."""
        by_id = {element.get("id"): element for element in self.board.root.iter()}
        found: dict[str, Element] = {}
        unread = list(self.used.values())
        while unread:
            for element in unread.pop().iter():
                for name in _REFERENCE.findall(" ".join(element.attrib.values())):
                    if name not in found:
                        found[name] = deepcopy(by_id[name])
                        unread.append(found[name])
                        for part in found[name].iter():
                            _settle(part, self.colours)
        return list(found.values())

    def _rename(self, root: Element) -> None:
        for element in root.iter():
            for key, value in element.attrib.items():
                if key == "id":
                    element.set(key, f"{self.prefix}-{value}")
                elif key == "href" and value.startswith("#"):
                    element.set(key, f"#{self.prefix}-{value[1:]}")
                elif "url(#" in value:
                    element.set(key, _REFERENCE.sub(rf"url(#{self.prefix}-\1)", value))

    def _framed(self, title: str, description: str) -> str:
        view_box = self.board.view.box
        if self.crop is not None:
            view_box = " ".join(map(_short, (self.crop.x, self.crop.y, self.crop.width, self.crop.height)))
        _, _, width, height = numbers(view_box)
        size = {"viewBox": view_box, "width": _short(width), "height": _short(height)}
        frame = Element(_tag("svg"), {**self.board.root.attrib, **size, "role": "img"})
        SubElement(frame, _tag("title")).text = title
        SubElement(frame, _tag("desc")).text = description
        frame.extend(self.board.root)
        ElementTree.register_namespace("", SVG)
        ElementTree.indent(frame, " ")
        return ElementTree.tostring(frame, encoding="unicode") + "\n"


def _settle(element: Element, colours: dict[str, str]) -> None:
    """Write out colours, and remove attributes that only matter while drawing."""
    for key, value in list(element.attrib.items()):
        if key in _ONLY_FOR_DRAWERS or key.startswith("data-in-"):
            del element.attrib[key]
        elif "var(" in value:
            element.set(key, resolved(value, colours))


def _fit(text: Element) -> None:
    """Shrink the font if a text is too wide; a name that is much too long is truncated instead, to stay legible."""
    width, size = float(text.get("data-fit", 0)), float(text.get("font-size", 0))
    least = float(text.get("data-least", size * _SMALLEST if text.get("data-label") is not None else 0))
    needed = text_width(text.text or "") * size * _LETTER
    if not width or needed <= width:
        return
    if size * width / needed < least:
        text.text = shortened(text.text or "", max(2, int(width / (least * _LETTER))))
    text.set("font-size", _short(max(least, size * width / needed), 1))


def _box_of(slot: Slot) -> Box:
    corner = slot.frame.then(Place(slot.x, slot.y))
    return Box(corner.x, corner.y, corner.scale * slot.width, corner.scale * slot.height)


def _variant(symbol: str, owner: int) -> str:
    return symbol if owner < 0 else f"{symbol}-of-{owner}"


def _tag(name: str) -> str:
    return f"{{{SVG}}}{name}"


def _short(number: float, digits: int = 2) -> str:
    """A number without needless digits."""
    return f"{round(number, digits) + 0.0:.{digits}f}".rstrip("0").rstrip(".")
