"""Hypothesis strategies for banks that a reader could return, for tests that write them and read them again."""

import functools

from hypothesis import strategies as st
from msgspec.structs import replace

from quizbs.banks import limits
from quizbs.banks.cells import clean, split_answers
from quizbs.banks.truth import PAIRS
from quizbs.quiz.question import Choice, Kind, Question

TRICKY = st.sampled_from(
    [
        "=1+1",
        "-5",
        "+4",
        "@home",
        "'=x",
        "''-x",
        "a,b;c\td",
        "x;;",
        'say "hi"',
        '"',
        '"quoted"',
        "two\nlines",
        "A",
        "B, C",
        "AC",
        "2",
        "1,4",
        "True",
        "falso",
        "No",
        "t",
        "F",
        "$a|b$",
        "$5",
        "a|b",
        "|",
        "sep=;",
        "Question",
        "Answer",
        "\u2028",
        "数学",
        "‏سؤال",
        "प्रश्न",
        "😀",
        "50\xa0%",
    ]
)
LETTERS = st.characters(exclude_categories=["Cs", "Cc"])


# Hypothesis validates a strategy when it is made, which takes longer than a draw: each is made once.
@functools.cache
def text(most: int) -> st.SearchStrategy[str]:
    """Return a strategy for texts that a cell can hold, cleaned as a reader returns them."""
    plain = st.text(LETTERS, min_size=1, max_size=most // 2)
    return st.one_of(TRICKY, plain, st.tuples(TRICKY, plain).map("".join)).map(clean).filter(bool)


@functools.cache
def or_nothing(most: int) -> st.SearchStrategy[str]:
    """Return a strategy for texts that a cell can hold, "" included."""
    return st.one_of(st.just(""), text(most))


ANSWER = text(60).filter(lambda answer: split_answers(answer) == [answer])
ACCEPTED = st.lists(ANSWER, max_size=limits.MAX_ACCEPTED - 1)
CHOICES = st.lists(text(60), min_size=2, max_size=limits.MAX_CHOICES, unique=True)
WORD = st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=12)
STEMS = st.one_of(st.just("q"), WORD)
KINDS = st.sampled_from(Kind)
TRUTHS = st.sampled_from(PAIRS)
TAGS = st.lists(WORD, max_size=3, unique=True)
DIFFICULTIES = st.sampled_from(["", "easy", "medium", "hard"])
TIMES = st.one_of(st.none(), st.integers(limits.MIN_SECONDS, limits.MAX_SECONDS))
CARDS = st.lists(st.sampled_from(["AS", "TH", "QD", "2C", "JOKER", "JOKER2"]), max_size=3, unique=True)
IMAGES = st.sampled_from(["", "cell.png", "https://example.org/a.png?b=1,2"])


def _explained(draw: st.DrawFn, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Return the choices, some of the wrong ones with feedback that says what is wrong."""
    return tuple(choice if choice.right else replace(choice, feedback=draw(or_nothing(80))) for choice in choices)


@st.composite
def questions(draw: st.DrawFn, number: int) -> Question:
    """Return a question that a reader could return; ``number`` makes it unique."""
    kind = draw(KINDS)
    choices: tuple[Choice, ...] = ()
    accept: tuple[str, ...] = ()
    if kind is Kind.TYPED:
        first = draw(text(60))
        accept = tuple(dict.fromkeys([first, *draw(ACCEPTED)]))
    elif kind is Kind.TRUE_FALSE:
        true, false = draw(TRUTHS)
        says = draw(st.booleans())
        choices = _explained(draw, (Choice(true, says), Choice(false, not says)))
    else:
        texts = draw(CHOICES)
        rights = draw(st.integers(1, 1 if kind is Kind.CHOICE else len(texts)))
        places = draw(st.permutations(range(len(texts))))[:rights]
        choices = _explained(draw, tuple(Choice(each, place in places) for place, each in enumerate(texts)))
    return Question(
        id=f"{draw(STEMS)}{number}",
        text=f"{draw(text(100))}{number}",
        kind=kind,
        choices=choices,
        accept=accept,
        explanation=draw(or_nothing(200)),
        topic=draw(or_nothing(40)),
        difficulty=draw(DIFFICULTIES),
        time=draw(TIMES),
        tags=tuple(draw(TAGS)),
        cards=tuple(draw(CARDS)),
        image=draw(IMAGES),
    )


BANKS = st.one_of(*(st.tuples(*map(questions, range(size))) for size in range(1, 5)))
