"""`python -m bench.balance`: wins by place in the turn order, how games end, and the page about it."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench import balance

from captains_table.core.game import games


def test_places_are_counted_from_whoever_begins() -> None:
    found = balance.tally(games()["captains_war"], 3, (), 6, "greedy")
    assert sum(found.wins) == pytest.approx(found.games) == 6
    assert len(found.decisions) == 6
    assert len(found.scores) == 18
    ended = [found.counts[f"ended {kind}"] for kind in balance.ENDS["captains_war"]]
    assert sum(ended) >= 6, "every game meets one of the conditions"
    assert 0 < found.counts["used"] < found.counts["sheet"]


def test_where_captains_build_and_what_they_borrow_is_counted() -> None:
    found = balance.tally(games()["el_capitan"], 2, (), 2, "greedy")
    (text,) = balance.part_lines(found).values()
    shares = [int(share.rpartition(" ")[2][:-1]) for share in text.split(" | ")[2].split(", ")]
    assert len(shares) == 9, "the cities in play"
    assert sum(shares) == pytest.approx(100, abs=5)
    assert found.counts["built"] > found.counts["fortresses"] > 0
    assert found.counts["loans"] == found.counts["loan 0"] + found.counts["loan 1"]


def test_an_unfair_place_is_in_bold() -> None:
    fair = balance.Tally(games()["capitol"], 2, (), 100, [52.0, 48.0], [1.0] * 100, [1])
    unfair = balance.Tally(games()["capitol"], 2, (), 100, [70.0, 30.0], [1.0] * 100, [1])
    assert "**" not in balance.line(fair)
    assert "**70% [60–78]** · **30% [22–40]**" in balance.line(unfair)


def test_the_page_keeps_its_other_lines_and_what_was_concluded(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    arguments = ["--game", "captains_war", "--games", "2", "--bot", "greedy", "--page", str(page)]
    assert balance.main([*arguments, "--players", "2"]) == 0
    page.write_text(page.read_text(encoding="utf-8") + "\nA proposal:\n\n| gold | wins |\n", encoding="utf-8")
    assert balance.main([*arguments, "--players", "3"]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.count("| captains_war | 2 |") == text.count("| captains_war | 3 |") == 2
    assert text.rstrip().endswith("A proposal:\n\n| gold | wins |")
    assert text.count("| gold |") == 1


def test_other_printed_values_do_not_reach_the_page(tmp_path: Path) -> None:
    page, edition = tmp_path / "balance.md", tmp_path / "edition.toml"
    own = (games()["captains_war"].folder / "edition.toml").read_text(encoding="utf-8")
    edition.write_text(own.replace("gold = [3, 4, 5, 6, 6, 6]", "gold = [3, 3, 3, 3, 3, 3]"), encoding="utf-8")
    arguments = ["--game", "captains_war", "--players", "2", "--games", "2", "--bot", "greedy"]
    assert balance.main([*arguments, "--edition", str(edition), "--page", str(page)]) == 0
    assert not page.exists()


def test_the_net_can_be_kept_for_other_values(tmp_path: Path) -> None:
    game, file = games()["captains_war"], tmp_path / "edition.toml"
    own = (game.folder / "edition.toml").read_text(encoding="utf-8")

    def scores(gold: str) -> list[list[int]]:
        file.write_text(own.replace("gold = [3, 4, 5, 6, 6, 6]", f"gold = {gold}"), encoding="utf-8")
        bots = [f"bench.balance:{name}" for name in ("Swift", "SwiftByNet", "SwiftByHand")]
        return [balance.tally(game, 2, (), 1, bot, edition=game.edition(file)).scores for bot in bots]

    by_default, by_net, by_hand = scores("[3, 4, 5, 6, 6, 6]")
    assert by_default == by_net != by_hand
    by_default, by_net, by_hand = scores("[6, 6, 6, 6, 6, 6]")
    assert by_default == by_hand != by_net


def test_every_kind_of_table_is_played() -> None:
    kinds = {game.id: list(balance.tables(game, None)) for game in games().values() if game.id in balance.GAMES}
    assert [(players, number) for players, options, number in kinds["captains_war"] if not options] == [
        (players, 1000) for players in range(2, 7)
    ]
    assert sum(number for players, _, number in kinds["captains_war"] if players == 1) == 1000
    assert sum(number for _, _, number in kinds["capitol"]) >= 1998
    assert sum(number for _, _, number in kinds["el_capitan"]) >= 2000
