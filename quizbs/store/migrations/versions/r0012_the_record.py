"""Add columns for how answers were given, class labels, and names kept longer, and tables of sums of answers."""

import sqlalchemy as sa
from alembic import op

revision = "r0012"
down_revision = "r0011"
branch_labels = None
depends_on = None


def _text(name: str) -> "sa.Column[str]":
    return sa.Column(name, sa.String, nullable=False, server_default=sa.text("''"))


def upgrade() -> None:
    op.add_column("lessons", _text("label"))
    for name in ("began_at", "names_until", "names_limit"):
        op.add_column("lessons", sa.Column(name, sa.Double))
    op.add_column("results", sa.Column("seat_table", sa.Integer, nullable=False, server_default="0"))
    for name in ("bank", "question", "wording", "topic", "kind"):
        op.add_column("results", _text(name))
    op.add_column("results", sa.Column("chosen", sa.String))
    op.add_column("results", sa.Column("typed", sa.Text))
    op.add_column("results", sa.Column("seconds", sa.Double))
    op.add_column("results", sa.Column("overruled", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("results", sa.Column("sure", sa.Integer))
    op.add_column("results", _text("helped"))
    _of_lessons(
        "participants",
        "person",
        seat_table="I",
        late="B",
        went_off="B",
        shared="B",
        place="I",
        calls="I",
        right_calls="I",
        plays="I",
        bluffs="I",
    )
    _of_lessons("asked_questions", "wording", bank="S", question="S", seconds="D", content="T")
    _of_lessons(
        "lesson_sums",
        "",
        bank="S",
        bank_change="I",
        students="I",
        first="I",
        right="I",
        returned="I",
        corrected="I",
        teach="T",
    )
    _of_lessons("asked_sums", "wording", first="I", right="I", chosen="T", upper="I", upper_right="I")
    op.create_table(
        "item_sums",
        sa.Column("wording", sa.String, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("asked", "right")),
        sa.Column("chosen", sa.Text, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("upper", "upper_right", "lessons")),
        sa.Column("last_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("wording", name="item_sums_key"),
    )


_KINDS = {"I": sa.Integer, "B": sa.Boolean, "S": sa.String, "D": sa.Double, "T": sa.Text}


def _of_lessons(table: str, key: str, **columns: str) -> None:
    """Create a table that belongs to lessons.

    It has a row for each ``key`` of a lesson, or a single row for each lesson if ``key`` is "". No column may be empty.
    """
    keys = ["lesson", *([key] if key else [])]
    op.create_table(
        table,
        *(sa.Column(name, sa.String, nullable=False) for name in keys),
        *(sa.Column(name, _KINDS[kind], nullable=False) for name, kind in columns.items()),
        sa.ForeignKeyConstraint(["lesson"], ["lessons.id"], ondelete="CASCADE", name=f"{table}_lesson_known"),
        sa.PrimaryKeyConstraint(*keys, name=f"{table}_key"),
    )
