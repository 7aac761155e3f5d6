"""The coach: explains every kind of decision, tells who gained in a round, and never more than a seat may know."""

from __future__ import annotations

import asyncio

import pytest

from captains_table.bots.advice import bad_choices
from captains_table.core.checks import check_prompts, random_match, tables_to_check
from captains_table.core.contract import CHANCE
from captains_table.core.game import Game, Phrase, games
from captains_table.core.luck import Luck
from captains_table.core.match import Match, new_match
from captains_table.core.record import read_record
from captains_table.core.replay import replay
from captains_table.play.coach import coach_of, explanation, news_between, round_news, rounds
from captains_table.texts.catalogue import read_catalogue
from captains_table.texts.speech import LANGUAGES, Speech, Words
from divers import GAME as DIVERS
from play.arrange import ADA
from play.memory import Evening

GAMES = [game for game in games().values() if coach_of(game) is not None]
MOST_WORDS = 40
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def test_every_game_of_ours_has_a_coach() -> None:
    assert {"capitol", "captains_war", "el_capitan"} <= {game.id for game in GAMES}
    assert coach_of(DIVERS) is None
    assert round_news(random_match(DIVERS, 2, (), 1), 0, 0) == ()


@every_game
@pytest.mark.parametrize("size", ["smallest", "largest"])
def test_every_kind_of_decision_is_explained(game: Game, size: str) -> None:
    """In few words, in three languages; two sentences."""
    players, options = tables_to_check(game)[0 if size == "smallest" else -1]
    prompts = check_prompts(game, players, options, seed=5)
    kinds = {explanation(prompt) for prompt in prompts if not prompt.text.endswith("-other")}
    assert kinds
    for language in LANGUAGES:
        words = Words(language, (game.folder / "texts", game.folder / "learn"))
        for kind in kinds:
            said = words(kind)
            assert len(said.split()) <= MOST_WORDS, said
            assert said.count(". ") == 1, said
            assert said.endswith("."), said


@every_game
def test_prompts_and_explanations_go_together(game: Game) -> None:
    """Also those that come up rarely."""
    prompts = {text for text in read_catalogue(game.folder / "texts" / "en.ftl") if text.startswith("prompt-")}
    own = {explanation(Phrase(text)) for text in prompts if not text.endswith("-other")}
    for language in LANGUAGES:
        learn = read_catalogue(game.folder / "learn" / f"{language}.ftl")
        assert {text for text in learn if text.startswith("coach-")} == own


def test_an_explanation_is_named_after_the_prompt() -> None:
    assert explanation(Phrase("prompt-take-second", {"die": "red"})) == "coach-take-second"


def played(game: Game, seed: int, events: int) -> Match:
    """A random match of three after so many events."""
    match, luck = new_match(game, NAMES[:3]), Luck(seed)
    while not match.over and len(match.entries) < events:
        choices = match.state.legal()
        match.play(match.state.chance(luck) if match.state.to_move == CHANCE else choices[luck.below(len(choices))])
    return match


@every_game
def test_after_a_round_somebody_has_gained(game: Game) -> None:
    match, coach = played(game, 2, 250), coach_of(game)
    assert coach is not None
    ends = [number for number, _ in rounds(match, coach)]
    assert len(ends) > 1
    told = [round_news(match, seat, ends[-1] - 1) for seat in range(3)]
    assert sorted(news[0].text for news in told) == ["coach-round", "coach-round-other", "coach-round-other"]
    for language in LANGUAGES:
        speech = Speech(language, game, match.state, match.players)
        for news in told:
            assert len(news) == 2
            assert all(speech.phrase(phrase).endswith(".") for phrase in news)
    assert round_news(match, 0, ends[-1]) == (), "each round is told once"


@every_game
def test_news_tell_no_more_than_the_views(game: Game) -> None:
    """Positions that a seat can't tell apart make the same news."""
    match, coach = played(game, 4, 250), coach_of(game)
    assert coach is not None
    (_, before), (_, after) = list(rounds(match, coach))[-2:]
    for seat in range(3):
        old, new = before.view(seat), after.view(seat)
        other_old, other_new = (view.sample(Luck(1)).view(seat) for view in (old, new))
        assert news_between(game, coach, old, new, seat) == news_between(game, coach, other_old, other_new, seat)


@every_game
def test_warnings_tell_no_more_than_the_view(game: Game) -> None:
    """Two positions that a seat can't tell apart, and one seed: the same warnings."""
    match, luck, asked = new_match(game, NAMES[:3]), Luck(6), 0
    while not match.over and asked < 4:
        state = match.state
        choices = state.legal()
        if state.to_move >= 0 and len(choices) > 1 and luck.below(12) == 0:
            asked += 1
            view = match.view_to_choose(state.to_move)
            other = view.sample(Luck(7)).view(state.to_move)
            assert bad_choices(game, view, Luck(8)) == bad_choices(game, other, Luck(8))
        match.play(state.chance(luck) if state.to_move == CHANCE else choices[luck.below(len(choices))])
    assert asked == 4


def test_a_wasted_turn_is_warned_of() -> None:
    """EC 4.2: a loan, with money in hand and a warehouse to build."""
    game = games()["el_capitan"]
    match = replay(read_record(game.folder / "learn" / "closing.txt"))
    view = match.view_to_choose(0)
    bad = {game.text(view, fault.event): fault.why for fault in bad_choices(game, view, Luck(1))}
    assert {"loan 10", "loan 16"} <= bad.keys()
    assert "build" not in bad
    assert [phrase.text for phrase in bad["loan 16"]] == ["reason-debt"]


def test_the_coach_answers_whoever_is_to_choose() -> None:
    async def evening() -> None:
        here = Evening()
        await here.open("Ada", "Ben", first=0)
        ada, live = await here.enter(ADA)
        words = await here.ask(ada, live, t="coach", seat=0, since=0, id=7)
        *_, last = ada.shown.choices
        assert words == {"t": "coach", "id": 7, "bad": [{"e": last, "why": [["reason-loss"]]}], "round": []}
        dora, _ = await here.enter("dora")
        assert (await here.ask(dora, live, t="coach", seat=0, since=0))["code"] == "not-yours"

    asyncio.run(evening())


def test_without_hints_there_is_no_coach() -> None:
    async def evening() -> None:
        here = Evening()
        await here.open("Ada", "Ben", first=0, hints=False)
        ada, live = await here.enter(ADA)
        assert (await here.ask(ada, live, t="coach", seat=0, since=0))["phrase"][0] == "play-no-hints"

    asyncio.run(evening())
