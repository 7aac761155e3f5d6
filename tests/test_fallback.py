"""Where the learned judge can't be used, bots say so: in the terminal, in an analysis and in the server's log."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from captains_table.bots.fallback import asks_learned_judge, fallback, fallback_of
from captains_table.cli import main
from captains_table.core.contract import CHANCE
from captains_table.core.editions import Edition
from captains_table.core.game import games
from captains_table.core.luck import Luck
from captains_table.core.match import new_match
from captains_table.server.metrics import Metrics
from captains_table.server.thinking import Thinkers
from captains_table.terminal.plan import begin
from captains_table.terminal.session import Session
from captains_table.texts.speech import LANGUAGES, Words
from divers import GAME as DIVERS
from play.arrange import table_of
from terminal.helpers import Paper, Typed

Output = pytest.CaptureFixture[str]
CAPITOL = games()["capitol"]
OTHER = (CAPITOL.folder / "edition.toml").read_text(encoding="utf-8").replace("floors = 90", "floors = 91", 1)
"""Capitol with one more floor."""


def in_one_line(text: str) -> str:
    """A text as it was before its lines were broken, with plain spaces."""
    return " ".join(text.split())


def test_only_bots_that_search_ask_the_learned_judge() -> None:
    asking = {
        name for name in ("random", "greedy", "level1", "level5", "level6@100") if asks_learned_judge(name, CAPITOL)
    }
    assert asking == {"level5", "level6@100"}
    assert not asks_learned_judge("nowhere:Bot", CAPITOL), "other people's bots are not made for it"


def test_there_is_a_line_if_a_bot_would_have_asked() -> None:
    own, other = CAPITOL.new(2), CAPITOL.new(2, (), Edition({**CAPITOL.own_edition().data, "edition": "x"}, "x"))
    assert fallback_of(CAPITOL, other, ["random", "level5"]) == "judge-figures"
    assert fallback_of(CAPITOL, other, ["random", "greedy"]) is None
    assert fallback_of(CAPITOL, own, ["level5"]) is None
    assert fallback(DIVERS, DIVERS.new(2)) is None, "a game without weights has nothing to do without"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_it_once(language: str) -> None:
    line = in_one_line(Words(language)("judge-figures"))
    for edition, times in ((OTHER, 1), (None, 0)):
        paper, typed = Paper(), Typed(["", ""])
        Session(begin(CAPITOL, ["Ada", "bot:4"], 2, edition=edition), language, paper, typed).run()
        assert len(typed.prompts) == 3, "Ada looks at the table again and again"
        assert in_one_line(paper.text).count(line) == times
    paper = Paper()
    Session(begin(CAPITOL, ["Ada", "greedy"], 2, edition=OTHER), language, paper, Typed([])).run()
    assert line not in in_one_line(paper.text)


@pytest.mark.parametrize("of_one_choice", [False, True])
def test_an_analysis_says_it(tmp_path: Path, capsys: Output, of_one_choice: bool) -> None:
    edition, line = tmp_path / "edition.toml", Words("en")("judge-figures")
    edition.write_text(OTHER, encoding="utf-8")
    for arguments, times in ((["--edition", str(edition)], 1), ([], 0)):
        match, luck = new_match("capitol", 2, (), CAPITOL.edition(edition) if arguments else None), Luck(1)
        while match.state.to_move == CHANCE or sum(entry.seat >= 0 for entry in match.entries) < 3:
            match.play(match.state.chance(luck) if match.state.to_move == CHANCE else match.state.legal()[0])
        (tmp_path / "game.txt").write_text(str(match), encoding="utf-8")
        analysed = ["analyse", str(tmp_path / "game.txt"), "--iterations", "1", "--lang", "en"]
        assert main([*analysed, *arguments, *(["--at", str(len(match.entries))] if of_one_choice else [])]) == 0
        assert in_one_line(capsys.readouterr().out).count(line) == times


def test_a_server_logs_it_once_for_each_table(caplog: pytest.LogCaptureFixture) -> None:
    async def choose(edition: str | None, level: str) -> None:
        table = table_of("Ada", "bot", game="capitol", edition=edition)
        thinkers = Thinkers(1, Metrics())
        try:
            for _ in range(2):
                await thinkers.choose(table, table.acting()[0], level)
        finally:
            thinkers.stop()

    caplog.set_level(logging.INFO, "captains_table")
    for edition, level, times in ((OTHER, "level4", 1), (OTHER, "level1", 0), (None, "level4", 0)):
        caplog.clear()
        asyncio.run(choose(edition, level))
        about = [vars(line) for line in caplog.records if line.message == "the learned judge is not used"]
        assert [(line["game"], line["bot"], line["why"]) for line in about] == [
            ("capitol", level, "judge-figures")
        ] * times
