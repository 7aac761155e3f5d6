"""For notebooks: step through a match with a slider, and plot win chances. (A notebook draws a match by itself.)

    from captains_table.bots.play_match import bot_match
    from captains_table.notebook import analysed, steps

    match = bot_match("capitol", ["level2", "random"], seed=7)
    match                       # the table, drawn
    steps(match)                # every position, with a slider (needs the extra `notebook`)
    analysed(match)             # everybody's chances over the game

Drawings are SVG with a description in words inside, and can be saved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from os import environ
from pathlib import Path
from typing import Any

from captains_table.bots.advice import analyse
from captains_table.bots.arena import Result
from captains_table.bots.ratings import standings
from captains_table.core.analysis import Analysis
from captains_table.core.contract import SPECTATOR
from captains_table.core.count import Count
from captains_table.core.errors import TableError
from captains_table.core.match import Match
from captains_table.core.plots import chance_plot, interval_plot
from captains_table.core.svg import fitted
from captains_table.texts.speech import Speech, Words, language_of


class Drawing:
    """A picture that a notebook shows."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return fitted(self.svg)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, SVG>"

    def save(self, file: str | Path) -> None:
        """Write the picture, as SVG.

        Args:
            file: the file to write.
        """
        Path(file).write_text(self.svg, encoding="utf-8")


class Analysed(Drawing):
    """The win chances over a match as a picture; `analysis` has the figures and the costliest mistakes."""

    def __init__(self, svg: str, analysis: Analysis) -> None:
        super().__init__(svg)
        self.analysis = analysis


def analysed(match: Match, iterations: int = 100, seed: int = 0, language: str | None = None) -> Analysed:
    """Analyse a match and plot the win chances.

    Args:
        match: the match.
        iterations: how long a bot thinks about every choice.
        seed: the same seed gives the same analysis.
        language: `en`, `fr` or `de`; default: the language of the environment.
    """
    found = Analysis()
    for _ in analyse(match, iterations, seed, found):
        pass
    name = _speech(match, language)("game-name")
    return Analysed(chance_plot(name, match.players, found.chances), found)


def rated(results: Sequence[Result], title: str = "") -> Drawing:
    """Plot the ratings of an arena with their 95% intervals.

    Args:
        results: results of `bots.arena.run`. Needs the extra `arena`.
        title: the heading of the plot.
    """
    return Drawing(interval_plot(title, [(one.bot, one.rating, one.spread) for one in standings(results)]))


class Steps:
    """A match to step through. `at` is the number of events shown, and can be set."""

    def __init__(self, match: Match, seat: int = SPECTATOR, language: str | None = None) -> None:
        self.match = match
        self.seat = seat
        self.language = language_of(language, environ)
        self._moments, self._told = _retold(match, self.language)
        self.at = len(match.entries)

    def moment(self) -> Match:
        """Return the match at that point."""
        return self._moments[self.at]

    def told(self) -> str:
        """Return the last event in words."""
        return self._told[self.at]

    def count(self) -> Count | None:
        """Return who got what and why, if the last event was a payday or a scoring."""
        return self.match.game.count(self.match.entries[self.at - 1].tale) if self.at else None

    def svg(self) -> str:
        """Draw the table at that point."""
        return self.moment().svg(self.seat, self.language)

    def widget(self) -> Any:
        """Return the slider with the last event and the table.

        Raises:
            TableError: if ipywidgets is not installed.
        """
        widgets = _widgets()
        words = Words(self.language)
        count = len(self.match.entries)
        slider = widgets.IntSlider(value=self.at, max=count, description=words("ui-replay-moment"))
        slider.layout.width = "100%"
        told, table = widgets.Label(), widgets.HTML()

        def show(_: object = None) -> None:
            self.at = slider.value
            told.value = self.told()
            table.value = fitted(self.svg())

        slider.observe(show, "value")
        show()
        return widgets.VBox([slider, told, table])

    def _repr_mimebundle_(self, **_: object) -> dict[str, Any]:
        """The slider, and for pages that can't show one, the table alone."""
        bundle: dict[str, Any] = self.widget()._repr_mimebundle_()
        return {**bundle, "image/svg+xml": fitted(self.svg()), "text/plain": self.told()}


def steps(match: Match, seat: int = SPECTATOR, language: str | None = None, at: int | None = None) -> Steps:
    """Step through the positions of a match with a slider. Needs the extra `notebook`.

    Args:
        match: the match.
        seat: whose view is shown; default: a spectator's.
        language: `en`, `fr` or `de`; default: the language of the environment.
        at: the number of events shown first; default: all.
    """
    made = Steps(match, seat, language)
    made.at = len(match.entries) if at is None else at
    return made


def _retold(match: Match, language: str) -> tuple[list[Match], list[str]]:
    """The match after each event, and the sentences of its events."""
    speech = _speech(match, language)
    moments, told = [replace(match, state=match.start(), entries=[])], [""]
    for step in match.steps():
        moments.append(replace(match, state=step.after, entries=match.entries[: step.number + 1]))
        told.append(" ".join([speech.phrase(step.phrase), *map(speech.happening, step.entry.tale)]))
    return moments, told


def _speech(match: Match, language: str | None) -> Speech:
    return Speech(language_of(language, environ), match.game, match.state, match.players)


def _widgets() -> Any:
    try:
        return import_module("ipywidgets")
    except ImportError:
        raise TableError("the slider needs ipywidgets: pip install 'captains-table[notebook]'") from None
