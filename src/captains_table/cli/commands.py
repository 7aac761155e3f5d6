"""Which function runs which command. Modules are imported when they are needed."""

from __future__ import annotations

import os

from captains_table.cli.language import asked_language
from captains_table.cli.parser import make_parser
from captains_table.texts.speech import Words, language_of


def run(given: list[str]) -> int:
    """Run a command and return the exit code."""
    language = language_of(asked_language(given), os.environ)
    options = make_parser(Words(language)).parse_args(given)
    if options.command in (None, "play"):
        from captains_table.cli import play

        return play.choose(language) if options.command is None else play.play(options, language)
    if options.command == "learn":
        from captains_table.cli import learn

        return learn.learn(options, language)
    if options.command in ("serve", "backup"):
        from captains_table.cli import serve

        return serve.serve(options, language) if options.command == "serve" else serve.backup(options, language)
    if options.command == "simulate":
        from captains_table.cli import simulate

        return simulate.simulate(options, language)
    if options.command == "arena":
        from captains_table.cli import arena

        return arena.hold(options, language)
    if options.command == "train":
        from captains_table.cli import train

        return train.train(options, language)
    if options.command == "analyse":
        from captains_table.cli import analyse

        return analyse.analyse(options, language)
    if options.command in ("replay", "check"):
        from captains_table.cli import records

        command = records.replay_file if options.command == "replay" else records.check
        return command(options, language)
    if options.command == "draw":
        from captains_table.cli import draw

        return draw.draw_file(options, language)
    from captains_table.cli import info

    commands = {"games": info.list_games, "rules": info.rules, "edition": info.edition}
    return commands[options.command](options, language)
