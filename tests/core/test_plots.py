"""Plots say in words what they show."""

from __future__ import annotations

from xml.etree.ElementTree import fromstring

from captains_table.core.plots import line_plot

SVG = "{http://www.w3.org/2000/svg}"


def test_a_line_for_each_name() -> None:
    series = [("a", [(10, 1.0), (100, 2.0), (1000, 3.0)]), ("b", [(10, 9.0)])]
    drawn = fromstring(line_plot("Cost", ("tables", "ms"), series, by_tens=True))
    assert drawn.findtext(f"{SVG}desc") == "ms by tables. a: 1 at 10, 2 at 100, 3 at 1,000; b: 9 at 10"
    first, second = (line.get("points", "").split() for line in drawn.iter(f"{SVG}polyline"))
    places = [float(point.split(",")[0]) for point in first]
    assert places[1] - places[0] == places[2] - places[1], "equal factors are equally far"
    assert second[0].split(",")[0] == first[0].split(",")[0]
    assert [text.text for text in drawn.iter(f"{SVG}text")][:2] == ["Cost", "0"]


def test_what_is_too_high_is_drawn_at_the_top() -> None:
    drawn = fromstring(line_plot("Time", ("rate", "ms"), [("a", [(100, 20.0), (330, 900.0)])], limit=50, top=100))
    (line,) = drawn.iter(f"{SVG}polyline")
    assert [point.split(",")[1] for point in line.get("points", "").split()] == ["298.0", "50.0"]
    assert "400" in [text.text for text in drawn.iter(f"{SVG}text")], "the axis ends at a round number"
