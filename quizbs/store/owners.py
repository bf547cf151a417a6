"""Whose a bank, a lesson or a file is: the one rule by which everything of a teacher is asked for."""

import copy
from typing import TypeVar

from sqlalchemy import ColumnElement, Table, true

FIRST = "teacher"  # the one teacher of a laptop; in a school, the teacher who was added first


T = TypeVar("T")


def narrowed(whole: T, **parts: object) -> T:
    """Return the same object with some of its parts replaced by those of one owner; all else is shared."""
    theirs = copy.copy(whole)
    vars(theirs).update({f"_{name}": part for name, part in parts.items()})
    return theirs


def owned(table: Table, owner: str | None) -> ColumnElement[bool]:
    """Return which rows of a table are this teacher's; with ``None`` all are, for what isn't done for a teacher."""
    return true() if owner is None else table.c.owner == owner
