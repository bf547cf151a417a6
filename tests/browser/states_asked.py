"""States of a question at a table and of its answer: Bob was caught, and Ann asks him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quizbs.game.commands import RecordClassAnswers
from tests.browser import sample_questions as q
from tests.browser.built_views import Samples, seen_by_phone, seen_by_wall
from tests.support.game_story import Story, asks, typed

if TYPE_CHECKING:
    from quizbs.quiz.question import Question

View = dict[str, Any]

PRIMES = asks(
    "Which of these are prime numbers?",
    *("2", "9", "11", "15", "21", "23"),
    right=(0, 2, 5),
    explanation="A prime number has exactly two divisors: one and itself.",
)
CAPITAL = typed("What is the capital of Mongolia?", "Ulaanbaatar", "Ulan Bator", explanation="It means “Red Hero”.")
HANDS = {
    "ann": "2S 3H 4D 5D 7S",
    "bob": "KS JS 9C 4H",
    "cem": "8H 8S 6D",
    "dan": "TD TS 6S",
    "anneliese": "QH QS 3D",
}


def asked(question: Question, *, language: str = "en", **options: Any) -> Story:
    """Bob claims three aces over a pile of five, Ann calls, and ``question``, which is on his king, is asked."""
    story = Story(" ".join(HANDS), "classroom", **options)
    laid = {"KS": question}
    story.deal(starter="bob", pile="2C 3C 4C 5C 6C", questions=laid, language=language, **HANDS)  # type: ignore[arg-type]
    return story.plays("bob", "KS JS 9C").calls("ann").turned()


def in_a_row() -> Story:
    """The answer is shown; it was Cem's fourth right answer in a row."""
    story = asked(q.GAS)
    for number in (1, 2, 3):
        story.does(RecordClassAnswers(number, {story.names["cem"]: True}))
    return story.answers("cem", q.GASES[1]).answers("bob", q.GASES[0]).runs_out()


def answered(question: Question, *given: str, **options: Any) -> Story:
    """Bob's answer, or that he gave none, is shown; nobody throws a card away."""
    story = asked(question, hunter=False, **options)
    return (story.answers("bob", *given) if given else story).runs_out()


def along_wrong() -> Story:
    """Bob ran out of time; Cem answered along and was wrong."""
    return asked(q.GAS_WHY_NOT, hunter=False).answers("cem", q.GASES[2]).runs_out()


FREE: dict[str, Any] = {"stakes": "none"}
WALL: Samples = {
    "question-free": lambda: seen_by_wall(asked(q.GAS, **FREE)),
    "question-true-false": lambda: seen_by_wall(asked(q.SUN)),
    "question-multi": lambda: seen_by_wall(asked(PRIMES)),
    "question-typed": lambda: seen_by_wall(asked(CAPITAL)),
    "question-rtl": lambda: seen_by_wall(asked(q.ARABIC, language="ar")),
    "question-translated": lambda: seen_by_wall(asked(q.GAS_IN_GERMAN)),
    "question-one-word": lambda: seen_by_wall(asked(q.ONE_WORD, language="de")),
    "answer-row": lambda: seen_by_wall(in_a_row()),
    "answer-none": lambda: seen_by_wall(answered(q.GAS)),
    "answer-translated": lambda: seen_by_wall(answered(q.GAS_IN_GERMAN, q.GASES[0])),
    "answer-typed": lambda: seen_by_wall(answered(CAPITAL, "ulan bator")),
    "answer-multi": lambda: seen_by_wall(answered(PRIMES, "2", "9")),
    "answer-why-not": lambda: seen_by_wall(answered(q.GAS_WHY_NOT, q.GASES[0])),
    "answer-free": lambda: seen_by_wall(answered(q.GAS, q.GASES[1], **FREE)),
}
PHONE: Samples = {
    "phone-answer-true-false": lambda: seen_by_phone(asked(q.SUN), "bob"),
    "phone-answer-no-stakes": lambda: seen_by_phone(asked(q.GAS, **FREE), "bob"),
    "phone-answer-along": lambda: seen_by_phone(asked(q.GAS), "cem"),
    "phone-wrong": lambda: seen_by_phone(answered(q.GAS, q.GASES[0]), "bob"),
    "phone-wrong-why-not": lambda: seen_by_phone(answered(q.GAS_WHY_NOT, q.GASES[0]), "bob"),
    "phone-along-why-not": lambda: seen_by_phone(along_wrong(), "cem"),
    "phone-wrong-long": lambda: seen_by_phone(answered(q.LONG_ONE, q.LONG_CHOICES[1]), "bob"),
    "phone-wrong-typed": lambda: seen_by_phone(answered(CAPITAL, "Astana"), "bob"),
    "phone-no-answer": lambda: seen_by_phone(answered(q.GAS), "bob"),
    "phone-right-other": lambda: seen_by_phone(answered(CAPITAL, "UB").overrules(right=True), "cem"),
    "phone-ready": lambda: seen_by_phone(answered(q.GAS, q.GASES[1]).ready("ann cem"), "cem"),
}

_BILINGUAL = [("tap", "More"), ("tap", "Questions in both languages")]
STEPS: dict[str, list[tuple[str, str]]] = {"question-translated": _BILINGUAL, "answer-translated": _BILINGUAL}
