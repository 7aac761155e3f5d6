"""The chooser: asks for the game, the players and the options, one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.core.errors import TableError
from captains_table.core.game import Game, games
from captains_table.play.setup import players_for
from captains_table.terminal.choices import nearest
from captains_table.terminal.keyboard import Keyboard
from captains_table.terminal.plan import Plan, begin, usual_seats
from captains_table.terminal.screen import Screen
from captains_table.texts.errors import error_text
from captains_table.texts.speech import Words


def choose(language: str, seed: int, screen: Screen, keyboard: Keyboard) -> Plan:
    """Ask until there is a plan for a new match."""
    say = Words(language)
    screen.say(say("choose-welcome"), "title")
    screen.gap()
    game = _choose_game(say, screen, keyboard)
    words = words_of(game, language)
    while True:
        usual = usual_seats(game, (), say("default-name"))
        low, high = min(game.players), max(game.players)
        screen.gap()
        typed = keyboard.ask(say("choose-seats", low=low, high=high, usual=", ".join(usual)) + " ")
        seats = [name.strip() for name in typed.split(",")] if typed else usual
        options = _choose_options(game, len(seats), words, screen, keyboard) if game.options else []
        try:
            return begin(game, seats, seed, options, language=language)
        except TableError as error:
            screen.say(say("choose-clash", why=error_text(error, language)), "warn")


def words_of(game: Game, language: str) -> Words:
    """The texts of a game that is not being played yet."""
    return Words(language, (game.folder / "texts",))


def _choose_game(say: Words, screen: Screen, keyboard: Keyboard) -> Game:
    all_games = list(games().values())
    names = [words_of(game, say.language)("game-name") for game in all_games]
    width = max(map(len, names))
    for number, (game, name) in enumerate(zip(all_games, names, strict=True), start=1):
        words = words_of(game, say.language)
        screen.item(f"{number}  {name.ljust(width)}  ", words("game-about"), "", "strong", indent=1)
        if words.has("game-sources"):
            screen.say(words("game-sources"), "dim", indent=width + 6)
    screen.gap()
    ids = [game.id for game in all_games]
    while True:
        typed = keyboard.ask(say("choose-game") + " ", lambda begun: [word for word in ids if word.startswith(begun)])
        place = _place(typed, ids, names)
        if place is not None:
            return all_games[place]
        screen.say(say("choose-wrong", typed=typed), "warn")


def _choose_options(game: Game, players: int, words: Words, screen: Screen, keyboard: Keyboard) -> list[str]:
    possible = [option for option in game.options if players in players_for(game, option)]
    if not possible:
        return []
    names = [words(f"option-{option}") for option in possible]
    width = max(map(len, names))
    screen.gap()
    for number, (option, name) in enumerate(zip(possible, names, strict=True), start=1):
        screen.item(f"{number:>2}  {name.ljust(width)}  ", words(f"option-{option}-about"), "", "strong", indent=1)
    if words.has("options-advice"):
        screen.say(words("options-advice"), "dim", indent=1)
    while True:
        typed = keyboard.ask(words("choose-options") + " ")
        places = {word.strip(): _place(word, possible, names) for word in typed.split(",") if word.strip()}
        wrong = [word for word, place in places.items() if place is None]
        if not wrong:
            return [possible[place] for place in places.values() if place is not None]
        screen.say(words("choose-wrong", typed=wrong[0]), "warn")


def _place(typed: str, ids: Sequence[str], names: Sequence[str]) -> int | None:
    """Which entry of a numbered list a number, an id, a name or something similar stands for."""
    plain = typed.strip().lower()
    if plain.isdecimal():
        return int(plain) - 1 if 1 <= int(plain) <= len(ids) else None
    lowered = [name.lower() for name in names]
    for words in (ids, lowered):
        close = nearest(plain, words, 1) if plain else []
        if close:
            return list(words).index(close[0])
    return None
