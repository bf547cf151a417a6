"""Viewing and editing banks. Banks shipped with quizbs are read-only, but can be copied.

No change affects a game that is running or over: a game has its own copy of the questions.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2s

import msgspec
from msgspec.structs import replace

from quizbs.banks import limits
from quizbs.message import Message
from quizbs.quiz.question import Question
from quizbs.store.saved_banks import NO_FACTS, NO_QUESTIONS, Change, SavedBanks
from quizbs.teacher.bank_catalog import BankCatalog, CatalogEntry
from quizbs.words import LANGUAGES, words

OWN = "own-"
_NEW_BANKS = {words(tag).say("library-new-bank") for tag in LANGUAGES}


class Library:
    """Banks by key, with their questions by position. A question never changes its position.

    ``say`` returns the titles of new banks in the teacher's language.
    """

    def __init__(
        self, catalog: BankCatalog, saved: SavedBanks, clock: Callable[[], float], say: Callable[..., str]
    ) -> None:
        self._catalog, self._saved, self._clock, self._say = catalog, saved, clock, say

    def for_teacher(self, owner: str, say: Callable[..., str] | None = None) -> "Library":
        """Return the library of the shipped banks and this teacher's own."""
        return Library(self._catalog.for_teacher(owner), self._saved.for_teacher(owner), self._clock, say or self._say)

    def find(self, key: str) -> CatalogEntry | None:
        """Return the bank with this key, ``None`` if it isn't found."""
        return self._catalog.find(key)

    def content(self, key: str) -> tuple[tuple[Question, ...], str]:
        """Return a bank's questions and language code; no questions for an unknown key."""
        return self._catalog.content(key)

    def questions(self, key: str) -> dict[int, Question]:
        """Return the questions of a bank by position."""
        if key.startswith(OWN):
            return self._saved.by_position(_id(key))
        return dict(enumerate(self._catalog.content(key)[0]))

    def undoable(self, key: str) -> tuple[Change | None, Change | None]:
        """Return the change that can be undone and the one that can be redone, each ``None`` if there isn't any."""
        changes = self._saved.changes(_id(key)) if key.startswith(OWN) else ()
        undo = next((change for change in changes if not change.undone), None)
        redo = next((change for change in reversed(changes) if change.undone), None)
        return undo, redo

    def changed(self, key: str) -> list[Message | str]:
        """Return the descriptions of the changes that weren't undone, newest first."""
        changes = self._saved.changes(_id(key)) if key.startswith(OWN) else ()
        return [change.what for change in changes if not change.undone]

    def undo(self, key: str, number: int) -> bool:
        """Undo the change with this number if it is the newest. Return whether it was undone."""
        return self._saved.undo(_id(key), number, self._clock())

    def redo(self, key: str, number: int) -> bool:
        """Redo the change with this number if it was undone last. Return whether it was redone."""
        return self._saved.redo(_id(key), number, self._clock())

    def begin(self) -> str:
        """Return the key of an empty bank in which to write questions: an existing bank that is still empty, or a new
        one.
        """
        empty = next((bank for bank in self._catalog.offered() if bank.own and not bank.questions), None)
        return empty.key if empty else self._catalog.save(self._say("library-new-bank"), (), "")

    def put_typed(self, bank: str, question: Question) -> int:
        """Add a question that was typed during a lesson to the lesson's bank. Return its position.

        It is added to “My questions” if that bank was shipped with quizbs, is full or doesn't exist any more.
        """
        return self.put(self.key_for_additions(bank), None, question)

    def key_for_additions(self, bank: str) -> str:
        """Return the key of the bank to which questions of a lesson are added: the lesson's own, or “My questions”."""
        mine = [entry for entry in self._catalog.offered() if entry.own and entry.questions < limits.MAX_QUESTIONS]
        fit = [entry.key for entry in mine if entry.key == bank or entry.title in _NEW_BANKS]
        return bank if bank in fit else fit[0] if fit else self._catalog.save(self._say("library-new-bank"), (), "")

    def put(self, key: str, position: int | None, question: Question, *, joins: bool = False) -> int:
        """Set the question at a position, or append it for ``None``. Return its position.

        A question that the bank has already isn't appended again. The id is made unique. ``joins``: one undo reverts
        this change together with the previous one.
        """
        placed = self.questions(key)
        if position is None:
            same = next((at for at, held_question in placed.items() if same_words(held_question, question)), None)
            if same is not None:
                return same
            position = max(placed, default=-1) + 1
        old = placed.get(position)
        taken = {question.id for at, question in placed.items() if at != position}
        new = replace(question, id=free_id(old.id if old else question.id, taken))
        if new != old:
            what = Message("library-edited" if old else "library-added", {"text": shorter(new.text)})
            self._change(key, what, rows={position: new}, joins=joins)
        return position

    def take_out(self, key: str, position: int) -> None:
        """Remove the question at a position from its bank."""
        if old := self.questions(key).get(position):
            self._change(key, Message("library-removed", {"text": shorter(old.text)}), rows={position: None})

    def set_many(self, key: str, what: Message, rows: Mapping[int, Question | None]) -> None:
        """Set the questions at several positions in one change (``None`` removes one).

        ``what`` describes the change.
        """
        if rows:
            self._change(key, what, rows=rows)

    def describe(self, key: str, title: str, description: str, language: str, tags: Sequence[str]) -> None:
        """Set the title, description, language and tags of a bank."""
        bank = self.find(key)
        if bank and (title, description, language, tuple(tags)) != (bank.title, bank.about, bank.lang, bank.tags):
            facts = {"title": title, "description": description, "language": language, "tags": "\n".join(tags)}
            self._change(key, Message("library-details"), facts=facts)

    def copy(self, key: str, once: str) -> str:
        """Copy a bank. Return the key of the copy; a repeated ``once`` token returns the same copy."""
        bank = self.find(key)
        title = "" if bank is None else bank.title if not bank.own else self._say("library-copy", title=bank.title)
        tags, lang = (bank.tags, bank.lang) if bank else ((), "")
        content = tuple(self.questions(key).values())
        about = bank.about if bank else ""
        return self._catalog.save(title[:60], content, "", bank=once, tags=tags, lang=lang, about=about)

    def merge(self, key: str, other: str) -> int:
        """Add the questions of bank ``other`` that bank ``key`` doesn't have, up to the limit. Return how many were
        added.
        """
        source = self.find(other)
        placed = self.questions(key)
        known, taken = {gist(question) for question in placed.values()}, {question.id for question in placed.values()}
        rows: dict[int, Question] = {}
        position = max(placed, default=-1)
        for question in self.questions(other).values():
            if gist(question) not in known and len(placed) + len(rows) < limits.MAX_QUESTIONS:
                position += 1
                rows[position] = replace(question, id=free_id(question.id, taken))
                taken.add(rows[position].id)
                known.add(gist(question))
        if rows and source:
            self._change(key, Message("library-merged", {"count": len(rows), "title": source.title}), rows=rows)
        return len(rows)

    def archive(self, key: str, *, archived: bool) -> None:
        """Archive a bank or, with ``archived`` false, restore it."""
        self._saved.archive(_id(key), archived=archived)

    def _change(
        self,
        key: str,
        what: Message,
        facts: Mapping[str, str | bool | None] = NO_FACTS,
        rows: Mapping[int, Question | None] = NO_QUESTIONS,
        *,
        joins: bool = False,
    ) -> None:
        self._saved.change(_id(key), self._clock(), what, facts, rows, joins=joins)


def _id(key: str) -> str:
    return key.removeprefix(OWN)


def one_time_token() -> str:
    """Return a one-time token that makes a form submission idempotent."""
    return secrets.token_hex(8)


def question_digest(question: Question) -> str:
    """Return a digest of a question. With it a form detects whether the question was changed after it was shown."""
    return blake2s(msgspec.json.encode(question), digest_size=8).hexdigest()


def shorter(text: str, most: int = 40) -> str:
    """Return a text on one line, cut to ``most`` letters."""
    line = " ".join(text.split())
    return line if len(line) <= most else line[: most - 1] + "…"


def gist(question: Question) -> tuple[str, ...]:
    """Return what identifies a question regardless of its id: text, picture and right answers."""
    text = " ".join(question.text.casefold().split()).rstrip(" ?.!:")
    right = sorted(choice.text.casefold() for choice in question.choices if choice.right)
    return (text, question.image, *right, *(answer.casefold() for answer in question.accept[:1]))


def same_words(one: Question, other: Question) -> bool:
    """Return whether two questions are equal except for their ids."""
    return replace(one, id="") == replace(other, id="")


def free_id(wanted: str, taken: set[str]) -> str:
    """Return ``wanted`` or, if that id is taken, a free id made from it."""
    number, made = 1, wanted
    while made in taken:
        number += 1
        made = f"{wanted}-{number}"
    return made
