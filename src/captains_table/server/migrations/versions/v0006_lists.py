"""Tables that a person has removed from their list, and the time at which an abandoned waiting table closes."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

DAY = 24 * 3_600_000


def upgrade() -> None:
    """All waiting tables get a day from now on."""
    op.add_column("members", sa.Column("hidden", sa.BigInteger, nullable=False, server_default="0"))
    tables = sa.table("tables", sa.column("status", sa.Text), sa.column("deadline", sa.BigInteger))
    waiting = sa.update(tables).where(tables.c.status == "waiting")
    op.execute(waiting.values(deadline=int(time.time() * 1000) + DAY))
