"""The wire: what is seen at a table, in the form of `messages.py`."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import cast

import msgspec
from msgspec import UNSET, UnsetType, structs

from captains_table.core.contract import OPEN, SPECTATOR, Happening, State
from captains_table.core.game import Game
from captains_table.core.game import Phrase as Sentence
from captains_table.core.reasons import Hint as Advice
from captains_table.core.scene import Piece as ScenePiece
from captains_table.core.spotlight import Part, Side
from captains_table.core.spotlight import Spotlight as Followed
from captains_table.play.coach import Coaching
from captains_table.play.errors import Illegal
from captains_table.play.messages import CoachWords, Hint, NextBest, Warning, Why
from captains_table.play.player_view import PlayerView
from captains_table.play.table import OVER, Table
from captains_table.play.table_parts import Seat
from captains_table.play.table_parts import TableEvent as Event
from captains_table.play.timeline import LogLine
from captains_table.play.wire_types import (
    ChangedRule,
    Choice,
    Clocks,
    Fact,
    LogEntry,
    Name,
    Phrase,
    Piece,
    PieceChange,
    Player,
    Result,
    Revision,
    Spotlight,
    SpotlightPart,
    SpotlightSide,
    Status,
    Summary,
    TableEvent,
    TableInfo,
    Turn,
    choice_of,
    phrase_of,
)
from captains_table.texts.speech import LANGUAGES

# Phrases


FACTS_FILE = "facts.json"
"""Next to the texts of a game, what `facts_needed` returns. The page without a server has this file: parsing three
catalogues takes as long there as drawing the first view of a table."""
_FACTS = msgspec.json.Decoder(dict[str, set[str]])


@cache
def facts_needed(folder: Path) -> dict[str, set[str]]:
    """The arguments that each text of a game, or its short form as a choice, needs in at least one language."""
    found = folder / "texts" / FACTS_FILE
    if found.is_file():
        return _FACTS.decode(found.read_bytes())
    from captains_table.texts.catalogue import read_catalogue

    needed: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for text, facts in read_catalogue(folder / "texts" / f"{language}.ftl").items():
            needed.setdefault(text, set()).update(facts)
            if text.startswith("choice-"):
                needed.setdefault(text.replace("choice-", "event-", 1), set()).update(facts)
    return needed


MOST_PHRASES = 16_384
_PHRASES: dict[Hashable, Phrase] = {}
"""Phrases as they are sent, by what they depend on: most are repeated, for the next viewer or at the next move."""


def phrase_out(game: Game, state: State, phrase: Sentence, who: int | None = None) -> Phrase:
    """A phrase, with seats and named things marked as such, without arguments that no language needs, and without `who`
    if that is the seat that everybody assumes."""
    key = (game.figures_of(state), who, phrase.text, *phrase.arguments.items())
    found = _PHRASES.get(key)
    if found is None:
        if len(_PHRASES) >= MOST_PHRASES:
            _PHRASES.clear()
        found = _PHRASES[key] = _marked(game, state, phrase, who)
    return found


def _marked(game: Game, state: State, phrase: Sentence, who: int | None) -> Phrase:
    needed = facts_needed(game.folder).get(phrase.text)
    facts: dict[str, Fact] = {}
    for key, value in phrase.arguments.items():
        if (needed is not None and key not in needed) or (key == "who" and value == who):
            continue
        if key == "who" or key.startswith("who_"):
            facts[key] = Name(seat=int(value))
            continue
        named = game.voice(state, key, value) if needed is not None else None
        facts[key] = Name(text=named) if named is not None else value if isinstance(value, str) else int(value)
    return phrase_of(phrase.text, facts)


def rivals_out(game: Game, state: State) -> list[Phrase]:
    """The names of automatic opponents."""
    names = game.rivals(game.figures_of(state))
    return [phrase_of(game.voice(state, "rival", name) or f"rival-{name}", {}) for name in names]


def why_out(game: Game, view: State, event: int) -> Why:
    """The clause that forbids an event, or what it would do."""
    refusal = game.why_not(view, event)
    phrase = game.tell(view, event) if refusal is None else Illegal(refusal).phrase
    clause = UNSET if refusal is None else refusal.clause
    out = Why(game.text(view, event), phrase_out(game, view, phrase), clause)
    told = _told(game, view, consequences(view, event) if refusal is None else ())
    return structs.replace(out, told=told) if told else out


def consequences(view: State, event: int) -> Sequence[Happening]:
    """What would follow from a legal event automatically. Others' secret choices can't be predicted."""
    if view.veil(event) != OPEN:
        return ()
    ahead = view.clone()
    ahead.tale = []
    ahead.apply(event)
    return ahead.tale


def _told(game: Game, state: State, tale: Sequence[Happening]) -> list[Phrase]:
    return [phrase_out(game, state, Sentence(f"told-{one.kind}", one.arguments)) for one in tale]


def hint_out(game: Game, view: State, advice: Advice) -> Hint:
    """The best choice and why, and what is wrong with the second-best one."""

    def said(phrases: Sequence[Sentence]) -> list[Phrase]:
        return [phrase_out(game, view, phrase) for phrase in phrases]

    def choice(event: int, share: float) -> tuple[str, Phrase, int]:
        return game.text(view, event), phrase_out(game, view, game.tell(view, event)), round(100 * share)

    hint = Hint(*choice(advice.event, advice.share), said(advice.brings))
    if advice.rival is not None:
        rival = advice.rival
        hint.next = NextBest(*choice(rival.event, rival.share), said(rival.faults))
    return hint


def coach_out(game: Game, view: State, coaching: Coaching) -> CoachWords:
    """What the coach has to say."""

    def said(phrases: Sequence[Sentence]) -> list[Phrase]:
        return [phrase_out(game, view, phrase) for phrase in phrases]

    bad = [Warning(game.text(view, fault.event), said(fault.why)) for fault in coaching.bad]
    return CoachWords(bad, said(coaching.round))


# What is seen


def piece_out(game: Game, view: State, piece: ScenePiece) -> Piece:
    """A piece on the table."""
    return Piece(
        piece.id,
        piece.symbol,
        piece.slot,
        piece.owner if piece.owner >= 0 else UNSET,
        piece.text or UNSET,
        phrase_out(game, view, piece.label) if piece.label is not None else UNSET,
        piece.ways or UNSET,
    )


def new_piece(game: Game, view: State, piece: ScenePiece) -> PieceChange:
    """A new piece, complete."""
    out = piece_out(game, view, piece)
    return PieceChange(out.id, out.symbol, out.slot, out.owner, out.text, out.label, out.ways)


def piece_change(game: Game, view: State, before: ScenePiece, now: ScenePiece) -> PieceChange:
    """What has changed about a piece: only the fields that have, null for one that is gone."""
    change = PieceChange(now.id)
    if before.symbol != now.symbol:
        change.symbol = now.symbol
    if before.slot != now.slot:
        change.slot = now.slot
    if before.owner != now.owner:
        change.owner = now.owner if now.owner >= 0 else None
    if before.text != now.text:
        change.text = now.text or None
    if before.label != now.label:
        label = None if now.label is None else phrase_out(game, view, now.label)
        if before.label is None or label != phrase_out(game, view, before.label):
            change.label = label
    if before.ways != now.ways:
        change.ways = now.ways or None
    return change


def turn_out(seen: PlayerView) -> Turn:
    """Whose turn it is, or who has won."""
    if seen.winners is not None:
        return Turn([], True, seen.winners)
    return Turn(seen.acting)


def prompt_out(game: Game, seen: PlayerView) -> Phrase | None:
    """What has to be decided, as the viewer is told."""
    return None if seen.prompt is None else phrase_out(game, seen.view, seen.prompt)


def choices_out(game: Game, seen: PlayerView, texts: Iterable[str] | None = None) -> list[Choice]:
    """What the viewer may choose, or these of it, in words and on which pieces. `who` chooses is the viewer."""
    return [
        choice_of(text, phrase_out(game, seen.view, choice.phrase, seen.seat), choice.pieces)
        for text in (seen.choices if texts is None else texts)
        for choice in [seen.choices[text]]
    ]


def wastes_out(game: Game, seen: PlayerView) -> dict[str, list[str]]:
    """The choices that bring nothing, by the clauses that say so."""
    found: dict[str, list[str]] = {}
    for text, clause in seen.wastes.items():
        found.setdefault(game.cite(clause), []).append(text)
    return found


def standing_out(game: Game, seen: PlayerView) -> Phrase | None:
    """What the viewer's seat has."""
    return None if seen.standing is None else phrase_out(game, seen.view, seen.standing)


def log_out(game: Game, state: State, log: Sequence[LogLine]) -> list[LogEntry]:
    """What has happened."""
    return [entry_out(game, state, line) for line in log]


def entry_out(game: Game, state: State, line: LogLine) -> LogEntry:
    """An event that has happened."""
    entry = line.entry
    out = LogEntry(line.number, entry.seat, entry.text, phrase_out(game, state, line.phrase))
    if entry.tale:
        out.told = _told(game, state, entry.tale)
        if game.count(entry.tale) is not None:
            out.count = True
        out.outcome = spotlight_out(game, state, game.outcome(entry.tale)) or UNSET
    return out


def spotlight_out(game: Game, view: State, followed: Followed | None) -> Spotlight | None:
    """What everybody follows, or how it has ended."""
    if followed is None:
        return None

    def said(phrase: Sentence | None) -> Phrase | UnsetType:
        return UNSET if phrase is None else phrase_out(game, view, phrase)

    def part(one: Part) -> int | SpotlightPart:
        return one.value if one.what is None else SpotlightPart(one.value, phrase_out(game, view, one.what))

    def side(one: Side) -> SpotlightSide:
        total = UNSET if one.total is None else one.total
        parts = [part(each) for each in one.parts] or UNSET
        return SpotlightSide(one.who, parts, total, said(one.note), True if one.wins else UNSET)

    title = phrase_out(game, view, followed.title)
    return Spotlight(title, [side(one) for one in followed.sides], said(followed.result))


def clocks_out(table: Table, at: int) -> Clocks | None:
    """The clocks, if the game is timed."""
    left = table.clocks.reading(at)
    if left is None and table.clocks.absence is None:
        return None
    return Clocks(sorted(table.clocks.since), at, table.clocks.deadline(), UNSET if left is None else left)


def seat_out(seat: int) -> int | None:
    """A viewer's seat; null is everybody's view."""
    return None if seat == SPECTATOR else seat


# The table


def summary(table: Table) -> Summary:
    """What everybody may know of a table without viewing the game."""
    setup, timeline = table.setup, table.timeline
    return Summary(
        id=table.id,
        game=setup.game,
        players=[_player(number, seat) for number, seat in enumerate(table.seats)],
        options=sorted(setup.options),
        edition=timeline.match.edition.label if timeline is not None else table.game.own_edition().label,
        status=cast(Status, table.status),
        undo=setup.undo,
        hints=setup.hints,
        listed=setup.listed,
        pace=setup.pace,
        clock=setup.clock,
        absent_hours=setup.absent_hours,
        n=table.length_for(SPECTATOR),
        turn=Turn(table.acting()),
        opened=table.opened,
        changed=table.changed,
        rivals=rivals_out(table.game, timeline.match.state) if timeline is not None else [],
        rules=table.rules,
        revision=revision_out(table),
        host=next(iter(table.seats_of(table.creator)), UNSET),
        first=UNSET if setup.first is None else setup.first,
        result=result_out(table),
        rematch=table.rematch or UNSET,
        origin=setup.origin or UNSET,
    )


def result_out(table: Table) -> Result | UnsetType:
    """How the game ended. Nothing for one that ended under earlier rules: its count is unknown."""
    if table.status != OVER or table.timeline is None or table.held is not None:
        return UNSET
    view = table.timeline.match.state.view(SPECTATOR)
    return Result([int(score) for score in view.scores()], table.winners(view), table.ending or UNSET)


def event_out(table: Table, event: Event) -> TableEvent:
    """A log entry about a seat or a vote."""
    facts: dict[str, Fact] = {
        key: Name(seat=int(value)) if key.startswith("who") else value for key, value in event.phrase.arguments.items()
    }
    return TableEvent(event.at, event.after, phrase_of(event.phrase.text, facts))


def revision_out(table: Table) -> Revision | UnsetType:
    """What has changed in the rules since the game began, if it affects it. (Nothing about the event that does not fit:
    it may be a secret.)"""
    changes = table.game.changes.since(table.began_under, len(table.seats), table.setup.options)
    if table.timeline is None or (not changes and table.held is None):
        return UNSET
    rules = [ChangedRule(f"{table.game.letters} {one.clause}", one.date, phrase_of(one.what, {})) for one in changes]
    out = Revision(rules)
    if table.held is not None:
        out.held, out.ended = table.held.number, True if table.status == OVER else UNSET
    elif table.decision is not None:
        out.seat, out.after = table.decision
    return out


def _player(number: int, seat: Seat) -> Player:
    return Player(
        number,
        seat.name,
        seat.kind,
        False,
        seat.level if seat.is_bot else UNSET,
        seat.away or UNSET,
        seat.resigned or UNSET,
        bool(seat.invited) or UNSET,
    )


def summary_for(
    stored: Summary, owners: Sequence[str], creator: str, player: str, online: Sequence[int] = ()
) -> TableInfo:
    """A summary as one person gets it. `owners`: the owners of the seats, or who is invited to them."""
    shared = {name: getattr(stored, name) for name in stored.__struct_fields__}
    shared["players"] = [structs.replace(one, online=one.seat in online) for one in stored.players]
    own = [stored.players[seat] for seat, owner in enumerate(owners) if player and owner == player]
    mine = [one.seat for one in own if one.kind != "open"]
    invited = [one.seat for one in own if one.kind == "open"]
    is_host = bool(player) and creator == player
    return TableInfo(**shared, you=mine, creator=is_host, invited=invited or UNSET)


def owners_of(table: Table) -> list[str]:
    """The owners of the seats, or who is invited to them."""
    return [seat.player or seat.invited for seat in table.seats]
