"""Tables, facts, members, players, codes, letters and secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("creator", sa.Text, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_open", "tables", ["open", "opened"])
    op.create_index("tables_bots", "tables", ["bots", "changed"])
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.create_table(
        "facts",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("fact", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "members",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("email", sa.Text, nullable=False),
        sa.Column("webhook", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id"),
    )
    op.create_table("players", sa.Column("id", sa.Text, primary_key=True), sa.Column("name", sa.Text, nullable=False))
    op.create_table(
        "codes",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "letters",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("letters_due", "letters", ["due"])
    op.create_table(
        "secrets", sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
