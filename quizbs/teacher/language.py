"""Languages: their names, and guessing the language in which questions are written."""

import re
from collections import Counter
from collections.abc import Sequence

from quizbs.quiz.question import Question

_NAMES = {
    "ar": "العربية",
    "da": "Dansk",
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
    "pl": "Polski",
    "pt": "Português",
    "sv": "Svenska",
    "tr": "Türkçe",
    "uk": "Українська",
}

# Short words that are frequent in one language and rare in the others.
_SMALL_WORDS = {
    "en": "the of is which what are how does in to you this",
    "de": "der die das ist und welche welches wie ein eine nicht wird",
    "fr": "le la les est quelle quel des une dans qui du en",
    "es": "el los las es qué cuál una por en del que son",
    "it": "il lo gli è quale che di una nel della sono",
    "nl": "de het een is welke wat van hoe niet zijn",
    "pt": "o os as é qual que uma do da são em",
}
_SURE = 0.3  # least number of these words per question


def known() -> dict[str, str]:
    """Return the names of all supported languages, by code."""
    return dict(_NAMES)


def name(code: str) -> str:
    """Return the name of a language in that language; for an unknown code, the code."""
    return _NAMES.get(code.partition("-")[0].lower(), code)


def guess(questions: Sequence[Question]) -> str:
    """Return the code of the language in which questions are probably written, "" if undecided."""
    words = Counter(re.findall(r"\w+", " ".join(question.text for question in questions).casefold()))
    scores = {code: sum(words[word] for word in small.split()) for code, small in _SMALL_WORDS.items()}
    best = max(scores, key=lambda code: scores[code])
    return best if scores[best] >= _SURE * len(questions) and scores[best] else ""
