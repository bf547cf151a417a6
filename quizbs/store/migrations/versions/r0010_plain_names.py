"""Rename fields, tags of events and streams in the ledger.

A game of cards is called a game, and people who sit together a table. Lessons of the first version continue, and
results stay.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "r0010"
down_revision = "r0009"
branch_labels = None
depends_on = None

_ledger = sa.table(
    "ledger", sa.column("stream", sa.String), sa.column("version", sa.Integer), sa.column("events", sa.Text)
)

_FIELDS = {"automatic": "autoplay", "ease": "accommodation", "eases": "accommodations"}
_FIELDS_OF_LESSONS = _FIELDS | {
    "game": "setup",
    "table": "game",
    "group": "table",
    "groups": "tables",
    "next_group": "next_table",
}
_TAGS = {"stepped_in": "autoplay", "eased": "accommodated"}
_OLD, _NEW = "table:", "game:"
_AT_ONCE = 500


def upgrade() -> None:
    op.execute('ALTER TABLE results RENAME COLUMN "table" TO game')
    db = op.get_bind()
    every = sa.select(_ledger.c.stream, _ledger.c.version, _ledger.c.events).order_by(
        _ledger.c.stream, _ledger.c.version
    )
    rows = db.execute(every).all()
    for first in range(0, len(rows), _AT_ONCE):
        for stream, version, events in rows[first : first + _AT_ONCE]:
            fields = _FIELDS_OF_LESSONS if stream.startswith("lesson:") else _FIELDS
            named = json.dumps(_named(json.loads(events), fields), ensure_ascii=False, separators=(",", ":"))
            here = (_ledger.c.stream == stream) & (_ledger.c.version == version)
            db.execute(_ledger.update().where(here).values(stream=_stream(stream), events=named))


def _stream(stream: str) -> str:
    return _NEW + stream.removeprefix(_OLD) if stream.startswith(_OLD) else stream


def _named(part: object, fields: dict[str, str]) -> object:
    """Return a part of an event with fields and tags renamed. Texts are values and stay unchanged."""
    if isinstance(part, list):
        return [_named(each, fields) for each in part]
    if not isinstance(part, dict):
        return part
    named = {fields.get(name, name): _named(value, fields) for name, value in part.items()}
    if (tag := part.get("type")) in _TAGS:
        named["type"] = _TAGS[tag]
    return named
