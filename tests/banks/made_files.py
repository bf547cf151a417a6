"""Makes files from known questions, to measure how many are read correctly.

Columns have names in one of thirty languages, or names without meaning.

Each file has a seed, so that one that is misread can be made again: ``python -m tests.banks.made_files 2000``.
"""

import csv
import io
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any, Final
from xml.etree.ElementTree import Element, SubElement, tostring

import openpyxl
import yaml

from quizbs.banks.registry import read
from quizbs.quiz.question import Kind, Question
from tests.banks.sheets import right

BANKS: Final = Path(__file__).parents[2] / "question_banks"
# The question, the key, a choice, a wrong answer, the topic, the explanation
LANGUAGES: Final = """
Question|Correct Answer|Option|Wrong Answer|Topic|Explanation
Frage|Lösung|Auswahl|Falsche Antwort|Thema|Erklärung
Fragetext|Loesungsbuchstabe|Antwort|Falsch|Bereich|Hinweis
Question|Bonne réponse|Choix|Mauvaise réponse|Thème|Explication
Pregunta|Respuesta correcta|Opción|Respuesta incorrecta|Tema|Explicación
Texto_Pregunta|Correcta|Alternativa|Incorrecta|Categoría|Comentario
Domanda|Risposta esatta|Risposta|Risposta sbagliata|Argomento|Spiegazione
Pergunta|Gabarito|Alternativa|Resposta errada|Assunto|Explicação
Vraag|Juiste antwoord|Keuze|Fout antwoord|Onderwerp|Uitleg
Fråga|Rätt svar|Svarsalternativ|Fel svar|Ämne|Förklaring
Spørgsmål|Rigtigt svar|Svarmulighed|Forkert svar|Emne|Forklaring
Spørsmål|Fasit|Alternativ|Galt svar|Tema|Forklaring
Kysymys|Oikea vastaus|Vaihtoehto|Väärä vastaus|Aihe|Selitys
Pytanie|Klucz|Odpowiedź|Błędna odpowiedź|Temat|Wyjaśnienie
Otázka|Správně|Možnost|Špatná odpověď|Téma|Vysvětlení
Kérdés|Megoldás|Válasz|Rossz válasz|Témakör|Magyarázat
Soru|Doğru Cevap|Şık|Yanlış Cevap|Konu|Açıklama
Întrebare|Răspuns corect|Varianta|Răspuns greșit|Subiect|Explicație
Вопрос|Правильный ответ|Вариант|Неверный ответ|Тема|Пояснение
Питання|Правильна відповідь|Варіант|Хибна відповідь|Розділ|Пояснення
Въпрос|Верен отговор|Отговор|Грешен отговор|Раздел|Обяснение
Ερώτηση|Σωστή απάντηση|Επιλογή|Λάθος απάντηση|Θέμα|Εξήγηση
שאלה|תשובה נכונה|אפשרות|תשובה שגויה|נושא|הסבר
السؤال|الإجابة الصحيحة|الخيار|إجابة خاطئة|الموضوع|الشرح
سوال|پاسخ صحیح|گزینه|پاسخ غلط|موضوع|توضیح
प्रश्न|सही उत्तर|विकल्प|गलत उत्तर|विषय|व्याख्या
Soal|Kunci Jawaban|Pilihan|Jawaban Salah|Materi|Pembahasan
Câu hỏi|Đáp án đúng|Lựa chọn|Đáp án sai|Chủ đề|Giải thích
题目|正确答案|选项|错误答案|章节|解析
設問|正解|選択肢|間違い|分野|解説
문항|정답|보기|오답|단원|해설
คำถาม|เฉลย|ตัวเลือก|คำตอบผิด|หัวข้อ|คำอธิบาย
"""
SHAPES: Final = (
    *("columns", "columns", "columns", "list", "glued", "wrongs", "rows", "marks"),
    *("objects", "loose", "two languages", "two lists", "parts"),
    *("remarks", "beside", "lines"),
)
FORMS: Final = ("letter", "small", "from 1", "from 0", "text", "because", "bracket", "option", "both")
MARKS: Final = ("*{}", "* {}", "{} *", "✓ {}", "{} ✔", "[x] {}", "{} (correct)", "{} (richtig)", "+{}", "► {}", "{} !!")
GLUES: Final = (" ", "  ", "\n", "; ", " | ", "")
_REMARKS: Final = ("Because it is", "Look again at", "That was")
_LOOSE: Final = ("Mars", "Wolf", "Rot", "Luna")
_GREEK: Final = str.maketrans("abcdefghijklmnopqrstuvwxyz", "αβψδεφγηιξκλμνοπϙρστθωςχυζ")
_SYLLABLES: Final = "ba do fu ki lo mei nar pis quo ru sta tov ulm vex wim xan yor zeb".split()


class Outcome(StrEnum):
    """How a file was read. *Silent* is the worst: with another meaning, without asking the teacher."""

    RIGHT = "right"
    ASKED = "asked"
    REFUSED = "refused"
    SILENT = "silently wrong"


@dataclass(frozen=True)
class MadeFile:
    """A file, what it means, and how it was made."""

    content: bytes
    name: str
    meant: dict[str, tuple[list[str], list[str]]]  # the right and the wrong answers of each question
    told: str
    is_asked: bool = False  # must be, since there is more than one way to read it


@cache
def stock() -> tuple[Question, ...]:
    """Return the questions of the shipped banks that have three wrong answers."""
    found = (question for path in sorted(BANKS.glob("*.csv")) for question in read(path.read_bytes(), path.name).taken)
    fits = [one for one in found if one.kind is Kind.CHOICE and len(one.choices) == 4]
    return tuple(one for one in fits if "$" not in one.text + "".join(choice.text for choice in one.choices))


def made(seed: int, *, nonsense: bool) -> MadeFile:
    """Return the file with this seed; ``nonsense``: its column names mean nothing in any language."""
    chance = Random(f"{seed} {nonsense}")
    questions = chance.sample(stock(), chance.choice((5, 8, 12, 20, 40)))
    names = _nonsense(chance) if nonsense else chance.choice(LANGUAGES.strip().split("\n")).split("|")
    shape = chance.choice(SHAPES)
    form = chance.choice(FORMS) if shape not in ("wrongs", "two lists") else "text"
    draw = _Draw(names, shape, form, chance.choice(MARKS), chance.choice(GLUES), chance, chance.random() < 0.3)
    records = [record for at, one in enumerate(questions) for record in draw.records(one, at)]
    if shape in ("columns", "list", "glued", "wrongs", "objects", "loose"):
        _add_others(records, questions, names, chance)
        records = _reordered(records, chance)
    if shape == "beside":
        records = _beside(records)
    ending = _ending(shape, chance)
    content = _WRITERS[ending](records, chance)
    numbered = ("columns", "list", "glued", "loose", "parts", "remarks", "beside")
    counted = form in ("from 0", "from 1") and shape in numbered
    fields = shape == "columns" and ending in ("json", "yaml", "toml", "xml")  # whose names count the choices from 1
    unsure = counted and not {0, 4} & set(draw.keys) and not (fields and form == "from 1")
    asked = shape in ("two languages", "lines") or unsure
    meant = {one.text: _meant(one, draw) for one in questions}
    return MadeFile(content, f"made.{ending}", meant, f"{seed} {shape} {form} {ending} {' '.join(names)}", asked)


def wrong_ones(question: Question, dropped: set[str]) -> list[str]:
    """Return the wrong answers of a question, without those that the file leaves out (``dropped``)."""
    wrongs = [choice.text for choice in question.choices if not choice.right]
    return [text for text in wrongs if f"{question.text} {text}" not in dropped]


def _meant(question: Question, draw: "_Draw") -> tuple[list[str], list[str]]:
    """Return the right and the wrong answers that the file gives a question."""
    wrongs = wrong_ones(question, draw.dropped)
    more = [text for text in wrongs if f"{question.text} {text}" in draw.promoted]
    return [*right(question), *more], [text for text in wrongs if text not in more]


def _ending(shape: str, chance: Random) -> str:
    """Return the ending of a random kind of file that can hold questions in this shape."""
    if shape in ("beside", "remarks", "lines"):
        return chance.choice(("csv", "xlsx"))
    if shape in ("list", "objects", "two lists", "parts"):
        return chance.choice(("json", "json", "yaml", "toml", "xml"))
    if shape in ("rows", "glued", "marks", "two languages", "loose"):
        return chance.choice(("csv", "csv", "xlsx"))
    return chance.choice(("csv", "csv", "csv", "xlsx", "json", "json", "yaml", "toml", "xml"))


def _nonsense(chance: Random) -> list[str]:
    return ["".join(chance.sample(_SYLLABLES, 3)) for _ in range(6)]


@dataclass(frozen=True)
class _Draw:
    """How the questions of a file are written."""

    names: Sequence[str]
    shape: str
    form: str
    mark: str
    glue: str
    chance: Random
    is_uneven: bool = False  # some questions have a choice less
    keys: list[Any] = field(default_factory=list)  # written so far
    dropped: set[str] = field(default_factory=set)  # texts of wrong choices that some questions lack
    promoted: set[str] = field(default_factory=set)  # texts of wrong choices that are right here

    def records(self, question: Question, at: int) -> list[dict[str, Any]]:
        """Return the records of a question, the number ``at`` in the file: one, or one for each choice."""
        asked, key, option, wrong, *others = self.names
        listed = self.chance.sample(question.choices, len(question.choices))
        if self.is_uneven and not listed[-1].right and self.chance.random() < 0.4:
            self.dropped.add(f"{question.text} {listed.pop().text}")
        texts = [choice.text for choice in listed]
        told_at = next(place for place, choice in enumerate(listed) if choice.right)
        told = self._key(told_at, texts)
        start = {asked: question.text}
        if self.shape == "rows":
            return [{"id": at + 1} | start | {option: c.text, key: int(c.right)} for c in listed]
        wrongs = [choice.text for choice in listed if not choice.right]
        more = wrongs[:1] if self.shape == "two lists" and self.chance.random() < 0.2 else []
        self.promoted.update(f"{question.text} {text}" for text in more)
        marked = [self.mark.format(choice.text) if choice.right else choice.text for choice in listed]
        glued = self.glue.join(f"{letter}. {text}" for letter, text in zip("ABCD", texts, strict=False))
        marks = "1234" if self.form in ("from 1", "from 0", "text") else "ABCD"
        columns = (
            start | {f"{option} {mark}": text for mark, text in zip_longest(marks, texts, fillvalue="")} | {key: told}
        )
        shapes = {
            "wrongs": start
            | {key: told}
            | {f"{wrong} {n}": text for n, text in zip_longest("123", wrongs, fillvalue="")},
            "marks": start | {f"{option} {n}": text for n, text in zip_longest("1234", marked, fillvalue="")},
            "list": start | {option: texts, key: told},
            "objects": start | {option: [{others[0]: choice.text, key: choice.right} for choice in listed]},
            "glued": start | {option: glued, key: told},
            "loose": start | dict(zip_longest(_LOOSE, texts, fillvalue="")) | {key: told},
            "two lists": start | {key: [*right(question), *more], wrong: [text for text in wrongs if text not in more]},
            "parts": {asked: start | {option: texts}, key: {key: told}},
            "remarks": start | self._remarked(texts) | {key: told},
            "beside": columns,
            "lines": start | {key: f"(1) {texts[0]}\n(2) {question.text}" if at == 0 else texts[told_at]},
            "two languages": columns
            | {f"{name} (2)": _translated(value) for name, value in columns.items() if name != key},
        }
        return [shapes.get(self.shape, columns)]

    def _remarked(self, texts: Sequence[str]) -> dict[str, str]:
        """Return cells by column name: each choice, followed by a column with a remark longer than all choices."""
        option, topic = self.names[2], self.names[4]
        longest = max(map(len, texts))
        remarks = [f"{self.chance.choice(_REMARKS)} {'so ' * longest}({text})" for text in texts]
        named = enumerate(zip_longest(texts, remarks, range(4), fillvalue=""), 1)
        return {
            name: cell for n, (text, why, _) in named for name, cell in ((f"{option} {n}", text), (f"{topic} {n}", why))
        }

    def _key(self, place: int, texts: Sequence[str]) -> Any:
        told: dict[str, Any] = {
            "letter": "ABCD"[place],
            "small": "abcd"[place],
            "from 1": place + 1,
            "from 0": place,
            "text": texts[place],
            "because": f"{'ABCD'[place]} (because it is)",
            "bracket": f"({'abcd'[place]})",
            "option": f"Option {'ABCD'[place]}",
            "both": f"{'ABCD'[place]}. {texts[place]}",
        }
        self.keys.append(told[self.form])
        return told[self.form]


def _translated(text: str) -> str:
    """Return a text in a pretended other language: Greek letters for English ones, digits unchanged."""
    return text.translate(_GREEK)


def _add_others(
    records: Sequence[dict[str, Any]], questions: Sequence[Question], names: Sequence[str], chance: Random
) -> None:
    """Add up to three random columns: numbers, topics, explanations, points, authors or times."""
    topics = chance.sample(["Unit 1", "Unit 2", "Wiederholung", "Lesson"], 2)
    others = {
        "Nr": lambda at, _: at + 1,
        names[4]: lambda at, _: topics[at % 2],
        names[5]: lambda _, one: one.explanation,
        "Punkte": lambda at, _: (1, 2)[at % 3 == 0],
        "Autor": lambda _, __: "M. Beispiel",
        "sec": lambda at, _: (20, 30)[at % 4 == 0],
    }
    for name in chance.sample(list(others), chance.choice((0, 0, 1, 2, 3))):
        for at, (record, question) in enumerate(zip(records, questions, strict=True)):
            record[name] = others[name](at, question)


def _beside(records: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the records as rows of two tables side by side; a trailing space makes the column names distinct."""
    half = (len(records) + 1) // 2
    empty: dict[str, Any] = dict.fromkeys(records[0], "")
    pairs = zip_longest(records[:half], records[half:], fillvalue=empty)
    return [one | {" ": ""} | {f"{name} ": cell for name, cell in other.items()} for one, other in pairs]


def _reordered(records: Sequence[dict[str, Any]], chance: Random) -> list[dict[str, Any]]:
    """Return the records, sometimes with their fields in another order; choices stay in sequence."""
    names = list(records[0])
    if chance.random() < 0.4:
        *first, last = names
        names = [last, *first]
    if chance.random() < 0.2 and names[-1] != _LOOSE[-1]:
        names = [names[-1], *names[:-1]]
    return [{name: record[name] for name in names} for record in records]


def _workbook(records: Sequence[dict[str, Any]], chance: Random) -> bytes:
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = chance.choice(("Sheet1", "Tabelle1", "Quiz"))
    if chance.random() < 0.3:
        sheet.append(["Quiz"])
    sheet.append(list(records[0]))
    for record in records:
        sheet.append(list(record.values()))
    content = io.BytesIO()
    book.save(content)
    return content.getvalue()


def _whole(records: Sequence[dict[str, Any]], chance: Random) -> Any:
    """Return what the JSON file holds: the list of records, an object around the list, or lists by topic."""
    half = len(records) // 2
    kind = chance.choice(("alone", "alone", "below", "by topic", "labelled"))
    if kind == "below":
        return {"data": list(records)}
    if kind == "by topic":
        return {"sums": list(records[:half]), "words": list(records[half:])}
    if kind == "labelled":
        parts = {"sums": records[:half], "words": records[half:]}
        return {name: {"label": name.title(), "fragen": list(part)} for name, part in parts.items()}
    return list(records)


def _yaml(records: Sequence[dict[str, Any]], chance: Random) -> bytes:
    return yaml.safe_dump(_whole(records, chance), allow_unicode=True, sort_keys=False).encode()


def _json(records: Sequence[dict[str, Any]], chance: Random) -> bytes:
    return json.dumps(_whole(records, chance), ensure_ascii=False).encode()


def _toml(records: Sequence[dict[str, Any]], chance: Random) -> bytes:
    whole = _whole(records, chance)
    lines: list[str] = []
    for name, part in whole.items() if isinstance(whole, dict) else [("data", whole)]:
        listed = part["fragen"] if isinstance(part, dict) else part
        if isinstance(part, dict):
            lines += [f"[{name}]", f"label = {json.dumps(part['label'])}"]
        for record in listed:
            lines.append(f"[[{name}.fragen]]" if isinstance(part, dict) else f"[[{name}]]")
            lines += [f"{_quoted(key)} = {_toml_value(value)}" for key, value in record.items()]
    return "\n".join(lines).encode()


def _toml_value(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_quoted(key)} = {_toml_value(inside)}" for key, inside in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml_value, value)) + "]"
    return _quoted(value) if isinstance(value, str) else json.dumps(value)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _xml(records: Sequence[dict[str, Any]], chance: Random) -> bytes:
    root = Element("quiz")
    for record in records:
        _put(SubElement(root, "item"), record, attributes=chance.random() < 0.1)
    return tostring(root, encoding="utf-8", xml_declaration=True)


def _put(element: Element, record: dict[str, Any], *, attributes: bool) -> None:
    """Put the values of a record into an XML element: texts as attributes if ``attributes``, else as child elements."""
    for name, value in record.items():
        tag = re.sub("\\W|[Ș-ț]", "_", name)  # which no parser takes in a name
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, dict):
                _put(SubElement(element, tag), one, attributes=False)
            elif attributes and not isinstance(value, list):
                element.set(tag, str(one))
            else:
                SubElement(element, tag).text = str(one)


def _csv(records: Sequence[dict[str, Any]], chance: Random) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text, delimiter=chance.choice(",;\t"))
    writer.writerow(records[0])
    writer.writerows(record.values() for record in records)
    return text.getvalue().encode()


_WRITERS: Final[dict[str, Callable[[Sequence[dict[str, Any]], Random], bytes]]] = {
    "csv": _csv,
    "json": _json,
    "toml": _toml,
    "xml": _xml,
    "xlsx": _workbook,
    "yaml": _yaml,
}


def outcome(file: MadeFile) -> Outcome:
    """Return how quizbs reads a file, compared with what the file means."""
    reading = read(file.content, file.name)
    found = {
        _plain(question.text): (right(question), [choice.text for choice in question.choices if not choice.right])
        for question in reading.taken
    }
    if not found:
        return Outcome.ASKED if reading.guesses else Outcome.REFUSED
    if file.is_asked:
        if not reading.guesses:
            return Outcome.SILENT
        return Outcome.RIGHT if found.keys() == set(map(_plain, file.meant)) else Outcome.ASKED
    if reading.guesses:
        return Outcome.ASKED
    same = len(found) == len(file.meant) and all(
        sorted(map(_plain, answers)) == sorted(map(_plain, meant))
        for text, both in file.meant.items()
        for answers, meant in zip(found.get(_plain(text), ([], [])), both, strict=True)
    )
    return Outcome.RIGHT if same else Outcome.SILENT


def _plain(text: str) -> str:
    """Return a text with plain spaces: the space that French has before a question mark may be a narrow one."""
    return " ".join(text.split())


if __name__ == "__main__":
    for nonsense in (False, True):
        counted: Counter[str] = Counter()
        for seed in range(int(sys.argv[1]) // 2):
            result = outcome(file := made(seed, nonsense=nonsense))
            counted[result] += 1
            if result in sys.argv[2:]:
                sys.stdout.write(f"{result} {file.told}\n")
        sys.stdout.write(f"{'nonsense' if nonsense else 'real'} names: {dict(counted)}\n")
