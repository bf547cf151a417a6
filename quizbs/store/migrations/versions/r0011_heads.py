"""Add a column for each person's animal.

People who joined earlier have none, and are shown with the sign of their seat.
"""

import sqlalchemy as sa
from alembic import op

revision = "r0011"
down_revision = "r0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("head", sa.String, nullable=False, server_default=sa.text("''")))
