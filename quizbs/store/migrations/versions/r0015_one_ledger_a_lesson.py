"""Merge the ledgers of a lesson and its games into one: rows are sorted by time, and events of a game are wrapped.

The replay of a lesson doesn't read its games, and vice versa, so their relative order doesn't matter for equal times.
Ids of commands stay, so that a repeated act is recognised. An id that several streams use stays in the earliest row; in
the others the name of the game is put before it.
"""

import heapq
import json
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import attrgetter

import sqlalchemy as sa
from alembic import op

revision = "r0015"
down_revision = "r0014"
branch_labels = None
depends_on = None


def _table(name: str, key: str) -> "sa.TableClause":
    kinds = {key: sa.String, "version": sa.Integer, "command_id": sa.String, "at": sa.Double, "seat": sa.Integer}
    return sa.table(name, *(sa.column(column, kind) for column, kind in kinds.items()), sa.column("events", sa.Text))


_old, _new = _table("streams", "stream"), _table("ledger", "lesson")
_GAME = "game:"


def upgrade() -> None:
    db = op.get_bind()
    op.rename_table("ledger", "streams")
    if db.dialect.name == "postgresql":  # its constraint names are index names, unique in the schema
        op.drop_constraint("ledger_key", "streams")
        op.drop_constraint("ledger_stream_command_id_once", "streams")
    op.create_table(
        "ledger",
        sa.Column("lesson", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("command_id", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("events", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("lesson", "version", name="ledger_key"),
        sa.UniqueConstraint("lesson", "command_id", name="ledger_lesson_command_id_once"),
    )
    streams = db.scalars(sa.select(_old.c.stream).distinct()).all()
    for lesson, own in groupby(sorted(streams, key=_place), key=lambda stream: _place(stream)[0]):
        rows = [db.execute(sa.select(_old).where(_old.c.stream == each).order_by(_old.c.version)).all() for each in own]
        db.execute(_new.insert(), list(_merged(lesson, rows)))
    op.drop_table("streams")


def _place(stream: str) -> tuple[str, int]:
    """Return the lesson of a stream and the number of its game, 0 for the session itself."""
    lesson, _, number = stream.partition(":")[2].partition(".")
    return lesson, int(number or 0)


def _merged(lesson: str, streams: Iterable[Iterable["sa.Row[*tuple[object, ...]]"]]) -> Iterator[dict[str, object]]:
    """Return the rows of one lesson's streams merged by time. The order within a stream stays."""
    taken: set[str] = set()
    for version, row in enumerate(heapq.merge(*streams, key=attrgetter("at")), start=1):
        game = row.stream.removeprefix(_GAME) if row.stream.startswith(_GAME) else ""
        id_ = f"{game} {row.command_id}" if row.command_id in taken else row.command_id
        taken.add(id_)
        wrapped = f'[{{"type":"game","game":{json.dumps(game)},"events":{row.events}}}]' if game else row.events
        yield {
            "lesson": lesson,
            "version": version,
            "command_id": id_,
            "at": row.at,
            "seat": row.seat,
            "events": wrapped,
        }
