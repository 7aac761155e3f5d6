"""Push subscriptions of devices."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """One for each device of a person; a browser has one endpoint, whoever uses it."""
    op.create_table(
        "subscriptions",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False, unique=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("player", "device"),
    )
