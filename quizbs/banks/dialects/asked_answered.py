"""Alternating questions and answers, each line saying which it is: ``Q: …`` and ``A: …``, *Frage* and *Antwort*.

Lines in between belong to the one before them. The answer is typed. Where *Answer* has a line to itself, as in notes
that fold it away, all lines below it are the answer.
"""

import re
from dataclasses import dataclass, field
from itertools import pairwise

from quizbs.banks.cells import Cell, clean
from quizbs.banks.draft import Draft
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.text.decoding import lines_of
from quizbs.banks.text.quiz_lines import bare
from quizbs.banks.words import file_words

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
_ALONE = re.compile(
    "(?:answers?|solution|antwort|lösung|réponse|respuesta|solución|risposta|soluzione|resposta|antwoord|ответ"
    "|答案|答え|정답)\\s*:?",
    re.IGNORECASE,
)
_HEADING = "="  # a placeholder for an answer's heading until the words of the file are known
_FEWEST = 2
_SAMPLE = 400  # lines that are enough to recognise the rest


def _said(text: str, answer: str = "") -> tuple[str, str]:
    """Return the word a line starts with, or ``""``, and what follows it. *Answer* alone is the word ``answer``."""
    if _ALONE.fullmatch(text):
        return answer or _HEADING, ""
    found = _LINE.fullmatch(text)
    return (found["word"].casefold(), found["text"]) if found else ("", text)


def _pair(upload: Upload) -> tuple[str, str] | None:
    """Return the words for question and answer: they alternate, and the file begins with one of them."""
    text = upload.text
    if text is None or text.lstrip()[:1] in ("", "{", "<"):
        return None
    heads = [_said(bare(line.text).text)[0] for line in lines_of(text[:40_000])[:_SAMPLE]]
    for pair in _PAIRS:
        said = [pair[1] if head == _HEADING else head for head in heads if head in (*pair, _HEADING)]
        asked = said.count(pair[0])
        again = sum(word == following for word, following in pairwise(said))
        if asked >= _FEWEST and again * 3 <= asked and said.count(pair[1]) >= asked - 1 and said[0] == pair[0]:
            return pair
    return None


def _recognises(upload: Upload) -> bool:
    return _pair(upload) is not None


def _read(upload: Upload) -> Reading:
    pair = _pair(upload) or _PAIRS[0]
    talk = _Talk(ReadingBuilder("line"))
    for line in lines_of(upload.text or ""):
        shown = bare(line.text)
        word, rest = _said(shown.text, pair[1])
        if word == pair[0]:
            talk.ask(line.number, rest)
        elif word == pair[1] and talk.builder.drafts:
            talk.answer(line.number, rest)
        elif shown.is_heading:
            talk.close()
        elif shown.text and talk.builder.drafts:
            talk.go_on(shown.text)
        if talk.builder.is_full:
            break
    talk.close()
    return reading(upload, NAME, talk.builder)


@dataclass
class _Talk:
    """The questions so far, the lines of the current one, and those of an answer that has its own paragraph."""

    builder: ReadingBuilder
    told: list[str] = field(default_factory=list)
    apart: list[str] | None = None

    def ask(self, number: int, text: str) -> None:
        """Begin a question."""
        self.close()
        self.builder.drafts.append(Draft(number, text=Cell(text)))
        self.told = [text]

    def answer(self, number: int, text: str) -> None:
        """Begin the answer to the last question; if it has one already, the lines below that are a question too."""
        drafts = self.builder.drafts
        if drafts[-1].answers and self.told:
            drafts.append(Draft(number))
        drafts[-1].text = Cell(clean("\n".join(self.told)))
        drafts[-1].answer = Cell(text, file_words.MEANING)
        drafts[-1].answers = [clean(text)] if text else []
        self.told, self.apart = [], None if text else []

    def go_on(self, text: str) -> None:
        """Add a line that is marked neither as question nor as answer."""
        draft = self.builder.drafts[-1]
        if self.apart is not None:
            self.apart.append(text)
        if not self.told and not draft.answers:
            draft.answers = [clean(text)]
        elif self.apart is None or self.told:
            self.told.append(text)

    def close(self) -> None:
        """End an answer that has its own paragraph: one of several lines is an essay, too long to type."""
        if self.apart and len(self.apart) > 1:
            draft = self.builder.drafts.pop()
            self.builder.leave_out(file_words.LONG_ANSWER, draft.row, draft.text.text)
        self.apart = None


ASKED_ANSWERED = Dialect(_recognises, _read)
