"""What a choice would do, before it is made: what follows by itself, what one has, and what would be wasted."""

from __future__ import annotations

from captains_table.core.game import games
from captains_table.play.player_view import choices_of, player_view, wastes_of
from captains_table.play.wire import consequences, standing_out, wastes_out, why_out
from play.arrange import table_of
from rules.capitol.arrange import begin, to_auctions
from rules.el_capitan.arrange import situation


def test_what_follows_by_itself_is_told_with_the_reason() -> None:
    """The warehouse on a closing site shuts the first one down."""
    game = games()["el_capitan"]
    position = situation(3).put("tunis", "BBB").anchor("A", "tunis").purse("A", 20).turn_of("A")
    event = game.event(position.state, "build")
    told = why_out(game, position.state.view(0), event)
    assert told.phrase.text == "event-build"
    assert told.told
    assert [phrase.text for phrase in told.told] == ["told-closed"]
    assert position.chain("tunis") == "BBB", "nothing has happened"


def test_what_is_sealed_is_not_foretold() -> None:
    """How an auction ends depends on bids that nobody has seen."""
    game, match = games()["capitol"], to_auctions(begin())
    view = match.view_to_choose(match.state.to_move)
    assert consequences(view, game.event(view, "bid done")) == ()


def test_a_view_has_what_one_has_and_what_would_be_wasted() -> None:
    table = table_of("Ada", "Ben", game="capitol")
    seat = table.acting()[0]
    seen = player_view(table, seat)
    wasted = wastes_out(table.game, seen)
    assert wasted == {"CA 3.3": [text for text in seen.choices if text.startswith("burn")]}
    assert wasted["CA 3.3"]
    standing = standing_out(table.game, seen)
    assert standing is not None
    assert standing.facts == {"points": 0, "begun": 0, "finished": 4, "round": 3, "triangular": 3}
    assert wastes_out(table.game, player_view(table, 1 - seat)) == {}


def test_nobody_is_asked_where_nothing_else_can_be_chosen() -> None:
    game, match = games()["capitol"], begin()
    view = match.view_to_choose(match.state.to_move)
    legal = choices_of(game, view)
    wasted = wastes_of(game, view, legal)
    assert wasted
    assert wastes_of(game, view, {text: legal[text] for text in wasted}) == {}
