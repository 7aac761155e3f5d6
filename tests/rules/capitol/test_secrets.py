"""CA 1.7: who knows what. Two positions that a seat can't tell apart look the same to it in every way."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from captains_table.core.contract import CHANCE, EVERYTHING, SEALED, SPECTATOR
from captains_table.core.luck import Luck
from captains_table.core.match import Match, new_match
from captains_table.core.picture import plain
from captains_table.games.capitol import GAME
from captains_table.games.capitol.rules.events import DEAL
from captains_table.games.capitol.rules.layout import DONE, PLAYER_CELLS
from captains_table.games.capitol.rules.state import Capitol
from captains_table.texts.speech import Speech
from rules.capitol.arrange import (
    NAMES,
    begin,
    bid,
    dump,
    hold,
    no_more_auctions,
    other_figures,
    play,
    player,
    stack,
    state_of,
    to_auctions,
)

# What is known of a hand


def test_dealt_cards_are_hidden_until_they_are_seen() -> None:
    """CA 1.7: what is played, drawn or shown has been seen by all."""
    match = begin(
        2, hands={"A": "roof-1 roof-2 floor-1 floor-2 permit-blue-1 permit-pink-1 permit-mauve-1 permit-mauve-2"}
    )
    assert player(match, "A", 1)["hand"] == ["?"] * 8
    assert player(match, "A", 0)["hand"] == sorted(player(match, "A")["hand"])
    play(match, "A burn floor-1")
    assert player(match, "A", 1)["hand"] == ["?"] * 7
    no_more_auctions(to_auctions(match))
    top = dump(match)["tops"]["permit"]
    play(match, "A draw permit")
    assert player(match, "A", 1)["hand"] == [*["?"] * 7, top]
    assert player(match, "A", SPECTATOR)["hand"] == [*["?"] * 7, top]


def test_a_glance_blanks_without_a_trace() -> None:
    """CA 1.7: hidden cards and sealed bids are blank in it and stay in the position."""
    match = to_auctions(begin(2))
    hold(match, "A", "floor-8 roof-3")
    play(match, "A bid floor-8")
    state = state_of(match)
    before = state.fingerprint()
    glance = state.glance(1)
    assert GAME.dump(glance) == GAME.dump(state.view(1))
    assert sum(glance.hands[: state.figures.cards]) == sum(glance.bids) == 0
    assert state.fingerprint() == before
    assert sum(state.bids) == 1


def test_a_losing_bid_has_been_seen() -> None:
    """CA 6.4: the cards go back to the hand, known from now on."""
    match = to_auctions(begin(2))
    hold(match, "A", "floor-8 roof-3")
    hold(match, "B", "roof-7 roof-2")
    bid(match, {"A": "floor-8", "B": "roof-7"})
    assert player(match, "B", 0)["hand"] == ["?", "roof-7"]
    assert player(match, "A", 1)["hand"] == ["?"]
    play(match, "A fountain caelius")
    bid(match, {"A": "roof-3", "B": "roof-7"})
    assert player(match, "B", 0)["hand"] == ["?"]
    assert player(match, "A", 1)["hand"] == ["roof-3"]


def with_floor_threes() -> Match:
    """A holds three floors 3: two dealt in secret, one drawn before all eyes."""
    match = begin(2)
    hold(match, "A", "floor-3 floor-3 roof-1")
    stack(match, "floor", known="floor-3 floor-5")
    no_more_auctions(to_auctions(match))
    play(match, "A draw floor")
    assert player(match, "A")["hand"] == ["floor-3", "floor-3", "floor-3", "roof-1"]
    assert player(match, "A", 1)["hand"] == ["?", "?", "?", "floor-3"]
    while dump(match)["step"] == "draw":
        match.play(next(text for text in match.legal() if "floor" not in text))
    return match


def floors_known(match: Match) -> tuple[int, int]:
    """How many floors 3 of A's are known, and how many cards are hidden."""
    hand = player(match, "A", 1)["hand"]
    return hand.count("floor-3"), hand.count("?")


def test_of_equal_cards_the_known_one_is_seen_to_leave() -> None:
    """CA 1.7: equal cards can't be told apart, so a play of a known kind says nothing about the hidden cards."""
    match = with_floor_threes()
    assert floors_known(match) == (1, 3)
    play(match, "B pass", "A burn floor-3")
    assert floors_known(match) == (0, 3)
    play(match, "A burn floor-3")
    assert floors_known(match) == (0, 2)
    play(match, "A burn floor-3")
    assert floors_known(match) == (0, 1)


def test_as_many_are_known_as_were_shown_together() -> None:
    """CA 1.7: one known and one shown may be the same card; two shown together are two."""
    match = to_auctions(with_floor_threes())
    hold(match, "B", "roof-7 roof-7 roof-7")
    bid(match, {"A": "floor-3", "B": "roof-7"})
    assert floors_known(match) == (1, 3)
    play(match, "B fountain caelius")
    bid(match, {"A": "floor-3 floor-3", "B": "roof-7"})
    assert floors_known(match) == (2, 2)
    play(match, "B fountain caelius")
    bid(match, {"A": "floor-3 floor-3 floor-3", "B": "roof-7"})
    assert floors_known(match) == (0, 1), "three shown and spent"


def test_a_winning_bid_takes_known_cards_first() -> None:
    """CA 1.7 and CA 6.4: two spent of which one was known leave one less hidden."""
    match = to_auctions(with_floor_threes())
    bid(match, {"A": "floor-3 floor-3"})
    assert floors_known(match) == (0, 2)
    assert player(match, "A")["hand"].count("floor-3") == 1


# Bids in progress


def test_a_bid_in_progress_is_invisible() -> None:
    """CA 6.2: neither its cards nor their number; only `acting` tells who has finished."""
    match = to_auctions(begin(3))
    hold(match, "A", "floor-8 floor-7 roof-1")
    hold(match, "B", "floor-6")
    before = {seat: match.state.view(seat).fingerprint() for seat in (SPECTATOR, 1, 2)}
    play(match, "A bid floor-8")
    assert {seat: match.state.view(seat).fingerprint() for seat in (SPECTATOR, 1, 2)} == before
    play(match, "A bid roof-1")
    assert {seat: match.state.view(seat).fingerprint() for seat in (SPECTATOR, 1, 2)} == before
    assert player(match, "A", 1)["bid"] == []
    assert player(match, "A", 0)["bid"] == ["floor-8", "roof-1"]
    play(match, "A bid done")
    assert match.state.view(1).acting() == match.state.acting() == [1, 2]
    other = to_auctions(begin(3))
    hold(other, "A", "floor-8 floor-7 roof-1")
    hold(other, "B", "floor-6")
    play(other, "A bid done")
    for seat in (SPECTATOR, 1, 2):
        assert other.state.view(seat).fingerprint() == match.state.view(seat).fingerprint()
        assert str(other.record(seat)) == str(match.record(seat))


def test_a_seat_sees_its_own_choices_out_of_turn() -> None:
    """CA 6.2: a view can be given the turn of its own seat."""
    match = to_auctions(begin(2))
    hold(match, "B", "floor-6 roof-2")
    view = match.state.view(1)
    view.give_turn(1)
    assert [GAME.text(view, event) for event in view.legal()] == ["bid floor-6", "bid roof-2", "bid done"]


# What a view says about the choices of others


def test_a_view_at_a_chance_point() -> None:
    """CA 1.7: the next card may be any that the viewer has not seen, also one hidden in a hand."""
    match = begin(2)
    stack(match, "roof", known="roof-7", unseen="roof-1 roof-2 roof-2")
    hold(match, "A", "roof-3 roof-4")
    hold(match, "B", "roof-2 roof-5")
    no_more_auctions(to_auctions(match))
    play(match, "A draw roof")
    views = {seat: match.state.view(seat) for seat in (SPECTATOR, 0, 1)}
    weights = {
        seat: {GAME.text(view, event).removeprefix("top roof-"): weight for event, weight in view.outcomes()}
        for seat, view in views.items()
    }
    assert match.legal() == ["top roof-1", "top roof-2"]
    assert weights[0] == {"1": 1, "2": 3, "5": 1}
    assert weights[1] == {"1": 1, "2": 2, "3": 1, "4": 1}
    assert weights[SPECTATOR] == {"1": 1, "2": 3, "3": 1, "4": 1, "5": 1}
    for view in views.values():
        assert view.legal() == [event for event, _ in view.outcomes()]
        assert view.chance(Luck(3)) in view.legal()


def test_a_view_of_anothers_turn() -> None:
    """CA 1.7: what the other may do, as far as the viewer knows."""
    match = begin(2)
    hold(match, "A", "roof-3 floor-1")
    for kind in ("floor", "permit"):
        stack(match, kind)
    stack(match, "roof", known="roof-7", unseen="roof-6")
    hold(match, "B", "permit-blue-1")
    view = match.state.view(1)
    texts = [GAME.text(view, event) for event in view.legal()]
    assert texts == ["play floor-1", "burn roof-6", "burn roof-3", "burn floor-1", "pass"]
    assert GAME.why_not(view, GAME.event(view, "burn roof-6")) is None
    refusal = GAME.why_not(view, GAME.event(view, "burn roof-5"))
    assert refusal is not None
    assert refusal.clause == "CA 3.1"


# Twins: the same match but for what a seat may not know


def random_match(players: int, seed: int, events: int) -> Match:
    match = new_match(GAME, NAMES[:players])
    luck = Luck(seed)
    while not match.over and len(match.entries) < events:
        acting = match.state.acting()
        if not acting:
            match.roll(luck)
            continue
        seat = acting[luck.below(len(acting))]
        first = match.state.to_move
        match.state.give_turn(seat)
        legal = match.state.legal()
        match.state.give_turn(first)
        match.play(legal[luck.below(len(legal))], seat)
    return match


def twin(match: Match, viewer: int, luck: Luck) -> Match:
    """Another match that the viewer can't tell from this one: hidden cards dealt otherwise, hidden bids changed."""
    other = state_of(match).view(viewer).sample(luck)
    true, cards = state_of(match), state_of(match).figures.cards
    swaps: dict[int, tuple[list[int], list[int]]] = {}
    for seat in range(true.seats):
        hidden, instead = [], []
        for card in range(cards):
            at = seat * cards + card
            hidden += [card] * (true.hands[at] - true.known[at])
            instead += [card] * (other.hands[at] - other.known[at])
        deck_of = true.figures.deck_of
        swaps[seat] = (sorted(hidden, key=lambda card: deck_of[card]), sorted(instead, key=lambda card: deck_of[card]))
    events = true.figures.events
    again = new_match(GAME, match.players)
    pending = [entry for entry in match.entries if entry.veil == SEALED and entry.seal == true.seal]
    for entry in match.entries:
        event = entry.event
        if entry in pending and entry.seat != viewer:
            continue
        if events.kind[event] == DEAL:
            seat, card = events.seat[event], events.card[event]
            hidden, instead = swaps[seat]
            if card in hidden and seat != viewer:
                event = events.deal_of(seat, instead.pop(hidden.index(card)))
                hidden.remove(card)
        again.play(event, None if entry.seat == CHANCE else entry.seat)
    for seat in [seat for seat in range(true.seats) if seat != viewer and pending]:
        if true.player[seat * PLAYER_CELLS + DONE]:
            for card in range(cards):
                for _ in range(other.bids[seat * cards + card]):
                    again.play(events.bid_of(card), seat)
            again.play(events.bid_done, seat)
    return again


def everything_a_seat_gets(match: Match, viewer: int) -> list[object]:
    """View, dump, log, explanations of every event, picture."""
    view = match.state.view(viewer)
    speech = Speech("en", GAME, view, match.players)
    space = range(len(GAME.event_texts(GAME.figures_of(view))))
    return [
        view.fingerprint(),
        view.acting(),
        GAME.state_dump(view, 0, None),
        str(match.record(viewer)),
        [GAME.why_not(view, event) for event in space],
        plain(GAME.picture(view, speech)),
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (3, 3), (4, 4)])
def test_twins_look_the_same(players: int, seed: int) -> None:
    """CA 1.7 and CA 6.2: whatever a seat may not know makes no difference to anything it gets."""
    luck = Luck(seed, 7)
    whole = random_match(players, seed, 10_000).entries
    in_auctions = [number for number, entry in enumerate(whole) if entry.veil == SEALED]
    different = 0
    for events in sorted({*range(3 * players, len(whole), 43), *in_auctions[::19]}):
        match = random_match(players, seed, events)
        for viewer in (SPECTATOR, *range(players)):
            other = twin(match, viewer, luck)
            different += match.state.fingerprint() != other.state.fingerprint()
            assert everything_a_seat_gets(match, viewer) == everything_a_seat_gets(other, viewer)
    assert different >= 5, "the twins are not just the same match"


# Sampling


def hidden_roofs(state: Capitol, seat: int) -> tuple[str, ...]:
    """The roof cards of a hand that not everybody has seen."""
    cards: list[str] = []
    for card, name in enumerate(state.figures.card_names):
        at = seat * state.figures.cards + card
        if name.startswith("roof"):
            cards += [name] * (state.hands[at] - state.known[at])
    return tuple(sorted(cards))


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_samples_are_uniform(viewer: int, tmp_path: Path) -> None:
    """CA 1.7: every way to deal the unseen cards is equally likely; compared with all ways, one by one."""
    figures = other_figures(tmp_path, ("copies = 2, values = [1, 2, 3, 4, 5, 6, 7]", "copies = 3, values = [1, 2, 3]"))
    match = begin(3, edition=figures)
    view = state_of(match).view(viewer)
    own = [] if viewer == SPECTATOR else list(hidden_roofs(state_of(match), viewer))
    pool = [f"roof-{value}" for value in (1, 2, 3) for _ in range(3)]
    for card in [*own, dump(match)["tops"]["roof"]]:
        pool.remove(card)
    others = [seat for seat in range(3) if seat != viewer]
    exact: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for order in permutations(pool):
        exact[tuple(tuple(sorted(order[2 * place : 2 * place + 2])) for place in range(len(others)))] += 1
    ways, samples = sum(exact.values()), 3000
    luck = Luck(11)
    found: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for _ in range(samples):
        full = view.sample(luck)
        found[tuple(hidden_roofs(full, seat) for seat in others)] += 1
    assert set(found) <= set(exact)
    for deal, count in exact.items():
        expected = samples * count / ways
        assert abs(found[deal] - expected) < 4.5 * expected**0.5 + 1, deal


def test_samples_keep_what_is_known() -> None:
    """CA 1.7: seen cards stay where they were seen; nothing is lost."""
    match = random_match(3, 8, 120)
    luck = Luck(5)
    for viewer in (SPECTATOR, 0, 1, 2):
        view = match.state.view(viewer)
        for _ in range(20):
            full = view.sample(luck)
            assert full.viewer == EVERYTHING
            sampled = GAME.state_dump(full, 0, None)
            seen = GAME.state_dump(view, 0, None)
            for entry, known in zip(sampled["players"], seen["players"], strict=True):
                assert len(entry["hand"]) == len(known["hand"])
                assert not Counter(card for card in known["hand"] if card != "?") - Counter(entry["hand"])
            assert sampled["piles"] == seen["piles"]


def test_a_complete_bid_is_sampled() -> None:
    """CA 6.2: somebody who has finished has some bid that the hand allows, all of them equally likely."""
    match = to_auctions(begin(2))
    for kind in ("roof", "floor", "permit"):
        stack(match, kind)
    hold(match, "A", "floor-8 floor-8")
    hold(match, "B", "roof-1")
    play(match, "A bid floor-8", "A bid done")
    view, luck = match.state.view(1), Luck(2)
    bids = Counter(len(GAME.dump(view.sample(luck))["bids"]["A"]) for _ in range(3000))
    assert set(bids) == {0, 1, 2}
    assert all(abs(count - 1000) < 150 for count in bids.values())
    own = match.state.view(0).sample(luck)
    assert GAME.dump(own)["bids"]["A"] == ["floor-8"]


def test_a_sample_of_the_truth_is_the_truth() -> None:
    """CA 1.7: where nothing is hidden, nothing is filled in."""
    match = begin(2)
    assert match.state.sample(Luck(1)).fingerprint() == match.state.fingerprint()
