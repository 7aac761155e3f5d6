"""The database: one thread that writes, one that reads, and never the event loop.

Writes wait in a queue; the writer takes all that are waiting and commits them at once, so that many moves cost one wait
for the disk. If one of them fails, each is tried by itself; but not if it is unclear whether they were committed: then
the callers have to read what is there.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from captains_table.play.ports import Conflict, UnclearCommit
from captains_table.server.metrics import Metrics
from captains_table.server.prepared import Prepared
from captains_table.server.settings import BadSettings

T = TypeVar("T")
Work = Callable[[Connection], Any]
MOST_AT_ONCE = 256
CHANNEL = "captains_table"
_NOTIFY = Prepared(text("SELECT pg_notify(:channel, :message)"))
POSTGRES: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 15_000,
    "options": "-c statement_timeout=15s -c lock_timeout=10s -c idle_in_transaction_session_timeout=30s",
}
"""Time limits for PostgreSQL and the connection to it. Whatever takes longer fails, and is tried again."""


class Database:
    """The database connection."""

    def __init__(self, url: str, metrics: Metrics | None = None) -> None:
        self.metrics = metrics or Metrics()
        self.url = make_url(url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        if not self.is_postgres and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        self._writer = self._engine("BEGIN IMMEDIATE")
        self._reader = self._engine("BEGIN")
        self._waiting: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(1, "reader")
        self._thread: threading.Thread | None = None
        self._kept: Connection | None = None
        """The writer's connection, until something fails."""
        self.write_failed = False
        """Whether the last write failed, for another reason than a conflict."""

    def _engine(self, begin: str) -> Engine:
        if self.is_postgres:
            try:
                return create_engine(self.url, pool_size=1, max_overflow=1, pool_pre_ping=True, connect_args=POSTGRES)
            except ImportError:
                raise BadSettings("PostgreSQL needs psycopg: pip install 'captains-table[postgres]'") from None
        engine = create_engine(self.url, pool_size=1, max_overflow=1, connect_args={"check_same_thread": False})

        @event.listens_for(engine, "connect")
        def _settle(connection: Any, _record: Any) -> None:
            connection.isolation_level = None
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def _begin(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine

    def prepare(self) -> None:
        """Bring the schema up to date."""
        from captains_table.server.migrate import migrate

        try:
            with self._writer.connect() as connection:
                migrate(connection)
        except OperationalError as error:
            raise BadSettings("can't use the database: {why}", why=str(error.orig).strip().splitlines()[0]) from None

    def start(self) -> None:
        """Start writing, with the current schema."""
        self.prepare()
        self._thread = threading.Thread(target=self._write_all, name="writer")
        self._thread.start()

    def stop(self) -> None:
        """Write what is queued, then close."""
        if self._thread is not None:
            self._waiting.put(None)
            self._thread.join()
        self._readers.shutdown()
        self.close()

    def close(self) -> None:
        """Close all connections."""
        if self._kept is not None:
            self._kept.close()
            self._kept = None
        self._writer.dispose()
        self._reader.dispose()

    def reading(self) -> AbstractContextManager[Connection]:
        """A connection for reading, in a transaction."""
        return self._reader.begin()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in a transaction and return when it is committed. Raises Conflict if another process was first,
        and UnclearCommit if nobody knows whether it was committed."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        began = perf_counter()
        self._waiting.put((work, future))
        result = await future
        self.metrics.commit_seconds.observe(perf_counter() - began)
        return result

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read something."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._reader.connect() as connection:
            return work(connection)

    def notify(self, connection: Connection, message: str) -> None:
        """Notify the other server processes once the transaction is committed. With SQLite there are none."""
        if self.is_postgres:
            _NOTIFY.execute(connection, {"channel": CHANNEL, "message": message})

    # The writer's thread

    def _write_all(self) -> None:
        while True:
            first = self._waiting.get()
            if first is None:
                return
            batch, last = [first], False
            while len(batch) < MOST_AT_ONCE:
                try:
                    following = self._waiting.get_nowait()
                except queue.Empty:
                    break
                if following is None:
                    last = True
                    break
                batch.append(following)
            self._write_batch(batch)
            if last:
                return

    def _write_batch(self, batch: list[tuple[Work, asyncio.Future[Any]]]) -> None:
        try:
            results = self._transact([work for work, _ in batch])
        except (SQLAlchemyError, Conflict):
            for work, future in batch:
                try:
                    _tell([(future, self._transact([work])[0])])
                    self.write_failed = False
                except IntegrityError:
                    _tell_error(future, Conflict())
                except Exception as error:
                    self.write_failed = not isinstance(error, Conflict)
                    _tell_error(future, error)
        except Exception as error:
            for _, future in batch:
                _tell_error(future, error)
        else:
            self.write_failed = False
            self.metrics.commits.inc()
            _tell([(future, result) for (_, future), result in zip(batch, results, strict=True)])

    def _transact(self, works: list[Work]) -> list[Any]:
        connection = self._kept = self._kept or self._writer.connect()
        try:
            results = [work(connection) for work in works]
            try:
                connection.commit()
            except SQLAlchemyError as error:
                raise UnclearCommit from error
        except BaseException:
            self._kept = None
            connection.close()
            raise
        return results


def _tell(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    def settle() -> None:
        for future, result in results:
            if not future.done():
                future.set_result(result)

    _in_loop(results[0][0], settle)


def _tell_error(future: asyncio.Future[Any], error: BaseException) -> None:
    def settle() -> None:
        if not future.done():
            future.set_exception(error)

    _in_loop(future, settle)


def _in_loop(future: asyncio.Future[Any], settle: Callable[[], None]) -> None:
    loop = future.get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)


class FileInUse(Exception):
    """Another server is using the database file."""


@contextmanager
def alone(database: Database) -> Iterator[None]:
    """Only one server can use an SQLite file. This locks another file next to it, which the system releases when the
    process ends. Raises FileInUse."""
    file = database.url.database
    if database.is_postgres or not file or file == ":memory:":
        yield
        return
    with closing(sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise FileInUse from None
        yield
