"""The bot that thinks ahead: from what `greedy` would do on, a tree search on what its seat can know."""

from __future__ import annotations

from captains_table.bots.greedy import Greedy
from captains_table.bots.ismcts import HIDDEN, Search
from captains_table.core.contract import OPEN, State
from captains_table.core.game import Game
from captains_table.core.luck import Luck

NO_LIMIT = 1_000_000_000


class Thinker:
    """Chooses what its search likes best. Between the steps of one turn it keeps what it has found out."""

    def __init__(
        self, game: Game, luck: Luck, iterations: int = NO_LIMIT, seconds: float = 0.0, curiosity: float = 1.0
    ) -> None:
        if iterations >= NO_LIMIT and seconds <= 0.0:
            raise ValueError("a thinker needs a limit: iterations or seconds")
        self.game = game
        self.luck = luck
        self.iterations = iterations
        self.seconds = seconds
        self.curiosity = curiosity
        self.first = Greedy(game, luck)
        """What it thinks before it thinks."""
        self.search: Search | None = None
        self._expected: list[int] | None = None

    def choose(self, view: State, legal: list[int]) -> int:
        """The most promising legal event."""
        if len(legal) == 1:
            self._expected = None
            return legal[0]
        search = self.think(view)
        event = search.best()
        self._look_ahead(view, event)
        return event

    def think(self, view: State) -> Search:
        """The search from this view, with the thinking done."""
        search = Search(self.game.judge, view, self.luck, self.curiosity)
        if self.search is not None and self._expected == view.fingerprint():
            search.roots = self.search.roots
        promises = self.first.weigh(view, view.legal())
        search.expect(list(promises), list(promises.values()))
        search.think(self.iterations, self.seconds)
        self.search = search
        return search

    def _look_ahead(self, view: State, event: int) -> None:
        """If the same seat goes on at once, what it has found out about the next step stays of use."""
        after = view.sample(self.luck)
        is_open = after.veil(event) == OPEN
        after.happen(event)
        self._expected = None
        if self.search is not None and after.to_move == self.search.seat:
            self._expected = after.view(after.to_move).fingerprint()
            roots = self.search.roots
            self.search.roots = [
                root.kid(event if is_open or seat == self.search.seat else HIDDEN) for seat, root in enumerate(roots)
            ]
