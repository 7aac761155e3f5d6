"""Small plots as SVG: ratings with their intervals, and chances to win over a game. Text and lines, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

COLOURS = ("#c0392b", "#2471a3", "#1e8449", "#b7950b", "#7d3c98", "#117a8b")
_HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
    'font-family="sans-serif" font-size="13" role="img"><title>{title}</title><desc>{words}</desc>'
    '<rect width="100%" height="100%" fill="white"/>'
)


def interval_plot(title: str, rows: Sequence[tuple[str, float, float]]) -> str:
    """A line for each name: a dot, and the interval around it."""
    low = min(middle - spread for _, middle, spread in rows)
    high = max(middle + spread for _, middle, spread in rows)
    scale = 420 / max(high - low, 1e-9)
    height = 62 + 28 * len(rows)
    words = "; ".join(f"{name} {middle:.1f} ± {spread:.1f}" for name, middle, spread in rows)
    parts = [_head(640, height, title, words), _text(20, 26, title, weight="bold")]
    for number, (name, middle, spread) in enumerate(rows):
        y = 56 + 28 * number
        x = 170 + (middle - low) * scale
        left, right = 170 + (middle - spread - low) * scale, 170 + (middle + spread - low) * scale
        parts.append(_text(20, y + 4, name))
        parts.append(f'<path d="M{left:.1f} {y}H{right:.1f}" stroke="#444" stroke-width="2"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="{COLOURS[1]}"/>')
        parts.append(_text(600, y + 4, f"{middle:.1f}", anchor="middle"))
    return "".join([*parts, "</svg>\n"])


def chance_plot(title: str, names: Sequence[str], points: Sequence[tuple[int, Sequence[float]]]) -> str:
    """A line for each name: its share from 0 to 1 after each event that counts."""
    last = max((at for at, _ in points), default=1) or 1
    words = "; ".join(
        f"{name} {', '.join(f'{shares[seat]:.0%}' for _, shares in points)}" for seat, name in enumerate(names)
    )
    parts = [_head(760, 400, title, words), _text(20, 26, title, weight="bold")]
    for tenth in range(0, 11, 5):
        y = 360 - 31 * tenth
        parts.append(f'<path d="M60 {y}H740" stroke="#ddd"/>')
        parts.append(_text(50, y + 4, f"{tenth * 10} %", anchor="end"))
    for seat, name in enumerate(names):
        colour = COLOURS[seat % len(COLOURS)]
        line = " ".join(f"{60 + 680 * at / last:.1f},{360 - 310 * shares[seat]:.1f}" for at, shares in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(_text(70 + 115 * seat, 386, name, fill=colour))
    return "".join([*parts, "</svg>\n"])


def _head(width: int, height: int, title: str, words: str) -> str:
    """The beginning of a plot, with what it shows in words for those who do not see it."""
    return _HEAD.format(width=width, height=height, title=escape(title), words=escape(words))


def _text(x: float, y: float, text: str, anchor: str = "start", weight: str = "normal", fill: str = "#222") -> str:
    place = f'x="{x:g}" y="{y:g}" text-anchor="{anchor}" font-weight="{weight}" fill="{fill}"'
    return f"<text {place}>{escape(text)}</text>"
