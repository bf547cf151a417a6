"""Makes quizzes as text from known questions, as people write them, to measure how many are read correctly.

Each text has a seed, so that one that is misread can be made again: ``python -m tests.banks.made_texts 2000``.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from quizbs.quiz.question import Question
from tests.banks.made_files import MadeFile, outcome, stock
from tests.banks.sheets import right

# In front of a question; "{n}" is its number
NUMBERS: Final = (
    *("", "", "{n}. ", "{n}) ", "Q{n}: ", "Q{n}. ", "Question {n}: ", "Frage {n}: ", "## ", "### {n}. "),
    *("**{n}.** ", "### Question {n}\n", "Question {n}:\n", "#### Q{n}. ", "{n}. **", "**Question {n}:** "),
)
LETTERS: Final = ("{a}. ", "{A}. ", "{A}) ", "{a}) ", "({a}) ", "- {A}) ", "* {A}. ", "   {a}. ", "**{A}.** ", "{A}: ")
BOXES: Final = ("- [{x}] ", "[{x}] ", "* [{x}] ", "({x}) ")
BARE: Final = ("", "- ", "* ", "• ", "– ")
KEYS: Final = (
    *("Answer: {a}", "ANSWER: {A}", "Correct Answer: {A}", "**Answer: {A}**", "> Answer: {A}", "Lösung: {A}"),
    *("Réponse : {A}", "Answer: {A}. {text}", "Answer: {text}", "答案：{A}", "Correct: {A}", "Ответ: {A}", "{A}"),
    *(
        "{a}",
        "Risposta corretta: {A}",
        "<details><summary>Answer</summary>{A}</details>",
        "Ans - {A}",
        "Odpowiedź: {A}",
    ),
    *("Right one: {A}", "**Answer**\n{A}", "Answer: {A}) {text}", "Fasit: {A}", "Trả lời: {A}"),
)
STARS: Final = ("*{}", "{} *", "✓ {}", "{} ✓", "**{}**", "{} (correct)", "{} ✅", "{} (richtig)", "=={}==", "{} <--")
TITLES: Final = (
    "",
    "",
    "# Unit 3: The water cycle\n\n",
    "Quiz about many things\n\n",
    "Name: ________   Class: ____\n\n",
)
SHAPES: Final = (
    *("key below", "key below", "marked", "boxes", "keys at the end", "repeated", "number", "list below", "plus"),
    *("cards", "paragraphs", "turns", "labels", "in one line"),
)
PAIRS: Final = (
    ("Q: ", "A: "),
    ("Frage: ", "Antwort: "),
    ("Pregunta: ", "Respuesta: "),
    ("Q. ", "A. "),
    ("Spm: ", "Svar: "),
)


@dataclass(frozen=True)
class _Style:
    """How the questions of a text are written."""

    shape: str
    number: str
    letter: str
    key: str
    star: str
    gap: str  # between question and choices
    below: str  # between choices and key
    between: str  # between questions
    chance: Random

    def question(self, one: Question, at: int) -> str:
        """Return the lines of the question ``one``, the number ``at`` in the text."""
        listed = self.chance.sample(one.choices, len(one.choices))
        texts = [choice.text for choice in listed]
        place = next(at for at, choice in enumerate(listed) if choice.right)
        number = self.number.format(n=at)
        asked = f"{number}{one.text}{'**' if number.endswith(' **') else ''}"
        letters = [self.letter.format(a=small, A=small.upper(), x="") for small in "abcd"]
        plain = [f"{letter}{text}" for letter, text in zip(letters, texts, strict=False)]
        told = self.key.format(a="abcd"[place], A="ABCD"[place], text=texts[place])
        boxes = [self.letter.format(a="", A="", x="x" if text == texts[place] else " ") for text in texts]
        signs = ["+ " if text == texts[place] else "- " for text in texts]
        joined = self._joined(asked, plain)
        keyed = {
            "keys at the end": joined,
            "marked": self._joined(asked, self._marked(plain, texts, place)),
            "boxes": self._joined(asked, [box + text for box, text in zip(boxes, texts, strict=True)]),
            "plus": self._joined(asked, [sign + text for sign, text in zip(signs, texts, strict=True)]),
            "repeated": self._joined(asked, [*texts, texts[place]]),
            "number": self._joined(asked, [str(place + 1), *texts]),
            "in one line": f"{asked} {' '.join(plain)}\n{told}",
            "list below": f"{joined}\n\n**Answers**\n\n{_listed(len(texts), place)}",
        }
        return keyed.get(self.shape, f"{joined}{self.below}{told}")

    def _marked(self, plain: Sequence[str], texts: Sequence[str], place: int) -> list[str]:
        """Return the lines of the choices ``plain``, with that at ``place`` marked as right.

        Bold print marks only its text (in ``texts``), without the letter.
        """
        if self.star not in ("**{}**", "=={}=="):
            return [self.star.format(line) if at == place else line for at, line in enumerate(plain)]
        return [
            line[: -len(text)] + self.star.format(text) if at == place else line
            for at, (line, text) in enumerate(zip(plain, texts, strict=True))
        ]

    def _joined(self, asked: str, lines: Sequence[str]) -> str:
        return asked + self.gap + "\n".join(lines)


def _listed(count: int, place: int) -> str:
    return "\n".join(f"- {letter}{' - Correct' if at == place else ''}" for at, letter in enumerate("ABCD"[:count]))


def made(seed: int) -> MadeFile:
    """Return the text with this seed."""
    chance = Random(f"text {seed}")
    questions = chance.sample(stock(), chance.choice((3, 5, 8, 12, 20)))
    shape = chance.choice(SHAPES)
    letter = chance.choice({"boxes": BOXES, "in one line": LETTERS[:5]}.get(shape, LETTERS))
    number = chance.choice(NUMBERS)
    style = _Style(
        shape, number, letter, chance.choice(KEYS), chance.choice(STARS), chance.choice(("\n", "\n", "\n\n")),
        chance.choice(("\n", "\n", "\n\n")), chance.choice(("\n\n", "\n\n", "\n\n\n", "\n\n---\n\n", "\n")), chance,
    )  # fmt: skip
    title = chance.choice(TITLES)
    if shape in ("cards", "paragraphs", "turns", "labels"):
        text, told = _pairs(shape, questions, style)
        meant = {one.text: (right(one), list[str]()) for one in questions}
    else:
        text, told = style.between.join(style.question(one, at) for at, one in enumerate(questions, 1)), ""
        if shape == "keys at the end":
            text, told = _with_keys_at_the_end(questions, style)
        meant = {
            one.text: (right(one), [choice.text for choice in one.choices if not choice.right]) for one in questions
        }
    parts = (style.number, letter, style.key, style.star, style.gap, style.below, style.between, title, told)
    return MadeFile((title + text + "\n").encode(), "made.txt", meant, f"{seed} {shape} {' '.join(map(repr, parts))}")


def _with_keys_at_the_end(questions: Sequence[Question], style: _Style) -> tuple[str, str]:
    """Return a text whose right answers are listed at its end."""
    shown, keys = [], []
    number = style.number if "{n}" in style.number else "{n}. "
    style = _Style(**(style.__dict__ | {"number": number}))
    for at, one in enumerate(questions, 1):
        shown.append(style.question(one, at))
        lines = [line for line in shown[-1].split("\n") if line.strip()]
        place = next(at for at, line in enumerate(lines[-len(one.choices) :]) if line.endswith(f" {right(one)[0]}"))
        keys.append(f"{at}. {'ABCD'[place]}")
    head = style.chance.choice(("Answer Key", "## Answers", "Lösungen:", "Answers:", "Answer key: "))
    sign = ", " if head.endswith(" ") else "\n"
    return style.between.join(shown) + f"\n\n{head}{'' if sign == ', ' else sign}{sign.join(keys)}", head


def _pairs(shape: str, questions: Sequence[Question], style: _Style) -> tuple[str, str]:
    """Return a text of questions and answers without choices."""
    number = style.number if "\n" not in style.number else ""
    asked = [
        f"{number.format(n=at)}{one.text}{'**' if number.endswith(' **') else ''}"
        for at, one in enumerate(questions, 1)
    ]
    answers = [right(one)[0] for one in questions]
    if shape == "labels":
        before, after = style.chance.choice(PAIRS)
        lines = [f"{before}{one.text}\n{after}{answer}" for one, answer in zip(questions, answers, strict=True)]
        return style.between.join(lines), before
    if shape == "turns":
        between = style.chance.choice(("\n", "\n\n"))
        return between.join(f"{one}\n{answer}" for one, answer in zip(asked, answers, strict=True)), between
    if shape == "paragraphs":
        return "\n\n".join(f"{one}\n\n{answer}" for one, answer in zip(asked, answers, strict=True)), ""
    level = style.chance.choice(("## ", "### ", "#### "))
    topics = style.chance.choice(("", level[1:] if len(level) > 3 else ""))
    parts = [f"{level}{one.text}\n\n{answer}" for one, answer in zip(questions, answers, strict=True)]
    if topics:
        parts = [f"{topics}Topic {at}\n\n{part}" if at % 3 == 1 else part for at, part in enumerate(parts, 1)]
    return "\n\n".join(parts), level


if __name__ == "__main__":
    counted: Counter[str] = Counter()
    by_shape: dict[str, Counter[str]] = {}
    for seed in range(int(sys.argv[1])):
        result = outcome(file := made(seed))
        counted[result] += 1
        by_shape.setdefault(file.told.split("'")[0].split(" ", 1)[1], Counter())[result] += 1
        if result in sys.argv[2:]:
            sys.stdout.write(f"{result} {file.told}\n")
    for shape, found in by_shape.items():
        sys.stdout.write(f"{shape}: {dict(found)}\n")
    sys.stdout.write(f"{dict(counted)}\n")
