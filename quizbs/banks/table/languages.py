"""Tables with the same questions in several languages, each language in columns of its own."""

from collections.abc import Iterator

from quizbs.banks.problem import ask
from quizbs.banks.reading import Alternative, ReadOptions
from quizbs.banks.table.column_content import ColumnContent, columns_of
from quizbs.banks.table.header_words import Role
from quizbs.banks.table.headers import Column, Columns
from quizbs.banks.table.layout import Layout
from quizbs.message import Message

_AGAIN = (Role.QUESTION, Role.OPTION, Role.OPTIONS, Role.WRONG)
_DIFFERENT = 0.6  # share of distinct questions
_FILLED = 0.8  # share of the cells filled in the first language
_LONGER = 3  # how many times longer than in the first language


def ask_about_languages(layout: Layout) -> None:
    """Add a problem that asks the teacher which language to import, if columns repeat the questions in another."""
    columns = layout.columns
    roles = columns.by_place()
    start = columns.header.number if columns.header else 0
    content = {column.index: column for column in columns_of([row for row in layout.source.head if row.number > start])}
    once = sorted(index for index, role in roles.items() if role in _AGAIN)
    if len(once) < 1 + 2 or Role.QUESTION not in columns.roles or not set(once) <= content.keys():
        return
    for offset in _offsets(once, content, roles):
        again = [index + offset for index in once]
        moved = {index: role for index, role in roles.items() if index not in once}
        if columns.wrongs:  # then the right answer is a text too
            answer = columns.roles[Role.ANSWER].index
            again.append(answer + offset)
            moved.pop(answer, None)
            once_too = [*once, answer]
        else:
            once_too = once
        if any(index in roles or index not in content for index in again):
            continue
        others = {index + offset: roles[index] for index in once_too}
        taken, ignored = (_label(columns, indices) for indices in (once_too, again))
        layout.problems.append(ask("reading-two-languages", one=taken, other=ignored))
        layout.alternatives.append(
            Alternative(
                Message("reading-take-column", {"column": ignored}),
                ReadOptions({index: role.value for index, role in sorted((moved | others).items())}),
            )
        )
        columns.unused = [column for column in columns.unused if column.index not in again]
        layout.elsewhere += tuple(map(Column, again))


def _offsets(once: list[int], content: dict[int, ColumnContent], roles: dict[int, Role]) -> Iterator[int]:
    """Yield the distance, in columns, to the same questions in another language; negative to the left.

    ``once``: indices of the columns that have a role and may be repeated.
    """
    last = max(content)
    for offset in range(-last, last + 1):
        pairs = [(content[index], content.get(index + offset)) for index in once]
        if offset and all(other and _alike(one, other) and other.index not in roles for one, other in pairs):
            _, other = next(pair for pair in pairs if roles[pair[0].index] is Role.QUESTION)
            if other and other.is_text and len(set(other.filled)) >= _DIFFERENT * len(other.filled):
                yield offset


def _alike(one: ColumnContent, other: ColumnContent) -> bool:
    shares = sorted((one.share, other.share))
    lengths = sorted((one.length, other.length))
    return shares[0] >= _FILLED * shares[1] and lengths[1] <= _LONGER * max(lengths[0], 1)


def _label(columns: Columns, indices: list[int]) -> Message:
    cells = columns.header.cells if columns.header else []
    first = Column(min(indices), cells[min(indices)] if min(indices) < len(cells) else "")
    return Message("reading-from-to", {"one": first.label, "other": Column(max(indices)).letter})
