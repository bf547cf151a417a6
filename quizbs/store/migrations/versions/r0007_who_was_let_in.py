"""Add columns for replaced phones, for people who wait to share a phone, and for the remote of a lesson."""

import sqlalchemy as sa
from alembic import op

revision = "r0007"
down_revision = "r0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("former", sa.String))
    op.add_column("people", sa.Column("beside", sa.String))
    op.add_column("lessons", sa.Column("remotes", sa.Integer, nullable=False, server_default="0"))
