"""`captains-table analyse`: win chances over a recorded game, and the costliest mistakes."""

from __future__ import annotations

from argparse import Namespace

from captains_table.bots.advice import analyse as go_through
from captains_table.bots.advice import with_faults
from captains_table.cli.draw import write_picture
from captains_table.cli.progress import with_progress
from captains_table.cli.recorded import read_match, tell_change
from captains_table.cli.study import say_fallback, study_moment
from captains_table.core.analysis import Analysis, Slip
from captains_table.core.match import Match
from captains_table.core.picture import Row
from captains_table.core.plots import chance_plot
from captains_table.terminal.screen import Screen
from captains_table.texts.speech import Speech

BAR = 20
ITERATIONS = 200
"""How long each move is thought about if nobody says otherwise."""


def analyse(options: Namespace, language: str) -> int:
    """Analyse a record and print the results."""
    if options.at is not None:
        return study_moment(options, language)
    match, changed = read_match(options.file, options.edition)
    found = Analysis()
    for _ in with_progress(go_through(match, options.iterations or ITERATIONS, 0, found), len(match.entries)):
        pass
    speech = Speech(language, match.game, match.state, match.players)
    screen = Screen()
    title = speech("analyse-head", game=speech("game-name"), file=str(options.file))
    screen.say(title, "title")
    say_fallback(match, screen, speech)
    screen.gap()
    screen.show(_chances(match, found, speech))
    screen.gap()
    slips = found.costliest()
    screen.say(speech("analyse-slips" if slips else "analyse-none"), "strong")
    for slip in slips:
        _show(slip, match, screen, speech)
    if options.plot is not None:
        write_picture(chance_plot(title, match.players, found.chances), options.plot)
    return tell_change(changed, language)


def _chances(match: Match, found: Analysis, speech: Speech) -> list[Row]:
    """One line per turn: the number of events, and everybody's win chance."""
    wide = max(8, *map(len, match.players)) + 2
    head: Row = [(f"{speech('analyse-after'):>8}  ", "dim")]
    head += [(name.rjust(wide), f"seat-{seat}") for seat, name in enumerate(match.players)]
    rows = [head]
    for number, shares in found.chances:
        best = max(range(len(shares)), key=lambda seat: shares[seat])
        row: Row = [(f"{number:>8}  ", "dim")]
        row += [
            (speech.percent(share).rjust(wide), "strong" if seat == best else "") for seat, share in enumerate(shares)
        ]
        row.append((f"  {'█' * round(BAR * shares[best])}", f"seat-{best}"))
        rows.append(row)
    return rows


def _show(slip: Slip, match: Match, screen: Screen, speech: Speech) -> None:
    state = match.at(slip.number)
    state.give_turn(slip.seat)
    chosen = speech("about", what=match.game.text(state, slip.event), text=speech.event(state, slip.event))
    better = speech("about", what=match.game.text(state, slip.better), text=speech.event(state, slip.better))
    cost = max(1, round(100 * slip.cost))
    mark = f"{match.game.who(state)} "
    screen.item(mark, speech("analyse-slip", number=slip.number + 1, cost=cost), "", f"seat-{slip.seat}")
    screen.item("✗ ", chosen, "", "bad", indent=2)
    screen.item("→ ", better, "", "good", indent=2)
    for fault in with_faults(match, slip).faults:
        screen.item("· ", speech("analyse-fault", chosen=speech.phrase(fault)), "", "dim", indent=4)
