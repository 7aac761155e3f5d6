"""CA 4: placing a building."""

from __future__ import annotations

import pytest

from captains_table.core.match import Match
from rules.capitol.arrange import begin, build, dump, hold, own, play, refused

MAUVE = ("palatinus", "caelius", "aventinus")


def with_permit(colour: str = "mauve", finished: tuple[str, ...] = ("1 round", "1 triangular")) -> Match:
    """A is about to place a building with a permit; call `go` after setting the board."""
    match = begin(2)
    hold(match, "A", f"permit-{colour}-1 roof-1")
    own(match, "A", finished=finished)
    return match


def go(match: Match, colour: str = "mauve") -> Match:
    return play(match, f"A play permit-{colour}-1")


@pytest.mark.parametrize(
    ("colour", "zones"),
    [
        ("blue", ["campus-martius", "capitolinus", "insula-tiberina"]),
        ("pink", ["esquilinus", "quirinalis", "viminalis"]),
        ("mauve", ["aventinus", "caelius", "palatinus"]),
    ],
)
def test_the_colour_of_the_permit(colour: str, zones: list[str]) -> None:
    """CA 4.1"""
    match = go(with_permit(colour, ("1 round",)), colour)
    assert match.legal() == [f"place 1 round {zone}" for zone in zones]
    other = "viminalis" if colour != "pink" else "caelius"
    assert refused(match, f"place 1 round {other}") == "CA 4.1"


def test_a_free_small_square() -> None:
    """CA 4.1: buildings and fountains take small squares, the large square is none."""
    match = with_permit(finished=("2 round",))
    build(match, "palatinus", "A1 A1 B2 B2", "round", fountains=3)
    build(match, "caelius", "A1 A1 B2 B2", "round", fountains=2)
    build(match, "aventinus", "B1 B2", "triangular")
    go(match)
    assert match.legal() == ["place 2 round caelius"]
    assert refused(match, "place 2 round palatinus") == "CA 4.1"
    play(match, "A place 2 round caelius")
    assert dump(match)["zones"]["caelius"]["free"] == 0


def test_no_square_at_all() -> None:
    """CA 4.1: where the zones of a colour are full its permits have no effect."""
    match = with_permit()
    for zone in MAUVE:
        build(match, zone, "", fountains=7)
    assert refused(match, "play permit-mauve-1") == "CA 3.7"


@pytest.mark.parametrize(("there", "other"), [("round", "triangular"), ("triangular", "round")])
def test_one_shape_in_a_zone(there: str, other: str) -> None:
    """CA 4.2: that of the first building."""
    match = with_permit()
    build(match, "caelius", "B1", there)
    go(match)
    assert refused(match, f"place 1 {there} caelius") is None
    assert refused(match, f"place 1 {other} caelius") == "CA 4.2"


def test_the_first_building_gives_the_shape() -> None:
    """CA 4.2"""
    match = go(with_permit())
    assert dump(match)["zones"]["caelius"]["shape"] is None
    play(match, "A place 1 triangular caelius")
    assert dump(match)["zones"]["caelius"]["shape"] == "triangular"


@pytest.mark.parametrize("third", MAUVE)
@pytest.mark.parametrize(("shape", "other"), [("round", "triangular"), ("triangular", "round")])
def test_the_third_zone_takes_the_other_shape(third: str, shape: str, other: str) -> None:
    """CA 4.3"""
    match = with_permit()
    for zone in MAUVE:
        if zone != third:
            build(match, zone, "B1", shape)
    go(match)
    assert refused(match, f"place 1 {shape} {third}") == "CA 4.3"
    assert refused(match, f"place 1 {other} {third}") is None


def test_two_zones_of_two_shapes_leave_the_choice() -> None:
    """CA 4.3: and zones of another colour do not matter."""
    match = with_permit()
    build(match, "palatinus", "B1", "round")
    build(match, "caelius", "B1", "triangular")
    build(match, "quirinalis", "B1", "round")
    build(match, "viminalis", "B1", "round")
    go(match)
    assert refused(match, "place 1 round aventinus") is None
    assert refused(match, "place 1 triangular aventinus") is None


def test_the_first_building_is_one_floor_high() -> None:
    """CA 4.4"""
    match = with_permit(finished=("1 round", "2 round", "3 round"))
    go(match)
    assert refused(match, "place 1 round caelius") is None
    assert refused(match, "place 2 round caelius") == "CA 4.4"
    assert refused(match, "place 3 round caelius") == "CA 4.4"


@pytest.mark.parametrize(
    ("there", "fitting"), [("B1", {1, 2}), ("B1 A2", {2, 3}), ("B1 B2 B3", {3, 4}), ("A1 B1", {1, 2})]
)
def test_later_ones_are_as_high_as_the_highest_or_one_higher(there: str, fitting: set[int]) -> None:
    """CA 4.5: the highest of any owner."""
    match = with_permit(finished=tuple(f"{height} round" for height in range(1, 6)))
    build(match, "caelius", there, "round")
    go(match)
    for height in range(1, 6):
        assert refused(match, f"place {height} round caelius") == (None if height in fitting else "CA 4.5")


def test_only_a_building_that_fits_gives_the_permit_an_effect() -> None:
    """CA 4.4 and CA 4.5: the offer of `play` looks at heights too."""
    match = with_permit(finished=("2 round",))
    assert refused(match, "play permit-mauve-1") == "CA 3.7"
    build(match, "caelius", "B1", "round")
    assert refused(match, "play permit-mauve-1") is None
    build(match, "caelius", "B1 B2 B3", "round")
    assert refused(match, "play permit-mauve-1") == "CA 3.7"


def test_owners_and_heights_stay_in_order() -> None:
    """CA 4.5: the board notes every building, whoever places it in whatever order."""
    match = begin(3, "C")
    for seat in "ABC":
        hold(match, seat, "permit-mauve-1 permit-mauve-2")
        own(match, seat, finished=["1 round", "1 round", "2 round"])
    for number, line in enumerate(("C 1", "A 1", "B 2", "C 2", "A 2")):
        seat, height = line.split()
        play(match, f"{seat} play permit-mauve-{1 + number // 3}", f"{seat} place {height} round caelius")
    assert dump(match)["zones"]["caelius"]["buildings"] == [["A", 1], ["A", 2], ["B", 2], ["C", 1], ["C", 2]]
    assert dump(match)["zones"]["caelius"]["free"] == 2
