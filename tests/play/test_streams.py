"""Whatever is sealed leaves no trace in what others are sent: not in counters, not in the number, size or time of
messages, not in anything that can be asked for."""

from __future__ import annotations

import asyncio
import copy
import random
from typing import Any

import pytest

from captains_table.core.contract import SEALED, SPECTATOR
from captains_table.core.luck import Luck
from captains_table.play import acts
from captains_table.play.facts import Moved
from captains_table.play.live_table import LiveTable
from captains_table.play.messages import encoded
from captains_table.play.reading import moment
from captains_table.play.rematch import record_for, viewpoint
from captains_table.play.table import Table
from captains_table.play.table_index import row_of
from captains_table.play.wire import summary
from play.arrange import NOW
from play.memory import Evening, MemoryStore, Viewing

SEATED = ("Ada", "Ben", "Cleo")
PLAYERS = ("ada", "ben", "cleo", "")


@pytest.mark.parametrize("game", ["capitol", "captains_war", "divers"])
def test_a_sealed_choice_is_nobody_elses_business(game: str) -> None:
    """At the sealed phases of a whole game, each seat in its turn: however it chooses, until all is shown the others
    get the same bytes at the same moments, and the same answers to everything they ask."""

    async def evening() -> None:
        luck, phases = random.Random(5), 0
        sizes: set[int] = set()
        here = Evening()
        await here.open(*SEATED, game=game, first=0)
        live = await here.live_tables.find("table")
        while live.table.status == "playing":
            timeline = acts.begun(live.table)
            if _is_sealed_phase(live.table) and timeline.sealed_from == timeline.length:
                seat = live.table.acting()[phases % len(live.table.acting())]
                courses = [await _course(here.store, seat, luck) for _ in range(2)]
                assert courses[0][0] == courses[1][0]
                sizes.update(size for _, size in courses)
                phases += 1
            await _choose(here, live, live.table.acting()[0], luck)
        assert game == "divers" or len(sizes) > 2, "courses of different lengths were compared"

    asyncio.run(evening())


def _is_sealed_phase(table: Table) -> bool:
    state = acts.begun(table).match.state
    return state.to_move >= 0 and state.veil(state.legal()[0]) == SEALED


async def _course(store: MemoryStore, seat: int, luck: random.Random) -> tuple[Any, int]:
    """A seat chooses at random until it is done, changing its mind on the way: what all others get and can ask for,
    and how many facts that took."""
    here = Evening(copy.deepcopy(store))
    viewers = [await here.enter(player) for player in PLAYERS]
    live = viewers[0][1]
    others = [viewing for number, (viewing, _) in enumerate(viewers) if number != seat]
    for viewing in others:
        viewing.received.clear()
    here.at, facts = NOW + 1, live.table.number
    while seat in live.table.acting():
        text = luck.choice(list(viewers[seat][0].shown.choices))
        if _shows(live.table, seat, text):
            break
        here.at += luck.randrange(1000)
        if _is_done_by(live.table, seat, text):
            assert not [viewing.received for viewing in others if viewing.received], "nothing to be told"
            here.at = NOW + 1_000_000
        await here.choose(*viewers[seat], text)
        if viewers[seat][0].shown.can["undo"] == "free" and seat in live.table.acting() and luck.random() < 0.3:
            await here.ask(*viewers[seat], t="undo", seat=seat)
    asked = [_asked(live.table, viewing.player) for viewing in others]
    return ([viewing.received for viewing in others], asked), live.table.number - facts


def _after(table: Table, seat: int, text: str) -> Any:
    state = acts.begun(table).match.state.clone()
    state.give_turn(seat)
    state.happen(table.game.event(state, text))
    return state


def _shows(table: Table, seat: int, text: str) -> bool:
    """Whether everything is shown with this choice."""
    return bool(_after(table, seat, text).seal != acts.begun(table).match.state.seal)


def _is_done_by(table: Table, seat: int, text: str) -> bool:
    return seat not in _after(table, seat, text).acting()


def _asked(table: Table, player: str) -> Any:
    """Everything that a person can ask for."""
    length = table.length_for(viewpoint(table, player))
    moments = [encoded(moment(table, player, n)) for n in range(max(0, length - 3), length + 1)]
    return encoded(summary(table)), row_of(table), str(record_for(table, player)), moments


async def _choose(here: Evening, live: LiveTable, seat: int, luck: random.Random) -> None:
    timeline = acts.begun(live.table)
    view = timeline.match.view_to_choose(seat)
    text = live.table.game.text(view, luck.choice(view.legal()))
    seen = timeline.seen_by(seat)
    player = PLAYERS[seat]
    await here.live_tables.act(
        "table", lambda table, at, chance: acts.move(table, player, seat, text, seen, at, chance)
    )


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", ["capitol", "captains_war"])
def test_who_changes_their_mind_in_secret_is_not_noticed(game: str, seed: int) -> None:
    """Whole games that differ only in sealed choices which were taken back give the others the same bytes."""

    async def course(fickle: bool) -> tuple[list[list[str]], int]:
        here = Evening()
        here.luck = Luck(seed)
        choices, doubts = random.Random(seed), random.Random(1)
        await here.open(*SEATED, game=game, first=seed % 3)
        viewers = [await here.enter(player) for player in PLAYERS]
        live = viewers[0][1]
        while live.table.status == "playing":
            seat = live.table.acting()[0]
            viewing = viewers[seat][0]
            text = choices.choice(list(viewing.shown.choices))
            if fickle and seat == 0:
                await _doubt(here, viewing, live, doubts)
            assert (await here.choose(viewing, live, text))["t"] == "ok"
        return [viewing.received for viewing, _ in viewers[1:]], live.table.number

    async def evening() -> None:
        (plain, fewer), (fickle, more) = await course(False), await course(True)
        assert more > fewer + 4
        assert plain == fickle

    asyncio.run(evening())


async def _doubt(here: Evening, viewing: Viewing, live: LiveTable, luck: random.Random) -> None:
    """Choose something in secret that leaves one choosing, and take it back."""
    if not _is_sealed_phase(live.table):
        return
    for _ in range(luck.randrange(3)):
        text = luck.choice(list(viewing.shown.choices))
        if _shows(live.table, 0, text) or _is_done_by(live.table, 0, text):
            return
        before = viewing.shown.n, list(viewing.shown.choices)
        assert (await here.choose(viewing, live, text))["t"] == "ok"
        assert (await here.ask(viewing, live, t="undo", seat=0))["t"] == "ok"
        assert (viewing.shown.n, list(viewing.shown.choices)) == before


def test_a_question_stays_open_while_others_choose_in_secret() -> None:
    """Ada asks to take back what she chose before an auction. Whether Ben has begun to bid is his secret."""

    async def evening() -> None:
        here, (ada, live) = await _auction()
        ben, _ = await here.enter("ben")
        assert ada.shown.can["undo"] == "ask", "Ben may have bid: nobody knows"
        await here.ask(ada, live, t="undo", seat=0)
        dora, _ = await here.enter("")
        can = dict(ada.shown.can)
        ada.received.clear()
        dora.received.clear()
        await here.choose(ben, live, next(text for text in ben.shown.choices if text != "bid done"))
        assert ada.received == dora.received == []
        await here.ask(ada, live, t="sync")
        assert (ada.shown.can, live.table.question is not None) == (can, True)

    asyncio.run(evening())


async def _auction() -> tuple[Evening, tuple[Viewing, LiveTable]]:
    """The first auction of a game of Capitol, begun by a choice of Ada's."""
    luck = random.Random(2)
    while True:
        here = Evening()
        here.luck = Luck(luck.randrange(10_000))
        await here.open("Ada", "Ben", game="capitol", first=0)
        ada, live = await here.enter("ada")
        while not _is_sealed_phase(live.table):
            await _choose(here, live, live.table.acting()[0], luck)
        if acts.begun(live.table).match.entries[-1].seat == 0:
            return here, (ada, live)


def test_what_was_sealed_is_counted_when_it_is_shown() -> None:
    async def evening() -> None:
        here = Evening()
        await here.open("Ada", "Ben", first=0)
        (ada, live), (ben, _), (dora, _) = [await here.enter(player) for player in ("ada", "ben", "")]
        start = dora.shown.n
        await here.choose(ben, live)
        assert [one.shown.n for one in (ada, ben, dora)] == [start, start + 1, start]
        assert summary(live.table).n == start
        assert [line["n"] for line in ben.shown.log if line["w"] == 1] == [start]
        await here.choose(ada, live)
        assert {one.shown.n for one in (ada, ben, dora)} == {start + 2}
        assert [(line["n"], line["w"]) for line in ben.shown.log if line["n"] >= start] == [(start, 0), (start + 1, 1)]
        moves = [fact for _, fact in await here.store.facts("table", 0) if isinstance(fact, Moved)]
        assert live.table.length_for(SPECTATOR) == len(moves)

    asyncio.run(evening())
