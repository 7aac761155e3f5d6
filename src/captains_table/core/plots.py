"""Small plots as SVG: ratings with their intervals, win chances over a game, and curves. Text and lines only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import floor, log10

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


def line_plot(
    title: str,
    axes: tuple[str, str],
    series: Sequence[tuple[str, Sequence[tuple[float, float]]]],
    limit: float | None = None,
    top: float | None = None,
    by_tens: bool = False,
) -> str:
    """A line for each name, through its points.

    Args:
        title: what stands above the plot.
        axes: what the horizontal and the vertical axis measure.
        series: names, each with its points from left to right.
        limit: a height that is marked with a line across.
        top: the greatest height that is shown; default: that of the highest point.
        by_tens: whether equal distances on the horizontal axis mean equal factors.
    """
    highest = _round_up(top or max(y for _, points in series for _, y in points))
    widths = [x for _, points in series for x, _ in points]
    widest = max(widths) if by_tens else _round_up(max(widths))
    at = _scale(min(widths), widest, by_tens)
    words = "; ".join(f"{name}: {', '.join(f'{y:.3g} at {x:,.6g}' for x, y in points)}" for name, points in series)
    parts = [_head(760, 430, title, f"{axes[1]} by {axes[0]}. {words}"), _text(20, 26, title, weight="bold")]
    for tick in range(5):
        y = 360 - 310 * tick / 4
        parts.append(f'<path d="M70 {y:g}H740" stroke="#ddd"/>')
        parts.append(_text(62, y + 4, f"{highest * tick / 4:g}", anchor="end"))
    for mark in sorted(set(widths)) if by_tens else [widest * tick / 4 for tick in range(5)]:
        parts.append(_text(at(mark), 380, f"{mark:,.0f}", anchor="middle"))
    parts.append(_text(740, 400, axes[0], anchor="end"))
    parts.append(_text(70, 44, axes[1]))
    if limit is not None:
        parts.append(f'<path d="M70 {360 - 310 * limit / highest:.1f}H740" stroke="#222" stroke-dasharray="6 5"/>')
    for number, (name, points) in enumerate(series):
        colour = COLOURS[number % len(COLOURS)]
        spots = [(at(x), 360 - 310 * min(y, highest) / highest) for x, y in points]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>' for x, y in spots]
        parts.append(_text(70 + 160 * number, 420, name, fill=colour))
    return "".join([*parts, "</svg>\n"])


def _scale(low: float, high: float, by_tens: bool) -> Callable[[float], float]:
    """Where a value of the horizontal axis lies."""
    if not by_tens:
        return lambda value: 70 + 670 * value / high
    width = max(log10(high / low), 1e-9)
    return lambda value: 70 + 660 * log10(value / low) / width


def _round_up(value: float) -> float:
    """The next number that is easy to read."""
    unit: float = 10 ** floor(log10(value))
    return next(factor * unit for factor in (1, 1.2, 1.6, 2, 4, 6, 8, 10) if factor * unit >= value * 0.999)


def _head(width: int, height: int, title: str, words: str) -> str:
    """The beginning of a plot, with a description in words."""
    return _HEAD.format(width=width, height=height, title=escape(title), words=escape(words))


def _text(x: float, y: float, text: str, anchor: str = "start", weight: str = "normal", fill: str = "#222") -> str:
    place = f'x="{x:g}" y="{y:g}" text-anchor="{anchor}" font-weight="{weight}" fill="{fill}"'
    return f"<text {place}>{escape(text)}</text>"
