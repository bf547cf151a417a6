"""What looks wrong in a file as a whole although each question looks good. The teacher is asked about it."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from string import ascii_uppercase

from quizbs.banks.draft import Draft
from quizbs.banks.problem import Problem, ask
from quizbs.banks.table.answer_key import is_labelled
from quizbs.quiz.question import Question

_MIN_QUESTIONS = 8  # questions needed as evidence
_MIN_QUESTIONS_BY_CHANCE = 12
_MIN_CHOICES = 3  # choices, so that the longest stands out
_SUSPICIOUS_SHARE = 0.95
_HALF = 0.5
_SUSPICIOUS_MINORITY = 0.2
_MIN_EXAMPLES = 4
_SAMPLE = 1_000  # questions
_HIGHEST = 8  # highest number of a choice


def suspicions(drafts: Sequence[Draft], questions: Sequence[Question]) -> Iterator[Problem]:
    """Yield problems that ask the teacher about a file as a whole: its drafts, and the questions made of them."""
    yield from _same_place(drafts)
    yield from _bare(questions)
    yield from _glued(questions)
    yield from _two_scripts(questions)
    yield from _longest(questions)


def _same_place(drafts: Sequence[Draft]) -> Iterator[Problem]:
    """Yield a problem if in all questions the same choice is right, such as always B."""
    chosen = [draft for draft in drafts if draft.in_order and draft.choices]
    places = [[at for at, choice in enumerate(draft.choices) if choice.right] for draft in chosen]
    if not any(places[0] if places else ()) and all(draft.by_text for draft in chosen):
        return  # the right choice is always first, and marked as right
    alike = {tuple(right) for right in places}
    if len(places) >= _MIN_QUESTIONS and len(alike) == 1 and len(places[0]) == 1:
        yield ask("reading-same-place", value=ascii_uppercase[places[0][0]], count=len(places))


def _bare(questions: Sequence[Question]) -> Iterator[Problem]:
    """Yield a problem if typed answers look like the letters or numbers of choices that are missing."""
    typed = [question.accept[0] for question in questions if question.accept]
    bare = [answer for answer in typed if _names_a_choice(answer)]
    several = len({answer.casefold() for answer in bare}) > 1
    enough = _MIN_QUESTIONS if any(map(str.isdecimal, bare)) else _MIN_EXAMPLES  # small numbers may be answers
    if (
        len(typed) >= enough
        and several
        and len(bare) >= _SUSPICIOUS_SHARE * len(typed)
        and len(typed) >= _HALF * len(questions)
    ):
        yield ask("reading-bare-answers", value=bare[0], count=len(bare))


def _names_a_choice(answer: str) -> bool:
    """Return whether an answer is only letters or small numbers, like ``C`` or ``A, C``."""
    return all(map(_names_one, re.split(r"\s*[,;]\s*", answer)))


def _names_one(answer: str) -> bool:
    bare = answer.strip(" ().")
    if len(bare) > 1 and _LETTERS.fullmatch(bare):
        return "".join(sorted(set(bare))) == bare  # several at once: ABD
    return (len(bare) == 1 and bare.isalpha() and bare.upper() != bare.lower()) or (
        bare.isascii() and bare.isdecimal() and int(bare) <= _HIGHEST and len(bare) == 1
    )


def _glued(questions: Sequence[Question]) -> Iterator[Problem]:
    """Yield a problem if choices seem to be part of the questions, or option letters part of the answers."""
    glued = [question for question in questions[:_SAMPLE] if _holds_choices(question)]
    if len(glued) >= max(_MIN_CHOICES, _SUSPICIOUS_MINORITY * len(questions[:_SAMPLE])):
        example = glued[0].text if _LABELS.search(glued[0].text) else glued[0].accept[0]
        yield ask("reading-glued", value=example, count=len(glued))


_LETTERS = re.compile("[A-H]{2,6}")
# The same word with a colon twice, as in “OPTION: … OPTION: …”
_LABELS = re.compile(r"\b([^\W\d_]{3,12}):.{1,300}\b\1:", re.DOTALL)


def _holds_choices(question: Question) -> bool:
    lettered = bool(question.accept) and is_labelled(question.accept[0])
    return bool(lettered or _LABELS.search(question.text))


def _two_scripts(questions: Sequence[Question]) -> Iterator[Problem]:
    """Yield a problem if many wrong choices are in another script than the right one."""
    chosen = [question for question in questions[:_SAMPLE] if question.choices]
    mixed = [(question, other) for question in chosen if (other := _in_another_script(question))]
    if len(mixed) >= _MIN_EXAMPLES and len(mixed) >= _HALF * len(chosen):
        question, other = mixed[0]
        right = next(choice.text for choice in question.choices if choice.right)
        yield ask("reading-two-scripts", value=question.text, count=len(mixed), answer=right, other=other)


def _in_another_script(question: Question) -> str:
    right = {script for choice in question.choices if choice.right and (script := _script(choice.text))}
    wrong = [choice.text for choice in question.choices if not choice.right]
    return next((text for text in wrong if (script := _script(text)) and right and script not in right), "")


def _script(text: str) -> str:
    """Return the script of most letters in a text, like ``"LATIN"``; "" if it has fewer than two letters."""
    if text.isascii():
        return "LATIN" if sum(map(str.isalpha, text)) > 1 else ""
    names = [unicodedata.name(letter, "").partition(" ")[0] for letter in text[:60] if letter.isalpha()]
    (script, count), *_ = Counter(names).most_common(1) or [("", 0)]
    return script if count > 1 else ""


def _longest(questions: Sequence[Question]) -> Iterator[Problem]:
    """Yield a problem if the right choice is nearly always the longest."""
    lengths = [
        (
            max(len(choice.text) for choice in question.choices if choice.right),
            max(len(choice.text) for choice in question.choices if not choice.right),
        )
        for question in questions
        if len(question.choices) >= _MIN_CHOICES and sum(choice.right for choice in question.choices) == 1
    ]
    longest = sum(right > others for right, others in lengths)
    if len(lengths) >= _MIN_QUESTIONS_BY_CHANCE and longest >= _SUSPICIOUS_SHARE * len(lengths):
        yield ask("reading-longest-is-right", count=longest, all=len(lengths))
