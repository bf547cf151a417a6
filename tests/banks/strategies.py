"""Banks as a reader could have made them, for tests that write them and read them again."""

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


def text(most: int) -> st.SearchStrategy[str]:
    """Texts that a cell can hold, clean as a reader returns them."""
    plain = st.text(LETTERS, min_size=1, max_size=most // 2)
    return st.one_of(TRICKY, plain, st.tuples(TRICKY, plain).map("".join)).map(clean).filter(bool)


ANSWER = text(60).filter(lambda answer: split_answers(answer) == [answer])
WORD = st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=12)


def _explained(draw: st.DrawFn, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Return the choices, some of the wrong ones with what is wrong about them."""
    return tuple(
        choice if choice.right else replace(choice, feedback=draw(st.one_of(st.just(""), text(80))))
        for choice in choices
    )


@st.composite
def questions(draw: st.DrawFn, number: int) -> Question:
    """A question as a reader could have made it; the number makes it unique."""
    kind = draw(st.sampled_from(Kind))
    choices: tuple[Choice, ...] = ()
    accept: tuple[str, ...] = ()
    if kind is Kind.TYPED:
        first = draw(text(60))
        accept = tuple(dict.fromkeys([first, *draw(st.lists(ANSWER, max_size=limits.ACCEPTED - 1))]))
    elif kind is Kind.TRUE_FALSE:
        true, false = draw(st.sampled_from(PAIRS))
        says = draw(st.booleans())
        choices = _explained(draw, (Choice(true, says), Choice(false, not says)))
    else:
        texts = draw(st.lists(text(60), min_size=2, max_size=limits.CHOICES, unique=True))
        rights = draw(st.integers(1, 1 if kind is Kind.CHOICE else len(texts)))
        places = draw(st.permutations(range(len(texts))))[:rights]
        choices = _explained(draw, tuple(Choice(each, place in places) for place, each in enumerate(texts)))
    return Question(
        id=draw(st.one_of(st.just(f"q{number}"), WORD.map(lambda word: f"{word}{number}"))),
        text=f"{draw(text(100))}{number}",
        kind=kind,
        choices=choices,
        accept=accept,
        explanation=draw(st.one_of(st.just(""), text(200))),
        topic=draw(st.one_of(st.just(""), text(40))),
        difficulty=draw(st.sampled_from(["", "easy", "medium", "hard"])),
        time=draw(st.one_of(st.none(), st.integers(limits.SHORTEST, limits.LONGEST))),
        tags=tuple(draw(st.lists(WORD, max_size=3, unique=True))),
        cards=tuple(
            draw(st.lists(st.sampled_from(["AS", "TH", "QD", "2C", "JOKER", "JOKER2"]), max_size=3, unique=True))
        ),
        image=draw(st.sampled_from(["", "cell.png", "https://example.org/a.png?b=1,2"])),
    )


BANKS = st.integers(1, 4).flatmap(lambda size: st.tuples(*(questions(number) for number in range(size))))
