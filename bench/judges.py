"""`python -m bench.judges`: what a judge's opinion of a position costs, hand-written and learned.

The learned judge is measured whole, and its net alone: in whole numbers as it is shipped, and the same sums as matrix
products in NumPy and, if it is installed (`pip install onnx onnxruntime`), in onnxruntime on one thread; for one
position and for two at a time.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np

from bench.sheet import Sheet, print_sheet
from captains_table.bots.judges import judge_for
from captains_table.bots.learned import Learned
from captains_table.bots.weights import Weights, own_weights, whole
from captains_table.core.cells import COMPILED
from captains_table.core.contract import CHANCE, State
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck

SECONDS = 0.5
WITH_ONNX = all(find_spec(name) is not None for name in ("onnx", "onnxruntime"))
STEPS = 60
"""So many events into a random game is the position that is judged."""

LIMIT = 2.0
"""What outputs of a layer are clipped to."""

Array = np.ndarray[Any, np.dtype[Any]]


def cost(work: Callable[[], object]) -> float:
    """Microseconds of processor time that something takes."""
    times, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        for _ in range(20):
            work()
        times += 20
    return 1e6 * spent / times


def position(game: Game) -> State:
    """A position in the middle of a game for two."""
    state, luck = game.new(2), Luck(3)
    for _ in range(STEPS):
        legal = state.legal()
        state.happen(state.chance(luck) if state.to_move == CHANCE else legal[luck.below(len(legal))])
    return state


def layers(weights: Weights, judge: Learned) -> list[Array]:
    """The weights of a net as matrices, for the numbers of one setup."""
    place = {name: number for number, name in enumerate(weights.names)}
    rows = [place[name] for name in judge.telling.names]
    first = np.array(weights.layers[0], np.float32).reshape(-1, weights.hidden)[rows] / 2**14
    second = np.array(weights.layers[2], np.float32).reshape(-1, weights.second) / 2**10
    last = np.array(weights.layers[4], np.float32).reshape(-1, weights.second).T / 2**10
    biases = [np.array(whole(weights.layers[number]), np.float32) for number in (1, 3, 5)]
    return [first, biases[0] / 2**14, second, biases[1] / 2**18, last, biases[2] / 2**18]


def matrix_look(net: list[Array], rows: Array) -> Array:
    """The same sums as matrix products."""
    first = np.clip(rows @ net[0] + net[1], 0, LIMIT)
    found: Array = np.clip(first @ net[2] + net[3], 0, LIMIT) @ net[4] + net[5]
    return found


def onnx_look(net: list[Array]) -> Callable[[Array], Array]:
    """The same sums in onnxruntime."""
    import onnxruntime
    from onnx import TensorProto, helper, numpy_helper

    given = {f"{place}": part.astype(np.float32) for place, part in enumerate(net)}
    given |= {"least": np.array(0, np.float32), "most": np.array(LIMIT, np.float32)}
    nodes = [
        helper.make_node("Gemm", ["row", "0", "1"], ["a"]),
        helper.make_node("Clip", ["a", "least", "most"], ["first"]),
        helper.make_node("Gemm", ["first", "2", "3"], ["b"]),
        helper.make_node("Clip", ["b", "least", "most"], ["second"]),
        helper.make_node("Gemm", ["second", "4", "5"], ["looks"]),
    ]
    row = helper.make_tensor_value_info("row", TensorProto.FLOAT, [None, len(net[0])])
    looks = helper.make_tensor_value_info("looks", TensorProto.FLOAT, [None, len(net[5])])
    weights = [numpy_helper.from_array(part, name) for name, part in given.items()]
    graph = helper.make_graph(nodes, "judge", [row], [looks], weights)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])

    def look(rows: Array) -> Array:
        found: Array = session.run(None, {"row": rows})[0]
        return found

    return look


def measured(game: Game, weights: Weights) -> list[str]:
    """A line of the table."""
    state = position(game)
    judge = judge_for(game, state)
    assert isinstance(judge, Learned)
    cells = judge.telling.tell(state)
    row = np.array([judge.telling.rows.row()], np.float32)
    net, pair = layers(weights, judge), np.concatenate([row, row])
    found = [cost(lambda: game.judge.shares(state)), cost(lambda: judge.shares(state))]
    found += [cost(lambda: judge.telling.tell(state)), cost(lambda: judge.net.look(cells, judge.most))]
    found += [cost(lambda: matrix_look(net, row)), cost(lambda: matrix_look(net, pair)) / 2]
    if WITH_ONNX:
        look = onnx_look(net)
        assert np.allclose(look(pair), matrix_look(net, pair), atol=1e-3)
        found += [cost(lambda: look(row)), cost(lambda: look(pair)) / 2]
    return [game.id, f"{1e6 / found[1]:,.0f}", *(f"{figure:.2f}" for figure in found)]


def main() -> int:
    """Measure and print."""
    head = ["game", "learned/s", "hand µs", "learned µs", "telling µs", "net µs", "NumPy 1 µs", "NumPy 2 µs each"]
    head += ["ONNX 1 µs", "ONNX 2 µs each"] if WITH_ONNX else []
    chosen = [(game, own_weights(game)) for game in games().values()]
    lines = [measured(game, weights) for game, weights in chosen if weights is not None]
    form = "compiled" if COMPILED else "uncompiled"
    print_sheet(Sheet(f"A judge's opinion of a position, {form}", head, lines, "For two players, all sides at once."))
    return 0


if __name__ == "__main__":
    sys.exit(main())
