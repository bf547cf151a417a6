"""A snapshot of a lesson, from which its screens' views are made."""

from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import asdict

from quizbs.game.moments import ms
from quizbs.lesson import Desk, Player, SessionState, Viewer, Wall
from quizbs.lesson.lesson_state import LessonState
from quizbs.lesson.views.answers import answers_of
from quizbs.lesson.views.memo import Memo
from quizbs.lesson.views.questions_in import question_languages, questions_in
from quizbs.lesson.views.sections import Changes, Sections, composed
from quizbs.lesson.views.view_types import Version
from quizbs.lesson.views.whole import Common, Scene, View, sections_for, shared_parts, version_for
from quizbs.live.drawn_names import is_drawn
from quizbs.store.people import Person


class LessonSnapshot:
    """The views of a lesson at one time. Sections that many viewers share are built once.

    ``number`` increases with each snapshot, so that no screen is sent an older one after a newer. ``now`` is in ms.
    ``changes`` caches the encoded differences to earlier snapshots.
    """

    def __init__(self, number: int, scene: Scene, memo: Memo) -> None:
        self.number = number
        self._scene, self._memo = scene, memo
        self._languages = question_languages(scene, memo)
        self._parts: dict[tuple[str, bool], tuple[Scene, Common]] = {("", False): (scene, shared_parts(scene, memo))}
        self.now, self.changes = ms(scene.now), Changes()

    def version(self, seat: int | None, *, desk: bool = False) -> Version:
        """Return the version of a seat's view; for ``None`` that of the wall, or of the desk with ``desk``."""
        return version_for(self._scene, _viewer(seat, desk=desk))

    def sections(self, seat: int | None, *, desk: bool = False, languages: Sequence[str] = ()) -> Sections:
        """Return the sections that a seat may see; for ``None`` the host's wall or, with ``desk``, the desk.

        A seat reads questions in the first of its ``languages`` into which they are translated, and in no other
        language; wall and desk get them in the lesson's language and in a second one.
        """
        wanted = (self._scene.session.language,) if seat is None else languages
        alone = seat is not None and bool(self._languages.known)
        scene, common = self._in(self._languages.choose(wanted), alone=alone)
        return sections_for(scene, common, _viewer(seat, desk=desk))

    def _in(self, language: str, *, alone: bool) -> tuple[Scene, Common]:
        """Return the scene with its questions in a language, and the sections that viewers of that language share.

        ``alone``: the questions are in no second language.
        """
        key = language, alone
        if key not in self._parts:
            memo = self._memo.get(f"in {language}", int(alone), (), None, Memo)
            scene = questions_in(self._scene, language, memo, alone=alone)
            self._parts[key] = scene, shared_parts(scene, memo)
        return self._parts[key]

    def view(self, seat: int | None, *, desk: bool = False, languages: Sequence[str] = ()) -> View:
        """Return the whole view as a screen puts it together from its sections.

        The arguments are those of ``sections``.
        """
        return composed(self.sections(seat, desk=desk, languages=languages), self._scene.now)

    def elsewhere(self, games: Collection[str]) -> set[int]:
        """Return the seats whose tables play none of these games."""
        here = {table for table, (id_, _, _) in self._scene.games.items() if id_ in games}
        return {player.seat for player in self._scene.session.present if player.table not in here}

    def phases(self) -> set[str]:
        """Return the phases of the games at the tables with people, "" for a table without a game."""
        games = (self._scene.game(player.table) for player in self._scene.session.present)
        return {game.phase if game else "" for game in games}

    def hides_cards_until_stamp(self, seat: int | None) -> bool:
        """Return whether the seat's phone only says "look at the projector" now."""
        player = None if seat is None else self._scene.session.seat(seat)
        game = self._scene.game(player.table) if player else None
        turning = game is not None and game.phase == "turning"
        return turning and player is not None and self._scene.stage.hides_cards_until_stamp(player.table, player.seat)


def _viewer(seat: int | None, *, desk: bool) -> Viewer:
    return Player(seat) if seat is not None else Desk() if desk else Wall(host=True)


def all_names(
    session: SessionState, everybody: Sequence[Person], ticked: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, str], set[str], dict[int, str], dict[int, str]]:
    """Return names and animals by person id, the ids of people with a typed name, and names and real names by seat."""
    people = {person.id: person.name for person in everybody}
    heads = {person.id: person.head for person in everybody}
    typed = {person for person, name in people.items() if not is_drawn(name)}
    return people, heads, typed, seat_names(session, people), seat_names(session, ticked)


def seat_names(session: SessionState, people: Mapping[str, str]) -> dict[int, str]:
    """Return the name of each seat. If several people share a seat, their names are joined by " & "."""
    return {
        seat.seat: " & ".join(known)
        for seat in session.present
        if (known := [people[person] for person in seat.people if person in people])
    }


def earlier_answers(whole: LessonState, people: Mapping[str, str]) -> list[dict[str, object]]:
    """Return the answers of each table's earlier games, with the names people had at the time."""
    state, answers = whole.session, []
    for dealt, game in whole.earlier():
        names = seat_names(state, people) | _names_at(state, people, dealt.over_at)
        answers += [asdict(answer) | {"name": names.get(answer.seat, "")} for answer in answers_of(dealt, game)]
    return answers


def _names_at(session: SessionState, people: Mapping[str, str], at: float) -> dict[int, str]:
    """Return the names, by seat, of the people who had the seats at time ``at`` (s). Some of them may have left since
    then.
    """
    there = {seat.seat: [people[person] for person in seat.people_at(at) if person in people] for seat in session.seats}
    return {seat: " & ".join(names) for seat, names in there.items() if names}
