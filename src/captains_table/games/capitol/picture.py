"""The table as text, as wide as there is room; readable without colours."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import EVERYTHING, State
from captains_table.core.game import SEATS
from captains_table.core.picture import WIDTH, Row, Span, beside, by_words, row_width, shortened, text_width, wrapped
from captains_table.core.say import Say
from captains_table.games.capitol.dump import STEPS, buildings, finished, unfinished
from captains_table.games.capitol.rules.cards import queued
from captains_table.games.capitol.rules.figures import ROUNDS, ZONES_OF_COLOUR
from captains_table.games.capitol.rules.improvement import AUCTIONS, bid_sum, bid_values, improvement_on_offer
from captains_table.games.capitol.rules.layout import (
    BIDDING,
    CARDS,
    DISCARD,
    DRAWING,
    FOUNTAINS,
    HIDDEN,
    IMPROVEMENT,
    KNOWN,
    LARGE,
    PASSED,
    PILE_CELLS,
    PLAYER_CELLS,
    ROOFS,
    SCORE,
    SHAPE,
    UNSEEN,
    ZONE_CELLS,
)
from captains_table.games.capitol.rules.names import (
    COLOUR_NAMES,
    COLOURS,
    DECK_NAMES,
    DECKS,
    IMPROVEMENT_NAMES,
    NONE,
    PERMIT,
    SHAPES,
)
from captains_table.games.capitol.rules.placing import free_squares
from captains_table.games.capitol.rules.scoring import firsts_in, floors_in, points_in, seconds_in, tallest_in
from captains_table.games.capitol.rules.state import Capitol
from captains_table.games.capitol.words import ZONES_WITH_NAMES

GAP = 2
"""Columns between two zones."""
MARKS = ("●", "▲")
"""The shapes of roofs."""
FOUNTAIN_MARK = "≈"
FREE_MARK = "·"
SEEN_MARK = "°"
"""Marks a card of one's own hand that everybody has seen."""


def picture(state: State, say: Say, width: int = WIDTH) -> list[Row]:
    """The whole table as the viewer sees it."""
    state = cast("Capitol", state)
    rows = [*heading(state, say, width), []]
    for colour in range(COLOURS):
        rows += zones_of(state, colour, say, width)
    rows += [*wrapped(by_words(say("label-legend"), "dim"), width, 2), []]
    for deck in range(DECKS):
        rows += pile_rows(state, deck, say, width)
    rows.append([])
    for seat in range(state.seats):
        rows += player_rows(state, seat, say, width)
    return rows


def heading(state: Capitol, say: Say, width: int) -> list[Row]:
    """The round, the phase, and what is being auctioned."""
    row: Row = [(say("label-round", round=int(state.round), rounds=ROUNDS), "title")]
    row.append((f" · {say('phase-' + STEPS[state.phase])}", "strong"))
    row.append((" · " + say("label-supply", floors=int(state.floors)), ""))
    if state.stage == DRAWING:
        row.append((" · " + say("label-drawing", who=int(state.turn), cards=int(state.left)), "strong"))
    rows = wrapped(row, width, 2)
    if state.phase == IMPROVEMENT:
        offer = IMPROVEMENT_NAMES[improvement_on_offer(state)]
        spans: Row = [(say("label-auction", number=int(state.auction) + 1, auctions=AUCTIONS, what=offer), "strong")]
        if state.stage == BIDDING:
            names = ", ".join(shortened(say.player(seat), 16) for seat in state.acting())
            spans.append((" · " + say("label-bidding", names=names), ""))
            for seat in range(state.seats):
                if bid_sum(state, seat) > 0:
                    bid = say("label-bid", values=bid_values(state, seat), sum=int(bid_sum(state, seat)))
                    spans.append((f" · {SEATS[seat]}: {bid}", f"seat-{seat}"))
        rows += wrapped(spans, width, 2)
    return rows


# The board


def zones_of(state: Capitol, colour: int, say: Say, width: int) -> list[Row]:
    """The three zones of a colour, side by side."""
    tint = f"tint-{COLOUR_NAMES[colour]}"
    title = f"── {say('label-' + COLOUR_NAMES[colour])} "
    first = colour * ZONES_OF_COLOUR
    numbers = [int(state.figures.colour_zones[place]) for place in range(first, first + ZONES_OF_COLOUR)]
    box = (width - (ZONES_OF_COLOUR - 1) * GAP) // ZONES_OF_COLOUR
    boxes = [zone_box(state, zone, tint, say, box) for zone in numbers]
    return [[(title + "─" * (width - text_width(title)), tint)], *beside(boxes, GAP)]


def zone_box(state: Capitol, zone: int, tint: str, say: Say, width: int) -> list[Row]:
    """Name, shape and large square; the small squares; everybody's floors there."""
    at = zone * ZONE_CELLS
    name = state.figures.zone_names[zone]
    head: Row = [(shortened(zone_name(name, say), 17), tint)]
    if state.zone[at + SHAPE] != NONE:
        head.append((f" {MARKS[state.zone[at + SHAPE]]}", "strong"))
    if state.zone[at + LARGE] == NONE:
        head.append((" [ ]", "dim"))
    else:
        head.append((f" [{say('label-' + IMPROVEMENT_NAMES[state.zone[at + LARGE]])}]", "warn"))
    squares: Row = [(f"{SEATS[owner]}{height} ", f"seat-{owner}") for owner, height in buildings(state, zone)]
    squares += [(FOUNTAIN_MARK + " ", "tint-water")] * state.zone[at + FOUNTAINS]
    squares += [(FREE_MARK + " ", "dim")] * free_squares(state, zone)
    rows = [*wrapped(head, width, 1), *wrapped(squares, width, 0), *wrapped(standings(state, zone), width, 0)]
    rows[0].append((" " * (width - row_width(rows[0])), ""))
    return rows


def standings(state: Capitol, zone: int) -> Row:
    """Everybody's floors and highest building there, and the points if it were scored now; best first."""
    firsts = firsts_in(state, zone)
    seconds = seconds_in(state, zone, firsts)
    present = [seat for seat in range(state.seats) if floors_in(state, zone, seat) > 0]
    present.sort(key=lambda seat: (not (firsts >> seat) & 1, not (seconds >> seat) & 1, -floors_in(state, zone, seat)))
    spans: Row = []
    for seat in present:
        points = points_in(state, zone, firsts, seconds, seat)
        text = f"{SEATS[seat]} {floors_in(state, zone, seat)}/{tallest_in(state, zone, seat)}"
        spans.append((f"{text} +{points}  " if points else f"{text}  ", f"seat-{seat}"))
    return spans


def zone_name(name: str, say: Say) -> str:
    """A zone's name, or its id in editions with other zones."""
    return say(f"zone-{name}") if name in ZONES_WITH_NAMES else name


# Cards


def card_token(state: Capitol, card: int, say: Say, mark: str = "") -> Span:
    """A card in short, after the name of its deck: its value and, for a permit, its colour."""
    colour = state.figures.colour_of[card]
    value = f"{state.figures.value_of[card]}{mark} "
    if state.figures.deck_of[card] != PERMIT:
        return value, ""
    return say(f"label-{COLOUR_NAMES[colour]}-short") + value, f"tint-{COLOUR_NAMES[colour]}"


def pile_rows(state: Capitol, deck: int, say: Say, width: int) -> list[Row]:
    """A pile from its top, the number of unseen cards, and the discard pile."""
    at = deck * PILE_CELLS
    known, unseen, discarded = (int(state.pile[at + cell]) for cell in (KNOWN, UNSEEN, DISCARD))
    row: Row = [(say("label-pile", deck=DECK_NAMES[deck]) + " ", "strong")]
    tokens = [card_token(state, int(queued(state, deck, place)), say) for place in range(known + discarded)]
    if known:
        row += [("[", ""), (tokens[0][0].rstrip(), tokens[0][1] or "strong"), ("] ", ""), *tokens[1:known]]
    elif not unseen:
        row.append((say("label-empty") + " ", "dim"))
    if unseen:
        row.append((say("label-unseen", cards=unseen) + " ", "dim"))
    if discarded:
        row += [(f"· {say('label-discard')} ", "dim"), *tokens[known:]]
    return wrapped(row, width, 2)


def hand_row(state: Capitol, seat: int, say: Say) -> Row:
    """The cards of a hand as far as the viewer knows them, by deck; the others are counted."""
    cards = state.figures.cards
    own = state.viewer in (EVERYTHING, seat)
    row: Row = [(say("label-hand", cards=int(state.player[seat * PLAYER_CELLS + CARDS])) + " ", "dim")]
    for deck in range(DECKS):
        hidden = 0 if own else int(state.player[seat * PLAYER_CELLS + HIDDEN + deck])
        tokens: Row = []
        for place in range(state.figures.deck_first[deck], state.figures.deck_first[deck + 1]):
            card = int(state.figures.deck_cards[place])
            for copy in range(state.hands[seat * cards + card]):
                seen = own and copy < state.known[seat * cards + card]
                tokens.append(card_token(state, card, say, SEEN_MARK if seen else ""))
        tokens += [("? ", "dim")] * hidden
        if tokens:
            row += [(f" {say('label-' + DECK_NAMES[deck])} ", "dim"), *tokens]
    return row


# Players


def player_rows(state: Capitol, seat: int, say: Say, width: int) -> list[Row]:
    """A player's points, buildings, roofs and hand."""
    at = seat * PLAYER_CELLS
    style = f"seat-{seat}"
    head: Row = [("▶ " if state.to_move == seat else "  ", "strong")]
    head.append((f"{SEATS[seat]} {shortened(say.player(seat), 24)}", style))
    head.append(("  " + say("label-points", points=int(state.player[at + SCORE])), "strong"))
    if state.consul == seat:
        head.append(("  " + say("label-consul"), "warn"))
    if state.player[at + PASSED]:
        head.append(("  " + say("label-passed"), "dim"))
    ready = "".join(f" {height}{MARKS[shape]}" for height, shape in finished(state, seat)) or " –"
    begun = "".join(f" {height}" for height in unfinished(state, seat)) or " –"
    roofs = "".join(f" {state.player[at + ROOFS + shape]}{MARKS[shape]}" for shape in range(SHAPES))
    goods: Row = []
    for label, things in (("finished", ready), ("unfinished", begun), ("roofs", roofs)):
        goods.append((("   " if goods else "") + say(f"label-{label}"), "dim"))
        goods += [(thing, style) for thing in (" " + part for part in things.split())]
    return [
        *wrapped(head, width, 4),
        *([("    ", ""), *row] for row in wrapped(goods, width - 4, 2)),
        *([("    ", ""), *row] for row in wrapped(hand_row(state, seat, say), width - 4, 2)),
    ]
