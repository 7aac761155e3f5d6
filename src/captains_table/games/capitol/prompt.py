"""What has to be decided in Capitol, for anybody at the table, as language-neutral phrases."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Arguments, Phrase
from captains_table.games.capitol.rules.draw import CARDS_A_ROUND
from captains_table.games.capitol.rules.events import PLAY
from captains_table.games.capitol.rules.improvement import bid_sum, improvement_on_offer
from captains_table.games.capitol.rules.layout import (
    ACTION,
    BIDDING,
    CARDS,
    PLACING,
    PLAYER_CELLS,
    RAISING,
    ROOFING,
    ROOFS,
    SITING,
)
from captains_table.games.capitol.rules.names import COLOUR_NAMES, IMPROVEMENT_NAMES, ROUND, TRIANGULAR
from captains_table.games.capitol.rules.scoring import extra_cards
from captains_table.games.capitol.rules.state import Capitol


def prompt(view: State) -> Phrase:
    """The decision of the seat to move. Other players learn nothing about hands and bids. CA 1.7, CA 6.2"""
    state = cast("Capitol", view)
    if state.viewer == state.to_move:
        kind, arguments = _decision(state)
        return Phrase(f"prompt-{kind}", arguments)
    if state.stage == BIDDING:
        return Phrase("prompt-bid-other", {"improvement": IMPROVEMENT_NAMES[improvement_on_offer(state)]})
    kind, arguments = _action(state) if state.stage == ACTION else _decision(state)
    return Phrase(f"prompt-{kind}-other", arguments)


def _decision(state: Capitol) -> tuple[str, Arguments]:
    at = state.to_move * PLAYER_CELLS
    if state.stage == ACTION:
        kinds = {state.figures.events.kind[event] for event in state.legal()}
        return _action(state) if PLAY in kinds else ("no-effect", {"cards": int(state.player[at + CARDS])})
    if state.stage == RAISING:
        return "raise", {"left": int(state.left)}
    if state.stage == ROOFING:
        round_roofs, triangular = state.player[at + ROOFS + ROUND], state.player[at + ROOFS + TRIANGULAR]
        return "roof", {"round": int(round_roofs), "triangular": int(triangular)}
    if state.stage == PLACING:
        return "place", {"colour": COLOUR_NAMES[state.colour]}
    if state.stage == BIDDING:
        improvement = IMPROVEMENT_NAMES[improvement_on_offer(state)]
        return "bid", {"improvement": improvement, "offered": int(bid_sum(state, state.to_move))}
    if state.stage == SITING:
        return IMPROVEMENT_NAMES[improvement_on_offer(state)], {}
    return "draw", {"left": int(state.left), "all": int(CARDS_A_ROUND + extra_cards(state, state.turn))}


def _action(state: Capitol) -> tuple[str, Arguments]:
    """CA 3.1: everybody may know how many cards a player has."""
    return "action", {"cards": int(state.player[state.to_move * PLAYER_CELLS + CARDS])}
