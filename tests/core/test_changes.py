"""Changes of the rules: which there are, and what they do to records of earlier revisions."""

from __future__ import annotations

from pathlib import Path

import pytest

from captains_table.core.changes import Change, Changes, dated, read_changes
from captains_table.core.errors import BadRecord, BadSetup
from captains_table.core.game import Game, games
from captains_table.core.match import new_match
from captains_table.core.record import parse_record
from captains_table.core.replay import RulesChanged, replay
from captains_table.texts.clauses import chapters_in, rules_text
from captains_table.texts.speech import LANGUAGES, Words
from divers import GAME
from divers.revised import CHANGES, EARLIER, revised

OURS = [games()[name] for name in ("capitol", "captains_war", "el_capitan")]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_change_names_a_clause_and_says_what(game: Game) -> None:
    assert game.revision == 2
    numbers = {f"{chapter.number}.{clause}" for chapter in chapters_in(rules_text(game)) for clause in chapter.clauses}
    for change in game.changes.all:
        assert change.clause in numbers
        assert set(change.options) <= set(game.options)
        assert set(change.players) <= set(game.players)
        for language in LANGUAGES:
            assert Words(language, (game.folder / "texts",))(change.what)


def test_what_has_changed_in_revision_two() -> None:
    clauses = {game.id: [change.clause for change in game.changes.all] for game in OURS}
    assert clauses == {"capitol": [], "captains_war": ["3.2", "9.5", "9.6"], "el_capitan": ["11.5"]}


def test_a_game_without_a_list_of_changes_is_of_revision_one() -> None:
    assert GAME.changes == Changes(1, ())
    assert GAME.revision == 1


def test_only_changes_that_concern_a_game_count() -> None:
    solo = Change(2, "2026-11-18", "9.5", "x", players=(1,))
    lisboa = Change(2, "2026-11-18", "11.5", "x", players=(2,), options=("lisboa",))
    wider = Change(2, "2026-11-18", "3.2", "x", widens=True)
    later = Change(3, "2027-01-02", "1.1", "x")
    changes = Changes(3, (solo, lisboa, wider, later))
    assert changes.since(1, 1, []) == [solo, later]
    assert changes.since(1, 2, ["lisboa", "porto"]) == [lisboa, later]
    assert changes.since(1, 2, ["porto"]) == [later]
    assert changes.since(2, 1, []) == [later]
    assert changes.since(3, 1, []) == []
    assert dated("CW", [solo, wider, later]) == "CW 9.5, CW 3.2 (2026-11-18); CW 1.1 (2027-01-02)"


@pytest.mark.parametrize(
    "text",
    [
        "revision = 2\n",
        "[[revision]]\nnumber = 3\ndate = 2026-11-18\n",
        "[[revision]]\nnumber = 2\ndate = 'today'\n",
        "[[revision]]\nnumber = 'two'\ndate = 2026-11-18\n",
        CHANGES.replace("clause", "paragraph"),
        "[[revision",
        "",
    ],
)
def test_lists_of_changes_that_are_none(text: str, tmp_path: Path) -> None:
    (tmp_path / "changes.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadSetup, match=r"changes\.toml: "):
        read_changes(tmp_path)


# Records


def test_a_record_of_an_earlier_revision_is_seen_up_to_where_the_rules_part(revised_divers: Game) -> None:
    with pytest.raises(RulesChanged) as raised:
        replay(parse_record(EARLIER, "r"))
    assert str(raised.value) == (
        "r:15: 'B sell' no longer fits the rules, which have changed since revision 1: DI 3.2 (2026-11-18)"
    )
    match = raised.value.match
    assert [entry.line for entry in match.entries][-1] == "B dive 4"
    assert match.rules == 1
    assert raised.value.arguments["number"] == 11


def test_a_record_of_the_revision_of_today_is_broken_there(revised_divers: Game) -> None:
    with pytest.raises(BadRecord, match=r"r:16: 'B sell': is not legal here \(DI 3.2\)") as raised:
        replay(parse_record(EARLIER.replace("\n\n", "\nrules: 2\n\n"), "r"))
    assert not isinstance(raised.value, RulesChanged)


def test_what_is_no_event_at_all_is_broken_under_any_rules(revised_divers: Game) -> None:
    with pytest.raises(BadRecord, match="'B fly': is not a move in divers") as raised:
        replay(parse_record(EARLIER.replace("B sell", "B fly"), "r"))
    assert not isinstance(raised.value, RulesChanged)


def test_a_change_that_does_not_concern_the_game_is_no_excuse(divers: None, tmp_path: Path) -> None:
    game = revised(tmp_path, CHANGES + 'options = ["shark"]\n')
    record = parse_record(EARLIER, "r")
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games(), "divers", game)
        with pytest.raises(BadRecord, match="is not legal here") as raised:
            replay(record)
    assert not isinstance(raised.value, RulesChanged)


@pytest.mark.parametrize("wrong", ["A keep", "* pearl 2"])
def test_somebody_elses_turn_may_be_the_change_too(revised_divers: Game, wrong: str) -> None:
    with pytest.raises(RulesChanged):
        replay(parse_record(EARLIER.replace("B sell", wrong)))


def test_events_after_the_end_may_be_the_change_too(revised_divers: Game) -> None:
    text = EARLIER.replace("B sell", "B keep") + "A dive 2\nB dive 5\nB keep\n"
    assert replay(parse_record(text)).over
    with pytest.raises(RulesChanged):
        replay(parse_record(text + "A keep\n"))


def test_a_record_that_fits_keeps_its_revision_until_it_is_played_on(revised_divers: Game) -> None:
    text = EARLIER.replace("B sell", "B keep")
    match = replay(parse_record(text))
    assert match.rules == 1
    assert "rules" not in str(match)
    match.play("dive 2")
    header = str(match).split("\n\n")[0].splitlines()
    assert header[3:] == ["rules: 2", "rules-before: 1 to event 12"]
    again = replay(parse_record(str(match)))
    assert str(again) == str(match)
    again.play("dive 5")
    assert str(again).split("\n\n")[0].splitlines() == header, "it was of the revision of today"


def test_new_matches_are_of_the_revision_of_today(revised_divers: Game) -> None:
    match = new_match(revised_divers, ["Ada"], ["shark"])
    assert str(match).splitlines()[2:5] == ["players: Ada", "options: shark", "rules: 2"]
    assert "rules" not in str(new_match(GAME, ["Ada", "Ben"]))


@pytest.mark.parametrize("revision", ["3", "9999"])
def test_a_revision_from_the_future(revised_divers: Game, revision: str) -> None:
    text = EARLIER.replace("\n\n", f"\nrules: {revision}\n\n")
    with pytest.raises(BadRecord, match=rf"^r: played under revision {revision} of the rules of divers, but this"):
        replay(parse_record(text, "r"))
