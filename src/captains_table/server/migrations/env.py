"""Gives alembic the connection of `captains_table.server.migrate`."""

from alembic import context

config = context.config
context.configure(connection=config.attributes["connection"], target_metadata=config.attributes["schema"])
context.run_migrations()
