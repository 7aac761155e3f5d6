"""What goes over the wire: phrases with just the facts that somebody needs, screens that add up."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from captains_table.core.board import Board, Place
from captains_table.core.contract import SPECTATOR
from captains_table.core.game import games
from captains_table.core.luck import Luck
from captains_table.core.match import new_match
from captains_table.play import acts
from captains_table.play.deltas import Entries, SeatDeltas
from captains_table.play.wire import FACTS_FILE, facts_needed
from captains_table.texts.speech import LANGUAGES
from divers import GAME
from play.arrange import choose, let_bots, table_of
from play.shown import Shown

TEXT = re.compile(r"^([a-z][\w-]*) *=((?:.*\n?)(?:(?:[ \t}].*)?\n)*)", re.MULTILINE)
FACT = re.compile(r"\$([\w-]+)")


@pytest.mark.parametrize("game", sorted(games()))
def test_facts_that_some_language_needs(game: str) -> None:
    folder = games()[game].folder
    needed: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for text in TEXT.finditer((folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")):
            for name in (text[1], re.sub("^choice-", "event-", text[1])):
                needed.setdefault(name, set()).update(FACT.findall(text[2]))
    assert facts_needed(folder) == needed


def test_facts_that_have_been_counted_are_not_counted_again(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / FACTS_FILE).write_text('{"event-sail": ["city", "who"], "verb-sail": []}', encoding="utf-8")
    assert facts_needed(tmp_path) == {"event-sail": {"city", "who"}, "verb-sail": set()}


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(games()))
def test_steps_add_up_to_views_and_are_small(game: str) -> None:
    """After every step the screen is what a new one would be, in the order that matters; a step is small."""
    chance, luck = Luck(4), random.Random(4)
    table = table_of("Ada", "Ben", "Cleo", game=game, luck=chance)
    screens = {seat: SeatDeltas(table, seat) for seat in (0, 1, 2, SPECTATOR)}
    shown = {seat: Shown() for seat in screens}
    for seat, screen in screens.items():
        shown[seat].take(json.loads(screen.view(table, 0, 0)))
    sizes = []
    covers = _overlapping(games()[game].folder / "board.svg")
    for number in range(150):
        if table.status == "over":
            break
        seat = luck.choice(table.people_acting())
        choice = luck.choice(list(screens[seat].seen.choices))
        acts.move(table, table.seats[seat].player, seat, choice, (table.length_for(seat), None), 0, chance)
        entries: Entries = {}
        for viewer, screen in screens.items():
            step = screen.step(table, 0, entries)
            if step is not None:
                sizes.append(len(step))
                shown[viewer].take(json.loads(step))
            fresh = Shown()
            fresh.take(json.loads(SeatDeltas(table, viewer).view(table, 0, 0)))
            mine = shown[viewer]
            assert mine.pieces == fresh.pieces
            assert _by_slot(mine) == _by_slot(fresh)
            if number % 10 == 0:
                assert _covered(mine, covers) == _covered(fresh, covers), "what lies on top of what"
            assert list(mine.choices.items()) == list(fresh.choices.items())
            assert (mine.turn, mine.prompt, mine.scores) == (fresh.turn, fresh.prompt, fresh.scores)
            assert (mine.can, mine.spotlight) == (fresh.can, fresh.spotlight)
            assert mine.log[-len(fresh.log) :] == fresh.log
    assert sum(sizes) / len(sizes) < 1000, "bytes for each viewer and move"


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(games()))
def test_steps_are_small_in_whole_games(game: str) -> None:
    """At most 1 kB on average for each viewer and move, from the first move to the last."""
    chance, luck, sizes = Luck(9), random.Random(9), []
    table = table_of("Ada", "Ben", "Cleo", game=game, luck=chance)
    screens = {seat: SeatDeltas(table, seat) for seat in range(3)}
    while table.status != "over":
        seat = luck.choice(table.people_acting())
        choice = luck.choice(list(screens[seat].seen.choices))
        acts.move(table, table.seats[seat].player, seat, choice, (table.length_for(seat), None), 0, chance)
        entries: Entries = {}
        sizes += [len(step) for screen in screens.values() if (step := screen.step(table, 0, entries)) is not None]
    assert len(sizes) > 20
    assert sum(sizes) / len(sizes) <= 1000


def _by_slot(screen: Shown) -> dict[str, list[str]]:
    slots: dict[str, list[str]] = {}
    for name, piece in screen.pieces.items():
        slots.setdefault(piece["s"], []).append(name)
    return slots


def _overlapping(board: Path) -> list[tuple[str, str]]:
    """The pairs of slots of which the first lies on the second, whose piece fills it."""
    found = Board(board, (), 3).slots
    boxes = {}
    for name, slot in found.items():
        place, scale = slot.frame.then(Place(slot.x, slot.y)), slot.frame.scale
        boxes[name] = (place.x, place.y, place.x + scale * slot.width, place.y + scale * slot.height)
    return [
        (one, two)
        for one, (left, top, right, bottom) in boxes.items()
        for two, around in boxes.items()
        if one != two and not found[two].area
        if around[0] <= left and around[1] <= top and right <= around[2] and bottom <= around[3]
    ]


def _covered(screen: Shown, covers: list[tuple[str, str]]) -> list[str]:
    """What lies on another slot than what it covers, and on what."""
    place = {name: number for number, name in enumerate(screen.pieces)}
    slots = _by_slot(screen)
    return [
        f"{upper} on {lower}"
        for one, two in covers
        for a in sorted(slots.get(one, ()))
        for b in sorted(slots.get(two, ()))
        for lower, upper in [(a, b) if place[a] < place[b] else (b, a)]
    ]


@pytest.mark.slow
def test_messages_are_the_same_whatever_is_hidden() -> None:
    """Two positions that look the same to a seat give byte-identical messages to that seat, for whole games."""
    assert GAME.id in games()
    for game in games().values():
        players = 2 if 2 in game.players else min(game.players)
        new_match(game, players)
        table = table_of("Ada", *["bot"] * (players - 1), game=game.id)
        luck = Luck(3)
        while table.status != "over":
            let_bots(table)
            if table.status == "over":
                break
            match = acts.begun(table).match
            true = match.state
            for seat in (0, SPECTATOR):
                told = SeatDeltas(table, seat).view(table, 0, 0)
                match.state = true.view(seat).sample(luck)
                assert SeatDeltas(table, seat).view(table, 0, 0) == told
                match.state = true
            choose(table, 0)
