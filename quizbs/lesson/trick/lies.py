"""Lies in *Trick the class*: normalised, compared with the truth and each other, and formatted like the truth."""

import re
from collections.abc import Iterable

from msgspec.structs import replace

from quizbs.game.refusal import require
from quizbs.quiz.grading import Given, is_one_text, is_right, plain
from quizbs.quiz.letters import composed, is_written, length
from quizbs.quiz.question import Kind, Question
from quizbs.quiz.rude_words import is_rude, may_be_rude, words_in

LONGEST = 60  # letters
_ENDS = ".!?"


def fits(question: Question) -> bool:
    """Return whether a question suits *Trick the class*: it has one right answer, in words that can be typed."""
    if question.kind not in (Kind.CHOICE, Kind.TYPED):
        return False
    right = truth_of(question)
    return is_one_text(right) and "$" not in right and length(right) <= LONGEST


def speaks_of_choices(question: Question) -> bool:
    """Return whether a question refers to its choices ("Which of these …?"), so that it can't be asked without them."""
    return bool(_CHOICES.search(question.text))


_CHOICES = re.compile(
    r"\b(?:"
    r"(?:of|in|from|among) (?:these|those|the (?:words|choices|options|answers))|(?:the|as) follow(?:ing|s)|below"
    r"|folgende[nmrs]?|von diesen|diese[rn]? (?:wörter|antworten|aussagen)"
    r"|suivante?s?|(?:de|parmi|laquelle de|lequel de) ces|parmi"
    r"|siguientes?|de est[ao]s"
    r"|seguent[ei]|(?:di|tra|fra) quest[ei]"
    r"|seguintes?|dest[ae]s|abaixo"
    r"|volgende|van deze"
    r"|följande|av dessa|følgende|av disse|af disse"
    r"|następujących|z tych|poniższych"
    r"|следующих|из этих|перечисленных"
    r"|aşağıdakilerden|aşağıdaki"
    r")\b",
    re.IGNORECASE,
)


def truth_of(question: Question) -> str:
    """Return the text of the question's right answer."""
    if question.kind is Kind.TYPED:
        return question.accept[0]
    return next(choice.text for choice in question.choices if choice.right)


def tidied(typed: str) -> str:
    """Return a typed text on one line, without invisible characters. Raises ``Refused``: ``empty``, ``too_long``."""
    text = " ".join(composed(typed).split())
    require(any(map(is_written, text)), "empty")
    require(length(text) <= LONGEST, "too_long")
    return text


def is_the_truth(question: Question, text: str) -> bool:
    """Return whether ``text``, as a typed answer, would be graded as right."""
    if question.kind is Kind.TYPED:
        return is_right(question, Given(text=text))
    asked = replace(question, kind=Kind.TYPED, choices=(), accept=(truth_of(question),))
    return is_right(asked, Given(text=text), [question])


def comparison_key(text: str) -> str:
    """Return a key that is equal for lies which count as the same."""
    return "".join(plain(text).split())


def is_unwanted(question: Question, text: str) -> bool:
    """Return whether the word filter rejects a text. Words that occur in the question are allowed."""
    return is_rude(_besides(question, text))


def is_doubtful(question: Question, text: str) -> bool:
    """Return whether a text may be rude, so that the teacher should look at it. Words of the question are allowed."""
    own = _besides(question, text)
    return is_rude(own) or may_be_rude(own)


def _besides(question: Question, text: str) -> str:
    """Return the words of a text that don't occur in its question, separated by spaces."""
    said, _ = words_in(" ".join([question.text, *question.accept, *(choice.text for choice in question.choices)]))
    return " ".join(word for word in text.split() if not words_in(word)[0] <= said)


def wrong_choices(question: Question, besides: Iterable[str]) -> list[str]:
    """Return the question's wrong choices that aren't among ``besides`` and that a student could have typed."""
    taken = {comparison_key(text) for text in (*besides, truth_of(question))}
    texts = (choice.text for choice in question.choices if not choice.right)
    return [text for text in texts if comparison_key(text) not in taken and "$" not in text]


def formatted_like(lie: str, truth: str) -> str:
    """Return a lie formatted like the truth: with its case of the first letter, and its full stop."""
    body = lie.rstrip(_ENDS) or lie
    if truth[:1].isupper():
        body = body[:1].upper() + body[1:]
    elif truth[:1].islower() and not body[1:2].isupper():
        body = body[:1].lower() + body[1:]
    return body + (truth[-1] if truth[-1:] in _ENDS and body[-1:] not in _ENDS else "")
