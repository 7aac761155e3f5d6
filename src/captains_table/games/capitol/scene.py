"""Capitol on the plan of Rome of `board.svg`: zones, piles, and what lies in front of the players."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import cast

from captains_table.core.contract import EVERYTHING, State
from captains_table.core.game import SEATS, Phrase
from captains_table.core.scene import Piece, Scene
from captains_table.games.capitol.dump import STEPS, buildings, finished, unfinished
from captains_table.games.capitol.rules.events import FOUNTAIN, IMPROVEMENT_NAMES
from captains_table.games.capitol.rules.figures import (
    COLOUR_NAMES,
    DECK_NAMES,
    DECKS,
    PERMIT,
    ROUNDS,
    SHAPE_NAMES,
    SHAPES,
)
from captains_table.games.capitol.rules.improvement import improvement_on_offer
from captains_table.games.capitol.rules.layout import (
    DISCARD,
    DONE,
    FOUNTAINS,
    HIDDEN,
    IMPROVEMENT,
    KNOWN,
    LARGE,
    NONE,
    PASSED,
    PILE_CELLS,
    PLACED,
    PLAYER_CELLS,
    ROOFS,
    SCORE,
    SHAPE,
    UNSEEN,
    ZONE_CELLS,
    Table,
    free_squares,
    queued,
)
from captains_table.games.capitol.rules.scoring import firsts_in, floors_in, points_in, seconds_in
from captains_table.games.capitol.rules.state import Capitol
from captains_table.games.capitol.words import Decoded, card_facts

TALLEST_DRAWN = 6
"""Higher buildings look like this one; their height is written on all of them."""
PLAIN = ("pass", "bid done")
"""The events that are no click on the table."""


def scene(state: State, events: Sequence[int]) -> list[Piece]:
    """Everything that the viewer sees, with the events on the pieces that one would click."""
    table = cast("Capitol", state)
    made = Scene(_offers(table, events))
    for zone in range(table.charts.zones):
        made.part(_zone_key(table, zone), _lay_zone, table, zone)
    for deck in range(DECKS):
        _lay_pile(made, table, deck)
    _lay_forum(made, table)
    for seat in range(table.seats):
        _lay_marks(made, table, seat)
        made.part(_player_key(table, seat), _lay_player, table, seat)
        made.part(_hand_key(table, seat), _lay_hand, table, seat)
    return made.pieces


# Where one would click


def _offers(table: Table, events: Sequence[int]) -> dict[str, list[int]]:
    """The events that each piece offers, by the name that the functions below give to its offers."""
    found: dict[str, list[int]] = {}
    for event in events:
        for piece in _pieces(table, Decoded(table, event)):
            found.setdefault(piece, []).append(event)
    return found


def _pieces(table: Table, told: Decoded) -> Iterator[str]:
    """The pieces on which an event is offered."""
    seat = SEATS[max(0, table.to_move)]
    if told.verb in ("play", "burn", "bid"):
        yield f"card-{seat}-{table.charts.card_names[told.kind]}"
    elif told.verb == "raise":
        yield f"unfinished-{seat}-{told.height}" if told.height > 0 else "supply"
    elif told.verb == "roof":
        yield f"unfinished-{seat}-{told.height}"
        yield f"roofs-{seat}-{SHAPE_NAMES[told.shape]}"
    elif told.verb == "place":
        yield f"zone-{table.charts.zone_names[told.zone]}"
        yield f"finished-{seat}-{told.height}-{SHAPE_NAMES[told.shape]}"
    elif told.verb == "site":
        name = table.charts.zone_names[told.zone]
        yield f"zone-{name}"
        yield f"square-{name}" if told.improvement == FOUNTAIN else f"large-{name}"
    elif told.verb == "draw":
        yield f"pile-{DECK_NAMES[told.deck]}"


# The board


def _zone_key(table: Table, zone: int) -> Hashable:
    """All that the pieces of a zone depend on."""
    at, first = zone * ZONE_CELLS, table.charts.square_first[zone]
    cells = [int(table.zone[cell]) for cell in range(at, at + ZONE_CELLS)]
    squares = range(first, first + table.zone[at + PLACED])
    return table.charts, "zone", zone, tuple(cells), tuple([int(table.squares[square]) for square in squares])


def _lay_zone(made: Scene, table: Table, zone: int) -> None:
    charts, at = table.charts, zone * ZONE_CELLS
    name = charts.zone_names[zone]
    ground = f"ground-{COLOUR_NAMES[charts.zone_colour[zone]]}"
    made.put(f"zone-{name}", ground, f"zone-{zone}", label=Phrase("piece-zone", {"zone": name}))
    shape = table.zone[at + SHAPE]
    if shape != NONE:
        label = Phrase("piece-zone-shape", {"zone": name, "shape": SHAPE_NAMES[shape]})
        made.put(f"shape-{name}", f"shape-{SHAPE_NAMES[shape]}", f"shape-{zone}", label=label)
    for owner, height in buildings(table, zone):
        like = f"building-{name}-{SEATS[owner]}-{height}"
        label = Phrase("piece-building-in", {"who": owner, "height": height, "zone": name})
        symbol = _building(SHAPE_NAMES[shape], height)
        made.put(made.twin(like), symbol, f"squares-{zone}", owner, str(height), label)
    for number in range(table.zone[at + FOUNTAINS]):
        label = Phrase("piece-fountain", {"zone": name})
        made.put(f"fountain-{name}-{number}", "fountain", f"squares-{zone}", label=label)
    for number in range(free_squares(table, zone)):
        label = Phrase("piece-square", {"zone": name})
        made.put(f"square-{name}-{number}", "square", f"squares-{zone}", label=label, like=f"square-{name}")
    large = table.zone[at + LARGE]
    symbol = "large-square" if large == NONE else IMPROVEMENT_NAMES[large]
    label = Phrase(f"piece-{symbol}", {"zone": name})
    made.put(f"large-{name}", symbol, f"large-{zone}", label=label)
    _lay_standing(made, table, zone)


def _lay_standing(made: Scene, table: Table, zone: int) -> None:
    """Everybody's floors, and the points if it were scored now, the best first. CA 7"""
    name = table.charts.zone_names[zone]
    firsts = firsts_in(table, zone)
    seconds = seconds_in(table, zone, firsts)
    present = [seat for seat in range(table.seats) if floors_in(table, zone, seat) > 0]
    present.sort(key=lambda seat: (not firsts >> seat & 1, not seconds >> seat & 1, -floors_in(table, zone, seat)))
    for seat in present:
        floors, points = int(floors_in(table, zone, seat)), int(points_in(table, zone, firsts, seconds, seat))
        label = Phrase("piece-standing", {"who": seat, "zone": name, "floors": floors, "points": points})
        text = f"{floors}\n+{points}" if points else str(floors)
        made.put(f"standing-{name}-{SEATS[seat]}", "tally", f"standing-{zone}", seat, text, label)


def _building(shape: str, height: int) -> str:
    return f"{shape}-{min(height, TALLEST_DRAWN)}"


def _lay_pile(made: Scene, table: Table, deck: int) -> None:
    """The visible card of a pile, or a back, and how many cards it and its discard have. CA 5.1"""
    at, name = deck * PILE_CELLS, DECK_NAMES[deck]
    known, unseen, discarded = (int(table.pile[at + cell]) for cell in (KNOWN, UNSEEN, DISCARD))
    label = Phrase("piece-pile", {"deck": name, "cards": known + unseen, "discard": discarded})
    if known:
        kind = int(queued(table, deck, 0))
        top = Phrase("piece-pile-top", {**label.arguments, **card_facts(table, kind)})
        value = str(table.charts.value_of[kind])
        made.put(f"pile-{name}", _face(table, kind), f"pile-{name}", text=value, label=top)
    else:
        made.put(f"pile-{name}", f"back-{name}" if unseen else "empty-pile", f"pile-{name}", label=label)
    made.put(f"counts-{name}", "counts", f"counts-{name}", text=f"{known + unseen}\n{discarded}", label=label)


def _lay_forum(made: Scene, table: Table) -> None:
    """The supply, what is being auctioned, round and phase."""
    floors = int(table.floors)
    made.put("supply", "supply", "supply", text=str(floors), label=Phrase("label-supply", {"floors": floors}))
    if table.phase == IMPROVEMENT:
        offer = IMPROVEMENT_NAMES[improvement_on_offer(table)]
        label = Phrase("piece-auction", {"what": offer, "number": int(table.auction) + 1})
        made.put("auction", offer, "auction", label=label)
        made.put("hammer", "hammer", "hammer", label=label)
    made.put("round", "plaque", "round", label=Phrase("label-round", {"round": int(table.round), "rounds": ROUNDS}))
    made.put("phase", "plaque", "phase", label=Phrase(f"phase-{STEPS[table.phase]}"))


# Players


def _lay_marks(made: Scene, table: Capitol, seat: int) -> None:
    """The score, who is consul, whose turn it is, and who has passed."""
    at, letter = seat * PLAYER_CELLS, SEATS[seat]
    score = str(table.player[at + SCORE])
    made.put(f"player-{letter}", "strip", f"player-{seat}", seat, score, Phrase("piece-player", {"who": seat}))
    if table.consul == seat:
        made.put("consul", "consul", f"consul-{seat}", label=Phrase("piece-consul", {"who": seat}))
    if seat in table.acting():
        made.put(f"turn-{letter}", "lantern", f"turn-{seat}", label=Phrase("piece-turn", {"who": seat}))
    if table.player[at + PASSED]:
        made.put(f"passed-{letter}", "passed", f"passed-{seat}", label=Phrase("piece-passed", {"who": seat}))


def _player_key(table: Table, seat: int) -> Hashable:
    """All that the roofs and buildings in front of a player depend on."""
    size, at = table.charts.highest + 1, seat * PLAYER_CELLS + ROOFS
    roofs = [int(table.player[cell]) for cell in range(at, at + SHAPES)]
    begun = [int(table.unfinished[cell]) for cell in range(seat * size, (seat + 1) * size)]
    done = [int(table.finished[cell]) for cell in range(seat * SHAPES * size, (seat + 1) * SHAPES * size)]
    return table.charts, "player", seat, tuple(roofs), tuple(begun), tuple(done)


def _lay_player(made: Scene, table: Table, seat: int) -> None:
    at, letter = seat * PLAYER_CELLS, SEATS[seat]
    for shape in range(SHAPES):
        left, name = int(table.player[at + ROOFS + shape]), SHAPE_NAMES[shape]
        label = Phrase("piece-roofs", {"who": seat, "shape": name, "count": left})
        made.put(f"roofs-{letter}-{name}", f"roof-{name}", f"roofs-{seat}", seat, f"×{left}", label)
    for height, shape in finished(table, seat):
        like = f"finished-{letter}-{height}-{SHAPE_NAMES[shape]}"
        label = Phrase("piece-building", {"who": seat, "height": height, "shape": SHAPE_NAMES[shape]})
        symbol = _building(SHAPE_NAMES[shape], height)
        made.put(made.twin(like), symbol, f"finished-{seat}", seat, str(height), label, like)
    for height in unfinished(table, seat):
        like = f"unfinished-{letter}-{height}"
        label = Phrase("piece-unfinished", {"who": seat, "height": height})
        made.put(made.twin(like), _building("open", height), f"unfinished-{seat}", seat, str(height), label, like)


def _face(table: Table, kind: int, seen: bool = False) -> str:
    deck, colour = table.charts.deck_of[kind], table.charts.colour_of[kind]
    name = f"permit-{COLOUR_NAMES[colour]}" if deck == PERMIT else DECK_NAMES[deck]
    return f"card-{name}-seen" if seen else f"card-{name}"


def _hand_key(table: Table, seat: int) -> Hashable:
    """All that the cards of a player, as the viewer sees them, depend on."""
    at, kinds = seat * PLAYER_CELLS, range(seat * table.charts.kinds, (seat + 1) * table.charts.kinds)
    cards = [(int(table.hands[cell]), int(table.bids[cell]), int(table.known[cell])) for cell in kinds]
    hidden = [int(table.player[at + HIDDEN + deck]) for deck in range(DECKS)]
    own, done = table.viewer in (EVERYTHING, seat), int(table.player[at + DONE])
    return table.charts, "hand", seat, own, done, tuple(cards), tuple(hidden)


def _lay_hand(made: Scene, table: Table, seat: int) -> None:
    """Cards the viewer knows, those that everybody knows marked, then the backs of the others. CA 1.7

    The cards of a bid lie apart; one that is complete and hidden from the viewer is a sealed letter.
    """
    charts, letter, at = table.charts, SEATS[seat], seat * PLAYER_CELLS
    own = table.viewer in (EVERYTHING, seat)
    for deck in range(DECKS):
        for place in range(charts.deck_first[deck], charts.deck_first[deck + 1]):
            kind = int(charts.deck_kinds[place])
            cell = seat * charts.kinds + kind
            held, bid, known = int(table.hands[cell]), int(table.bids[cell]), int(table.known[cell])
            like = f"card-{letter}-{charts.card_names[kind]}"
            for copy in range(held):
                slot = f"bid-{seat}" if copy >= held - bid else f"hand-{seat}"
                seen = "-seen" if copy < known else ""
                label = Phrase(f"piece-card{seen}", {"who": seat, **card_facts(table, kind)})
                value = str(charts.value_of[kind])
                made.put(f"{like}-{copy}", _face(table, kind, bool(seen)), slot, -1, value, label, like)
        for number in range(0 if own else table.player[at + HIDDEN + deck]):
            label = Phrase("piece-hidden", {"who": seat, "deck": DECK_NAMES[deck]})
            made.put(
                f"hidden-{letter}-{DECK_NAMES[deck]}-{number}", f"back-{DECK_NAMES[deck]}", f"hand-{seat}", label=label
            )
    if table.player[at + DONE] and not own:
        made.put(f"bid-{letter}", "sealed", f"bid-{seat}", label=Phrase("piece-bid", {"who": seat}))
