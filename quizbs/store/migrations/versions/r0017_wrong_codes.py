"""Add a table of wrong join codes that any process received, kept for a minute."""

import sqlalchemy as sa
from alembic import op

revision = "r0017"
down_revision = "r0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "wrong_codes",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("process", sa.String, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="wrong_codes_key"),
    )
