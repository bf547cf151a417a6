"""What a line of a written quiz can be: a choice, the number of a question, a key, a title, an explanation."""

import re
from typing import NamedTuple

from quizbs.banks.table.answer_key import letters_of

ANSWER_WORDS = (
    "answers?|ans|correct(?: answers?| options?| choices?)?|right answers?|key|solutions?|the correct answer"
    "|suggested answers?|(?:richtige |korrekte )?antwort(?:en)?|lösung(?:en)?|(?:bonnes? )?réponses?(?: correctes?)?"
    "|respuestas?(?: corr?ectas?)?|solución|rispost[ae](?: corrett[ae]| esatt[ae])?|soluzione"
    "|respostas?(?: corretas?| corret[ao]s?)?|gabarito|jawaban(?: benar)?|kunci(?: jawaban)?"
    "|(?:juiste |goede )?antwoord(?:en)?"
    "|(?:poprawna |prawidłowa )?odpowied[źz]i?|(?:správná )?odpověď|(?:helyes )?válasz|(?:rätt |riktig |rigtigt )?svar"
    "|fasit|facit|(?:oikea )?vastaus"
    "|(?:doğru )?cevap|(?:правильный |верный )?ответы?|(?:правильна )?відповідь|(?:正确|正確)?答案|正解|答え|解答|정답"
    "|الإجابة(?: الصحيحة)?|(?:सही )?उत्तर|đáp án(?: đúng)?|trả lời|răspuns(?: corect)?|απάντηση"
)
_ANSWER = re.compile(
    rf"(?:the\s)?(?:{ANSWER_WORDS})\s*(?:\([^)]{{0,20}}\)\s*)?(?:[:\uff1a=]|\s[-\u2013\u2014]\s|\bis:?\s)\s*(?P<key>\S.*)",
    re.I | re.DOTALL,
)
_ANSWER_LETTER = re.compile(rf"(?:{ANSWER_WORDS})\s+(?P<key>\(?[A-Ja-j][).]?)", re.I)
_ANSWERS_BELOW = re.compile(rf"(?:the\s)?(?:{ANSWER_WORDS})(?:\s+(?:key|sheet))?\s*[:\uff1a]?", re.I)
_LABEL = re.compile(
    r"(?P<label>[^\W\d_][^:\uff1a?=\n]{0,29}?)\s*(?:[:\uff1a=]|\s[-\u2013\u2014]\s)\s*(?P<text>\S.*)", re.DOTALL
)
_EXPLANATION = re.compile(
    r"(?:explanation|(?:答案)?解析|rationale|feedback|reason|why|erklärung|begründung|explication|explicación|justificación"
    r"|spiegazione|explicação|pembahasan|penjelasan|wyjaśnienie|пояснение|объяснение|解説|해설)\s*[:\uff1a]\s*(?P<text>\S.*)",
    re.I | re.DOTALL,
)
_ABOUT = re.compile(
    r"(?:type|points?|score|marks?|title|difficulty|level|topic|category|tags?|time|bloom\w*|id|name)\s*[:=]\s*\S.*"
    r"|\.\.\..*",
    re.I,
)
_NUMBERED = re.compile(
    r"(?:(?P<word>question|frage|aufgabe|pregunta|domanda|pergunta|vraag|soal|câu|вопрос|питання|q|p|f)\s*\.?\s*"
    r"(?P<named>\d{1,4})(?:\s*[.):\uff1a\u2013-]+)?|(?P<plain>\d{1,4})\s?(?:[.)\u3001\uff0e:]\.?|\s[-\u2013]))(?:\s+|$)",
    re.I,
)
_WORDED = re.compile(r"(?P<word>[^\W\d_]{1,15})\.?\s?(?P<named>\d{1,4})\s*[.):\uff1a\u2013-]*(?:\s+|$)")
_ASKED = re.compile(r"(?:question|frage|pregunta|domanda|pergunta|вопрос)\s*[:\uff1a]\s*|\?:\s+|\?\s+(?=\S)", re.I)
_BRACKETED = re.compile(r"\?\[(?P<text>.+)\](?:\(\w+\))?")
_BOX = re.compile(
    r"(?:[-*+\u2022]\s*|\d{1,2}[.)]\s+)?(?:\[(?P<box>[ xX*\u2713\u2714\u2705]?)\]|\((?P<round>[ xX*\u2713\u2714])\)"
    r"|(?P<sign>[\u2610\u2611\u2612\u25cb\u25ef\u25cf\u25c9]))"
    r"\s*(?P<text>\S.*)",
    re.DOTALL,
)
_FULL = "\u2611\u2612\u25cf\u25c9"
_KEY_OF_ALL = re.compile(
    r"(?:^|(?<=[\s,;|]))(\d{1,4})\s*[.):=\u2013\u2192-]*\s*\(?([A-Ja-j\u0410-\u0415\u0430-\u0435])\b[).]?(?!['\u2019])"
)
_COUNTED = re.compile(r"(?P<sign>[*\u2713\u2714\u2705]\s*)?\(?(?P<number>[1-9])\s?[.)]\)?\s*(?P<text>\S.*)", re.DOTALL)
_SIGNS = r"[*$\u2713\u2714\u2705>+=\u2192\u25ba]|\[x\]"
_LETTER = re.compile(
    rf"(?P<first>(?:{_SIGNS})\s*(?=[-\u2022+*\u2013]\s))?(?P<list>[-\u2022+*\u2013]\s+)?(?P<mark>(?:{_SIGNS})\s*)?(?:(?:option|choice|opción|opsi)\s)?[(\[]?(?P<letter>[^\W\d_]|[\u2460-\u2469])"
    r"(?:(?<=[\u2460-\u2469])|\s?[.)\]:\uff1a\uff0e\u3001\uff09]\)?|\s?[-\u2013\u2014](?=\s))\s*(?P<text>\S.*)",
    re.I | re.DOTALL,
)
_SIGN = re.compile(
    r"(?P<sign>[-*+\u2022\u2013\u2014\u25aa\u2212])\s+(?P<text>\S.*)|(?P<close>[-+])(?P<own>[^\W\d_].*)", re.DOTALL
)
_BULLET = re.compile(r"^[-*+\u2022\u2013]\s+")
_ALONE = re.compile(r"\(?(?P<letter>[A-Ha-h])[).:]?\)?")
_EMOJI = "\U0001f000-\U0001f1e5\U0001f200-\U0001faff\u2705\u274c\u2753\u2754\u27a1\u2b50\u2b55\u25b6\ufe0f\u25cf\u25a0"

_PICTURES = re.compile(rf"^[{_EMOJI}\s]+")


class Item(NamedTuple):
    """A line as a choice: its index by letter or number (``place``, -1 if unknown), its text, and a possible mark."""

    place: int
    text: str
    sign: str = ""


def plainly(text: str) -> str:
    """Return a text without pictographs at its start, such as a coloured dot."""
    return _PICTURES.sub("", text)


def choice_with_box(text: str) -> Item | None:
    """Return a line with a box as a choice, with the mark ``*`` if the box is ticked; ``None`` for other lines."""
    match = _BOX.fullmatch(text)
    if match is None:
        return None
    mark = next((match[name] for name in ("box", "round") if match[name] is not None), "")
    ticked = mark.strip() or (match["sign"] and match["sign"] in _FULL)
    return Item(-1, match["text"].strip(), "*" if ticked else "")


def choice_with_letter(text: str) -> Item | None:
    """Return a line with an option letter of any alphabet, or a circled number, as a choice; else ``None``."""
    match = _LETTER.fullmatch(text)
    if match is None:
        return None
    sign = (match["first"] or match["mark"] or match["list"] or "").strip()
    if "\u2460" <= match["letter"] <= "\u2469":
        return Item(ord(match["letter"]) - 0x2460, match["text"].strip(), sign)
    letter = letters_of(match["letter"]).upper()
    if len(letter) != 1 or not "A" <= letter <= "J":
        return None
    return Item(ord(letter) - ord("A"), match["text"].strip(), sign)


def choice_with_space(text: str) -> Item | None:
    """Return a line with a capital letter and a space as a choice, ``None`` for other lines."""
    match = re.fullmatch(r"([A-H])\s+(\S.*)", text, re.DOTALL)
    return Item(ord(match[1]) - ord("A"), match[2].strip()) if match else None


def choice_with_number(text: str) -> Item | None:
    """Return a line with a number from 1 to 9 as a choice, ``None`` for other lines."""
    match = _COUNTED.fullmatch(text)
    return Item(int(match["number"]) - 1, match["text"].strip(), (match["sign"] or "").strip()) if match else None


def choice_with_bullet(text: str) -> Item | None:
    """Return a line with a bullet, dash or plus as a choice, ``None`` for other lines."""
    match = _SIGN.fullmatch(text)
    if match is None:
        return None
    return Item(-1, (match["text"] or match["own"]).strip(), match["sign"] or match["close"])


def letter_alone(text: str) -> str:
    """Return the option letter if a line contains nothing else, otherwise ""."""
    match = _ALONE.fullmatch(text)
    return match["letter"].upper() if match else ""


def starts_with_choice_letter(text: str) -> bool:
    """Return whether a line starts with an option letter, with or without a text after it."""
    return bool(choice_with_letter(text) or (letter_alone(text) and not text[-1].isalpha()))


def without_bullet(text: str) -> str:
    """Return a line without its bullet."""
    return _BULLET.sub("", text)


def answer_of(text: str) -> str:
    """Return the key in a line such as ``Answer: B``, "" for any other line."""
    text = plainly(without_bullet(text)).removeprefix("#")
    match = _ANSWER.fullmatch(text) or _ANSWER_LETTER.fullmatch(text)
    return match["key"].strip() if match else ""


def label_of(text: str) -> tuple[str, str]:
    """Return the label of a line in lower case, and the text after it; both "" without a label."""
    match = _LABEL.fullmatch(plainly(without_bullet(text)))
    return (match["label"].casefold(), match["text"].strip()) if match else ("", "")


def answers_follow(text: str) -> bool:
    """Return whether a line is a heading such as ``Answers:`` with nothing after it."""
    return bool(_ANSWERS_BELOW.fullmatch(plainly(text)))


def keys_in(text: str, *, alone: bool) -> list[tuple[str, str]]:
    """Return the pairs of number and letter in a line such as ``Answer key: 1-A, 2-C``; empty for any other line.

    ``alone``: the line may also have no heading in front of the pairs.
    """
    head, colon, rest = plainly(text).replace("\uff1a", ":").partition(":")
    listed = bool(colon and answers_follow(head))
    pairs = _KEY_OF_ALL.findall(rest if listed else text if alone else "")
    rest_of_line = _KEY_OF_ALL.sub("", rest if listed else text).strip(" ,;|./")
    if alone and not listed:
        return pairs if not rest_of_line or (len(pairs) == 1 and _KEY_OF_ALL.match(text)) else []
    return pairs if len(pairs) > 1 and not rest_of_line else []


def keys_in_order(text: str) -> list[str]:
    """Return the letters or numbers in a line with nothing else, such as ``1, 3, 2``; empty for any other line."""
    parts = re.split(r"[\s,;|/]+", plainly(text).strip(" ,;|./"))
    alike = all(re.fullmatch("[0-9]", part) for part in parts) or all(re.fullmatch("[A-Ja-j]", part) for part in parts)
    return parts if len(parts) > 1 and alike else []


def explanation_of(text: str) -> str:
    """Return the text of a line such as ``Explanation: …``, "" for any other line."""
    match = _EXPLANATION.fullmatch(plainly(without_bullet(text)))
    return match["text"].strip() if match else ""


def is_about(text: str) -> bool:
    """Return whether a line says something about a question, such as ``Points: 2``."""
    return bool(_ABOUT.fullmatch(text))


def number_of(text: str, words: frozenset[str] = frozenset()) -> tuple[int, str, bool] | None:
    """Return the number of a question, the text after it, and whether a word such as "Question" is in front.

    ``None`` if the line doesn't begin like a question; the number is 0 if the line begins with such a word only.
    ``words``: further words that may be in front of the number.
    """
    text = plainly(text)
    if match := _BRACKETED.fullmatch(text):
        return 0, match["text"], True
    if (match := _WORDED.match(text)) and match["word"].casefold() in words:
        return int(match["named"]), text[match.end() :], True
    if match := _NUMBERED.match(text):
        rest = text[match.end() :]
        named = match["named"] is not None
        again = _ASKED.match(rest) if named else None
        return int(match["named"] or match["plain"]), rest[again.end() :] if again else rest, named
    if match := _ASKED.match(text):
        return 0, text[match.end() :], True
    return None


def worded_number(text: str) -> tuple[str, int]:
    """Return the word, in lower case, and the number with which a line begins; "" and 0 if it begins otherwise."""
    match = _WORDED.match(plainly(text))
    return (match["word"].casefold(), int(match["named"])) if match else ("", 0)


_PART = re.compile(
    r"(?:part|unit|chapter|section|lesson|module|round|teil|kapitel|lektion|abschnitt|runde|partie|chapitre"
    r"|unité|leçon|parte|unidad|capítulo|sección|lección|unità|capitolo|sezione|lezione|unidade|lição"
    r"|hoofdstuk|deel|les|rozdział|dział|lekcja|bab|bagian|раздел|часть|глава|урок|bölüm|ünite)"
    r"(?:\s*(?:\d{1,3}|[IVX]{1,5}|[A-H])\s*[:.)\uff1a\u2013-]|\s*[:\uff1a])\s*(?P<title>\S.{0,80})"
    r"|\u7b2c.{1,3}[\u7ae0\u5355\u5143\u55ae\u8bfe\u8ab2\u90e8\u5206\u8282\u7bc0]{1,2}[\s:\uff1a]*(?P<cjk>\S.{0,40})",
    re.I,
)


def part_of(text: str) -> str:
    """Return the title in a line such as ``Part 1: Cells``; "" for any other line, and if the title is a question."""
    match = _PART.fullmatch(plainly(text).strip())
    title = (match["title"] or match["cjk"] or "").strip() if match else ""
    return "" if title.endswith(("?", "\uff1f", "\u061f")) else title


_TITLE = 60  # characters of a title, at most
_SENTENCE = re.compile(r"[.?!:;,\u2026\uff1f\u3002\uff1a\u061f_]$|_{3}")
_ASKS = re.compile(r"[?\uff1f\u061f]\W{0,3}(?:\([^()]*\)\W{0,3})?$|_{3,}")


def asks(text: str) -> bool:
    """Return whether a text ends like a question, perhaps with a remark in brackets, or has a gap to fill in."""
    return bool(_ASKS.search(text))


def is_title(text: str) -> bool:
    """Return whether a line above a question can be the title of a part of the quiz."""
    begins = text[:1].isalnum() and text[:1] == text[:1].upper()
    return begins and len(text) <= _TITLE and not _SENTENCE.search(text) and number_of(text) is None


_RUN = re.compile(r"(?:^|(?<=\s))\(?([A-Ja-j])[.):]\)?\s+(?=\S)")

_CLOSE_RUN = re.compile(r"(?:^|(?<=\s))\(?([A-Ja-j])[.):-]\)?(?=\S)")


def choices_inside(text: str) -> tuple[str, list[str]]:
    """Return the question in a line, which may be "", and the choices after it; a line without choices unchanged."""
    for pattern, fewest in ((_RUN, 2), (_CLOSE_RUN, 3)):
        marks = list(pattern.finditer(text))
        begin = next((at for at in range(len(marks) - 1, -1, -1) if marks[at][1].upper() == "A"), None)
        run = marks[begin:] if begin is not None else []
        if len(run) < fewest or any(mark[1].upper() != chr(ord("A") + at) for at, mark in enumerate(run)):
            continue
        ends = [*(mark.start() for mark in run[1:]), len(text)]
        parts = [text[: run[0].start()], *(text[mark.end() : end] for mark, end in zip(run, ends, strict=True))]
        question, *choices = _without_separator([part.strip() for part in parts])
        return question, choices
    return text, []


def _without_separator(parts: list[str]) -> list[str]:
    """Return the parts of a line without the separator at their ends, if all but the last end with the same one."""
    ends = {part[-1:] for part in parts[:-1] if part}
    sign = ends.pop() if len(ends) == 1 else ""
    return [part.removesuffix(sign).rstrip() for part in parts] if sign and sign in "*|;,/\u2022-" else parts
