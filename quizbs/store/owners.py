"""Owners of banks, lessons and files: the condition that all queries of a teacher's data use."""

import copy
from typing import TypeVar

from sqlalchemy import ColumnElement, Table, true

FIRST = "teacher"  # the only teacher of a laptop; in a school, the teacher added first


T = TypeVar("T")


def scoped(whole: T, **parts: object) -> T:
    """Return a copy of an object with some private attributes replaced: ``name=value`` sets ``_name``.

    All other attributes are shared. Used to limit a store object to one owner.
    """
    theirs = copy.copy(whole)
    vars(theirs).update({f"_{name}": part for name, part in parts.items()})
    return theirs


def owned(table: Table, owner: str | None) -> ColumnElement[bool]:
    """Return the condition that selects this teacher's rows; ``None`` selects all teachers' rows, for housekeeping."""
    return true() if owner is None else table.c.owner == owner
