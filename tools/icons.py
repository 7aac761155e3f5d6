"""The icons of the installed program, made from one drawing: `make icons`.

Browsers need PNG: a plain icon in two sizes, a maskable one that phones may crop to any shape (the ring stays within
the middle 80%, the background extends to the edges), and one for the iPhone home screen, which has no transparency.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from resvg_py import svg_to_bytes

SOURCES = Path(__file__).parent.parent / "src" / "captains_table" / "client" / "src"
DRAWING = SOURCES / "icon.svg"
FOLDER = SOURCES / "icons"
GROUND = "#2f2118"
SIDE = 32.0


def on_ground(drawing: str, part: float) -> str:
    """The drawing, scaled to a part of the side, on a background that fills the square."""
    inner = re.sub(r"^<svg[^>]*>|</svg>\s*$", "", drawing)
    edge = SIDE * (1 - part) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE:g} {SIDE:g}">'
        f'<rect width="{SIDE:g}" height="{SIDE:g}" fill="{GROUND}"/>'
        f'<g transform="translate({edge:g} {edge:g}) scale({part:g})">{inner}</g></svg>'
    )


def icons() -> Iterator[tuple[str, bytes]]:
    """The name and content of every file."""
    drawing = DRAWING.read_text(encoding="utf-8")
    for name, svg, side in (
        ("icon-192", drawing, 192),
        ("icon-512", drawing, 512),
        ("maskable-512", on_ground(drawing, 0.95), 512),
        ("touch-180", on_ground(drawing, 1.0), 180),
    ):
        yield f"{name}.png", bytes(svg_to_bytes(svg_string=svg, width=side, height=side))


def main() -> None:
    """Write all icons."""
    FOLDER.mkdir(exist_ok=True)
    for name, content in icons():
        (FOLDER / name).write_bytes(content)


if __name__ == "__main__":
    main()
