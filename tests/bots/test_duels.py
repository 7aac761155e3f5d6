"""`make bots`: duels in pairs of games, and the page about them."""

from __future__ import annotations

from pathlib import Path
from time import thread_time

import pytest
from bench import bots, duels
from bench.behaviour import counted

from captains_table.bots import make_bot
from captains_table.bots.thinker import Thinker
from captains_table.core.game import games
from captains_table.core.luck import Luck


def test_the_page_tells_levels_and_duels(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for game in set(games()) - {"captains_war"}:
        monkeypatch.delitem(games(), game)
    monkeypatch.setattr(bots, "DUELS", {"2v1": ("level2", "level1", 0.65), "gvr": ("greedy", "random", 0.9)})
    monkeypatch.setattr(bots, "WATCHED", ("level3",))
    page = tmp_path / "bots.md"
    assert bots.main(["--games", "2", "--workers", "1", "--habits", "2", "--page", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert "| captains_war | misjudges by up to 8 points | misjudges by up to 3 points |" in text
    assert "| captains_war | 2 | level2 | level1 |" in text
    assert "| captains_war | 2 | greedy | random | 100% | 34%–100% | ≥ 90% | 2 |" in text
    assert "greedy" in capsys.readouterr().out
    assert "| captains_war | level3 | attacks where possible |" in text
    kept = next(line for line in text.splitlines() if "| level2 | level1 |" in line)
    habits = [line for line in text.splitlines() if line.startswith("| captains_war | level3 |")]
    assert len(habits) == 3
    assert bots.main(["--games", "4", "--workers", "1", "--duel", "gvr", "--page", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert all(line in text for line in (kept, *habits))
    assert "| captains_war | 2 | greedy | random | 100% | 51%–100% | ≥ 90% | 4 |" in text


def test_one_against_three() -> None:
    """The wanted share is that of the same odds to each of the others: 9 to 1 are 9 of 12."""
    duel = duels.fight(games()["el_capitan"], 4, ("greedy", "random", 0.9), duels.Limits(9, 100.0))
    assert duel.wins == duel.games == 8
    assert duel.wanted == pytest.approx(0.75)


def test_the_first_sits_on_every_seat_with_the_same_luck() -> None:
    found = duels.bouts(games()["capitol"], 3, "level2", "level1", 7)
    assert [bout.bots.index("level2") for bout in found] == [0, 2, 1, 0, 2, 1]
    assert [bout.luck for bout in found] == [0, 0, 0, 1, 1, 1]
    assert all(bout.bots.count("level1") == 2 for bout in found)


def test_players_a_game_is_not_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bots.main(["--players", "6", "--game", "capitol"])
    assert "none of these games is for 6 players" in capsys.readouterr().err


@pytest.mark.parametrize("players", [2, 3])
def test_only_whole_sets_of_games_count(players: int) -> None:
    duel = duels.fight(games()["captains_war"], players, ("greedy", "random", 0.9), duels.Limits(100, 0.0))
    assert duel.games % players == 0
    assert players <= duel.games < 100


def test_equal_time_is_processor_time() -> None:
    game = games()["captains_war"]
    for name in (duels.LEVEL5, duels.BY_HAND):
        bot = make_bot(name, game, Luck())
        assert isinstance(bot, Thinker)
        assert (bot.seconds, bot.clock) == (duels.SHORT, thread_time)
    stranger = make_bot(duels.STRANGER, game, Luck())
    assert isinstance(stranger, duels.ShortOpenSpielMcts)
    assert (stranger.seconds, stranger.clock) == (duels.SHORT, thread_time)


@pytest.mark.parametrize("options", [(), ("porto", "lisboa", "canarias")])
def test_greedy_sails_instead_of_paying_the_pirate(options: tuple[str, ...]) -> None:
    counts = counted(games()["el_capitan"], options, "greedy", 2, 1, 5)
    assert counts["seats"] == 2
    assert counts["loans"] > 0
    assert counts["paid"] <= 2
    assert (counts["outer"] > 0) == bool(options)


def test_habits_of_capitol_add_up() -> None:
    counts = counted(games()["capitol"], (), "greedy", 2, 1, 5)
    assert 0 < counts["burned"] < counts["cards"]
    assert counts["one"] + counts["two"] + counts["more"] == counts["buildings"] > 0
    assert counts["auctions"] > 0
