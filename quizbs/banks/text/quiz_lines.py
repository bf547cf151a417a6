"""The lines of a quiz written by hand or in Markdown: what each of them is, without its decoration.

A choice has a letter (``B) Rome``) or a box (``- [x] Rome``); the right one is marked, or named by a line such as
``Answer: B`` in one of many languages.
"""

import re
from dataclasses import dataclass
from itertools import pairwise

from quizbs.banks.table.answer_key import letters_of

_ANSWER_WORDS = (
    "answers?|ans|correct(?: answers?| options?| choices?)?|right answers?|key|solutions?|the correct answer is"
    "|(?:richtige |korrekte )?antwort(?:en)?|lösung(?:en)?|(?:bonnes? )?réponses?(?: correctes?)?"
    "|respuestas?(?: correctas?)?|solución|rispost[ae](?: corrett[ae]| esatt[ae])?|soluzione"
    "|respostas?(?: corretas?| corret[ao]s?)?|gabarito|jawaban(?: benar)?|kunci(?: jawaban)?"
    "|(?:juiste |goede )?antwoord"
    "|(?:poprawna |prawidłowa )?odpowiedź|(?:správná )?odpověď|(?:helyes )?válasz|(?:rätt |riktig |rigtigt )?svar"
    "|(?:doğru )?cevap|(?:правильный |верный )?ответ|(?:правильна )?відповідь|(?:正确|正確)?答案|正解|答え|解答|정답"
    "|الإجابة(?: الصحيحة)?|(?:सही )?उत्तर|đáp án(?: đúng)?"
)
_ANSWER = re.compile(
    rf"(?:{_ANSWER_WORDS})\s*(?:\([^)]{{0,20}}\)\s*)?(?:[:\uff1a=]|\bis\b)\s*(?P<key>\S.*)", re.I | re.DOTALL
)
_ANSWERS_BELOW = re.compile(rf"(?:the\s)?(?:{_ANSWER_WORDS})(?:\s+(?:key|sheet))?\s*[:\uff1a]?", re.I)
_EXPLANATION = re.compile(
    r"(?:explanation|rationale|feedback|reason|why|erklärung|begründung|explication|explicación|justificación"
    r"|spiegazione|explicação|pembahasan|penjelasan|пояснение|объяснение|解析|解説|해설)\s*[:\uff1a]\s*(?P<text>\S.*)",
    re.I | re.DOTALL,
)
_ABOUT = re.compile(
    r"(?:type|points?|score|marks?|title|difficulty|level|topic|category|tags?|time|bloom\w*|id|name)\s*[:=]\s*\S.*",
    re.I,
)
_NUMBERED = re.compile(
    r"(?:(?:question|frage|aufgabe|pregunta|domanda|pergunta|vraag|soal|câu|вопрос|питання|q|p|f)\s*\.?\s*(?P<named>\d{1,4})"
    r"(?:\s*[.):\uff1a\u2013-]+)?|(?P<plain>\d{1,4})\s?[.)\u3001\uff0e])(?:\s+|$)",
    re.I,
)
_ASKED = re.compile(r"(?:question|frage|pregunta|domanda|pergunta|вопрос)\s*[:\uff1a]\s*|\?:\s+|\?\s+(?=\S)", re.I)
_BRACKETED = re.compile(r"\?\[(?P<text>.+)\](?:\(\w+\))?")
_BOX = re.compile(
    r"(?:[-*+\u2022]\s*|\d{1,2}[.)]\s+)?(?:\[(?P<box>[ xX*\u2713\u2714]?)\]|\((?P<round>[ xX*])\))\s*(?P<text>\S.*)",
    re.DOTALL,
)
_KEY_OF_ALL = re.compile(r"(?:^|(?<=[\s,;]))(\d{1,4})\s*[.):=\u2013-]?\s*\(?([A-Ja-j])\b\)?")
_COUNTED = re.compile(r"\(?(?P<number>[1-9])\s?[.)]\s*(?P<text>\S.*)", re.DOTALL)
_RIGHT = "*$\u2713\u2714\u2705"
_LETTER = re.compile(
    rf"(?P<mark>[{_RIGHT}]\s*)?(?:[-\u2022+]\s+|\*\s+)?(?P<inner>[{_RIGHT}]\s*)?(?:(?:option|choice|opción|opsi)\s)?\(?(?P<letter>[^\W\d_])\s?[.):\uff1a\uff0e\u3001\uff09]\)?"
    rf"\s*(?P<text>\S.*?)(?P<tail>\s+[{_RIGHT}]|\s*\((?:correct|right|richtig|correcta?)\))?",
    re.I | re.DOTALL,
)
_SIGN = re.compile(r"(?P<sign>[*+-])\s+(?P<text>\S.*)", re.DOTALL)
_TAGS = re.compile(r"<\?/?quiz\?>|</?(?:details|summary|quiz|b|strong|i|em|p|br|div|span)\b[^<>]{0,200}>", re.I)
_STRONG = re.compile(r"(\*\*|__)(?=\S)(.{1,300}?)(?<=\S)\1")
_EMPHASIS = re.compile(r"(?<![\w*])([*_])(?=[^\s*_])([^*_\n]+)(?<=\S)\1(?![\w*])")
_STRONG_CHOICE = re.compile(r"^(\*\*|\*)(?=\(?[A-Ja-j]\s?[.)])([^*\n]*[^*\s.)][^*\n]*)\1$")  # the right one
_CODE = re.compile(r"`([^`\n]+)`")
_LONGEST = 2_000  # characters of a line; nobody writes a longer one in a quiz


@dataclass(frozen=True)
class Marked:
    """A choice: its letter from A, empty for one with a box or sign; ``right`` is ``None`` if nothing says so."""

    letter: str
    text: str
    right: bool | None


_NONE = Marked("", "", None)


@dataclass(frozen=True)
class Bare:
    """A line without its decoration. ``is_heading``: it was one in Markdown."""

    text: str
    is_heading: bool = False


def bare(line: str) -> Bare:
    """Return a line without what Markdown puts around the words."""
    text = re.sub(r"^(?:>\s?)+", "", line[:_LONGEST]).strip()
    heading = re.match(r"#{1,6}\s+", text)
    text = _TAGS.sub("", text[heading.end() :] if heading else text)
    text = _STRONG_CHOICE.sub(r"*\2", text)
    for pattern, group in ((_CODE, r"\1"), (_STRONG, r"\2"), (_EMPHASIS, r"\2")):
        text = pattern.sub(group, text)
    if re.fullmatch(r"[-*_=]{3,}|```\w*|>?\s*\[![^\]]*\][-+]?.*", text.strip()):
        return Bare("")
    return Bare(text.strip(), bool(heading))


def plainly(text: str) -> str:
    """Return a text without the pictures in front of it, such as a coloured dot."""
    return re.sub(r"^[^\w\s(\[*?<+#\"'$\u00bf\u00a1-]+\s*", "", text)


def answer_of(text: str) -> str:
    """Return the key that a line names, empty for any other line."""
    found = _ANSWER.fullmatch(plainly(text))
    return found["key"].strip() if found else ""


def answers_follow(text: str) -> bool:
    """Return whether a line is the heading of an answer key for all questions."""
    return bool(_ANSWERS_BELOW.fullmatch(plainly(text)))


def keys_in(text: str, *, alone: bool) -> list[tuple[str, str]]:
    """Return the pairs of number and letter in a line such as ``Answer key: 1-A, 2-C``; empty for any other line.

    ``alone``: a line that only holds pairs counts too.
    """
    head, colon, rest = plainly(text).replace("\uff1a", ":").partition(":")
    pairs = rest if colon and answers_follow(head) else text if alone else ""
    found = _KEY_OF_ALL.findall(pairs)
    left = _KEY_OF_ALL.sub("", pairs).strip(" ,;|./") if not alone else ""
    return found if len(found) > (not alone) and not left else []


def counted(text: str) -> Marked | None:
    """Return the choice if a line is one with a number: 1 is A."""
    found = _COUNTED.fullmatch(text)
    return Marked(chr(ord("@") + int(found["number"])), found["text"].strip(), None) if found else None


def are_counted(shown: list[str]) -> bool:
    """Return whether lines numbered from 1 are choices, because numbering restarts below several questions."""
    filled = [text for text in shown if text]
    begun = [
        is_named(before) or before.rstrip().endswith(("?", ":", "\uff1f"))
        for before, first, second in zip(filled, filled[1:], filled[2:], strict=False)
        if (counted(first) or _NONE).letter == "A" and (counted(second) or _NONE).letter == "B"
    ]
    return len(begun) > 1 and all(begun)


def letters_for(key: str) -> str:
    """Return a key of numbers as letters, ``4 (Mars)`` and ``1, 3`` as ``D`` and ``A,C``; any other key unchanged."""
    found = re.fullmatch(r"\(?(\d(?:\s*[,;&]\s*\d)*)(?:[).:]?|[).:]?\s+\D.*)", key, re.DOTALL)
    return ",".join(chr(ord("@") + int(digit)) for digit in re.findall(r"\d", found[1])) if found else key


def explanation_of(text: str) -> str:
    """Return the explanation in a line, empty for any other line."""
    found = _EXPLANATION.fullmatch(plainly(text))
    return found["text"].strip() if found else ""


_HEADING = re.compile(
    r"(?:part|unit|chapter|section|lesson|module|round|teil|kapitel|lektion|abschnitt|runde|partie|chapitre"
    r"|unité|leçon|parte|unidad|capítulo|sección|lección|unità|capitolo|sezione|lezione|unidade|lição"
    r"|hoofdstuk|deel|les|rozdział|dział|lekcja|bab|bagian|раздел|часть|глава|урок|bölüm|ünite)"
    r"(?:\s*(?:\d{1,3}|[IVX]{1,5}|[A-H])\s*[:.)\uff1a\u2013-]|\s*[:\uff1a])\s*(?P<title>\S.{0,80})"
    r"|\u7b2c.{1,3}[\u7ae0\u5355\u5143\u55ae\u8bfe\u8ab2\u90e8\u5206\u8282\u7bc0]{1,2}[\s:\uff1a]*(?P<cjk>\S.{0,40})",
    re.I,
)


def heading_of(text: str) -> str:
    """Return the title in a line such as ``Part 1: Cells``, empty for any other line and for one that asks."""
    found = _HEADING.fullmatch(plainly(text).strip())
    title = (found["title"] or found["cjk"] or "").strip() if found else ""
    return "" if title.endswith(("?", "\uff1f", "\u061f")) else title


def is_title(text: str) -> bool:
    """Return whether a line above a question can be the title of a part of the quiz, and not a part of the question."""
    text = _HASHES.sub("", text)
    begins = text[:1].isalnum() and text[:1] == text[:1].upper()
    return begins and len(text) <= _TITLE and not _SENTENCE.search(text) and numbered(text) is None


_HASHES = re.compile(r"^#{1,6}\s+")
_TITLE = 60  # characters of a title, at most
_SENTENCE = re.compile(r"[.?!:;,\u2026\uff1f\u3002\uff1a\u061f_]$|_{3}")


def is_title_over(text: str, following: str) -> bool:
    """Return whether a line can be the title over a line that asks, or that has the number of a question."""
    asks = re.search(r"[?\uff1f\u061f]\s*$", following) or numbered(following)
    return bool(asks) and not following[:1].islower() and is_title(text)


def title_of(text: str) -> str:
    """Return a title without what marks it as one in Markdown."""
    return _HASHES.sub("", text).strip()


def is_about(text: str) -> bool:
    """Return whether a line says something about a question, such as its points."""
    return bool(_ABOUT.fullmatch(text))


def boxed(text: str) -> Marked | None:
    """Return the choice if a line is one with a box."""
    found = _BOX.fullmatch(text)
    if found is None:
        return None
    mark = found["box"] if found["box"] is not None else found["round"]
    return Marked("", found["text"].strip(), bool(mark.strip()))


def lettered(text: str) -> Marked | None:
    """Return the choice if a line is one with a letter; ``right`` is ``None`` unless it is marked."""
    found = _LETTER.fullmatch(text)
    if found is None:
        return None
    letter = letters_of(found["letter"]).upper()
    if len(letter) != 1 or not "A" <= letter <= "J":
        return None
    return Marked(letter, found["text"].strip(), True if found["mark"] or found["inner"] or found["tail"] else None)


def signed(text: str) -> Marked | None:
    """Return the choice if a line is one with a sign: ``*`` or ``+`` is right, ``-`` wrong."""
    found = _SIGN.fullmatch(text)
    return Marked("", found["text"].strip(), found["sign"] != "-") if found else None


def numbered(text: str) -> tuple[int, str] | None:
    """Return the number of a question and what follows; 0 if it only says that it is a question."""
    text = plainly(text)
    if found := _BRACKETED.fullmatch(text):
        return 0, found["text"]
    if found := _NUMBERED.match(text):
        rest = text[found.end() :]
        return int(found["named"] or found["plain"]), _ASKED.sub("", rest, count=1) if found["named"] else rest
    if found := _ASKED.match(text):
        return 0, text[found.end() :]
    return None


def is_named(text: str) -> bool:
    """Return whether a line says that it begins a question, unlike a numbered list inside one."""
    found = _NUMBERED.match(plainly(text))
    return bool((found and found["named"]) or _ASKED.match(plainly(text)) or _BRACKETED.fullmatch(plainly(text)))


def has_choices(text: str) -> bool:
    """Return whether several questions in a text have choices with letters, under them or in the same line."""
    shown = [one for line in text.split("\n") if (one := bare(line).text)]
    letters = [found.letter if (found := lettered(part)) else "" for part in shown]
    under = sum(pair == ("A", "B") for pair in pairwise(letters))
    return under + sum(len(choices_inside(part)[1]) > 1 for part in shown) > 1


_RUN = re.compile(r"(?:^|(?<=\s))\(?([A-Ja-j])[.)]\s+(?=\S)")


def with_letters_joined(shown: list[tuple[int, Bare]]) -> list[tuple[int, Bare]]:
    """Return the lines of a text; where each letter of a choice has a line to itself, it is joined with the next."""
    alone = [at for at, (_, line) in enumerate(shown) if _ALONE.fullmatch(line.text)]
    filled = {at: next((to for to in range(at + 1, len(shown)) if shown[to][1].text), -1) for at in alone}
    letters = "".join(shown[at][1].text[:2].strip("(").upper()[:1] for at in alone)
    begun = letters.count("AB")
    if begun < 1 or begun * 2 < letters.count("A") or -1 in filled.values():
        return shown
    joined = {to: f"{shown[at][1].text.strip('().:')}) {shown[to][1].text}" for at, to in filled.items()}
    return [
        (number, Bare(joined.get(at, line.text), line.is_heading))
        for at, (number, line) in enumerate(shown)
        if at not in filled
    ]


_ALONE = re.compile(r"\(?[A-Ha-h][.):]?\)?")


def choices_inside(text: str) -> tuple[str, list[str]]:
    """Return a question and the choices that follow it in the same text; if there are none, the whole text."""
    marks = list(_RUN.finditer(text))
    begin = next((at for at in range(len(marks) - 1, -1, -1) if marks[at][1].upper() == "A"), None)
    if begin is None:
        return text, []
    run = marks[begin:]
    if len(run) < 2 or any(mark[1].upper() != chr(ord("A") + at) for at, mark in enumerate(run)) or not run[0].start():
        return text, []
    ends = [*(mark.start() for mark in run[1:]), len(text)]
    return text[: run[0].start()].strip(), [text[mark.end() : end].strip() for mark, end in zip(run, ends, strict=True)]
