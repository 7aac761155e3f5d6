"""A session: one match played at one keyboard, by people, bots and chance."""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.core.contract import CHANCE, SPECTATOR
from captains_table.core.match import Match
from captains_table.core.picture import NARROW
from captains_table.core.say import figure
from captains_table.play.player_view import wastes_of
from captains_table.play.timeline import LogLine
from captains_table.terminal.choices import choices_in, listing, meant
from captains_table.terminal.coach import KeyboardCoach
from captains_table.terminal.commands import Commands, Decision, Leave
from captains_table.terminal.keyboard import Keyboard
from captains_table.terminal.local_table import LocalTable
from captains_table.terminal.plan import Plan
from captains_table.terminal.screen import Screen
from captains_table.terminal.story import Story, show_entry, up_to_count
from captains_table.texts.speech import Speech


class Session:
    """Plays the match of a plan to its end."""

    def __init__(self, plan: Plan, language: str, screen: Screen, keyboard: Keyboard, coached: bool = False) -> None:
        self.table = LocalTable(plan)
        self.screen = screen
        self.keyboard = keyboard
        match = self.table.match
        self.speech = Speech(language, match.game, match.start(), match.players)
        self.story = Story(self.table.timeline)
        self.commands = Commands(self.table, self.story, self.speech, screen, keyboard, plan)
        self.coach = KeyboardCoach(self.table, language, screen, keyboard) if coached else None
        self.at_keyboard: int | None = None
        """The person who sees the screen."""
        self.fallback = self.table.fallback()
        """Why the bots do without the learned judge, until it has been said."""

    @property
    def match(self) -> Match:
        """The match so far."""
        return self.table.match

    def run(self) -> None:
        """Play to the end, or until a player leaves."""
        if self.screen.live and self.screen.width < NARROW:
            self.screen.say(self.speech("narrow", width=self.screen.width, needed=NARROW), "warn")
            self.commands.pause()
        if not self.table.people:
            self._say_fallback()
        try:
            while not self.match.over:
                self.next_choice()
            self._finish()
        except Leave:
            self.screen.say(self.speech("left"))
        except EOFError:
            self.screen.gap()
            self.screen.say(self.speech("left"))

    def next_choice(self) -> None:
        """Let the next seat choose, or undo something."""
        if not self.table.people:
            self._tell(self.story.news(SPECTATOR))
        seat = self.table.turn
        if self.table.is_bot(seat):
            self.table.let_bot_choose(seat)
        else:
            self._ask(seat)

    # Asking

    def _ask(self, seat: int) -> None:
        """Show the table to the player who is about to choose, and ask."""
        self._curtain(seat)
        view = self.table.view_to_choose(seat)
        viewer = self._onlooker() if seat == CHANCE else seat
        decision = Decision(seat, viewer, view, choices_in(view, self.speech))
        if self.coach is not None:
            self.coach.look(decision)
        news = self._study(self.story.news(decision.viewer))
        self._show(decision, news)
        prompt = f"{self.speech('prompt-dice') if seat == CHANCE else self.match.players[seat]}> "
        while True:
            typed = self.keyboard.ask(prompt, lambda typed: self.commands.completions(typed, decision.choices))
            if not typed and len(decision.choices) == 1:
                typed = decision.choices[0].text
            if not typed or self.commands.is_table(typed):
                self._show(decision, news)
                continue
            text = meant(typed, decision.choices)
            if text is not None:
                if not self._stands(decision, text):
                    continue
                self.table.choose(seat, text)
                return
            if self.commands.handle(typed, decision):
                return

    def _stands(self, decision: Decision, text: str) -> bool:
        """Whether to carry out a choice: the player has to confirm one that brings nothing, and with the coach also a
        bad one."""
        legal = {choice.text: self.table.game.event(decision.view, choice.text) for choice in decision.choices}
        clause = wastes_of(self.table.game, decision.view, legal).get(text, 0) if decision.seat != CHANCE else 0
        if clause and self.keyboard.live:
            self.screen.say(self.speech.waste(clause), "warn")
            return self.keyboard.agrees(self.speech("coach-anyway-ask"), self.speech("yes"))
        return self.coach is None or self.coach.lets(decision, text)

    def _show(self, decision: Decision, news: Sequence[LogLine]) -> None:
        """Show the table and the choices, in pages if necessary."""
        self.screen.wipe()
        with self.screen.paged(self.commands.pause):
            self._say_fallback()
            self._draw(decision.viewer, news)
            self._list(decision)

    def _say_fallback(self) -> None:
        """Say once, above the first table, why the bots do without the learned judge."""
        if self.fallback is not None:
            self.screen.say(self.speech(self.fallback), "dim")
            self.fallback = None

    def _list(self, decision: Decision) -> None:
        """Show what has to be decided, what the coach says about it, and the choices."""
        if decision.seat == CHANCE:
            self.screen.rule(self.speech("ask-dice"))
        else:
            self.screen.rule(self.speech("ask-choice", who=decision.seat))
            self.screen.say(self.speech.prompt(decision.view), "strong")
            if self.coach is not None:
                self.coach.speak()
        self.screen.show(listing(decision.choices, self.screen.width))
        self.screen.say(self.speech("ask-only" if len(decision.choices) == 1 else "ask-how"), "dim")

    def _draw(self, viewer: int, news: Sequence[LogLine]) -> None:
        """Show the news, and the table as the viewer sees it."""
        self._tell(news)
        self.screen.rule(self.speech("game-name"))
        self.screen.show(self.table.game.picture(self.match.state.view(viewer), self.speech, self.screen.drawing_width))

    def _tell(self, news: Sequence[LogLine]) -> None:
        """Say what has happened since the viewer last looked."""
        if news and self.table.people:
            self.screen.rule(self.speech("news"))
        for line in news:
            show_entry(self.screen, self.speech, line.entry, line.phrase)

    def _study(self, news: Sequence[LogLine]) -> Sequence[LogLine]:
        """Show a payday or scoring by itself, with the events that led to it; return the events after it."""
        counted = up_to_count(news, self.speech)
        if counted:
            self.screen.wipe()
            with self.screen.paged(self.commands.pause):
                self._tell(news[:counted])
            self.commands.pause()
        return news[counted:]

    def _onlooker(self) -> int:
        """The viewer when dice are asked for: the person at the table if there is only one, else a spectator."""
        return self.table.people[0] if len(self.table.people) == 1 else SPECTATOR

    def _curtain(self, seat: int) -> None:
        """Hide the screen while the keyboard is passed on, if the people at the table have secrets from each other."""
        before, self.at_keyboard = self.at_keyboard, None if seat == CHANCE else seat
        if seat in (CHANCE, before) or len(self.table.people) == 1 or self.table.all_see_the_same():
            return
        self.screen.wipe(deep=True)
        self.screen.say(self.speech("curtain", who=seat), "strong")
        self.keyboard.ask(self.speech("curtain-enter", who=seat) + " ")

    # The end

    def _finish(self) -> None:
        """Show the last news, the table and the result."""
        viewer = self.at_keyboard if self.at_keyboard is not None else self._onlooker()
        news = self._study(self.story.news(viewer))
        self.screen.wipe()
        with self.screen.paged(self.commands.pause):
            self._draw(viewer, news)
        show_result(self.match, self.speech, self.screen)
        if self.table.people and self.keyboard.live:
            self.commands.offer_to_save()


def show_result(match: Match, speech: Speech, screen: Screen) -> None:
    """Show the scores, best first, and the winners."""
    state = match.state
    scores, winners = state.scores(), state.winners()
    screen.rule(speech("result"))
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
    width = max(len(speech.player(seat)) for seat in order)
    for seat in order:
        style = f"seat-{seat}" if seat < state.seats else "rival"
        mark = "★ " if seat in winners else "  "
        screen.show(
            [[(mark, "warn"), (speech.player(seat).ljust(width + 2), style), (figure(scores[seat]).rjust(5), "strong")]]
        )
    names, best = speech.names(winners), scores[winners[0]]
    if len(winners) == 1:
        screen.say(speech("result-won", name=names, score=best), "strong")
    else:
        screen.say(speech("result-shared", names=names, score=best), "strong")
