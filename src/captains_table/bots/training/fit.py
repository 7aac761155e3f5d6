"""Fitting a net to the results of positions: three layers and Adam, in plain NumPy."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from captains_table.bots.training.layout import Layout
from captains_table.bots.training.lessons import Harvest
from captains_table.bots.weights import halves
from captains_table.core.net import FIRST_BITS, LIMIT, SUM_BITS, WEIGHT_BITS

Array = np.ndarray[Any, np.dtype[Any]]

CEILING = LIMIT / 256
"""What a layer passes on is at most this, as in `core/net.py`."""
FAINT = 0.1
"""How much the first weights of other numbers than opinions are, beside those."""
BATCH = 512
PACES = (1e-3, 3e-4)
"""The learning rates tried: the second is better where games are many and their positions alike."""
LAST = 0.1
"""What is left of the learning rate at the end of a fit."""
DECAY = 1e-4
"""Weight decay per step, relative to the learning rate."""
USUAL = 100
"""About how many numbers of a position are not 0."""


@dataclass(eq=False)
class Data:
    """Positions: which numbers are not 0, by their places in the net, and each output's share of the win."""

    counts: Array
    places: Array
    values: Array
    shares: Array
    """NaN for sides that do not take part."""
    held: Array
    """True for held-out positions, on which the loss is measured."""

    @property
    def starts(self) -> Array:
        """Where the numbers of each position begin."""
        return np.concatenate([[0], np.cumsum(self.counts, dtype=np.int64)])


def gathered(harvests: Sequence[Harvest], layout: Layout, is_held: bool) -> Data:
    """Harvests of several setups, in the numbers of one net."""
    parts = []
    for harvest in harvests:
        numbers, outputs = np.array(layout.places[harvest.setup], np.uint16), layout.outputs_of[harvest.setup]
        own = np.frombuffer(harvest.shares, np.float32).reshape(-1, len(outputs))
        shares = np.full((len(own), layout.outputs), np.nan, np.float32)
        shares[:, outputs] = own
        which = numbers[np.frombuffer(harvest.places, np.uint16)]
        values = np.frombuffer(harvest.values, np.int16)
        held = np.full(len(own), is_held)
        parts.append(Data(np.frombuffer(harvest.counts, np.uint16), which, values, shares, held))
    return joined(parts)


def joined(parts: Sequence[Data]) -> Data:
    """All positions of several sets."""
    return Data(*(np.concatenate([getattr(part, key) for part in parts]) for key in DATA_KEYS))


DATA_KEYS = ("counts", "places", "values", "shares", "held")


class Fit:
    """A net being fitted."""

    def __init__(
        self, sizes: Array, opinions: Sequence[int], hidden: int, second: int, outputs: int, seed: int
    ) -> None:
        """Begin with what the hand-written judge thinks (`opinions`: where that is told) and little else: most of the
        other numbers mean nothing by themselves, and a net that listens to all of them learns games by heart."""
        random = np.random.default_rng(seed)
        self.scale = (1.0 / sizes).astype(np.float32)
        shapes = [(len(sizes), hidden, USUAL), (hidden, second, hidden // 2), (second, outputs, 4 * second)]
        self.layers: list[Array] = []
        for rows, columns, usual in shapes:
            self.layers.append((random.standard_normal((rows, columns)) / np.sqrt(usual)).astype(np.float32))
            self.layers.append(np.full(columns, 0.1 if columns != outputs else 0.0, np.float32))
        faint = np.full((len(sizes), 1), FAINT, np.float32)
        faint[list(opinions)] = 1.0
        self.layers[0] *= faint
        self.means = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0

    def rows(self, data: Data, starts: Array, which: Array) -> Array:
        """Some positions as normalised rows of numbers."""
        found = np.zeros((len(which), len(self.scale)), np.float32)
        counts = data.counts[which].astype(np.int64)
        total = int(counts.sum())
        at = np.repeat(starts[which] - np.concatenate([[0], np.cumsum(counts)[:-1]]), counts) + np.arange(total)
        places = data.places[at]
        found[np.repeat(np.arange(len(which)), counts), places] = data.values[at] * self.scale[places]
        return found

    def look(self, rows: Array) -> tuple[list[Array], Array]:
        """The layers, and the value of each output."""
        first = np.clip(rows @ self.layers[0] + self.layers[1], 0, CEILING)
        second = np.clip(first @ self.layers[2] + self.layers[3], 0, CEILING)
        return [rows, first, second], second @ self.layers[4] + self.layers[5]

    def learn(self, data: Data, epochs: int, seed: int, pace: float = PACES[0]) -> None:
        """Go through all positions this many times, with a learning rate that falls."""
        random = np.random.default_rng(seed)
        starts, known = data.starts, np.flatnonzero(~data.held)
        batches = max(1, len(known) // BATCH)
        for epoch in range(epochs):
            order = random.permutation(known)
            for number in range(batches):
                part = order[number * BATCH : (number + 1) * BATCH]
                done = (epoch * batches + number) / (epochs * batches)
                self._step(self.rows(data, starts, part), data.shares[part], pace * (1 + done * (LAST - 1)))

    def _step(self, rows: Array, shares: Array, pace: float) -> None:
        """One step of Adam along the gradient of the cross-entropy."""
        layers, looks = self.look(rows)
        slope = (_chances(looks, shares) - np.nan_to_num(shares)) / np.float32(len(rows))
        slopes: list[Array] = []
        for number in (4, 2, 0):
            below = layers[number // 2]
            slopes = [below.T @ slope, slope.sum(0), *slopes]
            if number:
                slope = (slope @ self.layers[number].T) * ((below > 0) & (below < CEILING))
        self.steps += 1
        for layer, mean, square, own in zip(self.layers, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (own - mean)
            square += 0.001 * (own * own - square)
            step = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            layer -= np.float32(pace) * (step + np.float32(DECAY) * layer)

    def loss(self, data: Data) -> float:
        """The mean cross-entropy on the held-out positions."""
        starts, which = data.starts, np.flatnonzero(data.held)
        total = 0.0
        for first in range(0, len(which), BATCH):
            part = which[first : first + BATCH]
            shares = data.shares[part]
            chances = _chances(self.look(self.rows(data, starts, part))[1], shares)
            total -= float((np.nan_to_num(shares) * np.log(np.maximum(chances, 1e-9))).sum())
        return total / max(1, len(which))

    def whole_numbers(self) -> tuple[array[int], ...]:
        """The weights as whole numbers, as in `core/net.py`."""
        first = self.layers[0] * self.scale[:, None] * 2.0**FIRST_BITS
        found = [_shorts(first), _longs(self.layers[1] * 2.0**FIRST_BITS)]
        found += [_shorts(self.layers[2] * 2.0**WEIGHT_BITS), _longs(self.layers[3] * 2.0**SUM_BITS)]
        return (*found, _shorts(self.layers[4].T * 2.0**WEIGHT_BITS), _longs(self.layers[5] * 2.0**SUM_BITS))


def _chances(looks: Array, shares: Array) -> Array:
    """The win chances of those who take part."""
    looks = np.where(np.isnan(shares), np.float32(-1e9), looks)
    chances = np.exp(looks - looks.max(1, keepdims=True))
    found: Array = chances / chances.sum(1, keepdims=True)
    return found


def _shorts(numbers: Array) -> array[int]:
    return array("h", np.clip(np.rint(numbers), -32768, 32767).astype(np.int16).ravel().tobytes())


def _longs(numbers: Array) -> array[int]:
    return halves([int(number) for number in np.rint(numbers)])
