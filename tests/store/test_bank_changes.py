"""Edited banks: undo and redo, drafts of imports, and pictures that aren't used any more."""

import pytest
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from quizbs.message import Message
from quizbs.quiz.question import Kind, Question
from quizbs.reports.answers import AnswerRecord
from quizbs.store.database import Database
from quizbs.store.ledger import Ledger
from quizbs.store.lessons import Lessons
from quizbs.store.pending_imports import LASTS, MAX_FILES, MOST_BYTES, PendingImports
from quizbs.store.pictures import UNUSED, Picture, Pictures
from quizbs.store.question_results import QuestionResults
from quizbs.store.results import Results
from quizbs.store.saved_banks import CHANGES, SavedBanks
from quizbs.store.schema import bank_changes
from tests.store.lesson_records import only

NOON = 1_000_000.0


def asks(name: str, text: str = "", image: str = "") -> Question:
    return Question(name, text or f"{name}?", Kind.TYPED, accept=("yes",), image=image)


EDITED = Message("library-details")
CONTENT = (asks("a"), asks("b"), asks("c"))


@pytest.fixture
def banks(database: Database) -> SavedBanks:
    return SavedBanks(database)


@pytest.fixture
def bank(banks: SavedBanks) -> str:
    return banks.add("Plants", CONTENT, NOON, tags=("spring", "year 7"))


def test_change_updates_only_given_questions_and_fields(banks: SavedBanks, bank: str) -> None:
    rows = {1: asks("b", "New?"), 2: None, 3: asks("d")}
    banks.change(bank, NOON + 5, EDITED, {"title": "Trees", "tags": "x"}, rows)
    assert banks.by_position(bank) == {0: CONTENT[0], 1: asks("b", "New?"), 3: asks("d")}
    found = banks.find(bank)
    assert found is not None
    assert (found.title, found.tags, found.questions, found.changed_at) == ("Trees", ("x",), 3, NOON + 5)
    assert [(change.number, change.what, change.undone) for change in banks.changes(bank)] == [(1, EDITED, False)]


def test_changes_are_undone_and_redone_one_by_one(banks: SavedBanks, bank: str) -> None:
    before = (banks.by_position(bank), banks.find(bank)._replace(changed_at=None))  # type: ignore[union-attr]
    banks.change(bank, NOON, EDITED, {"title": "One"}, {0: asks("a", "first?")})
    banks.change(bank, NOON, EDITED, {"tags": None}, {0: asks("a", "second?"), 9: asks("z")})
    after = banks.by_position(bank)
    assert banks.undo(bank, 2, NOON)
    assert banks.by_position(bank)[0].text == "first?"
    assert banks.undo(bank, 1, NOON)
    assert (banks.by_position(bank), banks.find(bank)._replace(changed_at=None)) == before  # type: ignore[union-attr]
    assert [change.undone for change in banks.changes(bank)] == [True, True]
    assert banks.redo(bank, 1, NOON)
    assert banks.redo(bank, 2, NOON)
    assert banks.by_position(bank) == after
    assert banks.find(bank).tags == ()  # type: ignore[union-attr]


def test_repeated_undo_request_undoes_one_change(banks: SavedBanks, bank: str) -> None:
    for number in (1, 2):
        banks.change(bank, NOON, EDITED, rows={0: asks("a", f"{number}?")})
    assert banks.undo(bank, 2, NOON)
    assert not banks.undo(bank, 2, NOON)
    assert banks.by_position(bank)[0].text == "1?"
    assert not banks.redo(bank, 1, NOON)
    assert banks.redo(bank, 2, NOON)
    assert not banks.redo(bank, 2, NOON)


def test_new_change_deletes_undone_changes(banks: SavedBanks, bank: str) -> None:
    banks.change(bank, NOON, EDITED, {"title": "One"})
    banks.undo(bank, 1, NOON)
    banks.change(bank, NOON, Message("library-merged", {"count": 2, "title": "Two"}), {"title": "Two"})
    assert [(change.number, change.what) for change in banks.changes(bank)] == [
        (1, Message("library-merged", {"count": 2, "title": "Two"}))
    ]
    assert banks.undo(bank, 1, NOON)
    assert banks.find(bank).title == "Plants"  # type: ignore[union-attr]


def test_change_stored_as_a_sentence_is_read_unchanged(database: Database, banks: SavedBanks, bank: str) -> None:
    """Before changes were stored as messages, they were sentences."""
    banks.change(bank, NOON, EDITED, {"title": "One"})
    database.write(lambda db: db.execute(update(bank_changes).values(what="Der Name wurde geändert.")))
    assert [change.what for change in banks.changes(bank)] == ["Der Name wurde geändert."]


def test_number_of_stored_changes_is_limited(banks: SavedBanks, bank: str) -> None:
    for number in range(CHANGES + 3):
        banks.change(bank, NOON, EDITED, {"title": str(number)})
    assert [change.number for change in banks.changes(bank)] == list(range(CHANGES + 3, 3, -1))


def test_failed_change_leaves_the_bank_unchanged(banks: SavedBanks, bank: str) -> None:
    with pytest.raises(IntegrityError):
        banks.change(bank, NOON, EDITED, {"title": "Twice"}, {5: asks("a")})
    assert banks.by_position(bank) == dict(enumerate(CONTENT))
    assert banks.changes(bank) == []
    assert banks.find(bank).title == "Plants"  # type: ignore[union-attr]


def test_thousands_of_questions_can_be_changed_and_undone(banks: SavedBanks, bank: str) -> None:
    banks.change(bank, NOON, EDITED, rows={position: asks(f"n{position}") for position in range(10, 2_010)})
    assert len(banks.by_position(bank)) == 2_003
    assert banks.undo(bank, 1, NOON)
    assert banks.questions(bank) == CONTENT


def test_bank_added_twice_exists_once(banks: SavedBanks) -> None:
    for _ in range(2):
        assert banks.add("Once", CONTENT, NOON, bank="0123456789abcdef") == "0123456789abcdef"
    assert [listed.title for listed in banks.list()] == ["Once"]


class TestWaiting:
    def test_pending_import_keeps_file_and_draft_for_a_time(self, database: Database) -> None:
        waiting = PendingImports(database)
        new = waiting.add("a.csv", b"\x00\xff", "told", NOON)
        waiting.update(new, "more")
        assert waiting.find(new) == (new, NOON, "a.csv", b"\x00\xff", "more")
        waiting.empty(new)
        assert waiting.find(new) == (new, NOON, "a.csv", b"", "more")
        waiting.purge(NOON + LASTS)
        assert waiting.find(new) is not None
        waiting.purge(NOON + LASTS + 1)
        assert waiting.find(new) is None

    def test_oldest_pending_imports_are_deleted_beyond_a_limit(self, database: Database) -> None:
        waiting = PendingImports(database)
        ids = [waiting.add("a.csv", b"x", "", NOON + number) for number in range(MAX_FILES + 2)]
        assert [waiting.find(bank) is not None for bank in ids] == [False, False] + [True] * MAX_FILES
        large = waiting.add("b.csv", bytes(MOST_BYTES), "", NOON + MAX_FILES + 2)
        assert waiting.find(large) is not None
        assert waiting.find(ids[-1]) is None

    def test_forgotten_pending_import_is_deleted(self, database: Database) -> None:
        waiting = PendingImports(database)
        new = waiting.add("a.csv", b"x", "", NOON)
        waiting.forget(new)
        assert waiting.find(new) is None


class TestPictures:
    PICTURE = Picture("image/webp", 3, 4, b"webp bytes")

    def test_equal_pictures_are_stored_once(self, database: Database) -> None:
        pictures = Pictures(database)
        name = pictures.save(3, 4, self.PICTURE.content, NOON)
        assert pictures.save(3, 4, self.PICTURE.content, NOON + 1) == name
        digest, _, kind = name.partition(".")
        assert (len(digest), kind) == (32, "webp")
        assert pictures.find(digest) == self.PICTURE
        assert pictures.find("0" * 32) is None

    def test_purge_deletes_only_unused_pictures(self, database: Database) -> None:
        pictures, banks = Pictures(database), SavedBanks(database)
        names = [pictures.save(3, 4, bytes([number]), NOON) for number in range(5)]
        shown, changed, played, waits, unused = names
        bank = banks.add("Pictures", [asks("a", image=shown), asks("b", image=changed)], NOON)
        banks.change(bank, NOON, EDITED, rows={1: asks("b")})
        Ledger(database).append("a", 1, "c", NOON, None, f'[{{"image":"{played}"}}]')
        PendingImports(database).add("a.zip", b"", f'{{"image":"{waits}"}}', NOON)
        pictures.purge(NOON + UNUSED)
        assert pictures.find(unused[:32]) is not None
        pictures.purge(NOON + UNUSED + 1)
        assert [pictures.find(name[:32]) is not None for name in names] == [True] * 4 + [False]


def test_last_results_of_each_question_are_returned(database: Database) -> None:
    lessons, results = Lessons(database), Results(database)
    for number, lesson in enumerate(("l1", "l2")):
        lessons.open(lesson, f"K7Q{number}", "Plants", NOON)
    results.save("l1", only([AnswerRecord(1, "t", "p", "leaf?", right, NOON + 1) for right in (True, True)]))
    given = [("leaf?", False), ("leaf?", None), ("root?", True)]
    results.save("l2", only([AnswerRecord(1, "t", "p", text, right, NOON + 9) for text, right in given]))
    told = QuestionResults(database)
    assert told.last_time(["leaf?", "root?", "never asked?"]) == {"leaf?": (0, 2), "root?": (1, 1)}
    assert told.last_time([]) == {}
