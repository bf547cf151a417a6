"""Remove seats from tables other than the ledger: on a full disk the ledger could be written, but not a second copy."""

import sqlalchemy as sa
from alembic import op

revision = "r0006"
down_revision = "r0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.drop_constraint("people_lesson_seat_position_once", type_="unique")
        people.drop_column("seat")
        people.drop_column("position")
        # A hash of the browser that a person joined with, different in each lesson. Unknown for people who have joined.
        people.add_column(sa.Column("device", sa.String, nullable=False, server_default=""))
    with op.batch_alter_table("people") as people:
        people.alter_column("device", server_default=None)
