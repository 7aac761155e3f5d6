from __future__ import annotations

from pathlib import Path

import pytest

from captains_table.core import checks
from captains_table.core.contract import CHANCE, OVER, Happening
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck
from captains_table.core.match import new_match
from captains_table.core.picture import NARROW, WIDTH, plain, row_width
from captains_table.terminal.counts import count_rows
from captains_table.texts.speech import LANGUAGES, Speech, Unsaid, Words, language_of
from divers import GAME

TABLES = [
    (game, *table)
    for game in [*games().values(), GAME]
    for table in (checks.tables_to_check(game)[0], checks.tables_to_check(game)[-1])
]


@pytest.fixture
def speech() -> Speech:
    return Speech("en", GAME, GAME.new(2), ["Ada", "Ben"])


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=lambda part: getattr(part, "id", None))
def test_everything_that_happens_can_be_told(game: Game, players: int, options: tuple[str, ...], language: str) -> None:
    """Every event, happening, refusal, picture and count of a random game in this language."""
    match = new_match(game, players, options)
    speech = Speech(language, game, match.start(), match.players)
    luck = Luck(LANGUAGES.index(language))
    space = len(game.event_texts(game.figures_of(match.state)))
    while not match.over:
        state = match.state
        for event in state.legal():
            assert speech.event(state, event)
        for _ in range(8):
            refusal = game.why_not(state, luck.below(space))
            assert refusal is None or refusal.clause in speech.refusal(refusal)
        choices = state.legal()
        event = state.chance(luck) if state.to_move == CHANCE else choices[luck.below(len(choices))]
        tale = match.play(event).tale
        for happening in tale:
            assert speech.happening(happening)
        count = game.count(tale)
        width = (WIDTH, NARROW)[luck.below(2)]
        rows = count_rows(count, speech, width) if count is not None else []
        if luck.below(10) == 0 or match.over:
            rows += game.picture(match.state.view(luck.below(players)), speech, width)
        assert [plain([row]) for row in rows if row_width(row) > width] == []
    assert match.state.to_move == OVER
    assert count is not None, "the end of a game is counted"


def test_seats_are_said_as_names(speech: Speech) -> None:
    assert speech("event-first", who=1) == "Ben is the first diver."


def test_things_are_said_as_the_game_calls_them(speech: Speech) -> None:
    assert speech("event-pearl", worth=5) == "a big pearl (5) appears."


def test_plurals(speech: Speech) -> None:
    assert speech("told-scored", who=0, points=1) == "Ada scores a point."
    assert speech.happening(Happening("scored", {"who": 0, "points": 3})) == "Ada scores 3 points."


def test_a_rival_has_a_name() -> None:
    german = Speech("de", GAME, GAME.new(1, ["shark"]), ["Ada"])
    assert german.player(1) == "der Hai"


def test_a_refusal_cites_its_clause() -> None:
    match = new_match(GAME, ["Ada", "Ben"])
    for event in ("first A", "deal A 1", "deal A 2", "deal A 3", "deal B 1", "deal B 2", "deal B 3", "pearl 4"):
        match.play(event)
    refusal = match.why_not("dive 6")
    assert refusal is not None
    speech = Speech("fr", GAME, match.state, match.players)
    assert speech.refusal(refusal) == "Pas de 6 en main. (DI 2.2)"


def test_a_missing_text_raises_in_tests(speech: Speech) -> None:
    with pytest.raises(Unsaid, match="there is no text 'no-such-text' in en"):
        speech("no-such-text", who=1)


def test_a_missing_fact_raises_in_tests(speech: Speech) -> None:
    with pytest.raises(Unsaid, match="event-dive"):
        speech("event-dive", who=1)


def test_a_table_goes_on_without_a_text(speech: Speech, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", False)
    assert speech("no-such-text", who=1, depth=3) == "no-such-text who=Ben depth=3"
    assert speech("event-dive", who=1) == "event-dive who=Ben"


def test_a_text_without_a_value_is_missing(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hollow =\n    .label = only an attribute\n", encoding="utf-8")
    with pytest.raises(Unsaid, match="empty"):
        Words("en", (tmp_path,))("hollow")


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("de", {"LANG": "fr_FR.UTF-8"}, "de"),
        (None, {"LC_ALL": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"}, "de"),
        (None, {"LC_MESSAGES": "fr_CA", "LANG": "de_DE"}, "fr"),
        (None, {"LANG": "de-AT"}, "de"),
        (None, {"LC_ALL": "", "LANG": "fr"}, "fr"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "pt_BR.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_language_of(asked: str | None, environment: dict[str, str], language: str) -> None:
    assert language_of(asked, environment) == language
