"""`captains-table analyse --at`: one decision of a recorded game, thought about for as long as you like."""

from __future__ import annotations

import sys
from argparse import Namespace

from captains_table.bots.fallback import fallback
from captains_table.bots.study import PATIENCE, Study, study
from captains_table.bots.thinker import NO_LIMIT
from captains_table.cli.recorded import check_moment, read_match, tell_change
from captains_table.core.errors import BadSetup
from captains_table.core.luck import Luck
from captains_table.core.match import Match
from captains_table.terminal.screen import Screen
from captains_table.texts.speech import Speech

MOST = 8
"""So many choices are shown."""
CLEAR = 0.95
"""From this certainty on a choice is called clearly the best."""


def study_moment(options: Namespace, language: str) -> int:
    """Think about the decision after a number of events, and print what every choice is worth. Ctrl-C ends it early."""
    match, changed = read_match(options.file, options.edition, options.at)
    changed = check_moment(options.file, options.at, match, changed)
    state = match.state
    if state.to_move < 0:
        sentence = "nobody has to decide anything in {file} after {at} events"
        raise BadSetup(sentence, file=options.file, at=options.at)
    speech = Speech(language, match.game, state, match.players)
    screen = Screen()
    screen.say(speech("study-head", name=match.players[state.to_move], number=options.at), "title")
    say_fallback(match, screen, speech)
    found = _studied(match, options, speech)
    screen.gap()
    _show(found, match, screen, speech)
    return tell_change(changed, language)


def say_fallback(match: Match, screen: Screen, speech: Speech) -> None:
    """Say so if the learned judge can't be used."""
    why = fallback(match.game, match.state)
    if why is not None:
        screen.say(speech(why), "dim")


def _studied(match: Match, options: Namespace, speech: Speech) -> Study:
    """What was found out until the limit, or until somebody has had enough."""
    view = match.state.view(match.state.to_move)
    latest: list[Study] = []
    asked = options.seconds is not None or options.iterations is not None

    def watch(known: Study) -> bool:
        latest[:] = [known]
        if sys.stderr.isatty():
            sure = round(100 * known.clear)
            sys.stderr.write("\r" + speech("study-progress", iterations=known.iterations, sure=sure) + "  ")
        return True

    try:
        seconds = options.seconds or (0.0 if asked else PATIENCE)
        return study(match.game, view, Luck(options.at), options.iterations or NO_LIMIT, seconds, watch=watch)
    except KeyboardInterrupt:
        if not latest:
            raise
        return latest[0]
    finally:
        if sys.stderr.isatty():
            sys.stderr.write("\r\033[K")


def _show(found: Study, match: Match, screen: Screen, speech: Speech) -> None:
    game, view = match.game, match.state.view(match.state.to_move)
    for place, choice in enumerate(found.choices[:MOST]):
        text = speech("about", what=game.text(view, choice.event), text=speech.event(view, choice.event))
        screen.item("→ " if place == 0 else "· ", text, "", "good" if place == 0 else "")
        share, low, high = (speech.percent(part) for part in (choice.share, choice.low, choice.high))
        screen.say(speech("study-choice", share=share, low=low, high=high, tries=choice.tries), "dim", indent=2)
    screen.gap()
    if len(found.choices) > 1:
        text = "study-clear" if found.clear >= CLEAR else "study-close"
        screen.say(speech(text, sure=round(100 * found.clear), iterations=found.iterations), "strong")
    else:
        screen.say(speech("study-only"), "strong")
