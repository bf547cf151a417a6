"""Questions that are valid but can't be played: answers that refer to another place, and file names."""

import re
from collections.abc import Iterator, Sequence

from quizbs.banks.problem import Problem, Unit, ask
from quizbs.quiz.question import Question

_ELSEWHERE = re.compile(
    "略|见上|见上文|同上|见下|见解析|省略|上記|前述|下記|생략"
    "|(?:see|as|cf|refer to|same as) (?:the )?(?:above|below|previous|text|explanation|book|notes)"
    "|(?:siehe|wie|s) (?:oben|unten|o|u|text|erklärung)|voir (?:plus haut|plus bas|ci dessus|ci dessous|texte)"
    "|comme ci dessus|ver (?:arriba|abajo|texto)|véase (?:arriba|abajo)|vedi (?:sopra|sotto|testo)|come sopra"
    "|ver (?:acima|abaixo)|zie (?:boven|onder)|jak wyżej|zob powyżej|см выше|см ниже|bkz|yukarıya bakınız"
    "|ditto|idem|dito|tbd|tba|to do|n a|null|none given|omitted|not available",
    re.IGNORECASE,
)
_MARKS_ALONE = re.compile(r"[.\u2026_\u2013\u2014-]{2,20}|\u2026")
_PICTURE = re.compile(r"[^\s<>|*?\"]{1,200}\.(?:png|jpe?g|gif|webp|svg|bmp|avif)", re.IGNORECASE)
_MEDIA = re.compile(r"[^\s<>|*?\"]{1,200}\.(?:mp3|wav|ogg|m4a|flac|aac|mp4|webm|mov|avi|mkv)", re.IGNORECASE)
_MIN_CHOICES = 2  # choices


def unplayable_answers(questions: Sequence[Question], rows: Sequence[int], unit: Unit) -> Iterator[Problem]:
    """Yield problems that ask the teacher about answers like "see above", and file names instead of texts.

    ``rows``: the row numbers of the questions, in ``unit``.
    """
    named = list(zip(questions, rows, strict=True))
    if empty := [(question, row) for question, row in named if question.accept and _points_away(question.accept[0])]:
        question, row = empty[0]
        yield ask("reading-points-away", value=question.accept[0], count=len(empty), at=row, unit=unit)
    if pictures := [(question, row) for question, row in named if _are_pictures(question)]:
        question, row = pictures[0]
        yield ask("reading-files-as-choices", value=question.choices[0].text, count=len(pictures), at=row, unit=unit)
    if files := [(question, row) for question, row in named if _is_file(question.text)]:
        question, row = files[0]
        yield ask("reading-files-as-questions", value=question.text, count=len(files), at=row, unit=unit)


def _points_away(answer: str) -> bool:
    plain = " ".join(re.sub(r"[\W_]+", " ", answer).split())
    return (
        bool(_ELSEWHERE.fullmatch(plain))
        or plain == "TODO"
        or (not plain and bool(_MARKS_ALONE.fullmatch(answer.strip())))
    )


def _is_file(text: str) -> bool:
    return "." in text and bool(_PICTURE.fullmatch(text) or _MEDIA.fullmatch(text))


def _are_pictures(question: Question) -> bool:
    texts = [choice.text for choice in question.choices]
    return len(texts) >= _MIN_CHOICES and "." in texts[0] and all(map(_PICTURE.fullmatch, texts))
