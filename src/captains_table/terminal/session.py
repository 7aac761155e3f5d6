"""A sitting: one match played at one keyboard, by people, bots and dice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from captains_table.bots import Bot
from captains_table.core.contract import CHANCE, SPECTATOR
from captains_table.core.luck import Luck
from captains_table.core.match import Match
from captains_table.terminal.choices import in_groups, listing, meant
from captains_table.terminal.commands import Asides, Leave
from captains_table.terminal.keyboard import Keyboard
from captains_table.terminal.screen import WIDTH, Screen
from captains_table.terminal.story import Story
from captains_table.texts.speech import Speech


class Session:
    """People (None) and bots on the seats of a match, from where it stands to its end."""

    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot | None],
        language: str,
        luck: Luck,
        screen: Screen,
        keyboard: Keyboard,
        own_dice: bool = False,
        file: Path | None = None,
    ) -> None:
        self.match = match
        self.bots = bots
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.luck = luck
        self.screen = screen
        self.keyboard = keyboard
        self.own_dice = own_dice
        self.speech = Speech(language, match.game, match.start(), match.players)
        self.story = Story(match, self.speech)
        self.asides = Asides(self.story, self.people, screen, keyboard, own_dice, file)
        self.at_keyboard: int | None = None
        """The person who sees the screen."""

    def run(self) -> None:
        """Play to the end, or until somebody has enough."""
        if self.screen.live and self.screen.console.width < WIDTH:
            self.screen.say(self.speech("narrow", width=self.screen.console.width, needed=WIDTH), "warn")
            self._pause()
        try:
            while not self.match.over:
                self.next_event()
            self._finish()
        except Leave:
            self.screen.say(self.speech("left"))
        except EOFError:
            self.screen.gap()
            self.screen.say(self.speech("left"))

    def next_event(self) -> None:
        """Whoever is to move brings about one event, or something is taken back."""
        state = self.match.state
        seat = int(state.to_move)
        if seat == CHANCE:
            if self.own_dice and len(state.legal()) > 1:
                self._ask(CHANCE)
            else:
                self.story.play(int(state.chance(self.luck)))
        else:
            bot = self.bots[seat]
            if bot is None:
                self._ask(seat)
            else:
                self.story.play(bot.choose(state.view(seat), state.legal()))
        if not self.people:
            self._tell(self.story.news(SPECTATOR))

    # Asking

    def _ask(self, seat: int) -> None:
        """Show the table to whoever is to choose, and let them."""
        self._curtain(seat)
        viewer = seat if seat != CHANCE else self._onlooker()
        state, game = self.match.state, self.match.game
        events = {game.text(state, event): event for event in state.legal()}
        texts = in_groups(list(events))
        sentences = [self.speech.event(state, events[text]) for text in texts]
        news = self._study(self.story.news(viewer))
        self._draw(viewer, news)
        self._list(seat, texts, sentences)
        prompt = f"{self.speech('prompt-dice') if seat == CHANCE else self.match.players[seat]}> "
        while True:
            typed = self.keyboard.ask(prompt, lambda typed: self.asides.completions(typed, texts))
            if not typed and len(texts) == 1:
                typed = texts[0]
            if not typed or self.asides.is_table(typed):
                self._draw(viewer, news)
                self._list(seat, texts, sentences)
                continue
            text = meant(typed, texts)
            if text is not None:
                self.story.play(events[text])
                return
            if self.asides.heed(typed, viewer, texts):
                return

    def _list(self, seat: int, texts: Sequence[str], sentences: Sequence[str]) -> None:
        """What can be chosen."""
        asked = self.speech("ask-dice") if seat == CHANCE else self.speech("ask-choice", who=seat)
        self.screen.rule(asked)
        self.screen.show(listing(texts, sentences, self.screen.width))
        self.screen.say(self.speech("ask-only" if len(texts) == 1 else "ask-how"), "dim")

    def _draw(self, viewer: int, news: Sequence[int]) -> None:
        """A clean screen with the news and the table as the viewer sees it."""
        self.screen.wipe()
        self._tell(news)
        self.screen.rule(self.speech("game-name"))
        self.screen.show(self.match.game.picture(self.match.state.view(viewer), self.speech))

    def _tell(self, news: Sequence[int]) -> None:
        """What happened since somebody last looked."""
        if news and self.people:
            self.screen.rule(self.speech("news"))
        for number in news:
            self.story.show(number, self.screen)

    def _study(self, news: Sequence[int]) -> Sequence[int]:
        """Show a payday or scoring by itself, with what led to it; what is left came after."""
        counted = [place for place, number in enumerate(news, start=1) if self.story.is_counted(number)]
        if not counted:
            return news
        self.screen.wipe()
        self._tell(news[: counted[-1]])
        self._pause()
        return news[counted[-1] :]

    def _onlooker(self) -> int:
        """Who looks on when dice are asked for: the one person at the table, else nobody in particular."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def _curtain(self, seat: int) -> None:
        """Hide the screen while the keyboard is passed on, if the people at the table know different things."""
        before, self.at_keyboard = self.at_keyboard, None if seat == CHANCE else seat
        if seat in (CHANCE, before) or len(self.people) == 1:
            return
        dump, state = self.match.game.dump, self.match.state
        seen = [dump(state.view(person)) for person in self.people]
        if all(view == seen[0] for view in seen):
            return
        self.screen.wipe(deep=True)
        self.screen.say(self.speech("curtain", who=seat), "strong")
        self.keyboard.ask(self.speech("curtain-enter", who=seat) + " ")

    def _pause(self) -> None:
        if self.keyboard.live and self.screen.live:
            self.keyboard.ask(self.speech("go-on") + " ")

    # The end

    def _finish(self) -> None:
        """The last news, the table, and who has won."""
        viewer = self.at_keyboard if self.at_keyboard is not None else self._onlooker()
        self._draw(viewer, self._study(self.story.news(viewer)))
        show_result(self.match, self.speech, self.screen)
        if self.people and self.keyboard.live:
            self.asides.offer_to_save()


def show_result(match: Match, speech: Speech, screen: Screen) -> None:
    """The scores, best first, and the winners."""
    state = match.state
    scores, winners = state.scores(), state.winners()
    screen.rule(speech("result"))
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
    width = max(len(speech.player(seat)) for seat in order)
    for seat in order:
        style = f"seat-{seat}" if seat < state.seats else "rival"
        mark = "★ " if seat in winners else "  "
        screen.show([[(mark, "warn"), (speech.player(seat).ljust(width + 2), style), (f"{scores[seat]:>5}", "strong")]])
    names = [speech.player(seat) for seat in winners]
    if len(names) == 1:
        screen.say(speech("result-won", name=names[0], score=scores[winners[0]]), "strong")
    else:
        listed = speech("list-and", names=", ".join(names[:-1]), last=names[-1])
        screen.say(speech("result-shared", names=listed, score=scores[winners[0]]), "strong")
