"""Speech: texts by id in English, French and German, and a game's phrases rendered in them (Fluent).

`Words` has the texts of the program itself; `Speech` adds one game and the names of its players, and is the `Say` that
pictures are drawn with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Literal, get_args

from captains_table.core.contract import Happening, State
from captains_table.core.game import Arguments, Game, Phrase, Refusal
from captains_table.texts.typography import decimal, typeset

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["en", "fr", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
"""The languages; the first is the default."""
_OWN = Path(__file__).parent


class Unsaid(LookupError):
    """A text that is missing, or that lacks an argument."""


class Words:
    """The program's texts in one language."""

    strict: ClassVar[bool] = False
    """Whether a text that can't be rendered raises Unsaid (in tests) or is replaced by its id (at a table)."""

    def __init__(self, language: str, folders: Sequence[Path] = ()) -> None:
        self.language = language
        self._folders = (_OWN, *folders)
        self._bundle = _bundle(language, self._folders)

    def __call__(self, text: str, /, **arguments: int | str) -> str:
        """Return a text with its arguments."""
        return self._said(text, {key: self.fact(text, key, value) for key, value in arguments.items()})

    def decimal(self, value: float, digits: int = 1) -> str:
        """Return a number with this many decimals, as the language writes it."""
        return decimal(self.language, value, digits)

    def percent(self, share: float, digits: int = 0) -> str:
        """Return a share from 0 to 1 as a percentage, as the language writes it: "33.3%", "33,3 %"."""
        return self("ui-percent", share=self.decimal(100 * share, digits))

    def has(self, text: str) -> bool:
        """Whether there is a text with that id."""
        return bool(self._bundle.has_message(text))

    def fact(self, text: str, key: str, value: int | str) -> int | str:
        """Return an argument as it is shown in a text."""
        return value

    def _said(self, text: str, spoken: dict[str, int | str]) -> str:
        if not self._bundle.has_message(text):
            return self._unsaid(f"there is no text '{text}' in {self.language}", text, spoken)
        pattern = self._bundle.get_message(text).value
        if pattern is None:
            return self._unsaid(f"the text '{text}' is empty in {self.language}", text, spoken)
        said, errors = self._bundle.format_pattern(pattern, spoken)
        if errors:
            return self._unsaid(f"the text '{text}' can't be said in {self.language}: {errors[0]}", text, spoken)
        return typeset(self.language, str(said))

    def _unsaid(self, why: str, text: str, spoken: dict[str, int | str]) -> str:
        if self.strict:
            raise Unsaid(why)
        return " ".join([text, *(f"{key}={value}" for key, value in spoken.items())])


class Speech(Words):
    """The texts of one game as well, with the names of its players."""

    def __init__(
        self, language: str, game: Game, state: State, players: Sequence[str] = (), more: Sequence[Path] = ()
    ) -> None:
        """`more` are further folders of texts: those of the game's lessons."""
        super().__init__(language, (game.folder / "texts", *more))
        self._program = Words(language)
        self.game = game
        self.state = state
        """Any position of the game: the voice may need its figures."""
        self.players = players

    def fact(self, text: str, key: str, value: int | str) -> int | str:
        """Return a seat as the player's name, and whatever the game has a voice for as the name of that thing."""
        if key == "who" or key.startswith("who_"):
            return self.player(int(value))
        named = None if self._program.has(text) else self.game.voice(self.state, key, value)
        return value if named is None else self(named)

    def player(self, seat: int) -> str:
        """The name of the player on a seat, or of an automatic opponent."""
        if seat < len(self.players):
            return self.players[seat]
        name = self.game.seat_name(self.state, seat)
        if seat < self.state.seats:
            return name
        text = self.game.voice(self.state, "rival", name) or f"rival-{name}"
        return self(text)

    def phrase(self, phrase: Phrase) -> str:
        """Return a phrase of the game."""
        return self(phrase.text, **phrase.arguments)

    def names(self, seats: Sequence[int]) -> str:
        """Return the names of several players as a list."""
        *first, last = [self.player(seat) for seat in seats]
        return self("list-and", names=", ".join(first), last=last) if first else last

    def prompt(self, view: State) -> str:
        """Return what has to be decided in a view, addressed to its viewer."""
        return self.prompt_phrase(self.game.prompt(view), view.acting())

    def prompt_phrase(self, phrase: Phrase, seats: Sequence[int]) -> str:
        """Return a prompt, with those who are still to choose."""
        spoken = {key: self.fact(phrase.text, key, value) for key, value in phrase.arguments.items()}
        return self._said(phrase.text, {**spoken, "who": self.names(seats), "choosers": len(seats)})

    def event(self, state: State, event: int) -> str:
        """Return the sentence of an event about to happen."""
        return self.phrase(self.game.tell(state, event))

    def happening(self, happening: Happening) -> str:
        """Return the sentence of something that followed by the rules."""
        return self(f"told-{happening.kind}", **happening.arguments)

    def refusal(self, refusal: Refusal) -> str:
        """Return the sentence of a clause that forbids something, with the clause."""
        return f"{self.clause(refusal.number, refusal.arguments)} ({refusal.clause})"

    def waste(self, clause: int) -> str:
        """Return the sentence of a clause that makes a choice useless, with the clause: 303 is the text `waste-3-3`."""
        return f"{self(f'waste-{clause // 100}-{clause % 100}')} ({self.game.cite(clause)})"

    def clause(self, number: str, arguments: Arguments) -> str:
        """Return the sentence of a clause: `5.6` is the text `clause-5-6`."""
        return self(f"clause-{number.replace('.', '-')}", **arguments)


def language_of(asked: str | None, environment: Mapping[str, str]) -> str:
    """Return the language asked for, else that of the environment, else English."""
    if asked is not None:
        return asked
    for key in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(key, "")
        if value:
            tongue = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return tongue if tongue in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """The texts in some folders. Fluent is imported when it is needed: a page in a browser starts without it."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
