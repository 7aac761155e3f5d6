"""Opening, joining, leaving, beginning, handing over and coming back."""

from __future__ import annotations

from typing import Any, cast

import pytest

from captains_table.play import acts
from captains_table.play.errors import (
    BadName,
    HasBegun,
    InvalidSetup,
    IsOver,
    NameTaken,
    NotYours,
    NotYourTurn,
    OnlyOpener,
    PrivateChat,
    Refused,
    SeatTaken,
    TooLong,
    UnknownLevel,
    UnknownSeat,
)
from captains_table.play.facts import Clock, SeatPlan, Setup
from captains_table.play.setup import check_setup
from play.arrange import ADA, BEN, CLEO, LUCK, NOW, choose, plan, play_out, replayed, same, table_of


def test_a_table_without_open_seats_begins_at_once() -> None:
    table = table_of("Ada", "bot")
    assert table.status == "playing"
    assert table.acting(), "chance has done its part"


def test_joining_fills_seats_until_the_game_begins() -> None:
    table = table_of("Ada", "open", "open")
    assert table.status == "waiting"
    acts.join(table, BEN, 1, "Ben", NOW, LUCK)
    with pytest.raises(SeatTaken):
        acts.join(table, CLEO, 1, "Cleo", NOW, LUCK)
    with pytest.raises(NameTaken):
        acts.join(table, CLEO, 2, "ada", NOW, LUCK)
    with pytest.raises(BadName):
        acts.join(table, CLEO, 2, "Cle,o", NOW, LUCK)
    with pytest.raises(UnknownSeat):
        acts.join(table, CLEO, 5, "Cleo", NOW, LUCK)
    acts.join(table, CLEO, 2, "Cleo", NOW, LUCK)
    assert table.status == "playing"
    assert acts.begun(table).match.players == ["Ada", "Ben", "Cleo"]
    assert same(table, replayed(table))


def test_who_opened_the_table_begins_with_bots_on_open_seats() -> None:
    table = table_of("Ada", "open", "open")
    acts.join(table, BEN, 1, "Ben", NOW, LUCK)
    with pytest.raises(OnlyOpener):
        acts.start(table, BEN, "greedy", NOW, LUCK)
    acts.start(table, ADA, "random", NOW, LUCK)
    assert [seat.kind for seat in table.seats] == ["person", "person", "bot"]
    assert acts.begun(table).match.other["bots"] == "C random"
    with pytest.raises(HasBegun):
        acts.start(table, ADA, "random", NOW, LUCK)


def test_leaving_before_the_game_opens_the_seat_later_a_bot_takes_it() -> None:
    table = table_of("Ada", "open", "open")
    acts.join(table, BEN, 1, "Ben", NOW, LUCK)
    acts.leave(table, BEN, [1], "greedy", NOW)
    assert table.seats[1].kind == "open"
    acts.join(table, BEN, 1, "Ben", NOW, LUCK)
    acts.join(table, CLEO, 2, "Cleo", NOW, LUCK)
    acts.leave(table, BEN, [1], "greedy", NOW)
    assert table.seats[1].is_bot
    assert table.seats[1].away
    with pytest.raises(NotYours):
        acts.come_back(table, CLEO, 1, NOW)
    with pytest.raises(NotYourTurn):
        acts.move(table, BEN, 1, "dive 1", (acts.begun(table).length, None), NOW, LUCK)
    acts.come_back(table, BEN, 1, NOW)
    assert table.seats[1].is_person
    assert same(table, replayed(table))


def test_hands_off_others_seats() -> None:
    table = table_of("Ada", "Ben", "bot")
    with pytest.raises(NotYours):
        acts.give_to_bot(table, BEN, 0, "greedy", NOW, LUCK)
    with pytest.raises(NotYours):
        acts.give_to_bot(table, BEN, 2, "random", NOW, LUCK)
    acts.give_to_bot(table, ADA, 2, "random", NOW, LUCK)
    assert table.seats[2].level == "random"
    with pytest.raises(NotYours):
        acts.leave(table, "", [0], "greedy", NOW)
    with pytest.raises(HasBegun):
        acts.open_seat(table, ADA, 2, NOW)


def test_seats_can_be_rearranged_before_the_game() -> None:
    table = table_of("Ada", "open", "open")
    acts.give_to_bot(table, ADA, 1, "greedy", NOW, LUCK)
    acts.open_seat(table, ADA, 1, NOW)
    assert table.seats[1].kind == "open"
    acts.give_to_bot(table, ADA, 0, "greedy", NOW, LUCK)
    assert table.seats[0].kind == "bot"
    assert table.seats_of(ADA) == []


def test_nothing_is_done_after_the_end() -> None:
    table = table_of("Ada", "bot")
    play_out(table)
    assert table.status == "over"
    with pytest.raises(IsOver):
        acts.give_to_bot(table, ADA, 0, "greedy", NOW, LUCK)
    with pytest.raises(IsOver):
        acts.come_back(table, ADA, 0, NOW)
    with pytest.raises(IsOver):
        acts.move(table, ADA, 0, "keep", (table.length, None), NOW, LUCK)
    assert same(table, replayed(table))


def test_who_is_first_can_be_agreed_on() -> None:
    for seat in range(3):
        table = table_of("Ada", "Ben", "Cleo", first=seat)
        assert acts.begun(table).match.entries[0].text == f"first {'ABC'[seat]}"


def test_chat_is_for_all_and_has_an_end() -> None:
    table = table_of("Ada", "Ben", listed=True)
    acts.say(table, ADA, "", "Ahoy!\x07\n", NOW)
    acts.say(table, "dora", "Dora", "May I watch?", NOW)
    assert [(chat.seat, chat.name, chat.text) for chat in table.chats] == [
        (0, "Ada", "Ahoy!"),
        (-1, "Dora", "May I watch?"),
    ]
    for text in ("", "\n", "x" * 501):
        with pytest.raises(TooLong):
            acts.say(table, ADA, "", text, NOW)
    for number in range(200):
        acts.say(table, BEN, "", str(number), NOW)
    assert len(table.chats) == 100


def test_at_a_private_table_those_who_have_a_seat_chat() -> None:
    table = table_of("Ben", "Cleo")
    for player in (ADA, BEN, CLEO):
        acts.say(table, player, "Dan", "Ahoy!", NOW)
    for player in ("dora", ""):
        with pytest.raises(PrivateChat):
            acts.say(table, player, "Dora", "May I watch?", NOW)


@pytest.mark.parametrize(
    "name", ["Ada", " ADA ", "Adа", "Àda", "A d a", "Ada\N{ZERO WIDTH SPACE}", "Аԁа", "@da", "Bot B"]
)
def test_the_name_of_a_player_is_not_borrowed(name: str) -> None:
    """Neither on another seat nor in chat: capitals, accents, spaces and letters that look alike make no difference."""
    table = table_of("Ada", "bot", "open", listed=True)
    with pytest.raises((NameTaken, BadName)):
        acts.join(table, "dora", 2, name, NOW, LUCK)
    with pytest.raises(NameTaken):
        acts.say(table, "dora", name, "It is me", NOW)
    acts.say(table, "dora", "Adam", "It is me", NOW)
    acts.join(table, "dora", 2, "Adam", NOW, LUCK)


@pytest.mark.parametrize(
    ("setup", "error"),
    [
        (Setup("divers", plan("Ada")), InvalidSetup),
        (Setup("nothing", plan("Ada", "bot")), InvalidSetup),
        (Setup("divers", plan("Ada", "bot"), options=["warp"]), InvalidSetup),
        (Setup("divers", plan("Ada", "bot"), options=["shark"]), InvalidSetup),
        (Setup("divers", plan(*["bot"] * 5)), InvalidSetup),
        (Setup("divers", plan(*["bot"] * 9)), InvalidSetup),
        (Setup("divers", plan("Ada", "bot"), undo=cast(Any, "sometimes")), InvalidSetup),
        (Setup("divers", plan("Ada", "bot"), pace=cast(Any, "slow")), InvalidSetup),
        (Setup("divers", plan("Ada", "bot"), clock=Clock(0, 0)), InvalidSetup),
        (Setup("divers", plan("Ada", "bot"), clock=Clock(5, 0), pace="correspondence"), InvalidSetup),
        (Setup("divers", plan("Ada", "bot"), absent_hours=-1), InvalidSetup),
        (Setup("divers", plan("Ada", "bot"), first=4), InvalidSetup),
        (Setup("divers", plan("Ada"), options=["shark"], first=0), InvalidSetup),
        (Setup("divers", plan("Ada", "bot"), edition="no toml ="), InvalidSetup),
        (Setup("divers", plan("Ada", "bot"), edition='edition = "x"'), InvalidSetup),
        (Setup("divers", plan("Ada", "bot"), edition="x" * 100_000), InvalidSetup),
        (Setup("divers", [SeatPlan("person", "Ada", "", ADA), SeatPlan("bot", "", "genius")]), UnknownLevel),
        (Setup("divers", [SeatPlan("person", "Ada", "", ADA), SeatPlan(cast(Any, "throne"))]), InvalidSetup),
        (Setup("divers", plan("Ada", "Ada")), NameTaken),
        (Setup("divers", [SeatPlan("person", "", "", ADA), SeatPlan("open")]), BadName),
    ],
)
def test_tables_that_can_not_be(setup: Setup, error: type[Refused]) -> None:
    with pytest.raises(error):
        check_setup(setup, ["greedy", "random"])


def test_other_figures_can_be_agreed_on() -> None:
    figures = 'edition = "mine"\nhand = 2\nrounds = 1\ndeep_rounds = 2\ncopies = 4\nshark = 3\n'
    check_setup(Setup("divers", plan("Ada", "bot"), edition=figures), ["greedy"])
    table = table_of("Ada", "bot", edition=figures)
    assert acts.begun(table).match.edition.name == "mine"
    play_out(table)
    assert table.length == 1 + 4 + 1 + 2 + 1
    assert same(table, replayed(table))


def test_moves_by_whom_and_when() -> None:
    table = table_of("Ada", "Ben", first=0)
    with pytest.raises(NotYours):
        acts.move(table, BEN, 0, "dive 1", (table.length, None), NOW, LUCK)
    with pytest.raises(NotYours):
        acts.move(table, "", 0, "dive 1", (table.length, None), NOW, LUCK)
    choose(table, 0)
    with pytest.raises(NotYourTurn):
        acts.move(table, ADA, 0, "dive 1", (table.length, None), NOW, LUCK)
