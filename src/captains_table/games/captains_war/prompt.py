"""What has to be decided in Captains' War, for anybody at the table, as language-neutral phrases."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Arguments, Phrase
from captains_table.games.captains_war.rules.boarding import (
    attack_refusal,
    crew_done_refusal,
    crew_size,
    loser_to,
    reward_none_refusal,
)
from captains_table.games.captains_war.rules.layout import (
    ACQUIRING,
    ANY_LEFT,
    ATTACKING,
    CHOOSE_RESOURCE,
    CHOOSE_TRACK,
    COMMANDING,
    CREWING,
    GOLD,
    LOOT,
    PAYING,
    PAYING_FOR,
    REWARDED,
    SET_ASIDE,
    SHEET,
    STAGE,
    TAKE_FIRST,
    TAKE_SECOND,
    TAKEN,
)
from captains_table.games.captains_war.rules.names import DIE_NAMES, red_steps
from captains_table.games.captains_war.rules.pirates import weakest
from captains_table.games.captains_war.rules.state import CaptainsWar
from captains_table.games.captains_war.words import thing_ahead


def prompt(view: State) -> Phrase:
    """The decision of the seat to move; others only learn which phase is sealed, not how far anybody is."""
    state = cast("CaptainsWar", view)
    who = int(state.to_move)
    stage = int(state.sheets[who * SHEET + STAGE])
    if state.viewer != who:
        return _for_others(state, who, stage)
    if stage in (SET_ASIDE, TAKE_FIRST, TAKE_SECOND, CHOOSE_RESOURCE, CHOOSE_TRACK):
        return _loot(state, who, stage)
    if stage in (COMMANDING, PAYING):
        return _command(state, who, stage)
    return _boarding(state, who, stage)


def _loot(state: CaptainsWar, who: int, stage: int) -> Phrase:
    """CW 3"""
    if stage == SET_ASIDE:
        return Phrase("prompt-aside")
    if stage == TAKE_FIRST:
        return Phrase("prompt-take")
    if stage == TAKE_SECOND:
        return Phrase("prompt-take-second", {"die": DIE_NAMES[state.sheets[who * SHEET + TAKEN]]})
    if stage == CHOOSE_RESOURCE:
        return Phrase("prompt-joker")
    return Phrase("prompt-track", {"steps": int(red_steps(state.red))})


def _command(state: CaptainsWar, who: int, stage: int) -> Phrase:
    """CW 4"""
    if stage == PAYING:
        paying_for = int(state.sheets[who * SHEET + PAYING_FOR])
        left = int(state.sheets[who * SHEET + ANY_LEFT])
        return Phrase("prompt-pay", {"thing": thing_ahead(state, who, paying_for), "left": left})
    gold = int(state.sheets[who * SHEET + GOLD])
    if len(state.legal()) == 1:
        return Phrase("prompt-command-done", {"gold": gold})
    acquired = "yes" if state.sheets[who * SHEET + ACQUIRING] == 1 else "no"
    return Phrase("prompt-command", {"gold": gold, "acquired": acquired})


def _boarding(state: CaptainsWar, who: int, stage: int) -> Phrase:
    """CW 5"""
    if stage == ATTACKING:
        if len(state.legal()) > 1:
            return Phrase("prompt-attack-captain" if state.figures.solo == 1 else "prompt-attack")
        return Phrase("prompt-hold", {"why": _why_hold(state, who)})
    if stage == CREWING:
        return _crew(state, who)
    arguments: Arguments = {"who_loses": int(loser_to(state, who))}
    return Phrase("prompt-reward" if reward_none_refusal(state, who) != 0 else "prompt-reward-none", arguments)


def _why_hold(state: CaptainsWar, who: int) -> str:
    """What forbids every attack: no pirates, in the duel the previous attack, or TNT. CW 5.1, CW 5.7, CW 6.2"""
    if weakest(state, who) == 0:
        return "pirates"
    return "twice" if attack_refusal(state, who, (who + 1) % state.seats) == 602 else "tnt"


def _crew(state: CaptainsWar, who: int) -> Phrase:
    """CW 5.2"""
    chosen = int(crew_size(state, who))
    if len(state.legal()) == 1 and crew_done_refusal(state, who) == 0:
        return Phrase("prompt-crew-done", {"chosen": chosen})
    arguments: Arguments = {"chosen": chosen, "most": int(state.figures.crew), "left": int(state.figures.crew) - chosen}
    if who == state.attacker:
        return Phrase("prompt-crew-attack", {**arguments, "who_defends": int(state.defender)})
    return Phrase("prompt-crew-defend", {**arguments, "who_attacks": int(state.attacker)})


def _for_others(state: CaptainsWar, who: int, stage: int) -> Phrase:
    """One sentence for a phase in which choices are sealed. CW 4.5, CW 5.2"""
    if stage == SET_ASIDE:
        return Phrase("prompt-aside-other")
    if stage in (COMMANDING, PAYING):
        return Phrase("prompt-command-other")
    if stage == ATTACKING:
        return Phrase("prompt-attack-other")
    if stage == CREWING:
        return Phrase("prompt-crew-other", {"who_attacks": int(state.attacker), "who_defends": int(state.defender)})
    if stage == REWARDED:
        return Phrase("prompt-reward-other", {"who_loses": int(loser_to(state, who))})
    return Phrase("prompt-loot-other" if state.phase == LOOT else "prompt-joker-other")
