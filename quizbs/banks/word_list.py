"""Turning a word list into multiple choice: the wrong choices of a question are answers to other questions."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Final

from msgspec.structs import replace

from quizbs.quiz.question import Choice, Kind, Question, Translation

WRONG: Final = 3  # wrong choices added to each right answer
_DRAWN: Final = 4 * WRONG  # answers to choose from, since some may be the same word in a translation

_Words = dict[str, dict[str, str]]  # answers by language, and then by the plain answer in the bank's own language


def with_choices(placed: Mapping[int, Question], chance: Random) -> dict[int, Question]:
    """Return the typed questions of ``placed`` as questions with choices, by their index in the bank.

    Wrong choices are answers of the same topic if it has enough, and never right for a question with the same text. The
    wrong choices of a translated question are translated, too; if they can't be, the question loses its translations.
    Questions for which no wrong choice is found are left out.
    """
    typed = {at: question for at, question in placed.items() if question.kind is Kind.TYPED and question.accept}
    topics: dict[str, list[Question]] = {}
    right: dict[str, set[str]] = {}
    for question in typed.values():
        topics.setdefault(question.topic, []).append(question)
        right.setdefault(_plain(question.text), set()).update(map(_plain, question.accept))
    every = _answers(typed.values())
    by_topic = {topic: _answers(questions) for topic, questions in topics.items()}
    words = _words(typed.values())
    changed = {}
    for at, question in typed.items():
        taken = right[_plain(question.text)]
        pool = by_topic[question.topic] if len(by_topic[question.topic]) >= WRONG + len(taken) else every
        translated = tuple(each for each in question.translations if each.accept)
        for translations in (translated, ()) if translated else ((),):
            known = [answer for answer in pool if all(_plain(answer) in words[each.language] for each in translations)]
            drawn = chance.sample(known, min(len(known), _DRAWN + len(taken)))
            if wrong := _wrong(drawn, taken, translations, words):
                choices = (Choice(question.accept[0], right=True), *map(Choice, wrong))
                translations_too = tuple(_with_choices(each, wrong, words[each.language]) for each in translations)
                changed[at] = replace(
                    question, kind=Kind.CHOICE, choices=choices, accept=(), translations=translations_too
                )
                break
    return changed


def _words(questions: Iterable[Question]) -> _Words:
    words: _Words = {}
    for question in questions:
        for translation in question.translations:
            if translation.accept:
                words.setdefault(translation.language, {})[_plain(question.accept[0])] = translation.accept[0]
    return words


def _wrong(drawn: Iterable[str], taken: set[str], translations: Iterable[Translation], words: _Words) -> list[str]:
    """Return up to ``WRONG`` of the answers ``drawn``, of which no two are the same word in any of the languages.

    ``taken``: the right answers; ``words``: the translations of answers.
    """
    seen = {("", word) for word in taken}
    seen |= {(translation.language, _plain(accept)) for translation in translations for accept in translation.accept}
    wrong: list[str] = []
    for answer in drawn:
        plain = _plain(answer)
        own = {
            ("", plain),
            *((translation.language, _plain(words[translation.language][plain])) for translation in translations),
        }
        if len(wrong) < WRONG and not own & seen:
            wrong.append(answer)
            seen |= own
    return wrong


def _with_choices(translation: Translation, wrong: Iterable[str], words: Mapping[str, str]) -> Translation:
    return replace(
        translation, choices=(translation.accept[0], *(words[_plain(answer)] for answer in wrong)), accept=()
    )


def _answers(questions: Iterable[Question]) -> list[str]:
    return list({_plain(question.accept[0]): question.accept[0] for question in questions}.values())


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
