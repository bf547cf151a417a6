"""Add columns for how a question was answered, and for whether its answer had been shown before."""

import sqlalchemy as sa
from alembic import op

revision = "r0004"
down_revision = "r0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("how", sa.String, nullable=False, server_default="asked"))
    op.add_column("results", sa.Column("repeat", sa.Boolean, nullable=False, server_default=sa.false()))
