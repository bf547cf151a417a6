"""Whatever the bytes are, reading ends soon, raises nothing, and says what to do."""

import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quizbs.banks import limits
from quizbs.banks.reading import Reading
from quizbs.banks.registry import read

SECONDS = 2.0

# Pieces that a parser of tables stumbles over, mixed with bytes of all kinds.
PIECES = [
    b"Question,Answer",
    b"Question;A;B;C;Correct",
    b"Question\tAnswer\tWrong 1\tCard\tTime\tType",
    b"sep=;",
    b"\xef\xbb\xbf",
    b"\xff\xfe",
    b"\r\n",
    b"\n",
    b"\r",
    b'"',
    b'""',
    b",",
    b";",
    b"\t",
    b"|",
    b"$",
    b"'=",
    b"\0",
    b"True",
    b"A,C",
    b"AS, 10H",
    b"1:30",
    b"multi",
    "É科😀\u202e".encode(),
    b"\xe9",
    b"PK\x03\x04xl/",
    b"{",
    b"<",
]


def timed(content: bytes, name: str = "bank.csv") -> Reading:
    """Read a file and check what holds for every one."""
    for attempt in (1, 2, 3):  # a busy machine may make one of them slow
        begun = time.process_time()
        reading = read(content, name)
        if time.process_time() - begun < SECONDS:
            break
        assert attempt < 3, f"{len(content)} bytes took more than {SECONDS} s"
    assert reading.questions or reading.problems
    for problem in reading.problems:
        assert problem.message
        assert problem.fix
        assert "{" not in problem.message.replace(problem.value, "")
        assert problem.row is None or problem.row > 0
    assert len({question.id for question in reading.questions}) == len(reading.questions)
    for question in reading.questions:
        assert 0 < len(question.text) <= limits.QUESTION
        assert bool(question.choices) != bool(question.accept)
        assert not question.choices or any(choice.right for choice in question.choices)
        assert len(question.choices) in (0, *range(limits.FEWEST_CHOICES, limits.CHOICES + 1))
    return reading


@given(st.binary(max_size=2000), st.text(max_size=50))
@settings(max_examples=300, deadline=None)
def test_any_bytes(content: bytes, name: str) -> None:
    timed(content, name)


@given(st.lists(st.one_of(st.sampled_from(PIECES), st.binary(max_size=4)), max_size=60))
@settings(max_examples=500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_mixture_of_what_tables_are_made_of(pieces: list[bytes]) -> None:
    timed(b"".join(pieces))


CELLS = st.sampled_from(
    ["", "A", "a", "E", "1", "0", "2.0", "A,B", "True", "falso", "x|y", "AS", "30", "multi", "typed", "true/false", '"']
)


@given(
    st.sampled_from(["Question,Answer,Wrong 1,Wrong 2,Also accept,Type", "Question,A,B,C,Correct,Type"]),
    st.lists(st.lists(CELLS, max_size=7), max_size=12),
)
@settings(max_examples=400, deadline=None)
def test_any_table(header: str, rows: list[list[str]]) -> None:
    timed("\n".join([header, *(",".join(row) for row in rows)]).encode())


MILLION = 1_000_000


@pytest.mark.parametrize(
    "content",
    [
        b"Question,Answer\n" + b"x" * (9 * MILLION),
        b"Question,Answer\n" + b"x," * (4 * MILLION),
        b"Question,Answer\n" + b'"' * (9 * MILLION),
        b'Question,Answer\n"' + b"x\n" * (4 * MILLION),
        b"Question,Answer\n" + b'"a\n' * (3 * MILLION),
        b"Question,Answer\n" + b"\n" * (9 * MILLION),
        b"Question,Answer\n" + b"$" * (9 * MILLION),
        b"Question,Answer\n" + b"$a|" * (3 * MILLION),
        b"," * (9 * MILLION),
        b"Question\tAnswer\n" + (b'"' + b"a\tb\n" * 500) * 3000,
        b"Question\tAnswer\n" + b'"a\tb\n' * MILLION,
        b"Question\tAnswer\n" + b'a\t"b"\n"' * MILLION,
        b"(" * (9 * MILLION),
        b'{"a": [' * MILLION,
        b"question" + b" " * (9 * MILLION) + b",answer\n",
        b"\0" * (9 * MILLION),
        b"PK\x03\x04" + b"x" * (9 * MILLION),
        b"Question,Answer\n" + b"a,b|c\n" * MILLION,
        b"Question,A,B,Correct\n" + b"q,x,y,A B C D\n" * (MILLION // 2),
        b"Question,Answer,Time\n" + b"q,a," + b"1" * 100_000,
        b"Question,Answer,Card\n" + b"q,a," + b"ace of " * 15_000,
        b"Question,A,B,Correct\nq,x,y," + b"A, " * 40_000 + b"!",
    ],
    ids=lambda content: f"{content[-12:]!r} {len(content)}",
)
def test_files_that_are_made_to_be_slow(content: bytes) -> None:
    timed(content)
