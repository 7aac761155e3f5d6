"""Random games, with our figures and with scarce ones: what must always hold, and the plain law agrees."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from captains_table.core.checks import check_choices, check_record
from captains_table.core.contract import CHANCE
from captains_table.core.editions import Edition
from captains_table.core.luck import Luck
from captains_table.core.match import Match, new_match
from captains_table.games.captains_war import GAME
from captains_table.games.captains_war.rules.layout import ENLISTED, SHEET
from captains_table.games.captains_war.rules.names import DIE_NAMES, RESOURCE_NAMES
from forms import by_form, drawn
from rules.captains_war.arrange import CAPTAINS, NAMES, dump, figures, state_of
from rules.captains_war.reference import Plain

MANY = by_form(pure=5, compiled=1000)
"""Games of each kind that the plain law plays as well."""
STYLES = {
    "any": (),
    "meek": ("done", "hold", "crew done"),
    "builders": ("acquire", "pay", "buy", "choose", "hold"),
    "recruiters": ("recruit", "take black", "reward", "hold"),
    "fighters": ("attack", "crew"),
    "walkers": ("take red", "step", "acquire", "reward boat", "reward attribute", "hold"),
    "misers": ("take yellow", "done", "reward gold", "hold"),
}
"""What players do whenever they can, so that rare corners are reached."""


@cache
def edition(name: str) -> Edition:
    """Our edition, or one in which something runs out or is unusual."""
    data = figures()
    stock, boarding, track = data["stock"], data["boarding"], data["track"]
    if name == "scarce goods":
        stock |= {"pearls": 5, "wood": 4, "gems": 4, "rum": 4}
    elif name == "scarce pirates":
        stock["pirates"] = [3, 3, 3, 1, 1]
        data["captain"][1]["crew"] = [1, 1, 2, 3, 3]
    elif name == "scarce coins":
        stock["coins"] = 14
        boarding |= {"rows": 9, "line": [-5, 0, 1, 2, 4, 6, 7, 8, 9, 10]}
    elif name == "long":
        stock |= {"coins": 300, "pearls": 60, "wood": 60, "gems": 60, "rum": 60, "pirates": [12, 9, 9, 7, 3]}
        boarding |= {"rows": 19, "line": [-5, *range(19)]}
    elif name == "odd dice":
        data["dice"]["blue"] = ["joker", "wood wood", "pearls", "rum rum", "gems"]
        data["dice"]["red"] = ["either 1", "either 3", "boat 4"]
        data["dice"]["yellow"] = [1, 2, 5, 9]
        data["solo_table"][3]["captain"] = ["blue", "blue"]
        data["boat"][0]["price"] = ["any", "any"]
        data["boat"][1]["price"] = ["any", "wood", "any", "any"]
    elif name == "odd tracks":
        track["padlocks_after"] = [0, 1, 2, 3]
        track["boat"]["4"] = "joker"
        boarding |= {"steps": 5, "crew": 2}
    return Edition(data, name)


EDITIONS = ["our", "scarce goods", "scarce pirates", "scarce coins", "long", "odd dice", "odd tracks"]


def choose(match: Match, style: tuple[str, ...], luck: Luck) -> str:
    """A random choice, mostly in a player's style."""
    return preferred(match.legal(), style, luck)


def preferred(legal: list[str], style: tuple[str, ...], luck: Luck) -> str:
    """One of these, mostly in a player's style."""
    liked = [text for text in legal if text.startswith(style)] if style else []
    if liked and luck.below(7) > 0:
        legal = liked
    return legal[luck.below(len(legal))]


def check_sheets(match: Match) -> None:
    """Held and spent are what is circled, and that is within the stock; tracks never pass a closed padlock."""
    stock = match.edition.data["stock"]
    track = match.edition.data["track"]
    people = GAME.dump(match.state)["players"]
    groups = [people] if len(match.players) == 1 else [[person] for person in people]
    for group in groups:
        for kind in RESOURCE_NAMES:
            assert sum(person["circled"][kind] for person in group) <= stock[kind]
        assert sum(person["coins"] for person in group) <= stock["coins"]
    for side, person in enumerate(people):
        for kind in RESOURCE_NAMES:
            assert 0 <= person["resources"][kind] <= person["circled"][kind]
        assert 0 <= person["gold"] <= person["coins"]
        for name in ("boat", "attribute"):
            wall = [*track["padlocks_after"], track["circles"]][person[f"{name}s"]]
            assert 0 <= person[f"{name}_track"] <= wall
        assert person["attacks"] + person["defences"] <= match.edition.data["boarding"]["rows"]
        enlisted = [int(state_of(match).sheets[side * SHEET + ENLISTED + row]) for row in range(5)]
        for held, row in zip(person["pirates"], enlisted, strict=True):
            assert 0 <= held <= row
    for row in range(5):
        for group in groups:
            sides = [people.index(person) for person in group]
            circled = sum(int(state_of(match).sheets[side * SHEET + ENLISTED + row]) for side in sides)
            assert circled <= stock["pirates"][row]


def pirates_of(match: Match) -> list[list[int]]:
    return [list(person["pirates"]) for person in GAME.dump(match.state)["players"]]


def check_conservation(match: Match, before: list[list[int]], enlisted: list[int]) -> None:
    """Pirates come by being circled and go by fighting, in no other way; at most a crew of each side falls at once."""
    after = pirates_of(match)
    fell = [happening for happening in match.entries[-1].tale if happening.kind == "fought"]
    state = state_of(match)
    for side, (old, new) in enumerate(zip(before, after, strict=True)):
        gained = sum(int(state.sheets[side * SHEET + ENLISTED + row]) for row in range(5)) - enlisted[side]
        lost = sum(old) + gained - sum(new)
        assert gained >= 0
        assert 0 <= lost <= (match.edition.data["boarding"]["crew"] if fell else 0)


def enlisted_of(match: Match) -> list[int]:
    state = state_of(match)
    sides = range(int(state.figures.sides))
    return [sum(int(state.sheets[side * SHEET + ENLISTED + row]) for row in range(5)) for side in sides]


def played(players: int, captain: str, name: str, styles: list[str], seed: int, by_law: bool) -> Match:
    """A whole game with every check after every event."""
    options = [captain] if players == 1 else []
    match = new_match(GAME, NAMES[:players], options, edition(name))
    law = Plain(match.edition.data, players, captain if players == 1 else None) if by_law else None
    luck = Luck(seed)
    while not match.over:
        before, enlisted = pirates_of(match), enlisted_of(match)
        style = () if match.state.to_move == CHANCE else STYLES[styles[match.state.to_move % len(styles)]]
        text = choose(match, style, luck)
        seal = match.state.seal
        match.play(text)
        check_sheets(match)
        check_conservation(match, before, enlisted)
        assert match.state.seal in (seal, seal + 1)
        if law is not None:
            law.happen(text)
            expected = law.dump()
            found: dict[str, Any] = dump(match)
            assert {key: found[key] for key in expected} == expected, f"after '{text}'"
    return match


@drawn(pure=5, compiled=25)
@given(
    players=st.integers(1, 6),
    captain=st.sampled_from(CAPTAINS),
    name=st.sampled_from(EDITIONS),
    styles=st.lists(st.sampled_from(sorted(STYLES)), min_size=1, max_size=6),
    seed=st.integers(0, 10**6),
)
def test_random_games_by_the_law(players: int, captain: str, name: str, styles: list[str], seed: int) -> None:
    """CW 1 to CW 10: stocks, padlocks and pirates hold, and every dump is that of the plain law."""
    match = played(players, captain, name, styles, seed, True)
    assert match.state.winners()
    assert match.entries[-1].tale, "the end is told"


@drawn(pure=5, compiled=30)
@given(
    captain=st.sampled_from(CAPTAINS),
    name=st.sampled_from(EDITIONS),
    style=st.sampled_from(sorted(STYLES)),
    seed=st.integers(0, 10**6),
)
def test_random_solo_games_by_the_law(captain: str, name: str, style: str, seed: int) -> None:
    """CW 8 to CW 10"""
    played(1, captain, name, [style], seed, True)


@pytest.mark.parametrize("captain", ["", *CAPTAINS])
def test_many_games_by_the_law(captain: str) -> None:
    """CW 1 to CW 10: the duel, and solo with each captain: the same choices at every event, and the same table at the
    beginning of every turn and at the end."""
    players, options = (1, [captain]) if captain else (2, [])
    styles = sorted(STYLES)
    for seed in range(MANY):
        state = GAME.new(players, options)
        law = Plain(GAME.own_edition().data, players, captain or None)
        luck, turn = Luck(seed), 0
        while law.who:
            legal = [GAME.text(state, event) for event in state.legal()]
            assert (GAME.who(state), sorted(legal)) == (law.who, sorted(law.legal))
            style = () if law.who == "*" else STYLES[styles[(seed + state.to_move) % len(styles)]]
            text = preferred(legal, style, luck)
            state.apply(GAME.event(state, text))
            law.happen(text)
            if law.turn != turn or not law.who:
                turn = law.turn
                expected = law.dump()
                found = GAME.state_dump(state, 0, None)
                assert {key: found[key] for key in expected} == expected, f"seed {seed}, turn {turn}, after '{text}'"


@pytest.mark.parametrize("players", [1, 3])
def test_the_reason_for_a_refused_die_is_right(players: int) -> None:
    """CW 3.2: not rolled, taken, set aside for another, or one taken and one set aside, and nothing else."""
    seen = set()
    for seed in range(15):
        match = new_match(GAME, NAMES[:players], CAPTAINS[:1] if players == 1 else [])
        luck = Luck(seed)
        while not match.over and dump(match)["turn"] < 4:
            if match.legal()[0].startswith("take"):
                seen |= check_dice(match)
            match.play(choose(match, (), luck))
    assert seen == ({"", "die", "used"} if players == 1 else {"", "die", "used", "aside", "rest"})


def check_dice(match: Match) -> set[str]:
    """Compare the reasons given for all dice with what lies on the table; the cases that have come up."""
    shown = dump(match)
    last = match.entries[-1]
    seen = set()
    for die in DIE_NAMES:
        there = int(die in ("yellow", "black", "red")) or shown["dice"].count(die)
        taken = int(last.line == f"{shown['to_move']} take {die}")
        aside = int(die == shown["aside"] and shown["to_move"] != shown["active"])
        case = "die" if not there else "rest" if taken and aside else "used" if taken else "aside"
        refusal = match.why_not(f"take {die}")
        found = "" if refusal is None else str(refusal.arguments["case"])
        assert found == ("" if there > taken + aside else case), f"take {die} of {shown['dice']}"
        seen.add(found)
    return seen


def test_every_game_ends() -> None:
    """CW 7.1: even if nobody ever does anything, after turn 100."""
    match = played(3, "", "long", ["meek"], 4, False)
    assert dump(match)["turn"] <= 100


@drawn(pure=2, compiled=10)
@given(players=st.integers(1, 6), captain=st.sampled_from(CAPTAINS), seed=st.integers(0, 10**6))
def test_the_contract_of_choices_and_records(players: int, captain: str, seed: int) -> None:
    options = (captain,) if players == 1 else ()
    check_choices(GAME, players, options, seed)
    check_record(GAME, players, options, seed)
