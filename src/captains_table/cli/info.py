"""`captains-table games`, `rules` and `edition`: what to know before playing."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from captains_table.core.game import Game, games
from captains_table.core.match import find_game
from captains_table.play.setup import players_for
from captains_table.terminal.chooser import words_of
from captains_table.terminal.screen import Screen
from captains_table.terminal.sources import show_sources
from captains_table.texts.clauses import find_clause, rules_text, signed
from captains_table.texts.speech import Words


def list_games(options: Namespace, language: str) -> int:
    """List the games."""
    if options.json:
        print(json.dumps([_described(game, language) for game in games().values()], ensure_ascii=False, indent=2))
        return 0
    screen, say = Screen(), Words(language)
    for game in games().values():
        words = words_of(game, language)
        counts = say("players", low=min(game.players), high=max(game.players))
        screen.show([[(words("game-name"), "title"), (f"  {game.id}  ", ""), (counts, "dim")]])
        for line in _credits(say, game, words):
            screen.say(line, "dim", indent=2)
        screen.say(words("game-about"), indent=2)
        if game.options and words.has("options-advice"):
            screen.say(words("options-advice"), indent=2)
        width = max((len(option) for option in game.options), default=0)
        for option in game.options:
            possible = players_for(game, option)
            only = f" ({_only(say, possible)})" if len(possible) < len(game.players) else ""
            about = words("about", what=words(f"option-{option}"), text=words(f"option-{option}-about") + only)
            screen.item(f"{option.ljust(width)}  ", about, "", "strong", indent=4)
        screen.gap()
    return 0


def _credits(say: Words, game: Game, words: Words) -> list[str]:
    """Who designed the game, and which parts of it are reconstructed."""
    lines = []
    if words.has("game-designers"):
        lines.append(say("designed-by", designers=words("game-designers")))
    if words.has("game-sources"):
        lines.append(f"{words('game-sources')} (captains-table edition {game.id})")
    return lines


def _only(say: Words, players: list[int]) -> str:
    low, high = players[0], players[-1]
    return say("only-players", high=high, numbers=str(low) if low == high else f"{low}–{high}")


def _described(game: Game, language: str) -> dict[str, object]:
    words = words_of(game, language)
    return {
        "id": game.id,
        "name": words("game-name"),
        "about": words("game-about"),
        "designers": words("game-designers") if words.has("game-designers") else "",
        "sources": words("game-sources") if words.has("game-sources") else "",
        "players": list(game.players),
        "options": [
            {
                "id": option,
                "name": words(f"option-{option}"),
                "about": words(f"option-{option}-about"),
                "players": players_for(game, option),
            }
            for option in game.options
        ],
    }


def rules(options: Namespace, language: str) -> int:
    """Print the rules, a chapter or a clause."""
    game = find_game(options.game)
    screen = Screen()
    asked = " ".join(options.clause)
    if not asked:
        text, sources = signed(rules_text(game, language))
        _show(screen, text)
        if sources:
            screen.say(Words(language)("rules-sources"), "dim")
        return 0
    chapter, number = find_clause(game, asked, language)
    heading = f"## {game.letters} {chapter.number} {chapter.title}"
    if number == 0:
        text, sources = signed("\n".join(f"{clause}. {text}" for clause, text in chapter.clauses.items()))
        _show(screen, f"{heading}\n{text}")
        show_sources(screen, sources)
        return 0
    screen.show([[(f"{game.letters} {chapter.number}.{number}  ", "title"), (chapter.title, "dim")]])
    text, sources = signed(chapter.clauses[number])
    screen.markdown(text)
    show_sources(screen, sources)
    return 0


def _show(screen: Screen, text: str) -> None:
    """Format Markdown for a terminal; leave it unchanged for a file or another program."""
    if screen.console.is_terminal:
        screen.markdown(text)
    else:
        screen.console.file.write(text.rstrip() + "\n")


def edition(options: Namespace, language: str) -> int:
    """Print the values of an edition with their sources, or validate an edition file."""
    game = find_game(options.game)
    screen, say = Screen(), Words(language)
    own = game.edition()
    if options.check is not None:
        _check_edition(game, options.check, say, screen)
        return 0
    screen.say(say("edition-figures", name=own.name, digest=own.digest), "title")
    screen.gap()
    for line in Path(own.source).read_text(encoding="utf-8").splitlines():
        figures, hash_sign, remark = line.partition("#")
        screen.show([[(figures, ""), (hash_sign + remark, "dim")]])
    return 0


def _check_edition(game: Game, file: Path, say: Words, screen: Screen) -> None:
    edition = game.edition(file)
    for players in game.players:
        game.prepare(edition, players, ())
    screen.say(say("edition-good", file=str(file), name=edition.name, digest=edition.digest), "good")
    own = game.edition()
    same = own.digest == edition.digest
    screen.say(say("edition-same") if same else say("edition-other", label=own.label))
