"""What Captains' War tells those who choose, and those who wait."""

from __future__ import annotations

from captains_table.core.contract import SPECTATOR
from captains_table.core.luck import Luck
from captains_table.core.match import new_match
from captains_table.games.captains_war import GAME


def test_others_do_not_learn_how_far_a_sealed_choice_has_got() -> None:
    """CW 4.5: taking the first die changes the sentence of the one who takes it, and nobody else's."""
    match, luck = new_match(GAME, 3), Luck(1)
    while len(match.state.acting()) < 3:
        event = match.state.legal()[0] if match.state.to_move >= 0 else match.state.chance(luck)
        match.play(event)
    seat = int(match.state.to_move)
    others = [SPECTATOR, *(other for other in range(3) if other != seat)]

    def told(viewer: int) -> str:
        return GAME.prompt(match.state.view(viewer)).text

    assert told(seat) == "prompt-take"
    before = [told(other) for other in others]
    match.play(match.state.legal()[0])
    assert GAME.prompt(match.view_to_choose(seat)).text == "prompt-take-second"
    assert [told(other) for other in others] == before == ["prompt-loot-other"] * 3
