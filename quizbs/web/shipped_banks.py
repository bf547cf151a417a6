"""The banks of a folder, read once at start:

title from the file's name, topics for a description, the language guessed.
"""

import logging
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from quizbs.banks import registry
from quizbs.quiz.question import Question
from quizbs.web.shelf import Shelved, Shipped

_TOPICS = 4
_log = logging.getLogger(__name__)

# Small words that are frequent in one language and rare in the others.
_SMALL_WORDS = {
    "en": "the of is which what are how does in to you this",
    "de": "der die das ist und welche welches wie ein eine nicht wird",
    "fr": "le la les est quelle quel des une dans qui du en",
    "es": "el los las es qué cuál una por en del que son",
    "it": "il lo gli è quale che di una nel della sono",
    "nl": "de het een is welke wat van hoe niet zijn",
    "pt": "o os as é qual que uma do da são em",
}


def shipped_banks(folder: Path) -> list[Shipped]:
    """Return the banks of a folder by title. A file that holds no question is left out and told to the log."""
    found = [_read(path) for path in sorted(folder.glob("*.csv"))]
    return sorted((one for one in found if one is not None), key=lambda one: one.bank.title.casefold())


def _read(path: Path) -> Shipped | None:
    reading = registry.read(path.read_bytes(), path.name)
    for problem in reading.problems:
        _log.warning("%s, row %s: %s", path.name, problem.row, problem.message)
    if not reading.questions:
        return None
    topics = Counter(question.topic for question in reading.questions if question.topic)
    description = ", ".join(topic for topic, _ in topics.most_common(_TOPICS))
    lang = language(reading.questions)
    bank = Shelved(path.stem, reading.title, description, len(reading.questions), lang)
    return Shipped(bank, reading.questions)


def language(questions: Sequence[Question]) -> str:
    """Return the code of the language that the questions are most likely written in, "" when nothing tells."""
    words = Counter(re.findall(r"\w+", " ".join(question.text for question in questions).casefold()))
    scores = {code: sum(words[word] for word in small.split()) for code, small in _SMALL_WORDS.items()}
    best = max(scores, key=lambda code: scores[code])
    return best if scores[best] * 10 >= len(questions) else ""
