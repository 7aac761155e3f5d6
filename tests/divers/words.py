"""How the divers are told and drawn."""

from __future__ import annotations

from typing import Any, cast

from captains_table.core.contract import State
from captains_table.core.game import SEATS, Arguments, Phrase
from captains_table.core.judge import Judge
from captains_table.core.picture import Row
from captains_table.core.say import Say
from divers.rules import DEAL, DIVE, KEEP, PEARL, UNKNOWN, Divers, rivals


def dump(state: State) -> dict[str, Any]:
    table = cast("Divers", state)
    return {
        "round": table.round,
        "pearl": table.pearl,
        "players": [
            {"seat": SEATS[seat], "hand": [card or "?" for card in hand], "dive": table.dives[seat] or "?"}
            for seat, hand in enumerate(table.hands)
        ],
    }


def explain(state: State, event: int, clause: int) -> Arguments:
    return {"depth": event - DIVE + 1} if clause == 202 else {}


def tell(state: State, event: int) -> Phrase:
    if event < DEAL:
        return Phrase("event-first", {"who": event})
    if event < PEARL:
        seat, card = divmod(event - DEAL, 6)
        return Phrase("event-deal", {"who": seat, "card": card + 1})
    if event < DIVE:
        return Phrase("event-pearl", {"worth": event - PEARL + 1})
    if event < KEEP:
        return Phrase("event-dive", {"who": int(state.to_move), "depth": event - DIVE + 1})
    return Phrase("event-keep" if event == KEEP else "event-sell", {"who": int(state.to_move)})


def voice(state: State, key: str, value: int | str) -> str | None:
    return {"worth": f"pearl-{value}", "rival": f"rival-{value}"}.get(key)


class Diver(Judge):
    def __init__(self) -> None:
        super().__init__(swing=6.0, depth=4, blur=1.0)

    def value(self, state: State, seat: int) -> float:
        table = cast("Divers", state)
        return table.points[seat] - 0.1 * sum(6 - card for card in table.hands[seat])


def picture(state: State, say: Say) -> list[Row]:
    table = cast("Divers", state)
    rows: list[Row] = [[(say("label-round", number=table.round), "title")]]
    for seat, hand in enumerate(table.hands):
        cards = " ".join("?" if card == UNKNOWN else str(card) for card in hand)
        rows.append(
            [(f"{SEATS[seat]} {say.player(seat):<12}", f"seat-{seat}"), (f"{table.points[seat]:>3}  {cards}", "")]
        )
    for rival in range(len(rivals(table.figures))):
        rows.append([(say.player(table.seats + rival), "rival")])
    return rows
