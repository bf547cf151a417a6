"""Create the first tables."""

import sqlalchemy as sa
from alembic import op

revision = "r0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ledger",
        sa.Column("stream", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("command_id", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("events", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("stream", "version", name="ledger_key"),
        sa.UniqueConstraint("stream", "command_id", name="ledger_stream_command_id_once"),
    )
    op.create_table(
        "lessons",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("opened_at", sa.Double, nullable=False),
        sa.Column("closed_at", sa.Double),
        sa.Column("last_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="lessons_key"),
    )
    op.create_index(
        "lessons_open_code",
        "lessons",
        ["code"],
        unique=True,
        sqlite_where=sa.text("closed_at IS NULL"),
        postgresql_where=sa.text("closed_at IS NULL"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("lesson", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("joined_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="people_key"),
        sa.ForeignKeyConstraint(["lesson"], ["lessons.id"], name="people_lesson_known", ondelete="CASCADE"),
        sa.UniqueConstraint("lesson", "seat", "position", name="people_lesson_seat_position_once"),
        sa.UniqueConstraint("token_hash", name="people_token_hash_once"),
    )
    op.create_table(
        "banks",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("description", sa.Text, nullable=False),
        sa.Column("source", sa.String, nullable=False),
        sa.Column("added_at", sa.Double, nullable=False),
        sa.Column("archived", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="banks_key"),
    )
    op.create_table(
        "questions",
        sa.Column("bank", sa.String, nullable=False),
        sa.Column("position", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("bank", "position", name="questions_key"),
        sa.ForeignKeyConstraint(["bank"], ["banks.id"], name="questions_bank_known", ondelete="CASCADE"),
        sa.UniqueConstraint("bank", "id", name="questions_bank_id_once"),
    )
    op.create_table(
        "facts",
        sa.Column("key", sa.String, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="facts_key"),
    )
    op.create_table(
        "results",
        sa.Column("lesson", sa.String, nullable=False),
        sa.Column("position", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("question_text", sa.Text, nullable=False),
        sa.Column("right", sa.Boolean),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("lesson", "position", name="results_key"),
        sa.ForeignKeyConstraint(["lesson"], ["lessons.id"], name="results_lesson_known", ondelete="CASCADE"),
    )
