"""A quiz written as text, by hand, in Markdown or by a chat program: no two are alike (``text.quiz_lines``).

A question is followed by choices with letters or boxes. The right one is marked, named in a line after them, or listed
with all answers at the end. A question with such a line and no choices is typed.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import groupby, pairwise
from operator import attrgetter, itemgetter

from quizbs.banks import limits
from quizbs.banks.cells import Cell, clean, without_labels
from quizbs.banks.draft import Draft, DraftChoice
from quizbs.banks.problem import problem
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.table import answer_key
from quizbs.banks.table.answer_key import Form, Keyed
from quizbs.banks.text import quiz_lines as lines
from quizbs.banks.text import starred
from quizbs.banks.text.decoding import Line, lines_of
from quizbs.banks.text.quiz_lines import Bare, Marked
from quizbs.banks.text.starred import Block
from quizbs.banks.words import file_words

NAME = "Quiz as text"
_TRIED = 40_000  # characters that are enough to recognise the rest
_WRAPPED = 60  # characters; a line this long continues in the next


@dataclass
class _Question:
    """A question as found; ``number`` is the one in front of it, 0 if it has none."""

    line: int
    text: str
    number: int = 0
    choices: list[Marked] = field(default_factory=list)
    key: str = ""
    explanation: str = ""
    topic: str = ""


@dataclass
class _Quiz:
    """The questions so far, and the lines since the last one, by paragraph."""

    signed: bool  # choices have a sign in front, which says whether they are right unless they are ``unmarked``
    counted: bool = False  # choices have numbers
    unmarked: bool = False
    questions: list[_Question] = field(default_factory=list)
    above: list[list[tuple[int, Bare]]] = field(default_factory=lambda: [[]])
    open: bool = False  # the last question may get more choices
    keys_follow: bool = False
    left: list[Block] = field(default_factory=list)  # paragraphs that belong to no question

    def take(self, number: int, line: Bare) -> None:
        """Add a line."""
        text = line.text
        if not text:
            self.above.append([])
        elif self.questions and (found := lines.keys_in(text, alone=self.keys_follow)):
            self._keys(found)
        elif choice := self._choice(text):
            self._add(number, choice)
        elif not self._tells(text) and not self._goes_on(text):
            self.above[-1].append((number, line))

    def _goes_on(self, text: str) -> bool:
        """Add a line that continues the choice above it, where there are no letters; return whether it did."""
        begun = self.open and self.above == [[]] and bool(self.questions[-1].choices)
        goes_on = begun and (text[0].islower() or (self.signed and text[0] == "("))
        if goes_on:
            self._join(text)
        return goes_on

    def _join(self, text: str) -> None:
        choices = self.questions[-1].choices
        choices[-1] = replace(choices[-1], text=f"{choices[-1].text} {text}")

    def _tells(self, text: str) -> bool:
        """Add a line that says something about a question; return whether it did."""
        if key := lines.answer_of(text):
            self._answer(key)
            return True
        last = self.questions[-1] if self.questions else _Question(0, "")
        explanation = lines.explanation_of(text)
        last.explanation = last.explanation or explanation
        follow = bool(self.questions) and lines.answers_follow(text)
        self.keys_follow = self.keys_follow or follow
        return bool(explanation) or follow or lines.is_about(text) or text.startswith("...")

    def _choice(self, text: str) -> Marked | None:
        if boxed := lines.boxed(text):
            return boxed
        if self.signed:
            found = lines.signed(text)
            return replace(found, right=None) if found and self.unmarked else found
        lettered = lines.counted(text) if self.counted else lines.lettered(text)
        if lettered is None:
            return None
        expected = "A"
        if self.open and len(list(filter(None, self.above))) < 2:
            following = chr(ord("A") + len(self.questions[-1].choices))
            if any(self.above) and lettered.letter == following and len(self.above) == 1:  # that choice wrapped
                self._join(" ".join(line.text for _, line in self.above[0]))
                self.above = [[]]
            expected = following if not any(self.above) else expected
        begins = lettered.letter == "A" and any(self.above)
        return lettered if lettered.letter == expected or begins else None

    def _add(self, number: int, choice: Marked) -> None:
        if any(self.above):
            self.questions.append(self._asked(number))
            self.open = True
        if self.open:
            self.questions[-1].choices.append(choice)

    def _answer(self, key: str) -> None:
        pending = any(self.above)
        key = lines.letters_for(key) if self.counted else key
        if self.open and self.questions and not self.questions[-1].key:
            self.questions[-1].key = key
        elif pending:
            self.questions.append(replace(self._asked(0), key=key))
        self.open = False

    def _topic(self) -> str:
        """Return the title of the part of the quiz, and take its line out of those above."""
        every = [line for paragraph in self.above for line in paragraph]
        found = [line for line in every[:-1] if lines.heading_of(line[1].text)]
        self.above = [[line for line in paragraph if line not in found] for paragraph in self.above]
        if found:
            return lines.heading_of(found[-1][1].text)
        return self.questions[-1].topic if self.questions else ""

    def _asked(self, number: int) -> _Question:
        """Return the question in the lines above, and keep what belongs to none."""
        topic = self._topic()
        paragraphs = [paragraph for paragraph in self.above if paragraph]
        self.above = [[]]
        flat = [(at, line, bare) for at, paragraph in enumerate(paragraphs) for line, bare in paragraph]
        last = self.questions[-1].number if self.questions else 0
        strong = [at for at, (_, _, entry) in enumerate(flat) if entry.is_heading or lines.is_named(entry.text)]
        counted = [
            at for at, (_, _, entry) in enumerate(flat) if (lines.numbered(entry.text) or (0, ""))[0] == last + 1
        ]
        begin = strong[-1] if strong else counted[0] if counted else self._last_paragraph(flat)
        if strong and flat[begin][2].is_heading:  # a chapter heading, with a numbered question below it
            begin = next((at for at in counted if at > begin), begin)
        if begin == 0 and not self.questions and len(flat) > 1:
            begin = int(lines.is_title_over(flat[0][2].text, flat[1][2].text))
        topic = self._above(flat[:begin]) or topic
        own = 0
        told: list[str] = []
        headings: list[str] = []
        for at, (_, _, entry) in enumerate(flat[begin:]):
            text = lines.plainly(entry.text)
            if at == 0 and (found := lines.numbered(text)):
                own, text = found
            (headings if entry.is_heading else told).append(text)
        told = [text for text in told if text] or [text for text in headings if text]
        joined = told[0] if told else ""
        for before, text in pairwise(told):
            joined += (" " if len(before) >= _WRAPPED else "\n") + text
        return _Question(flat[begin][1] if flat else number, clean(joined), own or last + 1, topic=topic)

    def _above(self, skipped: list[tuple[int, int, Bare]]) -> str:
        """Return the title among the lines above a question, and keep the others as left out."""
        title = ""
        for _, paragraph in groupby(skipped, key=itemgetter(0)):
            block = [(line, entry) for _, line, entry in paragraph]
            titles = [
                each for each in block if lines.is_title(each[1].text) and (each[1].is_heading or len(block) == 1)
            ]
            title = lines.plainly(titles[-1][1].text) if titles else title
            self._leave(each for each in block if each not in titles)
        return title

    def _leave(self, block: Iterable[tuple[int, Bare]]) -> None:
        self.left += filter(None, [[Line(line, entry.text) for line, entry in block]])

    def end(self) -> None:
        """Keep what follows the last question as left out."""
        for paragraph in self.above:
            self._leave(paragraph)

    @staticmethod
    def _last_paragraph(flat: list[tuple[int, int, Bare]]) -> int:
        return next(at for at, entry in enumerate(flat) if entry[0] == flat[-1][0])

    def _keys(self, found: list[tuple[str, str]]) -> None:
        for number, letter in found:
            for question in self.questions:
                if question.number == int(number) and not question.key:
                    question.key = letter


def _parsed(text: str) -> _Quiz:
    every = lines.with_letters_joined([(line.number, lines.bare(line.text)) for line in lines_of(text)])
    shown = [line.text for _, line in every]
    others = any(lines.boxed(text) for text in shown) or sum(map(_begins, shown)) > 1
    signed = not others and (_has_signs(shown) or _has_dashes(shown))
    quiz = _Quiz(signed=signed, counted=not others and lines.are_counted(shown), unmarked=not _has_signs(shown))
    for number, line in every:
        quiz.take(number, line)
        if len(quiz.questions) > limits.ITEMS:
            break
    quiz.end()
    for question in quiz.questions:
        if not question.choices and question.key:
            question.text, inside = lines.choices_inside(question.text)
            question.choices = [Marked(chr(ord("A") + at), text, None) for at, text in enumerate(inside)]
    return quiz


def _begins(text: str) -> bool:
    found = lines.lettered(text)
    return found is not None and found.letter in "AB"


def _has_dashes(shown: list[str]) -> bool:
    """Return whether choices have nothing but a dash in front, and the right ones are named at the end."""
    keys = [at for at, text in enumerate(shown) if len(lines.keys_in(text, alone=False)) > 1]
    if not keys or keys[-1] < len(shown) // 2:
        return False
    dashed = [text.startswith("- ") for text in shown[: keys[-1]]]
    return sum(one and other for one, other in pairwise(dashed)) > 1


def _has_signs(shown: list[str]) -> bool:
    """Return whether there are choices with one sign for the right one and another for the wrong ones."""
    runs: list[list[bool | None]] = [[]]
    for text in shown:
        found = lines.signed(text)
        if found:
            runs[-1].append(found.right)
        elif runs[-1]:
            runs.append([])
    mixed = [run for run in runs if len(run) > 1]
    return bool(mixed) and sum(len(set(run)) == 2 for run in mixed) * 2 >= len(mixed)


def _recognises(upload: Upload) -> bool:
    """Return whether there are questions with choices, most of which say which one is right."""
    if upload.text is None or upload.text.lstrip()[:1] in ("{", ""):
        return False
    with_choices = [
        question for question in _parsed(upload.text[:_TRIED]).questions if len(question.choices) > 1 and question.text
    ]
    keyed = sum(bool(_right(question)) for question in with_choices)
    if len(upload.text) > _TRIED and with_choices and not keyed:  # the answers may come at the end
        every = _parsed(upload.text).questions
        with_choices = [question for question in every if len(question.choices) > 1 and question.text]
        keyed = sum(bool(_right(question)) for question in with_choices)
    return keyed > 0 and keyed * 3 >= len(with_choices)


def _read(upload: Upload) -> Reading:
    builder = ReadingBuilder("line")
    quiz = _parsed(upload.text or "")
    for question in quiz.questions:
        if builder.is_full:
            break
        _question(question, builder)
    for block in quiz.left:
        if starred.is_marked(block):
            builder.drafts.append(starred.marked(block))
        else:
            builder.leave_out(file_words.IN_NO_QUESTION, block[0].number, " ".join(line.text for line in block))
    builder.drafts.sort(key=attrgetter("row"))
    return reading(upload, NAME, builder)


WRITTEN_QUIZ = Dialect(_recognises, _read)


def _question(one: _Question, builder: ReadingBuilder) -> None:
    draft = Draft(one.line, text=Cell(one.text), explanation=Cell(clean(one.explanation)))
    draft.topic = Cell(clean(one.topic))
    if not one.choices:
        if len(one.key) > limits.CHOICE:
            builder.leave_out(file_words.ESSAY, one.line, one.text)
            return
        draft.answers = [clean(one.key)]
    elif not (right := _right(one)):
        fault = file_words.UNKNOWN_RIGHT if one.key else file_words.NOT_ANSWERED
        draft.problems.append(problem(fault, one.line, value=one.key or one.text))
        draft.choices = [DraftChoice(Cell(text), right=False) for text in _texts(one)]
    else:
        draft.choices = [DraftChoice(Cell(clean(text)), at in right) for at, text in enumerate(_texts(one)) if text]
    builder.drafts.append(draft)


def _texts(one: _Question) -> list[str]:
    texts = [choice.text for choice in one.choices]
    return texts if any(choice.letter for choice in one.choices) else without_labels(texts)


def _right(one: _Question) -> set[int]:
    """Return the places of the right choices: the marked ones, or if there are none, those the key names."""
    marked = {at for at, choice in enumerate(one.choices) if choice.right}
    if marked and (len(marked) < len(one.choices) or not one.choices[0].letter):  # otherwise the stars are bullets
        return marked
    choices = {chr(ord("A") + at): text for at, text in enumerate(_texts(one)[:26]) if text}
    begin = re.match(r"\(?([A-Ja-j])\)?\s*(?:[).:\u2014\u2013-]|$)", one.key)
    ways = [one.key, *([begin[1]] if begin else [])]
    for key in ways:
        for form in (Form.LETTERS, Form.TEXT):
            if named := answer_key.named(Keyed(key, choices), form):
                return {ord(letter) - ord("A") for letter in named}
    return set()
