"""Add tables for changes of banks that can be undone, for uploads to be confirmed, and for pictures."""

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("banks", sa.Column("tags", sa.Text))
    op.add_column("banks", sa.Column("changed_at", sa.Double))
    op.create_table(
        "bank_changes",
        sa.Column("bank", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("undone", sa.Boolean, nullable=False),
        sa.Column("patch", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("bank", "number", name="bank_changes_key"),
        sa.ForeignKeyConstraint(["bank"], ["banks.id"], name="bank_changes_bank_known", ondelete="CASCADE"),
    )
    op.create_table(
        "waiting_banks",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="waiting_banks_key"),
    )
    op.create_table(
        "pictures",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("width", sa.Integer, nullable=False),
        sa.Column("height", sa.Integer, nullable=False),
        sa.Column("added_at", sa.Double, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pictures_key"),
    )
