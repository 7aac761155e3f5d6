"""A client's screen, kept up to date by `docs/protocol.md` alone."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]


class Shown:
    """The screen of a client at a table."""

    def __init__(self) -> None:
        self.table: Data = {}
        self.n = -1
        self.u = 0
        self.seat: int | None = None
        self.pieces: dict[str, Data] = {}
        self.choices: dict[str, Any] = {}
        self.log: list[Data] = []
        self.turn: Data = {"seats": []}
        self.prompt: Any = None
        self.scores: list[int] = []
        self.can: Data = {}
        self.spotlight: Data | None = None
        self.asked: Data = {}
        self.vote: Data = {}
        self.happened: list[Data] = []
        self.chats: list[Data] = []
        self.online: list[int] = []
        self.watching = 0
        self.other: list[Data] = []
        """Answers."""

    def take(self, message: Data) -> None:
        kind = message["t"]
        if kind == "table":
            self.table = message["table"]
        elif kind == "view":
            self.n, self.u, self.seat = message["n"], message["u"], message["seat"]
            self.pieces = {piece["i"]: piece for piece in message["pieces"]}
            self.choices = self.own(message["choices"])
            self.log, self.turn, self.scores = message["log"], message["turn"], message["scores"]
            self.can, self.prompt = message["can"], message["prompt"]
            self.spotlight = message.get("spotlight")
        elif kind == "step":
            assert message["from"] == self.n, "a step begins where the last one ended"
            self.step(message)
        elif kind == "ask":
            self.asked = message
        elif kind == "vote":
            self.vote = message
        elif kind == "happened":
            self.happened = message["events"] if message.get("whole") else self.happened + message["events"]
        elif kind == "chat":
            self.chats.append(message)
        elif kind == "presence":
            self.online, self.watching = message["online"], message["watching"]
        elif kind in ("ok", "error", "why", "hint"):
            self.other.append(message)

    def own(self, choices: list[Any]) -> dict[str, Any]:
        """Choices by notation; it is the viewer who chooses."""
        who = {} if self.seat is None else {"who": {"s": self.seat}}
        return {notation: [[text, who | dict(*facts)], *pieces] for notation, (text, *facts), *pieces in choices}

    def step(self, message: Data) -> None:
        self.n = message["n"]
        pieces = message.get("pieces", {})
        for gone in pieces.get("gone", []):
            del self.pieces[gone]
        for piece in pieces.get("set", []):
            whole = self.pieces.get(piece["i"], {}) | piece
            if "s" in piece:
                self.pieces.pop(piece["i"], None)
            self.pieces[piece["i"]] = {key: value for key, value in whole.items() if value is not None}
        for name in pieces.get("last", []):
            self.pieces[name] = self.pieces.pop(name)
        choices = message.get("choices")
        if isinstance(choices, list):
            self.choices = self.own(choices)
        elif choices is not None:
            for gone in [*choices["drop"], *(choice[0] for choice in choices["add"])]:
                self.choices.pop(gone, None)
            self.choices |= self.own(choices["add"])
        if "log" in message:
            first = message.get("cut", message["log"][0]["n"])
            self.log = [entry for entry in self.log if entry["n"] < first] + message["log"]
        self.turn = message.get("turn", self.turn)
        self.scores = message.get("scores", self.scores)
        self.can = message.get("can", self.can)
        self.spotlight = message.get("spotlight", self.spotlight)
        self.prompt = message.get("prompt", self.prompt)

    @property
    def my_turn(self) -> bool:
        return bool(self.choices)

    @property
    def over(self) -> bool:
        return bool(self.turn.get("over"))
