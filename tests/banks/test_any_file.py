"""Any bytes are read in little time and without an exception, and each problem says what to do."""

import os
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quizbs.banks import limits
from quizbs.banks.reading import Reading
from quizbs.banks.registry import read
from tests.banks.sheets import english
from tests.banks.slow_files import SLOW

# Processor time. The real limit is 2 s, measured by ``python -m tests.banks.fuzz``: anything quadratic takes minutes
# here, while something merely slow on a busy machine does not.
PATIENCE = 20.0
MORE = 5 if os.environ.get("QUIZBS_THOROUGH") else 1

# Pieces that make table parsers stumble, mixed with all kinds of bytes.
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


def checked(content: bytes, name: str = "bank.csv") -> Reading:
    """Read a file and check what must hold for every file."""
    began = time.process_time()
    reading = read(content, name)
    assert time.process_time() - began < PATIENCE
    assert reading.questions or reading.problems
    for problem in reading.problems:
        assert english(problem.help)
        assert "{" not in english(problem.message).replace(problem.value, "")
        assert problem.row is None or problem.row > 0
    assert len({question.id for question in reading.questions}) == len(reading.questions)
    for question in reading.questions:
        assert 0 < len(question.text) <= limits.MAX_QUESTION_LENGTH
        assert bool(question.choices) != bool(question.accept)
        assert not question.choices or any(choice.right for choice in question.choices)
        assert len(question.choices) in (0, *range(limits.MIN_CHOICES, limits.MAX_CHOICES + 1))
    return reading


@given(st.binary(max_size=2000), st.text(max_size=50))
@settings(max_examples=60 * MORE)
def test_any_bytes_are_read_without_an_exception(content: bytes, name: str) -> None:
    checked(content, name)


@given(st.lists(st.one_of(st.sampled_from(PIECES), st.binary(max_size=4)), max_size=60))
@settings(max_examples=100 * MORE, suppress_health_check=[HealthCheck.too_slow])
def test_any_mixture_of_table_parts_is_read_without_an_exception(pieces: list[bytes]) -> None:
    checked(b"".join(pieces))


CELLS = st.sampled_from(
    ["", "A", "a", "E", "1", "0", "2.0", "A,B", "True", "falso", "x|y", "AS", "30", "multi", "typed", "true/false", '"']
)


@given(
    st.sampled_from(["Question,Answer,Wrong 1,Wrong 2,Also accept,Type", "Question,A,B,C,Correct,Type"]),
    st.lists(st.lists(CELLS, max_size=7), max_size=12),
)
@settings(max_examples=80 * MORE)
def test_any_table_is_read_without_an_exception(header: str, rows: list[list[str]]) -> None:
    checked("\n".join([header, *(",".join(row) for row in rows)]).encode())


@pytest.mark.parametrize("content", SLOW, ids=lambda content: f"{content[-12:]!r} {len(content)}")
def test_files_made_to_be_slow_are_read_in_time(content: bytes) -> None:
    checked(content)
