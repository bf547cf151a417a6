"""Finding the questions of a written quiz with choices, in the lines above and below each group of choices."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise, takewhile

from quizbs.banks.table import answer_key
from quizbs.banks.table.answer_key import Form, KeyedRow
from quizbs.banks.text import quiz_lines
from quizbs.banks.text.choice_groups import Group
from quizbs.banks.text.choice_keys import bare_key, choices_above, listed_key, named_in, with_keys_in_order
from quizbs.banks.text.paragraphs import end_of_list, is_title_over, joined, last_paragraph, paragraphs
from quizbs.banks.text.quiz_lines import asks, number_of
from quizbs.banks.text.shown_lines import PlainLine

_USUAL = 0.5  # share of the groups of choices
_RISING = 0.8  # share of increasing numbers
_REASONED = 2  # lines: a key and its explanation
_SKIPPED = 4  # lines between the choices and the heading of their answers
_SHARED = 4  # common first letters of two forms of a word
_TAGGED = re.compile(r"(?:\s*\[\w+: [^\]]*\])+$")


@dataclass
class Record:
    """A question as found in a text. ``line``: its line number; ``number``: its own number, 0 if unknown.

    ``key`` names right choices, or is the typed answer.
    """

    line: int
    text: str
    number: int = 0
    choices: list[str] = field(default_factory=list)
    key: str = ""
    explanation: str = ""
    topic: str = ""


@dataclass
class FoundQuiz:
    """The questions of a text. ``unused``: the paragraphs of the other lines; ``total``: the number of all lines."""

    records: list[Record]
    unused: list[list[PlainLine]]
    total: int

    @property
    def used(self) -> float:
        """Return the share (0 to 1) of the lines that belong to questions."""
        return 1 - sum(map(len, self.unused)) / max(1, self.total)


def with_choices(lines: Sequence[PlainLine]) -> FoundQuiz:
    """Return the questions of a text with choices, and the typed questions between them."""
    lines, groups = with_keys_in_order(lines)
    return _Quiz(lines, groups).found()


def number_words(lines: Sequence[PlainLine], questions: int = 0) -> frozenset[str]:
    """Return the words in front of consecutive question numbers, such as "question".

    ``questions``: how many questions there are, 0 if unknown.
    """
    plain = sum(bool((parsed := number_of(line.text)) and not parsed[2]) for line in lines)
    if questions and plain >= _USUAL * questions:  # then the words number the parts of the quiz
        return frozenset()
    numbers: dict[str, list[int]] = {}
    for line in lines:
        word, number = quiz_lines.worded_number(line.text)
        if word and not quiz_lines.part_of(line.text):
            numbers.setdefault(word, []).append(number)
    return frozenset(word for word, counts in numbers.items() if _are_rising(counts))


def _are_rising(numbers: Sequence[int]) -> bool:
    rising = sum(after == before + 1 for before, after in pairwise(numbers))
    return len(numbers) > 1 and rising >= _RISING * (len(numbers) - 1)


class _Quiz:
    """Interprets the lines between groups of choices, by the labels, explanations and headings that recur there."""

    def __init__(self, lines: Sequence[PlainLine], groups: Sequence[Group]) -> None:
        self._lines, self._groups = lines, groups
        self._words = number_words(lines, len(groups))
        ends = [0, *(group.last + 1 for group in groups)]
        begins = [*(group.first for group in groups), len(lines)]
        self._gaps = [list(lines[begin:end]) for begin, end in zip(ends, begins, strict=True)]
        answered = sum(any(quiz_lines.answer_of(line.text) for line in gap[:_SKIPPED]) for gap in self._gaps[1:])
        for group in groups if answered >= _USUAL * len(groups) else ():
            group.key = "" if group.by_print else group.key
        self._remarked = any(line.text.startswith("... ") for line in lines)
        self._labels, self._bare, self._above = self._keys_in_common()
        self._reasons = self._reasons_in_common()
        counted = Counter(text for gap in self._gaps for text in {line.text for line in gap})
        usual = max(2, _USUAL * len(groups))
        self._headings = {text for text, count in counted.items() if count >= usual}
        self.records: list[Record] = []
        self.unused: list[list[PlainLine]] = []

    def _keys_in_common(self) -> tuple[frozenset[str], bool, bool]:
        """Return the labels of keys, whether keys have lines of their own, and whether these are above the choices."""
        usual = max(1, _USUAL * len(self._groups))
        labels: Counter[str] = Counter()
        bare = above = 0
        for group, head, tail in zip(self._groups, self._gaps, self._gaps[1:], strict=False):
            for line in tail[:2]:
                label, text = quiz_lines.label_of(line.text)
                if label and named_in(text, group):
                    labels[label] += 1
                    break
            bare += bool(tail) and bool(bare_key(tail[0].text, group))
            above += len(head) > 1 and bool(bare_key(head[-1].text, group))
        known = {label for label, count in labels.items() if count >= max(2, usual)}
        return frozenset(known), bare >= usual, above >= usual and above > bare

    def _reasons_in_common(self) -> frozenset[str]:
        """Return the labels of the lines directly below most keys, which are explanations."""
        labels: Counter[str] = Counter()
        for group, tail in zip(self._groups, self._gaps[1:], strict=True):
            following = tail[1] if len(tail) > 1 and self._key(tail[0].text, group) else None
            if following and len(tail) + (tail is self._gaps[-1]) > _REASONED:
                labels[quiz_lines.label_of(following.text)[0]] += number_of(following.text, self._words) is None
        usual = max(2, _USUAL * len(self._groups))
        return frozenset(label for label, count in labels.items() if label and count >= usual)

    def found(self) -> FoundQuiz:
        """Return all questions."""
        for at, gap in enumerate(self._gaps):
            rest = self._below(gap, self._groups[at - 1]) if at else gap
            rest = self._keys_of_all(rest)
            rest = self._typed(rest)
            if at < len(self._groups):
                self._add_question(rest, self._groups[at])
            else:
                self._add_unused(rest)
        return FoundQuiz(self.records, self.unused, len(self._lines))

    def _below(self, gap: list[PlainLine], group: Group) -> list[PlainLine]:
        """Set the key and explanation of the last question from the lines below its choices; return the other lines."""
        record, at = self.records[-1], 0
        while at < len(gap):
            line = gap[at]
            if not record.key and (key := self._key(line.text, group)):
                record.key, at = key, at + 1
                at = self._why(gap, at, record)
            elif not record.key and (end := self._listed(gap, at, group, record)):
                at = end
            elif text := self._explanation(line.text):
                record.explanation, at = record.explanation or text, at + 1
                at = self._why(gap, at, record)
            elif quiz_lines.is_about(line.text) and not asks(line.text):
                at += 1
            elif not record.key and (end := self._skipped(gap, at, group)):
                self._add_unused(gap[at:end])
                at = end
            else:
                break
        return gap[at:]

    def _explanation(self, text: str) -> str:
        label, value = quiz_lines.label_of(text)
        return quiz_lines.explanation_of(text) or (value if label in self._reasons else "")

    def _key(self, text: str, group: Group) -> str:
        """Return the key in a line below a group of choices, "" for any other line."""
        if quiz_lines.keys_in(text, alone=False):
            return ""
        if known := quiz_lines.answer_of(text):
            return named_in(known, group) or known
        label, value = quiz_lines.label_of(text)
        if self._is_key_label(label, value) and (named := named_in(value, group)):
            return named
        letters = answer_key.letters_named(KeyedRow(text, group.choices), Form.LETTERS)  # nothing else is that short
        return bare_key(text, group) if self._bare else ", ".join(letters or ())

    def _is_key_label(self, label: str, value: str) -> bool:
        """Return whether keys have this label, or a similar one while ``value``, the text after it, is a letter."""
        alike = any(label.startswith(known[:_SHARED]) for known in self._labels if len(known) >= _SHARED)
        return label in self._labels or (alike and bool(quiz_lines.letter_alone(value)))

    def _why(self, gap: Sequence[PlainLine], at: int, record: Record) -> int:
        """Add the lines below a key to the explanation, up to a blank line or the next question.

        Returns the index of the first line that doesn't belong to the explanation; ``at`` if no line does.
        """
        ends = (place for place in range(at, len(gap)) if gap[place].apart or self._begins_question(gap[place]))
        end = next(ends, len(gap))
        more = gap[at:end]
        if not more or (end == len(gap) and len(self.records) < len(self._groups)):
            return at
        if any(asks(line.text) or number_of(line.text, self._words) or line.level for line in more):
            return at
        if any(self._is_key_line(line.text) or self._explanation(line.text) for line in more):
            return at
        record.explanation = "\n".join(filter(None, [record.explanation, *(line.text for line in more)]))
        return end

    @staticmethod
    def _is_key_line(text: str) -> bool:
        return bool(
            quiz_lines.answer_of(text) or quiz_lines.answers_follow(text) or quiz_lines.keys_in(text, alone=True)
        )

    def _listed(self, gap: Sequence[PlainLine], at: int, group: Group | None, record: Record) -> int:
        """Set the key from the list below a heading such as ``Answers:`` at index ``at``.

        Returns the index after the list, 0 without such a heading. ``group``: ``None`` for a typed question.
        """
        if not quiz_lines.answers_follow(gap[at].text):
            return 0
        end = end_of_list(gap, at + 1)
        begins = (place for place in range(at + 1, end) if group and self._begins_question(gap[place]))
        following = next(begins, end)
        if following == at + 1 < end:
            return at + 1  # an answer that was left empty
        end = following
        items = [_TAGGED.sub("", quiz_lines.without_bullet(line.text)).strip() for line in gap[at + 1 : end]]
        if not items or (group and quiz_lines.keys_in(items[0], alone=True)):
            return 0
        if group is None:
            record.key = "\n".join(items)
            return end
        if value := listed_key(items, group):
            record.key = value
            return end
        record.key = named_in(items[0], group)
        return at + 2 if record.key else 0

    def _begins_question(self, line: PlainLine) -> bool:
        number = number_of(line.text, self._words)
        following = self.records[-1].number + 1 if self.records else 1
        return bool(number and (number[2] or (number[0] == following and asks(line.text))))

    def _skipped(self, gap: Sequence[PlainLine], at: int, group: Group) -> int:
        """Return the index of a key or answer heading within four lines after ``at``; 0 if a question begins first."""
        for end in range(at, min(at + _SKIPPED, len(gap))):
            line = gap[end]
            if quiz_lines.answers_follow(line.text):
                return end if end + 1 < len(gap) and end > at else 0
            if named_in(quiz_lines.answer_of(line.text), group):
                return end if end > at else 0
            if asks(line.text) or number_of(line.text, self._words) or line.level:
                return 0
        return 0

    def _keys_of_all(self, gap: list[PlainLine]) -> list[PlainLine]:
        """Set the keys of earlier questions from lists such as ``1-A, 2-C``; return the other lines."""
        others: list[PlainLine] = []
        at = 0
        while at < len(gap):
            headed = quiz_lines.answers_follow(gap[at].text)
            begin = at + headed
            end = begin
            while end < len(gap) and quiz_lines.keys_in(gap[end].text, alone=True):
                end += 1
            pairs = [pair for line in gap[begin:end] for pair in quiz_lines.keys_in(line.text, alone=True)]
            if len(pairs) > (not headed) and self.records:
                self._set_keys(pairs)
                at = end
            elif headed and self.records and (end := self._in_order(gap, begin)):
                at = end
            else:
                others.append(gap[at])
                at += 1
        return others

    def _set_keys(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Set the keys of earlier questions from pairs of question number and letter."""
        for number, letter in pairs:
            record = next(
                (candidate for candidate in self.records if candidate.number == int(number) and not candidate.key), None
            )
            if record:
                record.key = answer_key.letters_of(letter).upper()

    def _in_order(self, gap: Sequence[PlainLine], begin: int) -> int:
        """Set the keys from a list of letters, one for each question that has no key.

        Returns the index after the list; 0 if the lines at ``begin`` aren't such a list.
        """
        open_ones = [record for record in self.records if record.choices and not record.key]
        end = begin
        while end < len(gap) and quiz_lines.letter_alone(quiz_lines.without_bullet(gap[end].text)):
            end += 1
        if end - begin != len(open_ones) or not open_ones:
            return 0
        for record, line in zip(open_ones, gap[begin:end], strict=True):
            record.key = quiz_lines.letter_alone(quiz_lines.without_bullet(line.text))
        return end

    def _typed(self, gap: list[PlainLine]) -> list[PlainLine]:
        """Add the questions that have an answer but no choices; return the lines after the last of them."""
        at = 0
        while at < len(gap):
            key = "" if quiz_lines.keys_in(gap[at].text, alone=False) else quiz_lines.answer_of(gap[at].text)
            record = Record(0, "")
            end = at + 1 if key else self._listed(gap, at, None, record)
            if end and at:
                question, choices, letter = choices_above(gap[:at], key)
                self._add(question, Record(0, "", choices=choices, key=letter or key or record.key))
                gap, at = gap[end:], 0
            else:
                at += 1
        return gap

    def _add_question(self, gap: list[PlainLine], group: Group) -> None:
        """Add the question in the lines above a group of choices."""
        key = group.key
        if not key and gap and (known := quiz_lines.answer_of(gap[-1].text)) and (named := named_in(known, group)):
            key, gap = named, gap[:-1]
        elif not key and self._above and len(gap) > 1:
            key, gap = bare_key(gap[-1].text, group), gap[:-1]
        number = self._lines[group.first].number
        self._add(gap, Record(number, "", choices=list(group.choices.values()), key=key))

    def _add(self, gap: Sequence[PlainLine], record: Record) -> None:
        """Add a question; ``gap``: the lines above its choices or answer, which have its text, number and topic."""
        last = self.records[-1] if self.records else Record(0, "")
        parts = [line for line in gap[:-1] if quiz_lines.part_of(line.text)]
        topic = quiz_lines.part_of(parts[-1].text) if parts else last.topic
        about = [line for line in gap if quiz_lines.is_about(line.text) and not asks(line.text)]
        about += takewhile(lambda line: line.text.isdecimal(), gap[:-1])  # they count the questions
        rest = [line for line in gap if line not in parts and (line not in about or len(gap) == 1)]
        if self._remarked:  # remarks on right and wrong answers
            rest = [line for at, line in enumerate(rest) if not at or not quiz_lines.choice_with_bullet(line.text)]
        while self._is_heading_below(rest):
            rest.pop()
        labels = [at for at, line in enumerate(rest) if line.text in self._headings and at + 1 < len(rest)]
        if labels:
            self._add_unused([line for line in rest[: labels[-1]] if line.text not in self._headings])
            rest = rest[labels[-1] + 1 :]
        begin = self._begin(rest, last.number)
        title = self._titles(rest[:begin])
        topic = topic if parts else title or topic
        question = rest[begin:]
        if len(question) > 1 and question[0].level and not asks(question[0].text):
            below = [line for line in question[1:] if not line.is_code]
            if below and not number_of(question[0].text, self._words):
                topic, question = quiz_lines.plainly(question[0].text), question[1:]
        own, value = 0, list[str]()
        for at, line in enumerate(question):
            text = line.text
            if at == 0 and (number := number_of(text, self._words)):
                own, text = number[:2]
            value += [text] if text else []
        record.text = joined(value, question)
        record.line = question[0].number if question else record.line
        record.number, record.topic = own or last.number + 1, topic
        self.records.append(record)

    def _is_heading_below(self, rest: Sequence[PlainLine]) -> bool:
        """Return whether the last line above the choices is a heading that most questions have there."""
        if len(rest) <= 1 or rest[-1].text not in self._headings or asks(rest[-1].text):
            return False
        number = number_of(rest[-2].text, self._words)
        return rest[-1].strong or not number or bool(number[1])

    def _begin(self, rest: Sequence[PlainLine], last: int) -> int:
        """Return the index at which the question starts in the lines above its choices.

        ``last``: the number of the question before.
        """
        if not rest:
            return 0
        numbers = [number_of(line.text, self._words) for line in rest]
        sure = [at for at, line in enumerate(rest) if line.level or ((number := numbers[at]) and number[2])]
        counted = [at for at, number in enumerate(numbers) if number and number[0] == last + 1]
        again = [at for at, number in enumerate(numbers) if number and number[0] == 1 and rest[at].apart]
        counted = counted or again
        if sure:
            begin = sure[-1]
            if rest[begin].level:
                begin = next((at for at in counted if at > begin), begin)
        else:
            begin = counted[-1] if counted else last_paragraph(rest)
            for at in range(begin + 1, len(rest)):  # numbered lines without choices precede the question
                number, now = numbers[at], numbers[begin]
                begin = at if number and now and number[0] == now[0] + 1 else begin
        if begin == 0 and not self.records and len(rest) > 1 and not numbers[0]:
            begin = int(is_title_over(rest[0], rest[1], self._words))
        return begin

    def _titles(self, skipped: Sequence[PlainLine]) -> str:
        """Return the title among the lines above a question, "" without a title; store the other lines as unused."""
        title = ""
        for paragraph in paragraphs(skipped):
            titles = [
                line for line in paragraph if quiz_lines.is_title(line.text) and (line.level or len(paragraph) == 1)
            ]
            title = quiz_lines.plainly(titles[-1].text) if titles else title
            self._add_unused([line for line in paragraph if line not in titles])
        return title

    def _add_unused(self, lines: Sequence[PlainLine]) -> None:
        self.unused += paragraphs([line for line in lines if line.text not in self._headings])
