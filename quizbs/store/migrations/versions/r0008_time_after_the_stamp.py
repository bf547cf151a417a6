"""Rules that a teacher keeps: the turned cards lie open from the stamp on, no longer from the call.

Four seconds were usual then and say nothing now, so they give way to what is usual; any other length stays.
"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "r0008"
down_revision = "r0007"
branch_labels = None
depends_on = None

_facts = sa.table("facts", sa.column("key", sa.String), sa.column("value", sa.String))


def upgrade() -> None:
    db = op.get_bind()
    kept = _facts.c.key.like("choice:%") | _facts.c.key.like("presets:%")
    for key, value in db.execute(sa.select(_facts.c.key, _facts.c.value).where(kept)).all():
        try:
            now = json.dumps(_carried(json.loads(value)), ensure_ascii=False)
        except ValueError:
            continue  # nothing that the set-up page could read either
        db.execute(_facts.update().where(_facts.c.key == key).values(value=now))


def _carried(kept: Any) -> Any:
    """Return a choice, or own presets by their names, without a ``reveal_time`` that was the usual one."""
    if not isinstance(kept, dict):
        return kept
    options = kept.get("options")
    if isinstance(options, dict) and options.get("reveal_time") == "4":
        return kept | {"options": {name: value for name, value in options.items() if name != "reveal_time"}}
    return {name: _carried(one) for name, one in kept.items()}
