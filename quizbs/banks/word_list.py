"""Turning a word list into multiple choice: each answer gets wrong ones from the same list."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Final

from msgspec.structs import replace

from quizbs.quiz.question import Choice, Kind, Question

WRONG: Final = 3  # wrong choices added to each right answer


def with_choices(placed: Mapping[int, Question], chance: Random) -> dict[int, Question]:
    """Return typed questions turned into ones with choices, by their index in the bank.

    Wrong answers are from the same topic if it has enough, and never right for another question with the same text.
    Questions that can't have any wrong answer are left out.
    """
    typed = {at: question for at, question in placed.items() if question.kind is Kind.TYPED and question.accept}
    topics: dict[str, list[Question]] = {}
    right: dict[str, set[str]] = {}
    for question in typed.values():
        topics.setdefault(question.topic, []).append(question)
        right.setdefault(_plain(question.text), set()).update(map(_plain, question.accept))
    every = _answers(typed.values())
    near = {topic: _answers(questions) for topic, questions in topics.items()}
    changed = {}
    for at, question in typed.items():
        taken = right[_plain(question.text)]
        pool = near[question.topic] if len(near[question.topic]) >= WRONG + len(taken) else every
        drawn = chance.sample(pool, min(len(pool), WRONG + len(taken)))
        if wrong := [answer for answer in drawn if _plain(answer) not in taken][:WRONG]:
            choices = (Choice(question.accept[0], right=True), *map(Choice, wrong))
            changed[at] = replace(question, kind=Kind.CHOICE, choices=choices, accept=())
    return changed


def _answers(questions: Iterable[Question]) -> list[str]:
    return list({_plain(question.accept[0]): question.accept[0] for question in questions}.values())


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
