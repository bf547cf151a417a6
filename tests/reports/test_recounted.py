"""Whole lessons recounted event by event, with code independent of the report, the podiums and the rules."""

import os
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

import pytest

from quizbs.lesson.lesson_state import GameEvents
from quizbs.lesson.standings import standings
from quizbs.reports.grid import grid
from quizbs.reports.sheets import answer_rows, grid_rows, student_rows
from quizbs.words import words
from tests.reports.whole_lesson import WholeLesson

SEEDS = range(30 if os.environ.get("QUIZBS_THOROUGH") else 10)


class Given(NamedTuple):
    """An answer of a person. ``right`` is ``None`` for silence; ``known``: the person had seen the right answer before.

    ``counts`` is false for excused silence; ``where`` is the game and the number of the question.
    """

    person: str
    text: str
    right: bool | None
    known: bool
    counts: bool
    where: tuple[str, int]


@dataclass
class ToAll:
    """The newest question for everyone; ``gone`` are seats without a phone."""

    text: str
    open: bool = True
    shown: bool = False
    gone: set[int] = field(default_factory=set)


@dataclass
class Game:
    """A game: its present seats, the texts of its questions, its number of claims, and whether the newest is true."""

    here: set[int]
    texts: dict[str, str]
    ranks: str
    claims: int = 0
    honest: bool = True
    caller: str | None = None  # of the newest claim; nobody for a bot
    gone: set[int] = field(default_factory=set)
    asked: list[str] = field(default_factory=list)
    on_screen: bool = False  # whether the answer to the newest question is shown
    shown: int = 0  # how many answers were shown


class Recount:
    """Goes through the rows of a lesson in sequence; each event calls the method named like the event's tag.

    ``given`` are the answers, by game and question, so that a teacher's ruling can change one.
    """

    def __init__(self, whole: WholeLesson) -> None:
        self.owner: dict[int, str] = {}  # the person by seat; "" for bots, and after a removal
        self.seen: set[tuple[str, str]] = set()
        self.given: dict[object, Given] = {}
        self.tables: dict[str, Game] = {}
        self.to_all = ToAll("", open=False)
        self.deeds: Counter[tuple[str, str]] = Counter()
        for _, events in whole.stored:
            for event in events:
                self.takes(event)

    def takes(self, event: Any, of: str = "") -> None:
        if isinstance(event, GameEvents):
            for each in event.events:
                self.takes(each, event.game)
            return
        happens = getattr(self, f"on_{type(event).__struct_config__.tag}", None)
        if happens is not None:
            happens(of, event)

    def says(
        self, stream: str, seat: int, text: str, right: bool | None, key: object = None, *, counts: bool = True
    ) -> None:
        if person := self.owner.get(seat):
            where = stream, len(self.tables[stream].asked) if stream in self.tables else 0
            given = Given(person, text, right, (person, text) in self.seen, counts, where)
            self.given[key or len(self.given)] = given

    def see(self, seats: Iterable[int], text: str) -> None:
        self.seen |= {(self.owner[seat], text) for seat in seats if seat in self.owner}

    # --- the class

    def on_seat_taken(self, _: str, event: Any) -> None:
        self.owner.pop(event.seat, None)
        if not event.bot:
            self.owner[event.seat] = event.person
            self.to_all.gone.discard(event.seat)
        if self.to_all.open and self.to_all.shown:
            self.see([event.seat], self.to_all.text)

    def on_seat_removed(self, _: str, event: Any) -> None:
        self.owner.pop(event.seat, None)

    def on_class_asked(self, _: str, event: Any) -> None:
        self.to_all = ToAll(event.question.text)

    def on_class_answered(self, stream: str, event: Any) -> None:
        self.says(stream, event.seat, self.to_all.text, event.right)

    def on_class_missed(self, _: str, event: Any) -> None:
        (self.to_all.gone.add if event.on else self.to_all.gone.discard)(event.seat)
        if self.to_all.shown and not event.on:
            self.see([event.seat], self.to_all.text)

    def on_class_shown(self, stream: str, event: Any) -> None:
        self.to_all.shown = True
        for seat in event.silent:
            self.says(stream, seat, self.to_all.text, None)
        self.see(self.owner.keys() - self.to_all.gone, self.to_all.text)

    def on_class_ended(self, _: str, __: Any) -> None:
        self.to_all.open = False

    # --- a table

    def on_dealt(self, stream: str, event: Any) -> None:
        texts = {question.id: question.text for question in event.questions}
        ranks = "A23456789TJQK"
        self.tables[stream] = Game({*event.seats, *event.guests}, texts, ranks[: ranks.index(event.last_rank) + 1])

    def on_laid(self, stream: str, event: Any) -> None:
        table = self.tables[stream]
        rank = table.ranks[table.claims % len(table.ranks)]
        table.claims, table.honest = table.claims + 1, all(card[0] == rank for card in event.cards)
        if not event.autoplay:
            self.does(event.seat, "plays")
            if not table.honest:
                self.does(event.seat, "bluffs")

    def on_called(self, stream: str, event: Any) -> None:
        self.tables[stream].caller = self.owner.get(event.seat)

    def on_stamped(self, stream: str, _: Any) -> None:
        table = self.tables[stream]
        if table.caller:
            self.deeds[table.caller, "calls"] += 1
            self.deeds[table.caller, "right_calls"] += not table.honest
            table.caller = None

    def does(self, seat: int, deed: str) -> None:
        if person := self.owner.get(seat):
            self.deeds[person, deed] += 1

    def on_asked(self, stream: str, event: Any) -> None:
        self.tables[stream].asked.append(self.tables[stream].texts[event.question])

    def on_answered(self, stream: str, event: Any) -> None:
        asked = self.tables[stream].asked
        self.says(stream, event.seat, asked[-1], event.right, (stream, len(asked)), counts=not event.excused)

    def on_answered_along(self, stream: str, event: Any) -> None:
        self.says(stream, event.seat, self.tables[stream].asked[-1], event.right)

    def on_revealed(self, stream: str, event: Any) -> None:
        table = self.tables[stream]
        for seat in event.silent:
            self.says(stream, seat, table.asked[-1], None)
        table.on_screen, table.shown = True, len(table.asked)
        self.see(table.here - table.gone, table.asked[-1])

    def on_turn(self, stream: str, _: Any) -> None:
        self.tables[stream].on_screen = False

    on_ended = on_turn

    def on_overruled(self, stream: str, event: Any) -> None:
        if (judged := (stream, event.question)) in self.given:
            self.given[judged] = self.given[judged]._replace(right=event.right, counts=True)

    def on_autoplay(self, stream: str, event: Any) -> None:
        (self.tables[stream].gone.add if event.on else self.tables[stream].gone.discard)(event.seat)
        self.comes(stream, event.seat)

    def on_guest(self, stream: str, event: Any) -> None:
        (self.tables[stream].here.add if event.on else self.tables[stream].here.discard)(event.seat)
        self.tables[stream].gone.discard(event.seat)
        self.comes(stream, event.seat)

    def on_hand_taken(self, stream: str, event: Any) -> None:
        self.comes(stream, event.seat)

    def comes(self, stream: str, seat: int) -> None:
        table = self.tables[stream]
        if table.on_screen and seat in table.here - table.gone:
            self.see([seat], table.asked[-1])

    # --- sums

    def first(self) -> dict[tuple[str, str], bool]:
        found: dict[tuple[str, str], bool] = {}
        for one in self.given.values():
            if one.right is not None and not one.known:
                found.setdefault((one.person, one.text), one.right)
        return found

    def known_to(self, person: str) -> tuple[int, int]:
        """Return how many questions counted for a person, and how many of their answers were right.

        A question that is still open when its game ends doesn't count, since its answer stays secret.
        """
        shown = {
            ("", 0),
            *((stream, at + 1) for stream, table in self.tables.items() for at in range(table.shown)),
        }
        mine = [one for one in self.given.values() if one.person == person and one.where in shown]
        theirs = [one for one in mine if one.counts and not one.known]
        return len(theirs), sum(one.right is True for one in theirs)


@cache
def lesson(seed: int) -> WholeLesson:
    return WholeLesson(seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_report_grid_and_files_match_recount(seed: int) -> None:
    facts, first = lesson(seed).facts(), Recount(lesson(seed)).first()
    assert {(one.person, one.question_text): one.right for one in facts.first} == first
    assert (facts.sums.first, facts.sums.right) == (len(first), sum(first.values()))
    cells = {
        (line.person, facts.question(words).text): cell.right
        for line in grid(facts).lines
        for words, cell in line.cells.items()
    }
    assert cells == first
    names = {name: person for person, name in facts.shown_names.items()}
    say = words("en").say
    answers = answer_rows(facts, say)
    rows = [dict(zip(answers.heads, row, strict=True)) for row in answers.rows]
    assert {
        (names[str(row["Student"])], str(row["Question"])): row["Right"] == "right"
        for row in rows
        if row["First answer"] == "yes"
    } == first
    counted = Counter(person for person, _ in first)
    right = Counter(person for (person, _), knew in first.items() if knew)
    students = {names[str(row[0])]: (row[3], row[4]) for row in student_rows(facts, say).rows if row[3]}
    assert students == {person: (count, right[person]) for person, count in counted.items()}
    assert sum(value is not None for row in grid_rows(facts, say).rows for value in row[1:]) == len(first)


@pytest.mark.parametrize("seed", SEEDS)
def test_podiums_match_recount(seed: int) -> None:
    recount, whole = Recount(lesson(seed)), lesson(seed).lesson
    people = {sitting.seat: sitting.person for sitting in whole.present}
    found = {people[one.seat]: (one.answered, one.right) for one in standings(whole)}
    assert found == {person: recount.known_to(person) for person in found}


@pytest.mark.parametrize("seed", SEEDS)
def test_winners_in_the_report_are_the_best_at_cards(seed: int) -> None:
    whole = lesson(seed).lesson
    played = [one for one in standings(whole) if one.games and one.played_for <= one.games]
    best = max(one.card_result for one in played)
    winners = {one.seat for one in played if one.card_result == best}
    first = {one.person for one in lesson(seed).facts().participants if one.place == 1}
    assert first == {person for one in whole.present if one.seat in winners for person in one.people}


@pytest.mark.parametrize("seed", SEEDS)
def test_deeds_match_recount(seed: int) -> None:
    recount = Recount(lesson(seed))
    for one in lesson(seed).facts().participants:
        found = {deed: getattr(one, deed) for deed in ("plays", "bluffs", "calls", "right_calls")}
        assert found == {deed: recount.deeds[one.person, deed] for deed in found}, one.person


def test_recounted_lessons_include_difficult_cases() -> None:
    happened = sum((lesson(seed).happened for seed in SEEDS), Counter())
    assert {"guest", "takeover", "lost phone", "class question", "known to some", "moved"} <= happened.keys()
    assert min(happened.values()) >= len(SEEDS)
    former = [
        one
        for seed in SEEDS
        for one in lesson(seed).facts().participants
        if one.plays and one.calls and one.person not in {sitting.person for sitting in lesson(seed).lesson.present}
    ]
    assert len(former) >= len(SEEDS)
    repeats = Counter(one.how for seed in SEEDS for one in lesson(seed).facts().answers if one.repeat)
    assert {"asked", "along", "class"} <= repeats.keys()
