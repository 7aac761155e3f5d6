"""Scenes of whole games at every table: drawable, complete, silent about secrets, and said in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from xml.etree import ElementTree

import pytest

from captains_table.core.board import Board, numbers
from captains_table.core.checks import all_boards, all_tables, check_scenes, random_match, tables_to_check
from captains_table.core.contract import CHANCE, SPECTATOR, State
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck
from captains_table.core.scene import Piece, forget_parts
from captains_table.core.svg import draw
from captains_table.texts.speech import LANGUAGES, Speech
from divers import GAME
from forms import some_tables


@pytest.mark.parametrize(("game", "players", "options"), some_tables(all_tables()))
def test_scenes(game: str, players: int, options: tuple[str, ...]) -> None:
    check_scenes(games()[game], players, options, seed=3)


@pytest.mark.parametrize(("players", "options"), tables_to_check(GAME))
def test_scenes_of_the_divers(players: int, options: tuple[str, ...]) -> None:
    for seed in range(5):
        check_scenes(GAME, players, options, seed)


def moments(game: Game, players: int, options: Sequence[str], seed: int) -> Iterator[State]:
    """Some positions of a random game, the last one among them."""
    match = random_match(game, players, options, seed)
    yield from (step.before for step in match.steps() if step.number % 40 == 7)
    yield match.state


def largest() -> list[tuple[str, int, tuple[str, ...]]]:
    """For each game the tables with the fewest and the most players, the latter with all options."""
    return [
        (game.id, *table)
        for game in games().values()
        for table in (tables_to_check(game)[0], tables_to_check(game)[-1])
    ]


@pytest.mark.parametrize(("game", "players", "options"), largest())
def test_labels_are_said_in_every_language(game: str, players: int, options: tuple[str, ...]) -> None:
    seen: set[tuple[str, str]] = set()
    for state in moments(games()[game], players, options, 5):
        for piece in games()[game].scene(state.view(0), []):
            label = piece.label
            if label is None or (label.text, str(sorted(label.arguments))) in seen:
                continue
            seen.add((label.text, str(sorted(label.arguments))))
            for language in LANGUAGES:
                said = Speech(language, games()[game], state, ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn"][:players])
                assert said.phrase(label).strip()
    assert len(seen) > 20


@pytest.mark.parametrize(("game", "players", "options"), largest())
def test_labels_say_the_figures_that_are_on_the_piece(game: str, players: int, options: tuple[str, ...]) -> None:
    """Whoever can't see a piece hears its figures (1 may be said as a word), unless its label is drawn beside them."""
    board = Board(games()[game].folder / "board.svg", options, players, "wide")
    labelled = {
        name for name, symbol in board.symbols.items() if "data-label" in ElementTree.tostring(symbol, "unicode")
    }
    seen: set[tuple[str, str]] = set()
    for state in moments(games()[game], players, options, 5):
        for piece in games()[game].scene(state.view(0), []):
            figures = set(re.findall(r"\d+", piece.text)) - {"1"}
            if piece.label is None or piece.symbol in labelled or not figures or (piece.symbol, piece.text) in seen:
                continue
            seen.add((piece.symbol, piece.text))
            for language in LANGUAGES:
                said = Speech(language, games()[game], state, ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn"][:players])
                assert figures <= set(re.findall(r"\d+", said.phrase(piece.label))), (
                    piece.id,
                    said.phrase(piece.label),
                )
    assert seen


@pytest.mark.parametrize(("game", "players", "options"), some_tables(all_tables()))
def test_parts_that_are_kept_are_those_that_would_be_laid(game: str, players: int, options: tuple[str, ...]) -> None:
    """What scenes keep from one to the next depends on nothing that has changed meanwhile."""
    match = random_match(games()[game], players, options, 8)
    forget_parts()
    kept = []
    for step in match.steps(150):
        views = [step.before.view(viewer) for viewer in [*range(players), SPECTATOR]]
        kept.append((views, [games()[game].scene(view, []) for view in views]))
    for views, scenes in kept[::3]:
        forget_parts()
        assert [list(games()[game].scene(view, [])) for view in views] == [list(scene) for scene in scenes]


@pytest.mark.parametrize(("game", "players", "options"), largest())
def test_every_piece_lies_in_sight(game: str, players: int, options: tuple[str, ...]) -> None:
    for board in all_boards(games()[game], players, options):
        left, top, width, height = numbers(board.view.box)
        for state in moments(games()[game], players, options, 6):
            by_slot: dict[str, list[Piece]] = {}
            for piece in games()[game].scene(state.view(SPECTATOR), []):
                if board.shows(piece.slot):
                    by_slot.setdefault(piece.slot, []).append(piece)
            for slot, pieces in by_slot.items():
                sizes = [board.size(piece.symbol) for piece in pieces]
                for (wide, high), place in zip(sizes, board.slot(slot).places(sizes), strict=True):
                    assert left - 0.5 <= place.x <= left + width - wide * place.scale + 0.5, slot
                    assert top - 0.5 <= place.y <= top + height - high * place.scale + 0.5, slot


# Figures come from the edition


def other_edition(game: str, folder: Path, changes: dict[str, str], players: int, options: Sequence[str] = ()) -> State:
    """The start of a game with other figures."""
    text = (games()[game].folder / "edition.toml").read_text(encoding="utf-8")
    for pattern, new in changes.items():
        text, count = re.subn(pattern, new, text, count=1, flags=re.DOTALL)
        assert count, pattern
    (folder / "other.toml").write_text(text, encoding="utf-8")
    return games()[game].new(players, options, games()[game].edition(folder / "other.toml"))


def scene_of(game: str, state: State) -> dict[str, Piece]:
    options = getattr(games()[game].figures_of(state), "options", ())
    draw(games()[game], state.view(SPECTATOR), Speech("en", games()[game], state, ["Ada", "Ben", "Cleo"]), [], options)
    return {piece.id: piece for piece in games()[game].scene(state.view(SPECTATOR), [])}


def test_el_capitan_shows_the_figures_of_its_edition(tmp_path: Path) -> None:
    changes = {
        r'(id = "tunis".*?)row = 3': r"\1row = 2",
        r'(id = "tunis".*?)harbours = \[2, 3\]\nfortresses = \[4, 6\]': r"\1harbours = [7, 8, 9]\nfortresses = [11]",
        r'(id = "tunis".*?)closing = \[6, 8, 10\]': r"\1closing = [5]",
        r'(id = "napoli".*?)row = 2\ncolumn = 2': r"\1row = 3\ncolumn = 2",
        r"amount = 16": "amount = 17",
        r"spread = \[0,": "spread = [3,",
        r'name = "Tunis"': 'name = "Carthago"',
    }
    pieces = scene_of("el_capitan", other_edition("el_capitan", tmp_path, changes, 4))
    assert pieces["name-tunis"].slot == "name-4", "in the middle of the grid"
    assert pieces["name-tunis"].text == "Carthago\n0"
    assert pieces["city-napoli"].slot == "city-7"
    assert [pieces[f"berth-tunis-{space}"].text for space in range(3)] == ["7", "8", "9"]
    assert pieces["fort-tunis-0"].text == "11"
    assert "fort-tunis-1" not in pieces
    assert pieces["site-tunis-5"].symbol == "site-closing"
    assert pieces["site-tunis-6"].symbol == "site"
    assert pieces["site-tunis-13"].text == "8"
    assert pieces["loan-1"].text.startswith("17\n")
    assert pieces["spread-1"].text == "1\n3"


def test_el_capitan_shows_the_sites_that_close_with_few_players() -> None:
    few, many = (scene_of("el_capitan", games()["el_capitan"].new(players)) for players in (3, 4))
    assert (few["site-tunis-4"].symbol, many["site-tunis-4"].symbol) == ("site-closing", "site")


def test_capitol_shows_the_zones_of_its_edition(tmp_path: Path) -> None:
    changes = {
        r'(id = "palatinus".*?)small = 7\nfountains = 2': r"\1small = 15\nfountains = 1",
        r'id = "palatinus"\ncolour = "mauve"': 'id = "forum"\ncolour = "pink"',
        r'id = "esquilinus"\ncolour = "pink"': 'id = "esquilinus"\ncolour = "mauve"',
    }
    pieces = scene_of("capitol", other_edition("capitol", tmp_path, changes, 3))
    assert pieces["zone-forum"].symbol == "ground-pink"
    assert sum(piece.slot == "squares-6" for piece in pieces.values()) == 15
    assert sum(piece.symbol == "fountain" for piece in pieces.values()) == 3
    assert pieces["zone-esquilinus"].symbol == "ground-mauve"


def test_captains_war_shows_the_sheet_of_its_edition(tmp_path: Path) -> None:
    changes = {
        r"circles = 12\npadlocks_after = \[2, 4, 7, 10\]": "circles = 20\npadlocks_after = [0, 4, 7, 19]",
        r'id = "raft"(.*?)price = \["wood", "any"\]\npr = 2': r'id = "tub"\1price = ["rum"]\npr = 5',
        r"rum = 10\ncoins = 45": "rum = 30\ncoins = 60",
        r"resource_price = 3": "resource_price = 4",
        r"\nrows = 5": "\nrows = 2",
        r"line = \[.*?\]": "line = [-9, 0, 7]",
    }
    pieces = scene_of("captains_war", other_edition("captains_war", tmp_path, changes, 3))
    track = [piece.symbol for piece in pieces.values() if piece.slot == "mine-boat-track"]
    assert len(track) == 24
    assert track[0] == "padlock"
    assert pieces["A-boat-0"].symbol == "thing-boat"
    assert pieces["A-boat-0"].text == "5"
    assert [piece.symbol for piece in pieces.values() if piece.slot == "mine-boat-0-price"] == ["price-rum"]
    assert sum(piece.slot == "mine-rum-circles" for piece in pieces.values()) == 30
    assert sum(piece.slot == "mine-coins" for piece in pieces.values()) == 60
    assert pieces["A-price"].text == "4"
    assert [pieces[f"A-line-{attacks}"].text for attacks in range(3)] == ["−9", "0", "7"]


# What lies where


def test_a_bought_card_moves_to_the_hand(tmp_path: Path) -> None:
    game, luck = games()["el_capitan"], Luck(1)
    state = game.new(3)
    while state.to_move == CHANCE:
        state.happen(state.chance(luck))
    buy = next(event for event in state.legal() if game.text(state, event).startswith("buy "))
    card = f"card-{game.text(state, buy).removeprefix('buy ')}-0"
    before = {piece.id: piece for piece in game.scene(state.view(state.to_move), state.legal())}
    assert before[card].slot in ("destinations", "connections")
    assert before[card].events == (buy,)
    seat = int(state.to_move)
    state.happen(buy)
    after = {piece.id: piece for piece in game.scene(state.view(seat), state.legal())}
    assert after[card].slot == "hand-0", "the nearest"
    assert buy not in after[card].events


def test_capitol_hides_hands_and_bids() -> None:
    game, luck = games()["capitol"], Luck(2)
    state = game.new(2)
    while state.to_move == CHANCE:
        state.happen(state.chance(luck))
    while "bid done" not in [game.text(state, event) for event in state.legal()]:
        state.happen(game.event(state, "pass"))
    first, second = state.acting()
    bid = next(event for event in state.legal() if game.text(state, event) != "bid done")
    state.happen(bid)
    state.give_turn(first)
    state.happen(game.event(state, "bid done"))
    own = [piece for piece in game.scene(state.view(first), []) if piece.slot == "bid-0"]
    other = [piece for piece in game.scene(state.view(second), []) if piece.slot == "bid-1"]
    assert [piece.symbol.startswith("card-") for piece in own] == [True]
    assert [piece.symbol for piece in other] == ["sealed"]
    hand = [piece for piece in game.scene(state.view(second), []) if piece.slot == "hand-1"]
    assert len(hand) == 8
    assert all(piece.symbol.startswith("back-") and not piece.text for piece in hand)


def test_capitol_says_how_much_the_viewer_bids_and_to_nobody_else() -> None:
    game, luck = games()["capitol"], Luck(2)
    state = game.new(2)
    while state.to_move == CHANCE:
        state.happen(state.chance(luck))
    while "bid done" not in [game.text(state, event) for event in state.legal()]:
        state.happen(game.event(state, "pass"))
    seat, (low, high) = int(state.to_move), state.legal()[:2]
    for event in (low, high):
        state.give_turn(seat)
        state.happen(event)
    bid = [int(piece.text) for piece in game.scene(state.view(seat), []) if piece.slot == "bid-0"]
    assert len(bid) == 2
    totals = {
        viewer: [piece.text for piece in game.scene(state.view(viewer), []) if piece.id == "sum"]
        for viewer in (seat, 1 - seat, SPECTATOR)
    }
    assert totals == {seat: [str(sum(bid))], 1 - seat: ["0"], SPECTATOR: []}


def test_captains_war_turns_the_table_to_the_viewer() -> None:
    game, luck = games()["captains_war"], Luck(2)
    state = game.new(4)
    while state.to_move == CHANCE:
        state.happen(state.chance(luck))
    slots = {piece.id: piece.slot for piece in game.scene(state.view(2), [])}
    assert [slots[f"sheet-{letter}"] for letter in "CDAB"] == ["mine", "other-1", "other-2", "other-3"]
    slots = {piece.id: piece.slot for piece in game.scene(state.view(SPECTATOR), [])}
    assert slots["sheet-A"] == "mine"


def test_captains_war_shows_the_dice_taken_of_this_roll() -> None:
    """Until the crews are chosen, and never those of the turn before."""
    seen: dict[str, set[int]] = {}
    for step in random_match(games()["captains_war"], 3, (), 4).steps():
        pieces = games()["captains_war"].scene(step.before.view(0), [])
        taken = sum(piece.slot == "mine-taken" for piece in pieces)
        if step.entry.seat == 0:
            seen.setdefault(step.entry.text.split()[0], set()).add(taken)
    assert seen["aside"] == {0}
    assert seen["take"] == {0, 1}
    assert seen["done"] == {2}
    assert seen["crew"] == {0}
