"""The weights of a learned judge as a file, and when they may be used.

A line that identifies the file, a line of JSON, then the compressed names of the numbers and the weights, each a 16-bit
integer, least significant byte first. The names let one net serve every number of players and every option: a setup
takes the weights of the numbers that it has.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from captains_table.bots.learned import Learned, Telling
from captains_table.core.contract import State
from captains_table.core.errors import TableError
from captains_table.core.game import Game
from captains_table.core.net import Net

MAGIC = b"captains-table net 1\n"
FILE = "learned/weights.bin"
"""The weights of a game in its folder."""
LAYERS = ("first", "first-bias", "second", "second-bias", "last", "last-bias")


class BadWeights(TableError):
    """A file that does not hold weights, or holds those of something else."""


@dataclass(frozen=True, eq=False)
class Weights:
    """What a net has learned."""

    game: str
    revision: int
    """The rules revision it has learned."""
    edition: str
    """The hash of the printed values it has learned."""
    hidden: int
    second: int
    outputs: int
    """One for each seat, from the one to move on, then one for each automatic opponent."""
    seats: int
    """The maximum number of seats: the output of the first automatic opponent."""
    depth: int
    """How many decisions of hunches a search simulates before it asks the net."""
    names: tuple[str, ...]
    """The numbers that the net takes."""
    layers: tuple[array[int], ...]
    """Weights and biases in the order of LAYERS. Biases are halves of 32 bits, the lower one first."""
    about: dict[str, Any] = field(default_factory=dict)
    """How it was learned: seed, rounds, games, positions."""


def packed(weights: Weights) -> bytes:
    """Weights as the content of a file."""
    keys = ("game", "revision", "edition", "hidden", "second", "outputs", "seats", "depth", "about")
    head = {key: getattr(weights, key) for key in keys}
    names = "\n".join(weights.names).encode()
    head["sizes"] = [len(names), *(len(layer) for layer in weights.layers)]
    body = names + b"".join(_little(layer).tobytes() for layer in weights.layers)
    return MAGIC + json.dumps(head, sort_keys=True).encode() + b"\n" + zlib.compress(body, 9)


def unpacked(content: bytes) -> Weights:
    """The weights in the content of a file.

    Raises:
        BadWeights: if it is something else.
    """
    try:
        if not content.startswith(MAGIC):
            raise ValueError("another kind of file")
        line, _, rest = content[len(MAGIC) :].partition(b"\n")
        head = json.loads(line)
        names_size, *sizes = head.pop("sizes")
        body = zlib.decompress(rest)
        layers, at = [], names_size
        for size in sizes:
            layers.append(_little(array("h", body[at : at + 2 * size])))
            at += 2 * size
        return Weights(**head, names=tuple(body[:names_size].decode().split("\n")), layers=tuple(layers))
    except (ValueError, TypeError, KeyError, zlib.error) as error:
        raise BadWeights("not the weights of a learned judge: {error}", error=error) from None


def read_weights(path: Path) -> Weights:
    """Read a file of weights.

    Raises:
        BadWeights: if it can't be read or is something else.
    """
    try:
        return unpacked(path.read_bytes())
    except OSError as error:
        raise BadWeights("{path}: can't be read ({why})", path=path, why=error.strerror) from None


def _little(numbers: array[int]) -> array[int]:
    """Numbers with the least significant byte first, converted from or to this machine's order."""
    if sys.byteorder == "little":
        return numbers
    swapped = array("h", numbers)
    swapped.byteswap()
    return swapped


@lru_cache(maxsize=16)
def own_weights(game: Game) -> Weights | None:
    """The weights that come with a game; None if there are none."""
    path = game.folder / FILE
    return read_weights(path) if path.is_file() else None


def telling_of(game: Game, state: State) -> Telling:
    """The encoder of positions of a setup.

    Raises:
        BadWeights: if the game has no encoding.
    """
    if game.encoding is None:
        raise BadWeights("{id} has no encoding as numbers", id=game.id)
    return Telling(game.judge, game.encoding, game.features, state)


def wired(game: Game, weights: Weights, state: State) -> Learned:
    """The learned judge for the setup of a position."""
    telling = telling_of(game, state)
    place = {name: number for number, name in enumerate(weights.names)}
    hidden = weights.hidden
    first: list[int] = []
    for name in telling.names:
        number = place.get(name)
        first += [0] * hidden if number is None else weights.layers[0][number * hidden : (number + 1) * hidden]
    biases = [whole(weights.layers[number]) for number in (1, 3, 5)]
    layers = [first, biases[0], weights.layers[2], biases[1], weights.layers[4], biases[2]]
    net = Net(len(telling.names), hidden, weights.second, layers)
    rivals = int(game.judge.rivals(state))
    outputs = [*range(state.seats), *range(weights.seats, weights.seats + rivals)]
    return Learned(telling, net, outputs, weights.depth)


def whole(halves: array[int]) -> list[int]:
    """32-bit numbers from their halves."""
    return [(low & 0xFFFF) + (high << 16) for low, high in zip(halves[::2], halves[1::2], strict=True)]


def halves(numbers: list[int]) -> array[int]:
    """The halves of 32-bit numbers."""
    found = array("h")
    for number in numbers:
        low = number & 0xFFFF
        found.extend([low - 0x10000 if low >= 0x8000 else low, number >> 16])
    return found
