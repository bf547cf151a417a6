"""Add columns for where a lesson's names come from and whether a name awaits approval, and a table of class lists."""

import sqlalchemy as sa
from alembic import op

revision = "r0003"
down_revision = "r0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("lessons", sa.Column("naming", sa.String, nullable=False, server_default="made"))
    op.add_column("people", sa.Column("held", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "rosters",
        sa.Column("lesson", sa.String, nullable=False),
        sa.Column("position", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("person", sa.String),
        sa.PrimaryKeyConstraint("lesson", "position", name="rosters_key"),
        sa.ForeignKeyConstraint(["lesson"], ["lessons.id"], name="rosters_lesson_known", ondelete="CASCADE"),
    )
