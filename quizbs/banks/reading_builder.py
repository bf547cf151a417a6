"""Building the reading of a file that isn't a table, from what a dialect finds in it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from quizbs.banks import limits
from quizbs.banks.cells import Cell, without_letters
from quizbs.banks.checks.questions import check
from quizbs.banks.draft import Draft, DraftChoice
from quizbs.banks.package.pictures import PictureNames, PlaceOf, nowhere
from quizbs.banks.problem import Problem, Unit, by_place, problem
from quizbs.banks.reading import Reading, Upload
from quizbs.banks.text.decoding import letters
from quizbs.banks.text.markup import PlainText
from quizbs.message import Message

_MOST_LISTED = 20  # questions of a kind that are listed individually


@dataclass
class ReadingBuilder:
    """What was found in a file so far: drafts, problems and notes.

    ``unit`` is what row numbers count: the lines of a text, or the questions of a file without lines.
    """

    unit: Unit = "question"
    drafts: list[Draft] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    notes: list[Message] = field(default_factory=list)
    pictures: PictureNames = field(default_factory=PictureNames)
    _unplayed: dict[str, list[tuple[int, str]]] = field(default_factory=dict)

    def leave_out(self, fault: str, row: int, value: str = "") -> None:
        """Record a question of a kind that can't be played; ``value`` is its text."""
        self._unplayed.setdefault(fault, []).append((row, value))

    def set_text(self, draft: Draft, shown: PlainText, *others: PlainText, place_of: PlaceOf = nowhere) -> None:
        """Set the text of a draft and its picture, preferably one that is inside the file.

        Further pictures and other media, also those of ``others``, become problems.
        """
        draft.text = Cell(shown.text, draft.text.column)
        taken = draft.image.text
        if shown.pictures and not taken:
            places = {address: place_of(address) for address in shown.pictures}
            taken = next((address for address in shown.pictures if places[address]), _address(shown.pictures[0]))
            place = places.get(taken, "")
            draft.image = Cell(self.pictures.give(place, taken) if place else taken)
        self._lose(draft, [address for part in (shown, *others) for address in part.pictures], taken)
        for kind in dict.fromkeys(kind for part in (shown, *others) for kind in part.media):
            self.problems.append(problem("reading-lost-media", draft.row, value=kind))

    def _lose(self, draft: Draft, pictures: Sequence[str], taken: str = "") -> None:
        for address in dict.fromkeys(pictures):
            if address != taken:
                self.problems.append(problem("reading-lost-picture", draft.row, value=_name(address)))

    def add_with_choices(
        self, draft: Draft, choices: Sequence[tuple[PlainText, bool]], feedback: Sequence[str] = ()
    ) -> None:
        """Add a draft with these choices, each given with whether it is right.

        ``feedback``: the feedback on the choices, in the same order. A question with a choice that is only a picture is
        left out.
        """
        if any(not shown.text and (shown.pictures or shown.media) for shown, _ in choices):
            self.leave_out("reading-picture-choices", draft.row, draft.text.text)
            return
        self._lose(draft, [address for shown, _ in choices for address in shown.pictures])
        texts = without_letters([shown.text for shown, _ in choices])
        draft.choices = [
            DraftChoice(Cell(text), right, Cell(why))
            for text, (_, right), why in zip(texts, choices, [*feedback, *[""] * len(choices)], strict=False)
            if text
        ]
        self.drafts.append(draft)

    def left_out(self) -> list[Problem]:
        """Return the problems of questions that can't be played: the first twenty of each kind, one for all others."""
        problems = []
        for fault, places in self._unplayed.items():
            problems += [problem(fault, row, value=value) for row, value in places[:_MOST_LISTED]]
            if more := len(places) - _MOST_LISTED:
                problems += (
                    [problem("reading-more-of-these", count=more, message=problems[-1].message)] if more > 0 else []
                )
        return problems

    @property
    def is_full(self) -> bool:
        """Return whether as many questions as allowed were found, so that the dialect should stop."""
        unplayed = sum(map(len, self._unplayed.values()))
        return len(self.drafts) + len(self.problems) + unplayed >= limits.MAX_ITEMS

    @property
    def is_empty(self) -> bool:
        """Return whether neither questions nor problems were found."""
        return not (self.drafts or self.problems or self._unplayed)


def reading(upload: Upload, dialect: str, builder: ReadingBuilder, title: str = "") -> Reading:
    """Return the reading of a file from what its dialect found."""
    checked = check(builder.drafts, builder.unit)
    problems = [*builder.problems, *builder.left_out(), *checked.problems]
    if builder.is_full:
        problems.append(problem("reading-too-many-items", most=limits.MAX_ITEMS))
    if builder.is_empty:
        problems = [problem("reading-nothing-inside")]
    placed = [
        problem if problem.row is None or problem.unit != "row" else replace(problem, unit=builder.unit)
        for problem in problems
    ]
    pictures = sum(bool(question.image) for question in checked.questions)
    notes = [
        Message("reading-recognised", {"dialect": dialect}),
        *builder.notes,
        *([Message("reading-pictures", {"count": pictures})] if pictures else []),
    ]
    decoded = upload.decoded
    return Reading(
        title=title.strip() or upload.title,
        dialect=dialect,
        questions=tuple(checked.questions),
        problems=tuple(sorted(placed, key=by_place)),
        notes=tuple(notes),
        rows=tuple(checked.rows),
        repeated=tuple(checked.repeated),
        encoding=decoded.encoding if decoded else "",
        letters=letters(decoded.text) if decoded else (),
        pictures=builder.pictures.places(question.image for question in checked.questions),
    )


def refused(upload: Upload, why: str | Problem) -> Reading:
    """Return the reading of a file of a known kind that can't be read."""
    return Reading(upload.title, "", problems=(why if isinstance(why, Problem) else problem(why),))


def _address(address: str) -> str:
    return address if address.startswith("https://") and len(address) <= limits.MAX_IMAGE_LENGTH else ""


def _name(address: str) -> str:
    return "" if address.startswith("data:") else address.rpartition("/")[2]
