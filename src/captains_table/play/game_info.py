"""What is known about a game before it is played: its players, its options, and the URLs of its files."""

from __future__ import annotations

from msgspec import UNSET

from captains_table.core.game import Game
from captains_table.core.regions import read_regions
from captains_table.play.api_types import GameInfo, Option, Region, Regions
from captains_table.play.caller import Levels
from captains_table.play.game_files import GameFiles
from captains_table.play.setup import players_for, players_with_one_option


def game_info(game: Game, files: GameFiles, levels: Levels) -> GameInfo:
    """Everything about a game."""
    return GameInfo(
        id=game.id,
        letters=game.letters,
        players=(min(game.players), max(game.players)),
        options=[Option(option, players_for(game, option)) for option in game.options],
        one_option=players_with_one_option(game),
        levels=list(levels.names),
        level=levels.usual,
        easy=levels.easy,
        wins=levels.wins,
        seconds=levels.seconds,
        texts=files.texts,
        board=files.board,
        rules=files.rules,
        sample=files.sample,
        regions=_regions(game),
        learn=files.learn or UNSET,
    )


def _regions(game: Game) -> Regions:
    """What belongs together on the board of a game."""
    read = read_regions(game.folder)
    regions = [Region([*one.slots], one.title, one.seats) for one in read.regions]
    return Regions(regions, [*read.quiet], [*read.once], [*read.hand])
