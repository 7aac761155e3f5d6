"""Lessons over HTTP: every one of every game by its solution, what is refused, and the files that go with them."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import httpx
import pytest

from captains_table.core.game import games
from captains_table.core.legend import read_legend
from captains_table.play.howto import PICTURE
from captains_table.play.lessons import lessons_of
from captains_table.texts.speech import LANGUAGES
from server.people import DiversServer, Person

LESSONS = [(game.id, lesson.id) for game in games().values() for lesson in lessons_of(game)]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_lesson_is_learned_by_its_solution(shared: DiversServer, game: str, lesson: str) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada:
            seen = await ada.post(f"/api/lessons/{game}/{lesson}")
            steps = []
            while (step := seen["step"])["text"] is not None:
                steps.append(step["done"])
                pieces = {piece["i"] for piece in seen["view"]["pieces"]}
                assert set(step["point"]) <= pieces
                assert step["tells"] or step["solution"] in {choice[0] for choice in seen["view"]["choices"]}
                answer = {"choices": seen["choices"], "try": step["solution"]}
                seen = await ada.post(f"/api/lessons/{game}/{lesson}", answer)
                assert seen["tried"] == {"accepted": True}
            assert sorted(set(steps)) == list(range(seen["step"]["count"]))
            assert not ada.http.cookies

    asyncio.run(evening())


def test_an_unwanted_choice_says_why_and_shows_what_it_leads_to(shared: DiversServer) -> None:
    before = [">", "bid permit-blue-7", "bid permit-blue-4", "bid done"]
    seen = _ask(shared, "capitol/auction", choices=before, **{"try": "fountain caelius"})
    assert seen["choices"] == before
    assert seen["tried"]["accepted"] is False
    assert seen["tried"]["otherwise"] == "lesson-auction-otherwise-4"
    assert [phrase[0] for phrase in seen["tried"]["shown"]][:1] == ["event-site"]
    assert {piece["i"] for piece in seen["tried"]["pieces"]} != {piece["i"] for piece in seen["view"]["pieces"]}


def test_an_illegal_choice_cites_its_clause(shared: DiversServer) -> None:
    tried = _ask(shared, "capitol/build", choices=[">"], **{"try": "raise new"})["tried"]
    assert tried["accepted"] is False
    assert re.fullmatch(r"CA \d+\.\d+", tried["why"]["clause"])


def test_a_piece_that_offers_nothing_says_why(shared: DiversServer) -> None:
    seen = _ask(shared, "capitol/build", choices=[">", "play floor-6"], piece="card-A-roof-2-0")
    assert seen["why"]["clause"].startswith("CA ")


def test_choices_that_do_not_lead_on_are_left_out(shared: DiversServer) -> None:
    """A lesson may have changed since somebody left it."""
    assert _ask(shared, "capitol/build", choices=[">", "nonsense", ">"])["choices"] == [">"]


def test_a_count_of_a_lesson_is_told(shared: DiversServer) -> None:
    seen = _ask(shared, "el_capitan/payday")
    while not (counted := [entry["n"] for entry in seen["view"]["log"] if entry.get("count")]):
        seen = _ask(shared, "el_capitan/payday", choices=seen["choices"], **{"try": seen["step"]["solution"]})
    assert _ask(shared, "el_capitan/payday", choices=seen["choices"], count=counted[-1])["counted"]["rows"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("capitol/nothing", {}, 404),
        ("nothing/build", {}, 404),
        ("divers/1", {}, 404),
        ("capitol/build", {"choices": [">"], "try": "nonsense"}, 404),
        ("capitol/build", {"piece": "nothing"}, 404),
        ("capitol/build", {"count": 999_999}, 404),
        ("capitol/build", {"choices": [">"] * 101}, 400),
        ("capitol/build", {"choices": ["x" * 10_000]}, 400),
        ("capitol/build", {"choices": "all"}, 400),
        ("capitol/build", {"cheat": True}, 400),
    ],
)
def test_what_is_refused(shared: DiversServer, path: str, body: Any, status: int) -> None:
    response = _post(shared, path, body)
    assert response.status_code == status
    assert response.json()["error"]


def test_games_say_how_they_are_learned(shared: DiversServer) -> None:
    listed = {game["id"]: game for game in httpx.get(f"{shared.address}/api/games").json()}
    assert "learn" not in listed["divers"]
    for game in (game for game in games().values() if lessons_of(game)):
        found = listed[game.id]["learn"]
        assert found["lessons"] == [{"id": one.id, "steps": len(one.steps)} for one in lessons_of(game)]
        legend = json.loads(_file(shared, found["legend"]))
        assert [entry["id"] for entry in legend] == [entry.id for entry in read_legend(game.folder)]
        for language in LANGUAGES:
            texts = _file(shared, found["texts"][language])
            assert f"\nlegend-{legend[0]['id']} = " in texts
            assert all(f"\n{lesson.title} = " in texts for lesson in lessons_of(game))
            page = _file(shared, found["howto"][language])
            pictures = [asked["key"] for asked in PICTURE.finditer(page)]
            assert pictures
            drawing = _file(shared, f"{found['pictures'][language]}/{pictures[0]}-dark.svg")
            assert drawing.startswith("<svg")
            assert httpx.get(f"{shared.address}{found['pictures'][language]}/nothing-dark.svg").status_code == 404


def test_the_texts_of_the_program_have_an_address(shared: DiversServer) -> None:
    for language in LANGUAGES:
        response = httpx.get(f"{shared.address}/texts/{language}.ftl")
        assert "\nui-legend = " in response.text
        assert response.headers["cache-control"] == "no-cache"


def _file(server: DiversServer, path: str) -> str:
    response = httpx.get(f"{server.address}{path}")
    assert response.status_code == 200
    assert "immutable" in response.headers["cache-control"]
    return response.text


def _ask(server: DiversServer, lesson: str, **body: Any) -> Any:
    response = _post(server, lesson, body)
    assert response.status_code == 200, response.text
    return response.json()


def _post(server: DiversServer, lesson: str, body: Any) -> httpx.Response:
    headers = {"X-Captain": "1", "Origin": server.address}
    return httpx.post(f"{server.address}/api/lessons/{lesson}", json=body, headers=headers)
