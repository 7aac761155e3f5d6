"""A session of the divers, typed line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from captains_table.core.contract import CHANCE, EVERYTHING
from captains_table.core.game import games
from captains_table.core.match import new_match
from captains_table.core.record import parse_record, read_record
from captains_table.core.replay import replay
from captains_table.play.facts import Opened
from captains_table.play.table import Table
from captains_table.terminal.plan import begin, resume
from captains_table.terminal.session import Session, show_result
from captains_table.texts.speech import Speech
from divers import GAME
from terminal.helpers import Paper, Typed, session_of

pytestmark = pytest.mark.usefixtures("divers")
WHOLE = ["1"] * 20
"""Enough first choices for any game of the divers."""


def test_a_whole_game_against_bots() -> None:
    session, paper, _ = session_of("Ada,bot,random", WHOLE)
    session.run()
    assert session.match.over
    assert "── Final result" in paper.text
    assert paper.text.count("★") == len(session.match.state.winners())
    assert "Ada           " in paper.text, "the count"
    assert replay(parse_record(str(session.match))).over


def test_bots_alone_are_watched() -> None:
    session, paper, typed = session_of("bot,random", [])
    session.run()
    assert session.match.over
    assert typed.prompts == []
    assert " is the first diver." in paper.text
    assert " gets a " not in paper.text, "hands are nobody's business"


def test_a_shared_victory() -> None:
    match = new_match(GAME, ["Ada", "Ben"])
    cards = ["deal A 5", "deal A 1", "deal A 1", "deal B 4", "deal B 2", "deal B 2"]
    for event in ["first A", *cards, "pearl 3", "dive 5", "dive 4", "keep", "pearl 3", "dive 1", "dive 2", "sell"]:
        match.play(event)
    paper = Paper()
    show_result(match, Speech("en", GAME, match.state, match.players), paper)
    assert "Ada and Ben share the victory with a score of 3." in paper.text


def test_what_others_did_is_told_once() -> None:
    session, paper, _ = session_of("Ada,bot,random", [*WHOLE, ""])
    session.run()
    told = [line for line in paper.text.splitlines() if "is the first diver" in line]
    assert len(told) == 1


def test_enter_draws_the_table_again_with_the_news() -> None:
    session, paper, _ = session_of("Ada,bot", ["", "table"])
    session.run()
    assert paper.text.count("is the first diver") == 3
    assert paper.text.count("── Ada’s move") == 3


def test_sealed_choices_are_told_when_all_are_made() -> None:
    """Bot C dives before Ada does; what it did is news after her choice, not before."""
    session, paper, _ = session_of("Ada,bot,bot", ["1"])
    session.run()
    before, after = paper.text.split("── Ada’s move", 1)
    assert "Bot C dives" not in before
    assert "Bot C dives" in after


def test_people_take_turns_behind_a_curtain() -> None:
    session, paper, typed = session_of("Ada,Ben", ["", "1", "", "1"])
    session.run()
    first, second = (session.match.players[entry.seat] for entry in session.match.entries if entry.text[:4] == "dive")
    assert typed.prompts[:4] == [
        f"Press Enter when {first} is ready ",
        f"{first}> ",
        f"Press Enter when {second} is ready ",
        f"{second}> ",
    ]
    between = paper.text.split("Pass the keyboard to")
    for part in between[1:]:
        name = part.split(".")[0].strip()
        other = "Ben" if name == "Ada" else "Ada"
        assert f"{other} gets a" not in part


def test_one_person_needs_no_curtain() -> None:
    session, _, typed = session_of("Ada,bot", ["1"])
    session.run()
    assert all("ready" not in prompt for prompt in typed.prompts)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("why sell", "✗ Everybody is diving now. (DI 2.1)"),
        ("why dive 5", "✗ There is no 5 in the hand. (DI 2.2)"),
        ("why 1", "✓ This move is legal. Ada dives to 2."),
        ("WHY dive 6", "✓ This move is legal. Ada dives to 6."),
        ("why", "Which move? Example: why dive 2"),
        ("why dive", "“dive” can be several moves. Example: why dive 2 · dive 6"),
        ("why se", "✗ Everybody is diving now. (DI 2.1)"),
        ("why qqqq", "“qqqq” is not a move in this game. See the list above"),
        ("why dive 99", "“dive 99” is not a move in this game. Did you mean dive"),
        ("dive 5", "✗ There is no 5 in the hand. (DI 2.2)"),
        ("div", "“div” is neither a move nor a command here. Did you mean dive 2 · dive 6?"),
        ("dvie 2", "Did you mean dive 2"),
        ("99", "“99” is neither a move nor a command here. Type help for a list."),
        ("hint", "→ dive "),
        ("undo", "There is nothing to undo."),
        ("legend", "This game has no legend."),
        ("rules", " DI 2  Diving"),
        ("rules 2.3", "DI 2.3 The deepest dive"),
        ("rules 9.9", "There is no clause “9.9”. Try: DI 1, DI 2, DI 3"),
        ("save", "Which file?"),
        ("save /no/such/folder/game.txt", "Could not write /no/such/folder/game.txt: No such file or directory"),
        ("help", "undo your last move"),
        ("log", " * a small pearl (2) appears."),
    ],
)
def test_commands(typed: str, answer: str) -> None:
    session, paper, _ = session_of("Ada,bot,bot", [typed])
    session.run()
    after = paper.text.split("── Ada’s move", 1)[1]
    assert answer in after


@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [
        ("en", "why build", "✗ To build, your ship must be in a harbour space. (EC 5.1)"),
        ("fr", "pourquoi construire", "✗ Pour construire, le bateau doit être au port. (EC 5.1)"),
        ("de", "warum bauen", "✗ Zum Bauen muss dein Schiff auf einem Hafenfeld liegen. (EC 5.1)"),
        ("fr", "pourquoi naviguer vers Tunis", "✗ Ada n’a pas la carte Tunis (1 sceau). (EC 3.4)"),
        ("de", "warum kaufen", "„kaufen“ kann mehrere Züge bedeuten. Zum Beispiel: warum kaufen "),
    ],
)
def test_why_answers_part_of_a_move(language: str, typed: str, answer: str) -> None:
    """The reason that is closest to the point, or complete moves to choose from."""
    plan = begin(games()["el_capitan"], ["Ada", "bot"], 5, first="A")
    paper = Paper()
    Session(plan, language, paper, Typed([typed])).run()
    assert answer in " ".join(paper.text.split())


def test_words_in_another_language() -> None:
    session, paper, _ = session_of("Ada,bot,bot", ["warum sell", "why sell", "ende", ""], language="de")
    session.run()
    assert paper.text.count("✗ Gerade tauchen alle. (DI 2.1)") == 2
    assert paper.text.endswith("Du hast die Partie verlassen.\n")


def test_completions() -> None:
    session, _, typed = session_of("Ada,bot,bot", [])
    session.run()
    assert typed.completions("d") == ["dive 2", "dive 6"]
    assert typed.completions("u") == ["undo"]
    assert "why sell" in typed.completions("why s")
    assert typed.completions("rules 3") == ["rules 3.1", "rules 3.2", "rules 3.3"]
    assert typed.completions("nothing") == []


def test_undo_takes_back_a_choice() -> None:
    session, paper, _ = session_of("Ada,Ben", ["", "1", "", "undo", "", "log"], first="A")
    session.run()
    assert [entry.line for entry in session.match.entries if entry.seat >= 0] == []
    assert len(session.table.timeline.phrases) == len(session.match.entries)
    assert " A Ada dives" not in paper.text


def test_undo_stops_where_something_was_shown() -> None:
    session, paper, _ = session_of("Ada,bot,bot", ["dive 6", "undo"])
    session.run()
    assert "so this can’t be undone" in paper.text


def test_undo_takes_back_own_dice() -> None:
    """A slip of the finger is no secret."""
    session, _, _ = session_of("Ada,bot", ["first A", "deal A 3", "undo", "deal A 4", "undo", "undo"], own_dice=True)
    session.run()
    assert session.match.entries == []


def test_save_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    session, paper, _ = session_of("Ada,bot", ["1", f"save {file}", "quit"])
    session.run()
    assert f"Saved to {file}." in paper.text
    match = replay(read_record(file))
    assert str(match) == str(session.match)
    again, typed = Paper(), Typed(WHOLE)
    resumed = Session(resume(match, file, [], 1), "en", again, typed)
    resumed.run()
    assert resumed.match.over
    assert str(resumed.match).startswith(file.read_text(encoding="utf-8"))


def test_saving_over_another_file_needs_a_yes(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("something else", encoding="utf-8")
    session, _, typed = session_of("Ada,bot", [f"save {file}", "n"])
    session.run()
    assert file.read_text(encoding="utf-8") == "something else"
    assert "Overwrite it? [y/N] " in typed.prompts[1]
    session, _, _ = session_of("Ada,bot", [f"save {file}", "y", "1", "save"])
    session.run()
    assert "A dive" in file.read_text(encoding="utf-8")


def test_leaving_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    session, paper, _ = session_of("Ada,bot", ["quit", str(file)])
    session.run()
    assert file.exists()
    assert paper.text.endswith("You have left the game.\n")


def test_own_dice_are_asked_for_and_checked() -> None:
    lines = ["first A", "deal A 3", "deal A 3", "deal A 3", "deal A 3", "pearl 7", "why deal B 1", "hint", "deal B 2"]
    session, paper, typed = session_of("Ada,bot", lines, own_dice=True)
    session.run()
    assert [entry.line for entry in session.match.entries] == ["* first A", *["* deal A 3"] * 3, "* deal B 2"]
    assert typed.prompts[0] == "dice> "
    assert "── What came up?" in paper.text
    assert "✗ It is not the moment for that. (DI 1.3)" in paper.text
    assert "“pearl 7” is neither a move nor a command here" in paper.text
    assert "There are no hints for dice and cards." in paper.text


def test_a_lone_diver_meets_the_shark() -> None:
    session, paper, _ = session_of("Ada", WHOLE, options="shark")
    session.run()
    assert "the shark" in paper.text.split("── Final result")[1]


def test_nobody_answers() -> None:
    session, paper, _ = session_of("Ada,bot", [])
    session.run()
    assert paper.text.endswith("You have left the game.\n")


def test_a_session_is_what_its_facts_tell() -> None:
    """With something taken back on the way."""
    session, _, _ = session_of("Ada,Ben,random", ["", "1", "", "undo", *["1", ""] * 20], first="A")
    session.run()
    table = session.table.table
    (_, at, opened), *facts = table.fresh
    assert isinstance(opened, Opened)
    again = Table(table.id, opened, at)
    for _, at, fact in facts:
        again.apply(fact, at)
    assert again.timeline is not None
    assert again.timeline.back_for(0) == 1
    assert str(again.timeline.match) == str(session.match)
    assert again.timeline.phrases == session.table.timeline.phrases


def test_a_sealed_choice_is_taken_back_alone() -> None:
    """The bot that has chosen since does not choose again."""
    session, _, _ = session_of("Ada,random,Ben", ["", "1", "", "undo"], first="A")
    session.run()
    assert [entry.who for entry in session.match.entries if entry.text.startswith("dive")] == ["B"]
    assert session.table.turn == 0


def test_whoever_chooses_is_asked_by_what_they_know() -> None:
    session, _, _ = session_of("Ada,Ben", [], first="A")
    view = session.table.view_to_choose(0)
    assert (view.viewer, view.to_move) == (0, 0)
    assert session.table.view_to_choose(CHANCE).viewer == EVERYTHING
