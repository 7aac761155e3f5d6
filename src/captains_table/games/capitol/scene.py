"""Capitol on the map of Rome of `board.svg`: zones, piles, and what lies in front of the players."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import cast

from captains_table.core.cells import key_of
from captains_table.core.contract import EVERYTHING, State
from captains_table.core.game import SEATS, Phrase
from captains_table.core.scene import Scene
from captains_table.games.capitol.dump import STEPS, buildings, finished, unfinished
from captains_table.games.capitol.offers import offers
from captains_table.games.capitol.rules.cards import queued
from captains_table.games.capitol.rules.figures import ROUNDS
from captains_table.games.capitol.rules.improvement import bid_sum, improvement_on_offer
from captains_table.games.capitol.rules.layout import (
    BIDDING,
    DISCARD,
    DONE,
    FOUNTAINS,
    HIDDEN,
    IMPROVEMENT,
    KNOWN,
    LARGE,
    PASSED,
    PILE_CELLS,
    PLACED,
    PLAYER_CELLS,
    ROOFS,
    SCORE,
    SHAPE,
    UNSEEN,
    ZONE_CELLS,
)
from captains_table.games.capitol.rules.names import (
    COLOUR_NAMES,
    DECK_NAMES,
    DECKS,
    IMPROVEMENT_NAMES,
    NONE,
    PERMIT,
    SHAPE_NAMES,
    SHAPES,
)
from captains_table.games.capitol.rules.placing import free_squares
from captains_table.games.capitol.rules.scoring import firsts_in, floors_in, points_in, seconds_in
from captains_table.games.capitol.rules.state import Capitol
from captains_table.games.capitol.words import card_facts

TALLEST_DRAWN = 6
"""Higher buildings look like this one; the height is written on all of them."""


def scene(state: State, events: Sequence[int]) -> Scene:
    """Everything that the viewer sees, with the events on the pieces that one would click.

    The viewer's own things (for spectators those of the first seat) lie nearest, on the slots with number 0.
    """
    state = cast("Capitol", state)
    made = Scene(offers(state, events))
    figures = state.figures
    zones = key_of(state.zone, 0, figures.zones * ZONE_CELLS), key_of(state.squares, 0, len(state.squares))
    made.part((figures, "zones", *zones), _lay_zones, state)
    made.part((figures, "piles", *[_pile_key(state, deck) for deck in range(DECKS)]), _lay_piles, state)
    made.part((state.figures, "forum", state.floors, state.round, state.phase), _lay_forum, state)
    nearest = int(state.viewer) if 0 <= state.viewer < state.seats else 0
    for seat in range(state.seats):
        place = (seat - nearest) % state.seats
        made.part(_marks_key(state, seat, place), _lay_marks, state, seat, place)
        made.part(_player_key(state, seat, place), _lay_player, state, seat, place)
        made.part(_hand_key(state, seat, place), _lay_hand, state, seat, place)
    if state.phase == IMPROVEMENT:
        made.part(_auction_key(state, nearest), _lay_auction, state, nearest)
    return made


# The board


def _lay_zones(made: Scene, state: Capitol) -> None:
    for zone in range(state.figures.zones):
        made.part(_zone_key(state, zone), _lay_zone, state, zone)


def _zone_key(state: Capitol, zone: int) -> Hashable:
    """Everything that the pieces of a zone depend on."""
    at, first = zone * ZONE_CELLS, state.figures.square_first[zone]
    squares = key_of(state.squares, first, first + state.zone[at + PLACED])
    return state.figures, "zone", zone, key_of(state.zone, at, at + ZONE_CELLS), squares


def _lay_zone(made: Scene, state: Capitol, zone: int) -> None:
    figures, at = state.figures, zone * ZONE_CELLS
    name = figures.zone_names[zone]
    ground = f"ground-{COLOUR_NAMES[figures.zone_colour[zone]]}"
    made.put(f"zone-{name}", ground, f"zone-{zone}", label=Phrase("piece-zone", {"zone": name}))
    shape = state.zone[at + SHAPE]
    if shape != NONE:
        label = Phrase("piece-zone-shape", {"zone": name, "shape": SHAPE_NAMES[shape]})
        made.put(f"shape-{name}", f"shape-{SHAPE_NAMES[shape]}", f"shape-{zone}", label=label)
    for owner, height in buildings(state, zone):
        like = f"building-{name}-{SEATS[owner]}-{height}"
        label = Phrase("piece-building-in", {"who": owner, "height": height, "zone": name})
        symbol = _building(SHAPE_NAMES[shape], height)
        made.put(made.twin(like), symbol, f"squares-{zone}", owner, str(height), label)
    for number in range(state.zone[at + FOUNTAINS]):
        label = Phrase("piece-fountain", {"zone": name})
        made.put(f"fountain-{name}-{number}", "fountain", f"squares-{zone}", label=label)
    for number in range(free_squares(state, zone)):
        label = Phrase("piece-square", {"zone": name})
        made.put(f"square-{zone}-{number}", "square", f"squares-{zone}", label=label, like=f"square-{zone}")
    large = state.zone[at + LARGE]
    symbol = "large-square" if large == NONE else IMPROVEMENT_NAMES[large]
    label = Phrase(f"piece-{symbol}", {"zone": name})
    made.put(f"large-{name}", symbol, f"large-{zone}", label=label)
    _lay_standing(made, state, zone)


def _lay_standing(made: Scene, state: Capitol, zone: int) -> None:
    """Everybody's floors, and the points if it were scored now, best first. CA 7"""
    name = state.figures.zone_names[zone]
    firsts = firsts_in(state, zone)
    seconds = seconds_in(state, zone, firsts)
    present = [seat for seat in range(state.seats) if floors_in(state, zone, seat) > 0]
    present.sort(key=lambda seat: (not firsts >> seat & 1, not seconds >> seat & 1, -floors_in(state, zone, seat)))
    for seat in present:
        floors, points = int(floors_in(state, zone, seat)), int(points_in(state, zone, firsts, seconds, seat))
        label = Phrase("piece-standing", {"who": seat, "zone": name, "floors": floors, "points": points})
        text = f"{floors}\n+{points}" if points else str(floors)
        made.put(f"standing-{name}-{SEATS[seat]}", "tally", f"standing-{zone}", seat, text, label)


def _building(shape: str, height: int) -> str:
    return f"{shape}-{min(height, TALLEST_DRAWN)}"


def _pile_key(state: Capitol, deck: int) -> Hashable:
    """Everything that the pieces of a pile depend on."""
    at = deck * PILE_CELLS
    return queued(state, deck, 0) if state.pile[at + KNOWN] else NONE, key_of(state.pile, at, at + PILE_CELLS)


def _lay_piles(made: Scene, state: Capitol) -> None:
    for deck in range(DECKS):
        made.part((state.figures, "pile", deck, _pile_key(state, deck)), _lay_pile, state, deck)


def _lay_pile(made: Scene, state: Capitol, deck: int) -> None:
    """The visible card of a pile, or a back, and the numbers of cards in it and in its discard pile. CA 5.1"""
    at, name = deck * PILE_CELLS, DECK_NAMES[deck]
    known, unseen, discarded = (int(state.pile[at + cell]) for cell in (KNOWN, UNSEEN, DISCARD))
    label = Phrase("piece-pile", {"deck": name, "cards": known + unseen, "discard": discarded})
    face, value = f"back-{name}" if unseen else "empty", ""
    if known:
        card = int(queued(state, deck, 0))
        face, value = _kind(state, card), str(state.figures.value_of[card])
        label = Phrase("piece-pile-top", {**label.arguments, **card_facts(state, card)})
    text = f"{value}\n{known + unseen}\n{discarded}"
    made.put(f"pile-{name}", f"pile-{face}", f"pile-{name}", text=text, label=label)


def _lay_forum(made: Scene, state: Capitol) -> None:
    """The supply, round and phase."""
    floors = int(state.floors)
    made.put("supply", "supply", "supply", text=str(floors), label=Phrase("label-supply", {"floors": floors}))
    made.put("round", "plaque", "round", label=Phrase("label-round", {"round": int(state.round), "rounds": ROUNDS}))
    made.put("phase", "plaque", "phase", label=Phrase(f"phase-{STEPS[state.phase]}"))


# Players


def _marks_key(state: Capitol, seat: int, place: int) -> Hashable:
    """Everything that a player's strip and marks depend on."""
    at, acting = seat * PLAYER_CELLS, state.acting()
    turn = len(acting) if seat in acting else 0
    return (
        *(state.figures, "marks", seat, place, turn, state.consul == seat),
        *(state.player[at + SCORE], state.player[at + PASSED]),
    )


def _lay_marks(made: Scene, state: Capitol, seat: int, place: int) -> None:
    """The score, who is consul, whose turn it is, and who has passed."""
    at, letter = seat * PLAYER_CELLS, SEATS[seat]
    score = str(state.player[at + SCORE])
    strip = "strip-far" if place else "strip"
    made.put(f"player-{letter}", strip, f"player-{place}", seat, score, Phrase("piece-player", {"who": seat}))
    if state.consul == seat:
        made.put("consul", "consul", f"consul-{place}", label=Phrase("piece-consul", {"who": seat}))
    acting = state.acting()
    if seat in acting:
        lamp = "turn" if len(acting) == 1 else f"turn-{letter}"
        made.put(lamp, "lantern", f"turn-{place}", label=Phrase("piece-turn", {"who": seat}))
    if state.player[at + PASSED]:
        made.put(f"passed-{letter}", "passed", f"passed-{place}", label=Phrase("piece-passed", {"who": seat}))


def _auction_key(state: Capitol, seat: int) -> Hashable:
    """Everything that the auction depends on."""
    bid = bid_sum(state, seat) if _knows_bid(state, seat) else NONE
    return state.figures, "auction", seat, state.auction, improvement_on_offer(state), bid


def _knows_bid(state: Capitol, seat: int) -> bool:
    return state.stage == BIDDING and state.viewer in (EVERYTHING, seat)


def _lay_auction(made: Scene, state: Capitol, seat: int) -> None:
    """What is being auctioned, and how much the nearest player bids for it, as far as the viewer knows. CA 6"""
    offer = IMPROVEMENT_NAMES[improvement_on_offer(state)]
    label = Phrase("piece-auction", {"what": offer, "number": int(state.auction) + 1})
    made.put("hammer", "hammer", "hammer", label=label)
    made.put("auction", offer, "auction", label=label)
    if _knows_bid(state, seat):
        total = int(bid_sum(state, seat))
        made.put("sum", "sum", "sum", text=str(total), label=Phrase("piece-sum", {"who": seat, "sum": total}))


def _player_key(state: Capitol, seat: int, place: int) -> Hashable:
    """Everything that the roofs and buildings in front of a player depend on."""
    size, at = state.figures.highest + 1, seat * PLAYER_CELLS + ROOFS
    roofs = key_of(state.player, at, at + SHAPES)
    begun = key_of(state.unfinished, seat * size, (seat + 1) * size)
    done = key_of(state.finished, seat * SHAPES * size, (seat + 1) * SHAPES * size)
    return state.figures, "player", seat, place, roofs, begun, done


def _lay_player(made: Scene, state: Capitol, seat: int, place: int) -> None:
    """The roofs and buildings that are not on the board yet."""
    at, letter = seat * PLAYER_CELLS, SEATS[seat]
    for shape in range(SHAPES):
        left, name = int(state.player[at + ROOFS + shape]), SHAPE_NAMES[shape]
        label = Phrase("piece-roofs", {"who": seat, "shape": name, "count": left})
        made.put(f"roofs-{letter}-{name}", f"roof-{name}", f"roofs-{place}", seat, f"×{left}", label)
    for height, shape in finished(state, seat):
        like = f"finished-{letter}-{height}-{SHAPE_NAMES[shape]}"
        label = Phrase("piece-building", {"who": seat, "height": height, "shape": SHAPE_NAMES[shape]})
        symbol = _building(SHAPE_NAMES[shape], height)
        made.put(made.twin(like), symbol, f"finished-{place}", seat, str(height), label, like)
    for height in unfinished(state, seat):
        like = f"unfinished-{letter}-{height}"
        label = Phrase("piece-unfinished", {"who": seat, "height": height})
        made.put(made.twin(like), _building("open", height), f"unfinished-{place}", seat, str(height), label, like)


def _kind(state: Capitol, card: int) -> str:
    deck, colour = state.figures.deck_of[card], state.figures.colour_of[card]
    return f"permit-{COLOUR_NAMES[colour]}" if deck == PERMIT else DECK_NAMES[deck]


def _hand_key(state: Capitol, seat: int, place: int) -> Hashable:
    """Everything that the cards of a player, as the viewer sees them, depend on."""
    at, first, end = seat * PLAYER_CELLS, seat * state.figures.cards, (seat + 1) * state.figures.cards
    cards = [key_of(cells, first, end) for cells in (state.hands, state.bids, state.known)]
    hidden = key_of(state.player, at + HIDDEN, at + HIDDEN + DECKS)
    own = state.viewer in (EVERYTHING, seat)
    return state.figures, "hand", seat, place, own, state.player[at + DONE], *cards, hidden


def _lay_hand(made: Scene, state: Capitol, seat: int, place: int) -> None:
    """Cards that the viewer knows, marked if everybody knows them, then the backs of the others. CA 1.7

    The cards of a bid lie separately; a complete bid hidden from the viewer is a sealed letter. Only the nearest hand
    is large enough to show what the cards do; everybody knows the visible cards in the others.
    """
    figures, letter, at = state.figures, SEATS[seat], seat * PLAYER_CELLS
    own = state.viewer in (EVERYTHING, seat)
    hand = list(state.hands[seat * figures.cards : (seat + 1) * figures.cards])
    for deck in range(DECKS):
        for card in figures.deck_cards[figures.deck_first[deck] : figures.deck_first[deck + 1]]:
            held = hand[card]
            if not held:
                continue
            cell = seat * figures.cards + card
            bid, known = state.bids[cell], state.known[cell]
            like = f"card-{letter}-{figures.card_names[card]}"
            for copy in range(held):
                slot = f"bid-{place}" if copy >= held - bid else f"hand-{place}"
                seen = "-seen" if copy < known else ""
                face = f"mini-{_kind(state, card)}" if place else f"card-{_kind(state, card)}{seen}"
                label = Phrase(f"piece-card{seen}", {"who": seat, **card_facts(state, card)})
                made.put(f"{like}-{copy}", face, slot, -1, str(figures.value_of[card]), label, like)
        for number in range(0 if own else state.player[at + HIDDEN + deck]):
            back, label = f"back-{DECK_NAMES[deck]}", Phrase("piece-hidden", {"who": seat, "deck": DECK_NAMES[deck]})
            made.put(f"hidden-{letter}-{DECK_NAMES[deck]}-{number}", back, f"hand-{place}", label=label)
    if state.player[at + DONE] and not own:
        made.put(f"bid-{letter}", "sealed", f"bid-{place}", label=Phrase("piece-bid", {"who": seat}))
