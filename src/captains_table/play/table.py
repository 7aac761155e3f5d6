"""A table: what its facts have made of it so far. What people may do at it is in `acts.py`."""

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
"""How many of the last acts are known by their keys."""
CHATS = 100
"""How many of the last words are kept at hand."""
EVENTS = 100
"""How many of the last events of the table are."""


class Table:
    """Seats, a game and what was agreed. `enact` adds a fact and carries it out; `fresh` are those not yet stored."""

    def __init__(self, id: str, opened: Opened, at: int) -> None:
        setup = opened.setup
        self.id = id
        self.creator = opened.creator
        """The host: whoever opened the table, or took it over in the waiting room."""
        self.game: Game = find_game(setup.game)
        is_usual = setup.figures == self.game.own_edition().figures
        self.setup: Setup = structs.replace(setup, figures={}) if is_usual else setup
        self.seats = [planned_seat(plan) for plan in setup.seats]
        self.timeline: Timeline | None = None
        self.clocks = Clocks(setup)
        self.question: Question | None = None
        self.vote: Vote | None = None
        self.proposals: dict[tuple[str, str, int], int] = {}
        """When somebody last put something about somebody to the vote."""
        self.ending: EndReason | None = None
        """Why the game ended before its time."""
        self.is_closed = False
        self.removed: set[str] = set()
        """Those whom the host has removed from the waiting room."""
        self.events: deque[TableEvent] = deque(maxlen=EVENTS)
        self.chats: deque[Chat] = deque(maxlen=CHATS)
        self.rematch: str | None = None
        self.rules = self.began_under = opened.rules
        """The revision of the rules that was played under last, and at the beginning."""
        self.decision: tuple[int, int] | None = None
        """Who has decided to go on under other rules, and after how many events."""
        self.prefix = setup.prefix
        """The events that the game began with, as far as they count."""
        self.held: Held | None = None
        self.opened = self.changed = at
        """`changed`: when something last happened that everybody can tell."""
        self.number = 1
        """How many facts there are."""
        self.keys: dict[str, None] = {}
        """Of the acts that have been carried out, the last ones last."""
        self.fresh: list[tuple[int, int, Fact]] = [(0, at, opened)]
        """Number, time and fact of what was enacted and not yet stored."""

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
        """How many events the game has had."""
        return 0 if self.timeline is None else self.timeline.length

    def length_for(self, viewer: int) -> int:
        """How many events the game has had, as far as a seat or SPECTATOR can tell."""
        return 0 if self.timeline is None else self.timeline.length_for(viewer)

    @property
    def is_played(self) -> bool:
        """Whether the game goes on, for all that was agreed and that the rules say."""
        return self.timeline is not None and self.held is None and self.ending is None

    def acting(self) -> list[int]:
        """The seats that may choose now."""
        if self.timeline is None or not self.is_played:
            return []
        return [int(seat) for seat in self.timeline.match.state.acting()]

    def people_acting(self) -> list[int]:
        """Those of them that are people's."""
        return [seat for seat in self.acting() if self.seats[seat].is_person]

    def bots_acting(self) -> list[int]:
        """Those of them that are bots'."""
        return [seat for seat in self.acting() if self.seats[seat].is_bot]

    def seats_of(self, player: str) -> list[int]:
        """The seats of a person, also those that a bot plays for them."""
        return [n for n, seat in enumerate(self.seats) if player and seat.player == player]

    def standing(self) -> list[int]:
        """The seats that have not resigned."""
        return [n for n, seat in enumerate(self.seats) if not seat.resigned]

    def people_standing(self) -> list[int]:
        """Those of them that are people's, also if a bot plays for them."""
        return [n for n in self.standing() if self.seats[n].player]

    def winners(self, view: State) -> list[int]:
        """Who has won, after the end, as a view shows it; by resignation whoever is the only one left, by agreement
        nobody."""
        if self.ending is None:
            return [int(seat) for seat in view.winners()]
        standing = self.standing()
        return standing if self.ending == "resigned" and len(standing) == 1 else []

    def may_chat(self, player: str) -> bool:
        """Whether a person may read and say something here: at a table that is not listed those who have a seat or are
        invited to one, and whoever opened it."""
        is_known = player == self.creator or any(player in (seat.player, seat.invited) for seat in self.seats)
        return self.setup.listed or bool(player and is_known)

    def owner(self, seat: int) -> str:
        """Whose seat it is; what chance brings is told by who opened the table."""
        return self.creator if seat == CHANCE else self.seats[seat].player

    def others(self, seat: int) -> list[int]:
        """The seats of other people, who would have to consent to taking something back; also if a bot plays for them
        while they are away, but not if they have resigned."""
        return [n for n in self.people_standing() if self.seats[n].player != self.owner(seat)]

    def name(self, seat: int) -> str:
        """The name on a seat for the record; bots and empty seats are called after their letters."""
        return self.seats[seat].name or f"{'Bot' if self.seats[seat].kind == 'bot' else 'Player'} {SEATS[seat]}"

    # Facts

    def enact(self, fact: Fact, at: int) -> None:
        """Carry out a fact that has just come about, and keep it to be stored."""
        if self.rules != self.game.revision and isinstance(fact, (Began, Moved, TookBack)):
            self.enact(Revised(self.game.revision), at)
        number = self.number
        self.apply(fact, at)
        self.fresh.append((number, at, fact))

    def sign(self, key: str) -> None:
        """What was enacted and not yet stored is one act, known by this key."""
        number, at, fact = self.fresh[0]
        self.fresh[0] = number, at, structs.replace(fact, key=key)
        self.remember(key)

    def remember(self, key: str) -> None:
        """An act of this key has been carried out; empty: it has none."""
        if key:
            self.keys[key] = None
            if len(self.keys) > KEYS:
                del self.keys[next(iter(self.keys))]

    def apply(self, fact: Fact, at: int) -> None:
        """Carry out the next fact."""
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
        """What every event, or taking back, changes that is not a secret."""
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
        """Sealed choices can go and leave a question of somebody else open."""
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
        """What was played from this fact on does not fit the rules of today."""
        changes = self.game.changes.since(self.rules, len(self.seats), self.setup.options)
        rest = [] if self.held is None else self.held.rest
        self.held = Held(since, self.length_for(SPECTATOR) + 1, tuple(changes), ended, prefix, rest)
        self.question = None

    def pass_over(self, at: int) -> None:
        """The next fact counts no more; until it is decided to go on nobody's clock runs."""
        self.number += 1
        self.changed = at
        self.clocks.turn([], at)

    def _is_worth_voting(self, vote: Vote) -> bool:
        """Whether there is still something to decide: the game goes on, who asked has not resigned, and who would be
        replaced still lets the others wait."""
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
    """The edition that a table plays with, None for the game's own as it is today."""
    if setup.edition is not None:
        return parse_edition(setup.edition, "edition")
    return Edition(setup.figures, "edition") if setup.figures else None


def at_chance(table: Table) -> bool:
    """Whether chance is to bring about the next event."""
    return table.timeline is not None and table.is_played and table.timeline.match.state.to_move == CHANCE
