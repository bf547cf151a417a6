"""Add a column with the process that leads a lesson."""

import sqlalchemy as sa
from alembic import op

revision = "r0016"
down_revision = "r0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("lessons", sa.Column("leader", sa.String))
