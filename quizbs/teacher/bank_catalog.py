"""The catalog of banks: those shipped with the program, and the teacher's own."""

from collections.abc import Callable, Sequence

import msgspec

from quizbs.banks.shipped import ShippedBank
from quizbs.quiz.question import Question
from quizbs.store.owners import scoped
from quizbs.store.saved_banks import SavedBank, SavedBanks
from quizbs.teacher import language


class CatalogEntry(msgspec.Struct, frozen=True):
    """A bank as listed on the set-up page. ``lang`` is a code, ``language`` its name; ``questions`` is a count."""

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
        """Return the language's own name, "" if unknown."""
        return language.name(self.lang)


class BankCatalog:
    """All banks by key: the file's name for shipped ones, ``own-<id>`` for the teacher's.

    A shipped bank is loaded on first use: a restart during a lesson needs none of them.
    """

    def __init__(self, shipped: Sequence[ShippedBank], saved: SavedBanks, clock: Callable[[], float]) -> None:
        self._shipped = {bank.key: bank for bank in shipped}
        self._saved, self._clock = saved, clock

    def for_teacher(self, owner: str) -> "BankCatalog":
        """Return the catalog of the shipped banks and this teacher's."""
        return scoped(self, saved=self._saved.for_teacher(owner))

    def offered(self) -> list[CatalogEntry]:
        """Return the banks to choose from, the teacher's own first."""
        shipped = [_shipped(bank) for bank in self._shipped.values() if bank.questions]
        return [_own(bank) for bank in self._saved.list()] + shipped

    def archived(self) -> list[CatalogEntry]:
        """Return the teacher's archived banks."""
        return [_own(bank) for bank in self._saved.list(archived=True)]

    def find(self, key: str) -> CatalogEntry | None:
        """Return the bank with this key."""
        if key in self._shipped:
            shipped = self._shipped[key]
            return _shipped(shipped) if shipped.questions else None
        own = self._saved.find(key.removeprefix("own-")) if key.startswith("own-") else None
        return None if own is None else _own(own)

    def content(self, key: str) -> tuple[tuple[Question, ...], str]:
        """Return a bank's questions and language; no questions for an unknown key."""
        if key in self._shipped:
            return self._shipped[key].questions, _shipped(self._shipped[key]).lang
        own = self.find(key)
        return (self._saved.questions(key.removeprefix("own-")), own.lang) if own else ((), "")

    def keep(
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
        """Save a bank of the teacher's and return its key. If the id exists, nothing is stored."""
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
