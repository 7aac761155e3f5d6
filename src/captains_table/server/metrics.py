"""Figures about the running server, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)


class Counter:
    """Something that is counted, also apart by one label."""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name, self.about, self.label = name, about, label
        self.counts: dict[str, float] = {} if label else {"": 0}

    def add(self, number: float = 1, kind: str = "") -> None:
        """Count."""
        self.counts[kind] = self.counts.get(kind, 0) + number

    def lines(self) -> list[str]:
        """As Prometheus reads it."""
        named = [(f'{{{self.label}="{kind}"}}' if self.label else "", n) for kind, n in sorted(self.counts.items())]
        head = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} counter"]
        return head + [f"{self.name}{label} {number:g}" for label, number in named]


class Gauge:
    """Something that is read when it is asked for."""

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.read: Callable[[], float] = lambda: 0

    def lines(self) -> list[str]:
        """As Prometheus reads it."""
        return [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} gauge", f"{self.name} {self.read():g}"]


class Histogram:
    """How long things take, in seconds."""

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Something took so long."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self) -> list[str]:
        """As Prometheus reads it."""
        rows, total = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} histogram"], 0
        for bound, count in zip([*BOUNDS, None], self.counts, strict=True):
            total += count
            rows.append(f'{self.name}_bucket{{le="{"+Inf" if bound is None else f"{bound:g}"}"}} {total}')
        return [*rows, f"{self.name}_sum {self.sum:.6f}", f"{self.name}_count {total}"]


class Metrics:
    """Everything that is counted and measured."""

    def __init__(self) -> None:
        self.events = Counter("captains_table_events_total", "Events of games that were committed.")
        self.tables_opened = Counter("captains_table_tables_opened_total", "Tables opened.", "game")
        self.refusals = Counter("captains_table_refusals_total", "What was refused, by code.", "code")
        self.requests = Counter("captains_table_requests_total", "HTTP requests, by status.", "status")
        self.sent_messages = Counter("captains_table_sent_messages_total", "WebSocket messages sent.")
        self.sent_bytes = Counter("captains_table_sent_bytes_total", "Bytes of WebSocket messages sent.")
        self.commits = Counter("captains_table_commits_total", "Transactions committed by the writer.")
        self.conflicts = Counter("captains_table_conflicts_total", "Times that another process wrote first.")
        self.notifications = Counter(
            "captains_table_notifications_total", "E-mails and web hooks, by outcome.", "outcome"
        )
        self.commit_seconds = Histogram("captains_table_commit_seconds", "From wanting to write to committed.")
        self.act_seconds = Histogram("captains_table_act_seconds", "From an act at a table to all being told.")
        self.thought_seconds = Histogram("captains_table_thought_seconds", "How long bots took to choose.")
        self.sockets = Gauge("captains_table_sockets", "Sockets open now.")
        self.tables = Gauge("captains_table_tables", "Tables in memory now.")

    def text(self) -> str:
        """All of it."""
        return "\n".join(line for figure in vars(self).values() for line in figure.lines()) + "\n"


METRICS = Metrics()
"""One set for the process."""
