"""Add a table of teachers, and owners of sums by question. Existing data belongs to the owner of the laptop."""

import sqlalchemy as sa
from alembic import op

revision = "r0013"
down_revision = "r0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "teachers",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("added_at", sa.Double, nullable=False),
        sa.Column("signed_in", sa.String, nullable=False),
        sa.Column("link_hash", sa.String),
        sa.Column("link_until", sa.Double),
        sa.PrimaryKeyConstraint("id", name="teachers_key"),
        sa.UniqueConstraint("name", name="teachers_name_once"),
    )
    owner = sa.Column("owner", sa.String, nullable=False, server_default=sa.text("'teacher'"))
    with op.batch_alter_table("question_sums") as sums:
        sums.add_column(owner)
        sums.drop_constraint("question_sums_key", type_="primary")
        sums.create_primary_key("question_sums_key", ["question", "owner"])
