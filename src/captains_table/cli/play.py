"""`captains-table play`, and the chooser when there is no command."""

from __future__ import annotations

import contextlib
import secrets
from argparse import Namespace
from dataclasses import replace
from pathlib import Path

from captains_table.core.editions import Edition
from captains_table.core.errors import BadSetup
from captains_table.core.game import Game
from captains_table.core.match import find_game
from captains_table.core.record import read_record
from captains_table.core.replay import RulesChanged, replay
from captains_table.terminal import chooser
from captains_table.terminal.keyboard import Keyboard
from captains_table.terminal.plan import Plan, begin, resume, usual_seats
from captains_table.terminal.screen import Screen
from captains_table.terminal.session import Session
from captains_table.texts.speech import Words

EASY = "bot:1"
"""The bots in a game with the coach."""


def choose(language: str) -> int:
    """Ask what to play, then play it."""
    screen, keyboard = Screen(), Keyboard()
    try:
        plan = chooser.choose(language, _new_seed(), screen, keyboard)
    except EOFError:
        screen.gap()
        return 0
    Session(plan, language, screen, keyboard).run()
    return 0


def play(options: Namespace, language: str) -> int:
    """Play the game that was asked for."""
    Session(_plan(options, language), language, Screen(), Keyboard(), options.coach).run()
    return 0


def _plan(options: Namespace, language: str) -> Plan:
    seed = options.seed if options.seed is not None else _new_seed()
    own_dice = options.dice == "mine"
    if options.resume is not None:
        return _resumed(options, language, seed, own_dice)
    if options.game is None:
        raise BadSetup("play needs a game, or a record to --resume (captains-table games lists all games)")
    game = find_game(options.game)
    chosen = options.options + ([options.captain] if options.captain is not None else [])
    bot = EASY if options.coach else "bot"
    seats = options.seats or usual_seats(game, chosen, Words(language)("default-name"), bot)
    _, edition = _edition(game, options.edition)
    return begin(game, seats, seed, chosen, edition, options.first, own_dice, language)


def _resumed(options: Namespace, language: str, seed: int, own_dice: bool) -> Plan:
    record = read_record(options.resume)
    if options.game is not None and options.game != record.game:
        raise BadSetup(
            "{file} is a game of {game}, not of {asked}", file=options.resume, game=record.game, asked=options.game
        )
    for name in ("options", "captain", "first"):
        if getattr(options, name):
            raise BadSetup("--{name} is for new games, not for resumed ones", name=name)
    figures, edition = _edition(find_game(record.game), options.edition)
    try:
        return resume(replay(record, figures), options.resume, options.seats, seed, edition, own_dice)
    except RulesChanged as changed:
        plan = resume(changed.match, options.resume, options.seats, seed, edition, own_dice)
        _tell_change(changed, Words(language))
        return replace(plan, file=None)


def _tell_change(changed: RulesChanged, say: Words) -> None:
    """Say why a game continues from an earlier event than its last one."""
    screen, keyboard = Screen(), Keyboard()
    screen.say(say("rules-changed", **changed.arguments), "warn")
    screen.say(say("rules-changed-resume", file=changed.arguments["file"]), "warn")
    if keyboard.live and screen.live:
        with contextlib.suppress(EOFError):
            keyboard.ask(say("go-on") + " ")


def _edition(game: Game, file: Path | None) -> tuple[Edition | None, str | None]:
    """The validated edition in a file, and its text; nothing for the game's own edition."""
    return (None, None) if file is None else (game.edition(file), file.read_text(encoding="utf-8"))


def _new_seed() -> int:
    return secrets.randbelow(1 << 62)
