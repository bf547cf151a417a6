"""The catalog of banks: those shipped with the program, and the teacher's own."""

from collections.abc import Callable, Sequence

import msgspec

from quizbs.banks.shipped import ShippedBank
from quizbs.quiz.question import Question
from quizbs.store.owners import scoped
from quizbs.store.saved_banks import SavedBank, SavedBanks
from quizbs.teacher import language


class CatalogEntry(msgspec.Struct, frozen=True):
    """A bank as the set-up page lists it. ``lang`` is its language code, ``questions`` the number of its questions.

    ``own``: it is the teacher's, not shipped. ``about`` is the teacher's text about the bank, ``description`` the text
    that pages show.
    """

    key: str
    title: str
    description: str
    questions: int
    lang: str = ""
    own: bool = False
    tags: tuple[str, ...] = ()
    about: str = ""  # the teacher's description
    source: str = ""  # the imported file
    archived: bool = False

    @property
    def language(self) -> str:
        """Return the name of the bank's language in that language, "" if unknown."""
        return language.name(self.lang)


class BankCatalog:
    """All banks by key. The key of a shipped bank is its file name, that of a teacher's bank is ``own-<id>``.

    A shipped bank is loaded on first use, since a restart during a lesson needs no shipped bank.
    """

    def __init__(self, shipped: Sequence[ShippedBank], saved: SavedBanks, clock: Callable[[], float]) -> None:
        self._shipped = {bank.key: bank for bank in shipped}
        self._saved, self._clock = saved, clock

    def for_teacher(self, owner: str) -> "BankCatalog":
        """Return the catalog of the shipped banks and this teacher's own."""
        return scoped(self, saved=self._saved.for_teacher(owner))

    def offered(self) -> list[CatalogEntry]:
        """Return the banks that can be chosen, the teacher's own first."""
        shipped = [_shipped(bank) for bank in self._shipped.values() if bank.questions]
        return [_own(bank) for bank in self._saved.list()] + shipped

    def archived(self) -> list[CatalogEntry]:
        """Return the teacher's archived banks."""
        return [_own(bank) for bank in self._saved.list(archived=True)]

    def find(self, key: str) -> CatalogEntry | None:
        """Return the bank with this key, shipped or the teacher's own, ``None`` if it isn't found."""
        if key in self._shipped:
            shipped = self._shipped[key]
            return _shipped(shipped) if shipped.questions else None
        own = self._saved.find(key.removeprefix("own-")) if key.startswith("own-") else None
        return None if own is None else _own(own)

    def content(self, key: str) -> tuple[tuple[Question, ...], str]:
        """Return a bank's questions and language code; no questions for an unknown key."""
        if key in self._shipped:
            return self._shipped[key].questions, _shipped(self._shipped[key]).lang
        own = self.find(key)
        return (self._saved.questions(key.removeprefix("own-")), own.lang) if own else ((), "")

    def save(
        self,
        title: str,
        questions: Sequence[Question],
        source: str,
        *,
        bank: str = "",
        tags: Sequence[str] = (),
        lang: str = "",
        about: str = "",
    ) -> str:
        """Save a bank of the teacher's, and return its key. Nothing is stored if a bank with the id ``bank`` exists
        already.
        """
        lang, at = lang or language.guess(questions), self._clock()
        return "own-" + self._saved.add(
            title, questions, at, language=lang, description=about, source=source, tags=tags, bank=bank
        )


def _shipped(bank: ShippedBank) -> CatalogEntry:
    about = f"{bank.about.rstrip('.')} ({bank.ages})" if bank.about and bank.ages else bank.about or bank.ages
    lang = bank.language or language.guess(bank.questions)
    tags = (bank.subject,) if bank.subject else ()
    return CatalogEntry(bank.key, bank.title, about, len(bank.questions), lang, tags=tags, about=about)


def _own(bank: SavedBank) -> CatalogEntry:
    return CatalogEntry(
        key=f"own-{bank.id}",
        title=bank.title,
        description=bank.description or bank.source,
        questions=bank.questions,
        lang=bank.language,
        own=True,
        tags=bank.tags,
        about=bank.description,
        source=bank.source,
        archived=bank.archived,
    )
