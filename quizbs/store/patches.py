"""A patch of a bank: the columns and questions that a change sets. Applying it returns the inverse patch."""

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from quizbs.quiz.question import Question
from quizbs.store.schema import banks, questions

_AT_ONCE = 500  # positions in a statement


class Patch(msgspec.Struct, frozen=True):
    """What a change of a bank sets: ``facts`` by column, and questions by position (``None`` removes a question)."""

    facts: dict[str, str | bool | None] = {}
    rows: dict[int, Question | None] = {}


def dump(patch: Patch) -> str:
    """Return a patch as JSON text."""
    return msgspec.json.encode(patch).decode()


def load(text: str) -> Patch:
    """Return the patch in a text that ``dump`` returned."""
    return msgspec.json.decode(text, type=Patch)


def apply(db: Connection, bank: str, patch: Patch) -> Patch:
    """Apply a patch to a bank. Return the inverse patch, which undoes it.

    Raises ``IntegrityError`` if two questions of the bank would have the same id.
    """
    before = Patch(_facts(db, bank, list(patch.facts)), _rows(db, bank, list(patch.rows)))
    for positions in _portions(list(patch.rows)):
        db.execute(delete(questions).where(questions.c.bank == bank, questions.c.position.in_(positions)))
    rows: list[dict[str, object]] = [
        {"bank": bank, "position": position, "id": question.id, "content": msgspec.json.encode(question).decode()}
        for position, question in patch.rows.items()
        if question is not None
    ]
    if rows:
        db.execute(insert(questions), rows)
    if patch.facts:
        db.execute(update(banks).where(banks.c.id == bank).values(**patch.facts))
    return before


def _facts(db: Connection, bank: str, names: list[str]) -> dict[str, str | bool | None]:
    if not names:
        return {}
    row = db.execute(select(*(banks.c[name] for name in names)).where(banks.c.id == bank)).mappings().one()
    return dict(row)


def _rows(db: Connection, bank: str, positions: list[int]) -> dict[int, Question | None]:
    by_position: dict[int, Question | None] = dict.fromkeys(positions)
    for some in _portions(positions):
        wanted = select(questions.c.position, questions.c.content)
        for position, content in db.execute(wanted.where(questions.c.bank == bank, questions.c.position.in_(some))):
            by_position[position] = msgspec.json.decode(content, type=Question)
    return by_position


def _portions(positions: list[int]) -> list[list[int]]:
    return [positions[start : start + _AT_ONCE] for start in range(0, len(positions), _AT_ONCE)]
