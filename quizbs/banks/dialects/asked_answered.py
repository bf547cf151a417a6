"""Questions and answers in turn, each line saying which it is: ``Q: …`` and ``A: …``, *Frage* and *Antwort*.

The lines between belong to the one before them. The answer is typed.
"""

import re
from itertools import pairwise

from quizbs.banks import words_files as words
from quizbs.banks.cells import Cell, clean
from quizbs.banks.draft import Draft
from quizbs.banks.gathering import Gathered, reading
from quizbs.banks.lines import lines_of
from quizbs.banks.quiz_lines import bare
from quizbs.banks.reading import Dialect, Reading, Upload

NAME = "Questions and answers"
_PAIRS = (
    ("q", "a"), ("question", "answer"), ("front", "back"), ("frage", "antwort"), ("f", "a"), ("question", "réponse"),
    ("q", "r"), ("pregunta", "respuesta"), ("p", "r"), ("domanda", "risposta"), ("d", "r"), ("pergunta", "resposta"),
    ("vraag", "antwoord"), ("v", "a"), ("soal", "jawaban"), ("pertanyaan", "jawaban"), ("вопрос", "ответ"),
    ("\u0432", "\u043e"), ("问", "答"), ("问题", "答案"), ("問題", "答え"), ("문제", "정답"), ("term", "definition"),
)  # fmt: skip
_LINE = re.compile(
    r"(?P<word>[^\W\d_]{1,12})\s?(?P<number>\d{0,4})\s?(?:[:.\uff1a]\s*|(?<=\w{5})\s+)(?P<text>.*)", re.DOTALL
)
_FEWEST = 2
_SAMPLE = 400  # lines that show what the others are


def _said(text: str) -> tuple[str, str]:
    """Return the word in front of a line, empty without, and what follows it."""
    found = _LINE.fullmatch(text)
    return (found["word"].casefold(), found["text"]) if found else ("", text)


def _pair(upload: Upload) -> tuple[str, str] | None:
    """Return the words for question and answer: they take turns, and the file begins with one of them."""
    text = upload.text
    if text is None or text.lstrip()[:1] in ("", "{", "<"):
        return None
    heads = [_said(bare(line.text).text)[0] for line in lines_of(text[:40_000])[:_SAMPLE]]
    for pair in _PAIRS:
        said = [head for head in heads if head in pair]
        asked = said.count(pair[0])
        again = sum(one == two for one, two in pairwise(said))
        if asked >= _FEWEST and again * 3 <= asked and said.count(pair[1]) >= asked - 1 and said[0] == pair[0]:
            return pair
    return None


def _recognises(upload: Upload) -> bool:
    return _pair(upload) is not None


def _read(upload: Upload) -> Reading:
    pair = _pair(upload) or _PAIRS[0]
    gathered = Gathered("line")
    told: list[str] = []
    for line in lines_of(upload.text or ""):
        shown = bare(line.text)
        word, rest = _said(shown.text)
        if word == pair[0]:
            if gathered.is_full:
                break
            gathered.drafts.append(Draft(line.number, text=Cell(rest)))
            told = [rest]
        elif word == pair[1] and gathered.drafts:
            if gathered.drafts[-1].answers and told:  # a question that does not say that it is one
                gathered.drafts.append(Draft(line.number))
            gathered.drafts[-1].text = Cell(clean("\n".join(told)))
            gathered.drafts[-1].answer = Cell(rest, words.MEANING)
            gathered.drafts[-1].answers = [clean(rest)] if rest else []
            told = []
        elif shown.text and gathered.drafts and not told and not gathered.drafts[-1].answers:
            gathered.drafts[-1].answers = [clean(shown.text)]  # the answer begins in the line below
        elif shown.text and gathered.drafts:
            told.append(shown.text)
    return reading(upload, NAME, gathered)


ASKED_ANSWERED = Dialect(_recognises, _read)
