"""Lessons, people, banks, facts and results are stored, found, and deleted in time."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from quizbs.quiz.question import Choice, Kind, Question
from quizbs.reports.answers import AnswerRecord
from quizbs.store.database import Database
from quizbs.store.key_values import KeyValues
from quizbs.store.ledger import Ledger
from quizbs.store.lessons import CodeTaken, Lessons, ListedLesson
from quizbs.store.migrations import migrate
from quizbs.store.people import NameTag, People, Taken
from quizbs.store.question_results import QuestionResults
from quizbs.store.results import Results
from quizbs.store.retention import KEPT_CLOSED, KEPT_OPEN, KEPT_RESULTS
from quizbs.store.rosters import Rosters
from quizbs.store.saved_banks import SavedBanks
from tests.store.lesson_records import comes, only

NOON = 1_800_000_000.25


def called(name: str) -> Callable[[object], NameTag]:
    return lambda _others: NameTag(name)


@pytest.fixture
def lessons(database: Database) -> Lessons:
    return Lessons(database)


@pytest.fixture
def people(database: Database, lessons: Lessons) -> People:
    lessons.open("l1", "K7Q4", "Biology 8b", NOON)
    return People(database)


class TestLessons:
    def test_lesson_is_found_by_id_and_code(self, lessons: Lessons) -> None:
        opened = lessons.open("l1", "K7Q4", "Biology 8b", NOON)
        assert opened == ListedLesson("l1", "K7Q4", "teacher", "Biology 8b", NOON, None, NOON)
        assert lessons.find("l1") == lessons.by_code("K7Q4") == opened
        assert lessons.find("l2") is lessons.by_code("AAAA") is None

    def test_code_of_a_closed_lesson_can_be_used_again(self, lessons: Lessons) -> None:
        lessons.open("l1", "K7Q4", "", NOON)
        with pytest.raises(CodeTaken):
            lessons.open("l2", "K7Q4", "", NOON)
        lessons.close("l1", NOON + 5)
        assert lessons.by_code("K7Q4") is None
        lessons.open("l2", "K7Q4", "", NOON + 6)
        found = lessons.by_code("K7Q4")
        assert found is not None
        assert found.id == "l2"

    def test_open_lessons_are_listed_newest_first(self, lessons: Lessons) -> None:
        lessons.open("l1", "A", "", NOON)
        lessons.open("l2", "B", "", NOON + 1, owner="cem")
        lessons.open("l3", "C", "", NOON + 2)
        lessons.open("l4", "D", "", NOON + 3)
        lessons.close("l4", NOON + 4)
        assert [lesson.id for lesson in lessons.still_open()] == ["l3", "l2", "l1"]
        assert [lesson.id for lesson in lessons.for_teacher("cem").still_open()] == ["l2"]

    def test_last_activity_never_decreases_and_end_is_set_once(self, lessons: Lessons) -> None:
        lessons.open("l1", "A", "", NOON)
        lessons.touch(["l1"], NOON + 9)
        lessons.touch(["l1"], NOON + 5)
        assert [lesson.last_at for lesson in lessons.still_open()] == [NOON + 9]
        lessons.close("l1", NOON + 10)
        lessons.close("l1", NOON + 99)
        lesson = lessons.find("l1")
        assert lesson is not None
        assert (lesson.closed_at, lesson.last_at) == (NOON + 10, NOON + 10)


class TestPurge:
    @pytest.fixture
    def ledgers(self, database: Database, lessons: Lessons) -> Callable[[], list[str]]:
        """Add three lessons with rows, two with similar ids; return a function that lists the remaining ledgers."""
        ledger, people = Ledger(database), People(database)
        everything = []
        for lesson in ("l1", "l11", "L1"):
            lessons.open(lesson, f"code {lesson}", "", NOON)
            comes(people, lesson, f"hash {lesson}", NOON, called("ann"))
            ledger.append(lesson, 1, "host:a", NOON, None, "[]")
            ledger.append(lesson, 2, "host:b", NOON + 60, None, "[]")
            everything.append(lesson)
        return lambda: [lesson for lesson in everything if ledger.read(lesson)]

    def test_closed_lesson_is_kept_for_a_day(
        self, database: Database, lessons: Lessons, ledgers: Callable[[], list[str]]
    ) -> None:
        people, results = People(database), Results(database)
        lessons.close("l1", NOON + 100)
        results.save("l1", only([AnswerRecord(1, "l1.1", "p", "Why?", True, NOON)]))
        assert lessons.purge(NOON + 100 + KEPT_CLOSED) == []
        assert len(ledgers()) == 3
        assert people.by_token("hash l1")

        assert lessons.purge(NOON + 101 + KEPT_CLOSED) == ["l1"]
        assert ledgers() == ["l11", "L1"]
        assert people.in_lesson("l1") == ()
        assert people.by_token("hash l1") is None
        assert [person.name for person in people.in_lesson("l11")] == ["ann"]
        assert len(results.answers("l1")) == 1
        assert lessons.find("l1") is not None
        assert lessons.purge(NOON + 102 + KEPT_CLOSED) == []  # nothing is left to delete

    def test_answers_are_kept_for_a_month(self, database: Database, lessons: Lessons) -> None:
        results, told = Results(database), QuestionResults(database)
        long = "why? " * 2000
        for number, right in ((1, True), (2, False), (3, None)):
            lesson = f"l{number}"
            lessons.open(lesson, f"code {number}", "", NOON)
            answers = [AnswerRecord(1, f"{lesson}.1", "ann", text, right, NOON + number) for text in ("Why?", long)]
            others = [answers[0]._replace(person=person, right=True) for person in ("bob", "cem", "dee", "eve")]
            results.save(lesson, only([*answers, *others]))
            lessons.close(lesson, NOON + number)
        last = told.last_time(["Why?", long, "Never?"])
        assert last == {"Why?": (4, 5), long: (0, 1)}
        lessons.purge(NOON + 3 + KEPT_RESULTS)
        assert [len(results.answers(f"l{number}")) for number in (1, 2, 3)] == [0, 0, 6]
        assert told.last_time(["Why?", long, "Never?"]) == last
        lessons.purge(NOON + 4 + KEPT_RESULTS)
        assert results.answers("l3") == []
        assert told.last_time(["Why?", long, "Never?"]) == last
        with database.read() as db:
            assert db.exec_driver_sql("SELECT count(*) FROM question_sums").scalar() == 2
        lessons.open("l4", "code 4", "", NOON)  # an older lesson that is closed late isn't the last one
        results.save("l4", only([AnswerRecord(1, "l4.1", "ann", "Why?", True, NOON)]))
        lessons.close("l4", NOON + 5)
        assert told.last_time(["Why?"]) == {"Why?": (4, 5)}
        lessons.purge(NOON + 6 + KEPT_RESULTS)
        assert told.last_time(["Why?"]) == {"Why?": (4, 5)}

    def test_purged_name_is_in_no_file(self, tmp_path: Path) -> None:
        database = Database(f"sqlite:///{tmp_path}/quizbs.db")
        migrate(database)
        lessons, people, rosters = Lessons(database), People(database), Rosters(database)
        lessons.open("l1", "K7Q4", "", NOON)
        lessons.open("l2", "AAAA", "", NOON)
        rosters.save("l1", [f"Ann Canary {number}" for number in range(200)])
        for number in range(40):
            comes(people, "l1", f"hash {number}", NOON, called(f"canary {number}"))
        comes(people, "l2", "another", NOON, called("bob stays"))
        lessons.close("l1", NOON)

        def found(word: bytes) -> list[str]:
            return sorted(file.name for file in tmp_path.iterdir() if word in file.read_bytes().lower())

        assert "quizbs.db-wal" in found(b"canary")
        other = Database(database.url)
        with other.read() as reading:  # the purge doesn't wait for a reader; the next purge cleans up
            reading.exec_driver_sql("BEGIN")
            reading.exec_driver_sql("SELECT count(*) FROM people").all()
            assert lessons.purge(NOON + 1 + KEPT_CLOSED) == ["l1"]
            reading.exec_driver_sql("ROLLBACK")
        other.close()
        assert lessons.purge(NOON + 2 + KEPT_CLOSED) == []
        assert found(b"canary") == []
        assert "quizbs.db" in found(b"bob stays")
        lessons.touch(["l2"], NOON + 3)  # and writing is possible
        database.close()

    def test_abandoned_lesson_is_kept_for_a_week(self, lessons: Lessons, ledgers: Callable[[], list[str]]) -> None:
        lessons.touch(["l1"], NOON + 5000)
        assert lessons.purge(NOON + 60 + KEPT_OPEN) == []  # the others' last rows aren't older than the limit
        assert len(ledgers()) == 3
        assert sorted(lessons.purge(NOON + 61 + KEPT_OPEN)) == ["L1", "l11"]
        assert ledgers() == ["l1"]
        assert [lesson.id for lesson in lessons.still_open()] == ["l1"]
        alone = lessons.find("L1")
        assert alone is not None
        assert alone.closed_at == NOON


class TestPeople:
    def test_person_is_found_by_token(self, people: People) -> None:
        ann = comes(people, "l1", "hash a", NOON, called("ann"), device="mark a")
        assert (ann.lesson, ann.name, ann.joined_at, ann.device) == ("l1", "ann", NOON, "mark a")
        assert people.by_token("hash a") == people.find(ann.id) == ann
        assert people.by_token("hash b") is people.find("nobody") is None
        people.give_token(ann.id, "hash b")
        assert people.by_token("hash b") == ann._replace(token_hash="hash b")
        people.give_token(ann.id, "hash a")
        people.give_phone(ann.id, "hash b", "mark b")
        known = ann._replace(token_hash="hash b", former="hash a", device="mark b")
        assert people.by_token("hash b") == people.by_former("hash a") == known
        assert people.by_token("hash a") is None

    def test_partner_gets_token_and_device_of_a_shared_phone(self, people: People) -> None:
        ann = comes(people, "l1", "hash a", NOON, called("ann"), device="mark a")
        bob = comes(people, "l1", "hash b", NOON, called("bob"))
        people.hand_on(ann.id, bob.id)
        assert people.by_token("hash a") == bob._replace(token_hash="hash a", device="mark a")
        assert people.by_token("hash b") == ann._replace(token_hash="hash b", device="")
        people.hand_on(ann.id, "nobody")
        assert people.by_token("hash b") == ann._replace(token_hash="hash b", device="")

    def test_people_of_a_lesson_are_listed_by_time_of_joining(self, people: People) -> None:
        comes(people, "l1", "b", NOON + 1, called("bob"))
        comes(people, "l1", "a", NOON, called("ann"))
        comes(people, "l1", "c", NOON + 2, called("cem"))
        assert [person.name for person in people.in_lesson("l1")] == ["ann", "bob", "cem"]
        assert people.in_lesson("l2") == ()

    def test_forgotten_person_is_deleted_after_a_rename(self, people: People) -> None:
        ann = comes(people, "l1", "a", NOON, called("ann"))
        people.rename(ann.id, NameTag("Ann-Marie ♥", "owl"))
        assert [person.name for person in people.in_lesson("l1")] == ["Ann-Marie ♥"]
        people.forget(ann.id)
        people.forget(ann.id)
        assert people.by_token("a") is None
        assert people.in_lesson("l1") == ()

    def test_only_a_lesson_that_exists_can_be_joined(self, people: People) -> None:
        with pytest.raises(LookupError):
            comes(people, "l9", "a", NOON, called("ann"))

    def test_simultaneous_joins_have_distinct_names(self, people: People) -> None:
        def numbered(taken: Taken) -> NameTag:
            return NameTag(f"ada {len(taken.names) + 1}", f"head {len(taken.heads) + 1}")

        with ThreadPoolExecutor(20) as crowd:
            joined = list(crowd.map(lambda n: comes(people, "l1", str(n), NOON, numbered), range(20)))
        assert {person.name for person in joined} == {f"ada {n}" for n in range(1, 21)}
        assert {person.head for person in joined} == {f"head {n}" for n in range(1, 21)}
        assert len({person.id for person in joined}) == 20


class TestBanks:
    CONTENT = (
        Question("q2", "Which is a plant?", Kind.CHOICE, (Choice("Fern", True), Choice("Cat")), cards=("AS",)),
        Question("q1", "Größe?", Kind.TYPED, accept=("groß", "large"), time=20, explanation="…", tags=("a", "b")),
    )

    def test_stored_bank_is_read_unchanged(self, database: Database) -> None:
        banks = SavedBanks(database)
        bank = banks.add("Plants", self.CONTENT, NOON, language="en", source="plants.csv")
        assert banks.questions(bank) == self.CONTENT
        found = banks.find(bank)
        assert found is not None
        assert (found.title, found.language, found.source, found.questions) == ("Plants", "en", "plants.csv", 2)
        assert banks.find("none") is None
        assert banks.questions("none") == ()

    def test_banks_are_listed_by_title_for_their_owner(self, database: Database) -> None:
        banks = SavedBanks(database).for_teacher("teacher")
        for title, owner in (("beta", "teacher"), ("Alpha", "teacher"), ("Gamma", "teacher"), ("Delta", "cem")):
            banks.add(title, self.CONTENT[:1], NOON, owner=owner)
        gamma = banks.list()[2]
        banks.archive(gamma.id)
        assert [bank.title for bank in banks.list()] == ["Alpha", "beta"]
        assert [(bank.title, bank.questions) for bank in banks.list(archived=True)] == [("Gamma", 1)]
        assert [bank.title for bank in banks.for_teacher("cem").list()] == ["Delta"]
        banks.archive(gamma.id, archived=False)
        assert banks.list()[2] == gamma

    def test_bank_with_a_repeated_question_is_not_stored(self, database: Database) -> None:
        banks = SavedBanks(database)
        with pytest.raises(ValueError, match="same id"):
            banks.add("Twice", (*self.CONTENT, self.CONTENT[0]), NOON)
        assert banks.list() == []


class TestFacts:
    def test_later_value_replaces_the_earlier_one(self, database: Database) -> None:
        facts = KeyValues(database)
        assert facts.get("a") is None
        facts.set("a", "1")
        facts.set("a", "2")
        assert facts.get("a") == "2"

    def test_secret_key_is_made_once(self, url: str, database: Database) -> None:
        others = [Database(url) for _ in range(4)]
        with ThreadPoolExecutor(12) as crowd:
            keys = set(crowd.map(lambda n: KeyValues(others[n % 4]).secret_key(), range(12)))
        for other in others:
            other.close()
        assert len(keys) == 1
        assert len(bytes.fromhex(keys.pop())) == 32

    def test_heartbeat_is_stored_without_rounding(self, database: Database) -> None:
        facts = KeyValues(database)
        assert facts.last_beat() is None
        facts.beat(NOON)
        facts.beat(NOON + 1 / 3)
        assert facts.last_beat() == NOON + 1 / 3


def test_saved_results_replace_earlier_ones_of_the_lesson(database: Database, people: People) -> None:
    results = Results(database)
    answer = partial(AnswerRecord, 1, "l1.1", "p1", "Why?")
    first = [answer(True, NOON), answer(None, NOON + 1)]
    results.save("l1", only(first))
    assert results.answers("l1") == first
    second = [*first, answer(False, NOON + 2), answer(True, NOON + 3, "along", repeat=True)]
    results.save("l1", only(second))
    assert results.answers("l1") == second
    results.save("l1", only([]))
    assert results.answers("l1") == []
