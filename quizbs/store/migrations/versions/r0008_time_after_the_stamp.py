"""Convert saved rules of teachers: turned cards are shown from the stamp on, no longer from the call.

Four seconds were the old default, so they become the new default; other values stay.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "r0008"
down_revision = "r0007"
branch_labels = None
depends_on = None

_facts = sa.table("facts", sa.column("key", sa.String), sa.column("value", sa.String))


def upgrade() -> None:
    db = op.get_bind()
    with_rules = _facts.c.key.like("choice:%") | _facts.c.key.like("presets:%")
    for key, value in db.execute(sa.select(_facts.c.key, _facts.c.value).where(with_rules)).all():
        try:
            now = json.dumps(_carried(json.loads(value)), ensure_ascii=False)
        except ValueError:
            continue  # the set-up page couldn't read it either
        db.execute(_facts.update().where(_facts.c.key == key).values(value=now))


def _carried(saved: object) -> object:
    """Return a stored choice, or presets by name, with every ``reveal_time`` of the old default removed."""
    if not isinstance(saved, dict):
        return saved
    options = saved.get("options")
    if isinstance(options, dict) and options.get("reveal_time") == "4":
        return saved | {"options": {name: value for name, value in options.items() if name != "reveal_time"}}
    return {name: _carried(saved_game) for name, saved_game in saved.items()}
