"""Tables of Capitol for the tests: set up with given hands, or with things put where a test wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from captains_table.core.editions import Edition, read_edition
from captains_table.core.game import SEATS
from captains_table.core.match import Match, new_match
from captains_table.games.capitol import GAME
from captains_table.games.capitol.rules.cards import list_held
from captains_table.games.capitol.rules.layout import (
    CARDS,
    DISCARD,
    FOUNTAINS,
    HEAD,
    HIDDEN,
    HIGHEST,
    KNOWN,
    LARGE,
    PILE_CELLS,
    PLACED,
    PLAYER_CELLS,
    ROOFS,
    SHAPE,
    SQUARE,
    UNFINISHED,
    UNSEEN,
    ZONE_CELLS,
)
from captains_table.games.capitol.rules.names import DECK_NAMES, IMPROVEMENT_NAMES, SHAPE_NAMES, SHAPES
from captains_table.games.capitol.rules.state import Capitol

NAMES = ["Ada", "Ben", "Cleo", "Dora"]


def state_of(match: Match) -> Capitol:
    return cast("Capitol", match.state)


def dump(match: Match, viewer: int | None = None) -> dict[str, Any]:
    """The dump of the position, or of a seat's view of it."""
    state = match.state if viewer is None else match.state.view(viewer)
    return match.game.state_dump(state, len(match.entries), None)


def player(match: Match, seat: str, viewer: int | None = None) -> dict[str, Any]:
    found = dump(match, viewer)
    return {**found["players"][SEATS.index(seat)], "known": found["known"][seat], "bid": found["bids"][seat]}


def begin(
    players: int = 2, consul: str = "A", hands: Mapping[str, str] | None = None, edition: Edition | None = None
) -> Match:
    """After the set-up. Who is given a hand gets those cards, everything else is the first thing possible."""
    match = new_match(GAME, NAMES[:players], edition=edition)
    match.play(f"consul {consul}")
    wanted = {seat: cards.split() for seat, cards in (hands or {}).items()}
    promised = [card for cards in wanted.values() for card in cards]
    while match.state.to_move < 0:
        legal = match.legal()
        words = legal[0].split()
        if words[0] == "deal" and words[1] in wanted:
            kind = words[2].split("-")[0]
            card = next(card for card in wanted[words[1]] if card.startswith(kind))
            wanted[words[1]].remove(card)
            promised.remove(card)
            match.play(f"deal {words[1]} {card}")
        else:
            left = [text for text in legal if text.split()[-1] not in promised]
            match.play(left[0])
    return match


def play(match: Match, *lines: str) -> Match:
    """Events with who brings them about, each checked."""
    for line in lines:
        who, _, text = line.partition(" ")
        assert match.game.who(match.state) == who, f"'{line}', but it is the turn of {match.game.who(match.state)}"
        match.play(text)
    return match


def refused(match: Match, text: str) -> str | None:
    """The clause that forbids an event now."""
    refusal = match.why_not(text)
    return None if refusal is None else refusal.clause


def card_of(match: Match, card: str) -> int:
    return state_of(match).figures.card_names.index(card)


def zone_of(match: Match, zone: str) -> int:
    return state_of(match).figures.zone_names.index(zone)


def hold(match: Match, seat: str, cards: str = "") -> None:
    """Put exactly these cards into a hand, known to nobody else. (Where they came from does not matter.)"""
    state = state_of(match)
    number = SEATS.index(seat)
    first = number * state.figures.cards
    for cell in range(first, first + state.figures.cards):
        state.hands[cell] = state.known[cell] = 0
    for deck in range(3):
        state.player[number * PLAYER_CELLS + HIDDEN + deck] = 0
    for name in cards.split():
        card = card_of(match, name)
        state.hands[first + card] += 1
        state.player[number * PLAYER_CELLS + HIDDEN + state.figures.deck_of[card]] += 1
    state.player[number * PLAYER_CELLS + CARDS] = len(cards.split())
    list_held(state, number)


def own(
    match: Match,
    seat: str,
    finished: Sequence[str] = (),
    unfinished: Sequence[int] = (),
    roofs: tuple[int, int] = (3, 3),
) -> None:
    """Put exactly these buildings and roofs in front of a player: `2 round` is a finished one."""
    state = state_of(match)
    number = SEATS.index(seat)
    size = state.figures.highest + 1
    for height in range(size):
        state.unfinished[number * size + height] = list(unfinished).count(height)
        for shape in range(SHAPES):
            name = f"{height} {SHAPE_NAMES[shape]}"
            state.finished[(number * SHAPES + shape) * size + height] = list(finished).count(name)
    state.player[number * PLAYER_CELLS + UNFINISHED] = len(unfinished)
    for shape in range(SHAPES):
        state.player[number * PLAYER_CELLS + ROOFS + shape] = roofs[shape]


def build(
    match: Match,
    zone: str,
    buildings: str = "",
    shape: str = "round",
    fountains: int | None = None,
    large: str | None = None,
) -> None:
    """Put exactly these buildings into a zone: `A2` is one of A two floors high."""
    state = state_of(match)
    number = zone_of(match, zone)
    at = number * ZONE_CELLS
    placed = sorted(SEATS.index(word[0]) * SQUARE + int(word[1:]) for word in buildings.split())
    for square, building in enumerate(placed):
        state.squares[state.figures.square_first[number] + square] = building
    state.zone[at + PLACED] = len(placed)
    state.zone[at + HIGHEST] = max((building % SQUARE for building in placed), default=0)
    state.zone[at + SHAPE] = SHAPE_NAMES.index(shape) if placed else -1
    if fountains is not None:
        state.zone[at + FOUNTAINS] = fountains
    if large is not None:
        state.zone[at + LARGE] = IMPROVEMENT_NAMES.index(large)


def stack(match: Match, kind: str, known: str = "", discard: str = "", unseen: str = "") -> None:
    """Make a pile and its discard of exactly these cards."""
    state = state_of(match)
    deck = DECK_NAMES.index(kind)
    first = state.figures.queue_first[deck]
    cards = [card_of(match, card) for card in (*known.split(), *discard.split())]
    for place, card in enumerate(cards):
        state.queue[first + place] = card
    at = deck * PILE_CELLS
    state.pile[at + HEAD] = 0
    state.pile[at + KNOWN] = len(known.split())
    state.pile[at + DISCARD] = len(discard.split())
    state.pile[at + UNSEEN] = len(unseen.split())
    for card in range(state.figures.cards):
        if state.figures.deck_of[card] == deck:
            state.bag[card] = [card_of(match, name) for name in unseen.split()].count(card)


def to_auctions(match: Match) -> Match:
    """Everybody passes."""
    while dump(match)["step"] == "construction":
        match.play("pass")
    return match


def bid(match: Match, bids: Mapping[str, str]) -> Match:
    """One auction: who is not named bids nothing."""
    for seat in [SEATS[number] for number in match.state.acting()]:
        cards = sorted(card_of(match, card) for card in bids.get(seat, "").split())
        play(match, *(f"{seat} bid {state_of(match).figures.card_names[card]}" for card in cards), f"{seat} bid done")
    return match


def no_more_auctions(match: Match) -> Match:
    """Nobody bids any more in this round."""
    while dump(match)["step"] == "improvement":
        match.play("bid done")
    return match


def draw_all(match: Match) -> Match:
    """Everybody draws from the first pile possible, and the first card possible comes up."""
    while dump(match)["step"] == "draw":
        match.play(match.legal()[0])
    return match


def other_figures(folder: Path, *changes: tuple[str, str]) -> Edition:
    """Our edition with some lines changed."""
    text = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = folder / "edition.toml"
    path.write_text(text, encoding="utf-8")
    return read_edition(path)
