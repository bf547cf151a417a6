"""Alembic's entry point. ``migrate`` passes the connection; there is no ini file and no offline mode."""

from alembic import context

from quizbs.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
