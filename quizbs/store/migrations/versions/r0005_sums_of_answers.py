"""Add a table of sums by question, which replace answers after a month."""

import sqlalchemy as sa
from alembic import op

revision = "r0005"
down_revision = "r0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "question_sums",
        sa.Column("question", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("right", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("question", name="question_sums_key"),
    )
