"""An upload on its way to a bank: what was read of it, and what the teacher has said about it since.

All of it waits in the database, so that a reload, a restart or a second tap loses and doubles nothing.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from quizbs.banks import picture_sandbox, sandbox
from quizbs.banks.picture_sandbox import Refused, Small
from quizbs.banks.problem import Problem, problem
from quizbs.banks.reading import Reading, Wishes
from quizbs.banks.words import file_words
from quizbs.quiz.picture import digest_of
from quizbs.session.bank_catalog import BankCatalog
from quizbs.web.banks import words
from quizbs.web.banks.import_draft import Told, mended

_MANY = 200  # problems with pictures that are told one by one
_ENTRY = b"PK\x01\x02"  # begins each entry of a zip's directory, and zipfile reads none without it
_ENTRIES = 2_000  # in a zip whose directory is read here; a longer one would hold up all games, so the child gets it


class Waits(Protocol):
    """Where uploads wait."""

    def add(self, name: str, content: bytes, told: str, at: float) -> str: ...
    def find(self, waiting: str) -> Any: ...
    def tell(self, waiting: str, told: str) -> None: ...
    def empty(self, waiting: str) -> None: ...
    def forget(self, waiting: str) -> None: ...


class KeptPictures(Protocol):
    """Where pictures are kept."""

    def keep(self, width: int, height: int, content: bytes, at: float) -> str: ...
    def sizes(self, digests: Iterable[str]) -> Mapping[str, int]: ...


class Notes(Protocol):
    """Facts by key."""

    def get(self, key: str) -> str | None: ...
    def set(self, key: str, value: str) -> None: ...


class Incoming:
    """Takes uploads in and makes banks of them."""

    def __init__(
        self, waits: Waits, pictures: KeptPictures, notes: Notes, shelf: BankCatalog, clock: Callable[[], float]
    ) -> None:
        self._waits, self._pictures, self._notes, self._shelf, self._clock = waits, pictures, notes, shelf, clock

    def take(self, content: bytes, name: str, title: str, then: str) -> str:
        """Read a file, keep it waiting and return its id."""
        digest = blake2b(content, digest_size=16).hexdigest()
        pictures: dict[str, str] = {}
        refused: list[Problem] = []
        if content.count(_ENTRY) <= _ENTRIES and picture_sandbox.is_ours(content):
            content, name, pictures, refused = self._unpacked(content, name)
        reading = sandbox.read(content, name)
        wishes = self._remembered(reading)
        if wishes:
            reading = sandbox.read(content, name, wishes)
        inside, lost = self._inside(content, reading, pictures)
        told = Told(title or reading.title, reading, wishes or Wishes(), inside, tuple(reading.repeated), then=then)
        if not reading.personal:
            told = replace(told, digest=digest, before=self._bank_of(digest))
        kept = b"" if reading.personal else content  # names of students are never kept, not even for a day
        return self._waits.add(name, kept, _dump(self._pictured(told, refused, lost)), self._clock())

    def find(self, waiting: str) -> Told | None:
        """Return what is known of an upload."""
        found = self._waits.find(waiting)
        return None if found is None else msgspec.json.decode(found.told, type=Told)

    def read_again(self, waiting: str, told: Told, wishes: Wishes) -> None:
        """Read the file in another way, as long as it is kept. Mended rows stay mended."""
        found = self._waits.find(waiting)
        if not found.content:
            return
        reading = sandbox.read(found.content, found.name, wishes)
        inside, lost = self._inside(found.content, reading, told.pictures, told.reading.pictures)
        again = Told(told.title, reading, wishes, inside, tuple(reading.repeated), then=told.then)
        again = replace(again, digest=told.digest, before=told.before)
        for row, cells in told.mended.items():
            again = mended(again, row, cells)
        self._remember(reading, wishes)
        self._waits.tell(waiting, _dump(self._pictured(again, lost=lost)))

    def say(self, waiting: str, told: Told) -> None:
        """Keep what the teacher has said."""
        self._waits.tell(waiting, _dump(told))

    def mend(self, waiting: str, told: Told, row: int, cells: Sequence[str]) -> bool:
        """Read a row as the teacher has mended it; tell whether it gives a question now."""
        after = self._pictured(mended(told, row, tuple(cells)))
        self.say(waiting, after)
        return all(one.row != row for one in after.reading.left)

    def keep(self, waiting: str, told: Told, title: str, tags: Sequence[str]) -> str:
        """Make a bank of what is ticked and return its key; asked twice, it is the same bank."""
        found = self._waits.find(waiting)
        key = self._shelf.keep(title, told.taken, found.name, bank=waiting, tags=tags)
        if told.digest:
            self._notes.set(f"file:{told.digest}", key)
        self.say(waiting, replace(told, key=key, title=title))
        self._waits.empty(waiting)
        return key

    def forget(self, waiting: str) -> None:
        """Forget an upload that nobody wants."""
        self._waits.forget(waiting)

    def _bank_of(self, digest: str) -> str:
        """Return the bank that was made of this very file before, if it is still there."""
        key = self._notes.get(f"file:{digest}") or ""
        return key if key and self._shelf.find(key) else ""

    def _pictured(self, told: Told, refused: Sequence[Problem] = (), lost: Mapping[str, Refused] = {}) -> Told:
        named = filter(None, (digest_of(one.image) for one in told.reading.questions))
        return _with_pictures(told, self._pictures.sizes(named), refused, lost)

    def _unpacked(self, content: bytes, name: str) -> tuple[bytes, str, dict[str, str], list[Problem]]:
        found = picture_sandbox.unpacked(content)
        if found.refused:
            told = found.refused
            return b"", name, {}, [Problem(None, None, "", told.message, told.fix)]
        kept, lost = self._kept(found.pictures)
        refused = [_lost(picture, why) for picture, why in lost.items()]
        return found.table, found.name, kept, refused

    def _inside(
        self, content: bytes, reading: Reading, pictures: Mapping[str, str], places: Mapping[str, str] = {}
    ) -> tuple[dict[str, str], dict[str, Refused]]:
        """Return the kept pictures with those that lie in the bank's own file, and why others of it are not kept.

        ``places`` are those at which pictures lay before: read in another way, a name may mean another picture.
        """
        known = {name: one for name, one in pictures.items() if places.get(name) == reading.pictures.get(name)}
        wanted = {name: place for name, place in reading.pictures.items() if name not in known}
        kept, lost = self._kept(picture_sandbox.taken_out(content, wanted))
        return known | kept, lost

    def _kept(self, pictures: Mapping[str, Small | Refused]) -> tuple[dict[str, str], dict[str, Refused]]:
        kept: dict[str, str] = {}
        lost = {}
        for picture, one in pictures.items():
            if isinstance(one, Small):
                kept[picture] = self._pictures.keep(one.width, one.height, one.content, self._clock())
            else:
                lost[picture] = one
        return kept, lost

    def _remembered(self, reading: Reading) -> Wishes | None:
        kept = self._notes.get(_signature(reading)) if reading.header else None
        if kept is None:
            return None
        columns: dict[int, str] = msgspec.json.decode(kept, type=dict[int, str])
        return replace(reading.wishes, columns=columns)

    def _remember(self, reading: Reading, wishes: Wishes) -> None:
        if wishes.columns is not None and reading.header and reading.questions:
            self._notes.set(_signature(reading), msgspec.json.encode(wishes.columns).decode())


def _dump(told: Told) -> str:
    return msgspec.json.encode(told).decode()


def _signature(reading: Reading) -> str:
    return "columns:" + "|".join(" ".join(cell.casefold().split()) for cell in reading.header)[:400]


def _lost(name: str, why: Refused, number: int | None = None) -> Problem:
    return Problem(number, words.FIELDS["picture"], name, why.message, why.fix, "question")


def _with_pictures(
    told: Told, kept: Mapping[str, int], refused: Sequence[Problem] = (), lost: Mapping[str, Refused] = {}
) -> Told:
    """Let questions show the pictures that came along, and tell of those that did not; ``lost`` says why by name.

    ``kept`` are the pictures that were here before. One that is named like those, but is not here, gets another name,
    so that no screen looks for it.
    """
    questions = []
    missing: list[Problem] = []
    for number, one in enumerate(told.reading.questions):
        name = one.image.replace("\\", "/").rpartition("/")[2].lower()
        digest = digest_of(one.image)
        if name in told.pictures:
            questions.append(replace(one, image=told.pictures[name]))
            continue
        gone = bool(digest) and digest not in kept
        questions.append(replace(one, image=one.image.replace(".", "-not-here.")) if gone else one)
        if one.image and (gone or not digest) and len(missing) < _MANY:
            row = told.reading.rows[number] if number < len(told.reading.rows) else None
            if name in lost:
                missing.append(_lost(one.image, lost[name], row))
                continue
            elsewhere = "://" in one.image
            fault = file_words.ELSEWHERE if elsewhere else file_words.NOT_IN_ZIP
            missing.append(problem(fault, row, words.FIELDS["picture"], one.image))
    known = set(told.reading.problems)
    added = [one for one in (*refused, *missing) if one not in known]
    problems = (*told.reading.problems, *added)
    return replace(told, reading=replace(told.reading, questions=tuple(questions), problems=problems))
