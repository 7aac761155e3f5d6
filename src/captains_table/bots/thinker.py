"""The bot that thinks ahead: from what `greedy` would do on, a tree search on what its seat can know."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from captains_table.bots.greedy import Greedy
from captains_table.bots.ismcts import Search
from captains_table.bots.judges import NET, Wanted, judge_for
from captains_table.bots.weights import Weights
from captains_table.core.contract import State
from captains_table.core.game import Game
from captains_table.core.judge import Judge
from captains_table.core.luck import Luck

NO_LIMIT = 1_000_000_000

LOST, WON = 0.03, 0.97
"""With less of a chance to win, a game is as good as lost; with more, as good as won."""


class Thinker:
    """Chooses what its search likes best. It searches anew for every choice."""

    def __init__(
        self,
        game: Game,
        luck: Luck,
        iterations: int = NO_LIMIT,
        seconds: float = 0.0,
        curiosity: float = 1.0,
        judge: Wanted | Weights = NET,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        if iterations >= NO_LIMIT and seconds <= 0.0:
            raise ValueError("a thinker needs a limit: iterations or seconds")
        self.game = game
        self.luck = luck
        self.iterations = iterations
        self.seconds = seconds
        self.curiosity = curiosity
        self.judge = judge
        """Whose opinion counts at the end of what it imagines; see `judge_for`."""
        self.clock = clock
        """What tells the time; `time.thread_time` is fair on a machine that is busy with other things too."""
        self.first = Greedy(game, luck)
        """What it thinks before it thinks."""

    def choose(self, view: State, legal: list[int]) -> int:
        """The most promising legal event."""
        return legal[0] if len(legal) == 1 else self.think(view).best()

    def think(self, view: State) -> Search:
        """The search from this view, with the thinking done. A net cares only about winning: once the game is as good
        as decided, the bot thinks again, half as long, and plays for points."""
        judge = judge_for(self.game, view, self.judge)
        search = self._search(view, judge, 1)
        if judge is self.game.judge or LOST <= search.roots[search.seat].kid(search.best()).mean() <= WON:
            return search
        return self._search(view, self.game.judge, 2)

    def _search(self, view: State, judge: Judge, part: int) -> Search:
        """A search with so small a part of the time."""
        search = Search(judge, view, self.luck, self.curiosity)
        promises = self.first.weigh(view, view.legal())
        search.expect(list(promises), list(promises.values()))
        search.clock = self.clock
        search.think(max(1, self.iterations // part), self.seconds / part)
        return search
