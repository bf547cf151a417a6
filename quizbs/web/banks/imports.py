"""Importing uploads: reading them, and storing the teacher's decisions until they become banks.

Everything is in the database, so that a reload, a restart or a second tap neither loses nor repeats anything.
"""

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b

import msgspec
from msgspec.structs import replace

from quizbs.banks import picture_sandbox, sandbox
from quizbs.banks.alternative_readings import AlternativeReading, alternative_readings
from quizbs.banks.picture_sandbox import RefusedPicture, SmallPicture
from quizbs.banks.problem import Problem, problem
from quizbs.banks.reading import Reading, ReadOptions, Upload
from quizbs.quiz.picture import digest_of
from quizbs.store.store import Store
from quizbs.teacher.bank_catalog import BankCatalog
from quizbs.web.banks.import_draft import ImportDraft, mended, renumbered

PASTED = "pasted.csv"  # the file name of a pasted list
_MOST_WAYS = 3  # most alternative readings that are shown
_SOON_READ = 1_000_000  # bytes of a file that is fast to read again
_MAX_LISTED_PROBLEMS = 200  # problems with pictures that are listed individually
_ENTRY = b"PK\x01\x02"  # the start of each entry in a zip's directory; zipfile needs it
# most entries of a zip whose directory is read in this process: a longer one would block all games meanwhile
_ENTRIES = 2_000


class Imports:
    """Receives uploads and turns them into banks."""

    def __init__(self, store: Store, catalog: BankCatalog, clock: Callable[[], float]) -> None:
        self._pending, self._pictures, self._facts = store.pending_imports, store.pictures, store.key_values
        self._catalog, self._clock = catalog, clock

    def for_teacher(self, store: Store, catalog: BankCatalog) -> "Imports":
        """Return an ``Imports`` for one teacher's store and catalog."""
        return Imports(store, catalog, self._clock)

    def glance(self, text: str) -> Reading:
        """Read a pasted text without storing it, and return the reading."""
        return self._read(text.encode(), PASTED)[0]

    def _read(self, content: bytes, name: str) -> tuple[Reading, ReadOptions | None]:
        """Return the reading of a file, and the options that were chosen earlier for a file with the same columns.

        The options are ``None`` if none were chosen.
        """
        reading = sandbox.read(content, name)
        read_options = self._remembered(reading)
        return (sandbox.read(content, name, read_options) if read_options else reading), read_options

    def take(self, content: bytes, name: str, title: str, then: str, *, by_ai: bool = False) -> str:
        """Read a file, store it until it is confirmed, and return the id of the import.

        ``title`` is the bank's title, "" to take it from the file; ``then`` the page after the import; ``by_ai``: an AI
        assistant has written the questions.
        """
        digest = blake2b(content, digest_size=16).hexdigest()
        pictures: dict[str, str] = {}
        refused: list[Problem] = []
        if content.count(_ENTRY) <= _ENTRIES and picture_sandbox.is_ours(content):
            content, name, pictures, refused = self._unpacked(content, name)
        nothing = bool(refused) and not content  # a refused zip has its own message
        reading, read_options = (Reading(Upload(b"", name).title, ""), None) if nothing else self._read(content, name)
        inside, lost = self._inside(content, reading, pictures)
        draft = ImportDraft(
            title or reading.title,
            reading,
            read_options or ReadOptions(),
            inside,
            tuple(reading.repeated),
            then=then,
            by_ai=by_ai,
            ways=_alternatives(content, name, reading),
        )
        if not reading.personal:
            draft = replace(draft, digest=digest, before=self._bank_of(digest))
        stored = b"" if reading.personal else content  # names of students are not stored, not even for a day
        return self._pending.add(name, stored, _dump(self._linked(draft, refused, lost)), self._clock())

    def find(self, import_id: str) -> ImportDraft | None:
        """Return the import with this id, ``None`` if it doesn't exist."""
        pending = self._pending.find(import_id)
        try:
            return None if pending is None else msgspec.json.decode(pending.draft, type=ImportDraft)
        except msgspec.ValidationError:  # stored by an earlier quizbs
            return None

    def read_again(self, import_id: str, draft: ImportDraft, read_options: ReadOptions) -> None:
        """Read the file again with other options, if it is still stored. Corrected rows stay corrected."""
        pending = self._pending.find(import_id)
        if pending is None or not pending.content:
            return
        reading = sandbox.read(pending.content, pending.name, read_options)
        inside, lost = self._inside(pending.content, reading, draft.pictures, draft.reading.pictures)
        again = ImportDraft(draft.title, reading, read_options, inside, tuple(reading.repeated), then=draft.then)
        again = replace(again, digest=draft.digest, before=draft.before, by_ai=draft.by_ai)
        again = replace(again, ways=_alternatives(pending.content, pending.name, reading))
        for row, cells in renumbered(draft, read_options).items():
            again = mended(again, row, cells)
        self._remember(reading, read_options)
        self._pending.update(import_id, _dump(self._linked(again, lost=lost)))

    def save(self, import_id: str, draft: ImportDraft) -> None:
        """Store the draft with the teacher's decisions."""
        self._pending.update(import_id, _dump(draft))

    def mend(self, import_id: str, draft: ImportDraft, row: int, cells: Sequence[str]) -> bool:
        """Store a row with the teacher's corrections. Return whether it is a question now."""
        after = self._linked(mended(draft, row, tuple(cells)))
        self.save(import_id, after)
        return all(unread.row != row for unread in after.reading.unread_rows)

    def make_bank(self, import_id: str, draft: ImportDraft, title: str, tags: Sequence[str]) -> str:
        """Make a bank of the included questions and return its key. A repeated call returns the same bank."""
        pending = self._pending.find(import_id)
        key = self._catalog.save(title, draft.taken, pending.name if pending else "", bank=import_id, tags=tags)
        if draft.digest:
            self._facts.set(f"file:{draft.digest}", key)
        self.save(import_id, replace(draft, key=key, title=title))
        self._pending.empty(import_id)
        return key

    def left_out(self, import_id: str) -> int:
        """Return how many rows of the upload that became this bank were rejected; 0 once the upload is deleted."""
        draft = self.find(import_id)
        if draft is None:
            return 0
        return len({problem.row for problem in draft.reading.faults if problem.row} - set(draft.reading.rows))

    def forget(self, import_id: str) -> None:
        """Delete an upload that the teacher doesn't want."""
        self._pending.forget(import_id)

    def _bank_of(self, digest: str) -> str:
        """Return the key of the bank that was imported from an identical file, "" if there is no such bank."""
        key = self._facts.get(f"file:{digest}") or ""
        return key if key and self._catalog.find(key) else ""

    def _linked(
        self, draft: ImportDraft, refused: Sequence[Problem] = (), lost: Mapping[str, RefusedPicture] = {}
    ) -> ImportDraft:
        named = filter(None, (digest_of(question.image) for question in draft.reading.questions))
        return _with_pictures(draft, self._pictures.sizes(named), refused, lost)

    def _unpacked(self, content: bytes, name: str) -> tuple[bytes, str, dict[str, str], list[Problem]]:
        archive = picture_sandbox.unpacked(content)
        if archive.refused:
            return b"", name, {}, [Problem(None, None, "", archive.refused.message)]
        pictures, lost = self._store_pictures(archive.pictures)
        refused = [_picture_problem(picture, why) for picture, why in lost.items()]
        return archive.table, archive.name, pictures, refused

    def _inside(
        self, content: bytes, reading: Reading, pictures: Mapping[str, str], places: Mapping[str, str] = {}
    ) -> tuple[dict[str, str], dict[str, RefusedPicture]]:
        """Return the digests of pictures by name, including pictures inside the file, and why others were refused.

        ``pictures`` are those stored before, ``places`` where they were in the file. If the file is now read with other
        options, a name may stand for a picture in another place, which is then read from the file.
        """
        known = {name: picture for name, picture in pictures.items() if places.get(name) == reading.pictures.get(name)}
        wanted = {name: place for name, place in reading.pictures.items() if name not in known}
        added, lost = self._store_pictures(picture_sandbox.taken_out(content, wanted))
        return known | added, lost

    def _store_pictures(
        self, pictures: Mapping[str, SmallPicture | RefusedPicture]
    ) -> tuple[dict[str, str], dict[str, RefusedPicture]]:
        digests: dict[str, str] = {}
        lost = {}
        for name, picture in pictures.items():
            if isinstance(picture, SmallPicture):
                digests[name] = self._pictures.save(picture.width, picture.height, picture.content, self._clock())
            else:
                lost[name] = picture
        return digests, lost

    def _remembered(self, reading: Reading) -> ReadOptions | None:
        roles = self._facts.get(_signature(reading)) if reading.header else None
        if roles is None:
            return None
        columns: dict[int, str] = msgspec.json.decode(roles, type=dict[int, str])
        return replace(reading.read_options, columns=columns)

    def _remember(self, reading: Reading, read_options: ReadOptions) -> None:
        if read_options.columns is not None and reading.header and reading.questions:
            self._facts.set(_signature(reading), msgspec.json.encode(read_options.columns).decode())


def _alternatives(content: bytes, name: str, reading: Reading) -> tuple[AlternativeReading, ...]:
    """Return other readings of a file if it is ambiguous and fast to read, otherwise nothing."""
    if not (reading.guesses and reading.alternatives and reading.questions) or len(content) > _SOON_READ:
        return ()
    return alternative_readings(reading, lambda options: sandbox.read(content, name, options), _MOST_WAYS)


def _dump(draft: ImportDraft) -> str:
    return msgspec.json.encode(draft).decode()


def _signature(reading: Reading) -> str:
    return "columns:" + "|".join(" ".join(cell.casefold().split()) for cell in reading.header)[:400]


def _picture_problem(name: str, why: RefusedPicture, number: int | None = None) -> Problem:
    return Problem(number, "picture", name, why.message, "question")


def _with_pictures(
    draft: ImportDraft,
    sizes: Mapping[str, int],
    refused: Sequence[Problem] = (),
    lost: Mapping[str, RefusedPicture] = {},
) -> ImportDraft:
    """Return the draft with questions linked to their uploaded pictures, and with the problems of missing pictures.

    ``sizes`` has the digests of stored pictures, ``lost`` the reasons of refused pictures by name. A missing picture
    whose name has the form of a stored picture's is renamed, so that no screen requests it.
    """
    questions = []
    missing: list[Problem] = []
    for number, question in enumerate(draft.reading.questions):
        name = question.image.replace("\\", "/").rpartition("/")[2].lower()
        digest = digest_of(question.image)
        if name in draft.pictures:
            questions.append(replace(question, image=draft.pictures[name]))
            continue
        gone = bool(digest) and digest not in sizes
        questions.append(replace(question, image=question.image.replace(".", "-not-here.")) if gone else question)
        if question.image and (gone or not digest) and len(missing) < _MAX_LISTED_PROBLEMS:
            row = draft.reading.rows[number] if number < len(draft.reading.rows) else None
            if name in lost:
                missing.append(_picture_problem(question.image, lost[name], row))
                continue
            elsewhere = "://" in question.image
            fault = "reading-elsewhere" if elsewhere else "reading-not-in-zip"
            missing.append(problem(fault, row, "picture", question.image))
    known = set(draft.reading.problems)
    added = [problem for problem in (*refused, *missing) if problem not in known]
    problems = (*draft.reading.problems, *added)
    return replace(draft, reading=replace(draft.reading, questions=tuple(questions), problems=problems))
