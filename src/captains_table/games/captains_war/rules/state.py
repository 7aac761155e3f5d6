"""Captains' War: the position with all its rules. What they are is in the chapters; here they are only called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import CHANCE, EVERYTHING, OPEN, OVER, SEALED
from captains_table.games.captains_war.rules.boarding import (
    attack,
    attacks,
    close_crew,
    crews,
    join,
    may_attack,
    may_close_crew,
    may_go_without,
    may_join,
    may_take_gold,
    rewards,
    take_gold,
    take_steps,
)
from captains_table.games.captains_war.rules.chance import chances, throw
from captains_table.games.captains_war.rules.command import (
    acquire,
    buy,
    commands,
    may_acquire,
    may_buy,
    may_pay,
    may_recruit,
    pay,
    payments,
    recruit,
)
from captains_table.games.captains_war.rules.events import (
    ACQUIRE,
    ASIDE,
    ATTACK,
    ATTACK_CAPTAIN,
    BLUE,
    BUY,
    CHOOSE,
    CREW,
    CREW_DONE,
    DONE,
    HOLD,
    PAY,
    RECRUIT,
    REWARD_GOLD,
    REWARD_NONE,
    REWARD_TRACK,
    SPACE,
    STEP,
    TAKE,
)
from captains_table.games.captains_war.rules.layout import (
    ATTACKING,
    CHOOSE_KIND,
    COMMANDING,
    CREWING,
    IDLE,
    LOOT,
    PAYING,
    SET_ASIDE,
    SHEET,
    STAGE,
    TAKE_SECOND,
    Table,
    lay_out,
)
from captains_table.games.captains_war.rules.loot import (
    asides,
    choose,
    jokers,
    may_choose,
    may_set_aside,
    may_step,
    may_take,
    step,
    steps,
    take,
    takes,
)
from captains_table.games.captains_war.rules.refusals import refused_chance, refused_moment, roll_clause
from captains_table.games.captains_war.rules.scoring import score_of, winners_of
from captains_table.games.captains_war.rules.secrets import conceal, has_chosen, reopen
from captains_table.games.captains_war.rules.tracks import stopped_by
from captains_table.games.captains_war.rules.turn import (
    after_attack,
    after_command,
    after_crew,
    after_loot_choice,
    after_reward,
    begin_game,
    end_turn,
    fall,
    set_aside,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.luck import Luck
    from captains_table.games.captains_war.rules.figures import WarFigures


class CaptainsWar(Table):
    """A position of Captains' War, with its rules."""

    def __init__(self, figures: WarFigures, like: CaptainsWar | None = None) -> None:
        super().__init__(figures, like)
        if like is None:
            lay_out(self)

    def clone(self) -> CaptainsWar:
        """An independent copy."""
        copy = CaptainsWar(self.figures, self)
        copy.own_cells()
        return copy

    # What is possible

    def legal(self) -> list[int]:
        """What can happen now."""
        who = self.to_move
        if who < 0:
            return [event for event, _ in self.outcomes()]
        stage = self.sheets[who * SHEET + STAGE]
        if stage <= TAKE_SECOND:
            return asides(self) if stage == SET_ASIDE else takes(self, who)
        if stage == COMMANDING:
            return commands(self, who)
        if stage < COMMANDING:
            return jokers(self, who) if stage == CHOOSE_KIND else steps(self, who)
        if stage == PAYING:
            return payments(self, who)
        if stage == ATTACKING:
            return attacks(self, who)
        return crews(self, who) if stage == CREWING else rewards(self, who)

    def refusal(self, event: i64) -> i64:
        """0 or the clause that forbids the event."""
        who = self.to_move
        if who == OVER:
            return 1001 if self.figures.solo == 1 else 701
        if event < 0 or event >= SPACE:
            return 201
        if event < ASIDE:
            return refused_chance(self, event)
        if who == CHANCE:
            return roll_clause(self)
        clause = refused_moment(self, who, event)
        if clause != 0:
            return clause
        if event < BUY:
            return self.refused_loot(who, event)
        if event < ATTACK:
            return self.refused_command(who, event)
        return self.refused_boarding(who, event)

    def refused_loot(self, who: i64, event: i64) -> i64:
        """CW 3"""
        if event < TAKE:
            return may_set_aside(self, event - ASIDE)
        if event < CHOOSE:
            return may_take(self, who, event - TAKE)
        if event < STEP:
            return may_choose(self, who, event - CHOOSE)
        return may_step(self, who, event - STEP)

    def refused_command(self, who: i64, event: i64) -> i64:
        """CW 4"""
        if event < ACQUIRE:
            return may_buy(self, who, event - BUY)
        if event < PAY:
            return may_acquire(self, who, event - ACQUIRE)
        if event < RECRUIT:
            return may_pay(self, who, event - PAY)
        if event < DONE:
            return may_recruit(self, who, event - RECRUIT + 1)
        return 0

    def refused_boarding(self, who: i64, event: i64) -> i64:
        """CW 5"""
        if event < HOLD:
            return may_attack(self, who, self.target_of(event))
        if event == HOLD:
            return 0
        if event < CREW_DONE:
            return may_join(self, who, event - CREW + 1)
        if event == CREW_DONE:
            return may_close_crew(self, who)
        if event == REWARD_GOLD:
            return may_take_gold(self, who)
        if event == REWARD_NONE:
            return may_go_without(self, who)
        return stopped_by(self, who, event - REWARD_TRACK)

    def target_of(self, event: i64) -> i64:
        """The side that an attack is on; nobody (one past the sides) if there is no such side in this game."""
        if self.figures.solo == 1:
            return 1 if event == ATTACK_CAPTAIN else 2
        return event - ATTACK

    # What happens

    def happen(self, event: i64) -> None:
        """Carry out an event known to be legal."""
        who = self.to_move
        if event < ASIDE:
            if event < BLUE:
                begin_game(self, event)
            else:
                fall(self, event)
        elif event < BUY:
            self.happen_in_loot(who, event)
        elif event < ATTACK:
            self.happen_in_command(who, event)
        else:
            self.happen_in_boarding(who, event)

    def happen_in_loot(self, who: i64, event: i64) -> None:
        """CW 3, and a joker that a reward has led to."""
        if event < TAKE:
            set_aside(self, event - ASIDE)
            return
        if event < CHOOSE:
            take(self, who, event - TAKE)
        elif event < STEP:
            choose(self, who, event - CHOOSE)
        else:
            step(self, who, event - STEP)
        if self.phase == LOOT:
            after_loot_choice(self)
        else:
            after_reward(self, who)

    def happen_in_command(self, who: i64, event: i64) -> None:
        """CW 4"""
        if event < ACQUIRE:
            buy(self, who, event - BUY)
        elif event < PAY:
            acquire(self, who, event - ACQUIRE)
        elif event < RECRUIT:
            pay(self, who, event - PAY)
        elif event < DONE:
            recruit(self, who, event - RECRUIT + 1)
        else:
            self.sheets[who * SHEET + STAGE] = IDLE
        after_command(self)

    def happen_in_boarding(self, who: i64, event: i64) -> None:
        """CW 5"""
        if event < HOLD:
            attack(self, who, self.target_of(event))
            after_attack(self)
        elif event == HOLD:
            self.sheets[who * SHEET + STAGE] = IDLE
            end_turn(self)
        elif event < CREW_DONE:
            join(self, who, event - CREW + 1)
            after_crew(self)
        elif event == CREW_DONE:
            close_crew(self, who)
            after_crew(self)
        else:
            self.sheets[who * SHEET + STAGE] = IDLE
            if event == REWARD_GOLD:
                take_gold(self, who)
            elif event < REWARD_NONE:
                take_steps(self, who, event - REWARD_TRACK)
            after_reward(self, who)

    def outcomes(self) -> list[tuple[int, int]]:
        """What chance may bring, by weight."""
        return chances(self) if self.to_move == CHANCE else []

    def chance(self, luck: Luck) -> i64:
        """One of them."""
        return throw(self, luck)

    # The count

    def scores(self) -> list[int]:
        """CW 7.4: reputation points if the game ended now; the captain's are the last."""
        return [score_of(self, side) for side in range(self.figures.sides)]

    def winners(self) -> list[int]:
        """CW 7.5, CW 10.3"""
        return winners_of(self) if self.to_move == OVER else []

    # Who knows what

    def acting(self) -> list[int]:
        """Everybody who is not done yet, from the active player on."""
        if self.to_move < 0:
            return []
        if self.sealed == 0:
            return [self.to_move]
        order = [(self.active + place) % self.seats for place in range(self.seats)]
        return [seat for seat in order if self.sheets[seat * SHEET + STAGE] != IDLE]

    def veil(self, event: i64) -> i64:
        """Loot, commands and crews are sealed."""
        return SEALED if self.sealed == 1 else OPEN

    def view(self, seat: i64) -> CaptainsWar:
        """A copy in which the others' choices of a sealed phase are not made yet."""
        view = self.glance(seat)
        view.own_cells()
        return view

    def glance(self, seat: i64) -> CaptainsWar:
        """The same, sharing what is not concealed."""
        glance = CaptainsWar(self.figures, self)
        glance.viewer = seat
        if self.sealed == 1:
            glance.own_cells()
            for other in range(self.seats):
                if other != seat:
                    conceal(glance, other)
        return glance

    def sample(self, luck: Luck) -> CaptainsWar:
        """A full position: those who are done have chosen something, step by step at random."""
        full = self.clone()
        full.viewer = EVERYTHING
        if self.sealed == 1 and self.viewer != EVERYTHING:
            for seat in range(self.seats):
                if seat != self.viewer and has_chosen(full, seat):
                    reopen(full, seat)
                    while full.sheets[seat * SHEET + STAGE] != IDLE:
                        full.to_move = seat
                        choices = full.legal()
                        full.happen(choices[luck.below(len(choices))])
            full.to_move = self.to_move
        return full
