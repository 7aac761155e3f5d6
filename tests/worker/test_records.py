"""All games of a page as records, and back; also of earlier rules, and with everything that can be wrong."""

from __future__ import annotations

import asyncio

import pytest

from captains_table.core.game import Game, games
from captains_table.core.record import parse_records
from captains_table.texts.speech import Words
from divers.revised import EARLIER
from worker.page import Page, Refusal, Visit
from worker.test_games import play_on

RECORD = "game: divers\nedition: 1\nplayers: Ada, Ben\n\n"


async def imported(records: str, language: str = "en") -> tuple[Page, list[str]]:
    page = Page()
    answer = await page.post("/api/import", {"records": records, "language": language})
    return page, answer["tables"]


def test_games_move_to_another_page() -> None:
    async def evening() -> None:
        page = Page()
        over = await page.open("divers", "me", "greedy")
        await play_on(page, over)
        begun = await page.open("capitol", "me", "level1", "local")
        await play_on(page, begun, 3)
        text = await page.get("/api/export")
        assert len(parse_records(text)) == 2

        other, tables = await imported(text)
        assert set(tables) == {over, begun}
        again = parse_records(await other.get("/api/export"))
        assert set(map(str, again)) == set(map(str, parse_records(text))), "nothing is lost on the way"
        infos = {one["id"]: one for one in (await other.get("/api/my"))["tables"]}
        assert infos[over]["status"] == "over"
        assert infos[over]["result"] == (await page.get(f"/api/tables/{over}"))["result"]
        assert [seat["kind"] for seat in infos[begun]["players"]] == ["person", "bot", "local"]
        assert infos[begun]["players"][1]["level"] == "level1"
        visit = await play_on(other, begun, 2)
        assert visit.shown.n > 0
        assert (await other.post(f"/api/tables/{over}/analysis"))["count"] > 0
        await page.close()
        await other.close()

    asyncio.run(evening())


def test_a_game_is_imported_once() -> None:
    async def evening() -> None:
        page = Page()
        table = await page.open("divers", "me", "greedy")
        await play_on(page, table, 2)
        early = await page.get("/api/export")
        facts = dict(page.storage.written)
        for _ in range(2):
            assert await page.post("/api/import", {"records": early}) == {"tables": [table]}
        assert page.storage.written == facts
        await play_on(page, table, 1)
        assert await page.post("/api/import", {"records": early}) == {"tables": [table]}, "the table knows more"
        lines = early[: early.index("* first")] + "* first B\n"
        assert "* first A" in early
        (another,) = (await page.post("/api/import", {"records": lines}))["tables"]
        assert another != table, "the game went on differently there"
        assert await page.post("/api/import", {"records": lines}) == {"tables": [another]}
        await page.close()

    asyncio.run(evening())


def test_a_game_that_ended_early_stays_over() -> None:
    async def evening() -> None:
        page = Page()
        table = await page.open("divers", "me", "greedy")
        visit = await play_on(page, table, 1)
        assert (await visit.ask(t="resign", seat=0))["t"] == "ok"
        other, tables = await imported(await page.get("/api/export"))
        info = await other.get(f"/api/tables/{tables[0]}")
        assert info["status"] == "over"
        assert info["result"] == (await page.get(f"/api/tables/{table}"))["result"]
        await page.close()
        await other.close()

    asyncio.run(evening())


def test_a_table_with_its_own_figures() -> None:
    async def evening() -> None:
        page = Page()
        printed = (games()["capitol"].folder / "edition.toml").read_text(encoding="utf-8")
        ours = printed.replace('edition = "2001"', 'edition = "ours"')
        table = await page.open("capitol", "me", "level1", edition=ours)
        await play_on(page, table, 1)
        other, tables = await imported(await page.get("/api/export"))
        assert (await other.get(f"/api/tables/{tables[0]}"))["edition"].startswith("ours@")
        assert (await play_on(other, tables[0], 1)).shown.n > 0
        await page.close()
        await other.close()

    asyncio.run(evening())


@pytest.mark.parametrize(
    ("records", "why"),
    [
        ("", "a record must begin with the line 'game: …'"),
        ("players: Ada\ngame: divers\n", "a record must begin with the line 'game: …'"),
        ("game: chess\nedition: 1\nplayers: Ada, Ben\n", "chess"),
        ("game: divers\nplayers: Ada, Ben\n", "records: the header has no line 'edition: …'"),
        (RECORD + "A fly\n", "records:5: 'A fly'"),
        (RECORD + "\n" + RECORD + "A fly\n", "records:10: 'A fly'"),
        (RECORD.replace("\n\n", "\nbots: Z greedy\n\n"), "can't read 'bots: Z greedy'"),
        (RECORD.replace("\n\n", "\nbots: B mymodule:Bot\n\n"), "can't read 'bots: B mymodule:Bot'"),
        (RECORD.replace("\n\n", "\nresigned: B late\n\n"), "can't read 'resigned: B late'"),
        (RECORD.replace("\n\n", "\nended: never\n\n"), "can't read 'ended: never'"),
        (RECORD.replace("\n\n", "\nedition-text: %%\n\n"), "can't read 'edition-text: %%'"),
        (RECORD.replace("\n\n", "\nrules: 99\n\n"), "revision 99"),
    ],
)
def test_what_is_wrong_with_a_record_is_told(records: str, why: str) -> None:
    async def evening() -> None:
        page = Page()
        with pytest.raises(Refusal) as refusal:
            await page.post("/api/import", {"records": records})
        assert refusal.value.status == 400
        text, arguments = refusal.value.phrase
        assert text == "play-bad-record"
        assert why in arguments["why"]
        assert page.storage.writes == 0, "all of them, or none"

    asyncio.run(evening())


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_an_error_in_the_reader_s_language(language: str) -> None:
    async def evening() -> None:
        page = Page()
        with pytest.raises(Refusal) as refusal:
            await page.post("/api/import", {"records": "hello", "language": language})
        text, arguments = refusal.value.phrase
        said = Words(language)(text, **arguments)
        begins = {"en": "must begin with", "fr": "commence par", "de": "beginnt mit"}
        assert begins[language] in said

    asyncio.run(evening())


def test_an_update_of_the_rules_loses_no_game(revised_divers: Game) -> None:
    """A page that was closed under earlier rules, or a record of them: the table is held and can be gone on with."""

    async def evening() -> None:
        before, (table,) = await imported(EARLIER)
        await before.close()
        page = Page(before.storage)
        assert (await page.get(f"/api/tables/{table}"))["revision"]["held"]
        (record,) = parse_records(await page.get("/api/export"))
        played = [str(line) for line in parse_records(EARLIER)[0].events]
        assert [str(line) for line in record.events] == played, "what does not fit any more is kept too"
        visit = Visit(page.room, table)
        assert (await visit.ask(t="go-on"))["t"] == "ok"
        assert (await play_on(page, table)).shown.table["status"] == "over"
        await page.close()

    asyncio.run(evening())
