"""Add a table of classes that are saved between lessons."""

import sqlalchemy as sa
from alembic import op

revision = "r0014"
down_revision = "r0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "classes",
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("owner", "label", name="classes_key"),
    )
