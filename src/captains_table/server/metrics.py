"""The metrics of a running server, for Prometheus. Every application has a registry of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)
"""In seconds."""
PREFIX = "captains_table"

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """All counters and timers."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.events = self._counter("events", "Events of games that were committed.")
        self.tables_opened = self._counter("tables_opened", "Tables opened, by game.", "game")
        self.refusals = self._counter("refusals", "What was refused, by code.", "code")
        self.requests = self._counter("requests", "HTTP requests, by status.", "status")
        self.sent_messages = self._counter("sent_messages", "WebSocket messages sent.")
        self.sent_bytes = self._counter("sent_bytes", "Bytes of WebSocket messages sent.")
        self.commits = self._counter("commits", "Transactions committed by the writer.")
        self.conflicts = self._counter("conflicts", "Times that another process wrote first.")
        self.notifications = self._counter("notifications", "E-mails and web hooks, by outcome.", "outcome")
        self.commit_seconds = self._histogram("commit_seconds", "From wanting to write to committed.")
        self.act_seconds = self._histogram("act_seconds", "From an act at a table to all viewers being sent it.")
        self.thought_seconds = self._histogram("thought_seconds", "How long bots took to choose.")
        self.sockets = Gauge(f"{PREFIX}_sockets", "Sockets open now.", registry=self.registry)
        self.tables = Gauge(f"{PREFIX}_tables", "Tables in memory now.", registry=self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"{PREFIX}_{name}", about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(f"{PREFIX}_{name}", about, registry=self.registry, buckets=BUCKETS)

    def text(self) -> bytes:
        """All metrics in the Prometheus text format."""
        return generate_latest(self.registry)

    # What live tables report

    def opened(self, game: str) -> None:
        """A table was opened."""
        self.tables_opened.labels(game).inc()

    def committed(self, events: int) -> None:
        """Events were committed."""
        self.events.inc(events)

    def conflicted(self) -> None:
        """Another process had written first."""
        self.conflicts.inc()

    @contextmanager
    def timed_act(self) -> Iterator[None]:
        """Time an act, unless it is refused."""
        began = perf_counter()
        yield
        self.act_seconds.observe(perf_counter() - began)
