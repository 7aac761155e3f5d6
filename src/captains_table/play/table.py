"""A table, derived from its facts. What people may do at it is in `acts.py`."""

from __future__ import annotations

from collections import deque

from msgspec import structs

from captains_table.core.contract import CHANCE, SPECTATOR, State
from captains_table.core.editions import Edition, parse_edition
from captains_table.core.game import SEATS, Game
from captains_table.core.match import find_game, new_match
from captains_table.play.clocks import Clocks
from captains_table.play.facts import (
    Answered,
    Asked,
    Began,
    EndReason,
    Fact,
    Moved,
    Opened,
    Rematched,
    Revised,
    Said,
    Setup,
    TookBack,
)
from captains_table.play.seat_facts import apply_to_seats
from captains_table.play.table_log import told
from captains_table.play.table_parts import Chat, Held, Question, TableEvent, Vote, planned_seat
from captains_table.play.timeline import Timeline

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
KEYS = 1000
"""How many of the last acts are remembered by their keys."""
CHATS = 100
"""How many of the last chat messages are kept in memory."""
EVENTS = 100
"""How many of the last events of the table are kept in memory."""


class Table:
    """Seats, a game and settings. `enact` adds a fact and applies it; `fresh` holds the facts that are not yet
    stored."""

    def __init__(self, id: str, opened: Opened, at: int) -> None:
        setup = opened.setup
        self.id = id
        self.creator = opened.creator
        """The host: the person who opened the table or took it over in the waiting room."""
        self.game: Game = find_game(setup.game)
        is_usual = bool(setup.figures) and Edition(setup.figures, "edition").is_same(self.game.own_edition())
        self.setup: Setup = structs.replace(setup, figures={}) if is_usual else setup
        self.seats = [planned_seat(plan) for plan in setup.seats]
        self.timeline: Timeline | None = None
        self.clocks = Clocks(setup)
        self.question: Question | None = None
        self.vote: Vote | None = None
        self.proposals: dict[tuple[str, str, int], int] = {}
        """When a person last proposed something about a seat."""
        self.ending: EndReason | None = None
        """Why the game ended early."""
        self.is_closed = False
        self.removed: set[str] = set()
        """People whom the host has removed from the waiting room."""
        self.events: deque[TableEvent] = deque(maxlen=EVENTS)
        self.chats: deque[Chat] = deque(maxlen=CHATS)
        self.rematch: str | None = None
        self.rules = self.began_under = opened.rules
        """The rules revision that was played under last, and the one at the beginning."""
        self.decision: tuple[int, int] | None = None
        """Who decided to continue under other rules, and after how many events."""
        self.prefix = setup.prefix
        """The events that the game began with, as far as they are valid."""
        self.held: Held | None = None
        self.opened = self.changed = at
        """`changed`: when something that everybody may know last happened."""
        self.number = 1
        """The number of facts."""
        self.keys: dict[str, None] = {}
        """The keys of the acts carried out, oldest first."""
        self.fresh: list[tuple[int, int, Fact]] = [(0, at, opened)]
        """Number, time and fact of what has been enacted but not yet stored."""

    # Reading

    @property
    def status(self) -> str:
        """`waiting`, `playing`, `over`, or `closed` before there was a game."""
        if self.timeline is None:
            return CLOSED if self.is_closed else WAITING
        if self.ending is not None:
            return OVER
        over = self.timeline.match.over if self.held is None else self.held.ended
        return OVER if over else PLAYING

    @property
    def length(self) -> int:
        """The number of events in the game."""
        return 0 if self.timeline is None else self.timeline.length

    def length_for(self, viewer: int) -> int:
        """The number of events in the game, as far as a seat or SPECTATOR can tell."""
        return 0 if self.timeline is None else self.timeline.length_for(viewer)

    @property
    def is_played(self) -> bool:
        """Whether the game is in progress, by the rules and by what the players agreed."""
        return self.timeline is not None and self.held is None and self.ending is None

    def acting(self) -> list[int]:
        """The seats that may choose now."""
        if self.timeline is None or not self.is_played:
            return []
        return [int(seat) for seat in self.timeline.match.state.acting()]

    def people_acting(self) -> list[int]:
        """Those of them that are played by people."""
        return [seat for seat in self.acting() if self.seats[seat].is_person]

    def bots_acting(self) -> list[int]:
        """Those of them that are played by bots."""
        return [seat for seat in self.acting() if self.seats[seat].is_bot]

    def seats_of(self, player: str) -> list[int]:
        """The seats of a person, including those that a bot plays for them."""
        return [n for n, seat in enumerate(self.seats) if player and seat.player == player]

    def standing(self) -> list[int]:
        """The seats that have not resigned."""
        return [n for n, seat in enumerate(self.seats) if not seat.resigned]

    def people_standing(self) -> list[int]:
        """Those of them that belong to people, even if a bot plays for them."""
        return [n for n in self.standing() if self.seats[n].player]

    def winners(self, view: State) -> list[int]:
        """Who has won, after the end, as a view shows it: after resignations the last one left, after an agreement
        nobody."""
        if self.ending is None:
            return [int(seat) for seat in view.winners()]
        standing = self.standing()
        return standing if self.ending == "resigned" and len(standing) == 1 else []

    def may_chat(self, player: str) -> bool:
        """Whether a person may read and write the chat: at an unlisted table, only the host, the players and the people
        invited."""
        is_known = player == self.creator or any(player in (seat.player, seat.invited) for seat in self.seats)
        return self.setup.listed or bool(player and is_known)

    def owner(self, seat: int) -> str:
        """The person on a seat; for chance, the host, who enters dice rolls and cards."""
        return self.creator if seat == CHANCE else self.seats[seat].player

    def others(self, seat: int) -> list[int]:
        """The seats of other people, who would have to allow an undo: also those played by a bot while the person is
        away, but not those that have resigned."""
        owner = self.owner(seat)
        return [n for n in self.people_standing() if self.seats[n].player != owner]

    def name(self, seat: int) -> str:
        """The name on a seat for the record; bots and empty seats are named after their letters."""
        return self.seats[seat].name or f"{'Bot' if self.seats[seat].kind == 'bot' else 'Player'} {SEATS[seat]}"

    # Facts

    def enact(self, fact: Fact, at: int) -> None:
        """Apply a new fact, and keep it to be stored."""
        if self.rules != self.game.revision and isinstance(fact, (Began, Moved, TookBack)):
            self.enact(Revised(self.game.revision), at)
        number = self.number
        self.apply(fact, at)
        self.fresh.append((number, at, fact))

    def sign(self, key: str) -> None:
        """Give the facts that are not yet stored the key of their act."""
        number, at, fact = self.fresh[0]
        self.fresh[0] = number, at, structs.replace(fact, key=key)
        self.remember(key)

    def remember(self, key: str) -> None:
        """Remember that the act with this key has been carried out. An empty key means none."""
        if key:
            self.keys[key] = None
            if len(self.keys) > KEYS:
                del self.keys[next(iter(self.keys))]

    def apply(self, fact: Fact, at: int) -> None:
        """Apply the next fact."""
        before = self._known_to_all()
        said = told(fact, self.seats, self.question, self.vote)
        if said is not None:
            self.events.append(TableEvent(at, self.length_for(SPECTATOR), said))
        match fact:
            case Moved(s=seat, e=text):
                self._move(seat, text)
            case TookBack(gone=gone):
                self._take_back(gone)
            case Began():
                self._begin()
            case Asked(seat=seat, restart=restart):
                self.question = Question(seat, restart)
            case Answered(seat=seat, yes=yes):
                if self.question is not None:
                    self.question.answers[seat] = yes
                    if not yes:
                        self.question = None
            case Said(seat=seat, name=name, text=text):
                self.chats.append(Chat(at, seat, name, text))
            case Revised():
                self._revise(fact)
            case Rematched(table=table):
                self.rematch = table
            case _:
                apply_to_seats(self, fact, at)
        self.number += 1
        if self.vote is not None and not self._is_worth_voting(self.vote):
            self.vote = None
        if not isinstance(fact, (Moved, TookBack)) or self._known_to_all() != before:
            self.changed = at
        self.clocks.turn(self.people_acting(), at, isinstance(fact, TookBack))

    def _known_to_all(self) -> tuple[int, int, list[int]]:
        """Update what an event or an undo changes and everybody may know."""
        back = 0 if self.timeline is None else self.timeline.back_for(SPECTATOR)
        return self.length_for(SPECTATOR), back, self.acting()

    def _played(self) -> Timeline:
        if self.timeline is None:
            raise ValueError(f"table {self.id} has not begun")
        return self.timeline

    def _move(self, seat: int, text: str) -> None:
        timeline = self._played()
        timeline.play(timeline.match.game.event(timeline.match.state, text), seat)
        if timeline.settled == timeline.length:
            self.question = None

    def _take_back(self, gone: list[int]) -> None:
        """Undo events. Undoing sealed choices can leave a request of another seat open."""
        timeline, question = self._played(), self.question
        back = timeline.back_for(SPECTATOR)
        timeline.take_back(gone)
        if timeline.back_for(SPECTATOR) != back or (
            question and set(self.others(question.seat)) <= set(question.answers)
        ):
            self.question = None

    def _revise(self, decision: Revised) -> None:
        if self.timeline is None:
            self.began_under = decision.rules
        else:
            self.timeline.match.revise(self.rules)
        if decision.seat >= 0:
            self.decision = (decision.seat, self.length_for(SPECTATOR))
        self.rules = decision.rules
        self.prefix = self.prefix[: decision.prefix]
        if self.held is not None and self.held.since == decision.since:
            self.held = None

    def hold(self, since: int, ended: bool = False, prefix: int | None = None) -> None:
        """Hold the table: the game from this fact on does not fit the current rules."""
        changes = self.game.changes.since(self.rules, len(self.seats), self.setup.options)
        rest = [] if self.held is None else self.held.rest
        self.held = Held(since, self.length_for(SPECTATOR) + 1, tuple(changes), ended, prefix, rest)
        self.question = None

    def pass_over(self, at: int) -> None:
        """Skip the next fact, which is void; until the decision to continue, no clock runs."""
        self.number += 1
        self.changed = at
        self.clocks.turn([], at)

    def _is_worth_voting(self, vote: Vote) -> bool:
        """Whether a vote still makes sense: the game is in progress, the proposer has not resigned, and the player to
        be replaced is still keeping the others waiting."""
        if not self.is_played or self.status == OVER or self.seats[vote.seat].resigned:
            return False
        return vote.what == "end" or vote.about in self.people_acting()

    def _begin(self) -> None:
        setup = self.setup
        names = [self.name(seat) for seat in range(len(self.seats))]
        match = new_match(self.game, names, setup.options, edition_of(setup))
        bots = [f"{SEATS[n]} {seat.level}" for n, seat in enumerate(self.seats) if seat.kind == "bot"]
        if bots:
            match.other["bots"] = ", ".join(bots)
        self.timeline = Timeline(match)
        for number, (seat, text) in enumerate(self.prefix):
            try:
                self.timeline.play(self.game.event(match.state, text), seat)
            except ValueError:
                self.hold(self.number + 1, prefix=number)
                break


def edition_of(setup: Setup) -> Edition | None:
    """The edition that a table is played with; None: the game's own, as it is now."""
    if setup.edition is not None:
        return parse_edition(setup.edition, "edition")
    return Edition(setup.figures, "edition") if setup.figures else None


def at_chance(table: Table) -> bool:
    """Whether chance makes the next event."""
    return table.timeline is not None and table.is_played and table.timeline.match.state.to_move == CHANCE
