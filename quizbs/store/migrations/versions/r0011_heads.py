"""Add a column for each person's animal. Earlier people have no animal, but the sign of their seat."""

import sqlalchemy as sa
from alembic import op

revision = "r0011"
down_revision = "r0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("head", sa.String, nullable=False, server_default=sa.text("''")))
