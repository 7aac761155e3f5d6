"""The edition file: changed figures work, and every mistake in it gets one line that says what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from captains_table.core.checks import check_contract, random_match
from captains_table.core.contract import CHANCE
from captains_table.core.editions import Edition
from captains_table.core.errors import BadEdition, BadRecord, BadSetup
from captains_table.core.luck import Luck
from captains_table.core.match import Match, new_match
from captains_table.core.record import parse_record
from captains_table.core.replay import replay
from rules.el_capitan.arrange import GAME, new_situation, situation

PRINTED = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
TWINS = (
    'seals = 2\ncost = 6\n[[destination]]\ncity = "marseille"',
    'seals = 3\ncost = 7\n[[destination]]\ncity = "marseille"',
)
"""Two equal cards marseille-3 instead of marseille-2 and marseille-3."""
ALL = ("canarias", "lisboa", "porto")


def edition_with(folder: Path, *changes: tuple[str, str]) -> Edition:
    """The printed edition with some of its text changed, read from a file."""
    text = PRINTED
    for old, new in changes:
        assert old in text, f"the edition has no {old!r}"
        text = text.replace(old, new, 1)
    path = folder / "house.toml"
    path.write_text(text, encoding="utf-8")
    return GAME.edition(path)


def mistake(folder: Path, *changes: tuple[str, str]) -> str:
    """What is said of an edition with these changes, after the name of the file."""
    with pytest.raises(BadEdition) as caught:
        edition_with(folder, *changes)
    message = str(caught.value)
    assert "\n" not in message
    source, _, what = message.partition("house.toml: ")
    assert source == f"{folder}/"
    return what


def random_game(edition: Edition, players: int, seed: int) -> Match:
    """A whole match with these figures."""
    match = new_match(GAME, players, ALL, edition)
    luck = Luck(seed)
    while not match.over:
        choices = match.state.legal()
        match.play(match.state.chance(luck) if match.state.to_move == CHANCE else choices[luck.below(len(choices))])
    return match


# Changed figures


def test_changed_figures_are_played_with(tmp_path: Path) -> None:
    """EC 1.2, EC 1.3, EC 4.2, EC 8.2: what the file says holds, from the first florin to the last payday."""
    house = edition_with(
        tmp_path,
        ("start_money = 20", "start_money = 33"),
        ("harbours = [4, 5]", "harbours = [1, 2]"),
        ("fortresses = [8, 10]", "fortresses = [3, 4]"),
        ("track = [0, 4, 8, 12", "track = [0, 4, 9, 12"),
        ("closing_few_players = [4]", "closing_few_players = [3]"),
        ("spread = [0, 0, 5", "spread = [7, 0, 5"),
        ("bonus = [15, 10, 5]", "bonus = [18, 10, 5]"),
        ("repay = 12", "repay = 13"),
        ("cards = 18", "cards = 1"),
    )
    game = situation(3, edition=house).moment(1, 2)
    assert game.money("A") == 33
    game.anchor("A", "marseille", 2).put("marseille", "AB")
    game.play("A build")
    assert game.money("A") == 31
    assert (game.chain("marseille"), game.closed("marseille")) == (".BA", "A")
    game.end().anchor("B", "marseille").play("B fortress").end()
    assert game.money("B") == 30
    game.play("C loan 10").fill()
    assert game.wealth("C") == 30
    assert game.why("loan 10") == "EC 4.2"
    game.put("marseille", "AB")
    paid = game.payday()
    assert (paid["A first marseille"], paid["A spread"], paid["B fortress-whole marseille"]) == (9, 7, 9)
    assert list(game.state.figures.bonus) == [18, 10, 5]


def test_changed_figures_of_the_pirate(tmp_path: Path) -> None:
    """EC 11.7, EC 11.8, EC 11.10: his home, his price and what he collects."""
    house = edition_with(
        tmp_path,
        ("protection_charge = [1, 2, 3]", "protection_charge = [4, 5, 6]"),
        ("pirate_step_cost = 2", "pirate_step_cost = 3"),
        ("pirate_home = 2", "pirate_home = 1"),
    )
    game = situation(3, "canarias", edition=house).anchor("A", "tanger").hold("A", "athina-1").put("tunis", "BC")
    assert game.dump()["pirate"] == "canarias:1"
    assert "pirate napoli 1 for 9" in game.legal()
    game.play("A sail athina-1 > canarias", "A pirate tunis 1")
    assert [game.money(seat) for seat in "ABC"] == [28, 16, 16]


def test_a_grid_laid_out_otherwise(tmp_path: Path) -> None:
    """EC 1.1, EC 3.3: ids of connections follow the grid, row by row."""
    house = edition_with(
        tmp_path,
        ('name = "Marseille"\nrow = 1\ncolumn = 1', 'name = "Marseille"\nrow = 3\ncolumn = 3'),
        ('name = "Alexandria"\nrow = 3\ncolumn = 3', 'name = "Alexandria"\nrow = 1\ncolumn = 1'),
    )
    game = new_situation(3, edition=house).play("* starts A")
    assert "alexandria-marseille" in game.dump()["deck"]["connections"]
    assert next(iter(game.dump()["cities"])) == "alexandria"
    game.fill().anchor("A", "venezia").hold("A", "tunis-1")
    assert "sail tunis-1 > alexandria" in game.legal()
    assert game.why("sail tunis-1 > marseille") == "EC 3.4"


def test_connection_costs_as_a_table(tmp_path: Path) -> None:
    """EC 3.3: the cost of each of the 36 cards."""
    cards = new_situation(3).dump()["deck"]["connections"]
    costs = ", ".join(f'"{card}" = {number}' for number, card in enumerate(cards))
    game = situation(3, edition=edition_with(tmp_path, ('cost = "distance"', f"cost = {{ {costs} }}")))
    game.anchor("A", "tunis").purse("A", 99).lay_out(cards[0], cards[30])
    game.play(f"A buy {cards[0]}", f"A buy {cards[30]}")
    assert game.money("A") == 99 - 0 - 30


def test_two_equal_cards_are_one_choice(tmp_path: Path) -> None:
    """EC 3.3: two cards marseille-3: one event, twice as likely; each can be bought, held, played and discarded."""
    game = new_situation(3, edition=edition_with(tmp_path, TWINS)).play("* starts A")
    weights = dict(game.state.outcomes())
    assert [weights[event] for event in game.state.legal()][:3] == [2, 1, 1]
    assert game.legal().count("card marseille-3") == 1
    assert game.dump()["deck"]["destinations"].count("marseille-3") == 2
    luck = Luck(3)
    drawn = [GAME.text(game.state, game.state.chance(luck)) for _ in range(900)]
    assert 70 < drawn.count("card marseille-3") < 130
    game.play("* card marseille-3", "* card marseille-3").fill()
    game.lay_out("marseille-3", "marseille-3", "tunis-1", "athina-1").purse("A", 40)
    assert game.legal("buy") == ["buy athina-1", "buy marseille-3", "buy tunis-1"]
    game.play("A buy marseille-3", "A buy tunis-1")
    assert game.dump()["display"]["destinations"] == ["athina-1", "marseille-3"]
    game.play("A buy marseille-3")
    assert game.player("A")["hand"] == ["marseille-3", "marseille-3", "tunis-1"]
    game.play("A sail tunis-1", "A sail marseille-3", "A sail marseille-3 > athina", "A build 1")
    assert game.player("A")["hand"] == []
    assert game.dump()["discards"]["destinations"] == ["marseille-3", "marseille-3", "tunis-1"]


def test_one_equal_card_in_the_hand_and_one_in_the_display(tmp_path: Path) -> None:
    """EC 2.6: the second one counts as a way on."""
    game = situation(3, edition=edition_with(tmp_path, TWINS)).at_bank("A").purse("A", 9).stock("A", 6)
    game.hold("A", "marseille-3").lay_out("marseille-3").put("marseille", "AAA")
    assert game.legal() == ["buy marseille-3", "sail marseille-3"], "to Marseille, and on by seals to a city for 2"
    game.purse("A", 8)
    assert game.legal() == ["pass"]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_with_another_edition(tmp_path: Path, players: int) -> None:
    """A record of such a game says so, and replays with its file."""
    house = edition_with(tmp_path, TWINS, ('edition = "2007"', 'edition = "house rules"'), ("[3, 4]", "[0, 1, 1]"))
    match = random_game(house, players, players)
    record = parse_record(str(match))
    assert record.edition == house.label == f"house rules@{house.digest}"
    again = replay(record, house)
    assert again.state.fingerprint() == match.state.fingerprint()
    assert list(again.dumps()) == list(match.dumps())


def test_the_printed_edition_is_valid_for_every_table() -> None:
    """EC 1, EC 11.1: all figures are there."""
    for players in GAME.players:
        for options in ((), *((option,) for option in ALL), ALL):
            GAME.prepare(GAME.edition(), players, options)


@pytest.mark.parametrize("players", [1, 6])
def test_numbers_of_players(players: int) -> None:
    """Two to five."""
    with pytest.raises(BadSetup, match=f"el_capitan is for 2 to 5 players, not {players}"):
        new_match(GAME, players)


def test_unknown_option() -> None:
    """EC 11.1: the three outer cities and nothing else."""
    with pytest.raises(BadSetup, match=r"el_capitan has no option 'genova' \(options: porto, lisboa, canarias\)"):
        new_match(GAME, 3, ["genova"])


# Mistakes


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        (
            "start_money = 20",
            "start_money = -1",
            "top of the file: start_money must be a whole number from 0 to 1000, not -1",
        ),
        (
            "start_money = 20",
            'start_money = "20"',
            "top of the file: start_money must be a whole number from 0 to 1000, not '20'",
        ),
        (
            "start_money = 20",
            "start_money = true",
            "top of the file: start_money must be a whole number from 0 to 1000, not True",
        ),
        ("start_money = 20", "start = 20", "top of the file: unknown entry 'start' (known: bonus, city, connections, "),
        ("start_money = 20", "", "top of the file: start_money must be a whole number from 0 to 1000, not None"),
        ("spread = [0, 0,", "spread = [0,", "top of the file: spread must be a list of 12 numbers, not [0, 5,"),
        (
            "bonus = [15, 10, 5]",
            "bonus = [15, 10, 0]",
            "top of the file: bonus must hold whole numbers from 1 to 1000, not 0",
        ),
        (
            "protection_charge = [1, 2, 3]",
            "protection_charge = 2",
            "top of the file: protection_charge must be a list of 3",
        ),
        (
            "pirate_step_cost = 2",
            "pirate_step_cost = 200",
            "top of the file: pirate_step_cost must be a whole number from",
        ),
        ("cards = 18", "kards = 18", "loan 1: unknown entry 'kards' (known: amount, cards, extended, repay)"),
        ("amount = 16", "amount = 10", "loan: the two kinds of loans must have different amounts"),
        ("amount = 16", "amount = 0", "loan 2: amount must be a whole number from 1 to 1000, not 0"),
        ('id = "porto"', 'id = "genova"', "city 10: id must be one of marseille, venezia, "),
        ('id = "porto"', 'id = "tunis"', "city tunis: appears twice"),
        ("column = 2", "column = 1", "city venezia: row 1, column 1 is the place of marseille"),
        ("column = 2", "column = 4", "city venezia: column must be a whole number from 1 to 3, not 4"),
        (
            "column = 0\nouter = true",
            "column = 1\nouter = true",
            "city porto: column must be a whole number from 0 to 0, not 1",
        ),
        ("column = 0\nouter = true", "column = 0", "city porto: outer must be true"),
        ("column = 2\n", "column = 2\nouter = true\n", "city venezia: outer must be left out"),
        ("outer = true", "outer = 1", "city porto: outer must be true or false, not 1"),
        ('name = "Venezia"', "name = 5", "city venezia: name must be a text, not 5"),
        ("harbours = [4, 5]", "harbours = []", "city marseille: harbours must be a list of 1 to 3 numbers, not []"),
        (
            "harbours = [4, 5]",
            "harbor = [4, 5]",
            "city marseille: unknown entry 'harbor' (known: closed_leave_the_game, ",
        ),
        (
            "fortresses = [8, 10]",
            "fortresses = [8, 10, 12]",
            "city marseille: fortresses must be a list of 1 to 2 numbers",
        ),
        ("track = [0, 4, 8,", "track = [0, 4,", "city marseille: track must be a list of 13 numbers, not [0, 4, 12,"),
        ("track = [0, 4, 8,", "track = [1, 4, 8,", "city marseille: the first site of the track must have the value 0"),
        (
            "closing = [6, 8, 10]",
            "closing = [2, 8, 10]",
            "city marseille: closing must hold whole numbers from 3 to 12, not 2",
        ),
        ("closing_few_players = [4]", "closing_few_players = [6]", "city marseille: a closing site appears twice"),
        ("pirate_home = 2", "pirate_home = 3", "city canarias: pirate_home must be a whole number from 1 to 2, not 3"),
        ("pirate_home = 2", "", "city canarias: pirate_home must be a whole number from 1 to 2, not None"),
        ("pays_at_once = true", "pirate_home = 1", "city lisboa: only canarias can be the pirate's home"),
        (
            'cost = "distance"',
            'cost = "steps"',
            'connections: cost must be "distance" or a table with the cost of each',
        ),
        (
            'cost = "distance"',
            "cost = { tunis-tanger = 1 }",
            "connections: cost: unknown entry 'tunis-tanger' (known: ",
        ),
        (
            'cost = "distance"',
            "cost = { }",
            "connections: cost: marseille-venezia must be a whole number from 0 to 100, not None",
        ),
        ('cost = "distance"', 'kost = "distance"', "connections: unknown entry 'kost' (known: cost)"),
        ("[connections]", "[[connections]]", "top of the file: needs a table [connections]"),
        ("[[loan]]", "[[debt]]", "top of the file: unknown entry 'debt' (known: "),
        (
            "seals = 2\ncost = 6",
            "seals = 4\ncost = 6",
            "destination 1: seals must be a whole number from 1 to 3, not 4",
        ),
        ("seals = 2\ncost = 6", "seals = 3\ncost = 6", "destination 2: two cards marseille-3 must have the same cost"),
        (
            '[[destination]]\ncity = "marseille"',
            '[[destination]]\ncity = "porto"',
            "destination 1: city must be one of marseille,",
        ),
        (
            'city = "marseille"\nseals = 2\ncost = 6\n[[destination]]\n',
            "",
            "destination: there must be 18 destination cards, not 17",
        ),
    ],
)
def test_mistakes(tmp_path: Path, old: str, new: str, what: str) -> None:
    """One line with the file, the place in it and what should stand there."""
    assert mistake(tmp_path, (old, new)).startswith(what)


def test_a_missing_city(tmp_path: Path) -> None:
    """All twelve are needed, whatever is played with."""
    start = PRINTED.index('[[city]]\nid = "porto"')
    block = PRINTED[start : PRINTED.index('[[city]]\nid = "lisboa"')]
    assert mistake(tmp_path, (block, "")) == "city: porto is missing"


def test_a_city_without_a_destination_card(tmp_path: Path) -> None:
    """EC 3.3: there would be no way to begin there."""
    changes = [('[[destination]]\ncity = "tunis"', '[[destination]]\ncity = "tanger"')] * 2
    assert mistake(tmp_path, *changes) == "destination: no card for tunis"


def test_three_kinds_of_loans(tmp_path: Path) -> None:
    """EC 1.5: two of them."""
    third = "[[loan]]\namount = 20\nrepay = 25\nextended = 40\ncards = 5\n\n[connections]"
    assert mistake(tmp_path, ("[connections]", third)) == "loan: there are two kinds of loans, not 3"


def test_broken_toml(tmp_path: Path) -> None:
    """The place of the mistake is told."""
    what = mistake(tmp_path, ("start_money = 20", "start_money = = 20"))
    assert what.startswith("not valid TOML: Invalid value (at line 7")


def test_no_name(tmp_path: Path) -> None:
    """Records name the edition."""
    assert mistake(tmp_path, ('edition = "2007"', "")).startswith('needs a line like edition = "2007"')


def test_unreadable_files(tmp_path: Path) -> None:
    """Missing, or no text."""
    with pytest.raises(BadEdition, match=r"nowhere.toml: can't be read \(No such file or directory\)$"):
        GAME.edition(tmp_path / "nowhere.toml")
    (tmp_path / "latin.toml").write_bytes('name = "Málaga"'.encode("latin-1"))
    with pytest.raises(BadEdition, match=r"latin.toml: not UTF-8 text$"):
        GAME.edition(tmp_path / "latin.toml")


# Records and editions


def test_comments_and_names_are_no_figures(tmp_path: Path) -> None:
    """The hash is of the figures: other names and remarks leave it as it is, other figures do not."""
    assert (
        edition_with(tmp_path, ('name = "Tunis"', 'name = "Túnez"'), ("# rulebook", "#")).digest
        == GAME.edition().digest
    )
    assert edition_with(tmp_path, ("start_money = 20", "start_money = 21")).digest != GAME.edition().digest


def test_records_of_other_figures_are_refused(tmp_path: Path) -> None:
    """With the hash of other figures, or another edition's name; without a hash a record is taken."""
    text = str(random_match(GAME, 3, (), 2))
    house = edition_with(tmp_path, ("start_money = 20", "start_money = 21"))
    assert f"edition: 2007@{GAME.edition().digest}\n" in text
    with pytest.raises(BadRecord) as caught:
        replay(parse_record(text), house)
    assert str(caught.value) == (
        f"record: played with edition {GAME.edition().label}, but the figures in use are {house.label}; "
        "give the edition file with --edition"
    )
    with pytest.raises(BadRecord, match="played with edition 2007@00000000, but the figures in use are 2007@"):
        replay(parse_record(text.replace(GAME.edition().digest, "00000000")))
    with pytest.raises(BadRecord, match="played with edition house, but the figures in use are 2007@"):
        replay(parse_record(text.replace(GAME.edition().label, "house")))
    assert replay(parse_record(text.replace(f"@{GAME.edition().digest}", ""))).over


@pytest.mark.slow
def test_contract_with_another_edition(tmp_path: Path) -> None:
    """Views, samples, records and the order of choices hold to the contract with equal cards too."""
    edition = edition_with(tmp_path, TWINS)
    match = random_game(edition, 2, 9)
    for view in (match.state.view(seat) for seat in range(2)):
        assert GAME.dump(view.sample(Luck(1))) == GAME.dump(match.state)
    check_contract(GAME, 2, ALL, 3)
