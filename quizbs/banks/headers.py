"""The row that names the columns: found by meaning, in any order, case and language (``docs/banks.md``)."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cached_property
from string import ascii_uppercase

from quizbs.banks.problem import shorten
from quizbs.banks.table import Row

HEAD_ROWS = 15  # the names of the columns stand in one of these
LONGEST_HEADER = 150


class Role(Enum):
    """What a column is for, if there is one such column at most."""

    QUESTION = auto()
    ANSWER = auto()  # the right answer, or the key that names a choice
    ACCEPT = auto()
    TYPE = auto()
    TIME = auto()
    DIFFICULTY = auto()
    TOPIC = auto()
    TAGS = auto()
    IMAGE = auto()
    EXPLANATION = auto()
    CARD = auto()
    ID = auto()
    NUMBER = auto()  # of the row; not an id, which must stay when rows are moved


@dataclass(frozen=True)
class Column:
    """A column: its place from 0, the header as it is written, and as it is compared."""

    place: int
    header: str
    word: str

    @cached_property
    def label(self) -> str:
        """The column as a teacher finds it, such as ``"F (Correct)"``."""
        high, low = divmod(self.place, 26)
        letter = (ascii_uppercase[high - 1] if high else "") + ascii_uppercase[low]
        return f"{letter} ({shorten(self.header, 40)})"


@dataclass
class Columns:
    """The columns of a table by what they are for; ``options`` by letter (``"A"`` is also Option 1), in order."""

    header: Row
    delimiter: str
    roles: dict[Role, Column] = field(default_factory=dict)
    options: dict[str, Column] = field(default_factory=dict)
    wrongs: list[Column] = field(default_factory=list)
    unused: list[Column] = field(default_factory=list)


def find(rows: Sequence[Row], delimiter: str) -> Columns | None:
    """Return the columns by the first row that names a question and an answer, choices or wrong answers."""
    for row in rows[:HEAD_ROWS]:
        if max(map(len, row.cells)) > LONGEST_HEADER:
            continue
        columns = _columns(row, delimiter)
        if Role.QUESTION in columns.roles and (Role.ANSWER in columns.roles or columns.options or columns.wrongs):
            return columns
    return None


def _columns(row: Row, delimiter: str) -> Columns:
    found = [Column(place, cell, normalised(cell)) for place, cell in enumerate(row.cells)]
    named = {column.word for column in found}
    columns = Columns(row, delimiter)
    candidates: dict[Role, list[Column]] = {}
    for column in found:
        if _WRONG.fullmatch(column.word):
            columns.wrongs.append(column)
        elif (letter := _option(column.word, {"a", "b"} <= named)) and letter not in columns.options:
            columns.options[letter] = column
        elif role := ROLES.get(column.word):
            candidates.setdefault(role, []).append(column)
        elif column.word:
            columns.unused.append(column)
    _choose(columns, candidates)
    if columns.wrongs:  # then the answers are texts, and choices by letter would be a second table
        columns.unused += columns.options.values()
        columns.options = {}
    columns.options = dict(sorted(columns.options.items()))
    return columns


def _choose(columns: Columns, candidates: dict[Role, list[Column]]) -> None:
    """Where two columns have one meaning, take the plainest word for the question, else the nearest to the question."""
    if questions := candidates.pop(Role.QUESTION, []):
        question = min(questions, key=lambda column: _QUESTION.index(column.word))
        columns.roles[Role.QUESTION] = question
        columns.unused += [column for column in questions if column is not question]
        for role, found in candidates.items():
            nearest = min(found, key=lambda column: abs(column.place - question.place))
            columns.roles[role] = nearest
            columns.unused += [column for column in found if column is not nearest]


def normalised(header: str) -> str:
    """Return a header as it is compared: without case, accents, brackets, punctuation and a leading number."""
    text = _without_accents(header)
    text = re.sub(r"[(\[][^)\]]*[)\]]", " ", text) if not text.strip().startswith(("(", "[")) else text
    text = re.sub(r"\s[-–—]\s*max\b.*", " ", text, flags=re.DOTALL)
    text = re.sub(r"^\s*\d+\s*[.)]\s*(?=\D)", "", text.replace("#", " no "))
    return " ".join(re.sub(r"[\W_]+", " ", text).split())


def _without_accents(text: str) -> str:
    """Return a text decomposed and folded, without the marks and the invisible characters."""
    folded = unicodedata.normalize("NFKD", text).casefold()
    letters = unicodedata.normalize("NFKD", folded)
    return "".join(one for one in letters if unicodedata.category(one) not in ("Mn", "Cf"))


def _option(word: str, letters: bool) -> str | None:
    """Return the letter of a choice: ``"C"`` for *Option 3*, *choice c* and, among others such, *C*."""
    found = _OPTION.fullmatch(word)
    if found is None or not (found["word"] or letters):
        return None
    mark = found["mark"]
    if mark.isdecimal():
        return ascii_uppercase[int(mark) - 1] if found["word"] else None
    return mark.upper()


def _words(text: str) -> list[str]:
    return [normalised(word) for word in text.split("|")]


_QUESTION = _words(
    "question|question text|question title|questions|q|prompt|stem|title|term|front|clue|statement|problem"
    "|énoncé|intitulé|texte de la question|frage|fragen|fragetext|aufgabe|pregunta|preguntas"
    "|enunciado|domanda|domande|pergunta|perguntas|vraag|pytanie|kérdés|soru|soal|pertanyaan|вопрос|题目|题干|问题|問題|문제|السؤال|سؤال|प्रश्न|सवाल"
)
_ANSWER = _words(
    "answer|right answer|correct|correct answer|correct answers|correct option|right|key|answer key|solution|solutions"
    "|bonne réponse|bonnes réponses|réponse|réponse correcte|richtig|richtige antwort|richtige antworten|antwort|lösung"
    "|respuesta|respuestas|correcta|respuesta correcta|risposta|risposta corretta|resposta|resposta correta|jawaban"
    "|jawaban benar|kunci|kunci jawaban|antwoord|juiste antwoord|ответ|правильный ответ|答案|正确答案|정답"
    "|الإجابة|الإجابة الصحيحة|उत्तर|सही उत्तर|definition|back"
)
_OTHERS = {
    Role.ACCEPT: "also accept|also accepted|accepted answers|accept|alternatives|synonyms|alternate answers"
    "|alternative answers|autres réponses|auch richtig|también vale",
    Role.TYPE: "type|question type|qtype|tipo|typ|fragetyp|题型",
    Role.TIME: "time|time limit|time in seconds|seconds|timer|duration|temps|durée|zeit|zeitlimit|tiempo|tempo"
    "|waktu|时间",
    Role.DIFFICULTY: "difficulty|level|niveau|difficulté|schwierigkeit|dificultad|difficoltà|dificuldade|nivel|难度",
    Role.TOPIC: "topic|category|subject|theme|unit|chapter|skill|standard|domaine|chapitre|thème|catégorie|themengebiet"
    "|thema|kategorie|categoría|tema|mata pelajaran|章节|类别",
    Role.TAGS: "tags|tag|labels|keywords|mots clés|schlagwörter|etiquetas",
    Role.IMAGE: "image|image link|image url|picture|img|photo|media|bild|imagen|immagine|gambar|图片|صورة|चित्र",
    Role.EXPLANATION: "explanation|answer explanation|feedback|rationale|hint|comment|comments|explication|erklärung"
    "|explicación|spiegazione|explicação|pembahasan|解析|شرح|व्याख्या",
    Role.CARD: "card|cards|playing card|carte|karte|carta|牌",
    Role.ID: "id|question id|uid",
    Role.NUMBER: "no|nr|num|number|index|n|q no|question no|question number|question num|序号|编号|№|numéro|nummer",
}
ROLES: dict[str, Role] = {
    **{word: role for role, words in _OTHERS.items() for word in _words(words)},
    **dict.fromkeys(_ANSWER, Role.ANSWER),
    **dict.fromkeys(_QUESTION, Role.QUESTION),
}
_OPTION = re.compile(
    r"(?P<word>(?:"
    + "|".join(
        sorted(
            _words(
                "option|answer option|choice|answer choice|answer|opt|alternative|réponse|choix|antwort"
                "|antwortmöglichkeit|respuesta|opción|risposta|resposta|opsi|pilihan|jawaban|вариант|ответ|选项|선택지|خيار|विकल्प"
            ),
            key=len,
            reverse=True,
        )
    )
    + r")\s?)?(?P<mark>[a-j]|10|[1-9])"
)
_WRONG = re.compile(
    "(?:"
    + "|".join(
        _words(
            "wrong|wrong answer|wrong answers|wrong option|wrong choice|incorrect|incorrect answer|incorrect answers"
            "|incorrect option|incorrect choice|distractor|falsch|falsche antwort|mauvaise réponse|faux|incorrecta"
            "|respuesta incorrecta|sbagliata|risposta sbagliata|errada|resposta errada|salah|jawaban salah"
        )
    )
    + r")(?:\s?\d{1,2})?"
)
