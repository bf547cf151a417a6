"""Rename a column of waiting files to ``draft``. Files that wait now have to be uploaded again.

Their drafts use names of the previous release. They wait for a day at most, and a teacher who returns to one is asked
to choose the file again.
"""

import sqlalchemy as sa
from alembic import op

revision = "r0009"
down_revision = "r0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute(sa.delete(sa.table("waiting_banks")))
    with op.batch_alter_table("waiting_banks") as waiting:
        waiting.alter_column("told", new_column_name="draft", existing_type=sa.Text, existing_nullable=False)
