"""Contract checks: what every game must guarantee, whatever its rules. The tests run them on every registered game.

Each check plays whole random games and raises AssertionError with the record if something is wrong.
"""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.core.board import Board, views
from captains_table.core.contract import CHANCE, EVERYTHING, OVER, SPECTATOR, IllegalEvent, State
from captains_table.core.game import Game, Phrase, games
from captains_table.core.legend import read_legend
from captains_table.core.luck import Luck
from captains_table.core.match import Match, new_match
from captains_table.core.record import parse_record
from captains_table.core.replay import replay
from captains_table.core.rows import Rows
from captains_table.core.scene import Piece, Scene
from captains_table.core.tensor import Encoding, Legend
from captains_table.core.updates import Watch, WholeRows

LONGEST = 20_000
"""More events than any game may have."""


def tables_to_check(game: Game) -> list[tuple[int, tuple[str, ...]]]:
    """Return the setups to check: every number of players without options, with each option, and with all of them.

    Args:
        game: the game.

    Returns:
        Pairs of a number of players and options, without impossible combinations.
    """
    tables = []
    for players in game.players:
        for options in [(), *((option,) for option in game.options), game.options]:
            chosen = tuple(sorted(options))
            try:
                game.check_options(players, chosen)
            except ValueError:
                continue
            if (players, chosen) not in tables:
                tables.append((players, chosen))
    return tables


def random_match(game: Game, players: int, options: Sequence[str], seed: int) -> Match:
    """Play a whole random match.

    Args:
        game: the game.
        players: the number of players.
        options: the ids of options.
        seed: the same seed gives the same match.

    Raises:
        AssertionError: if the game does not end.
    """
    match = new_match(game, players, options)
    luck = Luck(seed)
    while not match.over:
        choices = match.state.legal()
        match.play(match.state.chance(luck) if match.state.to_move == CHANCE else choices[luck.below(len(choices))])
        assert len(match.entries) < LONGEST, f"{game.id} does not end: {match}"
    return match


def check_choices(game: Game, players: int, options: Sequence[str], seed: int) -> None:
    """Legal lists are ascending and never empty before the end, `refusal` agrees with them, clones are independent,
    illegal events are refused and change nothing, and the game ends with a winner."""
    state = game.new(players, options)
    luck = Luck(seed)
    space = len(game.event_texts(game.figures_of(state)))
    for _ in range(LONGEST):
        legal = state.legal()
        assert legal == sorted(set(legal)), "legal lists ascend and name nothing twice"
        if state.to_move == OVER:
            break
        assert legal, "there is always a legal choice"
        assert 0 <= legal[0] <= legal[-1] < space, "events stay in the game's space"
        _check_refusals(state, legal, luck, space)
        if state.to_move == CHANCE:
            assert [event for event, _ in state.outcomes()] == legal, "chance offers what is legal"
            assert all(weight > 0 for _, weight in state.outcomes()), "what may happen has a weight"
            assert state.acting() == []
            event = state.chance(luck)
            assert event in legal, "chance brings something possible"
        else:
            assert state.acting()[0] == state.to_move, "to_move is the first of those who act"
            event = legal[luck.below(len(legal))]
        before = state.fingerprint()
        copy = state.clone()
        assert copy.fingerprint() == before, "a clone is the same position"
        copy.happen(event)
        assert state.fingerprint() == before, "a clone is independent"
        state.apply(event)
        assert state.fingerprint() == copy.fingerprint(), "the same event has the same effect"
    assert state.to_move == OVER, "the game ends"
    assert state.winners(), "somebody has won"
    assert state.legal() == [], "nothing follows the end"


def _check_refusals(state: State, legal: list[int], luck: Luck, space: int) -> None:
    """A few events at random and all legal ones: refused exactly if they are not legal."""
    allowed = set(legal)
    for event in {*legal, *(luck.below(space) for _ in range(12))}:
        assert (state.refusal(event) == 0) == (event in allowed), f"refusal and legal list disagree on {event}"
        if event not in allowed:
            before = state.fingerprint()
            try:
                state.apply(event)
            except IllegalEvent:
                assert state.fingerprint() == before, "a refused event changes nothing"
            else:
                raise AssertionError(f"illegal event {event} was carried out")


def check_record(game: Game, players: int, options: Sequence[str], seed: int) -> Match:
    """The record of a game, read back, leads to the same position, by way of the same dumps."""
    match = random_match(game, players, options, seed)
    text = str(match)
    again = replay(parse_record(text))
    assert str(again) == text, "a record reads back as it was written"
    assert again.state.fingerprint() == match.state.fingerprint(), "a record leads to the same position"
    texts = game.event_texts(game.figures_of(match.state))
    for event, name in enumerate(texts):
        assert game.event(match.state, name) == event, f"'{name}' stands for more than one event"
    return match


def check_secrets(game: Game, players: int, options: Sequence[str], seed: int) -> None:
    """Views blank what they must: for every position consistent with what a seat knows, its view is the same."""
    match = new_match(game, players, options)
    luck = Luck(seed)
    while not match.over:
        state = match.state
        for seat in [SPECTATOR, *range(state.seats)]:
            view = state.view(seat)
            assert view.viewer == seat
            assert state.viewer == EVERYTHING
            sampled = view.sample(luck)
            assert sampled.viewer == EVERYTHING, "a sample is a full position"
            assert sampled.view(seat).fingerprint() == view.fingerprint(), "a sample looks the same to its viewer"
            assert game.dump(sampled.view(seat)) == game.dump(view), "and its dump too"
            if state.to_move == seat:
                assert sampled.legal() == state.legal() == view.legal(), "a seat knows what it may do"
        choices = state.legal()
        match.play(state.chance(luck) if state.to_move == CHANCE else choices[luck.below(len(choices))])


def check_glances(game: Game, players: int, options: Sequence[str], seed: int) -> None:
    """A glance shows exactly what a view shows and hides what it hides, also as numbers, and leaves no trace."""
    match = new_match(game, players, options)
    luck = Luck(seed)
    legend = Legend()
    if game.encoding is not None:
        game.encoding.describe(match.state, legend)
    often = Rows(len(legend.names))
    twin, rows = match.state.clone(), Rows(len(legend.names), players, legend.parts or [0])
    watch = Watch(game.updates or WholeRows(game.encoding or Encoding()), rows, 0, players)
    while not match.over:
        state = match.state
        before = state.fingerprint()
        looks: dict[int, list[int]] = {}
        for seat in [SPECTATOR, *range(state.seats)]:
            view, glance = state.view(seat), state.glance(seat)
            assert glance.viewer == seat
            assert glance.fingerprint() == view.fingerprint(), "a glance shows what a view shows"
            other = view.sample(luck).glance(seat)
            assert other.fingerprint() == view.fingerprint(), "a glance hides what a view hides"
            if game.encoding is not None:
                told = _numbers(game.encoding, view, Rows(len(legend.names)))
                assert _numbers(game.encoding, glance, often) == told, "a row does not depend on what it told before"
                assert _numbers(game.encoding, other, often) == told, "numbers tell no more than a view"
                if seat >= 0 and (seat == state.to_move or luck.below(4) == 0):
                    looks[seat] = told
        assert state.fingerprint() == before, "a position is the same after a glance"
        for seat, told in looks.items():
            watch.look(twin, seat)
            assert rows.row(seat) == told, "updated numbers are those of the view"
        choices = state.legal()
        event = state.chance(luck) if state.to_move == CHANCE else choices[luck.below(len(choices))]
        match.play(event)
        watch.follow(twin, event)


def _numbers(encoding: Encoding, view: State, row: Rows) -> list[int]:
    row.begin()
    encoding.write(view, row)
    row.end()
    return row.row()


def check_any_order(game: Game, players: int, options: Sequence[str], seed: int) -> None:
    """Where seats choose at once, the order in which they do makes no difference to the position and the record."""
    match = new_match(game, players, options)
    luck = Luck(seed)
    while not match.over:
        acting = match.state.acting()
        seat = acting[luck.below(len(acting))] if acting else None
        if seat is not None:
            match.state.give_turn(seat)
        choices = match.state.legal()
        event = match.state.chance(luck) if seat is None else choices[luck.below(len(choices))]
        if seat is not None:
            match.state.give_turn(acting[0])
        match.play(event, seat)
    again = replay(parse_record(str(match)))
    assert again.state.fingerprint() == match.state.fingerprint(), "order of arrival makes no difference"


def all_boards(game: Game, players: int, options: Sequence[str]) -> list[Board]:
    """A game's board at a table, in every view of it."""
    file = game.folder / "board.svg"
    return [Board(file, options, players, view.layout, view.name) for view in views(file, options, players)]


def check_scenes(game: Game, players: int, options: Sequence[str], seed: int) -> None:
    """Every scene of a game can be drawn on its board, offers every choice, and tells no more than its view."""
    boards = all_boards(game, players, options)
    match = new_match(game, players, options)
    luck = Luck(seed)
    drawable: set[tuple[str, ...]] = set()
    while True:
        state = match.state
        choices = state.legal()
        for seat in state.acting()[:1]:
            _check_scene(game, boards, game.scene(state.view(seat), choices), state, choices, drawable)
        if luck.below(16) == 0 or match.over:
            for seat in [SPECTATOR, *range(state.seats)]:
                view = state.view(seat)
                scene = game.scene(view, [])
                _check_scene(game, boards, scene, state, [], drawable)
                same = game.scene(view.sample(luck).view(seat), [])
                assert list(same) == list(scene), "a scene tells no more than its view"
        if match.over:
            return
        match.play(state.chance(luck) if state.to_move == CHANCE else choices[luck.below(len(choices))])


def _check_scene(
    game: Game, boards: Sequence[Board], scene: Scene, state: State, choices: list[int], drawable: set[tuple[str, ...]]
) -> None:
    ids = [piece.id for piece in scene]
    there = set(ids)
    assert len(there) == len(ids), f"ids are unique, but not {[id for id in ids if ids.count(id) > 1]}"
    for piece in scene:
        assert -1 <= piece.owner < state.seats, f"{piece.id} belongs to a seat or to nobody"
        kind = (piece.symbol, piece.slot, *(["offered"] if piece.events else []))
        if kind not in drawable:
            _check_piece(boards, piece)
            drawable.add(kind)
        ends = {end for way in piece.ways for end in way.partition(">>")[0].split(">")}
        assert ends <= there, f"the ways of {piece.id} lead to {ends - there}, which is not there"
    offered = {event for piece in scene for event in piece.events}
    plain = {event for event in choices if game.text(state, event) in game.plain}
    missing = [game.text(state, event) for event in choices if event not in offered | plain]
    assert not missing, f"no piece offers {missing}"
    assert offered <= set(choices) - plain, "pieces offer what is legal and not plain"


def _check_piece(boards: Sequence[Board], piece: Piece) -> None:
    for board in boards:
        if not board.shows(piece.slot):
            assert board.view.opens or not piece.events, f"{piece.id} can be chosen, but is not in {board.view.name}"
        elif piece.symbol not in board.symbols or piece.slot not in board.slots:
            raise AssertionError(f"the board has no symbol {piece.symbol} or no slot {piece.slot} for {piece.id}")


def check_legend(game: Game, players: int, options: Sequence[str], seed: int) -> None:
    """Everything on the table in the course of a game is explained by the game's legend, if it has one."""
    legend = read_legend(game.folder)
    explained: set[str] = set()
    viewers = [SPECTATOR, *range(players)]
    for step in random_match(game, players, options, seed).steps() if legend else ():
        for piece in game.scene(step.after.view(viewers[step.number % len(viewers)]), []):
            if piece.symbol not in explained:
                assert any(entry.explains(piece) for entry in legend), f"the legend does not explain {piece.symbol}"
                explained.add(piece.symbol)


def check_prompts(game: Game, players: int, options: Sequence[str], seed: int) -> list[Phrase]:
    """Every decision has a prompt for the player who makes it and one for the others, which reveals no more than the
    view; and no two kinds of decisions share one. Returns all prompts that came up, each once."""
    match = new_match(game, players, options)
    luck = Luck(seed)
    found: dict[str, Phrase] = {}
    verbs: dict[str, set[str]] = {}
    together: list[set[str]] = []
    while not match.over:
        state = match.state
        for seat in _onlookers(state, luck):
            view = match.view_to_choose(seat)
            prompt = game.prompt(view)
            found[repr(prompt)] = prompt
            if luck.below(4) == 0:
                other = view.sample(luck).view(seat)
                other.give_turn(view.to_move)
                assert game.prompt(other) == prompt, f"a prompt tells no more than its view, unlike {prompt}"
            if seat == view.to_move:
                offered = {game.text(view, event).split(" ")[0] for event in view.legal()}
                verbs.setdefault(prompt.text, set()).update(offered)
                together.append(offered)
            else:
                assert prompt.text not in verbs, f"{prompt.text} is said to the one who chooses and to others"
        choices = state.legal()
        match.play(state.chance(luck) if state.to_move == CHANCE else choices[luck.below(len(choices))])
    kinds = _joined(together)
    for text, offered in verbs.items():
        assert any(offered <= kind for kind in kinds), f"{text} is said of several kinds of decision: {sorted(offered)}"
    return list(found.values())


def _onlookers(state: State, luck: Luck) -> list[int]:
    """At a decision: all who choose, a spectator, and a random seat."""
    return [*state.acting(), SPECTATOR, luck.below(state.seats)] if state.to_move >= 0 else []


def _joined(sets: Sequence[set[str]]) -> list[set[str]]:
    """The kinds of decisions: verbs that are offered together, directly or through others, belong to one kind."""
    kinds: list[set[str]] = []
    for one in sets:
        joined = set(one)
        for kind in [kind for kind in kinds if kind & joined]:
            joined |= kind
            kinds.remove(kind)
        kinds.append(joined)
    return kinds


def check_contract(game: Game, players: int, options: Sequence[str], seed: int) -> None:
    """Run all contract checks on one setup of a game.

    Args:
        game: the game.
        players: the number of players.
        options: the ids of options.
        seed: determines the random games that are played.

    Raises:
        AssertionError: if a check fails; the message has the record of the game.
    """
    check_choices(game, players, options, seed)
    check_record(game, players, options, seed)
    check_secrets(game, players, options, seed)
    check_glances(game, players, options, seed)
    check_any_order(game, players, options, seed)
    check_scenes(game, players, options, seed)
    check_prompts(game, players, options, seed)
    check_legend(game, players, options, seed)


def all_tables() -> list[tuple[str, int, tuple[str, ...]]]:
    """Every table of every game that the checks run on."""
    return [(game.id, *table) for game in games().values() for table in tables_to_check(game)]


__all__ = [
    "all_tables",
    "check_contract",
    "check_glances",
    "check_legend",
    "check_prompts",
    "check_record",
    "check_scenes",
    "check_secrets",
    "random_match",
    "tables_to_check",
]
